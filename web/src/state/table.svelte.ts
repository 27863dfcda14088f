// A table as this browser sees it: what the server told, and the decision that is being made.

import { boards } from "../boards";
import type { BoardModule, Touching } from "../boards/types";
import * as api from "../net/api";
import { Problem } from "../net/api";
import { connection } from "../net/socket.svelte";
import type {
  ChangedMessage,
  Choice,
  Clock,
  Event,
  Person,
  Phrase,
  Preview,
  Reason,
  Result,
  Sheet,
  TableMessage,
  Terms,
  View,
} from "../net/types";
import { settings } from "./settings.svelte";
import { along, complete, next, touched } from "./gestures";
import { readyForGame } from "./i18n.svelte";

export interface Told {
  /** How many decisions there were; a take-back strikes out what is later. */
  moves: number;
  event: Event;
}

/** Something said about the last try: a rule, or what went wrong. */
export interface Refusal {
  reason: Reason | null;
  code: string;
  params: Record<string, unknown>;
}

const LOOK = 90; // milliseconds over an element before its preview is asked for

export class TableState implements Touching {
  terms: Terms | null = $state.raw(null);
  seat: number | null = $state(null);
  people: Person[] = $state.raw([]);
  status: "open" | "playing" | "over" = $state("open");
  mover = $state(-1);
  at = $state(0);
  moves = $state(0);
  clock: Clock | null = $state.raw(null);
  /** When the clock was told, by the clock of this browser. */
  heard = $state(0);
  draw: number[] = $state.raw([]);
  canTakeBack = $state(false);
  /** On a sofa: who handed the page on, and at what position; until the next decision they may take theirs back. */
  handed: { seat: number; at: number } | null = $state.raw(null);
  answers: Record<string, Record<string, string>> = $state.raw({});
  result: Result | null = $state.raw(null);
  again: number[] = $state.raw([]);
  nextTable = $state("");
  view: View | null = $state.raw(null);
  sheet: Sheet | null = $state.raw(null);
  asked: Phrase | null = $state.raw(null);
  choices: Choice[] = $state.raw([]);
  log: Told[] = $state.raw([]);
  board: BoardModule | null = $state.raw(null);

  /** Why the table cannot be shown at all. */
  problem: Problem | null = $state.raw(null);
  picked: string[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  /** The decision that is looked at would reveal something: even what it leads to is not shown. */
  reveals = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** Elements pointed out by a line of the sheet, the log or a hint. */
  pointed: string[] = $state.raw([]);
  /** By keyboard everything is reached for the moment, also what may not be touched: to hear why. */
  wonders = $state(false);
  /** How many of the picked elements were touched; the others followed by themselves. */
  #chosen = 0;
  /** A decision is under way to the server. */
  sending = $state(false);

  readonly lit = $derived(next(this.choices, this.picked));
  readonly done = $derived(complete(this.choices, this.picked));
  readonly paths = $derived(along(this.choices, this.picked).map((choice) => choice.touch));
  readonly showsLegal = $derived(this.terms?.assist.legal ?? true);
  readonly shown = $derived(this.preview?.view ?? this.view);
  readonly shownSheet = $derived(this.preview ? (this.preview.sheet ?? null) : this.sheet);
  /** What is looked at could not be taken back. */
  readonly isFinal = $derived(this.reveals || (this.preview?.final ?? false));
  /** The points that the decision being looked at brings to each seat. */
  readonly gains = $derived.by(() => {
    const after = this.preview?.sheet?.totals ?? [];
    return after.map((total, seat) => (this.sheet ? total - (this.sheet.totals[seat] ?? 0) : 0));
  });
  readonly isMine = $derived(this.seat !== null && this.mover === this.seat);
  /** The seat whose last decision can be taken back from this page. */
  readonly takesBack = $derived(
    this.canTakeBack ? this.seat : this.handed?.at === this.at ? this.handed.seat : null,
  );

  /** Called with what happened, before and after the page shows it. */
  onEvents: ((events: Event[], apply: () => void) => void) | null = null;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #line: Promise<void> = Promise.resolve(); // messages are taken one after the other, the first when the board is there
  #watching = 0; // what was told before the last `watch` or `leave` is not heard any more: it may be another seat's
  #seq = 0;
  #marks = $derived(new Set([...(this.refusal?.reason?.elements ?? []), ...this.pointed]));

  constructor(readonly id: string) {}

  // From the server.

  watch(seat: number | null = null): void {
    this.#watching += 1;
    const number = this.#watching;
    let isTold = false;
    const hear = async (message: TableMessage | ChangedMessage) => {
      if (message.type === "table") await this.#prepare(message.terms.game);
      else if (!isTold) return; // was sent before the server knew as whom we watch now
      if (number !== this.#watching) return;
      if (!isTold) this.log = []; // everything that happened is told anew
      isTold = true;
      this.#hear(message);
    };
    const inTurn = (message: TableMessage | ChangedMessage) => {
      this.#line = this.#line.then(() => hear(message)).catch((error) => this.#failed(error));
    };
    connection.watch(this.id, seat, inTurn, (problem) => (this.problem = problem));
  }

  leave(): void {
    this.#watching += 1;
    connection.unwatch(this.id);
  }

  #failed(error: unknown): void {
    reportError(error);
    this.problem = new Problem("internal");
  }

  async #prepare(game: string): Promise<void> {
    if (this.board) return;
    const [board] = await Promise.all([boards[game]!(), readyForGame(game)]);
    this.board = board;
  }

  #hear(message: TableMessage | ChangedMessage): void {
    if (message.type === "table") {
      if (message.seat !== this.seat) this.clear();
      this.terms = message.terms;
      this.seat = message.seat;
      for (const missed of message.missed ?? []) this.#note(missed.events, missed.moves, missed.undone);
      this.#take(message);
      this.refusal = null; // if it was that nobody answered: now somebody does
      this.#look(); // what was picked before a break is picked still, but the answer to the last look may be lost
    } else {
      const number = this.#watching;
      // A story may hold it back until something later is known.
      const apply = () => number === this.#watching && message.seq >= this.#seq && this.#take(message);
      this.#note(message.events ?? [], message.moves, message.undone ?? 0);
      if (this.onEvents && message.events?.length && !message.fresh) this.onEvents(message.events, apply);
      else apply();
    }
  }

  #note(events: Event[], moves: number, undone: number): void {
    const kept = undone
      ? this.log.filter((told) => told.moves <= moves || told.event.kind.startsWith("table-"))
      : this.log;
    this.log = [...kept, ...events.map((event) => ({ moves, event }))];
  }

  #take(message: TableMessage | ChangedMessage): void {
    if (message.at !== this.at || message.status !== this.status) this.clear();
    if (message.people) this.people = message.people;
    this.#seq = message.seq;
    this.status = message.status;
    this.mover = message.mover;
    this.at = message.at;
    this.moves = message.moves;
    this.clock = message.clock ?? null;
    this.heard = Date.now();
    this.draw = message.draw ?? [];
    this.canTakeBack = message.can_take_back ?? false;
    this.answers = message.answers ?? {};
    this.result = message.result ?? null;
    this.again = message.again ?? [];
    this.nextTable = message.next ?? "";
    this.view = message.view ?? null;
    this.sheet = message.sheet ?? null;
    this.asked = message.ask ?? null;
    this.choices = message.choices ?? [];
  }

  /** Nothing of what a seat sees stays in the page. */
  forget(): void {
    this.clear();
    this.view = this.sheet = this.asked = null;
    this.choices = [];
    this.log = [];
    this.answers = {};
    this.canTakeBack = false;
  }

  // Touching.

  get lights(): boolean {
    return this.showsLegal && !this.wonders;
  }
  isNext = (element: string) => this.lit.has(element) && !this.sending;
  isLit = (element: string) => this.isNext(element) && this.showsLegal;
  isPicked = (element: string) => this.picked.includes(element);
  isMarked = (element: string) => this.#marks.has(element);
  isGhost = (element: string) => this.preview !== null && this.picked.at(-1) === element;
  get isActive(): boolean {
    return this.choices.length > 0 && !this.sending;
  }

  touch(element: string): void {
    if (!this.isActive) return;
    this.pointed = [];
    if (this.done.length === 1 && this.picked[this.#chosen - 1] === element) {
      void this.decide(this.done[0]!); // touched a second time: meant
      return;
    }
    const found = touched(this.choices, this.picked, element);
    if (found === null) {
      void this.#explain(element);
      return;
    }
    this.refusal = null;
    this.#chosen = found.length;
    this.picked = this.#followed(found);
    this.#look();
    const further = this.lit.size > 0;
    if (this.done.length === 1 && !further && !settings.confirm) void this.decide(this.done[0]!);
  }

  /** Where only one decision is left, its path is gone to the end, to be looked at and confirmed. */
  #followed(picked: string[]): string[] {
    const left = along(this.choices, picked);
    return settings.confirm && picked.length && left.length === 1 ? [...left[0]!.touch] : picked;
  }

  /** With a pointer over what would complete a decision, its result is shown before it is touched. */
  hover(element: string | null): void {
    clearTimeout(this.#looking);
    if (!this.isActive || this.done.length) return;
    this.#asked += 1; // a preview that is still on its way is of something else
    if (element === null) {
      this.preview = null;
      this.reveals = false;
      return;
    }
    const would = complete(this.choices, [...this.picked, element]);
    if (would.length === 1) this.#looking = setTimeout(() => void this.#peek(would[0]!), LOOK);
  }

  clear(): void {
    clearTimeout(this.#looking);
    this.#asked += 1;
    this.picked = [];
    this.preview = null;
    this.reveals = false;
    this.refusal = null;
    this.pointed = [];
    this.wonders = false;
  }

  /** One step back on the way to a decision. */
  back(): void {
    this.#chosen = Math.max(0, Math.min(this.#chosen, this.picked.length) - 1);
    this.picked = this.picked.slice(0, this.#chosen);
    this.refusal = null;
    this.#look();
  }

  #look(): void {
    clearTimeout(this.#looking);
    this.#asked += 1;
    this.preview = null;
    this.reveals = false;
    if (this.done.length === 1) void this.#peek(this.done[0]!);
  }

  async #peek(choice: Choice): Promise<void> {
    this.#asked += 1;
    const number = this.#asked;
    try {
      const found = await connection.send("preview", { table: this.id, at: this.at, action: choice.id });
      if (number === this.#asked) this.preview = found as unknown as Preview;
    } catch (problem) {
      if (number !== this.#asked) return;
      this.preview = null;
      this.reveals = problem instanceof Problem && problem.code === "would-reveal";
    }
  }

  async #explain(element: string): Promise<void> {
    const { at, picked } = this;
    try {
      const found = await api.why(this.id, picked.includes(element) ? picked : [...picked, element]);
      if (this.at !== at || this.picked !== picked) return; // something else was touched, or another seat looks
      if (!found.legal && found.reason) this.refusal = { reason: found.reason, code: "illegal", params: {} };
    } catch (problem) {
      this.refuse(problem);
    }
  }

  refuse(problem: unknown): void {
    const { code, params } = problem instanceof Problem ? problem : new Problem("away");
    if (code === "stale") return; // the position that overtook it is on its way
    this.refusal = { reason: (params["reason"] as Reason | undefined) ?? null, code, params };
  }

  // Deciding.

  async decide(choice: Choice): Promise<void> {
    await this.#send("decide", { at: this.at, action: choice.id });
  }

  async takeBack(): Promise<boolean> {
    const seat = this.takesBack;
    return this.#send("take-back", { at: this.at, ...(seat === null ? {} : { seat }) });
  }

  /** Anything else one may say at a table; whether it was taken. */
  async say(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    return this.#send(type, fields);
  }

  async #send(type: string, fields: Record<string, unknown>): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    const { at } = this;
    try {
      await connection.send(type, {
        table: this.id,
        ...(this.seat === null ? {} : { seat: this.seat }),
        ...fields,
      });
      if (type === "decide" && this.at === at) this.choices = []; // until the new position comes
      return true;
    } catch (problem) {
      this.refuse(problem);
      return false;
    } finally {
      this.sending = false;
    }
  }

  async hint(): Promise<void> {
    try {
      const found = await api.hint(this.id);
      const choice = this.choices.find((one) => one.id === found.action);
      if (found.at === this.at && choice) this.pointed = choice.touch;
    } catch (problem) {
      this.refuse(problem);
    }
  }
}
