// What the Sagrada board computes: what a die would serve, the points it shows, places on the sill, the count at the end.

import { describe, expect, it, vi } from "vitest";
import { cellElement, cellName } from "../../src/boards/sagrada/geometry";
import { badges } from "../../src/boards/sagrada/labels";
import {
  lineState,
  linesOf,
  pointsFor,
  progressOf,
  servicesOf,
  totalGain,
} from "../../src/boards/sagrada/objectives";
import { diceDrawn, keepPlaces, slotColumns } from "../../src/boards/sagrada/poolSlots";
import { scoringStory } from "../../src/boards/sagrada/scoringStory";
import { comparable, leaders, shownPoints, standing } from "../../src/boards/sagrada/standing";
import { targetsOf } from "../../src/boards/sagrada/targets";
import type { SagradaView } from "../../src/boards/sagrada/types";
import type { GameEvent, ScoreSheet, View } from "../../src/net/types";

vi.mock("../../src/state/i18n.svelte", () => ({
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(" "),
  sayCounted: (what: string, points: number[][]) => `${what}: ${points.map(([, one]) => one).join(", ")}`,
}));

/** A window, row by row: "R4 .. B2 .. .." */
const window = (...rows: string[]): (string | null)[] =>
  Array.from({ length: 20 }, (_, index) => {
    const die = rows[Math.floor(index / 5)]?.split(" ")[index % 5] ?? "..";
    return die === ".." ? null : die;
  });

describe("objectives", () => {
  const full = window("R1 Y2 G3 B4 P5", "Y2 G1 B3 P4 R5", "R1 Y2 G3 B4 P6", "Y3 G4 B5 P2 Y1");

  it("are counted as the rules count them", () => {
    const points = {
      "objective-row-colours": 18, // not the fourth row: two yellow
      "objective-column-colours": 0,
      "objective-row-shades": 20,
      "objective-column-shades": 0,
      "objective-light-shades": 8, // four of each
      "objective-medium-shades": 8, // four 3s, five 4s
      "objective-deep-shades": 2, // one 6
      "objective-shade-variety": 5,
      "objective-colour-variety": 12, // three red
      "private-red": 7,
      "private-yellow": 10,
    };
    const found = Object.keys(points).map((name) => [name, pointsFor(full, name)]);
    expect(Object.fromEntries(found)).toEqual(points);
  });

  it("count columns", () => {
    const dice = window("R1 .. .. .. ..", "Y2 .. .. .. ..", "G3 .. .. .. ..", "B4 .. .. .. ..");
    expect(pointsFor(dice, "objective-column-colours")).toBe(5);
    expect(pointsFor(dice, "objective-column-shades")).toBe(4);
  });

  it("count a die on a diagonal once, and not around the edge of the window", () => {
    expect(pointsFor(window("R1 .. R2 .. ..", ".. R3 .. .. .."), "objective-colour-diagonals")).toBe(3);
    expect(
      pointsFor(window(".. .. .. .. R1", ".. .. .. .. ..", "R2 .. .. .. .."), "objective-colour-diagonals"),
    ).toBe(0);
    expect(pointsFor(window(".. .. .. .. R1", "R2 .. .. .. .."), "objective-colour-diagonals")).toBe(0);
  });

  it("know what is missing for the next set or line", () => {
    expect(progressOf(window("R1 .. .. .. .."), "objective-light-shades")).toEqual([true, false]);
    expect(progressOf(window("R1 G2 .. .. .."), "objective-light-shades")).toEqual([false, false]);
    expect(progressOf(window("R1 G2 P3 .. .."), "objective-row-shades")).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(progressOf(window("R1 G1 P3 .. .."), "objective-row-shades")).toEqual(Array(5).fill(false));
    expect(progressOf(full, "private-red")).toEqual([]);
  });

  it("see lines that are met and lines that lack one die", () => {
    const dice = window("R1 Y2 G3 B4 P5", "Y2 G1 B3 P4 ..", "R1 R2 .. B4 P6");
    const states = linesOf("objective-row-colours").map((line) =>
      lineState(dice, line, "objective-row-colours"),
    );
    expect(states).toEqual(["met", "near", null, null]);
  });
});

describe("what a die would serve", () => {
  const before = window("R1 Y2 G3 B4 ..", "P4 .. .. .. ..");
  const names = [
    "objective-row-colours",
    "objective-light-shades",
    "objective-shade-variety",
    "private-purple",
  ];

  it("puts what brings points before what only comes nearer", () => {
    expect(servicesOf(before, 4, "P6", names)).toEqual([
      { objective: "objective-row-colours", gain: 6 },
      { objective: "private-purple", gain: 6 },
      { objective: "objective-shade-variety", gain: 0 },
    ]);
    expect(totalGain(before, 4, "P6", names)).toBe(12);
  });

  it("names nothing that a die spoils or leaves as it is", () => {
    expect(servicesOf(before, 4, "R4", names)).toEqual([]);
    expect(servicesOf(before, 9, "B3", names)).toEqual([]); // two of five in a row are not worth a word
  });

  it("counts the better of two private objectives", () => {
    const two = ["private-red", "private-purple"]; // 1 and 4
    expect(totalGain(before, 9, "R2", two)).toBe(0);
    expect(totalGain(before, 9, "R5", two)).toBe(2);
  });
});

const cellsOf = (dice: readonly (string | null)[]) =>
  dice.map((die, index) => ({ at: cellName(index), printed: null, die }));

function view(dice: readonly (string | null)[], changes: Partial<SagradaView> = {}): SagradaView {
  const player = { window: "firmitas", chosen: true, choices: [], tokens: 3, private: null };
  return {
    game: "sagrada",
    to_move: 0,
    begun: null,
    ending: null,
    players: [
      { ...player, cells: cellsOf(dice), private: ["red"] },
      { ...player, cells: cellsOf(window()) },
    ],
    ...changes,
  } as SagradaView;
}

describe("a die on its way to a cell", () => {
  const [one, other] = [cellElement(0, 1), cellElement(0, 5)];
  const picked = (element: string) => element === "pool:B2" || element === cellElement(0, 0);

  it("is the picked one of the pool, and the cells are those of its paths", () => {
    const paths = [["pool:B2", one], ["pool:B2", other], ["pool:R4", one], ["pass"]];
    const found = targetsOf(paths, view(window("R1 .. .. .. ..")), 0, picked)!;
    expect([found.die, [...found.cells]]).toEqual(["B2", [1, 5]]);
    expect(targetsOf(paths, view(window("R1 .. .. .. ..")), 0, () => false)).toBeNull();
  });

  it("does not count twice in a position that is looked at beforehand", () => {
    const paths = [
      ["pool:B2", one],
      ["pool:B2", other],
    ];
    const found = targetsOf(paths, view(window("R1 B2 .. .. ..")), 0, picked)!;
    expect(found.dice).toEqual(window("R1 .. .. .. .."));
  });

  it("may be the one in hand, or one of the window", () => {
    const held = view(window("R1 .. .. .. .."), { begun: { hand: "G3" } as SagradaView["begun"] });
    expect(targetsOf([[one], ["return"]], held, 0, picked)?.die).toBe("G3");
    const moving = [[cellElement(0, 0), one]];
    const before = targetsOf(moving, view(window("R1 .. .. .. ..")), 0, picked);
    const after = targetsOf(moving, view(window(".. R1 .. .. ..")), 0, picked);
    expect(before).toEqual(after);
    expect(before).toMatchObject({ die: "R1", dice: window() });
  });
});

const line = (seat: number, kind: string, points: number, params: object, elements: string[] = []) => ({
  seat,
  points,
  kind: `sagrada-${kind}`,
  clause: "S5",
  params: params as Record<string, unknown>,
  elements,
});
const sheet: ScoreSheet = {
  totals: [4, -11],
  lines: [
    line(0, "public", 6, { objective: "@sagrada-objective-row-colours" }, ["cell:0,0,0"]),
    line(0, "private", 8, { objective: "@sagrada-private-red" }, ["cell:0,1,0"]),
    line(0, "tokens", 3, { tokens: 3 }),
    line(0, "empty", -13, { cells: 13, each: 1 }, ["cell:0,4,3"]),
    line(1, "public", 0, { objective: "@sagrada-objective-row-colours" }),
    line(1, "tokens", 4, { tokens: 4 }),
    line(1, "empty", -15, { cells: 15, each: 1 }),
  ],
};

describe("points", () => {
  it("are those gained so far, with the empty cells apart", () => {
    expect(standing(sheet, 0)).toEqual({ points: 17, note: "sagrada-web-empty-cells 13" });
    expect(shownPoints(view(window()), sheet, 1, null)).toEqual({
      points: 4,
      empty: 15,
      each: 1,
      isPartial: true,
    });
  });

  it("are the total at the end, and what is counted so far on the way there", () => {
    expect(shownPoints(view(window(), { ending: "rounds" }), sheet, 1, null)?.points).toBe(-11);
    expect(shownPoints(view(window()), sheet, 1, [6, 2])?.points).toBe(2);
    expect(shownPoints(view(window()), null, 1, null)).toBeNull();
  });

  it("say who is ahead, if anybody is", () => {
    expect(leaders([3, 5, 5])).toEqual([1, 2]);
    expect(leaders([4, 4])).toEqual([]);
  });

  it("are compared without private objectives while one is hidden", () => {
    expect(comparable(view(window()), sheet, null)).toEqual([9, 4]);
    expect(comparable(view(window(), { ending: "rounds" }), sheet, null)).toEqual([4, -11]);
    expect(comparable(view(window()), sheet, [6, 2])).toEqual([6, 2]);
  });
});

describe("the count at the end", () => {
  const ended: GameEvent = { kind: "sagrada-ended", params: {}, elements: [] };
  const before = {} as View;

  it("goes objective by objective over all windows, and adds up to the totals", () => {
    const story = scoringStory(before, [ended], sheet)!;
    expect(story.from).toEqual([0, 0]);
    expect(story.steps.map((step) => step.gains)).toEqual([
      [{ seat: 0, points: 6 }],
      [{ seat: 0, points: 8 }],
      [
        { seat: 0, points: 3 },
        { seat: 1, points: 4 },
      ],
      [
        { seat: 0, points: -13 },
        { seat: 1, points: -15 },
      ],
    ]);
    const totals = [...story.from];
    for (const step of story.steps) for (const { seat, points } of step.gains) totals[seat]! += points;
    expect(totals).toEqual(sheet.totals);
    expect(story.steps[0]!.elements).toEqual(["objective:row-colours", "cell:0,0,0"]);
    expect(story.steps.slice(1, 3).map(({ words, rule }) => [words, rule])).toEqual([
      ["sagrada-web-count-private @sagrada-private-red: 8", "sagrada-private-red.help"],
      ["sagrada-web-count-tokens: 3, 4", "sagrada-web-count-tokens.help"],
    ]);
  });

  it("ends with the target in a solo game", () => {
    const lost: GameEvent = { kind: "sagrada-solo-lost", params: { points: 4, target: 30 }, elements: [] };
    const story = scoringStory(before, [ended, lost], { ...sheet, totals: [4] })!;
    expect(story.steps.at(-1)).toEqual({
      elements: ["track"],
      words: "event-sagrada-solo-lost 4 30",
      gains: [],
    });
  });

  it("is told only then, and only where scores are shown", () => {
    expect(scoringStory(before, [], sheet)).toBeNull();
    expect(scoringStory(before, [ended], null)).toBeNull();
  });
});

describe("places on the sill", () => {
  const slots = keepPlaces([], ["R4", "R4", "B2"]);
  const there = (found: typeof slots) => found.map(({ die, present }) => (present ? die : "-"));

  it("stay empty when their die goes, and are found again when it returns", () => {
    const without = keepPlaces(slots, ["R4", "B2"]);
    expect(there(without)).toEqual(["R4", "-", "B2"]);
    expect(there(keepPlaces(keepPlaces(slots, ["R4", "R4"]), ["R4", "R4", "B2"]))).toEqual([
      "R4",
      "R4",
      "B2",
    ]);
  });

  it("are left by the one of like dice that was touched", () => {
    expect(there(keepPlaces(slots, ["R4", "B2"], 0))).toEqual(["-", "R4", "B2"]);
    expect(there(keepPlaces(slots, ["R4", "B2"], 1))).toEqual(["R4", "-", "B2"]);
  });

  it("take another die that comes", () => {
    expect(there(keepPlaces(keepPlaces(slots, ["R4", "B2"]), ["R4", "B2", "P1"]))).toEqual([
      "R4",
      "P1",
      "B2",
    ]);
  });

  it("are as many as the dice of a round, in one row or two", () => {
    expect([1, 2, 3, 4].map(diceDrawn)).toEqual([4, 5, 7, 9]);
    expect([4, 5, 7, 9].map(slotColumns)).toEqual([4, 5, 4, 5]);
  });
});

describe("signs of players", () => {
  it("are initials, numbered where several have the same", () => {
    expect(badges(["Ada", "Computer (Novice) (2)", "Computer (Novice) (3)", "żaneta"])).toEqual([
      "A",
      "C2",
      "C3",
      "Ż",
    ]);
  });
});
