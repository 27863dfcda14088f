// The secret words of seats taken in this browser: by them a seat can be held on another device, too.

import type { Seated } from "../net/types";

const KEY = "rosace-seats";
const MOST = 50;

function all(): Record<string, Seated> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function opened(table: string): Seated | null {
  return all()[table] ?? null;
}

/** For who signs out: the next one at this browser finds no seat of theirs. */
export function forgetSeats(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept.
  }
}

export function remember(found: Seated): Seated {
  const { [found.table]: _, ...others } = all();
  const kept = Object.entries({ ...others, [found.table]: found }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Then the words are not at hand later; the cookie holds the seats all the same.
  }
  return found;
}
