// How the people at a table are called, and what they gain.

import type { Person } from "../net/types";
import { say, verbatim } from "../state/words.svelte";

const NAMELESS = "guest"; // as the server calls who has taken no name

export function nameOf(person: Person | undefined, seat: number): string {
  if (!person || person.kind === "free") return say("web-seat-free");
  if (person.kind === "bot") return say(`web-level-${person.bot}`);
  if (person.name === NAMELESS) return say("web-seat-guest");
  return verbatim(person.name) || say("web-seat-number", { number: seat + 1 });
}

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
