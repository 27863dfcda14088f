// What a person has chosen for this browser; nothing of it is the server's business.

import { readStoredObject, writeStored } from "./storage";

export const LANGUAGES = ["en", "pl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", fr: "Français" };

interface Kept {
  language: Language;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: boolean;
  /** Whether a decision is looked at before it is made. */
  confirm: boolean;
  /** Colours have a letter, too. */
  letters: boolean;
}

const KEY = "rosace";

function preferred(): Language {
  const asked = navigator.languages.map((name) => name.slice(0, 2));
  return asked.find((name): name is Language => (LANGUAGES as readonly string[]).includes(name)) ?? "en";
}

const THEMES = ["auto", "light", "dark"] as const;

/** What was kept, as far as it makes sense. */
function recalled(): Kept {
  const usual: Kept = {
    language: preferred(),
    theme: "auto",
    sound: true,
    motion: true,
    confirm: true,
    letters: true,
  };
  const kept = readStoredObject(KEY);
  const fits = (name: string, value: unknown) =>
    name === "language"
      ? LANGUAGES.includes(value as Language)
      : name === "theme"
        ? THEMES.includes(value as Kept["theme"])
        : typeof value === "boolean";
  return {
    ...usual,
    ...Object.fromEntries(Object.entries(kept).filter(([name, value]) => name in usual && fits(name, value))),
  };
}

export const settings: Kept = $state(recalled());

export function saveSetting<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  writeStored(KEY, settings);
  applySettings();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move. */
export function motionAllowed(): boolean {
  return settings.motion && !still.matches;
}

export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["motion"] = motionAllowed() ? "on" : "off";
}

dark.addEventListener("change", applySettings);
still.addEventListener("change", applySettings);
