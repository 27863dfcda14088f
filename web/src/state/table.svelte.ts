// A table as this browser sees it: what the server told, and the decision that is being made.

import { loadBoard } from "../boards";
import type { BoardModule, Interaction } from "../boards/types";
import * as api from "../net/api";
import { Problem } from "../net/api";
import { connection } from "../net/socket.svelte";
import type {
  ChangedMessage,
  Choice,
  Clock,
  GameEvent,
  Person,
  Phrase,
  Preview,
  Reason,
  Result,
  ScoreSheet,
  TableMessage,
  Terms,
  View,
} from "../net/types";
import { settings } from "./settings.svelte";
import { matchingChoices, completedChoices, nextElements, afterTouch } from "./gestures";
import { loadGameMessages } from "./i18n.svelte";

export interface LogEntry {
  /** How many decisions there were; a take-back strikes out what is later. */
  moves: number;
  event: GameEvent;
}

/** Something said about the last try: a rule, or what went wrong. */
export interface Refusal {
  reason: Reason | null;
  code: string;
  params: Record<string, unknown>;
}

/** How long the pointer rests on an element before its preview is requested. */
const PREVIEW_DELAY_MS = 90;

export class TableState implements Interaction {
  terms: Terms | null = $state.raw(null);
  seat: number | null = $state(null);
  people: Person[] = $state.raw([]);
  status: "open" | "playing" | "over" = $state("open");
  toMove = $state(-1);
  position = $state(0);
  moves = $state(0);
  clock: Clock | null = $state.raw(null);
  /** When the clock was told, by the clock of this browser. */
  clockReceivedAt = $state(0);
  draw: number[] = $state.raw([]);
  canTakeBack = $state(false);
  /** On a sofa: who handed the page on, and at what position; until the next decision they may take theirs back. */
  handedOver: { seat: number; position: number } | null = $state.raw(null);
  answers: Record<string, Record<string, string>> = $state.raw({});
  result: Result | null = $state.raw(null);
  rematchVotes: number[] = $state.raw([]);
  nextTable = $state("");
  view: View | null = $state.raw(null);
  /** SVG of the view, for a game without a board of its own; null if the game draws none. */
  picture: string | null = $state.raw(null);
  sheet: ScoreSheet | null = $state.raw(null);
  question: Phrase | null = $state.raw(null);
  choices: Choice[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  board: BoardModule | null = $state.raw(null);
  /** Whether the server is to send a picture with every position: set before `watch`. */
  wantsPicture = false;

  /** Why the table cannot be shown at all. */
  problem: Problem | null = $state.raw(null);
  picked: string[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  /** The decision that is looked at would reveal something: even what it leads to is not shown. */
  wouldReveal = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** Elements pointed out by a line of the sheet, the log or a hint. */
  highlighted: string[] = $state.raw([]);
  /** By keyboard everything is reached for the moment, also what may not be touched: to hear why. */
  exploring = $state(false);
  /** How many of the picked elements were touched; the others followed by themselves. */
  #touchedCount = 0;
  /** A decision is under way to the server. */
  sending = $state(false);

  readonly lit = $derived(nextElements(this.choices, this.picked));
  readonly completed = $derived(completedChoices(this.choices, this.picked));
  readonly paths = $derived(matchingChoices(this.choices, this.picked).map((choice) => choice.touch));
  readonly assistsLegal = $derived(this.terms?.assist.legal ?? true);
  readonly shownView = $derived(this.preview?.view ?? this.view);
  readonly shownPicture = $derived(this.preview ? (this.preview.picture ?? null) : this.picture);
  readonly shownSheet = $derived(this.preview ? (this.preview.sheet ?? null) : this.sheet);
  /** What is looked at could not be taken back. */
  readonly isFinal = $derived(this.wouldReveal || (this.preview?.final ?? false));
  /** The points that the decision being looked at brings to each seat. */
  readonly gains = $derived.by(() => {
    const after = this.preview?.sheet?.totals ?? [];
    return after.map((total, seat) => (this.sheet ? total - (this.sheet.totals[seat] ?? 0) : 0));
  });
  readonly isMine = $derived(this.seat !== null && this.toMove === this.seat);
  /** The seat whose last decision can be taken back from this page. */
  readonly takeBackSeat = $derived(
    this.canTakeBack ? this.seat : this.handedOver?.position === this.position ? this.handedOver.seat : null,
  );

  /** Called with what happened, before and after the page shows it. */
  onEvents: ((events: GameEvent[], apply: () => void) => void) | null = null;
  #previewTimer: ReturnType<typeof setTimeout> | undefined;
  #previewNumber = 0;
  #queue: Promise<void> = Promise.resolve(); // messages are taken one after the other, the first when the board is there
  #watchNumber = 0; // what was told before the last `watch` or `leave` is not heard any more: it may be another seat's
  #seq = 0;
  #marked = $derived(new Set([...(this.refusal?.reason?.elements ?? []), ...this.highlighted]));

  constructor(readonly id: string) {}

  // From the server.

  watch(seat: number | null = null): void {
    this.#watchNumber += 1;
    const number = this.#watchNumber;
    let isTold = false;
    const hear = async (message: TableMessage | ChangedMessage) => {
      if (message.type === "table") await this.#prepare(message.terms.game);
      else if (!isTold) return; // was sent before the server knew as whom we watch now
      if (number !== this.#watchNumber) return;
      if (!isTold) this.log = []; // everything that happened is told anew
      isTold = true;
      this.#receive(message);
    };
    const inTurn = (message: TableMessage | ChangedMessage) => {
      this.#queue = this.#queue.then(() => hear(message)).catch((error) => this.#fail(error));
    };
    const refused = (problem: Problem) => (this.problem = problem);
    connection.watch(this.id, seat, inTurn, refused, this.wantsPicture);
  }

  leave(): void {
    this.#watchNumber += 1;
    connection.unwatch(this.id);
  }

  #fail(error: unknown): void {
    reportError(error);
    this.problem = new Problem("internal");
  }

  async #prepare(game: string): Promise<void> {
    if (this.board) return;
    const [board] = await Promise.all([loadBoard(game), loadGameMessages(game)]);
    this.board = board;
  }

  #receive(message: TableMessage | ChangedMessage): void {
    if (message.type === "table") {
      if (message.seat !== this.seat) this.clear();
      this.terms = message.terms;
      this.seat = message.seat;
      for (const missed of message.missed ?? []) this.#addToLog(missed.events, missed.moves, missed.undone);
      this.#apply(message);
      this.refusal = null; // if it was that nobody answered: now somebody does
      this.#updatePreview(); // what was picked before a break is picked still, but the answer to the last look may be lost
    } else {
      const number = this.#watchNumber;
      // A story may hold it back until something later is known.
      const apply = () => number === this.#watchNumber && message.seq >= this.#seq && this.#apply(message);
      this.#addToLog(message.events ?? [], message.moves, message.undone ?? 0);
      if (this.onEvents && message.events?.length && !message.fresh) this.onEvents(message.events, apply);
      else apply();
    }
  }

  #addToLog(events: GameEvent[], moves: number, undone: number): void {
    const kept = undone
      ? this.log.filter((told) => told.moves <= moves || told.event.kind.startsWith("table-"))
      : this.log;
    this.log = [...kept, ...events.map((event) => ({ moves, event }))];
  }

  #apply(message: TableMessage | ChangedMessage): void {
    if (message.at !== this.position || message.status !== this.status) this.clear();
    if (message.people) this.people = message.people;
    this.#seq = message.seq;
    this.status = message.status;
    this.toMove = message.mover;
    this.position = message.at;
    this.moves = message.moves;
    this.clock = message.clock ?? null;
    this.clockReceivedAt = Date.now();
    this.draw = message.draw ?? [];
    this.canTakeBack = message.can_take_back ?? false;
    this.answers = message.answers ?? {};
    this.result = message.result ?? null;
    this.rematchVotes = message.again ?? [];
    this.nextTable = message.next ?? "";
    this.view = message.view ?? null;
    this.picture = message.picture ?? null;
    this.sheet = message.sheet ?? null;
    this.question = message.ask ?? null;
    this.choices = message.choices ?? [];
  }

  /** Nothing of what a seat sees stays in the page. */
  forget(): void {
    this.clear();
    this.view = this.picture = this.sheet = this.question = null;
    this.choices = [];
    this.log = [];
    this.answers = {};
    this.canTakeBack = false;
  }

  // Interaction.

  get showsLegal(): boolean {
    return this.assistsLegal && !this.exploring;
  }
  isNext = (element: string) => this.lit.has(element) && !this.sending;
  isLit = (element: string) => this.isNext(element) && this.assistsLegal;
  isPicked = (element: string) => this.picked.includes(element);
  isMarked = (element: string) => this.#marked.has(element);
  isPreviewed = (element: string) => this.preview !== null && this.picked.at(-1) === element;
  get isActive(): boolean {
    return this.choices.length > 0 && !this.sending;
  }

  touch(element: string): void {
    if (!this.isActive) return;
    this.highlighted = [];
    if (this.completed.length === 1 && this.picked[this.#touchedCount - 1] === element) {
      void this.decide(this.completed[0]!); // touched a second time: meant
      return;
    }
    const found = afterTouch(this.choices, this.picked, element);
    if (found === null) {
      void this.#explain(element);
      return;
    }
    this.refusal = null;
    this.#touchedCount = found.length;
    this.picked = this.#followForcedPath(found);
    this.#updatePreview();
    const further = this.lit.size > 0;
    if (this.completed.length === 1 && !further && !settings.confirm) void this.decide(this.completed[0]!);
  }

  choose(choice: Choice): void {
    if (!this.isActive) return;
    const isPicked = this.completed.some((one) => one.id === choice.id);
    if (!settings.confirm || !choice.touch.length || (isPicked && this.completed.length === 1)) {
      void this.decide(choice);
      return;
    }
    this.highlighted = [];
    this.refusal = null;
    this.picked = [...choice.touch];
    this.#touchedCount = this.picked.length;
    this.#updatePreview();
  }

  /** Where only one decision is left, its path is gone to the end, to be looked at and confirmed. */
  #followForcedPath(picked: string[]): string[] {
    const left = matchingChoices(this.choices, picked);
    return settings.confirm && picked.length && left.length === 1 ? [...left[0]!.touch] : picked;
  }

  /** With a pointer over what would complete a decision, its result is shown before it is touched. */
  hover(element: string | null): void {
    clearTimeout(this.#previewTimer);
    if (!this.isActive || this.completed.length) return;
    this.#previewNumber += 1; // a preview that is still on its way is of something else
    if (element === null) {
      this.preview = null;
      this.wouldReveal = false;
      return;
    }
    const would = completedChoices(this.choices, [...this.picked, element]);
    if (would.length === 1)
      this.#previewTimer = setTimeout(() => void this.#requestPreview(would[0]!), PREVIEW_DELAY_MS);
  }

  clear(): void {
    clearTimeout(this.#previewTimer);
    this.#previewNumber += 1;
    this.picked = [];
    this.preview = null;
    this.wouldReveal = false;
    this.refusal = null;
    this.highlighted = [];
    this.exploring = false;
  }

  /** One step back on the way to a decision. */
  back(): void {
    this.#touchedCount = Math.max(0, Math.min(this.#touchedCount, this.picked.length) - 1);
    this.picked = this.picked.slice(0, this.#touchedCount);
    this.refusal = null;
    this.#updatePreview();
  }

  #updatePreview(): void {
    clearTimeout(this.#previewTimer);
    this.#previewNumber += 1;
    this.preview = null;
    this.wouldReveal = false;
    if (this.completed.length === 1) void this.#requestPreview(this.completed[0]!);
  }

  async #requestPreview(choice: Choice): Promise<void> {
    this.#previewNumber += 1;
    const number = this.#previewNumber;
    try {
      const found = await connection.send("preview", {
        table: this.id,
        at: this.position,
        action: choice.id,
        ...(this.wantsPicture ? { picture: true } : {}),
      });
      if (number === this.#previewNumber) this.preview = found as unknown as Preview;
    } catch (problem) {
      if (number !== this.#previewNumber) return;
      this.preview = null;
      this.wouldReveal = problem instanceof Problem && problem.code === "would-reveal";
    }
  }

  async #explain(element: string): Promise<void> {
    const { position, picked } = this;
    try {
      const found = await api.explain(this.id, picked.includes(element) ? picked : [...picked, element]);
      if (this.position !== position || this.picked !== picked) return; // something else was touched, or another seat looks
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
    await this.#send("decide", { at: this.position, action: choice.id });
  }

  async takeBack(): Promise<boolean> {
    const seat = this.takeBackSeat;
    return this.#send("take-back", { at: this.position, ...(seat === null ? {} : { seat }) });
  }

  /** Anything else one may say at a table; whether it was taken. */
  async say(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    return this.#send(type, fields);
  }

  async #send(type: string, fields: Record<string, unknown>): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    const { position } = this;
    try {
      await connection.send(type, {
        table: this.id,
        ...(this.seat === null ? {} : { seat: this.seat }),
        ...fields,
      });
      if (type === "decide" && this.position === position) this.choices = []; // until the new position comes
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
      if (found.at === this.position && choice) this.highlighted = choice.touch;
    } catch (problem) {
      this.refuse(problem);
    }
  }
}
