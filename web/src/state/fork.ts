// What if: a new table that continues a finished game from one of its moves, or a puzzle, against the computer.

import * as api from "../net/api";
import type { TableInfo } from "../net/types";
import { levelFor } from "./botLevel";
import { levelsOf, loadGames } from "./games.svelte";
import { QUICK } from "./opening";

/** Where a table came from, as its address tells it: a move of another game, or a puzzle (null). */
export interface Origin {
  page: string;
  move: number | null;
}

/** The path of a table, with the way back to the page where it was opened. */
export const tableFrom = (table: string, page: string) => `table/${table}#from=${page}`;

/** Open the table, with the reader in their own seat, or in that of who is to move; its path. */
export async function forkFrom(
  page: "replay" | "review",
  info: TableInfo,
  move: number,
  mover: number,
): Promise<string> {
  const mine = info.seats[0] ?? Math.max(0, mover);
  await loadGames();
  const computer = levelFor(levelsOf(info.game)) ?? "me";
  const places = info.people.map((_, number) => (number === mine ? "me" : computer));
  const { table } = await api.openTable({ ...QUICK, fork: { table: info.table, move }, places });
  return tableFrom(table, `${page}/${info.table}/${move}`);
}

/** The way back in the address of a table, if there is one. */
export function originIn(hash: string): Origin | null {
  const page = new URLSearchParams(hash).get("from") ?? "";
  const found = /^(?:(?:replay|review)\/[\w-]+\/(\d+)|practice\/[\w-]+\/[\w.-]+)$/.exec(page);
  return found && { page, move: found[1] === undefined ? null : Number(found[1]) };
}
