// Points on their way from what brought them to the number of their owner.

import { formatGain } from "../state/points";
import { motionAllowed } from "../state/settings.svelte";
import { findElement } from "./animation";

/** How far apart points are that leave the same place. */
const BADGE_PX = 44;

/** Where a number of a seat is drawn: on the board, or where a scoring is told. */
const numberOf = (seat: number, where: "score" | "told-score"): DOMRect | undefined =>
  [...document.querySelectorAll(`[data-${where}="${seat}"]`)]
    .map((one) => one.getBoundingClientRect())
    .find(({ width }) => width);

/** The points of a seat on the board, if they are in sight: below the lines above it. */
export function pointsInSight(seat: number): DOMRect | undefined {
  const line = document.querySelector("[data-recap]")?.getBoundingClientRect();
  const number = numberOf(seat, "score");
  return number && number.top >= (line?.bottom ?? 0) - 1 && number.bottom <= innerHeight ? number : undefined;
}

/** Points rise from the elements and land at the number of their seat; resolves when they have. */
export async function flyPoints(
  box: HTMLElement,
  elements: readonly string[],
  seat: number,
  points: number,
  duration: number,
  signal: AbortSignal,
): Promise<void> {
  const target = pointsInSight(seat) ?? numberOf(seat, "told-score") ?? numberOf(seat, "score");
  const boxes = elements
    .map((one) => findElement(box, one)?.getBoundingClientRect())
    .filter((one) => one !== undefined);
  if (!motionAllowed() || !target || !boxes.length || signal.aborted) return;
  const x = boxes.reduce((sum, one) => sum + one.left + one.width / 2, 0) / boxes.length;
  const others = document.querySelectorAll(".flying-points").length; // they set out together, one below the other
  const y = boxes.reduce((sum, one) => sum + one.top + one.height / 2, 0) / boxes.length + others * BADGE_PX;
  const badge = document.createElement("span");
  badge.className = "flying-points number";
  badge.classList.toggle("loss", points < 0);
  badge.textContent = formatGain(points);
  badge.setAttribute("aria-hidden", "true");
  badge.style.left = `${x}px`;
  badge.style.top = `${y}px`;
  document.body.append(badge);
  const end = `translate(${target.left + target.width / 2 - x}px, ${target.top + target.height / 2 - y}px)`;
  const animation = badge.animate(
    [
      { transform: "scale(0.4)" },
      { transform: "scale(1.3)", offset: 0.25 },
      { transform: "scale(1.15)", offset: 0.45 },
      { transform: `${end} scale(1)`, opacity: 1, offset: 0.95 },
      { transform: `${end} scale(0.6)`, opacity: 0 },
    ],
    { duration, easing: "ease-in-out" },
  );
  const finish = () => animation.finish();
  signal.addEventListener("abort", finish);
  await animation.finished.catch(() => undefined);
  signal.removeEventListener("abort", finish);
  badge.remove();
}
