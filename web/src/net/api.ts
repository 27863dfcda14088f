// HTTP requests (docs/protocol.md): open and find tables, take seats, records, rules.

import { API_URL } from "./urls";
import { rememberSeats } from "../state/seatSecrets";
import type { Quality, ReviewDocument } from "../state/review";
import type {
  Choice,
  GameList,
  LessonStep,
  MoveInfo,
  Phrase,
  Preview,
  Reason,
  ScoreSheet,
  SeatGrant,
  TableInfo,
  TableList,
  View,
} from "./types";

/** The server refused a request, or cannot be reached (`away`). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

export async function request<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? "GET" : "POST",
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, API_URL), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem("away");
  }
  if (answer.status === 204) return undefined as T;
  const content = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(content.code ?? "away", content.params ?? {}, answer.status);
  return content as T;
}

async function requestFile(path: string): Promise<Blob> {
  const answer = await fetch(new URL(path, API_URL)).catch(() => null);
  if (answer?.ok) return answer.blob().catch(() => Promise.reject(new Problem("away")));
  const content = await answer?.json().catch(() => null);
  throw new Problem(content?.code ?? "away", content?.params ?? {}, answer?.status);
}

export interface Me {
  user: string;
  name: string;
  account: boolean;
}

export interface DailyEntry {
  rank: number;
  name: string;
  account: boolean;
  points: number;
  target: number;
  won: boolean;
  table: string | null;
}

export interface Daily {
  day: string;
  ends: number;
  commitment: string;
  games: DailyEntry[];
  own: { table: string; status: string; place: DailyEntry | null } | null;
  streak: number;
}

/** The path of a table's requests. Its id comes from the page's address, so it may contain anything. */
const tablePath = (table: string) => `tables/${encodeURIComponent(table)}`;

/** The Fluent messages of a game, in a language as far as it has them. */
export async function gameMessages(game: string, language: string): Promise<string> {
  const query = new URLSearchParams({ lang: language });
  const answer = await fetch(new URL(`games/${encodeURIComponent(game)}/words?${query}`, API_URL));
  if (!answer.ok) throw new Problem("away", {}, answer.status);
  return answer.text();
}

export const games = () => request<GameList>("games");
export const me = () => request<Me>("me");
export const rename = (name: string) => request<Me>("me", { name }, "PATCH");
export interface StoredSettings {
  changed: number;
  settings: Record<string, unknown>;
}

export const storedSettings = () => request<StoredSettings>("me/settings");
/** Store an account's settings; the answer has the newest. */
export const storeSettings = (document: { changed: number; settings: object }) =>
  request<StoredSettings>("me/settings", document, "PUT");
export const signUp = (name: string, password: string) => request<Me>("account", { name, password });
export const signIn = (name: string, password: string) => request<Me>("session", { name, password });
/** A device that is signed in to the account; times are milliseconds since 1970. */
export interface Session {
  this: boolean;
  created: number;
  seen: number;
  browser: string;
  system: string;
}

export const sessions = () => request<{ sessions: Session[] }>("me/sessions");
export const endOtherSessions = () => request<void>("me/sessions", undefined, "DELETE");
export const changePassword = (password: string, wanted: string) =>
  request<void>("me/password", { password, new: wanted }, "PUT");
export const deleteAccount = (password: string) => request<void>("account/deletion", { password });
/** A guest is forgotten: the games lose the name. */
export const forgetMe = () => request<void>("me", undefined, "DELETE");
/** Everything that is the user's, as a ZIP file. */
export const ownData = () => requestFile("me/data");
export const signOut = () => request<void>("session", undefined, "DELETE");
export const lobby = (page: number) => request<TableList>(`lobby?page=${page}`);
/** Public games being played, which anyone may watch. */
export const publicGames = () => request<{ tables: TableInfo[] }>("lobby?status=playing");
export const myTables = () => request<{ tables: TableInfo[] }>("me/tables");
export const openTable = async (wanted: Record<string, unknown>) =>
  rememberSeats(await request<SeatGrant>("tables", wanted));
/** A table; an invitation is sent in a body, since addresses are logged on their way. */
export const tableInfo = (table: string, invitation = "") =>
  invitation
    ? request<TableInfo>(`${tablePath(table)}/invitation`, { invitation })
    : request<TableInfo>(tablePath(table));
export const takeSeat = async (table: string, wanted: Record<string, unknown> = {}) =>
  rememberSeats(await request<SeatGrant>(`${tablePath(table)}/seats`, wanted));
export const seatBot = (table: string, seat: number, player: string) =>
  request<TableInfo>(`${tablePath(table)}/bots`, { seat, player });
export const claimSeat = async (table: string, secret: string) =>
  rememberSeats(await request<SeatGrant>(`${tablePath(table)}/claim`, { secret }));
export const standUp = (table: string, seat: number) =>
  request<TableInfo>(`${tablePath(table)}/rise`, { seat });
/** What a computer player would do, and why rather than the next best; `win` is null where nothing was searched. */
export interface Hint {
  at: number;
  action: number;
  label: Phrase;
  reason: Phrase[];
  elements: string[];
  win: number | null;
}
export const hint = (table: string) => request<Hint>(`${tablePath(table)}/hint`, undefined, "POST");
export interface ReviewInfo {
  state: "none" | "queued" | "running" | "done";
  progress: number;
  review: ReviewDocument | null;
}
/** A review of a finished game, or how far it is. */
export const reviewOf = (table: string, quality: Quality) =>
  request<ReviewInfo>(`${tablePath(table)}/review?${new URLSearchParams({ quality })}`);
/** The same, and have it made if there is none. */
export const startReview = (table: string, quality: Quality) =>
  request<ReviewInfo>(`${tablePath(table)}/review`, { quality });
export const score = (position: unknown) => request<ScoreSheet>("score", { position });
/** Why elements, touched in order after decisions that are not sent yet, make no legal action. */
export const explain = (table: string, touch: string[], after: number[] = []) =>
  request<{ legal: boolean; text: string; reason: Reason | null }>(`${tablePath(table)}/why`, {
    touch,
    ...(after.length ? { after } : {}),
  });
/** Why an action in notation is not legal now. */
export const explainAction = (table: string, action: string) =>
  request<{ legal: boolean; text: string; reason: Reason | null }>(`${tablePath(table)}/why`, { action });
export const lesson = (game: string) =>
  request<{ game: string; seat: number; steps: LessonStep[] }>(`lessons/${encodeURIComponent(game)}`);
export const daily = () => request<Daily>("daily");
export const playDaily = async () => rememberSeats(await request<SeatGrant>("daily", {}));

// Practice.

export interface DayPuzzle {
  puzzle: string;
  day: string;
  ends: number;
  solved: boolean;
  /** Of the first try; empty before it. */
  verdict: string;
  streak: number;
}

export interface PracticeInfo {
  game: string;
  daily: DayPuzzle | null;
  mistakes: {
    puzzle: string;
    table: string;
    position: number;
    seat: number;
    verdict: string;
    loss: number;
    reviewed: number;
    solved: boolean;
  }[];
  puzzles: {
    puzzle: string;
    number: number;
    seats: number;
    options: Record<string, unknown>;
    difficulty: number;
    solved: boolean;
  }[];
}

export interface PuzzleInfo {
  game: string;
  puzzle: string;
  seats: number;
  seat: number;
  options: Record<string, unknown>;
  difficulty: number | null;
  table: string | null;
  move: number | null;
  view: View;
  sheet: ScoreSheet;
  ask: Phrase;
  choices: Choice[];
}

export interface AttemptInfo {
  right: boolean;
  verdict: string;
  loss: number | null;
  noise: number | null;
  win: number | null;
  win_best: number;
  best: { text: string; touch: string[]; label: Phrase }[];
  reason: Phrase[];
  elements: string[];
  daily: DayPuzzle | null;
}

const puzzlePath = (game: string, puzzle: string) =>
  `practice/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`;

export const practice = (game: string) => request<PracticeInfo>(`practice/${encodeURIComponent(game)}`);
export const puzzle = (game: string, name: string) => request<PuzzleInfo>(puzzlePath(game, name));
export const previewPuzzle = (game: string, name: string, actions: number[]) =>
  request<Preview>(`${puzzlePath(game, name)}/preview`, { actions });
/** Judge a complete action; without one the solution is shown. */
export const attemptPuzzle = (game: string, name: string, actions: number[]) =>
  request<AttemptInfo>(`${puzzlePath(game, name)}/attempt`, { actions });
export const playPuzzleOn = async (game: string, name: string, player: string) =>
  rememberSeats(await request<SeatGrant>(`${puzzlePath(game, name)}/table`, { player }));

/** The picture of a finished game. */
export async function resultPicture(table: string, language: string): Promise<Blob> {
  return requestFile(`${tablePath(table)}/picture?lang=${language}`);
}
export const recordAddress = (table: string) => new URL(`${tablePath(table)}/record`, API_URL).href;

export interface MoveQuery {
  /** By the eyes of a seat; a spectator's by default. */
  seat?: number;
  /** From all seats at once, when the game is over. */
  all?: boolean;
  picture?: boolean;
}

export function fetchMove(table: string, number: number, query: MoveQuery): Promise<MoveInfo> {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return request<MoveInfo>(`${tablePath(table)}/moves/${number}?${new URLSearchParams(given)}`);
}
