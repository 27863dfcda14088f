// The points of a seat in the list of players: those it has, and in words what a scoring now would add.

import type { ScoreSheet } from "../../net/types";
import { say } from "../../state/i18n.svelte";

export function standing(sheet: ScoreSheet, seat: number): { points: number; note: string } {
  const lines = sheet.lines.filter((line) => line.seat === seat);
  const sum = (which: typeof lines) => which.reduce((points, line) => points + line.points, 0);
  const points = sum(lines.filter((line) => line.kind === "basilica-scoring"));
  return { points, note: say("basilica-standing", { points: sum(lines) - points }) };
}
