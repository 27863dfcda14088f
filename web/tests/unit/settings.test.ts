// What is stored is read as far as it is valid, whichever client stored it.

import { describe, expect, test } from "vitest";
import { BOARD_THEMES } from "../../src/boards/themes";
import { readSettings, USUAL } from "../../src/state/settingsDocument";

test("nothing stored: everything is as usual, in the language of the browser", () => {
  expect(readSettings({}, "pl")).toEqual({ ...USUAL, language: "pl" });
});

describe("switches of an older client", () => {
  test.each([
    [{ confirm: true }, { confirm: "final" }],
    [{ confirm: false }, { confirm: "never" }],
    [{ sound: false }, { volume: 0 }],
    [{ sound: true }, { volume: USUAL.volume }],
    [{ motion: false }, { speed: "instant" }],
    [{ motion: true }, { speed: "calm" }],
    [{ motion: false, speed: "brisk" }, { speed: "brisk" }],
    [{ sound: false, volume: 30 }, { volume: 30 }],
  ])("%o is %o", (stored, expected) => {
    expect(readSettings(stored, "en")).toMatchObject(expected);
  });
});

test("what is set is kept", () => {
  const set = {
    language: "fr",
    theme: "dark",
    speed: "brisk",
    confirm: "always",
    volume: 10,
    letters: false,
    boardTheme: { basilica: "vellum", sagrada: "daylight", fantazja: "night-isle" },
  };
  expect(readSettings(set, "en")).toEqual(set);
});

test.each([
  {
    language: "xx",
    theme: 3,
    speed: "fast",
    confirm: "sometimes",
    volume: "loud",
    letters: 1,
    boardTheme: 4,
  },
  { volume: 1.5, boardTheme: { sagrada: "submarine", chess: "wood" }, unknown: true },
])("what is not valid is as usual: %o", (stored) => {
  expect(readSettings(stored, "en")).toEqual({ ...USUAL, language: "en" });
});

test("a volume beyond the scale is at its end", () => {
  expect(readSettings({ volume: 900 }, "en").volume).toBe(100);
  expect(readSettings({ volume: -1 }, "en").volume).toBe(0);
});

test("every game's usual look is its first", () => {
  for (const [game, [first]] of Object.entries(BOARD_THEMES)) expect(USUAL.boardTheme[game]).toBe(first);
});
