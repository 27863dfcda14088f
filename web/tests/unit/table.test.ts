// A table as the page knows it: what is heard late, twice, or by the wrong eyes.

import { beforeEach, expect, test, vi } from "vitest";
import type { Choice, GameEvent, View } from "../../src/net/types";

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
vi.mock("../../src/net/api", () => ({
  explain: why,
  Problem: class extends Error {
    params = {};
    constructor(readonly code: string) {
      super(code);
    }
  },
}));
vi.mock("../../src/boards", () => ({ loadBoard: async () => ({}) }));
vi.mock("../../src/state/i18n.svelte", () => ({ loadGameMessages: async () => {} }));
const settings = vi.hoisted(() => ({ confirm: "always", speed: "instant" }));
vi.mock("../../src/state/settings.svelte", () => ({ settings }));
vi.mock("../../src/state/storage", () => ({ readStoredObject: () => ({}), writeStored() {} }));
vi.stubGlobal("document", { visibilityState: "visible" });

const { TableState } = await import("../../src/state/table.svelte");
const { Story } = await import("../../src/state/story.svelte");

const event = (kind: string) => ({ kind, params: {}, elements: [] });
const choices: Choice[] = ["a", "b"].map((element, id) => ({
  id,
  text: element,
  touch: [element],
  label: { key: "", params: {} },
}));
const path = (id: number, ...touch: string[]): Choice => ({ ...choices[0]!, id, touch });
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
const placed = (seq: number, mover: number, cell: string) => ({
  ...changed(seq),
  mover,
  events: [{ ...event("placed"), elements: [cell], moves: [["pool", cell]] }],
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
  expect(table.draft.preview).toBe(null);
  line.send.mockResolvedValue({ final: true });
  line.hear(told(0, 1, []));
  await settled();
  expect([table.draft.picked, table.draft.preview]).toEqual([["a"], { final: true }]);
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
    expect([table.draft.picked, table.draft.preview]).toEqual([[], null]);
  }
});

test("a game that ends while a decision is looked at is shown as it ended", async () => {
  const table = await watched();
  line.send.mockResolvedValue({ view: { viewer: 0, seq: 9 }, sheet: { totals: [7] } });
  table.touch("a");
  await settled();
  line.hear({ ...changed(2, "table-resigned"), at: 1, status: "over", mover: -1, choices: [] });
  await settled();
  expect([table.draft.picked, table.shownView, table.shownSheet]).toEqual([[], { viewer: 0, seq: 2 }, null]);
});

test("a scoring is told over what it counts, not over the preview of the decision after which it was cleared", async () => {
  for (const end of [null, { viewer: 0, ended: true } as unknown as View]) {
    const table = await watched();
    const before = table.shownView;
    const shown: unknown[] = [];
    table.story.performer = async () => {
      shown.push(table.shownView);
      table.showScored(end && { view: end, sheet: null });
      shown.push(table.shownView);
    };
    line.send.mockResolvedValue({ view: { viewer: 0, cleared: true }, final: true });
    table.touch("a");
    await settled();
    line.hear(changed(2, "scoring"));
    await settled();
    expect(shown).toEqual([{ viewer: 0, cleared: true }, end ?? before]);
  }
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
  table.story.performer = ({ apply }) => new Promise((done) => (finish = () => (apply(), done())));
  line.hear(changed(2, "scored"));
  line.hear(told(0, 3, []));
  await settled();
  finish();
  await settled();
  expect(table.position).toBe(3);
});

test("what was not shown yet when the line broke is in the log, once and in order", async () => {
  const table = await watched();
  let finish = () => {};
  table.story.performer = ({ apply }) => new Promise((done) => (finish = () => (apply(), done())));
  line.hear(changed(2, "scored"));
  line.hear(changed(3, "moved"));
  line.hear(told(0, 4, ["passed"]));
  await settled();
  finish();
  await settled();
  expect(table.log.map((one) => one.event.kind)).toEqual(["dealt", "scored", "moved", "passed"]);
  expect([table.position, table.story.isRunning]).toEqual([4, false]);
});

test("each decision of an action has its own number in the log, as it has when the log is read again", async () => {
  const table = await watched();
  line.hear({ ...changed(4, "chosen", "laid", "laid"), moves: 4, sizes: [1, 2] });
  await settled();
  expect(table.log.slice(-3).map(({ moves }) => moves)).toEqual([3, 4, 4]);
});

test("what a seat saw is not told again to the next one, even if it is still being shown", async () => {
  const table = await watched();
  let finish = () => {};
  table.story.performer = ({ apply }) => new Promise((done) => (finish = () => (apply(), done())));
  line.hear({ ...placed(2, 1, "a"), mover: 1 });
  line.hear({ ...placed(3, 1, "b"), mover: 2 });
  await settled();
  table.leave();
  table.forget();
  finish();
  await settled();
  expect([table.story.told, [...table.story.changed], table.view]).toEqual([[], [], null]);
});

test("a preview that the server refuses is said, and asked for again by the next touch", async () => {
  const table = await watched();
  line.send.mockRejectedValueOnce(new Error("storage"));
  table.touch("a");
  expect(table.draft.isAwaited).toBe(true);
  await settled();
  expect([table.draft.isAwaited, table.refusal?.code]).toEqual([false, "away"]);
  line.send.mockResolvedValue({ final: true });
  table.touch("b");
  await settled();
  expect([table.refusal, table.draft.preview]).toEqual([null, { final: true }]);
});

test("a story that fails leaves the table as it is now", async () => {
  const table = await watched();
  vi.stubGlobal("reportError", vi.fn());
  table.story.performer = () => Promise.reject(new Error("no such animation"));
  line.hear(changed(2, "scored"));
  await settled();
  expect([table.position, table.story.isRunning]).toEqual([2, false]);
  expect(reportError).toHaveBeenCalledOnce();
});

test("a clock is shown as it is received, however long the story before it takes", async () => {
  const table = await watched();
  let finish = () => {};
  table.story.performer = ({ apply }) => new Promise((done) => (finish = () => (apply(), done())));
  vi.useFakeTimers({ now: 1000, toFake: ["Date"] });
  line.hear({ ...changed(2, "scored"), clock: { running: 0 } });
  await settled();
  expect([table.clock, table.position]).toEqual([{ running: 0 }, 1]);
  vi.setSystemTime(4000);
  finish();
  await settled();
  vi.useRealTimers();
  expect([table.clock, table.clockReceivedAt, table.position]).toEqual([{ running: 0 }, 1000, 2]);
});

test("before a spectator only the last turn is marked and told again", async () => {
  const table = new TableState("T");
  table.watch(null);
  line.hear({ ...told(0, 1, []), seat: null });
  line.hear(placed(2, 0, "a"));
  line.hear(placed(3, 1, "b"));
  await settled();
  expect([...table.story.changed]).toEqual(["a", "b"]); // of one turn
  line.hear(placed(4, 0, "c"));
  await settled();
  expect([[...table.story.changed], table.story.told.length]).toEqual([["c"], 1]);
});

test("a scoring is told though this player caused it, and only what was done since is marked", async () => {
  const shown = { view: null, sheet: null };
  const story = new Story(
    () => shown,
    (what, { kind }) => kind === what,
  );
  const part = (...events: object[]) => ({
    events: events as GameEvent[],
    moves: 1,
    after: shown,
    apply: () => {},
  });
  const deed = (elements: string[], moves?: [string, string][]) => ({
    kind: "deed",
    params: {},
    elements,
    moves,
  });
  const other = (kind: string, element: string) => ({ kind, params: {}, elements: [element] });
  story.remember([deed(["before"]) as GameEvent]);
  story.add([part(deed(["own"]), other("scoring", "area"))], true);
  story.add([part(deed(["space", "cell"], [["space", "cell"]]), other("refill", "space"))], false);
  story.add([part(deed(["emptied"], [["emptied", "discards"]]))], false);
  await settled();
  expect(story.told.map(({ own }) => own)).toEqual([true, false, false]);
  expect([...story.changed]).toEqual(["cell", "emptied", "discards"]);
});

test("what an opponent undoes is told and marked no more", async () => {
  const table = await watched();
  line.hear({ ...told(0, 1, []), mover: 1 });
  line.hear(placed(2, 1, "a"));
  line.hear(placed(3, 1, "b"));
  await settled();
  line.hear({ ...changed(4, "table-took-back"), moves: 2, undone: 1, mover: 1 });
  await settled();
  expect([[...table.story.changed], table.story.told.length]).toEqual([["a"], 1]);
});

test("a preview is not shown when the pointer is gone before it comes", async () => {
  const table = await watched();
  let answer = (_: unknown) => {};
  line.send.mockReturnValue(new Promise((done) => (answer = done)));
  table.choices = [path(0, "piece", "here"), path(1, "piece", "there")];
  table.touch("piece");
  table.hover("here");
  await vi.waitFor(() => expect(line.send).toHaveBeenCalledOnce());
  table.hover(null);
  answer({ final: false, view: {} });
  await settled();
  expect(table.draft.preview).toBe(null);
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
  let answer = (_: unknown) => {};
  line.send.mockReturnValueOnce(new Promise((done) => (answer = done)));
  line.send.mockReturnValue(new Promise(() => {}));
  table.choose(choices[1]!);
  expect(table.draft.picked).toEqual(["b"]);
  expect(line.send.mock.calls.map(([type]) => type)).toEqual(["preview"]);
  answer({ final: false, view: {} });
  await settled();
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

/** A table whose action takes two decisions: a tile, then its cell; or one, to put the tile face down. */
async function composing() {
  const table = await watched();
  table.choices = [path(0, "tile"), path(1, "tile", "face-down")];
  const next = [path(7, "cell", "turn:0"), path(8, "cell", "turn:1"), path(9, "other")];
  line.send.mockImplementation(async (_type, { then }: { then?: number[] }) =>
    then ? { final: true, view: { laid: then } } : { final: false, view: { begun: true }, choices: next },
  );
  table.touch("tile");
  await settled();
  return table;
}
const sent = () => line.send.mock.calls.filter(([type]) => type === "decide").map(([, fields]) => fields);

test("a piece lights up where it can go, though that is the next decision", async () => {
  const table = await composing();
  expect([...table.draft.lit].sort()).toEqual(["cell", "face-down", "other"]);
  expect(table.shownView).toEqual({ begun: true });
  expect(sent()).toEqual([]);
});

test("the only way on from a piece and its place is meant, and needs no confirmation", async () => {
  settings.confirm = "final";
  const table = await watched();
  table.choices = [path(0, "tile")];
  line.send.mockImplementation(async (_type, { then }: { then?: number[] }) =>
    then
      ? { final: true, view: { laid: then } }
      : { final: false, view: { begun: true }, choices: [path(7, "cell", "turn:0"), path(9, "other")] },
  );
  table.touch("tile");
  await settled();
  table.touch("cell");
  await settled();
  expect(sent()).toMatchObject([{ action: 0, then: [7] }]);
  settings.confirm = "always";
});

test("what the board suggests is seen, and sent when it is confirmed", async () => {
  settings.confirm = "final";
  const table = await composing();
  table.touch("cell");
  table.touch("turn:0", true);
  await settled();
  table.touch("turn:1", true);
  await settled();
  expect(table.shownView).toEqual({ laid: [8] });
  expect(sent()).toEqual([]);
  await table.decide(table.draft.ready!);
  expect(sent()).toMatchObject([{ action: 0, then: [8] }]);
  settings.confirm = "always";
});

test("by keyboard, the place that was chosen confirms what the board suggested for it", async () => {
  settings.confirm = "final";
  const table = await composing();
  table.pointer = "keyboard";
  table.touch("cell");
  table.touch("turn:1", true);
  await settled();
  expect(sent()).toEqual([]);
  table.touch("cell");
  expect(sent()).toMatchObject([{ action: 0, then: [8] }]);
  settings.confirm = "always";
});

test("a whole action is sent at once, after it was seen", async () => {
  settings.confirm = "final";
  const table = await composing();
  table.touch("cell");
  table.touch("turn:1");
  await settled();
  expect(table.shownView).toEqual({ laid: [8] });
  expect(sent()).toMatchObject([{ action: 0, then: [8] }]);
  settings.confirm = "always";
});

test("by finger, what cannot be undone is confirmed", async () => {
  settings.confirm = "final";
  const table = await composing();
  table.pointer = "touch";
  table.touch("other");
  await settled();
  expect([table.draft.ready?.id, sent()]).toEqual([9, []]);
  settings.confirm = "always";
});

test("a double click confirms nothing", async () => {
  const table = await composing();
  table.touch("other");
  await settled();
  table.touch("other");
  expect([table.draft.picked, sent()]).toEqual([["other"], []]);
});

test("back undoes a touch, also into the decision before", async () => {
  const table = await composing();
  table.touch("cell");
  table.back();
  await settled();
  expect([table.draft.picked, [...table.draft.lit].sort()]).toEqual([
    ["tile"],
    ["cell", "face-down", "other"],
  ]);
  table.back();
  expect(table.draft.isEmpty).toBe(true);
});

test("the face-down place is still offered, and is another action", async () => {
  const table = await composing();
  table.touch("face-down");
  await settled();
  expect(line.send.mock.lastCall).toMatchObject(["preview", { action: 1 }]);
});

test("a drop that is faster than the preview goes on when it has come", async () => {
  const table = await composing();
  table.clear();
  table.touch("tile");
  table.touch("other");
  await settled();
  expect([table.draft.picked, table.shownView]).toEqual([["other"], { laid: [9] }]);
});

test("what the others did is marked until the next decision", async () => {
  const table = await watched();
  line.hear({ ...told(0, 1, []), mover: 1 });
  const events = [{ ...event("placed"), elements: ["x"], moves: [["pool", "cell"]] }];
  line.hear({ ...changed(2), mover: 0, events });
  await settled();
  expect([...table.story.changed]).toEqual(["cell"]);
  line.send.mockResolvedValue({});
  await table.decide(choices[0]!);
  expect([...table.story.changed]).toEqual([]);
});
