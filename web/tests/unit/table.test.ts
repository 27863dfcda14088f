// A table as the page knows it: what is heard late, twice, or by the wrong eyes.

import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../../src/net/types";

type Hear = (message: unknown) => void;
const line = vi.hoisted(() => ({ hear: (() => {}) as Hear, send: vi.fn() }));
const why = vi.hoisted(() => vi.fn());

vi.mock("../../src/net/socket.svelte", () => ({
  connection: {
    watch: (_table: string, _seat: number | null, hear: Hear) => (line.hear = hear),
    unwatch() {},
    send: line.send,
  },
}));
vi.mock("../../src/net/api", () => ({ explain: why, Problem: class extends Error {} }));
vi.mock("../../src/boards", () => ({ loadBoard: async () => ({}) }));
vi.mock("../../src/state/i18n.svelte", () => ({ loadGameMessages: async () => {} }));
vi.mock("../../src/state/settings.svelte", () => ({ settings: { confirm: true } }));

const { TableState } = await import("../../src/state/table.svelte");

const event = (kind: string) => ({ kind, params: {}, elements: [] });
const choices: Choice[] = ["a", "b"].map((element, id) => ({
  id,
  text: element,
  touch: [element],
  label: { key: "", params: {} },
}));
const standing = { table: "T", status: "playing", mover: 0, choices };
const told = (seat: number, seq: number, missed: string[]) => ({
  ...standing,
  type: "table",
  seat,
  seq,
  at: seq,
  moves: seq,
  terms: { game: "chess", assist: { legal: true } },
  view: { viewer: seat },
  missed: missed.map((kind, index) => ({
    seq: index + 1,
    moves: index + 1,
    undone: 0,
    events: [event(kind)],
  })),
});
const changed = (seq: number, ...kinds: string[]) => ({
  ...standing,
  type: "changed",
  seq,
  at: seq,
  moves: seq,
  view: { viewer: 0, seq },
  events: kinds.map(event),
});
const settled = () => new Promise((done) => setTimeout(done));

async function watched(seat = 0) {
  const table = new TableState("T");
  table.watch(seat);
  line.hear(told(seat, 1, ["dealt"]));
  await settled();
  return table;
}

beforeEach(() => {
  vi.resetAllMocks();
});

test("watched again as another seat, the log is told once", async () => {
  const table = await watched();
  table.watch(1);
  line.hear(told(1, 2, ["dealt", "moved"]));
  await settled();
  expect(table.log.map((one) => one.event.kind)).toEqual(["dealt", "moved"]);
});

test("after a break only what was missed is added", async () => {
  const table = await watched();
  line.hear(told(0, 2, ["moved"]));
  await settled();
  expect(table.log.map((one) => one.event.kind)).toEqual(["dealt", "moved"]);
});

test("after a break what was picked is still picked, and looked at again", async () => {
  const table = await watched();
  line.send.mockRejectedValueOnce(new Error("the line is cut"));
  table.touch("a");
  await settled();
  expect(table.preview).toBe(null);
  line.send.mockResolvedValue({ final: true });
  line.hear(told(0, 1, []));
  await settled();
  expect([table.picked, table.preview]).toEqual([["a"], { final: true }]);
});

test("what was picked for another position, or by another seat, is forgotten", async () => {
  line.send.mockResolvedValue({ final: true });
  for (const [seat, seq] of [
    [0, 2],
    [1, 1],
  ] as const) {
    const table = await watched();
    table.touch("a");
    await settled();
    line.hear(told(seat, seq, []));
    await settled();
    expect([table.picked, table.preview]).toEqual([[], null]);
  }
});

test("a game that ends while a decision is looked at is shown as it ended", async () => {
  const table = await watched();
  line.send.mockResolvedValue({ view: { viewer: 0, seq: 9 }, sheet: { totals: [7] } });
  table.touch("a");
  await settled();
  line.hear({ ...changed(2, "table-resigned"), at: 1, status: "over", mover: -1, choices: [] });
  await settled();
  expect([table.picked, table.shownView, table.shownSheet]).toEqual([[], { viewer: 0, seq: 2 }, null]);
});

test("behind the curtain nothing is heard, even if it was on its way", async () => {
  const table = await watched();
  line.hear(changed(2, "moved"));
  table.leave();
  table.forget();
  await settled();
  expect([table.view, table.sheet, table.log, table.choices, table.answers]).toEqual([
    null,
    null,
    [],
    [],
    {},
  ]);
});

test("what was meant for the seat before is not heard by the next", async () => {
  const table = await watched();
  table.leave();
  table.forget();
  table.watch(1);
  line.hear(changed(2, "moved"));
  await settled();
  expect(table.view).toBe(null);
});

test("a story that ends late brings no older position back", async () => {
  const table = await watched();
  let finish = () => {};
  table.onEvents = (_, apply) => (finish = apply);
  line.hear(changed(2, "scored"));
  line.hear(told(0, 3, []));
  await settled();
  finish();
  expect(table.position).toBe(3);
});

test("a preview is not shown when the pointer is gone before it comes", async () => {
  const table = await watched();
  let answer = (_: unknown) => {};
  line.send.mockReturnValue(new Promise((done) => (answer = done)));
  table.hover("a");
  await vi.waitFor(() => expect(line.send).toHaveBeenCalledOnce());
  table.hover(null);
  answer({ final: false, view: {} });
  await settled();
  expect(table.preview).toBe(null);
});

test("why not is not said when something else was touched meanwhile", async () => {
  const table = await watched();
  let answer = (_: unknown) => {};
  why.mockReturnValue(new Promise((done) => (answer = done)));
  line.send.mockReturnValue(new Promise(() => {}));
  table.touch("nowhere");
  table.touch("a");
  answer({ legal: false, text: "", reason: { code: "no", clause: "", elements: [], params: {} } });
  await settled();
  expect(table.refusal).toBe(null);
});

test("a choice is picked as a whole and previewed; chosen again, it is decided", async () => {
  const table = await watched();
  line.send.mockReturnValue(new Promise(() => {}));
  table.choose(choices[1]!);
  expect(table.picked).toEqual(["b"]);
  expect(line.send.mock.calls.map(([type]) => type)).toEqual(["preview"]);
  table.choose(choices[1]!);
  expect(line.send.mock.calls.map(([type]) => type)).toEqual(["preview", "decide"]);
  table.choose(choices[0]!);
  expect(line.send).toHaveBeenCalledTimes(2); // a decision is on its way
});

test("the picture of another seat does not stay in the page", async () => {
  const table = await watched();
  line.hear({ ...told(0, 3, []), picture: "<svg/>" });
  await settled();
  expect(table.shownPicture).toBe("<svg/>");
  table.forget();
  expect(table.shownPicture).toBe(null);
});
