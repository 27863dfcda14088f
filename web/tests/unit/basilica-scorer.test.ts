import { describe, expect, it } from "vitest";
import {
  blank,
  buildersLeft,
  changed,
  type Entry,
  juggled,
  jugglers,
  KINDS,
  missing,
  ranks,
  tapped,
  toDocument,
  tokensFor,
  type Tool,
  vaultsLeft,
} from "../../src/boards/basilica/scorer/entry";

const vault = (...colours: ("red" | "yellow" | "green" | "blue")[]): Tool => ({ kind: "vault", colours });
const builder = (seat: number, rank: "architect" | "mason" | "juggler" | null = null): Tool => ({
  kind: "builder",
  seat,
  rank,
});

/** An entry made by touching cells, each with a tool; refusals fail. */
function laid(start: Entry, ...taps: [Tool, number, number][]): Entry {
  return taps.reduce((entry, [tool, column, row]) => {
    const made = tapped(entry, tool, column, row);
    if (!("pieces" in made)) throw new Error(made.key);
    return made;
  }, start);
}

const refused = (entry: Entry, tool: Tool, column: number, row: number) => {
  const made = tapped(entry, tool, column, row);
  return "pieces" in made ? null : [made.key.replace("basilica-scorer-", ""), made.cell];
};

describe("laying a cathedral", () => {
  it("makes the document of the rulebook's example", () => {
    const entry = laid(
      { ...blank(), variant: "2010" },
      [vault("yellow"), 0, 0],
      [vault("yellow", "blue"), 1, 0],
      [vault("blue"), 2, 0],
      [vault("blue"), 3, 0],
      [vault("blue"), 3, 1],
      [{ kind: "glass" }, 3, 0],
      [builder(0), 0, 0],
      [builder(0, "architect"), 1, 0],
      [builder(1, "mason"), 2, 0],
    );
    expect(toDocument(entry)).toEqual({
      format: "rosace-position 2",
      game: "basilica",
      options: { variant: "2010", festum: false },
      cathedral: {
        vaults: { a1: "Y1", b1: "YB1", c1: "B1", d1: "B2", d2: "B3" },
        glass: ["d1"],
        builders: [
          { seat: 0, at: "a1" },
          { seat: 0, at: "b1", token: ["architect", "mason"] },
          { seat: 1, at: "c1", token: ["mason", "architect"] },
        ],
      },
      scorings: [],
      juggle: {},
    });
  });

  it("takes the same thing off again", () => {
    const one = laid(blank(), [vault("red"), 0, 0], [builder(0), 0, 0]);
    expect(laid(one, [builder(0), 0, 0]).pieces[0]?.builder).toBeUndefined();
    expect(laid(one, [vault("red"), 0, 0]).pieces).toEqual([]);
    expect(laid(one, [{ kind: "erase" }, 0, 0]).pieces).toEqual([]);
  });

  it("refuses what the box does not have", () => {
    const wild = laid(blank(), [vault("red", "blue"), 0, 0]);
    expect(refused(wild, vault("green", "blue"), 0, 1)).toEqual(["wild-beside-wild", "a1"]);
    expect(refused(wild, vault("green", "blue"), 1, 1)).toBeNull();
    expect(refused(wild, builder(0), 1, 0)).toEqual(["no-vault", "b1"]);
    const three = laid(wild, [vault("red", "blue"), 2, 0], [vault("red", "blue"), 4, 0]);
    expect(vaultsLeft(three, ["red", "blue"])).toBe(0);
    expect(refused(three, vault("red", "blue"), 1, 1)).toEqual(["used-up", "b2"]);
  });

  it("counts builders, and finds every rank a token", () => {
    const five = laid(
      blank(),
      ...[0, 1, 2, 3, 4].flatMap(
        (x) =>
          [
            [vault("red"), x, 0],
            [builder(0), x, 0],
          ] as [Tool, number, number][],
      ),
    );
    expect(buildersLeft(five, 0)).toBe(0);
    const more = laid(five, [vault("red"), 0, 1]);
    expect(refused(more, builder(0), 0, 1)).toEqual(["used-up", "a2"]);
    const two = laid(five, [builder(0, "architect"), 0, 0], [builder(0, "architect"), 1, 0]);
    expect(refused(two, builder(0, "architect"), 2, 0)).toEqual(["used-up", "c1"]);
  });
});

describe("tokens", () => {
  const TOKENS = [
    ["architect", "mason"],
    ["mason", "strongman"],
  ];

  it("are given so that all ranks get one", () => {
    expect(tokensFor(["mason", "architect"], TOKENS)).toEqual([
      ["mason", "strongman"],
      ["architect", "mason"],
    ]);
    expect(tokensFor(["architect", "architect"], TOKENS)).toBeNull();
    expect(tokensFor([], TOKENS)).toEqual([]);
  });
});

describe("what else is asked", () => {
  it("is a colour for every Juggler", () => {
    const entry = laid(blank(), [vault("red"), 0, 0], [builder(1, "juggler"), 0, 0]);
    expect(missing(entry)).toBe("basilica-scorer-asks-juggle");
    expect(toDocument(entry)).toBeNull();
    const answered = juggled(entry, jugglers(entry)[0]!, "blue");
    expect(toDocument(answered)).toMatchObject({ juggle: { a1: "blue" } });
  });

  it("is at least one vault", () => {
    expect(missing(blank())).toBe("basilica-scorer-empty");
  });

  it("is what earlier scorings gave, as far as they gave anything", () => {
    const entry = laid(blank(), [vault("red"), 0, 0]);
    expect(
      toDocument({
        ...entry,
        earlier: [
          [7, 0],
          [0, 0],
        ],
      }),
    ).toMatchObject({ scorings: [[7, 0]] });
    expect(
      toDocument({
        ...entry,
        earlier: [
          [0, 0],
          [3, 4],
        ],
      }),
    ).toMatchObject({
      scorings: [
        [0, 0],
        [3, 4],
      ],
    });
  });
});

describe("another edition", () => {
  it("takes away what it does not have", () => {
    const entry = laid(
      { ...blank(), festum: true },
      [vault("red"), 0, 0],
      [{ kind: "altar" }, 0, 0],
      [builder(0, "juggler"), 0, 0],
    );
    const older = changed(entry, { variant: "2010", festum: false });
    expect(older.pieces[0]).toMatchObject({ builder: { seat: 0, rank: null }, altar: false });
    expect(ranks(older)).not.toContain("juggler");
    expect(KINDS).toHaveLength(10);
  });
});
