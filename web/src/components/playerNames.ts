// Names of the players at a table, and points gained as text.

import type { Person } from "../net/types";
import { say, verbatim } from "../state/i18n.svelte";

/** The server's name for a player who has chosen none. */
const NAMELESS = "guest";

function plainName(person: Person): string {
  if (person.kind === "free") return say("web-seat-free");
  if (person.kind === "bot") return say(`web-level-${person.bot}`);
  return person.name === NAMELESS ? say("web-seat-guest") : verbatim(person.name);
}

/** The name of the player in a seat, with the seat's number if another player has the same name. */
export function playerName(people: readonly Person[], seat: number): string {
  const person = people[seat];
  const name = person ? plainName(person) : "";
  const isTwin =
    person?.kind !== "free" && people.some((other, at) => at !== seat && plainName(other) === name);
  if (!name || (isTwin && person?.name === NAMELESS)) return say("web-seat-number", { number: seat + 1 });
  return isTwin ? `${name} (${seat + 1})` : name;
}

export function formatGain(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
