import { describe, expect, it } from "vitest";
import lesson from "../../../src/rosace/games/sagrada/lesson.json";
import { asked } from "../../src/boards/sagrada/decisionElements";
import {
  documentOf,
  EMPTY,
  nextFree,
  OBJECTIVES,
  toggled,
  withDie,
  withoutTrackDie,
  withSolo,
} from "../../src/boards/sagrada/scoreEntry";
import { ENGRAVINGS } from "../../src/boards/sagrada/engravings";
import { arch, cellElement, cellName, dieOf, pips, share, sizeOf } from "../../src/boards/sagrada/geometry";
import { pointsOf, signed } from "../../src/boards/sagrada/score";
import { secret } from "../../src/boards/sagrada/secret";
import type { SagradaView } from "../../src/boards/sagrada/types";
import { faces } from "../../src/boards/sagrada/windows";

const NO_DICE = { red: 0, yellow: 0, green: 0, blue: 0, purple: 0 };

function view(changes: Partial<SagradaView> = {}): SagradaView {
  const cells = faces.get("firmitas")!.cells;
  const player = {
    window: "firmitas",
    chosen: true,
    choices: [],
    cells,
    tokens: 5,
    private: null,
    points: 0,
  };
  return {
    game: "sagrada",
    viewer: 0,
    to_move: 0,
    phase: "turn",
    round: 2,
    first: 0,
    turn: 0,
    turns: [0, 1, 1, 0],
    turns_done: 0,
    skipped: [],
    drafted: false,
    tool_used: false,
    begun: null,
    tools: [{ number: 8, colour: "red", tokens: 0, price: 1, gone: false }],
    public: ["row-colours"],
    pool: ["R4", "B2"],
    bag: NO_DICE,
    track: [["G1"], [], [], [], [], [], [], [], [], []],
    paid: [],
    players: [player, { ...player, window: null, cells: null }],
    target: null,
    ending: null,
    ...changes,
  };
}

describe("names", () => {
  it("reads cells row by row from the upper left", () => {
    expect([0, 4, 5, 19].map(cellName)).toEqual(["a1", "a5", "b1", "d5"]);
    expect(cellElement(1, 7)).toBe("cell:1,2,1"); // column before row
  });

  it("reads dice", () => {
    expect(dieOf("P6")).toEqual({ letter: "P", colour: "purple", value: 6 });
  });
});

describe("drawing", () => {
  it("draws as many pips as the value, none upon another", () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const found = pips(value).map(String);
      expect(new Set(found).size).toBe(value);
    }
    expect(pips(0)).toEqual([]);
  });

  it("closes an arch that begins at its foot and has its point in the middle", () => {
    const path = arch(0, 0, 100, 80, 30);
    expect(path).toMatch(/^M0 80V30C.* 50 0C.* 100 30V80Z$/);
  });

  it("lays buttons upon the panes", () => {
    const first = share(0, 150);
    const last = share(19, 150);
    expect(last.left + last.width).toBeLessThan(100);
    expect(last.top + last.height).toBeLessThan(100);
    expect(last.left - first.left).toBeCloseTo((100 * 4 * 106) / 632);
    expect(sizeOf(150).height).toBe(608);
  });

  it("has an engraving for every tool", () => {
    expect(Object.keys(ENGRAVINGS)).toHaveLength(12);
  });
});

describe("windows", () => {
  it("has all of the box, by the words of the notation", () => {
    expect(faces.size).toBe(24);
    expect(faces.get("suns-glory")?.name).toBe("Sun's Glory");
    expect(faces.get("sun-catcher")?.cells[1]).toEqual({ at: "a2", printed: "B", die: null });
    expect([...faces.values()].every((face) => face.cells.length === 20)).toBe(true);
  });
});

describe("what is asked", () => {
  it("sorts the elements of paths by where they are drawn", () => {
    const paths = [["pool:R4", "cell:0,1,1"], ["tool:8"], ["track:G1"], ["pass"], ["value:3"], ["adjust:up"]];
    expect(asked(paths, view(), 0)).toEqual({ spoken: ["pass", "value:3", "adjust:up"], others: [] });
  });

  it("leaves nothing out that is drawn nowhere", () => {
    const paths = [
      ["pool:R5"],
      ["cell:1,0,0"],
      ["tool:3"],
      ["track:Y1"],
      ["window:nowhere"],
      ["confess"],
      ["value:7"],
    ];
    expect(asked(paths, view(), 0).others).toEqual(paths.flat());
  });

  it("finds the windows to choose from on the cards", () => {
    const player = { ...view().players[0]!, cells: null, choices: ["firmitas"] };
    const choosing = view({ phase: "window", players: [player] });
    expect(asked([["window:firmitas"], ["window:virtus"]], choosing, 0)).toEqual({
      spoken: [],
      others: ["window:virtus"],
    });
  });
});

describe("the curtain", () => {
  const [one, other] = view().players as [SagradaView["players"][0], SagradaView["players"][0]];
  const holding = { ...one, private: ["blue" as const] };

  it("hides a private objective until the end", () => {
    expect(secret(view({ players: [holding, other] }))).toBe(true);
    expect(secret(view({ players: [holding, other], ending: "rounds" }))).toBe(false);
  });

  it("hides nothing from who looks on, and nothing alone", () => {
    expect(secret(view({ viewer: null, players: [holding, other] }))).toBe(false);
    expect(secret(view({ players: [holding] }))).toBe(false);
  });
});

describe("points", () => {
  const line = { points: 12, kind: "sagrada-public", clause: "S5.1", elements: [] };
  const sheet = {
    totals: [12, -3],
    lines: [{ ...line, seat: 0, params: { objective: "@sagrada-objective-row-colours", times: 2, each: 6 } }],
  };

  it("finds those of a seat for an objective", () => {
    expect(pointsOf(sheet, 0, "objective-row-colours")).toBe(12);
    expect(pointsOf(sheet, 1, "objective-row-colours")).toBeNull();
    expect(pointsOf(null, 0, "objective-row-colours")).toBeNull();
  });

  it("writes a minus sign", () => {
    expect(signed(-3)).toBe("\u22123");
    expect(signed(12)).toBe("12");
  });
});

describe("entering a window", () => {
  const begun = { ...EMPTY, window: "firmitas" };

  it("takes the round track of a solo game, and forgets it with other players", () => {
    const solo = { ...withSolo(begun, true), track: ["R5", "B2"], tools: [9] };
    expect(documentOf(solo)).toMatchObject({
      seats: 1,
      tools: [9],
      track: [["R5", "B2"], ...Array(9).fill([])],
    });
    expect(documentOf(withoutTrackDie(solo, 0))).toMatchObject({ track: [["B2"], ...Array(9).fill([])] });
    expect(documentOf(withSolo(solo, false))).not.toHaveProperty("track");
  });

  it("has no document before a window is chosen", () => {
    expect(documentOf(EMPTY)).toBeNull();
    expect(documentOf(withDie(begun, "a1", "P3"))).toEqual({
      format: "rosace-position 2",
      game: "sagrada",
      window: "firmitas",
      dice: { a1: "P3" },
      tokens: 0,
      public: [],
      private: [],
      tools: [],
    });
  });

  it("takes dice away again and leaves what was before as it was", () => {
    const one = withDie(begun, "a1", "P3");
    expect(withDie(one, "a1", null).dice).toEqual({});
    expect(one.dice).toEqual({ a1: "P3" });
  });

  it("goes on to the next free cell, round the corner", () => {
    expect(nextFree(withDie(begun, "a2", "R1"), 0)).toBe(2);
    expect(nextFree(begun, 19)).toBe(0);
    const cells = Array.from({ length: 20 }, (_, index) => cellName(index));
    const full = { ...begun, dice: Object.fromEntries(cells.map((cell) => [cell, "R1"])) };
    expect(nextFree(full, 7)).toBe(7);
  });

  it("lets the oldest objective make room", () => {
    expect(toggled(["a", "b", "c"], "d", 3)).toEqual(["b", "c", "d"]);
    expect(toggled(["a", "b"], "a", 3)).toEqual(["b"]);
    expect(OBJECTIVES).toHaveLength(10);
  });

  it("knows that the solo game has fewer objectives and no favour tokens", () => {
    const many = { ...begun, tokens: 4, public: ["row-colours", "light-shades", "deep-shades"] };
    const solo = withSolo(many, true);
    expect(solo.tokens).toBe(0);
    expect(solo.public).toHaveLength(2);
    expect(documentOf({ ...solo, private: ["red", "blue"] })).toMatchObject({
      seats: 1,
      options: { two_private: true },
    });
    expect(withSolo({ ...solo, private: ["red", "blue"] }, false).private).toEqual(["red"]);
  });
});

describe("the lesson", () => {
  it("never goes back, and every decision to try is there", () => {
    const after = lesson.steps.map((step) => step.after);
    expect(after).toEqual([...after].sort((one, other) => one - other));
    expect(lesson.steps.filter((step) => step.try).every((step) => step.after < lesson.actions.length)).toBe(
      true,
    );
    expect(after.at(-1)).toBe(lesson.actions.length);
  });
});
