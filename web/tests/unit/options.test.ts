import { expect, test } from "vitest";
import { applies, chosenOptions, valuesFor } from "../../src/state/options";

test("options of the solo game are shown and sent only there", () => {
  const options = { difficulty: 5, two_private: true, first: "2" };
  expect(chosenOptions("sagrada", 2, options)).toEqual({ first: "2" });
  expect(chosenOptions("sagrada", 1, options)).toEqual({ difficulty: 5, two_private: true });
});

test("an option of an expansion needs the expansion", () => {
  expect(applies("basilica", "remove_six", 2, { festum: false })).toBe(false);
  expect(applies("basilica", "remove_six", 2, { festum: true })).toBe(true);
});

test("a game that is not ours has all its options", () => {
  expect(chosenOptions("hex", 2, { size: 9 })).toEqual({ size: 9 });
});

test("a seat that is not there does not begin", () => {
  expect(valuesFor("first", ["random", "1", "2", "3", "4"], 2)).toEqual(["random", "1", "2"]);
  expect(valuesFor("size", [3, 5], 2)).toEqual([3, 5]);
});
