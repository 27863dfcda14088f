// Where things lie: pure functions of names and numbers. Cells are a1 to d5, rows from the top.

import type { Colour, Letter } from "./types";

export const COLUMNS = 5;
export const ROWS = 4;
export const ROUNDS = 10;
export const LETTERS: Record<Letter, Colour> = { R: "red", Y: "yellow", G: "green", B: "blue", P: "purple" };
export const COLOURS = Object.values(LETTERS);
export const letterOf = (colour: Colour): Letter =>
  (Object.keys(LETTERS) as Letter[]).find((letter) => LETTERS[letter] === colour)!;

/** The message with the letter that people see for a colour of the notation. */
export const letterKey = (letter: Letter): string => `colour-${LETTERS[letter]}.letter`;

export const isColour = (sign: string | null): sign is Letter => sign !== null && sign in LETTERS;

export interface Die {
  letter: Letter;
  colour: Colour;
  value: number;
}

/** A die by its name: the letter of its colour, and its value. */
export function dieOf(name: string): Die {
  const letter = name.charAt(0) as Letter;
  return { letter, colour: LETTERS[letter], value: Number(name.charAt(1)) };
}

export const columnOf = (index: number): number => index % COLUMNS;
export const rowOf = (index: number): number => Math.floor(index / COLUMNS);
export const cellName = (index: number): string => `${"abcd".charAt(rowOf(index))}${columnOf(index) + 1}`;
export const cellElement = (seat: number, index: number): string =>
  `cell:${seat},${columnOf(index)},${rowOf(index)}`;

/** The middle of each pip in a square of 100, a little off its middle: the corner belongs to the letter. */
const AT = { left: 33, middle: 55, right: 77, top: 36, centre: 58, bottom: 80 };
const CORNERS: readonly (readonly [number, number])[] = [
  [AT.left, AT.bottom],
  [AT.right, AT.top],
  [AT.left, AT.top],
  [AT.right, AT.bottom],
  [AT.left, AT.centre],
  [AT.right, AT.centre],
];

export function pips(value: number): (readonly [number, number])[] {
  const paired = CORNERS.slice(0, value - (value % 2));
  return value % 2 ? [...paired, [AT.middle, AT.centre]] : paired;
}

/** A window is drawn with panes of 100 at this pitch, between sides of stone, under an arch that rises so high. */
export const PITCH = 106;
export const SIDE = 40;
export const WIDTH = COLUMNS * PITCH - 6 + 2 * SIDE;
const MARGIN = 14;

export function sizeOf(rise: number): { height: number; box: string } {
  const height = rise + ROWS * PITCH - 6 + SIDE;
  return { height, box: `${-MARGIN} ${-MARGIN / 2} ${WIDTH + 2 * MARGIN} ${height + MARGIN}` };
}

/** A window without its arch, for where it is small: a low gable, narrow sides, and panes as large as can be. */
export const LOW_RISE = 44;
const LOW_SIDE = 22;

export function lowSize(): { box: string; ratio: string } {
  const [wide, high] = [WIDTH - 2 * (SIDE - LOW_SIDE), LOW_RISE + ROWS * PITCH - 6 + LOW_SIDE];
  return { box: `${SIDE - LOW_SIDE - 2} -2 ${wide + 4} ${high + 4}`, ratio: `${wide + 4} / ${high + 4}` };
}

/** Its outline. */
export function gable(): string {
  const [left, right] = [SIDE - LOW_SIDE, WIDTH - SIDE + LOW_SIDE];
  const foot = LOW_RISE + ROWS * PITCH - 6 + LOW_SIDE;
  return `M${left} ${foot}V24L${WIDTH / 2} 0L${right} 24V${foot}Z`;
}

/** Where the pane of a cell lies. */
export const place = (index: number, rise: number): string =>
  `translate(${SIDE + columnOf(index) * PITCH} ${rise + rowOf(index) * PITCH})`;

/** The same as a share of the whole drawing, in percent, for what is laid over it. */
export function share(
  index: number,
  rise: number,
): { left: number; top: number; width: number; height: number } {
  const wide = WIDTH + 2 * MARGIN;
  const high = sizeOf(rise).height + MARGIN;
  return {
    left: (100 * (MARGIN + SIDE + columnOf(index) * PITCH)) / wide,
    top: (100 * (MARGIN / 2 + rise + rowOf(index) * PITCH)) / high,
    width: 10000 / wide,
    height: 10000 / high,
  };
}

/** A pointed arch on straight sides: from the foot at the left over the point to the foot at the right. */
export function arch(x: number, y: number, width: number, height: number, rise: number): string {
  const spring = y + rise;
  const middle = x + width / 2;
  const foot = y + height;
  const left = `C${x} ${y + rise * 0.52} ${x + width * 0.33} ${y + rise * 0.29} ${middle} ${y}`;
  const right = `C${x + width * 0.67} ${y + rise * 0.29} ${x + width} ${y + rise * 0.52} ${x + width} ${spring}`;
  return `M${x} ${foot}V${spring}${left}${right}V${foot}Z`;
}
