// What happened, in words and in pictures: a line beside a board, and the line that sums up a turn.

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { EventLine, LinePart } from "../../src/state/i18n.svelte";

const state = vi.hoisted(() => ({ settings: { language: "en" } }));
vi.mock("../../src/state/settings.svelte", () => state);
vi.mock("../../src/net/api", () => ({ gameMessages: async () => "" }));

const { loadGameMessages, pictured, sayEvents, shortKey } = await import("../../src/state/i18n.svelte");
const { fitting } = await import("../../src/state/recap");
const { logTurns, renamed } = await import("../../src/state/logTurns");
const basilica = await import("../../src/boards/basilica/logPieces");
const fantazja = await import("../../src/boards/fantazja/logPieces");
const sagrada = await import("../../src/boards/sagrada/logPieces");

const NAMES = ["Ada", "Bob"];
const nameOf = (seat: number) => ({ name: NAMES[seat]!, isComputer: false, isReader: seat === 0 });
const event = (kind: string, params: object = {}) => ({
  kind,
  params: { seat: "@player-1", ...params },
  elements: [],
});
const shown = (parts: readonly LinePart[]) =>
  parts.map((part) => (typeof part === "string" ? part : `[${part.piece}]`)).join("");
const told = (events: ReturnType<typeof event>[], board: object) =>
  sayEvents(events, nameOf, board).map((line) => [line.words, shown(line.parts)]);

const RAISED = event("fantazja-raised", {
  tile: "@fantazja-tile-GIIb",
  below: "@fantazja-tile-GIa",
  owner: "@fantazja-seat-0",
  cell: "w1",
});
const PAID = event("fantazja-pay", { tile: "@fantazja-tile-Sa" });
const BONUS = event("fantazja-bonus", { points: 5 });
const STRUCK = { kind: "fantazja-struck", params: { number: 2, cells: ["n1", "n2"] }, elements: [] };

beforeAll(async () => {
  for (const game of ["basilica", "sagrada", "fantazja"]) await loadGameMessages(game);
});

test("the name of a deleted account leaves what was told before", () => {
  const person = (name: string) => ({ kind: "person" as const, name, bot: "", out: false, account: false });
  const before = [person("Ada"), person("Bob")];
  const now = [person("former player"), person("Bob")];
  const joined = (seat: number, name: string) => ({
    kind: "table-sat",
    params: { seat, name },
    elements: [],
  });
  const names = [joined(0, "Ada"), joined(1, "Bob"), joined(0, "Eve")].map(
    (one) => renamed(one, before, now).params["name"],
  );
  expect(names).toEqual(["former player", "Bob", "Eve"]);
  expect(renamed(RAISED, before, now)).toBe(RAISED);
});

describe("a line has all words for those who hear, and pictures without cells for those who see", () => {
  test("vaults and dice", () => {
    const vault = event("basilica-place", {
      colours: ["@colour-red", "@colour-blue"],
      crown: "yes",
      cell: "c1",
    });
    expect(told([vault], basilica)).toEqual([
      ["Bob placed a vault (red, blue, crown) on c1", "Bob placed [red,blue+crown]"],
    ]);
    const dice = ["G3", "G3"].map((die) => ({ kind: "sagrada-die", params: { die }, elements: [] }));
    expect(sayEvents(dice, nameOf, sagrada).map(({ parts }) => shown(parts))).toEqual(["Rolled [G3][G3]"]);
  });

  test("tiles: one that is covered belongs to its owner, and several may be swapped", () => {
    expect(told([RAISED], fantazja)).toEqual([
      ["Bob built Magic II b on w1, over Magic I a (Ada)", "Bob built [GIIb/1] over [GIa/0]"],
    ]);
    const given = ["@fantazja-tile-RIa", "@fantazja-tile-PIa"];
    const swap = event("fantazja-swap", { given, taken: ["@fantazja-tile-Sa", "@fantazja-tile-Sb"] });
    expect(told([swap], fantazja)[0]![1]).toBe("Bob swapped [RIa/1][PIa/1] for [Sa/1][Sb/1]");
  });

  test("a tile of the opponent's hand is the opponent's", () => {
    const under = event("fantazja-under", { tile: "@fantazja-tile-Sa", other: "@fantazja-seat-0" });
    expect(told([under], fantazja)[0]![1]).toBe("Bob put [Sa/0] under the opponent’s stack");
  });

  test("what was seen of a hand is one line", () => {
    const seen = event("fantazja-show-secretly");
    expect(told([seen, seen, seen], fantazja)).toEqual([
      ["Bob saw 3 tiles in the opponent’s hand", "Bob saw 3 tiles in the opponent’s hand"],
    ]);
  });

  test("a question shows the piece it is about", () => {
    const params = { seat: "@player-0", tile: "@fantazja-tile-PIIa", rotates: "yes" };
    const pieces = [fantazja.piecesOf({ params })];
    expect(shown(pictured({ key: shortKey("ask-fantazja-lay"), params }, pieces))).toBe(
      "[PIIa/0]: choose a cell, then rotate.",
    );
  });
});

describe("the line that sums up a turn", () => {
  /** Ten pixels for a letter, forty for a piece. */
  const measure = ({ parts }: EventLine) =>
    parts.reduce((sum, part) => sum + (typeof part === "string" ? part.length * 10 : 40), 0);
  const said = (words: string): EventLine => ({
    words,
    parts: [words],
    seat: null,
    events: [],
    isTurn: false,
    elements: [],
  });
  const summary = (events: object[], room: number, board: object, gains: EventLine | null = null) => {
    const all = sayEvents(events as Parameters<typeof sayEvents>[0], nameOf, board);
    const { lines, isCut } = fitting(all, room, nameOf, measure, board, gains);
    return (isCut ? "… " : "") + lines.map(({ parts }) => shown(parts)).join(" · ");
  };
  const RECALLED = event("fantazja-recall", { tile: "@fantazja-tile-PIa" });
  const POWER = event("fantazja-power", { power: "Magic" });

  test("leaves out what is minor one by one, then the earlier deeds, never who did it or what brought points", () => {
    const turn = [POWER, RECALLED, RAISED, BONUS, PAID, STRUCK];
    const line = (room: number) => summary(turn, room, fantazja, said("Bob +8"));
    const took = "took [PIa/1] from the discards: +1 Imagination Point";
    const built = "built [GIIb/1] over [GIa/0]";
    const bonus = "earned a bonus token: +5";
    const struck = "Dark Energy removed 2 tiles";
    const forms = [
      `Bob used Magic · ${took} · ${built} · ${bonus} · paid with [Sa/1] · ${struck} · Bob +8`,
      `… Bob ${took} · ${built} · ${bonus} · paid with [Sa/1] · ${struck} · Bob +8`,
      `… Bob ${took} · ${built} · ${bonus} · ${struck} · Bob +8`,
      `… Bob ${built} · ${bonus} · ${struck} · Bob +8`,
      `… Bob ${bonus} · ${struck} · Bob +8`,
      `… ${struck} · Bob +8`,
      `… ${struck}`,
    ];
    /** As wide as `measure` says of its lines, with the separators. */
    const widthOf = (form: string) =>
      form
        .replace("… ", "")
        .split(" · ")
        .reduce((sum, one) => sum + one.replace(/\[[^\]]*\]/g, "PPPP").length * 10 + 16, -16);
    for (const [at, form] of forms.entries()) {
      expect(line(widthOf(form))).toBe(form);
      expect(line(widthOf(form) - 1)).toBe(forms[at + 1] ?? form);
    }
  });

  test("names the player also where there is no room for the deed", () => {
    expect(summary([event("fantazja-imagine-secretly")], 100, fantazja)).toBe(
      "Bob put a tile face down: +1 Imagination Point",
    );
  });

  test("keeps the name of who gets points", () => {
    const params = { points: 7, colour: "@colour-blue", strength: 2, against: 1, builders: 1, where: "a1" };
    expect(summary([event("basilica-minority", params)], 0, basilica)).toMatch(/^Bob \+7 · /);
  });

  test("keeps names where more than one player did something", () => {
    const others = [event("fantazja-guard", { cell: "n1" }), event("fantazja-end", { seat: "@player-0" })];
    expect(summary(others, 0, fantazja)).toBe("… Ada ended the turn");
  });

  test("tells the total of a scoring instead of its areas", () => {
    const area = { points: 7, colour: "@colour-blue", strength: 2, against: 1, builders: 1, where: "a1" };
    const gains = { number: 2, seat0: "@player-0", seat1: "@player-1", gain0: 5, gain1: 40 };
    const scoring = [
      event("basilica-scoring", { seat: undefined, number: 2 }),
      event("basilica-minority", area),
      event("basilica-scored", { ...gains, seat: undefined }),
      event("basilica-rows-leave", { seat: undefined, tiles: 3 }),
    ];
    const placed = event("basilica-place", { colours: ["@colour-red"], crown: "no", cell: "c1" });
    expect(summary([...scoring, placed], 5000, basilica)).toBe(
      "Scoring 2: you +5, Bob +40 · Bob placed [red]",
    );
  });
});

test("the log names cells where the board does", () => {
  const placed = event("basilica-place", { colours: ["@colour-red"], crown: "no", cell: "c1" });
  const die = event("sagrada-place", { die: "R2", cell: "a4" });
  const log = (told: object, board: object) =>
    logTurns([{ moves: 1, event: told as typeof placed }], nameOf, board)[0]!.lines.map(({ parts }) =>
      shown(parts),
    );
  expect(log(placed, basilica)).toEqual(["Placed [red] on c1"]);
  expect(log(die, sagrada)).toEqual(["Placed [R2] on a4"]);
  expect(log(RAISED, fantazja)).toEqual(["Built [GIIb/1] over [GIa/0]"]);
});

test("the log names a player once, above the turn, and tells a choice by what came of it", () => {
  const kinds = [
    event("fantazja-turn"),
    event("fantazja-build", { tile: "@fantazja-tile-GIIb" }),
    RAISED,
    PAID,
    event("fantazja-end"),
  ];
  const [turn] = logTurns(
    kinds.map((one, moves) => ({ event: one, moves })),
    nameOf,
    fantazja,
  );
  expect(turn!.lines.map(({ parts, moves }) => [shown(parts), moves])).toEqual([
    ["Built [GIIb/1] over [GIa/0]", 2],
    ["Paid with [Sa/1]", 3],
  ]);
});
