import type { View } from "../../net/types";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import Scorer from "./Scorer.svelte";

export { Board, Figure, Scorer };

export function secret(_view: View): boolean {
  return true;
}
