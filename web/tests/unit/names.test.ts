// Names of players: what is suggested, how twins are told apart, who has won, and their little windows.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { roseOf } from "../../src/components/avatar";
import type { Person, Result } from "../../src/net/types";

const LOCALES = resolve(import.meta.dirname, "../../../src/rosace/locales");
const MOST_CHARACTERS = 24; // the server refuses longer names
const state = vi.hoisted(() => ({ bundle: null as unknown }));

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, "web.ftl"), "utf8")));
  return bundle;
}

vi.mock("../../src/state/i18n.svelte", () => {
  const pattern = (key: string) => {
    const [name, attribute] = key.split(".") as [string, string | undefined];
    const message = (state.bundle as FluentBundle).getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  };
  const hasMessage = (key: string) => Boolean(pattern(key));
  const say = (key: string, params: Record<string, string | number> = {}) =>
    (state.bundle as FluentBundle).formatPattern(pattern(key)!, params);
  return {
    hasMessage,
    say,
    sayOr: (key: string, other: string) => (hasMessage(key) ? say(key) : other),
    readable: (name: string) => name,
    shownName: (name: string) => (name === "guest" ? say("web-seat-guest") : name),
  };
});
vi.mock("../../src/net/api", () => ({}));

const { levelChoice, playerName, sayResult } = await import("../../src/components/playerNames");
const { suggestName, suggestNames } = await import("../../src/state/userName");

const person = (name: string): Person => ({ kind: "person", name, bot: "", out: false });
const computer = (bot: string): Person => ({ kind: "bot", name: bot, bot, out: false });
const free: Person = { kind: "free", name: "", bot: "", out: false };

describe.each(readdirSync(LOCALES))("suggested in %s", (language) => {
  beforeEach(() => (state.bundle = bundleOf(language)));

  test("every name may be taken: of 24 characters at most, and never a guest", () => {
    const bundle = bundleOf(language);
    const list = (key: string) => bundle.formatPattern(bundle.getMessage(key)!.value!).split(", ");
    const [qualities, animals] = [list("web-name-qualities"), list("web-name-animals")];
    expect(new Set(qualities).size).toBe(qualities.length);
    expect(qualities.length * animals.length).toBeGreaterThan(250);
    for (let quality = 0; quality < qualities.length; quality += 1)
      for (let animal = 0; animal < animals.length; animal += 1) {
        const draws = [(quality + 0.5) / qualities.length, (animal + 0.5) / animals.length];
        const name = suggestName(() => draws.shift()!);
        expect(name).toContain(qualities[quality]);
        expect(name).toContain(animals[animal]);
        expect([...name].length).toBeLessThanOrEqual(MOST_CHARACTERS);
        expect(name).toBe(name.split(/\s+/).join(" "));
      }
  });

  test("those on one sofa begin with other letters", () => {
    let draw = 0;
    const names = suggestNames(4, () => (draw = (draw + 0.137) % 1));
    expect(new Set(names.map((name) => name[0])).size).toBe(4);
  });
});

describe("at a table", () => {
  beforeEach(() => (state.bundle = bundleOf("en")));

  test("the second of a name has a number", () => {
    const people = [person("Ada"), person("Ada"), computer("master"), computer("master"), free, free];
    expect(people.map((_, seat) => playerName(people, seat))).toEqual([
      "Ada",
      "Ada 2",
      "Master",
      "Master 2",
      "Open seat",
      "Open seat",
    ]);
  });

  test("a level is chosen by its name and a word", () => {
    expect(levelChoice("journeyman")).toBe("Journeyman · medium");
  });

  test.each<[string, number[], number[], Person[]]>([
    ["You won!", [1, -1], [0], [person("Ada"), computer("novice")]],
    ["Novice won", [-1, 1], [0], [person("Ada"), computer("novice")]],
    ["Bob won", [-1, 1], [0, 1], [person("Ada"), person("Bob")]],
    ["Ada won", [1, -1], [], [person("Ada"), person("Bob")]],
    ["It’s a draw.", [0, 0], [0], [person("Ada"), person("Bob")]],
    ["A shared victory!", [1, 1], [0], [person("Ada"), person("Bob")]],
    ["You lost.", [-1], [0], [person("Ada")]],
    ["You won!", [1], [0], [person("Ada")]],
    ["Not won", [-1], [], [person("Ada")]],
  ])("%s: %o for seats %o", (words, utilities, seats, people) => {
    const result: Result = { kind: "rules", utilities, scores: [], seat: null };
    expect(sayResult(result, people, seats)).toBe(words);
  });
});

test("a name has one window, of two colours, and many names have many", () => {
  expect(roseOf("Ada")).toEqual(roseOf("Ada"));
  const roses = Array.from({ length: 500 }, (_, index) => roseOf(`Ada ${index}`));
  for (const { hues } of roses) expect(hues[0]).not.toBe(hues[1]);
  expect(new Set(roses.map((rose) => JSON.stringify(rose))).size).toBeGreaterThan(100);
  expect(roseOf("Łucja").letter).toBe("Ł");
});
