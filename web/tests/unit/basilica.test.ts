import { describe, expect, it, vi } from "vitest";
import { Keys, outline, slid } from "../../src/boards/basilica/geometry";
import { stages } from "../../src/boards/basilica/stages";
import {
  asked,
  type BasilicaView,
  type Cell,
  drawn,
  faces,
  linesOf,
  place,
  rowsShown,
  secret,
} from "../../src/boards/basilica/view";

vi.mock("../../src/state/i18n.svelte", () => ({
  sayEvent: (one: { kind: string }) => one.kind,
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
  it("goes once around a cell", () => {
    expect(outline([[1, 0]])).toBe("M100 0L200 0L200 100L100 100Z");
  });

  it("has no line between cells of the area", () => {
    const corners = outline([
      [0, 0],
      [1, 0],
    ])
      .split(/[MLZ]/)
      .filter(Boolean);
    expect(corners).toHaveLength(6); // two of them on the way along the long sides
    expect(corners).toContain("200 0");
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

  it("knows cells by their elements and lines by their cells", () => {
    expect(place("cell:3,12")).toEqual([3, 12]);
    expect(place("vault:1")).toBeNull();
    const line = {
      seat: 0,
      points: 4,
      kind: "basilica-majority",
      clause: "B7.6",
      params: {},
      elements: ["cell:0,0"],
    };
    const sheet = { lines: [line], totals: [4, 0] };
    expect(linesOf(sheet, "cell:0,0")).toEqual([line]);
    expect(linesOf(sheet, "cell:1,0")).toEqual([]);
    expect(linesOf(null, "cell:0,0")).toEqual([]);
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

describe("a scoring in stages", () => {
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
    expect(stages(view({}), events).map((stage) => stage.words)).toEqual([
      "basilica-scoring",
      "basilica-majority · basilica-minority",
      "basilica-tie",
      "basilica-rows-leave",
    ]);
  });

  it("has none without a scoring", () => {
    expect(stages(view({}), [told("basilica-place")])).toEqual([]);
  });
});
