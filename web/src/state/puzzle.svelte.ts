// A position to solve: what the server sent, the action that the player is composing, and what it is worth.

import type { Interaction } from "../boards/types";
import * as api from "../net/api";
import type { AttemptInfo, PuzzleInfo } from "../net/api";
import type { Choice, Phrase, Preview, ScoreSheet, View } from "../net/types";
import { Draft, type DraftedTable } from "./draft.svelte";
import { settings } from "./settings.svelte";

export class PuzzleState implements Interaction, DraftedTable {
  readonly position = 0;
  readonly wantsPicture = false;
  readonly assistsLegal = true;
  readonly showsLegal = true;
  readonly counted = null;
  readonly before = null;
  /** What the last attempt was worth. */
  answer: AttemptInfo | null = $state.raw(null);
  /** Whether the solution is shown. */
  isShown = $state(false);
  problem: unknown = $state(null);
  sending = $state(false);
  pointer: "mouse" | "touch" | "keyboard" = "mouse";

  readonly draft = new Draft(
    this,
    () => this.#handlePreview(),
    (problem) => (this.problem = problem),
  );
  readonly isActive = $derived(!this.sending && this.answer === null);
  /** The points that the previewed action brings to each seat. */
  get gains(): number[] {
    const before = this.info.sheet.totals;
    return this.draft.shown?.sheet?.totals.map((total, seat) => total - (before[seat] ?? 0)) ?? [];
  }
  /** The elements of the best action, one after the other, once the solution is shown. */
  readonly path = $derived(
    this.isShown && !this.answer?.right ? (this.answer?.best.flatMap((one) => one.touch) ?? []) : [],
  );
  readonly #marked = $derived(new Set(this.isShown ? [...this.path, ...(this.answer?.elements ?? [])] : []));
  #touchedEarly: string | null = null;
  #requestNumber = 0;

  constructor(readonly info: PuzzleInfo) {}

  get id(): string {
    return this.info.puzzle;
  }
  get seat(): number {
    return this.info.seat;
  }
  get question(): Phrase {
    return this.info.ask;
  }
  get choices(): Choice[] {
    return this.info.choices;
  }

  get shownView(): View {
    return this.draft.shown?.view ?? this.info.view;
  }
  get shownSheet(): ScoreSheet {
    return this.draft.shown?.sheet ?? this.info.sheet;
  }

  // Interaction.

  isNext = (element: string) => this.isActive && this.draft.lit.has(element);
  isLit = (element: string) => this.isNext(element);
  isPicked = (element: string) => this.draft.allPicked.includes(element);
  isMarked = (element: string) => this.#marked.has(element);
  isPreviewed = (element: string) => this.draft.isPreviewed(element);
  isChanged = () => false;

  touch(element: string, isSuggestion = false): void {
    if (!this.isActive) return;
    const { draft } = this;
    const isKeyboard = this.pointer === "keyboard";
    const isConfirmed = draft.picked.at(-1) === element || (isKeyboard && draft.isLastTouched(element));
    if (draft.ready && isConfirmed) {
      void this.decide(draft.ready);
      return;
    }
    this.#touchedEarly = null;
    if (draft.touch(element, isSuggestion)) this.problem = null;
    else if (draft.completed.length === 1 && !draft.preview && !draft.wouldReveal)
      this.#touchedEarly = element; // its preview tells whether the action goes on there
  }

  choose(choice: Choice): void {
    if (!this.isActive) return;
    if (this.draft.ready?.id === choice.id) void this.decide(choice);
    else this.draft.choose(choice);
  }

  hover(element: string | null): void {
    if (this.isActive) this.draft.hover(element);
  }

  back(): void {
    this.problem = null;
    this.draft.back();
  }

  #handlePreview(): void {
    const early = this.#touchedEarly;
    this.#touchedEarly = null;
    if (this.draft.ahead && early) this.touch(early);
    else if (this.draft.ready && !this.#needsConfirmation()) void this.decide(this.draft.ready);
  }

  /** A finger may miss, and a single touch may only have been a look. */
  #needsConfirmation(): boolean {
    if (settings.confirm === "always" || this.draft.lit.size || this.draft.deliberateTouches < 2) return true;
    return settings.confirm === "final" && this.pointer === "touch";
  }

  preview = (actions: number[]): Promise<Preview> => api.previewPuzzle(this.info.game, this.id, actions);

  // Attempts.

  /** Judge the action that this choice completes. */
  async decide(choice: Choice): Promise<void> {
    await this.#judge(this.draft.actions(choice));
  }

  /** Take a decision from the list in words: judge its action, or go on to the next decision of it. */
  decideInWords = async (choice: Choice): Promise<void> => {
    if (!this.isActive) return;
    const actions = this.draft.actions(choice);
    const number = (this.#requestNumber += 1);
    try {
      const after = await this.preview(actions);
      if (number !== this.#requestNumber) return;
      if (after.choices) this.draft.enter(choice, after);
      else await this.#judge(actions);
    } catch (problem) {
      if (problem instanceof api.Problem && problem.code === "would-reveal") await this.#judge(actions);
      else this.problem = problem;
    }
  };

  /** Show the solution: of an attempt it has come already. */
  async show(): Promise<void> {
    this.draft.clear();
    if (this.answer === null) await this.#judge([]);
    this.isShown = this.answer !== null;
  }

  again(): void {
    this.#requestNumber += 1;
    this.answer = null;
    this.isShown = false;
    this.draft.clear();
  }

  async #judge(actions: number[]): Promise<void> {
    this.#requestNumber += 1;
    const number = this.#requestNumber;
    this.sending = true;
    this.problem = null;
    try {
      const answer = await api.attemptPuzzle(this.info.game, this.id, actions);
      if (number !== this.#requestNumber) return;
      this.answer = answer;
      this.isShown = answer.right;
      if (!answer.right) this.draft.clear();
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.sending = false;
    }
  }
}
