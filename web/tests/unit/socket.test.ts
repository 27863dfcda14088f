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
