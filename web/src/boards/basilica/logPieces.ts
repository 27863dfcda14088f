// The vaults in the log, written as their colours and perhaps a crown: "red,blue+crown".

import type { GameEvent } from "../../net/types";

export function logPieces({ params }: GameEvent): Record<string, string> {
  const colours = [params["colours"]].flat().map((colour) => /^@colour-([a-z]+)/.exec(String(colour))?.[1]);
  if (!("colours" in params) || colours.includes(undefined)) return {};
  return { colours: colours.join() + (params["crown"] === "yes" ? "+crown" : "") };
}

export const isRefill = ({ kind }: GameEvent): boolean =>
  /^basilica-(flip|refill|top|reshuffle|stuck)$/.test(kind);

/** White and Black builders. */
export const seatColour = (seat: number): string => (seat === 0 ? "#f4efe6" : "#2b2e35");
