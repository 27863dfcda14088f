import { describe, expect, it } from "vitest";
import { search, snippet, type Clause } from "../../src/state/rulesSearch";

const CLAUSES: Clause[] = [
  { id: "S3.1", text: "The first die of a window goes on a cell of its border." },
  { id: "S3.2", text: "Every other die goes on a free cell that touches a die placed before." },
  { id: "S30.1", text: "Chapter thirty." },
  {
    id: "B7.6",
    text: "Przewaga daje 1 punkt za każdy kafelek obszaru, podwójnie, jeśli stoi tam Architekt.",
  },
  { id: "B8.1", text: "Quand la voûte est prise, la manœuvre et l’hercule s’arrêtent." },
];
const ids = (query: string) => search(CLAUSES, query).map(({ id }) => id);
const shown = (text: string, query: string) =>
  snippet(text, query)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join("");

describe("search in the rules", () => {
  it("finds a clause by its number, whole or by its chapter", () => {
    expect(ids("S3.2")).toEqual(["S3.2"]);
    expect(ids(" s3.2 ")).toEqual(["S3.2"]);
    expect(ids("S3")).toEqual(["S3.1", "S3.2"]);
    expect(ids("S3.")).toEqual(["S3.1", "S3.2"]);
  });

  it("finds all of the words, in any order, by their beginnings", () => {
    expect(ids("die border")).toEqual(["S3.1"]);
    expect(ids("placed TOUCH")).toEqual(["S3.2"]);
    expect(ids("die")).toEqual(["S3.1", "S3.2"]);
    expect(ids("die architect")).toEqual([]);
    expect(ids("order")).toEqual([]); // not in the border
  });

  it("does not ask for diacritics, ligatures or the right apostrophe", () => {
    expect(ids("podwojnie kazdy")).toEqual(["B7.6"]);
    expect(ids("JEŚLI")).toEqual(["B7.6"]);
    expect(ids("voute manoeuvre")).toEqual(["B8.1"]);
    expect(ids("l'hercule")).toEqual(["B8.1"]);
  });

  it("finds nothing for nothing", () => {
    expect(ids("")).toEqual([]);
    expect(ids("   ")).toEqual([]);
  });
});

describe("what a result shows", () => {
  it("marks the words as they are written", () => {
    expect(shown(CLAUSES[3]!.text, "podwojnie")).toContain("[podwójnie]");
    expect(shown(CLAUSES[4]!.text, "manoeuvre")).toContain("[manœuvre]");
  });

  it("takes signs of regular expressions as they are", () => {
    expect(shown("2 (or 4) a. b", "(or")).toBe("2 [(or] 4) a. b");
  });

  it("is cut around the first match", () => {
    const long = `${"stone ".repeat(40)}glass ${"stone ".repeat(40)}`.trim();
    const text = shown(long, "glass");
    expect(text).toMatch(/^… .*\[glass\].* …$/);
    expect(text.length).toBeLessThan(200);
  });

  it("is the beginning of a clause found by its number", () => {
    expect(shown(CLAUSES[0]!.text, "S3.1")).toBe(CLAUSES[0]!.text);
  });
});
