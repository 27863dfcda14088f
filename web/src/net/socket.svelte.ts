// The page's only socket. It reconnects by itself, watches its tables again and resends what was not answered.
// A decision names the position it is for, so the server never carries it out twice.

import { socketUrl } from "./urls";
import type { ChangedMessage, MissedPage, Presence, PresenceMessage, TableMessage } from "./types";
import { request, Problem } from "./api";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the fields differ by type
type Answer = Record<string, any> & { type: string; id: number | null };
type MessageHandler = (message: TableMessage | ChangedMessage) => void;

interface PendingRequest {
  message: Record<string, unknown>;
  resolve: (answer: Answer) => void;
  reject: (problem: Problem) => void;
}

interface WatchedTable {
  seat: number | null;
  /** The last log entry received; 0 asks for the whole log. */
  seq: number;
  onMessage: MessageHandler;
  onRefused: (problem: Problem) => void;
  wantsPicture: boolean;
  /** What came while pages of what was missed are still to come: those go first. */
  held: (TableMessage | ChangedMessage)[] | null;
}

const PING_INTERVAL_MS = 30_000;
/** How long a ping may go unanswered before the connection counts as lost. */
const PONG_TIMEOUT_MS = 10_000;
const MAX_RECONNECT_DELAY_MS = 8000;
/** Why the server may have no room for another page. */
const FULL = new Set(["too-many-sockets", "address-full", "server-full"]);
/** Refusals that pass, as while the database starts again: a table is asked for once more after a while. */
const PASSING = new Set(["storage", "too-often"]);
const WATCH_RETRY_MS = 1000;
/** Messages that are sent again after a dropped connection; others are rejected. */
const RESENT_AFTER_RECONNECT = new Set([
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
  /** `away` only after a failed attempt, so that a page does not show an error while it opens. */
  status: "connecting" | "open" | "away" = $state("connecting");
  /** Why the server has no room for this page, such as `too-many-sockets`; empty if it has. */
  fullness = $state("");
  /** Who is at the watched tables, as far as the server has told. */
  presence: Record<string, Presence> = $state({});
  #socket: WebSocket | null = null;
  #lastId = 0;
  #pending = new Map<number, PendingRequest>();
  #watchedTables = new Map<string, WatchedTable>();
  #failedAttempts = 0;
  /** How long to wait before the next attempt, if the server has said so. */
  #askedDelay = 0;
  #started = false;
  #connectNumber = 0;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #pongTimer: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    if (this.#started) return;
    this.#started = true;
    void this.#connect();
    setInterval(() => this.#ping(), PING_INTERVAL_MS);
    addEventListener("online", () => this.#reconnectNow());
    document.addEventListener(
      "visibilitychange",
      () => document.visibilityState === "visible" && this.#reconnectNow(),
    );
  }

  /** Another user has signed in: a socket belongs to the user it was opened for. */
  reconnect(): void {
    if (!this.#started) return;
    this.#closeSocket();
    this.status = "connecting";
    this.#reconnectNow();
  }

  /** Send a message and wait for its answer; rejects with a Problem if the server refuses it. */
  send(type: string, fields: Record<string, unknown> = {}): Promise<Answer> {
    const id = this.#nextId();
    const message = { type, id, ...fields };
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message, resolve, reject });
      if (this.status === "open") this.#write(message);
      else if (!RESENT_AFTER_RECONNECT.has(type)) this.#settle(id, new Problem("away"));
    });
  }

  /** Receive a table's messages from now on, also after a reconnect. */
  watch(
    table: string,
    seat: number | null,
    onMessage: MessageHandler,
    onRefused: (problem: Problem) => void,
    wantsPicture = false,
  ): void {
    this.#watchedTables.set(table, { seat, seq: 0, onMessage, onRefused, wantsPicture, held: null });
    this.start();
    if (this.status === "open") this.#sendWatch(table);
  }

  unwatch(table: string): void {
    delete this.presence[table];
    if (this.#watchedTables.delete(table) && this.status === "open")
      this.#write({ type: "unwatch", id: this.#nextId(), table });
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #write(message: Record<string, unknown>): void {
    this.#socket?.send(JSON.stringify(message));
  }

  async #connect(): Promise<void> {
    this.#connectNumber += 1;
    const attempt = this.#connectNumber;
    const user = await request("me").catch(() => null); // sets the cookie that the socket needs
    if (attempt !== this.#connectNumber) return; // another attempt has begun in the meantime
    if (!user) {
      this.#reconnectLater();
      return;
    }
    const socket = new WebSocket(socketUrl());
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#pongTimer);
      for (const message of [JSON.parse(event.data)].flat()) this.#receive(message);
    };
    socket.onclose = () => this.#socket === socket && this.#handleLostConnection();
  }

  #handleLostConnection(): void {
    this.#closeSocket();
    this.#reconnectLater();
  }

  #closeSocket(): void {
    for (const watched of this.#watchedTables.values()) watched.held = null;
    clearTimeout(this.#pongTimer);
    const socket = this.#socket;
    this.#socket = null;
    this.presence = {}; // until the server tells it again
    socket?.close();
    this.#rejectUnsendable();
  }

  /** A connection can be lost without a close event, as after a phone has slept: no pong means it is lost. */
  #ping(): void {
    if (this.status !== "open") return;
    this.#write({ type: "ping", id: this.#nextId() });
    clearTimeout(this.#pongTimer);
    this.#pongTimer = setTimeout(() => this.#handleLostConnection(), PONG_TIMEOUT_MS);
  }

  #reconnectLater(): void {
    const isSeen = this.#failedAttempts || this.fullness || this.status === "open";
    this.status = isSeen ? "away" : "connecting";
    const usual = Math.min(MAX_RECONNECT_DELAY_MS, 300 * 2 ** this.#failedAttempts);
    const wait = (this.#askedDelay || usual) * (0.7 + 0.6 * Math.random());
    this.#askedDelay = 0;
    this.#failedAttempts += 1;
    this.#reconnectTimer = setTimeout(() => void this.#connect(), wait);
  }

  #reconnectNow(): void {
    this.#ping();
    if (this.#socket) return;
    clearTimeout(this.#reconnectTimer);
    this.#failedAttempts = 0;
    void this.#connect();
  }

  #receive(message: Answer): void {
    if (message.type === "hello") {
      this.#handleHello();
    } else if (message.type === "bye" && FULL.has(message["code"])) {
      this.fullness = message["code"];
      this.#askedDelay = message["retry"];
    } else if (message.type === "changed" || message.type === "table") {
      this.#deliver(message as unknown as TableMessage | ChangedMessage);
    } else if (message.type === "presence") {
      const { table, here, watching } = message as unknown as PresenceMessage;
      if (this.#watchedTables.has(table)) this.presence[table] = { here, watching };
    }
    if (message.id === undefined || message.id === null) return;
    if (message.type !== "error") this.#settle(message.id, message);
    else if (message["code"] === "doubled") this.#settle(message.id, { ...message, type: "done" });
    else this.#settle(message.id, new Problem(message["code"], message));
  }

  #deliver(message: TableMessage | ChangedMessage): void {
    const watched = this.#watchedTables.get(message.table);
    if (!watched) return;
    if (message.type === "table") watched.held = null;
    if (watched.held) {
      watched.held.push(message);
    } else if (message.type === "table" && message.more !== undefined) {
      watched.held = [message];
      void this.#fetchMissed(watched, message, message.more);
    } else {
      watched.seq = message.seq;
      watched.onMessage(message);
    }
  }

  /** Fetch the rest of what was missed, page by page; then deliver everything in order. */
  async #fetchMissed(watched: WatchedTable, table: TableMessage, since: number): Promise<void> {
    const { held } = watched;
    const missed = [...(table.missed ?? [])];
    for (let more: number | undefined = since; more !== undefined && more < table.seq;) {
      const fields = { table: table.table, since: more, seat: table.seat ?? -1 };
      const page = (await this.send("missed", fields).catch(() => null)) as MissedPage | null;
      if (watched.held !== held) return; // the connection was lost: the table is watched again
      if (!page) break;
      // What came after the table's message was sent is told by messages that wait.
      missed.push(...page.missed.filter((entry) => entry.seq <= table.seq));
      more = page.more;
    }
    watched.held = null;
    this.#deliver({ ...table, missed, more: undefined } as unknown as TableMessage);
    for (const message of held?.slice(1) ?? []) this.#deliver(message);
  }

  #settle(id: number, answer: Answer | Problem): void {
    const waiting = this.#pending.get(id);
    this.#pending.delete(id);
    if (answer instanceof Problem) waiting?.reject(answer);
    else waiting?.resolve(answer);
  }

  #handleHello(): void {
    this.#failedAttempts = 0;
    this.status = "open";
    this.fullness = "";
    for (const table of this.#watchedTables.keys()) this.#sendWatch(table);
    for (const { message } of this.#pending.values()) if (message["type"] !== "watch") this.#write(message);
  }

  #sendWatch(table: string): void {
    const watched = this.#watchedTables.get(table)!;
    const { seat, seq, onRefused, wantsPicture } = watched;
    const id = this.#nextId();
    const want = [
      "view",
      "choices",
      "events",
      "sheet",
      "story",
      "presence",
      ...(wantsPicture ? ["picture"] : []),
    ];
    const message = { type: "watch", id, table, want, since: seq, ...(seat === null ? {} : { seat }) };
    const reject = (problem: Problem) => {
      if (!PASSING.has(problem.code)) onRefused(problem);
      else setTimeout(() => this.#isWatched(table, watched) && this.#sendWatch(table), WATCH_RETRY_MS);
    };
    this.#pending.set(id, { message, resolve: () => {}, reject });
    this.#write(message);
  }

  /** Whether a table is still watched so, and over an open connection: a new one asks for all of them. */
  #isWatched(table: string, watched: WatchedTable): boolean {
    return this.status === "open" && this.#watchedTables.get(table) === watched;
  }

  /** The connection is lost: reject what is not sent again. */
  #rejectUnsendable(): void {
    for (const [id, { message }] of this.#pending) {
      if (message["type"] === "watch") this.#pending.delete(id);
      else if (!RESENT_AFTER_RECONNECT.has(String(message["type"]))) this.#settle(id, new Problem("away"));
    }
  }
}

export const connection = new Connection();
