// The log: its tiles, each with its owner: "RIa/0". A tile that is built over or taken belongs to somebody else.

import type { GameEvent } from "../../net/types";
import { seatOf } from "../../state/i18n.svelte";

export function logPieces({ params }: GameEvent): Record<string, string> {
  const seat = seatOf(params["seat"]);
  const owner = seatOf(params["owner"]) ?? seat;
  const pieces = Object.entries(params).map(([name, value]) => {
    const tile = typeof value === "string" ? /^@fantazja-tile-(\w+)$/.exec(value)?.[1] : undefined;
    return tile && seat !== null ? [name, `${tile}/${name === "below" ? owner : seat}`] : null;
  });
  return Object.fromEntries(pieces.filter((one) => one !== null));
}

/** The choice of a tile is told by where it is laid. */
export const toldBy = {
  "fantazja-build": /^fantazja-(laid|raised)$/,
  "fantazja-exchange": /^fantazja-exchanged$/,
};

export const isRefill = ({ kind }: GameEvent): boolean => kind === "fantazja-draw-secretly";

export const seatColour = (seat: number): string => (seat === 0 ? "var(--emerald)" : "var(--wood)");
