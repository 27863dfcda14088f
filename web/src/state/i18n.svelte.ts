// Phrases in the reader's language, from the Fluent files that the terminal reads, too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, ScoreLine, Phrase, Reason } from "../net/types";
import { settings } from "./settings.svelte";

type Load = () => Promise<string>;
const files = import.meta.glob<string>(
  ["../../../src/rosace/locales/*/*.ftl", "!**/arena.ftl", "!**/cli.ftl", "!**/verify.ftl"],
  { query: "?raw", import: "default" },
) as Record<string, Load>;

const ALWAYS = ["core", "match", "colours", "web"];
const loaded = new Map<string, string>(); // language/file -> text
let bundles: Record<string, FluentBundle> = $state.raw({});
const wanted = new Set(ALWAYS);

/** Have the words of these parts ready, in the present language. */
export async function loadMessages(...parts: string[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  const language = settings.language;
  const missing = [...wanted].filter((part) => !loaded.has(`${language}/${part}`));
  const texts = await Promise.all(missing.map((part) => read(language, part)));
  if (!texts.length && bundles[language]) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const part of wanted) {
    bundle.addResource(new FluentResource(loaded.get(`${language}/${part}`) ?? ""), { allowOverrides: true });
  }
  bundles = { ...bundles, [language]: bundle };
}

async function read(language: string, part: string): Promise<void> {
  const load = files[`../../../src/rosace/locales/${language}/${part}.ftl`];
  if (!load) throw new Error(`there is no ${language}/${part}.ftl`);
  loaded.set(`${language}/${part}`, await load());
}

/** The words of a game: what is asked, chosen and told, its things, and its options. */
export function loadGameMessages(game: string): Promise<void> {
  const parts = [game, `${game}-terms`, `${game}-options`, `${game}-web`];
  return loadMessages(...parts.filter((part) => `../../../src/rosace/locales/en/${part}.ftl` in files));
}

/** A message with its parameters; `"@key"` among them is itself a message, a list is spoken item by item. */
export function say(key: string, params: Record<string, unknown> = {}): string {
  const bundle = bundles[settings.language] ?? Object.values(bundles).at(-1); // another language comes a moment later
  if (!bundle) return "";
  const [name, attribute] = key.split(".") as [string, string | undefined];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    missing.add(key);
    return `{${key}}`;
  }
  const errors: Error[] = [];
  const spoken = Object.fromEntries(Object.entries(params).map(([one, value]) => [one, parameter(value)]));
  const text = bundle.formatPattern(pattern, spoken, errors);
  if (errors.length) missing.add(`${key}: ${errors[0]?.message}`);
  return text;
}

/** Whether there is such a message in the present language. */
export function hasMessage(key: string): boolean {
  return bundles[settings.language]?.hasMessage(key) ?? false;
}

/** What could not be said, for tests. */
export const missing = new Set<string>();
(globalThis as Record<string, unknown>)["rosaceMissing"] = missing;

function parameter(value: unknown): FluentVariable {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.map((item) => String(parameter(item))).join(", ");
  if (value && typeof value === "object" && "key" in value) return sayPhrase(value as Phrase);
  const text = String(value);
  return text.startsWith("@") ? say(text.slice(1)) : text;
}

/** Somebody's own text, spoken as it stands even if it begins with @. */
export function verbatim(text: string): string {
  return text.startsWith("@") ? `\u200b${text}` : text;
}

export const sayPhrase = (found: Phrase): string => say(found.key, found.params);

/** What happened; the events of a table itself carry the names of people. */
export function sayEvent(found: GameEvent): string {
  if (!found.kind.startsWith("table-")) return say(`event-${found.kind}`, found.params);
  return say(found.kind, { ...found.params, name: verbatim(String(found.params["name"] ?? "")) });
}

export const sayReason = (found: Reason): string =>
  say(`reason-${found.code.replaceAll("/", "-")}`, found.params);
export const sayScoreLine = (found: ScoreLine): string => say(`score-${found.kind}`, found.params);
