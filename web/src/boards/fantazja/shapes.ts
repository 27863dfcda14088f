// The shapes of a tile, 100 wide. Nature's tiles have round corners and those of Light cut ones, so that
// the owner of a tile is visible without colour; the castle's are square.
import type { Place } from "./cells";
import type { ElementName } from "./types";

export const FRAMES = ["nature", "light", "castle"] as const;
export type Frame = (typeof FRAMES)[number];

export const frame = (owner: number | null): Frame => (owner === null ? "castle" : FRAMES[owner]!);

/** How far from the edge the middle of a mark is, and how far marks of one side are apart. */
const NEAR = 12;
const STEP = 19;

/** The coloured edge of the top side; the others are the same, turned. */
const LIPS: Record<Frame, string> = {
  nature: "M4.1 4.1A14 14 0 0 1 14 0H86A14 14 0 0 1 95.9 4.1L89 9Q87 7 84 7H16Q13 7 11 9Z",
  light: "M6 6L12 0H88L94 6L88.5 10L85.5 7H14.5L11.5 10Z",
  castle: "M0 0H100L93 7H7Z",
};

const OUTLINES: Record<Frame, string> = {
  nature: "M14 0H86A14 14 0 0 1 100 14V86A14 14 0 0 1 86 100H14A14 14 0 0 1 0 86V14A14 14 0 0 1 14 0Z",
  light: "M12 0H88L100 12V88L88 100H12L0 88V12Z",
  castle: "M0 0H100V100H0Z",
};

export const lip = (name: Frame): string => LIPS[name];
export const outline = (name: Frame): string => OUTLINES[name];

/** Where the marks of a side are, upright on every side. */
export function spots(direction: number, number: number): Place[] {
  const far = 100 - NEAR;
  return Array.from({ length: number }, (_, index) => {
    const along = 50 + (index - (number - 1) / 2) * STEP;
    if (direction === 0) return { x: along, y: NEAR };
    if (direction === 1) return { x: far, y: along };
    return direction === 2 ? { x: along, y: far } : { x: NEAR, y: along };
  });
}

/** The mark of each element about its middle, and a line in it that tells it apart when small. */
export const MARKS: Record<ElementName, { shape: string; line: string }> = {
  earth: { shape: "M-8.6 -8.6H8.6V8.6H-8.6Z", line: "M-8.6 0H8.6M0 -8.6V0M-4.3 0V8.6M4.3 0V8.6" },
  air: {
    shape: "M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10Z",
    line: "M-6.4 2.2A6.6 6.6 0 1 1 2.6 6.2M2.6 6.2A4.2 4.2 0 1 1 2 -2.4A2.4 2.4 0 0 1 1.4 2.2",
  },
  water: {
    shape: "M0 -11C3 -6 8 -1 8 4A8 8 0 0 1 -8 4C-8 -1 -3 -6 0 -11Z",
    line: "M-4.6 4A4.6 4.6 0 0 0 -0.6 8.4",
  },
  fire: {
    shape:
      "M-0.5 10.5C-7 10.5 -10 6 -9 0.5C-8.6 -2 -8 -3.5 -8.4 -6.5C-6.4 -5.6 -5 -4 -4.4 -2C-4.2 -6 -2 -9 1 -11.5C1 -8 2.6 -6 4.2 -4C5 -5 5.4 -6 5.4 -7.6C8 -5 9.6 -1 9.2 3C8.7 7.5 5 10.5 -0.5 10.5Z",
    line: "M0 8.5C-3.6 8.5 -4.6 5.6 -3.4 3.2C-2.4 1.2 -0.8 0.4 -0.6 -2.4C2.6 -0.4 4.4 2.6 3.8 5.2C3.4 7.4 2 8.5 0 8.5Z",
  },
};

/** What the ground is made of: grass, paving, flagstones. */
export const GROUND: Record<Frame, string> = {
  nature:
    "M24 34l2 4l2 -4M70 30l2 4l2 -4M78 52l2 4l2 -4M22 58l2 4l2 -4M30 78l2 4l2 -4M66 78l2 4l2 -4M46 26l2 4l2 -4",
  light: "M20 50L50 20L80 50L50 80ZM20 20L80 80M80 20L20 80M35 20L80 65M65 20L20 65M20 35L65 80M80 35L35 80",
  castle: "M20 36H80M20 52H80M20 68H80M36 20V36M60 20V36M28 36V52M50 36V52M72 36V52M38 52V68M62 52V68",
};

/** The sign of Dark Energy about its middle. */
export const BOLT = "M2.6 -7.4L-4.6 1.2H-0.6L-2.6 7.4L4.6 -1.4H0.4Z";

/** Dark Energy runs from corner to corner, where it hides no mark. */
export const CRACK =
  "M3 5L13 12L11 19L24 25L28 37L36 41L38 52L49 56L52 47L61 52L63 64L72 66L76 77L85 80L88 90L97 96";
export const BRANCHES = "M24 25L33 22L37 27M63 64L58 72L62 77M38 52L31 58L32 66M72 66L79 61";

/** The rock under the land, where no tile lies below; it differs from cell to cell. */
export function rock({ x, y }: Place): string {
  const wild = (n: number): number =>
    Math.abs(Math.sin(x * 12.9898 + y * 78.233 + n * 37.719) * 43758.5453) % 1;
  const teeth = [8, 24, 38, 52, 66, 80, 92].map((along, n) => {
    const middle = 1 - Math.abs(along - 50) / 60;
    return `L${100 - along} ${(112 + middle * (n % 2 ? 14 : 34) + wild(n) * 12).toFixed(1)}`;
  });
  return `M104 104${teeth.join("")}L-4 104Z`;
}
