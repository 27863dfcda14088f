// What may be set, its usual values, and how a stored document is read: also one of an older client.

import { BOARD_THEMES } from "../boards/themes";

export const LANGUAGES = ["en", "pl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
/** How fast a turn is told; `instant` animates nothing. */
export const SPEEDS = ["calm", "brisk", "instant"] as const;
/** Which moves are confirmed: all, those that cannot be undone, or none. */
export const CONFIRMATIONS = ["always", "final", "never"] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  confirm: (typeof CONFIRMATIONS)[number];
  /** Loudness, from 0 to 100. */
  volume: number;
  /** Whether colours are labelled with letters. */
  letters: boolean;
  /** The look of each game's board. */
  boardTheme: Record<string, string>;
}

export const USUAL: Omit<Settings, "language"> = {
  theme: "auto",
  speed: "calm",
  confirm: "final",
  volume: 70,
  letters: true,
  boardTheme: Object.fromEntries(Object.entries(BOARD_THEMES).map(([game, [first]]) => [game, first!])),
};

type Document = Record<string, unknown>;

/** Older clients knew only on and off. */
function upToDate(stored: Document): Document {
  const { motion, sound, confirm, ...rest } = stored;
  return {
    ...(motion === false ? { speed: "instant" } : {}),
    ...(sound === false ? { volume: 0 } : {}),
    ...(confirm === undefined || confirm === true ? {} : { confirm: confirm === false ? "never" : confirm }),
    ...rest,
  };
}

const oneOf = <T>(values: readonly T[], value: unknown, usual: T): T =>
  values.includes(value as T) ? (value as T) : usual;

function themes(value: unknown): Record<string, string> {
  const chosen = value && typeof value === "object" ? (value as Document) : {};
  return Object.fromEntries(
    Object.entries(BOARD_THEMES).map(([game, names]) => [game, oneOf(names, chosen[game], names[0]!)]),
  );
}

/** What a document has that is no setting of this client or an older one, such as one of a newer client. */
export function otherSettings(stored: Document): Document {
  const known = new Set([...Object.keys(USUAL), "language", "changed", "motion", "sound"]);
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !known.has(name)));
}

/** The settings of a document, as far as they are valid; the others are as usual. */
export function readSettings(stored: Document, language: Language): Settings {
  const found = upToDate(stored);
  const { volume, letters } = found;
  return {
    language: oneOf(LANGUAGES, found["language"], language),
    theme: oneOf(THEMES, found["theme"], USUAL.theme),
    speed: oneOf(SPEEDS, found["speed"], USUAL.speed),
    confirm: oneOf(CONFIRMATIONS, found["confirm"], USUAL.confirm),
    volume: Number.isInteger(volume) ? Math.min(100, Math.max(0, volume as number)) : USUAL.volume,
    letters: typeof letters === "boolean" ? letters : USUAL.letters,
    boardTheme: themes(found["boardTheme"]),
  };
}
