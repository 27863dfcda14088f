// The faces of the tiles, from the component list that the rules read, too (F2).
import components from "../../../../src/rosace/games/fantazja/components.json";
import type { ElementName, Side, Type } from "./types";

export interface Face {
  tile: string;
  type: Type;
  level: number;
  points: number;
  dark: boolean;
  /** From the top clockwise. */
  sides: Side[];
}

interface Item {
  type?: string;
  symbols: number[];
  elements?: string[];
}

const list: { type_elements?: Record<string, string[]> } & typeof components = components;
const LETTERS: Record<string, ElementName> = { E: "earth", A: "air", W: "water", F: "fire" };

/** A tile's own order of elements goes before its type's, and that before the common one. */
function sidesOf(item: Item): Side[] {
  const order = item.elements ?? list.type_elements?.[item.type ?? ""] ?? list.elements_clockwise;
  return item.symbols.map((number, side) => ({ element: order[side] as ElementName, number }));
}

const faces = new Map<string, Face>(
  list.tiles.map((item) => [
    item.id,
    {
      tile: item.id,
      type: item.type as Type,
      level: item.level,
      points: item.points,
      dark: item.dark,
      sides: sidesOf(item),
    },
  ]),
);

/** A tile by its id, unturned. */
export function face(tile: string): Face {
  const known = faces.get(tile);
  if (!known) throw new Error(`unknown tile ${tile}`);
  return known;
}

/** Type and level together: `MII`, or `S`. */
export const kind = (tile: string): string => tile.replace(/[abc]$/, "");

/** The kinds of building with their number per faction and their points. */
export function kinds(): { kind: string; most: number; face: Face }[] {
  const byName = new Map<string, { kind: string; most: number; face: Face }>();
  for (const one of faces.values()) {
    const name = kind(one.tile);
    const known = byName.get(name);
    if (known) known.most += 1;
    else byName.set(name, { kind: name, most: 1, face: one });
  }
  return [...byName.values()];
}

export const BONUS_TOKENS = list.bonus_tokens;

/** Sides after a clockwise turn by so many degrees. */
export function turned(sides: readonly Side[], degrees: number): Side[] {
  return sides.map((_, direction) => sides[(direction + 4 - degrees / 90) % 4]!);
}

/** `E2` as the view writes it. */
export function side(text: string): Side {
  const element = LETTERS[text[0]!];
  if (!element) throw new Error(`there is no element ${text}`);
  return { element, number: Number(text.slice(1)) };
}
