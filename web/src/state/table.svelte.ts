// The state of a table page: what the server sent, and the decision that the player is about to make.

import { loadBoard } from "../boards";
import type { BoardModule, Interaction } from "../boards/types";
import * as api from "../net/api";
import { type Hint, Problem } from "../net/api";
import { connection } from "../net/socket.svelte";
import type {
  ChangedMessage,
  Choice,
  Clock,
  GameEvent,
  Person,
  Phrase,
  Reason,
  Result,
  ScoreSheet,
  TableMessage,
  Terms,
  View,
} from "../net/types";
import { Draft } from "./draft.svelte";
import { loadGameMessages, loadMessages } from "./i18n.svelte";
import { renamed } from "./logTurns";
import { litBy } from "./review";
import { readStoredObject, writeStored } from "./storage";
import { settings } from "./settings.svelte";
import { Story, type Shown } from "./story.svelte";

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

/** A second touch of the same element confirms, unless it may be half of a double click. */
const DOUBLE_CLICK_MS = 600;

/** Where the browser keeps how many moves of a table this player has seen. */
const SEEN_KEY = "rosace-seen";
const MAX_SEEN_TABLES = 100;

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
  refusal: Refusal | null = $state.raw(null);
  /** Elements highlighted by a line of the score sheet, the log or a hint. */
  highlighted: string[] = $state.raw([]);
  counted: number[] | null = $state.raw(null);
  /** While the pieces of a deed are on their way: the position before it, whose numbers and log are shown until then. */
  held: (Shown & { log: LogEntry[] }) | null = $state.raw(null);
  foreseen: number[] = $state.raw([]);
  /** A position that is shown again, in place of the present one. */
  shownAgain: Shown | null = $state.raw(null);
  /** What happened while this player was away from the table. */
  missed: GameEvent[] = $state.raw([]);
  /** What the last hint would touch. */
  hinted: string[] = $state.raw([]);
  /** The last hint, until the next decision. */
  advice: Hint | null = $state.raw(null);
  /** The keyboard reaches every element for now, also illegal ones, so that a player can ask why. */
  exploring = $state(false);
  /** How the player touches the board: a finger may miss, so what cannot be undone is confirmed. */
  pointer: "mouse" | "touch" | "keyboard" = "mouse";
  /** How many decisions were made here since the page was opened. */
  decided = $state(0);
  /** A message is on its way to the server. */
  sending = $state(false);

  readonly draft = new Draft(
    this,
    () => this.#handlePreview(),
    (problem) => this.refuse(problem),
  );
  readonly story = new Story(
    () => ({ view: this.view, sheet: this.sheet }),
    (what, event) =>
      (what === "refill" ? this.board?.isRefill?.(event) : this.board?.scoring?.events.test(event.kind)) ??
      false,
  );
  readonly assistsLegal = $derived(this.terms?.assist.legal ?? true);
  /** The position that the draft would lead to, unless a scoring is told before it: that would be given away. */
  readonly #drafted = $derived.by(() => {
    const { shown } = this.draft;
    return shown && this.view && this.board?.isScored?.(this.view, shown.view) ? null : shown;
  });
  readonly shownView = $derived(this.shownAgain?.view ?? this.#drafted?.view ?? this.view);
  readonly shownPicture = $derived(this.#drafted ? (this.#drafted.picture ?? null) : this.picture);
  readonly shownSheet = $derived(
    this.held
      ? this.held.sheet
      : this.shownAgain
        ? this.shownAgain.sheet
        : this.#drafted
          ? (this.#drafted.sheet ?? null)
          : this.sheet,
  );
  /** The score without what is only previewed. */
  readonly settledSheet = $derived(this.held ? this.held.sheet : this.sheet);
  readonly shownLog = $derived(this.held ? this.held.log : this.log);
  /** The points that the previewed action brings to each seat. */
  readonly gains = $derived(this.#gainsIn(this.#drafted?.sheet));

  #gainsIn(after: ScoreSheet | null | undefined): number[] {
    const before = this.sheet;
    if (!before || !after) return [];
    return after.totals.map((_total, seat) => this.pointsIn(after, seat) - this.pointsIn(before, seat));
  }
  readonly isMine = $derived(this.seat !== null && this.toMove === this.seat);
  /** The seat whose last decision can be taken back here, or null. */
  readonly takeBackSeat = $derived(
    this.canTakeBack ? this.seat : this.handedOver?.position === this.position ? this.handedOver.seat : null,
  );

  /** The choice that ends the turn, if nothing else is left to do: then the turn ends by itself. */
  readonly onlyEnd = $derived(this.choices.length === 1 && this.choices[0]!.ends ? this.choices[0]! : null);

  /** An element touched while the preview of the piece before it is on its way. */
  #touchedEarly: string | null = null;
  #lastTouch = { element: "", when: 0 };
  /** The seat to move in the newest position received, which may be waiting to be shown. */
  #newestMover = -1;
  /** The seat whose decision was received last. */
  #lastActor = -1;
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
    const actor = this.#newestMover;
    this.#newestMover = message.mover;
    if (message.type === "table") {
      if (message.seat !== this.seat) this.clear();
      this.story.drop();
      this.terms = message.terms;
      this.seat = message.seat;
      for (const missed of message.missed ?? []) this.#addToLog(entriesOf(missed), missed);
      this.#apply(message);
      this.#welcomeBack();
      this.refusal = null; // if the server was away, it is back now
      this.draft.updatePreview(); // the answer to the last preview may be lost
    } else {
      this.#setClock(message.clock ?? null); // time runs while a story is told
      this.#tell(message, actor);
    }
  }

  /** Show what has happened, after whatever is still being shown. */
  #tell(message: ChangedMessage, actor: number): void {
    const number = this.#watchNumber;
    const events = message.events ?? [];
    const { between, moves } = message;
    const entries = entriesOf(message);
    const current = () => number === this.#watchNumber && message.seq >= this.#seq;
    const apply = () => {
      if (!current()) return;
      this.#addToLog(entries.slice(between?.events ?? 0), message);
      this.#apply(message);
      if (message.undone) this.story.undo(message.moves);
    };
    if (message.fresh || message.undone || !events.length) {
      this.story.skip();
      this.story.add([{ events: [], moves, after: { view: null, sheet: null }, apply }], true);
      return;
    }
    const begins = !this.#decidesHere && actor !== this.#lastActor;
    this.#lastActor = actor;
    const after = { view: message.view ?? null, sheet: message.sheet ?? null };
    const parts = [{ events: events.slice(between?.events ?? 0), moves, after, apply }];
    if (between) {
      const halfway = { view: between.view, sheet: between.sheet ?? null };
      const applyHalfway = () => {
        if (!current()) return;
        this.#addToLog(entries.slice(0, between.events), message);
        this.clear();
        this.choices = [];
        Object.assign(this, halfway);
      };
      parts.unshift({ events: events.slice(0, between.events), moves, after: halfway, apply: applyHalfway });
    }
    this.story.add(parts, this.seat !== null && actor === this.seat, begins);
  }

  /** Whether this player decides for their seat: a spectator does not, nor does one for whom a computer plays. */
  get #decidesHere(): boolean {
    return this.seat !== null && this.people[this.seat]?.kind !== "bot";
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock;
    this.clockReceivedAt = Date.now();
  }

  /** Say what happened since this player last looked at the table, if anything did. */
  #welcomeBack(): void {
    if (this.seat === null) return;
    const seen = readStoredObject(SEEN_KEY)[`${this.id}/${this.seat}`];
    if (typeof seen === "number" && seen < this.moves) {
      this.missed = this.log.filter((entry) => entry.moves > seen).map((entry) => entry.event);
      this.story.remember(this.missed);
    }
    this.#noteSeen();
  }

  /** Note on this device how far this player has followed the game. */
  #noteSeen(): void {
    if (this.seat === null || document.visibilityState === "hidden") return;
    const { [`${this.id}/${this.seat}`]: _before, ...others } = readStoredObject(SEEN_KEY);
    const kept = Object.entries(others).slice(1 - MAX_SEEN_TABLES);
    writeStored(SEEN_KEY, { ...Object.fromEntries(kept), [`${this.id}/${this.seat}`]: this.moves });
  }

  #addToLog(entries: LogEntry[], { moves, undone }: Pick<Happened, "moves" | "undone">): void {
    const kept = undone
      ? this.log.filter((entry) => entry.moves <= moves || entry.event.kind.startsWith("table-"))
      : this.log;
    this.log = [...kept, ...entries];
  }

  /** What was told before uses the names of now. */
  #rename(people: readonly Person[]): void {
    this.log = this.log.map((entry) => ({ ...entry, event: renamed(entry.event, this.people, people) }));
    this.missed = this.missed.map((event) => renamed(event, this.people, people));
  }

  #apply(message: TableMessage | ChangedMessage): void {
    if (message.at !== this.position || message.status !== this.status) this.clear();
    if (message.people) {
      if (this.status !== "open") this.#rename(message.people);
      this.people = message.people;
    }
    this.#seq = message.seq;
    this.status = message.status;
    this.toMove = message.mover;
    this.position = message.at;
    this.moves = message.moves;
    if (message.type === "table") this.#setClock(message.clock ?? null);
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
    if (message.type === "changed") this.#noteSeen();
  }

  /** Remove everything that only this seat may see. */
  forget(): void {
    this.clear();
    this.story.drop();
    this.story.forget();
    this.missed = [];
    this.view = this.picture = this.sheet = this.question = null;
    this.choices = [];
    this.log = [];
    this.answers = {};
    this.canTakeBack = false;
  }

  /** The points that are shown for a seat. */
  pointsIn(sheet: ScoreSheet, seat: number): number {
    return this.board?.standing?.(sheet, seat).points ?? sheet.totals[seat] ?? 0;
  }

  // Interaction.

  get showsLegal(): boolean {
    return this.assistsLegal && !this.exploring;
  }
  isNext = (element: string) => this.draft.lit.has(element) && this.isActive;
  isLit = (element: string) => this.isNext(element) && this.assistsLegal;
  isPicked = (element: string) => this.draft.allPicked.includes(element);
  isMarked = (element: string) => this.#marked.has(element);
  isChanged = (element: string) => this.story.changed.has(element);
  isPreviewed = (element: string) => this.draft.isPreviewed(element);
  get before(): View | null {
    return this.held?.view ?? null;
  }
  get isActive(): boolean {
    return this.choices.length > 0 && !this.sending && this.shownAgain === null;
  }

  touch(element: string, isSuggestion = false): void {
    if (!this.isActive) return;
    this.highlighted = this.hinted = [];
    const { draft } = this;
    const isKeyboard = this.pointer === "keyboard";
    const isDoubleClick =
      this.#lastTouch.element === element &&
      !isKeyboard &&
      Date.now() - this.#lastTouch.when < DOUBLE_CLICK_MS;
    this.#lastTouch = { element, when: Date.now() };
    const isConfirmed = draft.picked.at(-1) === element || (isKeyboard && draft.isLastTouched(element));
    if (draft.ready && isConfirmed) {
      if (!isDoubleClick) void this.decide(draft.ready);
      return;
    }
    this.#touchedEarly = null;
    if (draft.touch(element, isSuggestion)) this.refusal = null;
    else if (draft.completed.length === 1 && !draft.preview && !draft.wouldReveal)
      this.#touchedEarly = element; // its preview tells whether the action goes on there
    else void this.#explain(element);
  }

  /** The preview of what is picked has arrived: go on with the next decision, send the action, or wait for more. */
  #handlePreview(): void {
    const { draft } = this;
    const early = this.#touchedEarly;
    this.#touchedEarly = null;
    if (draft.ahead && early) this.touch(early);
    else if (draft.ready && !this.#needsConfirmation(draft.ready)) void this.decide(draft.ready);
    else if (early) void this.#explain(early);
  }

  /** Whether the picked action must be confirmed: by the settings, as it cannot be undone, or as it may not be meant. */
  #needsConfirmation(choice: Choice): boolean {
    const { draft } = this;
    const touches = draft.deliberateTouches;
    if (choice.ends) return settings.confirm === "always" && draft.isFinal;
    if (!touches || draft.lit.size || settings.confirm === "always") return true;
    const loses = this.seat !== null && (this.gains[this.seat] ?? 0) < 0; // it may not have been noticed
    return (
      settings.confirm === "final" && draft.isFinal && (touches < 2 || loses || this.pointer === "touch")
    );
  }

  choose(choice: Choice): void {
    if (!this.isActive) return;
    if (settings.confirm === "never" || !choice.touch.length || this.draft.ready?.id === choice.id) {
      void this.decide(choice);
      return;
    }
    this.highlighted = [];
    this.refusal = null;
    this.draft.choose(choice);
  }

  /** While the pointer is over an element that would complete an action, the result is previewed. */
  hover(element: string | null): void {
    if (this.isActive) this.draft.hover(element);
  }

  foresee(elements: readonly string[]): void {
    this.foreseen = [];
    this.draft.foresee(elements, (sheet) => (this.foreseen = this.#gainsIn(sheet)));
  }

  clear(): void {
    this.draft.clear();
    this.#touchedEarly = null;
    this.refusal = null;
    this.highlighted = this.hinted = [];
    this.advice = null;
    this.exploring = false;
  }

  /**
   * Show what a scoring counts: `after`, or the position before it. What was previewed of the decision that led to it
   * may have been cleared away already.
   */
  showScored(after: Shown | null): void {
    this.clear();
    if (after) this.shownAgain = after;
  }

  /** Undo the last touch of an action that is not sent yet. */
  back(): void {
    this.refusal = null;
    this.draft.back();
  }

  /** Keep the numbers and the log as they are on the page now, until the pieces of a deed have landed. */
  hold(holds: boolean): void {
    this.held = holds ? { view: this.shownView, sheet: this.shownSheet, log: this.shownLog } : null;
  }

  async #explain(element: string): Promise<void> {
    const { position, draft } = this;
    const { picked } = draft;
    const { after, touched } = draft.attempt(element);
    try {
      const answer = await api.explain(this.id, touched, after);
      if (this.position !== position || draft.picked !== picked) return; // another touch or another seat came first
      if (!answer.legal && answer.reason)
        this.refusal = { reason: answer.reason, code: "illegal", params: {} };
    } catch (problem) {
      this.refuse(problem);
    }
  }

  /** For a hint beside the board: where the server cannot answer there is none. */
  whyNot = (action: string): Promise<Reason | null> =>
    api.explainAction(this.id, action).then(
      ({ reason }) => reason,
      () => null,
    );

  refuse(problem: unknown): void {
    const { code, params } = problem instanceof Problem ? problem : new Problem("away");
    if (code === "stale") return; // a newer position is on its way
    this.refusal = { reason: (params["reason"] as Reason | undefined) ?? null, code, params };
  }

  // Deciding.

  /** Send the action that this choice completes. */
  async decide(choice: Choice): Promise<void> {
    const [action, ...then] = this.draft.actions(choice);
    this.decided += 1;
    this.story.forget();
    this.missed = [];
    await this.#send("decide", { at: this.position, action, ...(then.length ? { then } : {}) });
  }

  /** Show once more what the others did since this player's last decision. */
  async showAgain(show: () => Promise<void>): Promise<void> {
    this.clear();
    await this.story.showAgain((shown) => {
      this.shownAgain = shown;
      return show();
    });
  }

  /** Undo the last action, with all its decisions. */
  async takeBack(): Promise<boolean> {
    const seat = this.takeBackSeat;
    return this.#send("take-back", { at: this.position, whole: true, ...(seat === null ? {} : { seat }) });
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
      const [hint] = await Promise.all([api.hint(this.id), loadMessages("analysis", "review")]);
      const choice = this.choices.find((one) => one.id === hint.action);
      if (hint.at !== this.position || !choice) return;
      this.hinted = choice.touch;
      this.highlighted = litBy(choice.touch, hint.elements);
      this.advice = hint;
    } catch (problem) {
      this.refuse(problem);
    }
  }
}

type Happened = Pick<ChangedMessage, "events" | "moves" | "undone" | "sizes">;

/** Events with the number of decisions that led to each; a message may tell an action of several decisions. */
function entriesOf({ events = [], moves, sizes = [events.length] }: Happened): LogEntry[] {
  const numbers = sizes.flatMap((size, index) => Array<number>(size).fill(moves - sizes.length + 1 + index));
  return events.map((event, index) => ({ moves: numbers[index] ?? moves, event }));
}
