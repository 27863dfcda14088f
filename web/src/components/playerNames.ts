// How the people at a table are called, and what they gain.

import type { Person } from "../net/types";
import { say, verbatim } from "../state/i18n.svelte";

const NAMELESS = "guest"; // as the server calls who has taken no name

function called(person: Person): string {
  if (person.kind === "free") return say("web-seat-free");
  if (person.kind === "bot") return say(`web-level-${person.bot}`);
  return person.name === NAMELESS ? say("web-seat-guest") : verbatim(person.name);
}

/** How who sits at a seat is called; by the seat's number, too, where somebody else is called the same. */
export function playerName(people: readonly Person[], seat: number): string {
  const person = people[seat];
  const name = person ? called(person) : "";
  const isTwin = person?.kind !== "free" && people.some((other, at) => at !== seat && called(other) === name);
  if (!name || (isTwin && person?.name === NAMELESS)) return say("web-seat-number", { number: seat + 1 });
  return isTwin ? `${name} (${seat + 1})` : name;
}

export function formatGain(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
