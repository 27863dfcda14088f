// Client-side routing by the path below the root. Links are ordinary links; our own do not reload the page.

import { ROOT_URL } from "../net/urls";

export interface Route {
  page: string;
  rest: string[];
  hash: string;
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray %: no page has such an address
  }
}

function currentRoute(): Route {
  const path = location.pathname.slice(ROOT_URL.pathname.length).replace(/\/+$/, "");
  const [page = "", ...rest] = path.split("/").map(safeDecode);
  return { page, rest, hash: location.hash.slice(1) };
}

export const route: { now: Route } = $state({ now: currentRoute() });

/** The path of one of our pages: `link("rules/sagrada")`. */
export const link = (path: string) => ROOT_URL.pathname + path;
export const absoluteUrl = (path: string) => new URL(path, ROOT_URL).href;

export function navigate(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", link(path));
  route.now = currentRoute();
  if (!replace && !location.hash) scrollTo(0, 0);
}

addEventListener("popstate", () => (route.now = currentRoute()));
addEventListener("hashchange", () => (route.now = currentRoute()));

/** Click handler of the document: our own links change the route without a reload. */
export function followLink(event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const anchor = (event.target as Element).closest("a");
  if (!anchor || anchor.target || anchor.hasAttribute("download") || anchor.origin !== location.origin)
    return;
  if (
    !anchor.pathname.startsWith(ROOT_URL.pathname) ||
    anchor.pathname.startsWith(`${ROOT_URL.pathname}api/`)
  )
    return;
  if (anchor.pathname === location.pathname && anchor.hash) return; // a place on this page
  event.preventDefault();
  navigate(anchor.pathname.slice(ROOT_URL.pathname.length) + anchor.search + anchor.hash);
}
