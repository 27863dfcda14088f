// The computer player this browser last asked for.

import { readStored, writeStored } from "./storage";

const KEY = "rosace-level";
export const LEVELS = ["novice", "apprentice", "journeyman", "master", "grandmaster"];

export function preferredLevel(): string {
  const level = readStored(KEY);
  return typeof level === "string" && LEVELS.includes(level) ? level : "journeyman";
}

export const rememberLevel = (name: string) => writeStored(KEY, name);
