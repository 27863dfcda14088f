export { default as Board } from "./Board.svelte";
export { default as Figure } from "./Figure.svelte";
export { default as Scorer } from "./Scorer.svelte";
export { stages } from "./stages";
export { secret } from "./view";
