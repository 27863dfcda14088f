// HTTP requests (docs/protocol.md): open and find tables, take seats, records, rules.

import { API_URL } from "./urls";
import { rememberSeats } from "../state/seatSecrets";
import type { GameList, MoveInfo, Reason, SeatGrant, ScoreSheet, LessonStep, TableInfo } from "./types";

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

export interface Me {
  user: string;
  name: string;
  account: boolean;
}

export interface DailyEntry {
  rank: number;
  name: string;
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
export const signOut = () => request<void>("session", undefined, "DELETE");
export const lobby = () => request<{ tables: TableInfo[] }>("lobby");
/** Public games being played, which anyone may watch. */
export const publicGames = () => request<{ tables: TableInfo[] }>("lobby?status=playing");
export const myTables = () => request<{ tables: TableInfo[] }>("me/tables");
export const openTable = async (wanted: Record<string, unknown>) =>
  rememberSeats(await request<SeatGrant>("tables", wanted));
export const tableInfo = (table: string, invitation = "") =>
  request<TableInfo>(
    `${tablePath(table)}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ""}`,
  );
export const takeSeat = async (table: string, wanted: Record<string, unknown> = {}) =>
  rememberSeats(await request<SeatGrant>(`${tablePath(table)}/seats`, wanted));
export const seatBot = (table: string, seat: number, player: string) =>
  request<TableInfo>(`${tablePath(table)}/bots`, { seat, player });
export const claimSeat = async (table: string, secret: string) =>
  rememberSeats(await request<SeatGrant>(`${tablePath(table)}/claim`, { secret }));
export const standUp = (table: string, seat: number) =>
  request<TableInfo>(`${tablePath(table)}/rise`, { seat });
export const hint = (table: string) =>
  request<{ at: number; action: number; text: string }>(`${tablePath(table)}/hint`, undefined, "POST");
export const score = (position: unknown) => request<ScoreSheet>("score", { position });
/** Why elements, touched in order after decisions that are not sent yet, make no legal action. */
export const explain = (table: string, touch: string[], after: number[] = []) =>
  request<{ legal: boolean; text: string; reason: Reason | null }>(`${tablePath(table)}/why`, {
    touch,
    ...(after.length ? { after } : {}),
  });
export const lesson = (game: string) =>
  request<{ game: string; seat: number; steps: LessonStep[] }>(`lessons/${encodeURIComponent(game)}`);
export const daily = () => request<Daily>("daily");
export const playDaily = async () => rememberSeats(await request<SeatGrant>("daily", {}));
/** The picture of a finished game. */
export async function resultPicture(table: string, language: string): Promise<Blob> {
  const answer = await fetch(new URL(`${tablePath(table)}/picture?lang=${language}`, API_URL));
  if (!answer.ok) throw new Problem("away", {}, answer.status);
  return answer.blob();
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
