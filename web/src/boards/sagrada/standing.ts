// The points of a seat as they are shown: what it has gained, and apart from that the cells it still has to fill.

import type { ScoreSheet } from "../../net/types";
import { say } from "../../state/i18n.svelte";
import type { SagradaView } from "./types";

export interface SeatStanding {
  /** Without the points that empty cells cost at the end. */
  gained: number;
  empty: number;
  /** What each empty cell costs at the end. */
  each: number;
}

export function standingOf(sheet: ScoreSheet, seat: number): SeatStanding {
  const lines = sheet.lines.filter((line) => line.seat === seat);
  const open = lines.find((line) => line.kind === "sagrada-empty");
  return {
    gained: lines.reduce((sum, line) => sum + line.points, 0) - (open?.points ?? 0),
    empty: Number(open?.params["cells"] ?? 0),
    each: Number(open?.params["each"] ?? 0),
  };
}

/** The same for the list of players: while the game goes on, points and what is still open, in words. */
export function standing(sheet: ScoreSheet, seat: number): { points: number; note: string } {
  const { gained, empty } = standingOf(sheet, seat);
  return { points: gained, note: say("sagrada-web-empty-cells", { cells: empty }) };
}

/** The seats with the most points of those that are shown; none while nobody is ahead. */
export function leaders(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const ahead = points.flatMap((one, seat) => (one === most ? [seat] : []));
  return ahead.length === points.length ? [] : ahead;
}

/** The points to compare seats by: while a private objective is hidden, none counts. No one leads where scores are hidden. */
export function comparable(
  view: SagradaView,
  sheet: ScoreSheet | null,
  counted: readonly number[] | null,
): number[] {
  const shown = view.players.map((_, seat) => shownPoints(view, sheet, seat, counted));
  const isPartial = shown.some((one) => one?.isPartial);
  const own = (seat: number) =>
    (sheet?.lines ?? [])
      .filter((line) => line.seat === seat && line.kind === "sagrada-private")
      .reduce((sum, line) => sum + line.points, 0);
  return shown.map((one, seat) => (one?.points ?? 0) - (isPartial ? own(seat) : 0));
}

export interface ShownPoints {
  points: number;
  empty: number;
  each: number;
  /** A private objective that is still hidden is not among them. */
  isPartial: boolean;
}

/**
 * The points that a board shows for a seat: what it has gained so far; at the end the total; while the end is counted,
 * what is counted so far. Null where scores are hidden.
 */
export function shownPoints(
  view: SagradaView,
  sheet: ScoreSheet | null,
  seat: number,
  counted: readonly number[] | null,
): ShownPoints | null {
  if (counted) return { points: counted[seat] ?? 0, empty: 0, each: 0, isPartial: false };
  if (!sheet) return null;
  if (view.ending) return { points: sheet.totals[seat] ?? 0, empty: 0, each: 0, isPartial: false };
  const { gained, empty, each } = standingOf(sheet, seat);
  return { points: gained, empty, each, isPartial: view.players[seat]?.private === null };
}
