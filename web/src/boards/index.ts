// The boards, each loaded when a game is opened. A game without a board of its own gets the generic one.

import type { BoardModule } from "./types";

export const boards: Record<string, () => Promise<BoardModule>> = {
  basilica: () => import("./basilica"),
  sagrada: () => import("./sagrada"),
  fantazja: () => import("./fantazja"),
};

/** Whether this client has a board made for a game. */
export const hasBoard = (game: string): boolean => Object.hasOwn(boards, game);

export const loadBoard = (game: string): Promise<BoardModule> =>
  hasBoard(game) ? boards[game]!() : import("./generic");
