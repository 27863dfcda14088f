// The log: its tiles, each with its owner: "RIa/0". A tile that is built over or taken belongs to somebody else.

import type { GameEvent } from "../../net/types";
import { type PiecesOf, seatOf } from "../../state/i18n.svelte";

export const piecesOf: PiecesOf = ({ params }) => {
  const seat = seatOf(params["seat"]);
  const owner = seatOf(params["owner"]) ?? seat;
  const holder = seatOf(params["other"]) ?? seat; // of a tile that is looked at
  const drawn = (value: unknown, of: number | null) => {
    const tile = typeof value === "string" ? /^@fantazja-tile-(\w+)$/.exec(value)?.[1] : undefined;
    return tile && of !== null ? [`${tile}/${of}`] : [];
  };
  const pieces = Object.entries(params).map(([name, value]) => {
    const of = name === "below" ? owner : holder;
    return [name, [value].flat().flatMap((one) => drawn(one, of))] as const;
  });
  return Object.fromEntries(pieces.filter(([, tiles]) => tiles.length));
};

/** The choice of a tile is told by where it is laid or what it is swapped for, the end of a turn by what was done in it. */
export const toldBy = {
  "fantazja-build": /^fantazja-(laid|raised)$/,
  "fantazja-exchange": /^fantazja-exchanged$/,
  "fantazja-give": /^fantazja-(give|enough|take|swap)$/,
  "fantazja-enough": /^fantazja-(give|take|under)$/,
  "fantazja-take": /^fantazja-(take|swap)$/,
  "fantazja-end": /^fantazja-(?!draw)/,
};

export const isRefill = ({ kind }: GameEvent): boolean => kind === "fantazja-draw-secretly";

export const seatColour = (seat: number): string => (seat === 0 ? "var(--emerald)" : "var(--wood)");

export const minor = /^fantazja-(pay|token|power|give|take|enough|show|skipped)/;
