// The computer player this browser last asked for.

import { readStored, writeStored } from "./storage";

const KEY = "rosace-level";
export const LEVELS = ["novice", "apprentice", "journeyman", "master", "grandmaster"];

export function preferredLevel(): string {
  const level = readStored(KEY);
  return typeof level === "string" && LEVELS.includes(level) ? level : "journeyman";
}

/** The level wanted, or the strongest below it that can play a game; null where none can. */
export function levelFor(levels: readonly string[], wanted: string = preferredLevel()): string | null {
  const weakerFirst = LEVELS.filter((level) => levels.includes(level));
  return weakerFirst.filter((level) => LEVELS.indexOf(level) <= LEVELS.indexOf(wanted)).at(-1) ?? null;
}

export const rememberLevel = (name: string) => writeStored(KEY, name);
