// How strong an opponent this browser last asked for.

import { read, write } from "./storage";

const KEY = "rosace-level";
export const LEVELS = ["novice", "apprentice", "journeyman", "master", "grandmaster"];

export function level(): string {
  const found = read(KEY);
  return typeof found === "string" && LEVELS.includes(found) ? found : "journeyman";
}

export const setLevel = (name: string) => write(KEY, name);
