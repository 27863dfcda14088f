// What a score sheet says about an objective.

import type { ScoreSheet } from "../../net/types";

/** The points of a seat for an objective, by the name of its words; null where the sheet has no such line. */
export function pointsOf(sheet: ScoreSheet | null, seat: number | null, name: string): number | null {
  const scored = sheet?.lines.find(
    (line) => line.seat === seat && line.params["objective"] === `@sagrada-${name}`,
  );
  return scored ? scored.points : null;
}

/** A number as it is printed: with a minus sign, not a hyphen. */
export const signed = (points: number): string => String(points).replace("-", "\u2212");
