// Names of the players at a table.

import type { Person, Result } from "../net/types";
import { hasMessage, readable, say, sayOr, type SeatName, shownName } from "../state/i18n.svelte";

export { formatGain, formatPoints } from "../state/points";

/** A computer player's level: "Journeyman". */
const levelName = (level: string): string => sayOr(`web-level-${level}`, readable(level));

/** How strong a level is, in a word: "medium"; empty for a player of another kind. */
export const levelWord = (level: string): string =>
  hasMessage(`web-level-${level}.word`) ? say(`web-level-${level}.word`) : "";

/** A level to choose: "Journeyman · medium". */
export const levelChoice = (level: string): string =>
  [levelName(level), levelWord(level)].filter(Boolean).join(" · ");

function plainName(person: Person): string {
  if (person.kind === "free") return say("web-seat-free");
  if (person.kind === "bot") return say("web-computer-name", { level: levelName(person.bot) });
  return shownName(person.name);
}

/** The name of the player in a seat; the second of a name is "Ada 2". */
export function playerName(people: readonly Person[], seat: number): string {
  const person = people[seat];
  if (!person) return say("web-seat-number", { number: seat + 1 });
  const name = plainName(person);
  if (person.kind === "free") return name;
  const before = people.slice(0, seat).filter((other) => other.kind !== "free" && plainName(other) === name);
  return before.length ? `${name} ${before.length + 1}` : name;
}

/** The players of seats that are taken, for lines of the log; `reader` is the seat of who reads them. */
export const seatNames =
  (people: readonly Person[], reader: number | null = null): SeatName =>
  (seat) => {
    const kind = people[seat]?.kind ?? "free";
    const name = playerName(people, seat);
    return kind === "free" ? null : { name, isComputer: kind === "bot", isReader: seat === reader };
  };

/** Who has won, in words: for who sits in `seats`, for others by name. */
export function sayResult(result: Result, people: readonly Person[], seats: readonly number[]): string {
  if (result.kind === "update") return say("web-result-update");
  const won = result.utilities.flatMap((one, seat) => (one > 0 ? [seat] : []));
  const isSolo = people.length === 1;
  const [own] = seats;
  if (isSolo && own !== undefined) return say(won.length ? "web-result-won" : "web-result-lost");
  if (!won.length) return say(isSolo ? "web-won-nobody" : "web-result-draw");
  if (won.length === people.length && !isSolo) return say("web-result-shared");
  if (seats.length === 1 && won.includes(own!)) return say("web-result-won");
  return say("web-won-by", { name: won.map((seat) => playerName(people, seat)).join(", ") });
}
