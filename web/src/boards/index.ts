// The boards, each loaded when its game is sat down to.
import type { BoardModule } from "./types";

export const boards: Record<string, () => Promise<BoardModule>> = {
  basilica: () => import("./basilica"),
  sagrada: () => import("./sagrada"),
  fantazja: () => import("./fantazja"),
};
