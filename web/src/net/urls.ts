// Where the client lies: below the root path of its server, whatever that is.

const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");

/** The folder of the page: assets/ lies in it when built, src/ while it is developed. */
export const ROOT = new URL("../", script?.src ?? location.href);
export const API = new URL("api/v1/", ROOT);

export function socketAddress(): URL {
  const found = new URL("socket", API);
  found.protocol = found.protocol.replace("http", "ws");
  return found;
}
