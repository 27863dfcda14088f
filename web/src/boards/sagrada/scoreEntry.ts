// A window of a real table, as it is entered tap by tap, and the document that the score is asked for with.

import { cellName, COLUMNS, ROWS } from "./geometry";
import type { Colour } from "./types";

export interface Entry {
  window: string | null;
  dice: Readonly<Record<string, string>>;
  solo: boolean;
  tokens: number;
  public: readonly string[];
  private: readonly Colour[];
  /** Numbers of the tools that were used: they can explain where dice lie. */
  tools: readonly number[];
  /** Dice on the round track at the end of a solo game: their values are the target. */
  track: readonly string[];
}

export const EMPTY: Entry = {
  window: null,
  dice: {},
  solo: false,
  tokens: 0,
  public: [],
  private: [],
  tools: [],
  track: [],
};
/** The tools that can explain where a die lies: the others place it as the rules say. */
export const EXPLAINING_TOOLS = [2, 3, 4, 9, 12];
const ROUNDS = 10;
export const OBJECTIVES = [
  "row-colours",
  "column-colours",
  "row-shades",
  "column-shades",
  "light-shades",
  "medium-shades",
  "deep-shades",
  "shade-variety",
  "colour-diagonals",
  "colour-variety",
];
export const MOST_TOKENS = 6;

/** How many public and private objectives can be entered. */
export const room = (entry: Entry): { public: number; private: number } =>
  entry.solo ? { public: 2, private: 2 } : { public: 3, private: 1 };

/** A die on a cell, or none. */
export function withDie(entry: Entry, cell: string, die: string | null): Entry {
  const dice = { ...entry.dice };
  if (die) dice[cell] = die;
  else delete dice[cell];
  return { ...entry, dice };
}

/** One more or one less of a list; where it is full, the oldest makes room. */
export function toggled<T>(list: readonly T[], item: T, most: number): T[] {
  if (list.includes(item)) return list.filter((other) => other !== item);
  return [...list, item].slice(-most);
}

/** With or without the rules for one player, which have fewer objectives and no favour tokens. */
export function withSolo(entry: Entry, solo: boolean): Entry {
  const changed = { ...entry, solo, tokens: solo ? 0 : entry.tokens };
  const most = room(changed);
  return {
    ...changed,
    public: entry.public.slice(0, most.public),
    private: entry.private.slice(0, most.private),
    track: solo ? entry.track : [],
  };
}

/** Without a die of the round track. */
export function withoutTrackDie(entry: Entry, index: number): Entry {
  return { ...entry, track: entry.track.filter((_, place) => place !== index) };
}

/** The cell after this one that has no die, going round; the same one where all have. */
export function nextFree(entry: Entry, cell: number): number {
  const all = COLUMNS * ROWS;
  for (let step = 1; step < all; step += 1) {
    const index = (cell + step) % all;
    if (!entry.dice[cellName(index)]) return index;
  }
  return cell;
}

/** What is sent; null as long as there is no window. */
export function documentOf(entry: Entry): Record<string, unknown> | null {
  if (!entry.window) return null;
  const { window, dice, tokens } = entry;
  return {
    format: "rosace-position 2",
    game: "sagrada",
    window,
    dice: { ...dice },
    tokens,
    public: [...entry.public],
    private: [...entry.private],
    tools: [...entry.tools],
    ...(entry.solo ? { seats: 1, options: { two_private: entry.private.length > 1 } } : {}),
    // In which round a die was left does not matter for the target.
    ...(entry.track.length ? { track: [[...entry.track], ...Array(ROUNDS - 1).fill([])] } : {}),
  };
}
