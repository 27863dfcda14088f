import { expect, test } from "vitest";
import type { Choice } from "../../src/net/types";
import { matchingChoices, completedChoices, nextElements, afterTouch } from "../../src/state/gestures";

const choice = (id: number, ...touch: string[]): Choice => ({
  id,
  text: String(id),
  touch,
  label: { key: "x", params: {} },
});
const CHOICES = [
  choice(1, "vault:0", "cell:0,0"),
  choice(2, "vault:0", "cell:1,0"),
  choice(3, "vault:1", "cell:0,0"),
  choice(4, "order:0"),
  choice(5, "hand:a"),
  choice(6, "hand:a", "land"),
];

test("what may be touched next follows from the paths", () => {
  expect([...nextElements(CHOICES, [])]).toEqual(["vault:0", "vault:1", "order:0", "hand:a"]);
  expect([...nextElements(CHOICES, ["vault:0"])]).toEqual(["cell:0,0", "cell:1,0"]);
  expect([...nextElements(CHOICES, ["order:0"])]).toEqual([]);
  expect(nextElements(CHOICES, ["nothing"]).size).toBe(0);
});

test("a path that was touched to its end is a decision, even where another goes on", () => {
  expect(completedChoices(CHOICES, ["vault:0", "cell:1,0"]).map((one) => one.id)).toEqual([2]);
  expect(completedChoices(CHOICES, ["hand:a"]).map((one) => one.id)).toEqual([5]);
  expect([...nextElements(CHOICES, ["hand:a"])]).toEqual(["land"]);
  expect(completedChoices(CHOICES, [])).toEqual([]);
});

test("a touch goes on, begins anew, or goes back", () => {
  expect(afterTouch(CHOICES, ["vault:0"], "cell:1,0")).toEqual(["vault:0", "cell:1,0"]);
  expect(afterTouch(CHOICES, ["vault:0"], "vault:1")).toEqual(["vault:1"]);
  expect(afterTouch(CHOICES, ["vault:0", "cell:1,0"], "cell:0,0")).toEqual(["vault:0", "cell:0,0"]);
  expect(afterTouch(CHOICES, ["vault:0"], "vault:0")).toEqual([]);
  expect(afterTouch(CHOICES, ["vault:0"], "cell:9,9")).toBeNull();
});

test("choices along a path", () => {
  expect(matchingChoices(CHOICES, ["vault:0"]).map((one) => one.id)).toEqual([1, 2]);
  expect(matchingChoices(CHOICES, []).length).toBe(CHOICES.length);
});
