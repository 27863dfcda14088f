import Board from "./Board.svelte";
import Example from "./Example.svelte";
import Figure from "./Figure.svelte";
import Scorer from "./Scorer.svelte";

export { Board, Example, Figure, Scorer };
export { scoringStory } from "./scoringStory";
export { default as LogPiece } from "./LogPiece.svelte";
export { minor, namesCells, piecesOf, toldBy } from "./logPieces";
export { notice } from "./turns";
export { secret } from "./secret";
export { standing } from "./standing";

/** The looks that sagrada.css has for it, with their names. */
export const themes = {
  cathedral: "web-board-theme-sagrada-cathedral",
  daylight: "web-board-theme-sagrada-daylight",
};
export const showsPoints = true;
