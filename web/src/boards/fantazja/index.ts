import type { View } from "../../net/types";
import Board from "./Board.svelte";
import Example from "./Example.svelte";
import Figure from "./Figure.svelte";
import Scorer from "./Scorer.svelte";
import type { FantazjaView } from "./types";

export { scoringStory } from "./scoringStory";
export { Board, Example, Figure, Scorer };
export { default as LogPiece } from "./LogPiece.svelte";
export { isRefill, minor, piecesOf, seatColour, toldBy } from "./logPieces";

/** A hand, Imagination Points and what Magic has shown are for the eyes of one seat; at the end all is open. */
export function secret(view: View): boolean {
  const { viewer, phase, players, shown } = view as FantazjaView;
  if (viewer === null || phase === "over") return false;
  const own = players[viewer]!;
  const other = players[1 - viewer]!;
  return (
    (own.hand?.length ?? 0) + own.face_down.length + (other.known?.length ?? 0) + (shown?.length ?? 0) > 0
  );
}
export const showsPoints = true;
