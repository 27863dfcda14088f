export { default as Board } from "./Board.svelte";
export { default as Example } from "./Example.svelte";
export { default as Figure } from "./Figure.svelte";
export { default as Scorer } from "./Scorer.svelte";
export { default as LogPiece } from "./LogPiece.svelte";
export { isRefill, logPieces, seatColour } from "./logPieces";
export { scoringStory } from "./scoringStory";
export { standing } from "./standing";
export { secret } from "./view";
