// The places of a side for tiles and bonus tokens: their signs, 24 wide, and how much is there.
import type { Player } from "./types";

export const PILES = ["hand", "imagination", "stack", "discards", "bonus"] as const;
export type PileName = (typeof PILES)[number];

export const SIGNS: Record<PileName, string> = {
  hand: "M3 8L9 5L13 17L7 20ZM10 6L15 4L20 15L15 17Z",
  imagination: "M12 3A6 6 0 0 1 15 14V17H9V14A6 6 0 0 1 12 3ZM9.5 20H14.5",
  stack: "M4 9L12 5L20 9L12 13ZM4 13L12 17L20 13M4 17L12 21L20 17",
  discards: "M5 5L19 19M19 5L5 19",
  bonus: "M12 3L14.5 8.5L20.5 9L16 13L17.5 19L12 16L6.5 19L8 13L3.5 9L9.5 8.5Z",
};

export function pileSize(player: Player, name: PileName): number {
  if (name === "hand") return player.hand_size;
  if (name === "imagination") return player.face_down.length;
  if (name === "stack") return player.stack_size;
  return name === "discards" ? player.discards.length : player.bonus;
}
