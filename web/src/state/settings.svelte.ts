// Settings, kept on this device and, of an account, also on the server (accountSettings.ts).

import { LANGUAGES, otherSettings, readSettings, type Language, type Settings } from "./settingsDocument";
import { readStoredObject, writeStored } from "./storage";

export { LANGUAGES, type Language, type Settings } from "./settingsDocument";
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", fr: "Français" };

const KEY = "rosace";

function preferredLanguage(): Language {
  const asked = navigator.languages.map((name) => name.slice(0, 2));
  return asked.find((name): name is Language => (LANGUAGES as readonly string[]).includes(name)) ?? "en";
}

const stored = readStoredObject(KEY);
export const settings: Settings = $state(readSettings(stored, preferredLanguage()));
/** When one was last changed, in milliseconds since 1970; 0 if none ever was. */
let changed = typeof stored["changed"] === "number" ? stored["changed"] : 0;
let onChange = () => {};
/** What a newer client has stored, and this one does not know: it is kept. */
let unknown = otherSettings(stored);

/** Call a function after every change on this device. */
export const whenSettingsChange = (call: () => void) => (onChange = call);

export const settingsDocument = () => ({
  changed,
  settings: { ...unknown, ...$state.snapshot(settings) },
});

export function saveSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  changed = Math.max(Date.now(), changed + 1); // newer than what is known, even if our clock is slow
  keep();
  onChange();
}

/** Take over the settings of another device. */
export function adoptSettings(document: Record<string, unknown>, when: number): void {
  Object.assign(settings, readSettings(document, settings.language));
  unknown = otherSettings(document);
  changed = when;
  keep();
}

function keep(): void {
  writeStored(KEY, { ...unknown, ...settings, changed });
  applySettings();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether animations are on. */
export function motionAllowed(): boolean {
  return settings.speed !== "instant" && !reducedMotion.matches;
}

export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["motion"] = motionAllowed() ? "on" : "off";
  root.dataset["speed"] = settings.speed;
  for (const [game, theme] of Object.entries(settings.boardTheme))
    root.setAttribute(`data-board-theme-${game}`, theme);
}

dark.addEventListener("change", applySettings);
reducedMotion.addEventListener("change", applySettings);
