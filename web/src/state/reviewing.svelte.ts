// The making of a review: it is asked for, looked after while the server makes it, and found again after a reload.

import * as api from "../net/api";
import { Problem } from "../net/api";
import type { Quality, ReviewDocument } from "./review";

const POLL_MS = 1000;
/** How often a review that was not finished, for instance as the server was restarted, is asked for again. */
const MOST_TRIES = 3;

export class Reviewing {
  document: ReviewDocument | null = $state.raw(null);
  /** What is being made, and how far it is. */
  making: { quality: Quality; isRunning: boolean; progress: number } | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  #isOver = false;

  constructor(readonly table: string) {}

  /** Show the best review there is, or make the quick one. */
  async start(): Promise<void> {
    this.problem = null;
    try {
      const closer = await api.reviewOf(this.table, "standard");
      if (closer.state === "done") this.document = closer.review;
      else {
        await this.#make("quick");
        if (closer.state !== "none" && !this.problem) await this.#make("standard");
      }
    } catch (problem) {
      this.problem = problem;
    }
  }

  /** Make the review that takes longer and is surer. */
  async lookCloser(): Promise<void> {
    this.problem = null;
    await this.#make("standard");
  }

  leave(): void {
    this.#isOver = true;
  }

  async #make(quality: Quality): Promise<void> {
    this.making = { quality, isRunning: false, progress: 0 };
    try {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        let answer = await api.startReview(this.table, quality);
        while (!this.#isOver && answer.state !== "done" && answer.state !== "none") {
          this.making = { quality, isRunning: answer.state === "running", progress: answer.progress };
          await new Promise((done) => setTimeout(done, POLL_MS));
          answer = await api.reviewOf(this.table, quality);
        }
        if (this.#isOver) return;
        if (answer.state === "done") {
          this.document = answer.review;
          return;
        }
      }
      throw new Problem("review-failed");
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.making = null;
    }
  }
}
