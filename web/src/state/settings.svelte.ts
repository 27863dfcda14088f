// What a person has chosen for this browser. Kept in local storage; nothing of it is the server's business.

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

function read(): Kept {
  const usual: Kept = { language: preferred(), theme: "auto", sound: true, motion: true, confirm: true, letters: true };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual; // a browser that keeps nothing, or something else under our name
  }
}

export const settings: Kept = $state(read());

export function keep<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Then it lasts as long as the page.
  }
  apply();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion && !still.matches;
}

export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset["theme"] = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  root.dataset["motion"] = moves() ? "on" : "off";
}

dark.addEventListener("change", apply);
still.addEventListener("change", apply);
