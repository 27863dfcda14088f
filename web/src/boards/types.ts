// The props of a board, and what the module of a game's board exports (`boards/<game>/index.ts`).

import type { Component } from "svelte";
import type { PiecesOf, SeatName } from "../state/i18n.svelte";
import type { RuleExample } from "../state/ruleExamples";
import type { Choice, GameEvent, Reason, ScoreLine, Person, ScoreSheet, View } from "../net/types";

export interface BoardProps<V = View> {
  game: string;
  /** The position, or the one that the previewed decision leads to. */
  view: V;
  /** The seat whose side is shown near and large; null for a spectator. */
  seat: number | null;
  /** The score line by line, to outline areas and say what an element scores; null if scores are hidden. */
  sheet: ScoreSheet | null;
  people: Person[];
  /** A phone held upright: market, pool or hand within reach of the thumb, the rest folded. */
  narrow: boolean;
  /** A phone on its side: what is at hand stands beside the board, and all of it fits the window. */
  low?: boolean;
  /** The legal paths that begin with the picked elements, for instance to offer rotations. */
  paths: readonly (readonly string[])[];
  /** Everything the seat may decide now; for a board that knows its game only by its choices. */
  choices: readonly Choice[];
  /** The view as an SVG document, where the board asks for it; null if the game draws none. */
  picture: string | null;
}

const LOW_PX = 500;
const LOW_FROM_PX = 560; // with less width it is a phone held upright whose keyboard is open

/** Whether a window of this size is a phone on its side. */
export const isLow = (width: number, height: number): boolean => height < LOW_PX && width >= LOW_FROM_PX;

export interface ScorerProps {
  /** Called with a position document whenever it changes; with null while it cannot be scored. */
  onchange: (document: Record<string, unknown> | null) => void;
  /** Its score sheet, and the line the user looks at. */
  sheet: ScoreSheet | null;
  line: ScoreLine | null;
}

/** A step of a scoring: what lights up, what is said, and the points that fly to their owners. */
export interface ScoringStep {
  elements: string[];
  words: string;
  /** The rule behind it, said smaller. */
  rule?: string;
  gains: { seat: number; points: number }[];
}

/** A scoring told step by step over the position before it; `from` is what each seat has at its beginning. */
export interface ScoringStory {
  from: number[];
  steps: ScoringStep[];
  /** What it tells: none of it is shown travelling afterwards. */
  events?: readonly GameEvent[];
  /** It is told over the position after it; without, over the one before, which the scoring changes. */
  isLast?: boolean;
}

export interface BoardModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board types its own view
  Board: Component<BoardProps<any>>;
  /** The form in which a finished game from a real table is entered. */
  Scorer?: Component<ScorerProps>;
  /** A figure in the rules. */
  Figure?: Component<{ name: string }>;
  /** An example beside a clause of the rules. */
  Example?: Component<{ example: RuleExample }>;
  /** The scoring among these events, if there is one; `sheet` is the score sheet after them. */
  scoringStory?: (
    before: View,
    events: readonly GameEvent[],
    sheet: ScoreSheet | null,
    nameOf?: SeatName,
  ) => ScoringStory | null;
  /** The board shows the points of every seat: a list of players beside it need not. */
  showsPoints?: boolean;
  /** The points of a seat in the list of players while the game goes on, and in words what is not among them yet. */
  standing?: (sheet: ScoreSheet, seat: number) => { points: number; note: string };
  /** The pieces in an event or a question by the parameters that name them, drawn by `LogPiece` in a line of text. */
  piecesOf?: PiecesOf;
  /** Events that need no line in the log beside another one of the same seat, by their kinds. */
  toldBy?: Readonly<Record<string, RegExp>>;
  /** Kinds of events that lead to others or follow from them: where there is little room they are left out, unless they
   * bring points. */
  minor?: RegExp;
  /** Kinds of events of no seat that belong to the deed before them, also before the game tells its first turn. */
  follows?: RegExp;
  /** A scoring in the course of the game: the kinds of its events, and of the one that sums them up. */
  scoring?: { events: RegExp; total: RegExp };
  /** Whether a scoring, which is told step by step, lies between two positions. */
  isScored?: (before: View, after: View) => boolean;
  /** Points that a deed may bring later, such as those of a scoring now, and the message that says them, with `gain`. */
  prospect?: { points: (sheet: ScoreSheet, seat: number) => number; words: string };
  /** What to know of the decision that is to be made, where the others have done nothing before it. */
  notice?: (view: View) => string;
  /** Its cells have names on the board: the log says them. */
  namesCells?: boolean;
  LogPiece?: Component<{ piece: string }>;
  /** Whether an event only says what was dealt to refill a place: the log folds it away. */
  isRefill?: (event: GameEvent) => boolean;
  /** The colour of a seat's pieces, as CSS. */
  seatColour?: (seat: number) => string;
  /** Whether the view holds something that another player on the same device may not see. */
  secret: (view: View) => boolean;
}

/** What the elements of a board know about the decision being made; set by the page, read by `BoardElement`. */
export interface Interaction {
  /** May be touched next, lit or not: for buttons that are shown only then, such as the end of a turn. */
  isNext(element: string): boolean;
  /** May be touched next, at a table that shows what is legal. */
  isLit(element: string): boolean;
  /** Belongs to the path picked so far. */
  isPicked(element: string): boolean;
  /** Is highlighted: by a line of the score sheet or the log, a hint, or a rule that forbids it. */
  isMarked(element: string): boolean;
  /** Is the last element of the previewed decision. */
  isPreviewed(element: string): boolean;
  /** Was changed by the others since this player's last decision. */
  isChanged(element: string): boolean;
  /** While a scoring is told: the points of each seat counted so far, to be shown as its points; else null. */
  readonly counted: readonly number[] | null;
  /** While the pieces of a deed are on their way: the position before it, whose numbers are shown until then; else null. */
  readonly before: View | null;
  /** Whether legal elements are lit. If not, every element can be tried, by keyboard, too. */
  readonly showsLegal: boolean;
  /** Whether anything can be touched: false if it is another's turn, and in a figure. */
  readonly isActive: boolean;
  /** `isSuggestion`: the board picks it for the player, a rotation for instance, so the action is confirmed. */
  touch(element: string, isSuggestion?: boolean): void;
  /** Pick a choice as a whole, as touching all elements of its path does. */
  choose(choice: Choice): void;
  hover(element: string | null): void;
  /** Ask what the choice with these elements would bring, for a board that draws its result itself; none: forget it. */
  foresee?(elements: readonly string[]): void;
  /** Why this seat cannot do that now, in notation; null if it can, or if nobody knows. */
  whyNot?(action: string): Promise<Reason | null>;
  /** What it would bring to each seat, as soon as it is known. */
  readonly foreseen?: readonly number[];
}

export const INTERACTION = Symbol("interaction");
