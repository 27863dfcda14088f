// The addresses of the client and its server, which may lie below a root path.

const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");

/** The folder that holds assets/ in a build, and src/ in development. */
export const ROOT_URL = new URL("../", script?.src ?? location.href);
export const API_URL = new URL("api/v1/", ROOT_URL);

export function socketUrl(): URL {
  const url = new URL("socket", API_URL);
  url.protocol = url.protocol.replace("http", "ws");
  return url;
}
