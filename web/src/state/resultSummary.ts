// What decided a game: its points by kind of line, and where the winner got ahead.

import type { Result, ScoreLine, ScoreSheet } from "../net/types";
import { hasMessage, say, sayScoreLine } from "./i18n.svelte";

/** One kind of line with the points of each seat. */
export interface ResultRow {
  label: string;
  points: number[];
  /** As the subject of a sentence, where that has an article. */
  subject?: string;
}

/** A win by so few points is a narrow one. */
const NARROW_MARGIN = 3;

/** The message that names the lines of a kind together, or those about something, such as a type of building. */
const groupKey = ({ kind, params }: ScoreLine): string | undefined =>
  [`score-${kind}`, ...Object.values(params).map((value) => String(value).replace(/^@/, ""))]
    .map((key) => `${key}.group`)
    .find(hasMessage);

function groupLabel(line: ScoreLine): string {
  const key = groupKey(line);
  return key ? say(key, line.params) : sayScoreLine(line);
}

/**
 * The points of each kind of line. None if the sheet does not add up to the result: a game that was given up may have
 * a sheet with points that were not scored.
 */
export function resultRows(sheet: ScoreSheet | null, result: Result): ResultRow[] {
  if (!sheet || sheet.totals.some((total, seat) => total !== result.scores[seat])) return [];
  const rows = new Map<string, ResultRow>();
  for (const line of sheet.lines) {
    if (line.seat === null || (!line.points && !groupKey(line))) continue; // some lines only say who has won
    const label = groupLabel(line);
    const key = `score-${line.kind}.subject`;
    const row: ResultRow = rows.get(label) ?? {
      label,
      points: result.scores.map(() => 0),
      ...(hasMessage(key) ? { subject: say(key) } : {}),
    };
    row.points[line.seat]! += line.points;
    rows.set(label, row);
  }
  return [...rows.values()];
}

/** The seat that alone has won, or null. */
export function winnerOf(result: Result): number | null {
  const winners = result.utilities.flatMap((utility, seat) => (utility > 0 ? [seat] : []));
  return result.utilities.length > 1 && winners.length === 1 ? winners[0]! : null;
}

/** The points between the winner and the best of the others. */
export function marginOf({ scores }: Result, winner: number): number {
  return scores[winner]! - Math.max(...scores.filter((_, seat) => seat !== winner));
}

const KIND_EVENTS = { resigned: "table-resigned", time: "table-ran-out", left: "table-left" } as const;

export interface Told {
  result: Result;
  rows: ResultRow[];
  names: string[];
  /** The seat that reads it, or null. */
  reader: number | null;
  /** What a game alone must beat, or null. */
  target: number | null;
}

/** A sentence about where the game was decided. */
export function decisiveSentence({ result, rows, names, reader, target }: Told): string {
  const { kind, scores } = result;
  if (kind === "draw") return say("web-card-draw");
  if (kind === "update") return say("web-card-update");
  if (kind !== "rules") return say(KIND_EVENTS[kind], { name: names[result.seat ?? 0] ?? "" });
  if (names.length === 1) return targetSentence(scores[0]!, target, rows);
  const winner = winnerOf(result);
  if (winner === null) return say("web-card-shared", { points: Math.max(...scores) });
  const margin = marginOf(result, winner);
  if (margin <= 0) return say("web-card-level");
  const runnerUp = scores.indexOf(Math.max(...scores.filter((_, seat) => seat !== winner)));
  const lead = ({ points }: ResultRow) =>
    points[winner]! - points[runnerUp === winner ? 1 - winner : runnerUp]!;
  const best = [...rows].sort((one, other) => lead(other) - lead(one))[0];
  if (!best || lead(best) <= 0) return "";
  const params = { name: names[winner] ?? "", what: best.subject ?? best.label, points: lead(best) };
  if (margin <= NARROW_MARGIN) return say("web-card-narrow", { ...params, what: best.label });
  return say(reader === winner ? "web-card-decided.you" : "web-card-decided", params);
}

function targetSentence(points: number, target: number | null, rows: ResultRow[]): string {
  if (target !== null && points > target)
    return say("web-card-target-won", { target, margin: points - target });
  if (target !== null) return say("web-card-target-lost", { target, margin: target + 1 - points });
  const best = [...rows].sort((one, other) => other.points[0]! - one.points[0]!)[0];
  return best ? say("web-card-best", { what: best.label, points: best.points[0]! }) : "";
}
