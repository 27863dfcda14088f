// Requests: opening tables, finding them, records, and what the rules say.

import { API } from "./urls";
import { remember } from "../state/seatSecrets";
import type { Games, MoveInfo, Reason, Seated, Sheet, Step, TableInfo } from "./types";

/** What a server refuses, or that it cannot be reached (`away`). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

export async function ask<T>(
  path: string,
  body?: unknown,
  method = body === undefined ? "GET" : "POST",
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(new URL(path, API), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem("away");
  }
  if (answer.status === 204) return undefined as T;
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(found.code ?? "away", found.params ?? {}, answer.status);
  return found as T;
}

export interface Me {
  user: string;
  name: string;
  account: boolean;
}

export interface Place {
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
  games: Place[];
  own: { table: string; status: string; place: Place | null } | null;
}

/** Where a table is asked about; its id may come from an address that somebody made up. */
const at = (table: string) => `tables/${encodeURIComponent(table)}`;

export const games = () => ask<Games>("games");
export const me = () => ask<Me>("me");
export const rename = (name: string) => ask<Me>("me", { name }, "PATCH");
export const signUp = (name: string, password: string) => ask<Me>("account", { name, password });
export const signIn = (name: string, password: string) => ask<Me>("session", { name, password });
export const signOut = () => ask<void>("session", undefined, "DELETE");
export const lobby = () => ask<{ tables: TableInfo[] }>("lobby");
export const mine = () => ask<{ tables: TableInfo[] }>("me/tables");
export const open = async (wanted: Record<string, unknown>) => remember(await ask<Seated>("tables", wanted));
export const info = (table: string, invitation = "") =>
  ask<TableInfo>(`${at(table)}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ""}`);
export const sit = async (table: string, wanted: Record<string, unknown> = {}) =>
  remember(await ask<Seated>(`${at(table)}/seats`, wanted));
export const seatBot = (table: string, seat: number, player: string) =>
  ask<TableInfo>(`${at(table)}/bots`, { seat, player });
export const claim = async (table: string, secret: string) =>
  remember(await ask<Seated>(`${at(table)}/claim`, { secret }));
export const rise = (table: string, seat: number) => ask<TableInfo>(`${at(table)}/rise`, { seat });
export const hint = (table: string) =>
  ask<{ at: number; action: number; text: string }>(`${at(table)}/hint`, undefined, "POST");
export const score = (position: unknown) => ask<Sheet>("score", { position });
export const why = (table: string, touch: string[]) =>
  ask<{ legal: boolean; text: string; reason: Reason | null }>(`${at(table)}/why`, { touch });
export const lesson = (game: string) =>
  ask<{ game: string; seat: number; steps: Step[] }>(`lessons/${encodeURIComponent(game)}`);
export const daily = () => ask<Daily>("daily");
export const playDaily = async () => remember(await ask<Seated>("daily", {}));
export const recordAddress = (table: string) => new URL(`${at(table)}/record`, API).href;

export function move(table: string, number: number, seat: number | null, all: boolean): Promise<MoveInfo> {
  const query = all ? "?all=true" : seat === null ? "" : `?seat=${seat}`;
  return ask<MoveInfo>(`${at(table)}/moves/${number}${query}`);
}
