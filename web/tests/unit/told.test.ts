// What happened, in words and in pictures: a line beside a board, and the line that sums up a turn.

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { ScoreSheet } from "../../src/net/types";
import type { LinePart } from "../../src/state/i18n.svelte";
import type { Deed } from "../../src/state/recap";

const state = vi.hoisted(() => ({ settings: { language: "en" } }));
vi.mock("../../src/state/settings.svelte", () => state);
vi.mock("../../src/net/api", () => ({ gameMessages: async () => "" }));

const { loadGameMessages, pictured, sayEvents, sayReason, shortKey } =
  await import("../../src/state/i18n.svelte");
const { recapForms, sayDeed, withGains } = await import("../../src/state/recap");
const { sayAdvice } = await import("../../src/state/review");
const { rolled, rollTime } = await import("../../src/state/rolling");
const { logTurns, renamed } = await import("../../src/state/logTurns");
const basilica = await import("../../src/boards/basilica/logPieces");
const fantazja = await import("../../src/boards/fantazja/logPieces");
const { prospect } = await import("../../src/boards/basilica/standing");
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
      ["Bob built Magic II b on ←1, over Magic I a (Ada)", "Bob built [GIIb/1] over [GIa/0]"],
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

  test("a hint leaves out the code of a tile's sides", () => {
    const advice = (key: string, params: object) =>
      sayAdvice({ label: { key, params: { ...params } }, reason: [], win: null }, []).move;
    const tile = { tile: "@fantazja-tile-MIb", sides: "▲E1" };
    expect(advice("choice-fantazja-imagine", tile)).toBe("Military I b: gain an Imagination Point.");
    const lay = { cell: "n1", turn: 90, on: "no", sides: "▲E1", struck: 0 };
    expect(advice("choice-fantazja-lay", lay)).toBe("Build on the marked cell, rotated 90°.");
  });

  test("a question shows the piece it is about", () => {
    const params = { seat: "@player-0", tile: "@fantazja-tile-PIIa", rotates: "yes" };
    const pieces = [fantazja.piecesOf({ params })];
    expect(shown(pictured({ key: shortKey("ask-fantazja-lay"), params }, pieces))).toBe(
      "[PIIa/0]: choose a cell, then rotate.",
    );
  });
});

test("a refusal names no cell and no tile that the board marks", () => {
  const params = { tile: "@fantazja-tile-RIIb", cell: "s1e1" };
  const said = (code: string) => sayReason({ code, clause: "", elements: [], params });
  expect(said("fantazja/occupied")).toBe("This cell is taken: the tile goes on an empty one.");
  expect(said("fantazja/nothing-to-raise")).not.toContain("Residential II b");
});

describe("the line that sums up a turn", () => {
  /** Ten pixels for a letter, forty for a piece. */
  const measure = ({ parts, gain = "", prospect = "" }: Deed) =>
    [...parts, gain, prospect].reduce(
      (sum, part) => sum + (typeof part === "string" ? part.length * 10 : 40),
      0,
    );
  /** The fullest form that fits. */
  const summary = (events: object[], room: number, board: object, scored: object[] = []) => {
    const all = sayEvents(events as Parameters<typeof sayEvents>[0], nameOf, board);
    const points = (sheet: ScoreSheet, seat: number) => sheet.totals[seat]!;
    const deeds = withGains(all, scored as Parameters<typeof withGains>[1], nameOf, points, board);
    const forms = [...recapForms(deeds, nameOf, board)].map(({ lines, isCut }) => ({
      words: (isCut ? "… " : "") + lines.map(shownDeed).join(" · "),
      width: lines.reduce((sum, line) => sum + measure(line) + 16, -16),
    }));
    return forms.find(({ width }) => width <= room) ?? forms.at(-1)!;
  };
  const shownDeed = ({ parts, gain, prospect }: Deed) =>
    [shown(parts), gain, prospect && `(${prospect})`].filter(Boolean).join(" ");
  const sheet = (...totals: number[]) => ({ totals, lines: [] });
  const RECALLED = event("fantazja-recall", { tile: "@fantazja-tile-PIa" });
  const POWER = event("fantazja-power", { power: "Magic" });

  test("leaves out what is minor one by one, then the earlier deeds, never who did it or what brought points", () => {
    const turn = [POWER, RECALLED, RAISED, BONUS, PAID, STRUCK];
    const build = { events: [RAISED, BONUS, PAID, STRUCK], before: sheet(9, 0), after: sheet(8, 6) };
    const line = (room: number) => summary(turn, room, fantazja, [build]);
    const took = "took [PIa/1] from the discards: +1 Imagination Point";
    const built = "built [GIIb/1] over [GIa/0] +1";
    const bonus = "earned a bonus token: +5";
    const struck = "Dark Energy removed 2 tiles you −1";
    const forms = [
      `Bob used Magic · ${took} · ${built} · ${bonus} · paid with [Sa/1] · ${struck}`,
      `… Bob ${took} · ${built} · ${bonus} · paid with [Sa/1] · ${struck}`,
      `… Bob ${took} · ${built} · ${bonus} · ${struck}`,
      `… Bob ${built} · ${bonus} · ${struck}`,
      `… Bob ${bonus} · ${struck}`,
      `… ${struck}`,
      "… Dark Energy removed 2… you −1",
    ];
    let { words, width } = line(Infinity);
    for (const form of forms) {
      expect(words).toBe(form);
      ({ words, width } = line(width - 1));
    }
  });

  test("says what each deed brought, and to whom", () => {
    const die = (cell: string) => event("sagrada-place", { die: "R2", cell });
    const [one, other] = [die("a1"), die("a2")];
    const scored = [
      { events: [one], before: sheet(3, 0), after: sheet(3, 4) },
      { events: [other], before: sheet(3, 4), after: sheet(1, 4) },
    ];
    expect(summary([one, other], Infinity, sagrada, scored).words).toBe(
      "Bob placed [R2] +4 · placed [R2] you −2",
    );
    const lines = withGains(
      sayEvents([one], nameOf, sagrada),
      scored as never,
      nameOf,
      (of, seat) => of.totals[seat]!,
    );
    expect(sayDeed(lines[0]!)).toBe("Bob placed R2 on a1: +4");
  });

  test("of what a scoring now would bring it says only what there is room for", () => {
    const placed = event("basilica-place", { colours: ["@colour-red"], crown: "no", cell: "c1" });
    const stake = (points: number) => ({
      totals: [0, 0],
      lines: [{ seat: 1, kind: "basilica-majority", points }],
    });
    const scored = [{ events: [placed], before: stake(1), after: stake(4) }];
    const board = { ...basilica, prospect };
    const full = summary([placed], Infinity, board, scored);
    expect(full.words).toBe("Bob placed [red] (+3 if scored now)");
    expect(summary([placed], full.width - 1, board, scored).words).toBe("Bob placed [red]");
  });

  test("names the player also where there is no room for the deed", () => {
    expect(summary([event("fantazja-imagine-secretly")], 100, fantazja).words).toBe("Bob put a…");
  });

  test("keeps the name of who gets points", () => {
    const params = { points: 7, colour: "@colour-blue", strength: 2, against: 1, builders: 1, where: "a1" };
    expect(summary([event("basilica-minority", params)], 200, basilica).words).toMatch(/^Bob \+7 · /);
  });

  test("keeps names where more than one player did something", () => {
    const others = [event("fantazja-guard", { cell: "n1" }), event("fantazja-end", { seat: "@player-0" })];
    expect(summary(others, 180, fantazja).words).toBe("… Ada ended the turn");
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
    expect(summary([...scoring, placed], 5000, basilica).words).toBe(
      "Scoring 2: you +5, Bob +40; the turn is over · Bob placed [red]",
    );
  });

  test("says what follows from several deeds once", () => {
    const placed = event("basilica-place", { colours: ["@colour-red"], crown: "yes", cell: "c1" });
    const moved = event("basilica-marker", { seat: undefined, edition: "2022" });
    const turn = [1, 2].flatMap((to) => [placed, { ...moved, params: { ...moved.params, to } }]);
    expect(summary(turn, 5000, basilica).words).toBe(
      "Bob placed [red+crown] · placed [red+crown] · The Queen moved on ×2",
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

test("a number rolls in whole steps towards its new value, and is there only at the end", () => {
  const shares = [0, 0.1, 0.35, 0.6, 0.9, 0.999, 1];
  expect(shares.map((share) => rolled(4, 16, share))).toEqual([4, 6, 10, 14, 15, 15, 16]);
  expect(shares.map((share) => rolled(2, -1, share))).toEqual([2, 2, 1, 0, 0, 0, -1]);
  expect(rollTime(-60)).toBeLessThanOrEqual(900);
});
