// A cathedral that is deeper than the screen: what matters now is scrolled into view.

import { motionAllowed } from "../../state/settings.svelte";

/** Where to scroll so that a stretch is seen, moving as little as possible; its end if it does not fit. */
export function scrollFor(seen: { top: number; height: number }, top: number, bottom: number): number {
  if (bottom > seen.top + seen.height || bottom - top > seen.height) return bottom - seen.height;
  return Math.min(seen.top, top);
}

/** Show what may be touched in the box; if that is nothing, what has changed. */
export function showWhatMatters(box: HTMLElement, justPlaced: string | null): void {
  if (box.scrollHeight <= box.clientHeight) return;
  const lit = box.querySelectorAll(".el.lit");
  const changed = box.querySelectorAll(`.ring, [data-el="${justPlaced ?? ""}"]`);
  const boxes = [...(lit.length ? lit : changed)].map((element) => element.getBoundingClientRect());
  if (!boxes.length) return;
  const offset = box.scrollTop - box.getBoundingClientRect().top;
  const top = Math.min(...boxes.map((one) => one.top)) + offset;
  const bottom = Math.max(...boxes.map((one) => one.bottom)) + offset;
  const to = scrollFor({ top: box.scrollTop, height: box.clientHeight }, top, bottom);
  box.scrollTo({ top: to, behavior: motionAllowed() ? "smooth" : "auto" });
}
