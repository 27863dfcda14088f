// The state of a table page: what the server sent, and the decision that the player is about to make.

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
  /** The number of decisions when it happened; a take-back removes later entries. */
  moves: number;
  event: GameEvent;
}

/** Why the last attempt failed: a rule, or an error code. */
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
  /** When the clock arrived, in this browser's time. */
  clockReceivedAt = $state(0);
  draw: number[] = $state.raw([]);
  canTakeBack = $state(false);
  /** Hot seat: who handed the device over, and at which position. Until the next decision they may take theirs back. */
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
  /** Whether the server sends a picture with every position; set it before `watch`. */
  wantsPicture = false;

  /** Why the whole table cannot be shown. */
  problem: Problem | null = $state.raw(null);
  picked: string[] = $state.raw([]);
  preview: Preview | null = $state.raw(null);
  /** The picked decision would reveal hidden information, so there is no preview of it. */
  wouldReveal = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** Elements highlighted by a line of the score sheet, the log or a hint. */
  highlighted: string[] = $state.raw([]);
  /** The keyboard reaches every element for now, also illegal ones, so that a player can ask why. */
  exploring = $state(false);
  /** How many of the picked elements the player touched; the others followed as the only possibility. */
  #touchedCount = 0;
  /** A message is on its way to the server. */
  sending = $state(false);

  readonly lit = $derived(nextElements(this.choices, this.picked));
  readonly completed = $derived(completedChoices(this.choices, this.picked));
  readonly paths = $derived(matchingChoices(this.choices, this.picked).map((choice) => choice.touch));
  readonly assistsLegal = $derived(this.terms?.assist.legal ?? true);
  readonly shownView = $derived(this.preview?.view ?? this.view);
  readonly shownPicture = $derived(this.preview ? (this.preview.picture ?? null) : this.picture);
  readonly shownSheet = $derived(this.preview ? (this.preview.sheet ?? null) : this.sheet);
  /** The picked decision could not be taken back. */
  readonly isFinal = $derived(this.wouldReveal || (this.preview?.final ?? false));
  /** The points that the previewed decision brings to each seat. */
  readonly gains = $derived.by(() => {
    const after = this.preview?.sheet?.totals ?? [];
    return after.map((total, seat) => (this.sheet ? total - (this.sheet.totals[seat] ?? 0) : 0));
  });
  readonly isMine = $derived(this.seat !== null && this.toMove === this.seat);
  /** The seat whose last decision can be taken back here, or null. */
  readonly takeBackSeat = $derived(
    this.canTakeBack ? this.seat : this.handedOver?.position === this.position ? this.handedOver.seat : null,
  );

  /** Called with new events; `apply` makes the page show the position after them. */
  onEvents: ((events: GameEvent[], apply: () => void) => void) | null = null;
  #previewTimer: ReturnType<typeof setTimeout> | undefined;
  #previewNumber = 0;
  /** Messages are handled one after the other, the first one after the board is loaded. */
  #queue: Promise<void> = Promise.resolve();
  /** Messages from before the last `watch` or `leave` are ignored: they may be for another seat. */
  #watchNumber = 0;
  #seq = 0;
  #marked = $derived(new Set([...(this.refusal?.reason?.elements ?? []), ...this.highlighted]));

  constructor(readonly id: string) {}

  // From the server.

  watch(seat: number | null = null): void {
    this.#watchNumber += 1;
    const number = this.#watchNumber;
    let hasSnapshot = false;
    const receive = async (message: TableMessage | ChangedMessage) => {
      if (message.type === "table") await this.#prepare(message.terms.game);
      else if (!hasSnapshot) return; // sent before the server knew which seat watches now
      if (number !== this.#watchNumber) return;
      if (!hasSnapshot) this.log = []; // the whole log is sent again
      hasSnapshot = true;
      this.#receive(message);
    };
    const enqueue = (message: TableMessage | ChangedMessage) => {
      this.#queue = this.#queue.then(() => receive(message)).catch((error) => this.#fail(error));
    };
    const refused = (problem: Problem) => (this.problem = problem);
    connection.watch(this.id, seat, enqueue, refused, this.wantsPicture);
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
      this.refusal = null; // if the server was away, it is back now
      this.#updatePreview(); // the answer to the last preview may be lost
    } else {
      const number = this.#watchNumber;
      // The scoring steps may delay it until a newer position has arrived.
      const apply = () => number === this.#watchNumber && message.seq >= this.#seq && this.#apply(message);
      this.#addToLog(message.events ?? [], message.moves, message.undone ?? 0);
      if (this.onEvents && message.events?.length && !message.fresh) this.onEvents(message.events, apply);
      else apply();
    }
  }

  #addToLog(events: GameEvent[], moves: number, undone: number): void {
    const kept = undone
      ? this.log.filter((entry) => entry.moves <= moves || entry.event.kind.startsWith("table-"))
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

  /** Remove everything that only this seat may see. */
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
      void this.decide(this.completed[0]!); // touched a second time: confirmed
      return;
    }
    const picked = afterTouch(this.choices, this.picked, element);
    if (picked === null) {
      void this.#explain(element);
      return;
    }
    this.refusal = null;
    this.#touchedCount = picked.length;
    this.picked = this.#followForcedPath(picked);
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

  /** If only one choice is left, its whole path, to be previewed and confirmed. */
  #followForcedPath(picked: string[]): string[] {
    const left = matchingChoices(this.choices, picked);
    return settings.confirm && picked.length && left.length === 1 ? [...left[0]!.touch] : picked;
  }

  /** While the pointer is over an element that would complete a choice, the choice is previewed. */
  hover(element: string | null): void {
    clearTimeout(this.#previewTimer);
    if (!this.isActive || this.completed.length) return;
    this.#previewNumber += 1; // a preview that is still on its way is outdated
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

  /** Undo the last touch of a decision that is not made yet. */
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
      const preview = await connection.send("preview", {
        table: this.id,
        at: this.position,
        action: choice.id,
        ...(this.wantsPicture ? { picture: true } : {}),
      });
      if (number === this.#previewNumber) this.preview = preview as unknown as Preview;
    } catch (problem) {
      if (number !== this.#previewNumber) return;
      this.preview = null;
      this.wouldReveal = problem instanceof Problem && problem.code === "would-reveal";
    }
  }

  async #explain(element: string): Promise<void> {
    const { position, picked } = this;
    try {
      const answer = await api.explain(this.id, picked.includes(element) ? picked : [...picked, element]);
      if (this.position !== position || this.picked !== picked) return; // another touch or another seat came first
      if (!answer.legal && answer.reason)
        this.refusal = { reason: answer.reason, code: "illegal", params: {} };
    } catch (problem) {
      this.refuse(problem);
    }
  }

  refuse(problem: unknown): void {
    const { code, params } = problem instanceof Problem ? problem : new Problem("away");
    if (code === "stale") return; // a newer position is on its way
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

  /** Send another message about the table, such as `resign`; returns whether the server accepted it. */
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
      if (type === "decide" && this.position === position) this.choices = []; // until the new position arrives
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
      const hint = await api.hint(this.id);
      const choice = this.choices.find((one) => one.id === hint.action);
      if (hint.at === this.position && choice) this.highlighted = choice.touch;
    } catch (problem) {
      this.refuse(problem);
    }
  }
}
