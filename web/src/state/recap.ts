// The line that sums up what was done: what each deed brought, and what fits, the least important left out first.

import type { BoardModule } from "../boards/types";
import type { GameEvent, ScoreSheet } from "../net/types";
import {
  type EventLine,
  type LinePart,
  nameInList,
  say,
  type SeatName,
  seatOf,
  withoutName,
} from "./i18n.svelte";
import { formatGain } from "./points";

/** What a game's board says about the importance of its events, and about points that are not sure yet. */
export type RecapStyle = Pick<BoardModule, "minor" | "scoring" | "prospect">;

/** A line, and what came of it. */
export interface Deed extends EventLine {
  /** The points that it brought, as they are shown: "+4, you −2". */
  gain?: string;
  /** The same of points that a scoring now would bring, in words. */
  prospect?: string;
}

/** Events that belong together, and the scores around them. */
export interface Scored {
  events: readonly GameEvent[];
  before: ScoreSheet | null;
  after: ScoreSheet | null;
}
type Points = (sheet: ScoreSheet, seat: number) => number;

/** The lines as they can be shown, the fullest first; each of the others needs less room. */
export interface RecapForm {
  lines: Deed[];
  isCut: boolean;
}

const kindOf = (line: EventLine): string => line.events[0]?.kind ?? "";
const pointsOf = ({ params }: GameEvent): number => Number(params["points"]) || 0;

/** Lines with what each of them brought: beside the last deed of who gained by it, and a loss beside the last of all. */
export function withGains(
  lines: readonly EventLine[],
  scored: readonly Scored[],
  nameOf: SeatName,
  points: Points,
  style: RecapStyle = {},
): Deed[] {
  const brought = lines.map((): Record<"gain" | "prospect", number[]> => ({ gain: [], prospect: [] }));
  for (const { events, before, after } of scored) {
    if (!before || !after || events.some(({ kind }) => style.scoring?.events.test(kind))) continue;
    const own = lines.filter((line) => line.events.some((event) => events.includes(event)));
    const deeds = own.filter((line) => !isMinor(line, style) && !line.events.some(pointsOf)); // the others say theirs
    const last = deeds.at(-1);
    const note = (what: "gain" | "prospect", seat: number, change: number) => {
      const line = (change > 0 && deeds.findLast((one) => one.seat === seat)) || last;
      const sums = brought[line ? lines.indexOf(line) : -1]?.[what];
      if (sums) sums[seat] = (sums[seat] ?? 0) + change;
    };
    for (const seat of after.totals.keys()) {
      const said = events.filter(({ params }) => seatOf(params["seat"]) === seat).map(pointsOf);
      note("gain", seat, points(after, seat) - points(before, seat) - sum(said));
      if (style.prospect)
        note("prospect", seat, style.prospect.points(after, seat) - style.prospect.points(before, seat));
    }
  }
  return lines.map((line, at) => {
    const gain = sayGains(brought[at]!.gain, line.seat, nameOf);
    const hope = sayGains(brought[at]!.prospect, line.seat, nameOf);
    return {
      ...line,
      ...(gain && { gain }),
      ...(hope && style.prospect && { prospect: say(style.prospect.words, { gain: hope }) }),
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The points of a deed's own player come first, without a name; those of others have one. */
function sayGains(points: readonly number[], own: number | null, nameOf: SeatName): string {
  const said = (seat: number) => {
    const gain = points[seat] ? formatGain(points[seat]) : "";
    return seat === own || !gain ? gain : `${nameInList(nameOf(seat))} ${gain}`.trim();
  };
  const seats = [...points.keys()].sort((one, other) => Number(other === own) - Number(one === own));
  return seats.map(said).filter(Boolean).join(", ");
}

/** A deed in words alone, with what it brought. */
export function sayDeed({ words, gain, prospect }: Deed): string {
  const brought = [gain, prospect].filter(Boolean).join(", ");
  return brought ? say("web-deed-brought", { deed: words.replace(/\.$/, ""), brought }) : words;
}

/** A name is said once for all that its player did; what concerns everybody comes between. */
function namedOnce(lines: readonly Deed[], nameOf: SeatName, style: RecapStyle): Deed[] {
  let said: number | null = null;
  return lines.map((line) => {
    if (line.seat === null) {
      if (!isMinor(line, style)) said = null;
      return line;
    }
    const name = line.seat === said ? nameOf(line.seat)?.name : "";
    said = line.seat;
    return name ? { ...line, parts: withoutName(line.parts, name) } : line;
  });
}

/** After a scoring its total is told, not its areas: the log has them. */
export function summed<L extends EventLine>(lines: readonly L[], { scoring }: RecapStyle): L[] {
  const hasTotal = lines.some((line) => scoring?.total.test(kindOf(line)));
  return lines.filter(
    (line) => !hasTotal || scoring!.total.test(kindOf(line)) || !scoring!.events.test(kindOf(line)),
  );
}

/** What follows from several deeds in the same words is said once, after the last of them: "The Queen moved on ×3". */
function saidOnce(lines: readonly Deed[], style: RecapStyle): Deed[] {
  const said = (line: Deed) =>
    line.seat === null && isMinor(line, style) ? JSON.stringify(line.parts) : null;
  return lines.flatMap((line) => {
    const same = said(line) ? lines.filter((one) => said(one) === said(line)) : [line];
    if (same.length === 1) return [line];
    return same.at(-1) === line ? [{ ...line, parts: [...line.parts, ` ×${same.length}`] }] : [];
  });
}

/** Where there is little room it goes first: what leads to another deed or follows from it, and brings no points. */
function isMinor(line: Deed, { minor }: RecapStyle): boolean {
  const brings = line.gain || line.events.some(pointsOf);
  return !brings && (minor ? minor.test(kindOf(line)) : line.seat === null);
}

/** From the first to leave out to the last: deeds, the earliest first, then what scored, but never the last deed. */
function expendable(lines: readonly Deed[], style: RecapStyle): Deed[] {
  const scored = lines.filter(
    (line) => line.gain || line.events.some(pointsOf) || style.scoring?.total.test(kindOf(line)),
  );
  const last = lines.at(-1);
  const others = lines.filter((line) => line !== last && !scored.includes(line));
  return [...others, ...scored.filter((line) => line !== last)];
}

/**
 * The forms of what was done: all of it, then one by one without what is minor, without what a scoring would bring,
 * without other deeds, and at last the words of a single one that there is room for.
 */
export function* recapForms(
  all: readonly Deed[],
  nameOf: SeatName,
  style: RecapStyle = {},
): Generator<RecapForm> {
  let left = saidOnce(summed(all, style), style);
  const count = left.length;
  const form = (): RecapForm => ({
    lines: namedOnce(left, nameOf, style),
    isCut: left.length < count,
  });
  yield form();
  const without = (line: Deed) => (left = left.filter((one) => one !== line));
  for (const line of left.filter((one) => isMinor(one, style))) {
    if (left.length === 1) break;
    without(line);
    yield form();
  }
  if (left.some(({ prospect }) => prospect)) {
    left = left.map(({ prospect: _, ...line }) => line);
    yield form();
  }
  for (const line of expendable(left, style)) {
    without(line);
    yield form();
  }
  const [only] = form().lines;
  if (!only) return;
  for (const parts of shorter(only.parts)) yield { lines: [{ ...only, parts }], isCut: left.length < count };
}

/** Parts of a line without its last word or picture, then without the one before it. */
function* shorter(parts: readonly LinePart[]): Generator<LinePart[]> {
  const words = parts.flatMap((part): LinePart[] =>
    typeof part === "string" ? part.split(/(?<=\s)(?=\S)/) : [part],
  );
  for (let length = words.length - 1; length > 0; length -= 1) {
    const kept = words.slice(0, length);
    const last = kept.at(-1)!;
    if (typeof last === "string") kept[length - 1] = last.trimEnd();
    yield [...kept, "…"];
  }
}
