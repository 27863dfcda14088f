// The log turn by turn.

import type { BoardModule } from "../boards/types";
import type { LogEntry } from "./table.svelte";
import { type EventLine, sayEvents, type SeatName, seatOf } from "./i18n.svelte";

export interface LogTurn {
  /** Whose turn it is; null before the first. */
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

/** The entries of each turn: a turn begins where the game says so; before that, with the first decision of another seat. */
function turns(log: readonly LogEntry[]): Raw[] {
  const found: Raw[] = [{ seat: null, entries: [] }];
  let announced = false;
  for (const entry of log) {
    const { kind, params } = entry.event;
    const seat = kind.startsWith("table-") ? null : seatOf(params["seat"]);
    const begins = kind.endsWith("-turn");
    announced ||= begins;
    const isFirst = !announced && entry.moves > 0 && seat !== null && seat !== found.at(-1)!.seat;
    if (begins || isFirst) found.push({ seat, entries: [] });
    if (!begins) found.at(-1)!.entries.push(entry);
  }
  return found.filter(({ entries }) => entries.length);
}

/** The log in words and pictures, grouped by turn. */
export function logTurns(
  log: readonly LogEntry[],
  nameOf: SeatName,
  board: Pick<BoardModule, "logPieces" | "toldBy" | "isRefill"> | null,
): LogTurn[] {
  const isRefill = (entry: LogEntry) => board?.isRefill?.(entry.event) ?? false;
  const told = (entries: LogEntry[]) => {
    const numbers = [...new Set(entries.map(({ moves }) => moves))];
    return numbers.flatMap((moves) =>
      sayEvents(
        entries.filter((entry) => entry.moves === moves).map(({ event }) => event),
        nameOf,
        board ?? {},
      ).map((line) => ({ ...line, moves })),
    );
  };
  return turns(log).map(({ seat, entries }) => ({
    seat,
    moves: entries[0]!.moves,
    lines: told(entries.filter((entry) => !isRefill(entry))),
    refills: told(entries.filter(isRefill)),
  }));
}
