// Cells as seen from the castle: n1e2 is one up and two to the right; and where they are drawn.

export interface Place {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A tile is drawn 100 wide; a little ground between tiles leaves room for the height of stacks. */
export const TILE = 100;
export const PITCH = 112;
/** How thick a tile is. */
export const THICK = 8;

export function place(cell: string): Place {
  if (cell === "castle") return { x: 0, y: 0 };
  const match = /^(?:([ns])(\d+))?(?:([we])(\d+))?$/.exec(cell);
  if (!cell || !match) throw new Error(`${cell} is no cell`);
  const [, down, rows, across, columns] = match;
  return {
    x: across ? Number(columns) * (across === "e" ? 1 : -1) : 0,
    y: down ? Number(rows) * (down === "s" ? 1 : -1) : 0,
  };
}

export function cell({ x, y }: Place): string {
  const down = y ? `${y > 0 ? "s" : "n"}${Math.abs(y)}` : "";
  const across = x ? `${x > 0 ? "e" : "w"}${Math.abs(x)}` : "";
  return down + across || "castle";
}

/** The cells that share a side with one, from the top clockwise. */
export function beside(at: string): string[] {
  const { x, y } = place(at);
  return [cell({ x, y: y - 1 }), cell({ x: x + 1, y }), cell({ x, y: y + 1 }), cell({ x: x - 1, y })];
}

/** Where the drawing of a cell begins. */
export function corner(at: string): Place {
  const { x, y } = place(at);
  return { x: x * PITCH, y: y * PITCH };
}

export const shift = (at: string): string => `translate(${corner(at).x} ${corner(at).y})`;

/** A little more on every side. */
export function wider({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function joined(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

export const sameBox = (one: Box, other: Box): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom;

/** What encloses empty cells, with room for the ring of a tile about to be laid there. */
export function aroundPlaces(cells: readonly string[]): Box {
  const { left, top, right, bottom } = around(cells);
  return wider({ left, top: top + 2 * THICK, right, bottom: bottom - THICK }, 8);
}

/** What encloses the castle and the drawings of these cells. */
export const around = (cells: readonly string[]): Box => boxOf(["castle", ...cells])!;

/** What encloses the drawings of these cells; null if there are none. */
export function boxOf(cells: readonly string[]): Box | null {
  const corners = cells.map(corner);
  if (!corners.length) return null;
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)) - 2 * THICK,
    right: Math.max(...corners.map(({ x }) => x)) + TILE,
    bottom: Math.max(...corners.map(({ y }) => y)) + TILE + THICK,
  };
}
