import { expect, test } from "vitest";
import { groupChoices, imageUrl, viewLines } from "../../src/boards/generic/choices";
import { levelFor, LEVELS } from "../../src/state/botLevel";
import type { Choice } from "../../src/net/types";

const choice = (id: number, ...touch: string[]): Choice => ({
  id,
  text: String(id),
  touch,
  label: { key: "x", params: {} },
});

test("choices are grouped by the first element of their path, in the order in which they come", () => {
  const groups = groupChoices([choice(1, "b", "x"), choice(2, "a"), choice(3, "b", "y"), choice(4)]);
  expect(groups.map(({ element, choices }) => [element, choices.map(({ id }) => id)])).toEqual([
    ["b", [1, 3]],
    ["a", [2]],
    ["", [4]],
  ]);
});

test("a view without a picture is shown as text, without what the page shows anyway", () => {
  const view = {
    game: "g",
    viewer: 0,
    to_move: 1,
    marks: ["x", null],
    points: [],
    seat: { name: "A", left: 0 },
  };
  expect(viewLines(view)).toEqual([
    ["marks", "x, –"],
    ["points", "–"],
    ["seat", "name A; left 0"],
  ]);
});

test("a picture is the address of an image, whatever signs are in it", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><text>"#%é</text></svg>';
  const url = imageUrl(svg);
  expect(url).toMatch(/^data:image\/svg\+xml;charset=utf-8,[^"#<>\s]+$/);
  expect(decodeURIComponent(url.slice(url.indexOf(",") + 1))).toBe(svg);
});

test("a level that cannot play a game gives way to the strongest below it that can", () => {
  expect(levelFor(LEVELS, "master")).toBe("master");
  expect(levelFor(["novice", "apprentice"], "master")).toBe("apprentice");
  expect(levelFor(["novice", "apprentice"], "novice")).toBe("novice");
  expect(levelFor([], "novice")).toBeNull();
});
