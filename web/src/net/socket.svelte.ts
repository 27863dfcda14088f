// The one socket of the page. It comes back by itself, watches again, and sends anew what was not answered:
// a decision names the position it is for, so nothing is ever done twice.

import { socketAddress } from "./urls";
import type { ChangedMessage, TableMessage } from "./types";
import { ask, Problem } from "./api";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the fields differ by type
type Answer = Record<string, any> & { type: string; id: number | null };
type Hear = (message: TableMessage | ChangedMessage) => void;

interface Waiting {
  message: Record<string, unknown>;
  resolve: (answer: Answer) => void;
  reject: (problem: Problem) => void;
}

interface Watched {
  seat: number | null;
  /** The last entry that was told; 0 asks for everything that happened. */
  seq: number;
  hear: Hear;
  refused: (problem: Problem) => void;
}

const PING = 30_000;
/** How long a ping may go unanswered before the line is taken for dead. */
const SILENCE = 10_000;
const SLOWEST = 8000;
/** Messages that may be sent again after a break; anything else is given up. */
const LASTING = new Set([
  "decide",
  "take-back",
  "answers",
  "resign",
  "leave",
  "return",
  "offer-draw",
  "decline-draw",
  "vacation",
  "rematch",
]);

class Connection {
  /** `away` only after a failed try, so that a page that has just been opened does not cry. */
  status: "connecting" | "open" | "away" = $state("connecting");
  #socket: WebSocket | null = null;
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #watched = new Map<string, Watched>();
  #tries = 0;
  #started = false;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    if (this.#started) return;
    this.#started = true;
    void this.#connect();
    setInterval(() => this.#ping(), PING);
    addEventListener("online", () => this.#hurry());
    document.addEventListener(
      "visibilitychange",
      () => document.visibilityState === "visible" && this.#hurry(),
    );
  }

  /** Somebody else is at this browser from now on; a socket belongs to whom it was opened for. */
  renew(): void {
    if (!this.#started) return;
    this.#drop();
    this.status = "connecting";
    this.#hurry();
  }

  /** Send something and wait for its answer; Problem if it is refused. */
  send(type: string, fields: Record<string, unknown> = {}): Promise<Answer> {
    const id = this.#next();
    const message = { type, id, ...fields };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      if (this.status === "open") this.#put(message);
      else if (!LASTING.has(type)) this.#settle(id, new Problem("away"));
    });
  }

  /** Be told of a table from now on, and again after every break. */
  watch(table: string, seat: number | null, hear: Hear, refused: (problem: Problem) => void): void {
    this.#watched.set(table, { seat, seq: 0, hear, refused });
    this.start();
    if (this.status === "open") this.#watchNow(table);
  }

  unwatch(table: string): void {
    if (this.#watched.delete(table) && this.status === "open")
      this.#put({ type: "unwatch", id: this.#next(), table });
  }

  #next(): number {
    this.#number += 1;
    return this.#number;
  }

  #put(message: Record<string, unknown>): void {
    this.#socket?.send(JSON.stringify(message));
  }

  async #connect(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    const found = await ask("me").catch(() => null); // gives the cookie without which there is no socket
    if (attempt !== this.#attempt) return; // another try was begun in the meantime
    if (!found) {
      this.#later();
      return;
    }
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#silence);
      for (const message of [JSON.parse(event.data)].flat()) this.#take(message);
    };
    socket.onclose = () => this.#socket === socket && this.#lost();
  }

  #lost(): void {
    this.#drop();
    this.#later();
  }

  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#abandon();
  }

  /** A line can be dead without a word, as after a telephone has slept: who does not answer is not there. */
  #ping(): void {
    if (this.status !== "open") return;
    this.#put({ type: "ping", id: this.#next() });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), SILENCE);
  }

  #later(): void {
    this.status = this.#tries || this.status === "open" ? "away" : "connecting";
    const wait = Math.min(SLOWEST, 300 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
    this.#tries += 1;
    this.#timer = setTimeout(() => void this.#connect(), wait);
  }

  #hurry(): void {
    this.#ping();
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    void this.#connect();
  }

  #take(message: Answer): void {
    if (message.type === "hello") {
      this.#opened();
    } else if (message.type === "changed" || message.type === "table") {
      this.#hear(message as unknown as TableMessage | ChangedMessage);
    }
    if (message.id === undefined || message.id === null) return;
    if (message.type !== "error") this.#settle(message.id, message);
    else if (message["code"] === "doubled") this.#settle(message.id, { ...message, type: "done" });
    else this.#settle(message.id, new Problem(message["code"], message));
  }

  #hear(message: TableMessage | ChangedMessage): void {
    const watched = this.#watched.get(message.table);
    if (!watched) return;
    watched.seq = message.seq;
    watched.hear(message);
  }

  #settle(id: number, answer: Answer | Problem): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (answer instanceof Problem) waiting?.reject(answer);
    else waiting?.resolve(answer);
  }

  #opened(): void {
    this.#tries = 0;
    this.status = "open";
    for (const table of this.#watched.keys()) this.#watchNow(table);
    for (const { message } of this.#waiting.values()) if (message["type"] !== "watch") this.#put(message);
  }

  #watchNow(table: string): void {
    const { seat, seq, refused } = this.#watched.get(table)!;
    const id = this.#next();
    const want = ["view", "choices", "events", "sheet"];
    const message = { type: "watch", id, table, want, since: seq, ...(seat === null ? {} : { seat }) };
    this.#waiting.set(id, { message, resolve: () => {}, reject: refused });
    this.#put(message);
  }

  /** The line is cut: what cannot be asked again later is answered now. */
  #abandon(): void {
    for (const [id, { message }] of this.#waiting) {
      if (message["type"] === "watch") this.#waiting.delete(id);
      else if (!LASTING.has(String(message["type"]))) this.#settle(id, new Problem("away"));
    }
  }
}

export const connection = new Connection();
