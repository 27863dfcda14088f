// The name of the user. A guest gets a friendly one with the first table, and is asked when others see it.

import * as api from "../net/api";
import { say } from "./i18n.svelte";
import { readStored, writeStored } from "./storage";

const CHOSEN = "rosace-named"; // whether the user has chosen the name
const SOFA = "rosace-sofa"; // the names of those who share this device
const ATTEMPTS = 3;

const oneOf = (list: string, draw: () => number): string => {
  const words = list.split(",").map((word) => word.trim());
  return words[Math.floor(draw() * words.length)]!;
};

/** A name for who has none, in the reader's language: "Amber Heron". */
export function suggestName(draw: () => number = Math.random): string {
  const [quality, animal] = [oneOf(say("web-name-qualities"), draw), oneOf(say("web-name-animals"), draw)];
  return say("web-name-suggested", { quality, animal });
}

/** Suggestions for several people, which differ at a glance. */
export function suggestNames(count: number, draw: () => number = Math.random): string[] {
  const names: string[] = [];
  for (let attempt = 0; names.length < count; attempt += 1) {
    const name = suggestName(draw);
    if (attempt > 50 || names.every((other) => other[0] !== name[0])) names.push(name);
  }
  return names;
}

export const hasChosenName = (): boolean => readStored(CHOSEN) === true;

/** Give a guest a name that they have chosen. */
export async function chooseName(name: string): Promise<api.Me> {
  const user = await api.rename(name);
  writeStored(CHOSEN, true);
  return user;
}

/** Make sure that a guest has a name; the name. */
export async function ensureName(): Promise<string> {
  const user = await api.me();
  if (user.account) writeStored(CHOSEN, true);
  if (user.name) return user.name;
  for (let attempt = 1; ; attempt += 1)
    try {
      return (await api.rename(suggestName())).name;
    } catch (problem) {
      if (attempt === ATTEMPTS || !(problem instanceof api.Problem && problem.code === "name-taken"))
        throw problem;
    }
}

/** The names last used on one sofa. */
export function sofaNames(): string[] {
  const stored = readStored(SOFA);
  return Array.isArray(stored) ? stored.filter((name): name is string => typeof name === "string") : [];
}

export const rememberSofa = (names: readonly string[]) => writeStored(SOFA, names);
