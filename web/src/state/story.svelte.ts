// What happened at the table, shown one part after the other. The page performs it; this class keeps the order,
// what the others changed since this player's last decision, and what is needed to show it again.

import type { GameEvent, ScoreSheet, View } from "../net/types";

/** A position as it is drawn. */
export interface Shown {
  view: View | null;
  sheet: ScoreSheet | null;
}

/** Events, and what makes the page show the position after them. */
export interface Part {
  events: GameEvent[];
  /** How many decisions led to the position after it. */
  moves: number;
  after: Shown;
  apply: () => void;
}

/** Performs a part on the page; resolves when it is over, soon after the signal aborts. */
export type Performer = (part: Part, own: boolean, signal: AbortSignal) => Promise<void>;

/** What the others did, and what this player's decision caused: the position before it, and its part. */
interface Told {
  before: Shown;
  part: Part;
  own: boolean;
}

export class Story {
  /** Set by the page while a board is shown. */
  performer: Performer | null = null;
  /** Elements that the others changed since this player's last decision. */
  changed: ReadonlySet<string> = $state.raw(new Set<string>());
  /** What the others did since this player's last decision, and a scoring that it caused. */
  told: Told[] = $state.raw([]);
  isRunning = $state(false);
  #queue: { part: Part; own: boolean; begins: boolean }[] = [];
  #performed: Part | null = null;
  /** Counts what was forgotten or undone: a part that is being shown meanwhile is not remembered. */
  #forgotten = 0;
  #skipping = new AbortController();
  readonly #shown: () => Shown;
  readonly #isScoring: (event: GameEvent) => boolean;
  readonly #isRefill: (event: GameEvent) => boolean;

  /** `shown` is the position on the page now. `is` asks the game whether an event is part of a scoring or a refill. */
  constructor(
    shown: () => Shown,
    is: (what: "scoring" | "refill", event: GameEvent) => boolean = () => false,
  ) {
    this.#shown = shown;
    this.#isScoring = (event) => is("scoring", event);
    this.#isRefill = (event) => is("refill", event);
  }

  /**
   * Show parts after those that are waiting. `own`: this player's decision, whose result is on the board already.
   * `begins`: with them another turn begins before a spectator, and the one before is over.
   */
  add(parts: Part[], own: boolean, begins = false): void {
    for (const [index, part] of parts.entries())
      this.#queue.push({ part: { ...part, apply: once(part.apply) }, own, begins: begins && index === 0 });
    if (!this.isRunning) void this.#run();
  }

  /** Show the position after everything that is waiting, at once. */
  skip(): void {
    this.#skipping.abort();
  }

  /** Apply everything now, and show nothing of it: a newer position replaces it, but the log needs its events. */
  drop(): void {
    const waiting = this.#queue;
    this.#queue = [];
    this.skip();
    this.#performed?.apply();
    for (const { part } of waiting) part.apply();
  }

  /** This player has decided, or another one looks now: what the others did before is over. */
  forget(): void {
    this.#forgotten += 1;
    this.changed = new Set();
    this.told = [];
  }

  /** Decisions were undone: what they did is told and marked no more. */
  undo(moves: number): void {
    this.told = this.told.filter(({ part }) => part.moves <= moves);
    this.changed = new Set();
    for (const { part, own } of this.told) this.#mark(part.events, own);
  }

  /** What the others did while this player was away. */
  remember(events: readonly GameEvent[]): void {
    this.changed = new Set();
    this.#mark(events);
  }

  /** Mark what was done, not what refills places. A scoring clears the board: of what was before it nothing stays marked. */
  #mark(events: readonly GameEvent[], own = false): void {
    const changed = new Set(this.changed);
    for (const event of events)
      if (this.#isScoring(event)) changed.clear();
      else if (!own && !this.#isRefill(event)) for (const element of elementsOf(event)) changed.add(element);
    this.changed = changed;
  }

  /** Show what the others did once more; `show` draws a position, null the present one. */
  async showAgain(show: (shown: Shown | null) => Promise<void>): Promise<void> {
    if (this.isRunning || !this.performer) return;
    this.isRunning = true;
    this.#skipping = new AbortController();
    for (const { before, part } of this.told) {
      if (this.#skipping.signal.aborted) break;
      await show(before);
      const again = { ...part, apply: () => void show(part.after) };
      await this.performer(again, false, this.#skipping.signal).catch((error) => reportError(error));
    }
    await show(null);
    this.isRunning = false;
    if (this.#queue.length) void this.#run();
  }

  async #run(): Promise<void> {
    this.isRunning = true;
    this.#skipping = new AbortController();
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { part, own, begins } = next;
      if (begins) this.forget();
      const before = this.#shown();
      const signal = this.#skipping.signal;
      const forgotten = this.#forgotten;
      this.#performed = part;
      if (part.events.some(this.#isScoring)) this.changed = new Set(); // nothing of it distracts from the count
      if (this.performer && !signal.aborted)
        await this.performer(part, own, signal).catch((error) => reportError(error));
      part.apply(); // if the performer has not
      const isTold = !own || part.events.some(this.#isScoring);
      if (isTold && forgotten === this.#forgotten) {
        this.told = [...this.told, { before, part, own }];
        this.#mark(part.events, own);
      }
    }
    this.#performed = null;
    this.isRunning = false;
  }
}

function once(call: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    call();
  };
}

/** What an event changed: where its pieces have come to, or the place they left if it is about that alone; else what it is about. */
export function elementsOf({ moves, elements }: GameEvent): string[] {
  if (!moves?.length) return elements;
  return moves.flatMap(([from, to]) =>
    elements.includes(from) && !elements.includes(to) ? [from, to] : [to],
  );
}
