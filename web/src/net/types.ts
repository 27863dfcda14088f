// The messages and answers of the server (docs/protocol.md). Views are typed in the folder of each game's board.

export interface Phrase {
  key: string;
  params: Record<string, unknown>;
}

export interface Choice {
  id: number;
  text: string;
  touch: string[];
  label: Phrase;
  /** It does nothing but end the turn. */
  ends?: boolean;
}

export interface GameEvent {
  kind: string;
  params: Record<string, unknown>;
  elements: string[];
  /** The pieces that travelled, each from one element to another. */
  moves?: [string, string][];
}

export interface Reason {
  code: string;
  clause: string;
  elements: string[];
  params: Record<string, unknown>;
}

export interface ScoreLine {
  /** Null where it is nobody's: see `unclaimed`. */
  seat: number | null;
  points: number;
  kind: string;
  clause: string;
  params: Record<string, unknown>;
  elements: string[];
  /** An area that would score, but has no builders. */
  unclaimed?: true;
}

export interface ScoreSheet {
  lines: ScoreLine[];
  totals: number[];
  /** Where a real game breaks the rules: what to take away from a seat, and its total then; its best one first. */
  corrections?: Correction[];
}

export interface Correction {
  seat: number;
  total: number;
  clause: string;
  pieces: string[];
  elements: string[];
}

export interface Person {
  kind: "free" | "person" | "bot";
  name: string;
  bot: string;
  out: boolean;
  /** Whether it is the name of an account. */
  account?: boolean;
}

export interface ClockTerms {
  kind: "bank" | "days";
  seconds?: number;
  increment?: number;
  days?: number;
  vacation?: number;
}

export interface Clock {
  now: number;
  running: number;
  left: number[];
  off: number[];
  resting: boolean[];
}

export interface Assist {
  legal: boolean;
  score: boolean;
  unseen: boolean;
  hints: boolean;
}

export interface Terms {
  game: string;
  rules: string;
  options: Record<string, string | number | boolean>;
  seats: number;
  clock: ClockTerms | null;
  absent: "lose" | "bot";
  stand_in: string;
  assist: Assist;
  take_back: boolean;
  visibility: "private" | "link" | "public";
  origin: string;
  /** The date of a game of the day, or empty. */
  day: string;
  commitment: string;
}

export interface Result {
  kind: "rules" | "resigned" | "time" | "left" | "draw" | "update";
  utilities: number[];
  scores: number[];
  seat: number | null;
}

/** What a seat sees of a position. The view of a game that the client has no board for may lack the three. */
export type View = Record<string, unknown> & { game: string; viewer: number | null; to_move: number };

/** The state of a table, in `table` and `changed` messages. */
export interface TableStatus {
  table: string;
  seq: number;
  at: number;
  moves: number;
  status: "open" | "playing" | "over";
  mover: number;
  people?: Person[];
  clock?: Clock;
  draw?: number[];
  can_take_back?: boolean;
  answers?: Record<string, Record<string, string>>;
  result?: Result;
  secret?: string;
  nonces?: string[];
  again?: number[];
  next?: string;
  view?: View;
  /** SVG; null if the game draws none. Only where `want` has it. */
  picture?: string | null;
  sheet?: ScoreSheet;
  ask?: Phrase;
  choices?: Choice[];
}

export interface MissedEntry {
  seq: number;
  moves: number;
  undone: number;
  events: GameEvent[];
}

export interface TableMessage extends TableStatus {
  type: "table";
  id: number;
  seat: number | null;
  terms: Terms;
  missed?: MissedEntry[];
  /** The entry up to which `missed` reaches, if that is not all. */
  more?: number;
}

/** The next page of what was missed. */
export interface MissedPage {
  missed: MissedEntry[];
  more?: number;
}

export interface ChangedMessage extends TableStatus {
  type: "changed";
  fresh?: boolean;
  /** How many of the events belong to each decision, if several were taken at once. */
  sizes?: number[];
  undone?: number;
  events?: GameEvent[];
  /** The position after a decision and before chance, and how many of the events led to it. */
  between?: { events: number; view: View; sheet?: ScoreSheet };
}

/** Who is at a table: seats with an open page, and the number of spectators. */
export interface Presence {
  here: number[];
  watching: number;
}

export interface PresenceMessage extends Presence {
  type: "presence";
  table: string;
}

export interface Preview {
  final: boolean;
  view: View;
  picture?: string | null;
  sheet?: ScoreSheet;
  /** What is asked next, if the action is not complete. */
  ask?: Phrase;
  choices?: Choice[];
}

export interface TableInfo {
  table: string;
  game: string;
  status: "open" | "playing" | "over";
  visibility: string;
  created: number;
  changed: number;
  seats: number[];
  deadline: number | null;
  mover: number;
  moves: number;
  people: Person[];
  options: Record<string, string | number | boolean>;
  clock: ClockTerms | null;
  assist: Assist;
  result: Result | null;
  commitment: string;
  rules: string;
  /** Whether the server can play and show games of these rules. */
  readable: boolean;
  /** In the lobby: whether somebody with a seat was there a moment ago. */
  present: boolean | null;
}

export interface TableList {
  tables: TableInfo[];
  /** Whether there is another page. */
  more: boolean;
}

export interface SeatGrant {
  table: string;
  seats: number[];
  links: Record<string, string>;
  invitation: string;
  commitment: string;
}

type OptionValue = string | number | boolean;

export interface OptionInfo {
  name: string;
  /** The first is the default. */
  values: OptionValue[];
  /** The numbers of seats with which it applies; all if there are none. */
  seats?: number[];
  /** What other options must be for it to apply. */
  needs?: Record<string, OptionValue>;
  /** Its numbers are seats, from 1. */
  names_seat?: boolean;
}

export interface GameInfo {
  name: string;
  rules: string;
  seats: number[];
  options: OptionInfo[];
  questions: { name: string; cases: string[] }[];
  /** The computer players that can play it, from weak to strong. */
  levels: string[];
  pace: Record<string, number>;
  lesson: boolean;
}

export interface GameList {
  games: GameInfo[];
  players: Record<string, number>;
}

export interface MoveInfo {
  table: string;
  move: number;
  moves: number;
  mover: number;
  action: string | null;
  events: GameEvent[];
  view: View;
  picture?: string | null;
  sheet: ScoreSheet | null;
}

/** A step of a lesson: text to read, or with `want` a decision to make. */
export interface LessonStep {
  say: string;
  elements: string[];
  view: View;
  sheet: ScoreSheet | null;
  ask: Phrase | null;
  choices?: Choice[];
  want: number | null;
  touch: string[];
}
