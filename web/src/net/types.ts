// What the server says: docs/protocol.md. Views are each game's own, typed in its board's folder.

export interface Phrase {
  key: string;
  params: Record<string, unknown>;
}

export interface Choice {
  id: number;
  text: string;
  touch: string[];
  label: Phrase;
}

export interface Event {
  kind: string;
  params: Record<string, unknown>;
  elements: string[];
}

export interface Reason {
  code: string;
  clause: string;
  elements: string[];
  params: Record<string, unknown>;
}

export interface Line {
  seat: number;
  points: number;
  kind: string;
  clause: string;
  params: Record<string, unknown>;
  elements: string[];
}

export interface Sheet {
  lines: Line[];
  totals: number[];
}

export interface Person {
  kind: "free" | "person" | "bot";
  name: string;
  bot: string;
  out: boolean;
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
  commitment: string;
}

export interface Result {
  kind: "rules" | "resigned" | "time" | "left" | "draw";
  utilities: number[];
  scores: number[];
  seat: number | null;
}

export type View = Record<string, unknown> & { game: string; viewer: number | null; to_move: number };

/** How a table stands: in `table` and `changed` messages. */
export interface Standing {
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
  sheet?: Sheet;
  ask?: Phrase;
  choices?: Choice[];
}

export interface Missed {
  seq: number;
  moves: number;
  undone: number;
  events: Event[];
}

export interface TableMessage extends Standing {
  type: "table";
  id: number;
  seat: number | null;
  terms: Terms;
  missed?: Missed[];
}

export interface ChangedMessage extends Standing {
  type: "changed";
  fresh?: boolean;
  undone?: number;
  events?: Event[];
}

export interface Preview {
  final: boolean;
  view: View;
  sheet?: Sheet;
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
}

export interface Seated {
  table: string;
  seats: number[];
  links: Record<string, string>;
  invitation: string;
  commitment: string;
}

export interface GameInfo {
  name: string;
  rules: string;
  seats: number[];
  options: { name: string; values: (string | number | boolean)[] }[];
  questions: { name: string; cases: string[] }[];
  pace: Record<string, number>;
}

export interface Games {
  games: GameInfo[];
  players: Record<string, number>;
}

export interface MoveInfo {
  table: string;
  move: number;
  moves: number;
  mover: number;
  action: string | null;
  events: Event[];
  view: View;
  sheet: Sheet | null;
}

/** A step of a first-game lesson: read and go on, or with `want` make that decision. */
export interface Step {
  say: string;
  elements: string[];
  view: View;
  sheet: Sheet | null;
  ask: Phrase | null;
  choices?: Choice[];
  want: number | null;
  touch: string[];
}
