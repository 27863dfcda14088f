// The log turn by turn.

import type { BoardModule } from "../boards/types";
import type { GameEvent, Person } from "../net/types";
import type { LogEntry } from "./table.svelte";
import { type EventLine, type LinePart, sayEvents, type SeatName, seatOf, withoutName } from "./i18n.svelte";

export interface LogTurn {
  /** Whose turn it is; null for the set-up. */
  seat: number | null;
  /** The number of decisions before it, to find it in a replay. */
  moves: number;
  lines: LogLine[];
  /** What was dealt to refill places meanwhile. */
  refills: LogLine[];
}

/** A line with the number of decisions that led to it. */
export type LogLine = EventLine & { moves: number };

interface Raw {
  seat: number | null;
  entries: LogEntry[];
}

/**
 * The entries of each turn: a turn begins where the game says so; before that, with the first decision of another seat.
 * What no player does then, such as dealing tools, is set-up, unless it follows from a deed.
 */
function turns(log: readonly LogEntry[], follows: (event: GameEvent) => boolean): Raw[] {
  const found: Raw[] = [{ seat: null, entries: [] }];
  let announced = false;
  const firstTurn = log.findIndex(({ event }) => event.kind.endsWith("-turn"));
  for (const [index, entry] of log.entries()) {
    const { kind, params } = entry.event;
    const seat = kind.startsWith("table-") ? null : seatOf(params["seat"]);
    const begins = kind.endsWith("-turn");
    announced ||= begins;
    const isFirst = !announced && entry.moves > 0 && seat !== null && seat !== found.at(-1)!.seat;
    const isSetUp =
      index < firstTurn && seat === null && found.at(-1)!.seat !== null && !follows(entry.event);
    if (begins || isFirst || isSetUp) found.push({ seat, entries: [] });
    if (!begins) found.at(-1)!.entries.push(entry);
  }
  return found.filter(({ entries }) => entries.length);
}

/** An event by the names that players have now: during a game a name changes only when its account is deleted. */
export function renamed(event: GameEvent, before: readonly Person[], now: readonly Person[]): GameEvent {
  const seat = Number(event.params["seat"]);
  const old = before[seat]?.name;
  const name = now[seat]?.name;
  const isOld =
    event.kind.startsWith("table-") && old && name && old !== name && event.params["name"] === old;
  return isOld ? { ...event, params: { ...event.params, name } } : event;
}

/** The log in words and pictures, grouped by turn. */
export function logTurns(
  log: readonly LogEntry[],
  nameOf: SeatName,
  board: Pick<BoardModule, "piecesOf" | "toldBy" | "isRefill" | "namesCells" | "follows"> | null,
): LogTurn[] {
  const isRefill = (entry: LogEntry) => board?.isRefill?.(entry.event) ?? false;
  const told = (entries: LogEntry[]) => {
    const moves = new Map(entries.map((entry) => [entry.event, entry.moves]));
    const lines = sayEvents([...moves.keys()], nameOf, board ?? {}, true);
    return lines.map((line) => ({ ...line, moves: moves.get(line.events.at(-1)!)! }));
  };
  /** The heading of a turn names its player: the lines need not. */
  const unnamed = (line: LogLine, turn: number | null): LogLine => {
    const name = line.seat !== null && line.seat === turn ? nameOf(line.seat)?.name : undefined;
    return name ? { ...line, parts: capitalised(withoutName(line.parts, name)) } : line;
  };
  const follows = (event: GameEvent) => board?.isRefill?.(event) || board?.follows?.test(event.kind) || false;
  return turns(log, follows).map(({ seat, entries }) => ({
    seat,
    moves: entries[0]!.moves,
    lines: told(entries.filter((entry) => !isRefill(entry))).map((line) => unnamed(line, seat)),
    refills: told(entries.filter(isRefill)),
  }));
}

const capitalised = ([first = "", ...rest]: LinePart[]): LinePart[] => [
  typeof first === "string" ? first.charAt(0).toUpperCase() + first.slice(1) : first,
  ...rest,
];
