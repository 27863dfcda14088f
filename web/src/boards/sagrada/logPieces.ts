// The log: its dice, and what goes without saying.

import type { GameEvent } from "../../net/types";

const DIE = /^[RYGBP][1-6]$/;

export const logPieces = (event: GameEvent): Record<string, string> =>
  Object.fromEntries(
    Object.entries(event.params).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && DIE.test(entry[1]),
    ),
  );

/** That a turn is over is said only where nothing else was done. */
export const toldBy = { "sagrada-pass": /^sagrada-(place|put|tool|move|stop|return)$/ };
