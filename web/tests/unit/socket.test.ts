// The line to the server: one at a time, and noticed when it is dead.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

const asked = vi.hoisted(() => vi.fn());
vi.mock("../../src/net/urls", () => ({ socketUrl: () => "ws://there/socket" }));
vi.mock("../../src/net/api", () => ({
  request: asked,
  Problem: class extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  },
}));

class Line {
  static all: Line[] = [];
  sent: Record<string, unknown>[] = [];
  closed = false;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor() {
    Line.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
  }

  say(...messages: unknown[]) {
    this.onmessage({ data: JSON.stringify(messages) });
  }
}

const listeners: Record<string, () => void> = {};

async function connected() {
  vi.resetModules();
  const { connection } = await import("../../src/net/socket.svelte");
  const hear = vi.fn();
  connection.watch("T", null, hear, () => {});
  await vi.advanceTimersByTimeAsync(0);
  return { connection, hear };
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  asked.mockReset().mockResolvedValue({});
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("addEventListener", (name: string, listen: () => void) => (listeners[name] = listen));
  vi.stubGlobal("document", { addEventListener() {}, visibilityState: "visible" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("hurried twice at once, there is one line", async () => {
  const { connection } = await connected();
  Line.all[0]!.say({ type: "hello" });
  Line.all[0]!.onclose();
  listeners["online"]!();
  listeners["online"]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(Line.all.length).toBe(2);
  Line.all[1]!.say({ type: "hello" });
  expect(connection.status).toBe("open");
});

test("a line that does not answer is given up, and what it says later is not heard", async () => {
  const { connection, hear } = await connected();
  const [first] = Line.all as [Line];
  first.say({ type: "hello" });
  await vi.advanceTimersByTimeAsync(39_000);
  expect(first.sent.at(-1)?.type).toBe("ping");
  expect(connection.status).toBe("open");
  await vi.advanceTimersByTimeAsync(3000);
  expect(first.closed).toBe(true);
  expect(Line.all.length).toBe(2);
  first.say({ type: "changed", table: "T", seq: 1 });
  expect(hear).not.toHaveBeenCalled();
});

test("a line that answers is kept", async () => {
  await connected();
  const [first] = Line.all as [Line];
  first.say({ type: "hello" });
  for (let count = 0; count < 5; count += 1) {
    await vi.advanceTimersByTimeAsync(30_000);
    first.say({ type: "pong", id: first.sent.at(-1)?.id });
  }
  expect(Line.all.length).toBe(1);
});

test("for somebody else there is another line", async () => {
  const { connection } = await connected();
  Line.all[0]!.say({ type: "hello" });
  connection.reconnect();
  await vi.advanceTimersByTimeAsync(0);
  expect(Line.all[0]!.closed).toBe(true);
  Line.all[1]!.say({ type: "hello" });
  expect(Line.all[1]!.sent.map((message) => message.type)).toEqual(["watch"]);
});

test("what was missed is delivered whole and in order, however many pages it has", async () => {
  const { hear } = await connected();
  const [line] = Line.all as [Line];
  line.say({ type: "hello" });
  const missed = (...numbers: number[]) => numbers.map((seq) => ({ seq, moves: seq, undone: 0, events: [] }));
  line.say({ type: "table", id: 1, table: "T", seat: 0, seq: 4, missed: missed(1, 2), more: 2 });
  line.say({ type: "changed", table: "T", seq: 5 });
  expect(hear).not.toHaveBeenCalled();
  const asks = line.sent.at(-1)!;
  expect(asks).toMatchObject({ type: "missed", table: "T", since: 2, seat: 0 });
  line.say({ type: "missed", id: asks["id"], table: "T", missed: missed(3, 4, 5) });
  await vi.advanceTimersByTimeAsync(0);
  expect(hear.mock.calls.map(([message]) => [message.type, message.seq])).toEqual([
    ["table", 4],
    ["changed", 5],
  ]);
  expect(hear.mock.calls[0]![0].missed).toEqual(missed(1, 2, 3, 4));
});

test("where the server is full, it says why and tries again when it was told to", async () => {
  const { connection } = await connected();
  Line.all[0]!.say({ type: "bye", code: "address-full", retry: 15_000 });
  Line.all[0]!.onclose();
  expect([connection.status, connection.fullness]).toEqual(["away", "address-full"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Line.all.length).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  Line.all[1]!.say({ type: "hello" });
  expect([connection.status, connection.fullness]).toEqual(["open", ""]);
});

test("a table that cannot be shown for a moment is asked for again, and one that is gone is not", async () => {
  const { connection } = await connected();
  const refused = vi.fn();
  connection.watch("T", null, () => {}, refused);
  const [line] = Line.all as [Line];
  line.say({ type: "hello" });
  const watches = () => line.sent.filter(({ type }) => type === "watch");
  line.say({ type: "error", id: watches()[0]!.id, code: "storage" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(watches().length).toBe(2);
  expect(refused).not.toHaveBeenCalled();
  line.say({ type: "error", id: watches()[1]!.id, code: "no-such-table" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(watches().length).toBe(2);
  expect(refused.mock.calls.map(([problem]) => problem.code)).toEqual(["no-such-table"]);
});

test("a table that is watched no more is not asked for again", async () => {
  const { connection } = await connected();
  const [line] = Line.all as [Line];
  line.say({ type: "hello" });
  line.say({ type: "error", id: line.sent[0]!.id, code: "storage" });
  connection.unwatch("T");
  await vi.advanceTimersByTimeAsync(5000);
  expect(line.sent.filter(({ type }) => type === "watch").length).toBe(1);
});
