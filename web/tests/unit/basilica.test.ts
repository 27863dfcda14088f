import { describe, expect, it, vi } from "vitest";
import { foreseen } from "../../src/boards/basilica/foreseen";
import { Keys, outline, slid } from "../../src/boards/basilica/geometry";
import { standing } from "../../src/boards/basilica/standing";
import { scoringStory } from "../../src/boards/basilica/scoringStory";
import { scrollFor } from "../../src/boards/basilica/scrolling";
import { territories } from "../../src/boards/basilica/territory";
import {
  asked,
  type BasilicaView,
  type Cell,
  cellOf,
  drawn,
  faces,
  place,
  rowsShown,
  secret,
} from "../../src/boards/basilica/view";

vi.mock("../../src/state/settings.svelte", () => ({ motionAllowed: () => false }));
vi.mock("../../src/state/i18n.svelte", () => ({
  say: (key: string) => key,
  sayEventShortly: (one: { kind: string }) => one.kind,
  joinSentences: (sentences: string[]) => sentences.join(" · "),
}));

const tile = (column: number, row: number, colour: "red" | "blue" = "red", crown = false): Cell => ({
  at: `${"abcde"[column]}${row + 1}`,
  column,
  row,
  colours: [colour],
  crown,
});

const view = (more: Partial<BasilicaView>): BasilicaView =>
  ({
    phase: "action",
    to_move: 0,
    jugglers: [],
    seats: [],
    cathedral: [],
    ...more,
  }) as unknown as BasilicaView;

describe("the outline of an area", () => {
  /** The corners of a path, where its bends would be if they were not rounded. */
  const corners = (path: string) => [...path.matchAll(/Q(\S+ \S+) /g)].map((bend) => bend[1]);

  it("goes once around a cell", () => {
    expect(corners(outline([[1, 0]])).sort()).toEqual(["100 0", "100 100", "200 0", "200 100"]);
  });

  it("keeps away from the edge as far as wanted", () => {
    expect(corners(outline([[0, 0]], 5)).sort()).toEqual(["5 5", "5 95", "95 5", "95 95"]);
  });

  it("has no line between cells of the area, and turns inwards where it is wanted", () => {
    const found = corners(
      outline(
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
        5,
      ),
    );
    expect(found).toHaveLength(6);
    expect(found).toContain("95 95"); // the corner that points into the area
  });

  it("goes around cells that only touch at a corner one by one", () => {
    const found = outline([
      [0, 0],
      [1, 1],
    ]);
    expect(found.match(/M/g)).toHaveLength(2);
  });

  it("goes around a hole as well", () => {
    const ring = [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ] as const;
    expect(outline(ring).match(/M/g)).toHaveLength(2);
  });
});

describe("territory", () => {
  const line = (seat: number | null, points: number, kind: string, cells: string[], more = {}) => ({
    seat,
    points,
    kind: `basilica-${kind}`,
    clause: "B7",
    params: { colour: "@colour-red.area", tiles: cells.length, where: "a1", ...more },
    elements: cells.map((cell) => `cell:${cell}`),
  });
  const on = (cell: Cell, seat: number): Cell => ({ ...cell, builder: { seat, rank: null } });
  const cathedral = [on(tile(0, 0), 0), tile(1, 0), on(tile(2, 0), 1)];
  const row = ["0,0", "1,0", "2,0"];

  it("is the leader's, with what both sides get", () => {
    const more = { architect: "yes", glass: 2 };
    const lines = [line(0, 8, "majority", row, more), line(1, 1, "minority", row, more)];
    const [area] = territories({ lines, totals: [8, 1] }, cathedral);
    expect(area).toMatchObject({ leader: 0, gains: [8, 1], value: 8, contested: true, colour: "red" });
    expect(area!.seal).toEqual({ column: 1, row: 0, corner: null });
  });

  it("has no owner in a tie, whose value is what it would bring", () => {
    const more = { architect: "yes", glass: 0 };
    const lines = [line(0, 0, "tie", row, more), line(1, 0, "tie", row, more)];
    const [area] = territories({ lines, totals: [0, 0] }, cathedral);
    expect(area).toMatchObject({ leader: null, contested: true, value: 6 });
  });

  it("is marked without builders only where it is worth it", () => {
    const lines = [line(null, 0, "unclaimed", ["0,0", "1,0"]), line(null, 0, "unclaimed", ["3,0"])];
    const found = territories({ lines, totals: [0, 0] }, []);
    expect(found.map((area) => [area.value, area.leader, area.contested])).toEqual([[2, null, false]]);
  });

  it("is outlined one inside the other where areas share a tile", () => {
    const lines = [
      line(0, 2, "majority", ["0,0", "1,0"]),
      line(1, 2, "majority", ["1,0", "2,0"], { colour: "@colour-blue.area" }),
      line(1, 1, "majority", ["4,4"], { colour: "@colour-green.area" }),
    ];
    const lanes = territories({ lines, totals: [2, 3] }, []).map((area) => area.lane);
    expect(lanes).toEqual([0, 1, 0]);
  });

  it("has its value in the corner of a tile with a builder, beside the glass", () => {
    const sheet = { lines: [line(0, 1, "majority", ["0,0"])], totals: [1, 0] };
    expect(territories(sheet, [on(tile(0, 0), 0)])[0]!.seal?.corner).toBe("right");
    expect(territories(sheet, [{ ...on(tile(0, 0), 0), glass: true }])[0]!.seal?.corner).toBe("left");
  });

  it("is not shown where scores are hidden", () => {
    expect(territories(null, cathedral)).toEqual([]);
  });
});

describe("the display before chance has decided", () => {
  const order = (colour: "red" | "blue") => ({ colours: [colour], order: "move" as const });
  const vault = { colours: ["red" as const], crown: true };
  const display = (more: Partial<BasilicaView>) =>
    view({
      orders: [order("red"), order("blue"), order("red")],
      vaults: [vault, null, vault],
      stack: { tiles: 7, top: order("red"), reshuffled: false },
      begun: { space: 1, builder: null, rank: null, lays_left: 0, paid: false },
      ...more,
    });

  it("tips the order down without telling its crown, and draws the rest as unknown", () => {
    const shown = foreseen(display({ phase: "crown" }), true);
    expect(shown.vaults[1]).toEqual({ colours: ["blue"], crown: null });
    expect(shown.orders[1]).toEqual(order("red"));
    expect([shown.top, shown.tiles]).toEqual(["unknown", 6]);
  });

  it("has the next order in place of one that was used", () => {
    const shown = foreseen(display({ phase: "crown", vaults: [vault, vault, vault] }), true);
    expect(shown.vaults[1]).toEqual(vault);
    expect(shown.orders[1]).toEqual(order("red"));
  });

  it("draws an order from an empty stack as unknown", () => {
    const stack = { tiles: 0, top: null, reshuffled: false };
    const shown = foreseen(display({ phase: "crown", stack }), true);
    expect([shown.orders[1], shown.top, shown.tiles]).toEqual(["unknown", null, 0]);
  });

  it("shows the position as it is at a decision", () => {
    const position = display({ phase: "action" });
    expect(foreseen(position, true)).toMatchObject({ orders: position.orders, vaults: position.vaults });
    expect(foreseen(display({ phase: "top" }), true).top).toBe("unknown");
  });

  it("leaves the tiles where they are until they are told to move", () => {
    const position = display({ phase: "crown" });
    expect(foreseen(position, false)).toMatchObject({ orders: position.orders, vaults: position.vaults });
  });
});

describe("tiles keep their keys", () => {
  const before = [
    tile(0, 0),
    tile(1, 0, "blue"),
    tile(0, 1, "blue"),
    tile(0, 2),
    tile(1, 2, "blue", true),
    tile(2, 2),
  ];

  it("when one is placed and when one is discarded", () => {
    expect(slid(before, [...before, tile(3, 0)])).toBe(0);
    expect(slid(before, before.slice(1))).toBe(0);
  });

  it("when two rows leave and the rest slides", () => {
    const after = [tile(0, 0), tile(1, 0, "blue", true), tile(2, 0)];
    expect(slid(before, after)).toBe(2);
    const keys = new Keys();
    const old = new Map(keys.of(before).map(({ key, cell }) => [cell.at, key]));
    const now = new Map(keys.of(after).map(({ key, cell }) => [cell.at, key]));
    expect([now.get("a1"), now.get("b1"), now.get("c1")]).toEqual([
      old.get("a3"),
      old.get("b3"),
      old.get("c3"),
    ]);
  });

  it("also where tiles that look alike leave", () => {
    expect(slid([tile(0, 0), tile(0, 1), tile(0, 2), tile(1, 0)], [tile(0, 0)])).toBe(2);
  });

  it("while a preview comes and goes", () => {
    const keys = new Keys();
    const first = keys.of(before).map(({ key }) => key);
    keys.of([...before, tile(4, 0)]);
    expect(keys.of(before).map(({ key }) => key)).toEqual(first);
  });
});

describe("what is drawn", () => {
  it("has a free row below the deepest tile, and what paths name", () => {
    expect(rowsShown([], [])).toBe(5);
    expect(rowsShown([tile(0, 6)], [])).toBe(8);
    expect(rowsShown([], [["vault:0", "cell:2,9"]])).toBe(10);
  });

  it("is every element of the table and the rows shown", () => {
    const found = drawn(5);
    const table = ["vault:2", "order:0", "supply:1", "stack", "discards", "marker", "cell:4,4"];
    expect(table.filter((one) => !found.has(one))).toEqual([]);
    expect(found.has("cell:0,5")).toBe(false);
  });

  it("is what paths ask for beside the plan", () => {
    expect(asked([["pay:yes"], ["pay:no"]])).toBe("pay");
    expect(asked([["colour:red"]])).toBe("colour");
    expect(asked([["token:mason/juggler"]])).toBe("token");
    expect(asked([["vault:0", "cell:0,0"], ["order:1"]])).toBeNull();
  });

  it("is both faces of every token in the supply of who promotes", () => {
    const seats = [
      {
        tokens: [
          ["architect", "mason"],
          ["architect", "mason"],
        ],
      },
      { tokens: [] },
    ];
    const found = faces(view({ phase: "rank", seats: seats as unknown as BasilicaView["seats"] }));
    expect(found).toEqual(["token:architect/mason", "token:mason/architect"]);
  });

  it("knows cells by their elements", () => {
    expect(place("cell:3,12")).toEqual([3, 12]);
    expect(place("vault:1")).toBeNull();
    expect([cellOf("c3"), cellOf(null)]).toEqual(["cell:2,2", null]);
  });
});

describe("a cathedral deeper than the screen", () => {
  const seen = { top: 100, height: 300 };

  it("stays where it is while everything that matters is seen", () => {
    expect(scrollFor(seen, 150, 350)).toBe(100);
  });

  it("is scrolled as little as possible", () => {
    expect(scrollFor(seen, 350, 450)).toBe(150);
    expect(scrollFor(seen, 40, 140)).toBe(40);
  });

  it("shows the end of what does not fit", () => {
    expect(scrollFor(seen, 0, 500)).toBe(200);
  });
});

describe("secrets", () => {
  const juggler = (seat: number) => ({ at: "a1", seat, colour: null });

  it("are there only while Jugglers of both sides are asked", () => {
    expect(secret(view({ jugglers: [juggler(0), juggler(1)] }))).toBe(false);
    expect(secret(view({ phase: "juggle", jugglers: [juggler(0), juggler(0)] }))).toBe(false);
    expect(secret(view({ phase: "juggle", jugglers: [juggler(0), juggler(1)] }))).toBe(true);
  });
});

describe("a scoring told step by step", () => {
  const told = (kind: string, params: Record<string, unknown> = {}, elements: string[] = []) => ({
    kind,
    params,
    elements,
  });
  const blue = { colour: "@colour-blue.area", where: "a1" };

  it("has one stage for both lines of an area", () => {
    const events = [
      told("basilica-place"),
      told("basilica-scoring", { number: 1 }, ["marker"]),
      told("basilica-majority", blue, ["cell:0,0"]),
      told("basilica-minority", blue, ["cell:0,0"]),
      told("basilica-tie", { ...blue, colour: "@colour-red.area" }, ["cell:0,0"]),
      told("basilica-rows-leave"),
      told("basilica-turn"),
    ];
    expect(scoringStory(view({}), events)!.steps.map((step) => step.words)).toEqual([
      "basilica-scoring",
      "basilica-majority · basilica-minority",
      "basilica-tie",
      "basilica-rows-leave",
    ]);
  });

  it("adds the points of each area to those at its beginning", () => {
    const line = (kind: string, seat: number, points: number) =>
      told(`basilica-${kind}`, { ...blue, seat: `@seat-${seat}`, points }, ["cell:0,0", "cell:1,0"]);
    const events = [
      told("basilica-scoring"),
      line("majority", 1, 8),
      line("minority", 0, 1),
      line("tie", 0, 0),
    ];
    const seats = [{ points: 5 }, { points: 7 }] as BasilicaView["seats"];
    const story = scoringStory(view({ seats }), events)!;
    expect(story.from).toEqual([5, 7]);
    expect(story.steps[1]!.elements).toEqual(["cell:0,0", "cell:1,0"]);
    expect(story.steps.flatMap((step) => step.gains)).toEqual([
      { seat: 1, points: 8 },
      { seat: 0, points: 1 },
    ]);
  });

  it("is told over the position after it only if it clears nothing away", () => {
    const isLast = (...kinds: string[]) =>
      scoringStory(
        view({}),
        kinds.map((kind) => told(kind)),
      )!.isLast;
    expect(isLast("basilica-scoring", "basilica-rows-leave")).toBe(false);
    expect(isLast("basilica-place", "basilica-scoring", "basilica-ended-by-stack")).toBe(true);
  });

  it("lights the rows that leave", () => {
    const events = [
      told("basilica-scoring"),
      told("basilica-rows-leave", { tiles: 2 }, ["cell:0,0", "cell:1,0"]),
    ];
    expect(scoringStory(view({}), events)!.steps.at(-1)!.elements).toEqual(["cell:0,0", "cell:1,0"]);
  });

  it("has none without a scoring", () => {
    expect(scoringStory(view({}), [told("basilica-place")])).toBeNull();
  });
});

describe("points in the list of players", () => {
  it("are those a seat has; a scoring now is a note", () => {
    const line = (kind: string, points: number) => ({
      seat: 0,
      points,
      kind,
      clause: "",
      params: {},
      elements: [],
    });
    const sheet = { lines: [line("basilica-scoring", 12), line("basilica-majority", 8)], totals: [20, 0] };
    expect(standing(sheet, 0).points).toBe(12);
  });
});
