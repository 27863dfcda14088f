// The buildings as little solids, back to front: each stands on a point of the ground, seen from above at a slant.
import type { Type } from "./types";

export type Roof = "point" | "dome" | "flat" | "battlement";
export type Ornament = "sails" | "banner" | "star" | "finial" | "spring" | "awning" | "door" | "smoke";

export interface Solid {
  x: number;
  y: number;
  /** Half its width, the height of its walls and of its roof. */
  half: number;
  wall: number;
  roof: Roof;
  rise: number;
  /** A drum instead of a block. */
  round?: boolean;
  wears?: Ornament[];
}

const block = (
  x: number,
  y: number,
  half: number,
  wall: number,
  rise: number,
  ...wears: Ornament[]
): Solid => ({
  x,
  y,
  half,
  wall,
  roof: "point",
  rise,
  wears,
});
const drum = (
  x: number,
  y: number,
  half: number,
  wall: number,
  rise: number,
  ...wears: Ornament[]
): Solid => ({
  x,
  y,
  half,
  wall,
  roof: "point",
  rise,
  round: true,
  wears,
});
const keep = (x: number, y: number, half: number, wall: number, ...wears: Ornament[]): Solid => ({
  x,
  y,
  half,
  wall,
  roof: "battlement",
  rise: 3,
  wears,
});

const LEVELS: Record<Exclude<Type, "special">, Solid[][]> = {
  residential: [
    [block(0, 5, 12, 8, 9, "door", "finial")],
    [block(-8, 0, 9, 10, 8), block(6, 6, 11, 13, 9, "door", "finial")],
    [block(-12, 0, 8, 12, 8), block(12, 0, 8, 12, 8), block(0, 7, 11, 22, 11, "door", "finial")],
  ],
  production: [
    [drum(0, 5, 9, 13, 7, "sails")],
    [block(11, 3, 8, 7, 5, "smoke"), drum(-4, 6, 10, 18, 8, "sails")],
    [block(-12, 2, 8, 10, 6, "smoke"), block(13, 2, 7, 8, 5, "smoke"), drum(0, 8, 11, 24, 9, "sails")],
  ],
  military: [
    [keep(0, 5, 11, 11, "door", "banner")],
    [keep(-9, 1, 8, 15), keep(7, 6, 10, 12, "door", "banner")],
    [keep(-13, 1, 7, 15), keep(13, 1, 7, 15), keep(0, 7, 11, 23, "door", "banner")],
  ],
  magic: [
    [drum(0, 6, 6, 14, 12, "star")],
    [drum(9, 4, 5, 11, 9), drum(-3, 7, 7, 20, 12, "star")],
    [drum(-12, 4, 5, 13, 9), drum(12, 4, 5, 13, 9), drum(0, 8, 8, 24, 13, "star")],
  ],
};

/** The special ones have no level; each is a building of its own: a well, a market, a hall. */
const SPECIAL: Record<string, Solid[]> = {
  Sa: [{ x: 0, y: 4, half: 14, wall: 6, roof: "flat", rise: 0, round: true, wears: ["spring"] }],
  Sb: [
    { x: -8, y: 0, half: 10, wall: 7, roof: "flat", rise: 0, wears: ["awning"] },
    { x: 7, y: 7, half: 11, wall: 8, roof: "flat", rise: 0, wears: ["awning"] },
  ],
  Sc: [{ x: 0, y: 5, half: 15, wall: 9, roof: "dome", rise: 13, round: true, wears: ["door", "finial"] }],
};

const CASTLE: Solid[] = [
  drum(0, -5, 6, 20, 10, "banner"),
  drum(-15, 2, 5, 14, 8),
  drum(15, 2, 5, 14, 8),
  keep(0, 4, 13, 13),
  drum(0, 11, 5, 12, 8, "door"),
];

export function building(tile: string, type: Type | null, level: number): Solid[] {
  if (type === null) return CASTLE;
  if (type === "special") return SPECIAL[tile] ?? SPECIAL["Sc"]!;
  return LEVELS[type][level - 1] ?? [];
}

const points = (...pairs: [number, number][]): string => pairs.map(([x, y]) => `${x},${y}`).join(" ");

/** The walls and the roof of a solid as polygons and paths; `left` is in the light. */
export function faces(solid: Solid): {
  left: string;
  right: string;
  lid: string;
  roofLeft: string;
  roofRight: string;
} {
  const { x, y, half: w, wall: h, rise } = solid;
  const d = w / 2;
  const top = y - h;
  const o = 1.4; // how far a roof hangs over
  if (solid.round) {
    const cap = `M${x - w - o} ${top}A${w + o} ${d} 0 0 0 ${x} ${top + d}`;
    const cup = `M${x + w + o} ${top}A${w + o} ${d} 0 0 1 ${x} ${top + d}`;
    const dome = solid.roof === "dome";
    const peak = dome ? `C${x - w * 0.5} ${top - rise} ${x - w} ${top - rise * 0.7} ${x - w - o} ${top}` : "";
    const other = dome
      ? `C${x + w * 0.5} ${top - rise} ${x + w} ${top - rise * 0.7} ${x + w + o} ${top}`
      : "";
    return {
      left: `M${x - w} ${top}V${y}A${w} ${d} 0 0 0 ${x} ${y + d}V${top}Z`,
      right: `M${x + w} ${top}V${y}A${w} ${d} 0 0 1 ${x} ${y + d}V${top}Z`,
      lid: `M${x - w} ${top}A${w} ${d} 0 1 0 ${x + w} ${top}A${w} ${d} 0 1 0 ${x - w} ${top}Z`,
      roofLeft: `${cap}V${top - rise}${peak}Z`,
      roofRight: `${cup}V${top - rise}${other}Z`,
    };
  }
  const path = (...pairs: [number, number][]): string => `M${points(...pairs)}Z`;
  return {
    left: path([x - w, y], [x, y + d], [x, top + d], [x - w, top]),
    right: path([x, y + d], [x + w, y], [x + w, top], [x, top + d]),
    lid: path([x - w, top], [x, top + d], [x + w, top], [x, top - d]),
    roofLeft: path([x - w - o, top + 0.4], [x, top + d + o], [x, top - rise]),
    roofRight: path([x, top + d + o], [x + w + o, top + 0.4], [x, top - rise]),
  };
}

/** The teeth of a battlement along both front edges. */
export function merlons({ x, y, half: w, wall: h, rise }: Solid): { left: string; right: string } {
  const top = y - h;
  const tooth = (side: -1 | 1, from: number): string => {
    const at = (t: number): [number, number] => [x + side * w * (1 - t), top + (w / 2) * t];
    const [a, b] = [at(from), at(from + 0.24)];
    return `M${a[0]} ${a[1] + 0.6}V${a[1] - rise}L${b[0]} ${b[1] - rise}V${b[1] + 0.6}Z`;
  };
  const row = (side: -1 | 1): string => [0, 0.38, 0.76].map((from) => tooth(side, from)).join("");
  return { left: row(-1), right: row(1) };
}

/** The point from which an ornament stands up. */
export const peak = ({ x, y, wall, rise }: Solid): { x: number; y: number } => ({ x, y: y - wall - rise });
