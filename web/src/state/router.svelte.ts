// Which page: the path below the root. Links are ordinary links; those of our own do not load the page anew.

import { ROOT } from "../net/urls";

export interface Route {
  page: string;
  rest: string[];
  hash: string;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray %: then there is nothing at this address
  }
}

function here(): Route {
  const path = location.pathname.slice(ROOT.pathname.length).replace(/\/+$/, "");
  const [page = "", ...rest] = path.split("/").map(decoded);
  return { page, rest, hash: location.hash.slice(1) };
}

export const route: { now: Route } = $state({ now: here() });

/** The address of a page of ours. */
export const link = (path: string) => ROOT.pathname + path;
export const absolute = (path: string) => new URL(path, ROOT).href;

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", link(path));
  route.now = here();
  if (!replace && !location.hash) scrollTo(0, 0);
}

addEventListener("popstate", () => (route.now = here()));
addEventListener("hashchange", () => (route.now = here()));

/** Follow links of our own without loading; others as the browser does. */
export function follow(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const found = (event.target as Element).closest("a");
  if (!found || found.target || found.hasAttribute("download") || found.origin !== location.origin) return;
  if (!found.pathname.startsWith(ROOT.pathname) || found.pathname.startsWith(`${ROOT.pathname}api/`)) return;
  if (found.pathname === location.pathname && found.hash) return; // a place on this page
  event.preventDefault();
  go(found.pathname.slice(ROOT.pathname.length) + found.search + found.hash);
}
