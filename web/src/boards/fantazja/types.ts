// What a seat sees of a game of Fantazja: the view that the server sends.
import type { View } from "../../net/types";

export const TYPES = ["residential", "production", "military", "magic", "special"] as const;
export type Type = (typeof TYPES)[number];
export type ElementName = "earth" | "air" | "water" | "fire";

export interface Side {
  element: ElementName;
  number: number;
}

export interface Layer {
  owner: number;
  tile: string;
  turn: number;
}

export interface Stack {
  at: string;
  /** Null is the castle's. */
  owner: number | null;
  tile: string;
  turn: number;
  /** From the top clockwise, as it lies: `E2` is two symbols of earth. */
  sides: string[];
  type: Type | null;
  level: number | null;
  points: number;
  dark: boolean;
  guarded_by: number | null;
  /** From the bottom. */
  under: Layer[];
}

export interface Token {
  at: "pool" | "building" | number;
  /** Where it would be if the turn ended now. */
  next: "pool" | "building" | number;
  visible: [number, number];
  kept: boolean;
  cell: string | null;
  by: number | null;
}

export interface Player {
  faction: "nature" | "light";
  /** Left out where the table shows no scores. */
  points?: number;
  bonus: number;
  hand: string[] | null;
  hand_size: number;
  stack_size: number;
  /** These and what is known of hidden tiles: left out where the table does not count the unseen. */
  stack_bottom?: string[];
  face_down: (string | null)[];
  discards: string[];
  known?: { tile: string; older_face_down: number }[];
}

export interface FantazjaView extends View {
  phase: string;
  turn: number | null;
  using: Type | null;
  begun: string | null;
  given: string[];
  taken: string[];
  shown: string[] | null;
  shown_number: number;
  stacks: Stack[];
  open: { at: string; barred: number[] }[];
  tokens: Record<Type, Token>;
  bonus_left: number;
  players: [Player, Player];
  ending: string | null;
}
