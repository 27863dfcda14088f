import { expect, test } from "vitest";
import { applies, chosenOptions, valuesFor } from "../../src/state/options";

const difficulty = { name: "difficulty", values: [3, 5], seats: [1] };
const first = { name: "first", values: ["random", "1", "2", "3", "4"], seats: [2, 3, 4], names_seat: true };
const expansion = { name: "expansion", values: [false, true] };
const part = { name: "part", values: [false, true], needs: { expansion: true } };

test("options of the solo game are shown and sent only there", () => {
  const options = { difficulty: 5, first: "2" };
  expect(chosenOptions([difficulty, first], 2, options)).toEqual({ first: "2" });
  expect(chosenOptions([difficulty, first], 1, options)).toEqual({ difficulty: 5 });
});

test("an option of an expansion needs the expansion", () => {
  expect(applies(part, 2, { expansion: false })).toBe(false);
  expect(applies(part, 2, { expansion: true })).toBe(true);
  expect(chosenOptions([expansion, part], 2, { expansion: false, part: true })).toEqual({ expansion: false });
});

test("a seat that is not there does not begin", () => {
  expect(valuesFor(first, 2)).toEqual(["random", "1", "2"]);
  expect(valuesFor(difficulty, 2)).toEqual([3, 5]);
});
