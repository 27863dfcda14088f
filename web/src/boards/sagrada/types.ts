// A view of Sagrada, as src/rosace/games/sagrada/documents/views.py makes it.

import type { View } from "../../net/types";

export type Colour = "red" | "yellow" | "green" | "blue" | "purple";
export type Letter = "R" | "Y" | "G" | "B" | "P";

export interface Cell {
  at: string;
  printed: string | null;
  die: string | null;
}

export interface Tool {
  number: number;
  colour: Colour;
  tokens: number;
  price: number;
  gone: boolean;
}

export interface Player {
  window: string | null;
  chosen: boolean;
  choices: string[];
  cells: Cell[] | null;
  tokens: number;
  private: Colour[] | null;
  /** Absent where the table shows no scores. */
  points?: number;
}

export interface Begun {
  tool: number;
  hand: string | null;
  colour: Colour | null;
  moved: string | null;
  rolling: Record<Colour, number>;
}

export interface SagradaView extends View {
  phase: string;
  round: number;
  first: number;
  turn: number | null;
  turns: number[];
  turns_done: number;
  skipped: number[];
  drafted: boolean;
  tool_used: boolean;
  begun: Begun | null;
  tools: Tool[];
  public: string[];
  pool: string[];
  /** Absent where the table does not count what is unseen. */
  bag?: Record<Colour, number>;
  track: string[][];
  paid: string[];
  players: Player[];
  /** Solo only; absent where the table shows no scores. */
  target?: number | null;
  ending: string | null;
}
