// What a board is given, and what the module of a game's board exports (`boards/<game>/index.ts`).

import type { Component } from "svelte";
import type { Choice, GameEvent, ScoreLine, Person, ScoreSheet, View } from "../net/types";

export interface BoardProps<V = View> {
  /** The position: as it is, or as it would be after the decision that is being looked at. */
  view: V;
  /** The seat that looks, or null for a spectator. The board is seen from there: own things near and large. */
  seat: number | null;
  /** Points line by line, to outline areas and name what an element counts; null where scores are not shown. */
  sheet: ScoreSheet | null;
  people: Person[];
  /** The screen is narrow and held upright: market, pool or hand at the thumb, less important things folded. */
  narrow: boolean;
  /** The legal paths from here on, for what the board alone must know, such as which rotations to offer. */
  paths: readonly (readonly string[])[];
  /** Everything the seat may decide now; for a board that knows its game only by its choices. */
  choices: readonly Choice[];
  /** The view as an SVG document, where the board asks for it; null if the game draws none. */
  picture: string | null;
}

export interface ScorerProps {
  /** Called with a position document whenever it changes; null while it cannot be scored. */
  onchange: (document: Record<string, unknown> | null) => void;
  /** The lines of its score sheet, once counted, and the line that is being looked at. */
  sheet: ScoreSheet | null;
  line: ScoreLine | null;
}

export interface Stage {
  elements: string[];
  words: string;
}

export interface BoardModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board types its own view
  Board: Component<BoardProps<any>>;
  /** A finished game from a real table is entered here by tapping. */
  Scorer?: Component<ScorerProps>;
  /** A small picture for the rules. */
  Figure?: Component<{ name: string }>;
  /** What is shown one after the other, in the position before it, when this happened: a scoring, area by area. */
  stages?: (before: View, events: GameEvent[]) => Stage[];
  /** Whether a seat sees something of this position that another seat at the same sofa may not. */
  secret: (view: View) => boolean;
}

/** What the elements of a board know of the decision being made; set by the page, read by `BoardElement`. */
export interface Interaction {
  /** Leads on from here, lit or not: for what a board offers only then, such as the end of a turn. */
  isNext(element: string): boolean;
  /** May be touched next, and the table lights such things. */
  isLit(element: string): boolean;
  /** Was touched on the way to the decision. */
  isPicked(element: string): boolean;
  /** Is being pointed out: by a line of the score sheet or the log, or because a rule refuses it. */
  isMarked(element: string): boolean;
  /** Belongs to what the decision would change (only while a preview is shown). */
  isPreviewed(element: string): boolean;
  /** Whether what may be touched is lit; where it is not, everything can be tried, by the keyboard, too. */
  readonly showsLegal: boolean;
  /** Whether there is anything to touch: nobody's turn otherwise, or a picture. */
  readonly isActive: boolean;
  touch(element: string): void;
  /** Pick a choice as a whole, as touching all elements of its path does. */
  choose(choice: Choice): void;
  hover(element: string | null): void;
}

export const INTERACTION = Symbol("interaction");
