import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import Scorer from "./Scorer.svelte";

export { Board, Figure, Scorer };
export { secret } from "./secret";
