// What fits into the line of what was done, the least important left out first.

import type { BoardModule } from "../boards/types";
import { type EventLine, type SeatName, withoutName } from "./i18n.svelte";

/** How wide a line is, in pixels. */
export type Measure = (line: EventLine) => number;
/** What a game's board says about the importance of its events. */
export type RecapStyle = Pick<BoardModule, "minor" | "scoring">;

/** Between two lines, in pixels: a dot and the space around it. */
const SEPARATOR_PX = 16;

/** A name is said once for all that its player did. */
function namedOnce(lines: readonly EventLine[], nameOf: SeatName): EventLine[] {
  let said: number | null = null;
  return lines.map((line) => {
    if (line.seat === null) return line;
    const name = line.seat === said ? nameOf(line.seat)?.name : "";
    said = line.seat;
    return name ? { ...line, parts: withoutName(line.parts, name) } : line;
  });
}

/** After a scoring its total is told, not its areas: the log has them. */
export function summed(lines: readonly EventLine[], { scoring }: RecapStyle): EventLine[] {
  const kindOf = (line: EventLine) => line.events[0]?.kind ?? "";
  const hasTotal = lines.some((line) => scoring?.total.test(kindOf(line)));
  return lines.filter(
    (line) => !hasTotal || scoring!.total.test(kindOf(line)) || !scoring!.events.test(kindOf(line)),
  );
}

/** Where there is little room it goes first: what leads to another deed or follows from it, and brings no points. */
function isMinor({ seat, events }: EventLine, { minor }: RecapStyle): boolean {
  const brings = events.some(({ params }) => Number(params["points"]));
  return !brings && (minor ? minor.test(events[0]?.kind ?? "") : seat === null);
}

/** From the first to leave out to the last: minor ones, then deeds, the earliest first, but what scored and the last deed. */
function expendable(lines: readonly EventLine[], style: RecapStyle): EventLine[] {
  const minor = lines.filter((line) => isMinor(line, style));
  const deeds = lines.filter((line) => !minor.includes(line));
  const scored = deeds.filter(({ events }) =>
    events.some(({ kind, params }) => Number(params["points"]) || style.scoring?.total.test(kind)),
  );
  const last = deeds.at(-1);
  const others = deeds.filter((line) => line !== last && !scored.includes(line));
  return [...minor, ...others, ...scored.filter((line) => line !== last)].slice(0, lines.length - 1);
}

/**
 * As many lines as fit into `room` pixels, with the names of their players. `gains`, the change of points, is at the end
 * as long as it fits beside the last deed.
 */
export function fitting(
  all: readonly EventLine[],
  room: number,
  nameOf: SeatName,
  measure: Measure,
  style: RecapStyle = {},
  gains: EventLine | null = null,
): { lines: EventLine[]; isCut: boolean } {
  const deeds = summed(all, style);
  const fits = (lines: EventLine[]) =>
    lines.reduce((sum, line) => sum + measure(line) + SEPARATOR_PX, -SEPARATOR_PX) <= room;
  const left = new Set(deeds);
  const form = () => {
    const named = namedOnce([...left], nameOf);
    return gains ? [...named, gains] : named;
  };
  for (const line of expendable(deeds, style)) {
    if (fits(form())) break;
    left.delete(line);
  }
  const lines = form();
  if (gains && lines.length === 2 && !fits(lines)) lines.pop();
  return { lines, isCut: left.size < deeds.length };
}
