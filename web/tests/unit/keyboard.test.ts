import { expect, test } from "vitest";
import { nearest } from "../../src/components/keyboard";

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
const GRID = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20), box(40, 20)];

test("arrows go to the nearest in their direction", () => {
  expect(nearest(box(0, 0), GRID, [1, 0])).toBe(1);
  expect(nearest(box(0, 0), GRID, [0, 1])).toBe(3);
  expect(nearest(box(40, 20), GRID, [-1, 0])).toBe(4);
  expect(nearest(box(40, 20), GRID, [0, -1])).toBe(2);
});

test("nothing lies beyond the edge", () => {
  expect(nearest(box(40, 0), GRID, [1, 0])).toBe(-1);
  expect(nearest(box(0, 0), GRID, [0, -1])).toBe(-1);
});

test("straight ahead and far comes before near and aside", () => {
  expect(nearest(box(0, 0), [box(60, 0), box(15, 40)], [1, 0])).toBe(0);
});
