// Who leads where: the areas of the score sheet, with what they bring and where their value is written.

import type { ScoreLine, ScoreSheet } from "../../net/types";
import { type Cell, cellId, place } from "./view";

export interface Territory {
  key: string;
  colour: string;
  cells: readonly (readonly [column: number, row: number])[];
  /** What the majority scores, or would score. */
  value: number;
  /** What each seat would get now; null where it has no builder. */
  gains: readonly [number | null, number | null];
  /** The seat with the majority; null in a tie and where there are no builders. */
  leader: number | null;
  /** Both sides have builders here. */
  contested: boolean;
  /** Areas that share a wild vault are outlined one inside the other. */
  lane: number;
  /** Where the value is written; in a corner of the tile if a builder stands in its middle. */
  seal: { column: number; row: number; corner: "left" | "right" | null } | null;
}

/** The smallest area without builders whose value is worth a mark. */
const FEWEST_OPEN = 2;

const number = (line: ScoreLine, name: string): number => Number(line.params[name] ?? 0);

/** Both seats' lines of an area together. */
function grouped(sheet: ScoreSheet): ScoreLine[][] {
  const groups = new Map<string, ScoreLine[]>();
  for (const line of sheet.lines) {
    if (!line.elements.length) continue;
    const key = areaKey(line);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

export const areaKey = (line: { params: Record<string, unknown>; elements: string[] }): string =>
  `${String(line.params["colour"])} ${line.elements.join(" ")}`;

function territory(lines: readonly ScoreLine[]): Omit<Territory, "lane" | "seal"> {
  const line = lines[0]!;
  const gain = (seat: number) => lines.find((one) => one.seat === seat)?.points ?? null;
  const leader = lines.find((one) => one.kind.startsWith("basilica-majority"))?.seat ?? null;
  const factor = line.params["architect"] === "yes" ? 2 : 1;
  return {
    key: areaKey(line),
    colour: /colour-(\w+)/.exec(String(line.params["colour"]))?.[1] ?? "",
    cells: line.elements.map(place).filter((at) => at !== null),
    value: number(line, "tiles") * factor + number(line, "glass"),
    gains: [gain(0), gain(1)],
    leader,
    contested: lines.length > 1,
  };
}

/** All areas that are marked on the plan, the claimed ones first and the largest of them first. */
export function territories(sheet: ScoreSheet | null, cathedral: readonly Cell[]): Territory[] {
  if (!sheet) return [];
  const claimed = (one: { gains: Territory["gains"] }) => one.gains.some((gain) => gain !== null);
  const areas = grouped(sheet)
    .map(territory)
    .filter((one) => claimed(one) || one.cells.length >= FEWEST_OPEN)
    .sort((one, other) => Number(claimed(other)) - Number(claimed(one)) || other.value - one.value);
  return sealed(laned(areas), cathedral);
}

/** The lowest lane that no area with a common tile has. */
function laned<T extends Pick<Territory, "cells">>(areas: readonly T[]): (T & { lane: number })[] {
  const lanes = new Map<string, Set<number>>(); // of the tiles so far
  return areas.map((area) => {
    const taken = new Set(area.cells.flatMap((cell) => [...(lanes.get(String(cell)) ?? [])]));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    for (const cell of area.cells)
      lanes.set(String(cell), new Set([...(lanes.get(String(cell)) ?? []), lane]));
    return { ...area, lane };
  });
}

/** Write every value on a tile of its own: without a builder, of one colour, near the middle of the area. */
function sealed<T extends Pick<Territory, "cells">>(
  areas: readonly T[],
  cathedral: readonly Cell[],
): (T & { seal: Territory["seal"] })[] {
  const tiles = new Map(cathedral.map((cell) => [cellId(cell.column, cell.row), cell]));
  const taken = new Set<string>();
  return areas.map((area) => {
    const middle = [0, 1].map(
      (axis) => area.cells.reduce((sum, cell) => sum + cell[axis]!, 0) / area.cells.length,
    );
    const cost = ([column, row]: readonly [number, number]) => {
      const tile = tiles.get(cellId(column, row));
      const far = Math.abs(column - middle[0]!) + Math.abs(row - middle[1]!);
      return (tile?.builder ? 100 : 0) + ((tile?.colours?.length ?? 0) > 1 ? 10 : 0) + far;
    };
    const free = area.cells.filter((cell) => !taken.has(String(cell)));
    const best = free.reduce<readonly [number, number] | null>(
      (one, other) => (one && cost(one) <= cost(other) ? one : other),
      null,
    );
    if (!best) return { ...area, seal: null };
    taken.add(String(best));
    const tile = tiles.get(cellId(best[0], best[1]));
    const corner = tile?.builder ? (tile.glass ? "left" : "right") : null; // glass lies at the right
    return { ...area, seal: { column: best[0], row: best[1], corner } };
  });
}
