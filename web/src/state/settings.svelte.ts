// Settings of this browser. The server never learns them.

import { readStoredObject, writeStored } from "./storage";

export const LANGUAGES = ["en", "pl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", fr: "Français" };

interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: boolean;
  /** Whether a decision is previewed and confirmed before it is sent. */
  confirm: boolean;
  /** Whether colours are labelled with letters. */
  letters: boolean;
}

const KEY = "rosace";

function preferredLanguage(): Language {
  const asked = navigator.languages.map((name) => name.slice(0, 2));
  return asked.find((name): name is Language => (LANGUAGES as readonly string[]).includes(name)) ?? "en";
}

const THEMES = ["auto", "light", "dark"] as const;

/** The stored settings, as far as they are valid. */
function storedSettings(): Settings {
  const defaults: Settings = {
    language: preferredLanguage(),
    theme: "auto",
    sound: true,
    motion: true,
    confirm: true,
    letters: true,
  };
  const stored = readStoredObject(KEY);
  const fits = (name: string, value: unknown) =>
    name === "language"
      ? LANGUAGES.includes(value as Language)
      : name === "theme"
        ? THEMES.includes(value as Settings["theme"])
        : typeof value === "boolean";
  return {
    ...defaults,
    ...Object.fromEntries(
      Object.entries(stored).filter(([name, value]) => name in defaults && fits(name, value)),
    ),
  };
}

export const settings: Settings = $state(storedSettings());

export function saveSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  writeStored(KEY, settings);
  applySettings();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether animations are on. */
export function motionAllowed(): boolean {
  return settings.motion && !reducedMotion.matches;
}

export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["motion"] = motionAllowed() ? "on" : "off";
}

dark.addEventListener("change", applySettings);
reducedMotion.addEventListener("change", applySettings);
