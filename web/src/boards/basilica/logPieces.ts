// The vaults in the log, written as their colours and perhaps a crown: "red,blue+crown".

import type { GameEvent } from "../../net/types";
import type { PiecesOf } from "../../state/i18n.svelte";

export const piecesOf: PiecesOf = ({ params }): Record<string, string> => {
  const colours = [params["colours"]].flat().map((colour) => /^@colour-([a-z]+)/.exec(String(colour))?.[1]);
  if (!("colours" in params) || colours.includes(undefined)) return {};
  return { colours: colours.join() + (params["crown"] === "yes" ? "+crown" : "") };
};

export const isRefill = ({ kind }: GameEvent): boolean => /^basilica-(flip|refill|top|stuck)$/.test(kind);

/** White and Black builders. */
export const seatColour = (seat: number): string => (seat === 0 ? "#f4efe6" : "#2b2e35");

/** An order is told by what it did. */
export const toldBy = {
  "basilica-order": /^basilica-(rank|move|confuse|recruit|take|glass|scaffold|disaster|altar)$/,
};

export const minor = /^basilica-(order|decline|juggle|marker|turn)/;

export const follows = /^basilica-marker$/;

export const scoring = {
  events: /^basilica-(scoring|juggle-shown|majority|minority|tie|scored|rows-leave)/,
  total: /^basilica-scored$/,
};

/** Letters above the columns, numbers beside the rows. */
export const namesCells = true;
