// The points of a seat in the list of players: those it has, and in words what a scoring now would add.

import type { ScoreSheet, View } from "../../net/types";
import { say } from "../../state/i18n.svelte";
import type { BasilicaView } from "./view";

export function standing(sheet: ScoreSheet, seat: number): { points: number; note: string } {
  const points = pointsOf(sheet, seat, true);
  return { points, note: say("basilica-standing", { points: pointsOf(sheet, seat, false) }) };
}

/** Of scorings that were, or of one that would be now. */
function pointsOf(sheet: ScoreSheet, seat: number, isScored: boolean): number {
  return sheet.lines
    .filter((line) => line.seat === seat && (line.kind === "basilica-scoring") === isScored)
    .reduce((sum, line) => sum + line.points, 0);
}

/** What a deed changes in Basilica: points come only with a scoring. */
export const prospect = {
  points: (sheet: ScoreSheet, seat: number): number => pointsOf(sheet, seat, false),
  words: "basilica-prospect",
};

/** The colour of the last Juggler is chosen before a scoring: its preview would lie behind it. */
export function isScored(before: View, after: View): boolean {
  return (after as BasilicaView).scorings.length > (before as BasilicaView).scorings.length;
}
