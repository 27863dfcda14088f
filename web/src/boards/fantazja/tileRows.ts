// Which row of tiles is on show at the bottom of the board, and what can be touched nowhere else.
import type { FantazjaView } from "./types";

export const SHELVES = ["hand", "face-down", "discard", "theirs", "shown"] as const;
export type ShelfName = (typeof SHELVES)[number];

/** The row that the present decision is about: that of a tile that may be touched. */
export function asked(lit: readonly string[]): ShelfName | null {
  const order: ShelfName[] = ["shown", "face-down", "discard", "hand"];
  return order.find((shelf) => lit.some((id) => id.startsWith(`${shelf}:`))) ?? null;
}

/** The rows there are; what Magic shows only while it does. */
export function offered(view: FantazjaView): ShelfName[] {
  return SHELVES.filter((shelf) => shelf !== "shown" || (view.shown?.length ?? 0) > 0);
}

/** Everything that the board draws as an element, apart from the turns of a tile. */
export function drawn(view: FantazjaView, me: number): Set<string> {
  const own = view.players[me]!;
  return new Set([
    "imagination",
    "end",
    "enough",
    ...[...view.stacks, ...view.open].map(({ at }) => `cell:${at}`),
    ...Object.keys(view.tokens).map((type) => `token:${type}`),
    ...(own.hand ?? []).map((tile) => `hand:${tile}`),
    ...own.face_down.filter((tile) => tile !== null).map((tile) => `face-down:${tile}`),
    ...own.discards.map((tile) => `discard:${tile}`),
    ...(view.shown ?? []).map((tile) => `shown:${tile}`),
  ]);
}
