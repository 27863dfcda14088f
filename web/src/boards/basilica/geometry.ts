// Where things lie on the plan: the outline of an area, and which tile is which after the rows have slid.

import { type Cell, COLUMNS } from "./view";

/** The side of a cell in the units of the plan. */
export const SIDE = 100;
/** The room at the left of its cells and above them. */
export const LEFT = 44;
export const TOP = 44;

export const planSize = (rows: number): { width: number; height: number } => ({
  width: COLUMNS * SIDE + 2 * LEFT - 12,
  height: rows * SIDE + TOP + 6,
});

type Point = readonly [x: number, y: number];

/** East, south, west, north: a quarter turn to the right each. */
const WAYS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
const way = (direction: number): Point => WAYS[direction % 4]!;
const ROUND = 9;

/**
 * The outline of a group of cells as an SVG path, so far inside its edge: once around, and around every hole.
 * Cells that only touch at a corner are gone around one by one.
 */
export function outline(cells: readonly Point[], inset = 0): string {
  const inside = new Set(cells.map(String));
  const edges = new Set<string>(); // "x,y,direction", with the group on the right hand
  for (const [x, y] of cells) {
    if (!inside.has(`${x},${y - 1}`)) edges.add(`${x},${y},0`);
    if (!inside.has(`${x + 1},${y}`)) edges.add(`${x + 1},${y},1`);
    if (!inside.has(`${x},${y + 1}`)) edges.add(`${x + 1},${y + 1},2`);
    if (!inside.has(`${x - 1},${y}`)) edges.add(`${x},${y + 1},3`);
  }
  let path = "";
  for (let start = edges.values().next().value; start; start = edges.values().next().value)
    path += closed(around(edges, start), inset);
  return path;
}

interface Turn {
  at: Point;
  from: number;
  to: number;
}

/** The turns of the outline that begins with an edge; its edges are removed. */
function around(edges: Set<string>, start: string): Turn[] {
  const turns: Turn[] = [];
  let [x, y, direction] = start.split(",").map(Number) as [number, number, number];
  while (edges.delete(`${x},${y},${direction}`)) {
    [x, y] = [x + way(direction)[0], y + way(direction)[1]];
    const next = [1, 0, 3].map((turn) => (direction + turn) % 4).find((one) => edges.has(`${x},${y},${one}`));
    const to = next ?? Number(start.split(",")[2]);
    if (to !== direction) turns.push({ at: [x, y], from: direction, to });
    direction = to;
  }
  return turns;
}

/** A closed path through the turns, with rounded corners. */
function closed(turns: readonly Turn[], inset: number): string {
  const bends = turns.map(({ at, from, to }) => {
    const [right, ahead] = [way(from + 1), way(to + 1)]; // towards the inside
    const x = at[0] * SIDE + inset * (right[0] + ahead[0]);
    const y = at[1] * SIDE + inset * (right[1] + ahead[1]);
    const [before, after] = [way(from), way(to)];
    return `${x - before[0] * ROUND} ${y - before[1] * ROUND}Q${x} ${y} ${x + after[0] * ROUND} ${y + after[1] * ROUND}`;
  });
  return `M${bends.join("L")}Z`;
}

const looks = (cell: Cell): string =>
  `${cell.column}:${cell.scaffolding ? "scaffolding" : `${cell.colours?.join("-")}${cell.crown ? "+" : ""}`}`;

/**
 * How many rows the cathedral has slid towards the board between two positions. A decision takes one piece
 * away at most; where more are gone, two rows at least have left, and it slid as far as lets most tiles be found again.
 */
export function slid(before: readonly Cell[], after: readonly Cell[]): number {
  const matches = (rows: number): number => {
    const known = new Set(after.map((cell) => `${looks(cell)}:${cell.row + rows}`));
    return before.filter((cell) => known.has(`${looks(cell)}:${cell.row}`)).length;
  };
  if (matches(0) >= before.length - 1) return 0;
  const shifts = [...new Set(before.map((cell) => cell.row))].filter((row) => row >= 2);
  const best = shifts.reduce((one, other) => (matches(other) > matches(one) ? other : one), 2);
  return matches(best) ? best : 0;
}

/** Gives every tile a key that it keeps while it lies in the cathedral, also when its row slides. */
export class Keys {
  private before: readonly Cell[] = [];
  private keys = new Map<string, number>();
  private count = 0;

  of(after: readonly Cell[]): { key: number; cell: Cell }[] {
    const rows = slid(this.before, after);
    const known = new Map(this.before.map((cell) => [`${cell.column},${cell.row}`, looks(cell)]));
    const keyed = after.map((cell) => {
      const from = `${cell.column},${cell.row + rows}`;
      const old = known.get(from) === looks(cell) ? this.keys.get(from) : undefined;
      return { key: old ?? (this.count += 1), cell };
    });
    this.before = after;
    this.keys = new Map(keyed.map(({ key, cell }) => [`${cell.column},${cell.row}`, key]));
    return keyed;
  }
}
