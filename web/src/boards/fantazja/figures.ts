// The little positions of the pictures in the rules.
import { face, turned } from "./tileFaces";
import type { Layer, Stack } from "./types";

const LETTERS = { earth: "E", air: "A", water: "W", fire: "F" };

/** A stack with this tile on top. */
export function lying(at: string, owner: number, tile: string, turn = 0, under: Layer[] = []): Stack {
  const shown = face(tile);
  const sides = turned(shown.sides, turn).map(({ element, number }) => `${LETTERS[element]}${number}`);
  return {
    at,
    owner,
    tile,
    turn,
    sides,
    under,
    type: shown.type,
    level: shown.level,
    points: shown.points,
    dark: shown.dark,
    guarded_by: null,
  };
}

export const CASTLE: Stack = {
  at: "castle",
  owner: null,
  tile: "castle",
  turn: 0,
  sides: ["E1", "A1", "W1", "F1"],
  under: [],
  type: null,
  level: null,
  points: 0,
  dark: false,
  guarded_by: null,
};

export interface Picture {
  stacks: Stack[];
  /** The cells whose tiles Dark Energy takes away. */
  lost?: string[];
  /** Allowed or not, where that is what the picture shows; and the cell that was tried, if it is not the whole. */
  fits?: boolean;
  tried?: string;
  /** Its message; an example has its sentence for all its pictures. */
  caption?: string;
}

const below = (owner: number, tile: string): Layer => ({ owner, tile, turn: 0 });

export const PICTURES: Record<string, Picture[]> = {
  tile: [{ stacks: [lying("castle", 0, "RIIa")], caption: "tile" }],
  laying: [
    { stacks: [lying("castle", 1, "MIc", 180), lying("e1", 0, "RIa")], fits: true, caption: "fits" },
    { stacks: [lying("castle", 1, "RIa", 180), lying("e1", 0, "MIc")], fits: false, caption: "too-few" },
  ],
  levels: [
    {
      stacks: [
        lying("castle", 0, "RIb"),
        lying("e1", 1, "RIIb", 0, [below(0, "RIb")]),
        lying("e2", 1, "RIII", 0, [below(0, "RIb"), below(1, "RIIb")]),
      ],
      caption: "levels",
    },
  ],
  "dark-energy": [
    {
      stacks: [lying("castle", 1, "MIc", 180), lying("e1", 0, "RIa"), lying("e2", 1, "RIb", 180)],
      caption: "dark-before",
    },
    {
      stacks: [
        lying("castle", 1, "MIc", 180),
        lying("e1", 0, "RIa"),
        lying("e2", 1, "RIb", 180),
        lying("s1e1", 0, "PIa", 180),
      ],
      lost: ["e1", "e2", "s1e1"],
      caption: "dark-after",
    },
  ],
};
