// The die that is on its way to a cell, the cells it may go to, and the window as it is without it. A position that is
// looked at beforehand has the die on its cell already: all cells it may go to are empty before.

import { cellElement } from "./geometry";
import type { Dice } from "./objectives";
import type { SagradaView } from "./types";

export interface Targets {
  die: string;
  cells: ReadonlySet<number>;
  /** Without the die, wherever it comes from. */
  dice: Dice;
}

export function targetsOf(
  paths: readonly (readonly string[])[],
  view: SagradaView,
  seat: number,
  isPicked: (element: string) => boolean,
): Targets | null {
  const cells = view.players[seat]?.cells;
  if (!cells) return null;
  const indexes = new Map(cells.map((_, index) => [cellElement(seat, index), index]));
  /** Paths to a cell: of the die in hand, or of what is picked. */
  const ways = paths.filter(
    (path) => indexes.has(path.at(-1) ?? "") && (path.length === 1 || isPicked(path[0]!)),
  );
  if (!ways.length) return null;
  const start = ways[0]!.length > 1 ? ways[0]![0]! : "hand";
  const going = new Set(ways.map((path) => indexes.get(path.at(-1)!)!));
  const from = indexes.get(start);
  const previewed = [...going].map((index) => cells[index]!.die).find((die) => die !== null);
  const held = start.startsWith("pool:") ? start.slice(5) : (view.begun?.hand ?? null);
  const die = from === undefined ? (held ?? previewed) : (cells[from]!.die ?? previewed);
  if (!die) return null;
  const dice = cells.map((cell, index) => (going.has(index) || index === from ? null : cell.die));
  return { die, cells: going, dice };
}
