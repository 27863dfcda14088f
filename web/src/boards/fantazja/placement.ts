// A tile about to be laid: which cells and turns the paths offer, and what a preview takes away.
import { beside, corner, TILE } from "./cells";
import type { FantazjaView, Stack } from "./types";

/** A tile drawn in a cell before it lies there. */
export interface Laid {
  cell: string;
  tile: string;
  owner: number;
  turn: number;
  /** How many turns fit there. */
  turns: number;
  /** Only looked at: the pointer rests on the cell. */
  passing: boolean;
}

type Paths = readonly (readonly string[])[];

const after = (text: string | undefined, prefix: string): string | null =>
  text?.startsWith(prefix) ? text.slice(prefix.length) : null;

/** The turns that the paths offer in each cell. */
export function turnsByCell(paths: Paths): Map<string, number[]> {
  const rotations = new Map<string, number[]>();
  for (const [first, second] of paths) {
    const cell = after(first, "cell:");
    const turn = after(second, "turn:");
    if (cell !== null && turn !== null) rotations.set(cell, [...(rotations.get(cell) ?? []), Number(turn)]);
  }
  return rotations;
}

/** The tiles of the hand that may be built, of all that may be put face down instead; null if none may. */
export function buildable(paths: Paths): ReadonlySet<string> | null {
  if (!paths.some(([, second]) => second === "imagination")) return null;
  const tiles = paths.map((path) => (path.length === 1 ? after(path[0], "hand:") : null));
  return new Set(tiles.filter((tile) => tile !== null));
}

/** The next of the turns offered, in either direction. */
export function nextTurn(turns: readonly number[], turn: number, step: 1 | -1): number {
  const sorted = [...turns].sort((one, other) => one - other);
  return sorted[(sorted.indexOf(turn) + step + sorted.length) % sorted.length] ?? turn;
}

/** The stacks that are there before and not after. */
export function lost(before: FantazjaView, view: FantazjaView): Stack[] {
  const there = new Set(view.stacks.map(({ at }) => at));
  return before.stacks.filter(({ at }) => !there.has(at));
}

/** How many tiles go with these stacks: also the one laid, unless it took the place of another. */
export function fallen(before: FantazjaView, view: FantazjaView): number {
  const tiles = lost(before, view).reduce((sum, { under }) => sum + under.length + 1, 0);
  return tiles && before.using !== "special" ? tiles + 1 : tiles;
}

/** The cells beside one where Dark Energy can be seen. */
export function darkBeside(view: FantazjaView, cell: string): string[] {
  const near = new Set(beside(cell));
  return view.stacks.filter(({ at, dark }) => dark && near.has(at)).map(({ at }) => at);
}

/** A flash of Dark Energy from the middle of one cell to that of another. */
export function flash(from: string, to: string): string {
  const [one, other] = [corner(from), corner(to)];
  const [x, y] = [one.x + TILE / 2, one.y + TILE / 2];
  const [across, down] = [other.x - one.x, other.y - one.y];
  const jags = [0, 11, -9, 12, -7, 9, 0];
  const points = jags.map((jag, index) => {
    const part = index / (jags.length - 1);
    return `${x + across * part + (down ? jag : 0)} ${y + down * part + (across ? jag : 0)}`;
  });
  return `M${points.join("L")}`;
}
