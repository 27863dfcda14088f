// Opening a table from any page: names first, then the table.

import * as api from "../net/api";
import { navigate } from "./router.svelte";
import { chooseName, ensureName, hasChosenName, rememberSofa } from "./userName";

/** Asks for the names of so many people on this device; null if they think better of it. */
export type AskNames = (people: number) => Promise<string[] | null>;

/** What a table opened by one click has: every help. */
export const QUICK = { assist: { legal: true, score: true, unseen: true, hints: true } };

/** Names for a table with these places, as far as others see them; null if the user cancels. */
async function namesFor(places: readonly string[], ask: AskNames): Promise<string[] | null> {
  const own = places.filter((place) => place === "me").length;
  const name = own ? await ensureName() : "";
  const isSofa = own > 1;
  if (!isSofa && (!own || hasChosenName() || !places.includes("free"))) return [];
  const given = await ask(own);
  if (!given) return null;
  if (!isSofa) {
    if (given[0] !== name) await chooseName(given[0]!);
    return [];
  }
  rememberSofa(given);
  const left = [...given];
  return places.map((place) => (place === "me" ? left.shift()! : ""));
}

/** Open a table and go there; whether it was opened. */
export async function openTable(
  wanted: { game: string; places: string[] } & Record<string, unknown>,
  ask: AskNames,
): Promise<boolean> {
  const names = await namesFor(wanted.places, ask);
  if (!names) return false;
  const grant = await api.openTable({ ...QUICK, ...wanted, ...(names.length ? { names } : {}) });
  navigate(`table/${grant.table}`);
  return true;
}
