// A finished game from a real table, as it is being entered: what counts, and nothing else.
import type { ScoreLine } from "../../net/types";
import { BONUS_TOKENS, kinds } from "./tileFaces";

export interface Entry {
  /** For each seat how many visible buildings of each kind. */
  visible: [Record<string, number>, Record<string, number>];
  bonus: [number, number];
  /** Null until a number is entered: it only decides a tie. */
  imagination: [number, number] | null;
}

export const KINDS = kinds();
const MOST = new Map(KINDS.map(({ kind, most }) => [kind, most]));
const TILES = KINDS.reduce((sum, { most }) => sum + most, 0);

export const empty: Entry = { visible: [{}, {}], bonus: [0, 0], imagination: null };

type Pair<T> = [T, T];
const put = <T>(pair: Pair<T>, seat: number, value: T): Pair<T> =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];

export const count = (entry: Entry, seat: number, kind: string): number => entry.visible[seat]![kind] ?? 0;

/** One building more (1) or less (-1); the same entry where a faction has no more of the kind. */
export function build(entry: Entry, seat: number, kind: string, by: 1 | -1): Entry {
  const number = count(entry, seat, kind) + by;
  if (number < 0 || number > (MOST.get(kind) ?? 0)) return entry;
  return { ...entry, visible: put(entry.visible, seat, { ...entry.visible[seat], [kind]: number }) };
}

export function bonus(entry: Entry, seat: number, by: 1 | -1): Entry {
  const number = entry.bonus[seat]! + by;
  if (number < 0 || number + entry.bonus[1 - seat]! > BONUS_TOKENS) return entry;
  return { ...entry, bonus: put(entry.bonus, seat, number) };
}

export function imagination(entry: Entry, seat: number, by: 1 | -1): Entry {
  const known = entry.imagination ?? [0, 0];
  const number = Math.min(TILES, Math.max(0, known[seat]! + by));
  return { ...entry, imagination: put(known, seat, number) };
}

/** The position document, or null while there is nothing to count. */
export function document(entry: Entry): Record<string, unknown> | null {
  const visible = [0, 1].map((seat) =>
    KINDS.flatMap(({ kind }) => Array<string>(count(entry, seat, kind)).fill(kind)),
  );
  if (!visible.flat().length && !entry.bonus.some(Boolean)) return null;
  return {
    format: "rosace-position 2",
    game: "fantazja",
    visible,
    bonus: entry.bonus,
    ...(entry.imagination ? { imagination: entry.imagination } : {}),
  };
}

/** What of a seat's entry a line of the score sheet is about: a kind, `bonus` or `imagination`. */
export function pointed(line: ScoreLine | null, seat: number): string | null {
  if (!line || line.seat !== seat) return null;
  if (line.kind === "fantazja-bonus") return "bonus";
  if (line.kind === "fantazja-winner") return line.params["by"] === "imagination" ? "imagination" : null;
  return String(line.params["kind"] ?? "").replace("@fantazja-kind-", "") || null;
}
