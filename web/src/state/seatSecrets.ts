// The secrets of seats taken in this browser. With a seat's secret its owner can play on from another device.

import type { SeatGrant } from "../net/types";
import { readStoredObject, writeStored } from "./storage";

const KEY = "rosace-seats";
const MAX_TABLES = 50;

export function rememberedSeats(table: string): SeatGrant | null {
  return (readStoredObject(KEY)[table] as SeatGrant | undefined) ?? null;
}

/** When a user signs out: the next user of this browser gets none of their seats. */
export function forgetSeats(): void {
  writeStored(KEY, {});
}

/** Remember the seats of a table; the oldest table is forgotten when there are too many. */
export function rememberSeats(grant: SeatGrant): SeatGrant {
  const { [grant.table]: _, ...others } = readStoredObject(KEY);
  const entries = Object.entries({ ...others, [grant.table]: grant });
  writeStored(KEY, Object.fromEntries(entries.slice(-MAX_TABLES)));
  return grant;
}
