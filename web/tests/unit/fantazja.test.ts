// The helpers of Fantazja's board: cells, faces, the camera, what may be laid, and what is entered for a count.
import { describe, expect, test, vi } from "vitest";
import { fit, fitSights, held, isGoodEnough, isInView, pan, zoom } from "../../src/boards/fantazja/camera";
import {
  around,
  aroundPlaces,
  beside,
  cell,
  corner,
  PITCH,
  place,
  sameBox,
  TILE,
  wider,
} from "../../src/boards/fantazja/cells";
import {
  bonus,
  build,
  count,
  document,
  empty,
  imagination,
  KINDS,
  pointed,
} from "../../src/boards/fantazja/scoreEntry";
import { face, kind, side, turned } from "../../src/boards/fantazja/tileFaces";
import { lying, PICTURES } from "../../src/boards/fantazja/figures";
import { pileSize, PILES } from "../../src/boards/fantazja/piles";
import {
  buildable,
  darkBeside,
  fallen,
  flash,
  lost,
  nextTurn,
  turnsByCell,
} from "../../src/boards/fantazja/placement";
import { scoringStory } from "../../src/boards/fantazja/scoringStory";
import { spots } from "../../src/boards/fantazja/shapes";
import { asked, drawn, offered } from "../../src/boards/fantazja/tileRows";
import type { ScoreLine, ScoreSheet } from "../../src/net/types";
import type { FantazjaView, Player, Stack } from "../../src/boards/fantazja/types";

vi.mock("../../src/state/i18n.svelte", () => ({
  say: (key: string) => key,
  sayCounted: (what: string, points: number[][]) => `${what}: ${points.map(([, one]) => one).join(", ")}`,
}));

function view(stacks: Stack[], more: Partial<FantazjaView> = {}): FantazjaView {
  const player: Player = {
    faction: "nature",
    points: 0,
    bonus: 0,
    hand: ["RIa"],
    hand_size: 1,
    stack_size: 3,
    stack_bottom: [],
    face_down: ["MIc", null],
    discards: ["GIa"],
    known: [],
  };
  return {
    game: "fantazja",
    viewer: 0,
    to_move: 0,
    phase: "turn",
    turn: 0,
    using: null,
    begun: null,
    given: [],
    taken: [],
    shown: null,
    shown_number: 0,
    stacks,
    open: [{ at: "s1", barred: [] }],
    tokens: { magic: {} } as FantazjaView["tokens"],
    bonus_left: 8,
    players: [player, player],
    ending: null,
    ...more,
  };
}

describe("cells", () => {
  test("are read and written as seen from the castle", () => {
    expect(place("n1e2")).toEqual({ x: 2, y: -1 });
    for (const at of ["castle", "n3", "s1", "e2", "w10", "n1w1", "s12e4"]) expect(cell(place(at))).toBe(at);
  });

  test("are refused where they are none", () => {
    for (const text of ["", "n", "e1n1", "x3"]) expect(() => place(text)).toThrow();
  });

  test("have four neighbours, from the top clockwise", () => {
    expect(beside("e1")).toEqual(["n1e1", "e2", "s1e1", "castle"]);
  });

  test("enclose the castle and everything named", () => {
    const box = around(["e2", "n1"]);
    expect(box.left).toBe(0);
    expect(box.right).toBe(corner("e2").x + TILE);
    expect(box.top).toBeLessThan(-PITCH);
    expect(sameBox(box, around(["e2", "n1"]))).toBe(true);
    expect(sameBox(box, around(["e2", "w1"]))).toBe(false);
    expect(wider(box, 10).right - box.right).toBe(10);
  });
});

describe("empty cells", () => {
  test("are enclosed with a tile that is laid there, without the height of a stack", () => {
    const box = aroundPlaces(["n1", "s1", "e1"]);
    expect(box.top).toBeLessThan(corner("n1").y);
    expect(box.top).toBeGreaterThan(around(["n1"]).top);
    expect(box.bottom).toBeGreaterThan(corner("s1").y + TILE);
    expect(box.right).toBeGreaterThan(corner("e1").x + TILE);
  });
});

describe("faces", () => {
  test("turn clockwise: what was on top is on the right after a quarter", () => {
    const { sides } = face("RIa");
    expect(turned(sides, 90)[1]).toEqual(sides[0]);
    expect(turned(sides, 180)[2]).toEqual(sides[0]);
    expect(turned(sides, 0)).toEqual(sides);
  });

  test("are those of the list, as the view writes them", () => {
    expect(face("RIa").sides[0]).toEqual(side("E3"));
    expect(face("RIa").dark).toBe(true);
    expect(kind("MIIa")).toBe("MII");
    expect(kind("Sb")).toBe("S");
    expect(() => side("X1")).toThrow();
    expect(() => face("castle")).toThrow();
  });

  test("have their marks on the glass of their side, apart from each other", () => {
    for (const direction of [0, 1, 2, 3]) {
      const found = spots(direction, 3);
      expect(found).toHaveLength(3);
      const [one, two] = found;
      expect(Math.hypot(one!.x - two!.x, one!.y - two!.y)).toBeGreaterThanOrEqual(18);
    }
    expect(spots(0, 1)[0]!.y).toBeLessThan(20);
    expect(spots(1, 1)[0]!.x).toBeGreaterThan(80);
  });
});

describe("what is looked at", () => {
  const phone = { width: 390, height: 368 };
  const square = (cells: number) => ({ left: 0, top: 0, right: cells * 112, bottom: cells * 112 });

  test("has room for free cells while tiles stay large", () => {
    const sights = { tiles: square(1), free: square(3), offered: null };
    expect(fitSights(sights, phone).box).toEqual(square(3));
  });

  test("has room for the free cells about a lone castle in a low frame, too", () => {
    const low = { width: 360, height: 200 };
    const sights = { tiles: square(1), free: aroundPlaces(["n1", "e1", "s1", "w1"]), offered: null };
    expect(isInView(fitSights(sights, low).camera, sights.free, low)).toBe(true);
  });

  test("leaves free cells out once they would make tiles small, but not those for the tile held", () => {
    const tiles = square(5);
    const free = { left: -112, top: -112, right: 672, bottom: 672 };
    const offered = { left: 0, top: -112, right: 112, bottom: 0 };
    expect(fitSights({ tiles, free, offered: null }, phone).box).toEqual(tiles);
    const { box, camera } = fitSights({ tiles, free, offered }, phone);
    expect(box.top).toBe(-112);
    expect(isInView(camera, box, phone)).toBe(true);
  });

  test("never draws a tile too small for a finger by itself", () => {
    expect(fitSights({ tiles: square(20), free: null, offered: null }, phone).camera.scale).toBe(0.44);
    expect(fitSights({ tiles: square(20), free: null, offered: square(1) }, phone).camera.scale).toBe(0.44);
  });

  test("is moved to what was just laid where not all of the land fits", () => {
    const recent = { left: 19 * 112, top: 0, right: 20 * 112, bottom: 112 };
    const sights = { tiles: square(20), free: null, offered: null };
    expect(isInView(fitSights(sights, phone).camera, recent, phone)).toBe(false);
    expect(isInView(fitSights({ ...sights, recent }, phone).camera, recent, phone)).toBe(true);
  });

  test("is all of it at the end, however small", () => {
    const sights = { tiles: square(20), free: null, offered: null, whole: true };
    expect(isInView(fitSights(sights, phone).camera, square(20), phone)).toBe(true);
  });

  test("stays where all is seen well", () => {
    const { box, camera } = fitSights({ tiles: square(4), free: null, offered: null }, phone);
    expect(isGoodEnough(camera, square(3), fit(square(3), phone), phone)).toBe(false); // much larger from elsewhere
    expect(isGoodEnough(camera, box, camera, phone)).toBe(true);
    expect(isGoodEnough(camera, square(5), fit(square(5), phone), phone)).toBe(false); // cut
  });
});

describe("the camera", () => {
  const frame = { width: 400, height: 300 };
  const box = { left: -200, top: -100, right: 400, bottom: 300 };

  test("fits all of the land into the frame", () => {
    const { x, y, scale } = fit(box, frame);
    expect(box.left * scale + x).toBeGreaterThanOrEqual(0);
    expect(box.right * scale + x).toBeLessThanOrEqual(frame.width);
    expect(box.top * scale + y).toBeGreaterThanOrEqual(0);
    expect(box.bottom * scale + y).toBeLessThanOrEqual(frame.height);
  });

  test("knows whether something is cut by the frame", () => {
    const camera = fit(box, frame);
    expect(isInView(camera, box, frame)).toBe(true);
    expect(isInView(camera, { ...box, top: box.top - 50 }, frame)).toBe(false);
    expect(isInView(camera, { ...box, right: box.right + 50 }, frame)).toBe(false);
  });

  test("keeps the point under the finger when it zooms", () => {
    const before = fit(box, frame);
    const at = { x: 120, y: 80 };
    const after = zoom(before, 1.5, at);
    expect(after.scale).toBeCloseTo(before.scale * 1.5);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
    expect(zoom(before, 1000, at).scale).toBeLessThan(3);
  });

  test("never loses the land", () => {
    const away = held(pan(fit(box, frame), 9000, -9000), box, frame);
    expect(box.left * away.scale + away.x).toBeLessThan(frame.width);
    expect(box.bottom * away.scale + away.y).toBeGreaterThan(0);
  });
});

describe("laying", () => {
  test("offers the turns of the paths, cell by cell", () => {
    const found = turnsByCell([
      ["cell:e1", "turn:180"],
      ["cell:e1", "turn:0"],
      ["cell:castle"],
      ["hand:RIa"],
    ]);
    expect([...found]).toEqual([["e1", [180, 0]]]);
  });

  test("goes round the turns offered only", () => {
    expect(nextTurn([180, 0], 0, 1)).toBe(180);
    expect(nextTurn([180, 0], 180, 1)).toBe(0);
    expect(nextTurn([0, 90, 270], 0, -1)).toBe(270);
  });

  test("tells tiles that can be built from those that can only be put face down", () => {
    const paths = [["hand:RIa"], ["hand:RIa", "imagination"], ["hand:MIc", "imagination"], ["token:magic"]];
    expect([...buildable(paths)!]).toEqual(["RIa"]);
    expect(buildable([["token:magic"], ["end"]])).toBeNull();
    expect(buildable([["hand:RIa"], ["hand:MIc"]])).toBeNull(); // tiles to give, not to build
  });

  test("draws Dark Energy from the middle of a cell to that of its neighbour", () => {
    const ends = (at: string): number[] =>
      flash("castle", at)
        .match(/-?\d+(\.\d+)?/g)!
        .map(Number);
    for (const [at, x, y] of [
      ["e1", PITCH, 0],
      ["n1", 0, -PITCH],
    ] as const) {
      expect(ends(at).slice(0, 2)).toEqual([TILE / 2, TILE / 2]);
      expect(ends(at).slice(-2)).toEqual([TILE / 2 + x, TILE / 2 + y]);
    }
  });

  test("knows what a preview takes away, and where Dark Energy is beside a cell", () => {
    const before = view([lying("e1", 0, "RIa"), lying("e2", 1, "RIb")]);
    expect(lost(before, view([lying("e2", 1, "RIb")])).map(({ at }) => at)).toEqual(["e1"]);
    expect(fallen(before, view([lying("e2", 1, "RIb")]))).toBe(2);
    expect(fallen({ ...before, using: "special" }, view([lying("e2", 1, "RIb")]))).toBe(1);
    expect(fallen(before, before)).toBe(0);
    expect(darkBeside(before, "s1e1")).toEqual(["e1"]);
    expect(darkBeside(before, "s1e2")).toEqual([]);
  });
});

describe("the rows of tiles", () => {
  test("follow the decision", () => {
    expect(asked(["hand:RIa", "token:magic"])).toBe("hand");
    expect(asked(["shown:RIa", "enough"])).toBe("shown");
    expect(asked(["end"])).toBeNull();
  });

  test("have what Magic shows only while it does", () => {
    expect(offered(view([]))).not.toContain("shown");
    expect(offered(view([], { shown: ["RIa"] }))).toContain("shown");
  });

  test("and everything else of the board are known as elements", () => {
    const found = drawn(view([lying("e1", 0, "RIa")], { shown: ["MIc"] }), 0);
    for (const id of [
      "hand:RIa",
      "face-down:MIc",
      "discard:GIa",
      "shown:MIc",
      "cell:e1",
      "cell:s1",
      "token:magic",
      "end",
    ]) {
      expect(found).toContain(id);
    }
    expect(found).not.toContain("face-down:null");
  });
});

describe("the places of a side", () => {
  test("have as many pieces as the view says", () => {
    const [player] = view([]).players;
    expect(PILES.map((name) => pileSize({ ...player, bonus: 2 }, name))).toEqual([1, 2, 3, 1, 2]);
  });
});

describe("the count at the end", () => {
  const building = (seat: number, tile: string, at: string) => ({
    seat,
    points: face(tile).points,
    kind: "fantazja-building",
    clause: "F9.2",
    params: { tile: `@fantazja-tile-${tile}`, cell: at },
    elements: [`cell:${at}`],
  });
  const few = [building(0, "RIa", "e1"), building(1, "MIIa", "e2"), building(0, "RIII", "n1")];
  const many = [
    ...few,
    ...["n2", "n3", "n4", "n5", "n6", "n7"].map((at, index) => building(index % 2, "Sa", at)),
  ];
  const bonusLine = { ...few[0]!, points: 5, kind: "fantazja-bonus", params: {}, elements: [] };
  const winner = { ...bonusLine, points: 0, kind: "fantazja-winner", params: { by: "points" } };
  const events = [
    { kind: "fantazja-ended", params: {}, elements: [] },
    { kind: "fantazja-result", params: { imagination: 3 }, elements: [] },
    { kind: "fantazja-result", params: { imagination: 1 }, elements: [] },
  ];
  const told = (lines: ScoreLine[]) =>
    scoringStory(view([]), events, { lines, totals: [] } as unknown as ScoreSheet)!;
  const sums = (lines: ScoreLine[]): number[] =>
    [0, 1].map((seat) => lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0));
  const counted = (lines: ScoreLine[]): number[] =>
    [0, 1].map((seat) =>
      told(lines)
        .steps.flatMap(({ gains }) => gains)
        .reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0),
    );

  test("goes building by building, then to what is left and who wins", () => {
    const { from, steps } = told([...few, winner]);
    expect(from).toEqual([0, 0]);
    expect(steps.map(({ elements }) => elements)).toEqual([
      ["cell:e1"],
      ["cell:e2"],
      ["cell:n1"],
      ["imagination-of:0", "imagination-of:1"],
      [],
    ]);
  });

  test("goes type by type where there are many, with the bonuses of both", () => {
    const { steps } = told([...many, bonusLine, winner]);
    expect(steps).toHaveLength(6);
    expect(steps[0]!.elements).toEqual(["cell:e1", "cell:n1"]);
    expect(steps[3]).toMatchObject({ elements: ["bonus-of:0"], gains: [{ seat: 0, points: 5 }] });
    expect(steps[3]!.words).toBe("fantazja-web-count-bonuses: 5, 0");
    expect(steps[4]).toMatchObject({ words: "fantazja-web-count-left: 3, 1", gains: [] });
  });

  test("gives each side what the sheet says", () => {
    for (const lines of [few, many, [...many, bonusLine, winner]])
      expect(counted(lines)).toEqual(sums(lines));
  });

  test("is not told before the end, nor where scores are hidden", () => {
    const sheet = { lines: few, totals: [] } as unknown as ScoreSheet;
    expect(scoringStory(view([]), [], sheet)).toBeNull();
    expect(scoringStory(view([]), events, null)).toBeNull();
  });
});

describe("a game of a real table", () => {
  test("is counted once there is something to count", () => {
    expect(document(empty)).toBeNull();
    expect(document(bonus(empty, 0, 1))).toMatchObject({ visible: [[], []], bonus: [1, 0] });
  });

  test("has no more buildings and tokens than the box", () => {
    let entry = empty;
    for (let tap = 0; tap < 9; tap += 1) entry = build(bonus(entry, 1, 1), 0, "MII", 1);
    expect(count(entry, 0, "MII")).toBe(2);
    expect(entry.bonus).toEqual([0, 8]);
    expect(bonus(entry, 0, 1)).toBe(entry);
    expect(build(entry, 1, "MII", -1)).toBe(entry);
    expect(KINDS.reduce((sum, { most }) => sum + most, 0)).toBe(27);
  });

  test("says Imagination Points only when they were entered", () => {
    const entry = build(empty, 0, "S", 1);
    expect(document(entry)).not.toHaveProperty("imagination");
    expect(document(imagination(entry, 1, 1))).toMatchObject({ imagination: [0, 1], visible: [["S"], []] });
  });

  test("shows what a line of the sheet is about", () => {
    const line = {
      seat: 0,
      points: 3,
      kind: "fantazja-kind",
      clause: "F9.2",
      params: { kind: "@fantazja-kind-MII" },
      elements: [],
    };
    expect(pointed(line, 0)).toBe("MII");
    expect(pointed(line, 1)).toBeNull();
    expect(pointed({ ...line, kind: "fantazja-bonus", params: {} }, 0)).toBe("bonus");
    expect(pointed({ ...line, kind: "fantazja-winner", params: { by: "points" } }, 0)).toBeNull();
    expect(pointed(null, 0)).toBeNull();
  });
});

describe("the pictures of the rules", () => {
  test("show tiles that fit, and one that does not", () => {
    for (const { stacks, fits } of PICTURES["laying"]!) {
      const [mine, its] = [side(stacks[1]!.sides[3]!), side(stacks[0]!.sides[1]!)];
      expect(mine.element).toBe(its.element);
      expect(mine.number >= its.number).toBe(fits);
    }
  });

  test("show Dark Energy where two tiles of it touch", () => {
    const { stacks } = PICTURES["dark-energy"]![1]!;
    expect(stacks.filter(({ dark }) => dark).map(({ at }) => at)).toEqual(["e1", "s1e1"]);
    expect(beside("e1")).toContain("s1e1");
  });
});
