// The view of Basilica as the server tells it (games/basilica/documents/views.py), and small questions about it.

import type { View } from "../../net/types";

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const RANKS = ["architect", "mason", "strongman", "juggler"] as const;
export type Rank = (typeof RANKS)[number];
export const ORDERS = [
  "promote",
  "move",
  "recruit",
  "confuse",
  "glass",
  "scaffolding",
  "disaster",
  "altar",
] as const;
export type Order = (typeof ORDERS)[number];

export const COLUMNS = 5;

export interface Back {
  colours: Colour[];
  order: Order;
}

export interface Front {
  colours: Colour[];
  crown: boolean;
}

export interface Standing {
  seat: number;
  rank: Rank | null;
}

export interface Cell {
  at: string;
  column: number;
  row: number;
  colours?: Colour[];
  crown?: boolean;
  scaffolding?: boolean;
  glass?: boolean;
  altar?: boolean;
  builder?: Standing;
}

export interface Seat {
  points: number;
  if_scored_now: number;
  coins: number;
  builders: number;
  tokens: [Rank, Rank][];
}

export interface BasilicaView extends View {
  variant: string;
  festum: boolean;
  phase: string;
  turn: number;
  actions_left: number;
  just_placed: string | null;
  begun: {
    space: number;
    builder: string | null;
    rank: Rank | null;
    lays_left: number;
    paid: boolean;
  } | null;
  orders: (Back | null)[];
  vaults: (Front | null)[];
  stack: { tiles: number; top: Back | null; reshuffled: boolean };
  discards: (Back & Front & { number: number })[];
  cathedral: Cell[];
  seats: Seat[];
  altars_left: number;
  marker: number;
  scorings: [number, number][];
  next_scoring: number | null;
  jugglers: { at: string; seat: number; colour: Colour | null }[];
}

export const cellId = (column: number, row: number): string => `cell:${column},${row}`;
export const cellName = (column: number, row: number): string => `${"abcde"[column]}${row + 1}`;

/** The element of a cell by its name, such as `c3`. */
export const cellOf = (name: string | null): string | null =>
  name && cellId("abcde".indexOf(name[0]!), Number(name.slice(1)) - 1);

/** Column and row of a cell's element; null for any other element. */
export function place(element: string): [column: number, row: number] | null {
  const match = /^cell:(\d+),(\d+)$/.exec(element);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

const FEWEST_ROWS = 5;

/** How many rows to draw: those built, a free one below, and whatever a path names beyond. */
export function rowsShown(cells: readonly Cell[], paths: readonly (readonly string[])[]): number {
  const built = cells.map((cell) => cell.row + 1);
  const named = paths.flatMap((path) => path.map((element) => place(element)?.[1] ?? 0));
  return Math.max(FEWEST_ROWS, ...built.map((row) => row + 1), ...named.map((row) => row + 1));
}

/** The Juggler who is asked for a colour now: the first of the deciding seat without an answer. */
export function askedJuggler(view: BasilicaView): string | null {
  if (view.phase !== "juggle") return null;
  return view.jugglers.find((one) => one.seat === view.to_move && one.colour === null)?.at ?? null;
}

/** Both faces of the tokens in the supply of the seat that promotes, as elements, each once. */
export function faces(view: BasilicaView): string[] {
  if (view.phase !== "rank") return [];
  const tokens = view.seats[view.to_move]?.tokens ?? [];
  return [...new Set(tokens.flatMap(([up, down]) => [`token:${up}/${down}`, `token:${down}/${up}`]))];
}

export type Asked = "token" | "colour" | "pay" | null;

/** What the paths ask for that is answered beside the plan: a token's face, a colour, whether to pay. */
export function asked(paths: readonly (readonly string[])[]): Asked {
  for (const element of paths.flat()) {
    const kind = element.split(":")[0];
    if (kind === "token" || kind === "colour" || kind === "pay") return kind;
  }
  return null;
}

/** Every element that the display, the supplies and the plan draw. */
export function drawn(rows: number): Set<string> {
  const elements = new Set(["stack", "discards", "marker", "supply:0", "supply:1"]);
  for (let space = 0; space < 3; space += 1) elements.add(`order:${space}`).add(`vault:${space}`);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) elements.add(cellId(column, row));
  }
  return elements;
}

/**
 * Whether a seat sees something that the other may not: only the colours of Jugglers,
 * while both sides have some to answer for.
 */
export function secret(view: View): boolean {
  const { phase, jugglers } = view as BasilicaView;
  return phase === "juggle" && new Set(jugglers.map((one) => one.seat)).size > 1;
}
