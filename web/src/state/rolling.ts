// How a number rolls to its new value: fast at first, and slower towards the end.

const LEAST_MS = 250;
const MOST_MS = 900;
const EACH_MS = 45;

/** How long so many points take. */
export const rollTime = (points: number): number => Math.min(MOST_MS, LEAST_MS + EACH_MS * Math.abs(points));

/** What is shown after this share of the time: whole numbers only, and the goal only when its time has come. */
export function rolled(from: number, to: number, share: number): number {
  if (share >= 1) return to;
  const eased = 1 - (1 - Math.max(0, share)) ** 2;
  return from + Math.trunc((to - from) * eased);
}
