// How objectives are counted (S5.1, S5.2): what a window has, what is missing for more, and what a die would bring.
// Objectives have the names of their words: `objective-row-colours`, `private-red`.

import { public_objectives as listed } from "../../../../src/rosace/games/sagrada/components.json";
import { COLUMNS, dieOf, LETTERS, letterOf, ROWS } from "./geometry";
import { OBJECTIVES } from "./scoreEntry";
import type { Colour } from "./types";

/** The dice of a window, cell by cell. */
export type Dice = readonly (string | null)[];

const POINTS: Record<string, number> = Object.fromEntries(
  OBJECTIVES.map((name, index) => [name, listed[index]!.points]),
);
const span = (length: number) => Array.from({ length }, (_, index) => index);
const ROW_CELLS = span(ROWS).map((row) => span(COLUMNS).map((column) => row * COLUMNS + column));
const COLUMN_CELLS = span(COLUMNS).map((column) => span(ROWS).map((row) => row * COLUMNS + column));
const VALUES: Record<string, string> = {
  "light-shades": "12",
  "medium-shades": "34",
  "deep-shades": "56",
  "shade-variety": "123456",
};

const short = (name: string): string => name.replace(/^(objective|private)-/, "");
/** What an objective looks at: the letter of a die's colour, or its value. */
const sign = (die: string, objective: string): string => die.charAt(/colour/.test(objective) ? 0 : 1);

/** The rows or columns that an objective is about; none if it is about sets anywhere. */
export function linesOf(name: string): readonly (readonly number[])[] {
  return /-row-/.test(name) ? ROW_CELLS : /-column-/.test(name) ? COLUMN_CELLS : [];
}

/** What a set of an objective consists of; empty if the objective has no sets. */
export const membersOf = (name: string): string[] =>
  name === "objective-colour-variety" ? Object.keys(LETTERS) : [...(VALUES[short(name)] ?? "")];

/** How many dice of a line are there; null where two are alike, so that it can never be met. */
function lineCount(dice: Dice, line: readonly number[], name: string): number | null {
  const signs = line.flatMap((cell) => (dice[cell] ? [sign(dice[cell]!, name)] : []));
  return new Set(signs).size === signs.length ? signs.length : null;
}

function setCounts(dice: Dice, name: string): number[] {
  return membersOf(name).map((member) => dice.filter((die) => die && sign(die, name) === member).length);
}

function onDiagonal(dice: Dice, cell: number): boolean {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  return [-1, 1].some((down) =>
    [-1, 1].some((right) => {
      const inside = column + right >= 0 && column + right < COLUMNS;
      return inside && dice[(row + down) * COLUMNS + column + right]?.charAt(0) === dice[cell]!.charAt(0);
    }),
  );
}

/** The points of a window for an objective. */
export function pointsFor(dice: Dice, name: string): number {
  if (name.startsWith("private-")) {
    const letter = letterOf(short(name) as Colour);
    const own = dice.filter((die) => die?.startsWith(letter)).map((die) => dieOf(die!).value);
    return own.reduce((sum, value) => sum + value, 0);
  }
  const each = POINTS[short(name)] ?? 0;
  const lines = linesOf(name);
  if (lines.length) return each * lines.filter((line) => lineCount(dice, line, name) === line.length).length;
  if (membersOf(name).length) return each * Math.min(...setCounts(dice, name));
  return each * dice.filter((die, cell) => die && onDiagonal(dice, cell)).length;
}

/** How far an objective is on its way to be met once more: for each die of a line or set, whether it is there. */
export function progressOf(dice: Dice, name: string): boolean[] {
  const lines = linesOf(name);
  if (lines.length) {
    const open = lines
      .map((line) => lineCount(dice, line, name) ?? 0)
      .filter((count, at) => count < lines[at]!.length);
    const best = Math.max(0, ...open);
    return lines[0]!.map((_, place) => place < best);
  }
  const counts = setCounts(dice, name);
  return counts.map((count) => count > Math.min(...counts));
}

export type LineState = "met" | "near" | null;

/** Whether a line meets an objective, or lacks only one die for it. */
export function lineState(dice: Dice, line: readonly number[], name: string): LineState {
  const count = lineCount(dice, line, name);
  return count === line.length ? "met" : count === line.length - 1 ? "near" : null;
}

const withDie = (dice: Dice, cell: number, die: string): Dice =>
  dice.map((other, index) => (index === cell ? die : other));

export interface Service {
  objective: string;
  /** The points that a die brings at once; 0 if it only brings a line or a set nearer. */
  gain: number;
}

/** Whether a die brings a line or set beyond its half. */
function bringsNearer(after: Dice, before: Dice, cell: number, name: string): boolean {
  const isOpen = (count: number, size: number) => (size - count) * 2 < size;
  const line = linesOf(name).find((one) => one.includes(cell));
  if (line) return isOpen(lineCount(after, line, name) ?? 0, line.length);
  const there = (dice: Dice) => progressOf(dice, name).filter(Boolean).length;
  return there(after) > there(before) && isOpen(there(after), membersOf(name).length);
}

/** Which objectives a die on a cell would serve, those that bring points first. */
export function servicesOf(before: Dice, cell: number, die: string, names: readonly string[]): Service[] {
  const after = withDie(before, cell, die);
  return names
    .map((objective) => ({ objective, gain: pointsFor(after, objective) - pointsFor(before, objective) }))
    .filter(({ objective, gain }) => gain > 0 || bringsNearer(after, before, cell, objective))
    .sort((one, other) => Number(other.gain > 0) - Number(one.gain > 0));
}

/** The points that they bring together. Of two private objectives only the better one counts (S6.1). */
export function totalGain(before: Dice, cell: number, die: string, names: readonly string[]): number {
  const total = (dice: Dice) => {
    const own = names.filter((name) => name.startsWith("private-")).map((name) => pointsFor(dice, name));
    const shared = names.filter((name) => !name.startsWith("private-")).map((name) => pointsFor(dice, name));
    return Math.max(0, ...own) + shared.reduce((sum, points) => sum + points, 0);
  };
  return total(withDie(before, cell, die)) - total(before);
}
