// The log: its dice, and what goes without saying.

import type { PiecesOf } from "../../state/i18n.svelte";

const DIE = /^[RYGBP][1-6]$/;

export const piecesOf: PiecesOf = ({ params }) =>
  Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && DIE.test(entry[1]),
    ),
  );

/** That a turn is over is said only where nothing else was done, and who begins only by the first round. */
export const toldBy = {
  "sagrada-pass": /^sagrada-(place|put|tool|move|stop|return)$/,
  "sagrada-first": /^sagrada-round$/,
};

export const minor =
  /^sagrada-(window|draft|adjust|value|return|swap|die|roll|colour|round|first|tool-card|public|private|card|skipped)/;

/** Letters beside the rows, numbers below the columns. */
export const namesCells = true;
