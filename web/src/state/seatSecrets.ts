// The secret words of seats taken in this browser: by them a seat can be held on another device, too.

import type { Seated } from "../net/types";
import { readObject, write } from "./storage";

const KEY = "rosace-seats";
const MOST = 50;

export function opened(table: string): Seated | null {
  return (readObject(KEY)[table] as Seated | undefined) ?? null;
}

/** For who signs out: the next one at this browser finds no seat of theirs. */
export function forgetSeats(): void {
  write(KEY, {});
}

export function remember(found: Seated): Seated {
  const { [found.table]: _, ...others } = readObject(KEY);
  write(KEY, Object.fromEntries(Object.entries({ ...others, [found.table]: found }).slice(-MOST)));
  return found;
}
