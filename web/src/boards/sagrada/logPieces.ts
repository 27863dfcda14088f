// The dice in the log.

import type { GameEvent } from "../../net/types";

const DIE = /^[RYGBP][1-6]$/;

export const logPieces = (event: GameEvent): Record<string, string> =>
  Object.fromEntries(
    Object.entries(event.params).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && DIE.test(entry[1]),
    ),
  );
