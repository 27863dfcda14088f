// The windows of the box, from the one list that the rules read, too.

import { windows as listed } from "../../../../src/rosace/games/sagrada/components.json";
import { cellName } from "./geometry";
import type { Cell } from "./types";

export interface Face {
  slug: string;
  name: string;
  tokens: number;
  cells: Cell[];
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-");

function cellsOf(rows: string[]): Cell[] {
  return [...rows.join("")].map((sign, index) => ({
    at: cellName(index),
    printed: sign === "." ? null : sign,
    die: null,
  }));
}

/** The windows by the word that the notation has for them. */
export const faces = new Map<string, Face>(
  listed.map(({ name, tokens, rows }) => {
    const slug = slugOf(name);
    return [slug, { slug, name, tokens, cells: cellsOf(rows) }];
  }),
);
