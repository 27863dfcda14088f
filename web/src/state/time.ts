// Times as text, in the reader's language.

import { settings } from "./settings.svelte";

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [30, "day"],
  [12, "month"],
  [Infinity, "year"],
];

/** A time relative to now: "5 minutes ago". */
export function timeAgo(milliseconds: number, now = Date.now()): string {
  let amount = (milliseconds - now) / 1000;
  for (const [size, unit] of STEPS) {
    if (Math.abs(amount) < size)
      return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(
        Math.round(amount),
        unit,
      );
    amount /= size;
  }
  return "";
}

/** The time until a moment, roughly: "9 hours". */
export function timeLeft(milliseconds: number, now = Date.now()): string {
  const minutes = Math.max(1, Math.ceil((milliseconds - now) / 60_000));
  const [amount, unit] = minutes < 60 ? [minutes, "minute"] : [Math.round(minutes / 60), "hour"];
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay: "long" }).format(
    amount,
  );
}

/** The time left on a clock: "12:05", or "2 d 4 h". */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days) return `${days} d ${hours} h`;
  const rest = `${String(minutes).padStart(hours ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}
