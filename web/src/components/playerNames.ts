// Names of the players at a table, and points gained as text.

import type { Person } from "../net/types";
import { NAMELESS, say, type SeatName, shownName } from "../state/i18n.svelte";

function plainName(person: Person): string {
  if (person.kind === "free") return say("web-seat-free");
  if (person.kind === "bot") return say("web-place-computer", { level: `@web-level-${person.bot}` });
  return shownName(person.name);
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

/** The players of seats that are taken, for lines of the log. */
export const seatNames =
  (people: readonly Person[]): SeatName =>
  (seat) => {
    const kind = people[seat]?.kind ?? "free";
    return kind === "free" ? null : { name: playerName(people, seat), isComputer: kind === "bot" };
  };

/** A number with a minus sign, not a hyphen. */
export const formatPoints = (points: number): string => String(points).replace("-", "−");

export function formatGain(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
