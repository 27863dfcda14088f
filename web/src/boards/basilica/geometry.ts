// Where things lie on the plan: the outline of an area, and which tile is which after the rows have slid.

import type { Cell } from "./view";

/** The side of a cell in the units of the plan. */
export const SIDE = 100;

type Corner = string;

/** The outline of a group of cells as an SVG path: once around, and around every hole. */
export function outline(cells: readonly (readonly [number, number])[]): string {
  const inside = new Set(cells.map(([column, row]) => `${column},${row}`));
  const next = new Map<Corner, Corner[]>(); // edges that have the group on their right hand
  const edge = (from: Corner, to: Corner) => next.set(from, [...(next.get(from) ?? []), to]);
  for (const [column, row] of cells) {
    const [left, right, top, bottom] = [column, column + 1, row, row + 1];
    if (!inside.has(`${column},${row - 1}`)) edge(`${left},${top}`, `${right},${top}`);
    if (!inside.has(`${column + 1},${row}`)) edge(`${right},${top}`, `${right},${bottom}`);
    if (!inside.has(`${column},${row + 1}`)) edge(`${right},${bottom}`, `${left},${bottom}`);
    if (!inside.has(`${column - 1},${row}`)) edge(`${left},${bottom}`, `${left},${top}`);
  }
  let path = "";
  for (const start of next.keys()) {
    let here = start;
    const way: Corner[] = [];
    for (let to = next.get(here)?.pop(); to !== undefined; to = next.get(here)?.pop()) {
      way.push(here);
      here = to;
    }
    if (way.length) path += `M${way.map(at).join("L")}Z`;
  }
  return path;
}

const at = (corner: Corner): string =>
  corner
    .split(",")
    .map((one) => Number(one) * SIDE)
    .join(" ");

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
