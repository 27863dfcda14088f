// The action that the player is composing: what is picked so far, and what it would lead to. It knows no rules:
// the server previews each decision and tells the choices of the next one, until the action is complete.

import { Problem } from "../net/api";
import { connection } from "../net/socket.svelte";
import type { Choice, Phrase, Preview, ScoreSheet } from "../net/types";
import { afterTouch, completedChoices, matchingChoices, nextElements } from "./gestures";

/** What a draft needs to know of its table. */
export interface DraftedTable {
  readonly id: string;
  readonly position: number;
  readonly choices: Choice[];
  readonly question: Phrase | null;
  readonly wantsPicture: boolean;
  /** How to preview decisions where there is no table. */
  preview?(actions: number[]): Promise<Preview>;
}

/** A decision of the action that is followed by another one: how it was picked, and the position after it. */
interface Step {
  choice: Choice;
  picked: string[];
  after: Preview;
}

/** How long the pointer rests on an element before its preview is requested. */
const PREVIEW_DELAY_MS = 90;

export class Draft {
  picked: string[] = $state.raw([]);
  /** The position after the whole action, as far as it is picked or the pointer rests on its last element. */
  preview: Preview | null = $state.raw(null);
  /** The position after the picked decision, if its action goes on there. */
  ahead: Preview | null = $state.raw(null);
  /** What is picked would reveal hidden information, so there is no preview of it. */
  wouldReveal = $state(false);
  #steps: Step[] = $state.raw([]);
  #hovered: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #foreseeing: ReturnType<typeof setTimeout> | undefined;
  #requestNumber = 0;
  /** How many of the picked elements the player touched; the others followed as the only possibility. */
  #touchedCount = 0;
  /** The last of them was picked by the board. */
  #isSuggested = false;

  readonly choices = $derived.by(() => this.#steps.at(-1)?.after.choices ?? this.#table.choices);
  readonly question = $derived.by(
    () => this.ahead?.ask ?? this.#steps.at(-1)?.after.ask ?? this.#table.question,
  );
  readonly completed = $derived(completedChoices(this.choices, this.picked));
  /** The only choice picked, if it completes the action and its preview is known. */
  readonly ready = $derived(
    this.completed.length === 1 && !this.ahead && (this.preview || this.wouldReveal)
      ? this.completed[0]!
      : null,
  );
  /** The server could not say what is picked would lead to; picking it again asks again. */
  #isRefused = $state(false);
  /** What is picked is a decision whose preview is on its way. */
  readonly isAwaited = $derived(
    this.completed.length === 1 && !this.preview && !this.ahead && !this.wouldReveal && !this.#isRefused,
  );
  readonly lit = $derived(
    new Set([
      ...nextElements(this.choices, this.picked),
      ...(this.ahead ? nextElements(this.ahead.choices!, []) : []),
    ]),
  );
  readonly paths = $derived(
    [...matchingChoices(this.choices, this.picked), ...(this.ahead?.choices ?? [])].map(
      (choice) => choice.touch,
    ),
  );
  /** A decision is begun: it has more elements to touch, such as the cell for a piece. */
  readonly isHalfPicked = $derived(this.picked.length > 0 && !this.completed.length && this.lit.size > 0);
  /** The position to draw: as it would be, or null for the one that is. */
  readonly shown = $derived(this.preview ?? this.ahead ?? this.#steps.at(-1)?.after ?? null);
  /** Everything picked for the action so far. */
  readonly allPicked = $derived([...this.#steps.flatMap((step) => step.picked), ...this.picked]);
  /** The picked decision could not be undone. */
  readonly isFinal = $derived(this.wouldReveal || (this.preview?.final ?? false));
  readonly #table: DraftedTable;
  /** Called when a preview of the picked choice has arrived, or that it would reveal something. */
  readonly #onPreviewed: () => void;
  /** Called when the preview of the picked choice fails. */
  readonly #onRefused: (problem: unknown) => void;

  constructor(table: DraftedTable, onPreviewed: () => void, onRefused: (problem: unknown) => void) {
    this.#table = table;
    this.#onPreviewed = onPreviewed;
    this.#onRefused = onRefused;
  }

  get isEmpty(): boolean {
    return !this.picked.length && !this.#steps.length;
  }

  /**
   * How many elements the player has touched for this action; 0 where the last one was suggested, or followed by itself
   * from the first touch. What follows from a piece and its place, such as the only rotation that fits, was meant.
   */
  get deliberateTouches(): number {
    const isMeant = this.#touchedCount === this.picked.length || this.#steps.length > 0;
    return isMeant && !this.#isSuggested ? this.allPicked.length : 0;
  }

  /** Whether an element is what the player touched last, after others; the board may have suggested what follows. */
  isLastTouched(element: string): boolean {
    const comesAfterOthers = this.#touchedCount > 1 || this.#steps.length > 0;
    return comesAfterOthers && this.picked[this.#touchedCount - 1] === element;
  }

  isPreviewed(element: string): boolean {
    return this.preview !== null && (this.#hovered ?? this.picked.at(-1)) === element;
  }

  /** The decisions of the action, if the picked one completes it. */
  actions(last: Choice): number[] {
    return [...this.#decided, last.id];
  }

  /** The decisions of the action before the one that is being picked. */
  get #decided(): number[] {
    return this.#steps.map((step) => step.choice.id);
  }

  /** Pick an element: further on this path, on another one, or for the next decision; false if it leads nowhere. */
  touch(element: string, isSuggestion = false): boolean {
    const { ahead } = this;
    const seen = this.#hovered === element ? this.preview : null;
    if (
      ahead &&
      !nextElements(this.choices, this.picked).has(element) &&
      nextElements(ahead.choices!, []).has(element)
    ) {
      this.#steps = [...this.#steps, { choice: this.completed[0]!, picked: this.picked, after: ahead }];
      this.#pick([element], seen, isSuggestion);
      return true;
    }
    for (let depth = this.#steps.length; depth >= 0; depth -= 1) {
      const choices = this.#steps[depth - 1]?.after.choices ?? this.#table.choices;
      const picked = afterTouch(choices, this.#steps[depth]?.picked ?? this.picked, element);
      if (!picked) continue;
      this.#steps = this.#steps.slice(0, depth);
      this.#pick(picked, seen, isSuggestion);
      return true;
    }
    return false;
  }

  /** Take a decision without touching anything, and go on to the next one of its action. */
  enter(choice: Choice, after: Preview): void {
    this.#steps = [...this.#steps, { choice, picked: [...choice.touch], after }];
    this.#pick([]);
  }

  /** What a touch that leads nowhere tried: the elements, and the decisions before them. */
  attempt(element: string): { touched: string[]; after: number[] } {
    if (this.ahead) return { touched: [element], after: this.actions(this.completed[0]!) };
    const touched = this.picked.includes(element) ? this.picked : [...this.picked, element];
    return { touched, after: this.#decided };
  }

  /** Pick the whole path of a choice. */
  choose(choice: Choice): void {
    this.#pick([...choice.touch]);
  }

  /** `seen` is the preview of these elements, if the pointer rested on the last one. */
  #pick(picked: string[], seen: Preview | null = null, isSuggestion = false): void {
    const left = picked.length ? matchingChoices(this.choices, picked) : [];
    this.#touchedCount = picked.length - (isSuggestion ? 1 : 0);
    this.#isSuggested = isSuggestion;
    this.picked = left.length === 1 ? [...left[0]!.touch] : picked; // the only way on is shown at once
    this.updatePreview(this.deliberateTouches ? seen : null);
  }

  /** While the pointer is over an element that would complete an action, its result is shown. */
  hover(element: string | null): void {
    clearTimeout(this.#timer);
    if (this.isEmpty || (this.completed.length && !this.ahead)) return;
    this.#requestNumber += 1; // a result that is still on its way is outdated
    if (this.#hovered && this.#hovered !== element) this.#hovered = this.preview = null;
    if (element === null || this.#hovered === element) return;
    const here = completedChoices(this.choices, [...this.picked, element]);
    const next = this.ahead ? completedChoices(this.ahead.choices!, [element]) : [];
    const would = here.length ? here : next;
    if (would.length !== 1) return;
    const before = here.length ? this.#decided : this.actions(this.completed[0]!);
    this.#timer = setTimeout(() => void this.#look(element, [...before, would[0]!.id]), PREVIEW_DELAY_MS);
  }

  async #look(element: string, actions: number[]): Promise<void> {
    const preview = await this.#request(actions);
    if (!isPreview(preview) || preview.choices) return; // what is not complete is not shown
    this.#hovered = element;
    this.preview = preview;
  }

  /** Ask for the score sheet after the choice that these elements would complete, without showing its position. */
  foresee(elements: readonly string[], arrived: (sheet: ScoreSheet | null) => void): void {
    clearTimeout(this.#foreseeing);
    const here = completedChoices(this.choices, [...this.picked, ...elements]);
    const next = this.ahead ? completedChoices(this.ahead.choices!, elements) : [];
    const would = here.length ? here : next;
    if (!elements.length || would.length !== 1) return;
    const before = here.length ? this.#decided : this.actions(this.completed[0]!);
    const { picked } = this;
    const current = () => picked === this.picked && timer === this.#foreseeing;
    const timer = setTimeout(() => {
      void this.#preview([...before, would[0]!.id]).then(
        ({ sheet }) => current() && arrived(sheet ?? null),
        () => {}, // a click says what is wrong
      );
    }, PREVIEW_DELAY_MS);
    this.#foreseeing = timer;
  }

  /** Undo the last touch. */
  back(): void {
    const step = this.#steps.at(-1);
    if (this.#touchedCount <= 1 && step) {
      this.#steps = this.#steps.slice(0, -1);
      this.picked = step.picked;
      this.#touchedCount = step.picked.length;
    } else {
      this.#touchedCount = Math.max(0, Math.min(this.#touchedCount, this.picked.length) - 1);
      this.picked = this.picked.slice(0, this.#touchedCount);
    }
    this.updatePreview();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#requestNumber += 1;
    this.#steps = [];
    this.picked = [];
    this.#forgetPreview();
  }

  #forgetPreview(): void {
    this.#hovered = null;
    this.preview = this.ahead = null;
    this.wouldReveal = this.#isRefused = false;
  }

  /** Preview what is picked, if it is a choice and its preview was not `seen` already. */
  updatePreview(seen: Preview | null = null): void {
    clearTimeout(this.#timer);
    this.#requestNumber += 1;
    this.#forgetPreview();
    if (this.completed.length !== 1) return;
    if (seen) this.#previewArrived(seen);
    else void this.#request(this.actions(this.completed[0]!)).then((one) => this.#previewArrived(one));
  }

  #previewArrived(answer: Preview | Problem | null): void {
    if (!answer) return;
    if (isPreview(answer)) {
      if (answer.choices) this.ahead = answer;
      else this.preview = answer;
    } else if (answer.code === "would-reveal") this.wouldReveal = true;
    else {
      this.#isRefused = true;
      this.#onRefused(answer);
      return;
    }
    this.#onPreviewed();
  }

  /** The position after these decisions, or why it is not to be had; null if something else was picked meanwhile. */
  async #request(actions: number[]): Promise<Preview | Problem | null> {
    this.#requestNumber += 1;
    const number = this.#requestNumber;
    try {
      const preview = await this.#preview(actions);
      return number === this.#requestNumber ? preview : null;
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem("away");
      return number === this.#requestNumber ? problem : null;
    }
  }

  #preview(actions: number[]): Promise<Preview> {
    return this.#table.preview?.(actions) ?? this.#previewAtTable(actions);
  }

  async #previewAtTable([action, ...then]: number[]): Promise<Preview> {
    const { id: table, position: at, wantsPicture } = this.#table;
    const answer = await connection.send("preview", {
      table,
      at,
      action,
      ...(then.length ? { then } : {}),
      ...(wantsPicture ? { picture: true } : {}),
    });
    return answer as unknown as Preview;
  }
}

const isPreview = (answer: Preview | Problem | null): answer is Preview =>
  answer !== null && !(answer instanceof Problem);
