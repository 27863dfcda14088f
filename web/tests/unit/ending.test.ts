// What decided a game, and the log turn by turn.

import { expect, test, vi } from "vitest";
import type { Result, ScoreLine } from "../../src/net/types";

vi.mock("../../src/state/i18n.svelte", async (original) => ({
  ...(await original<typeof import("../../src/state/i18n.svelte")>()),
  say: (key: string, params: object = {}) => [key, ...Object.values(params)].join(" "),
  hasMessage: (key: string) => ["score-a.group", "score-b.group"].includes(key),
  sayScoreLine: (line: ScoreLine) => line.kind,
}));
vi.mock("../../src/state/settings.svelte", () => ({ settings: { language: "en" } }));
vi.mock("../../src/net/api", () => ({ gameMessages: async () => "" }));

const { decisiveSentence, marginOf, resultRows, winnerOf } = await import("../../src/state/resultSummary");
const { logTurns } = await import("../../src/state/logTurns");

const line = (seat: number | null, points: number, kind: string): ScoreLine => ({
  seat,
  points,
  kind,
  clause: "",
  params: {},
  elements: [],
});
const won = (
  scores: number[],
  utilities: number[],
  kind: Result["kind"] = "rules",
  seat = null as number | null,
) => ({ kind, scores, utilities, seat }) as Result;
const lines = [
  line(0, 9, "a"),
  line(0, 5, "a"),
  line(0, 1, "b"),
  line(1, 2, "a"),
  line(1, 4, "b"),
  line(1, 0, "winner"),
];

test("points are summed by kind, and lines without points that only tell are left out", () => {
  const rows = resultRows({ lines, totals: [15, 6] }, won([15, 6], [1, -1]));
  expect(rows).toEqual([
    { label: "score-a.group", points: [14, 2] },
    { label: "score-b.group", points: [1, 4] },
  ]);
});

test("a sheet that is not the result is not shown", () => {
  expect(resultRows({ lines, totals: [15, 6] }, won([3, 6], [1, -1], "resigned", 1))).toEqual([]);
});

const sentence = (result: Result, reader: number | null = null, target: number | null = null) =>
  decisiveSentence({
    result,
    rows: resultRows({ lines, totals: [15, 6] }, { ...result, scores: [15, 6] }),
    names: result.scores.map((_, seat) => "AB"[seat]!),
    reader,
    target,
  });

test("the sentence names the kind by which the winner got ahead most, narrowly where it was close", () => {
  expect(sentence(won([15, 6], [1, -1]))).toBe("web-card-decided A score-a.group 12");
  expect(sentence(won([15, 6], [1, -1]), 0)).toBe("web-card-decided.you A score-a.group 12");
  expect(sentence(won([15, 12], [1, -1]))).toBe("web-card-narrow A score-a.group 12");
  expect(marginOf(won([15, 12], [1, -1]), 0)).toBe(3);
});

test("games that points did not decide have sentences of their own", () => {
  expect(sentence(won([15, 15], [1, -1]))).toBe("web-card-level");
  expect(sentence(won([15, 15], [0.5, 0.5]))).toBe("web-card-shared 15");
  expect(sentence(won([0, 0], [0, 0], "draw"))).toBe("web-card-draw");
  expect(sentence(won([0, 9], [1, -1], "resigned", 1))).toBe("table-resigned B");
  expect(sentence(won([0, 9], [1, -1], "time", 1))).toBe("table-ran-out B");
  expect(winnerOf(won([15, 15], [0.5, 0.5]))).toBe(null);
});

test("alone, the target decides: it must be beaten", () => {
  expect(sentence(won([15], [1]), 0, 12)).toBe("web-card-target-won 12 3");
  expect(sentence(won([12], [-1]), 0, 12)).toBe("web-card-target-lost 12 1");
});

const entry = (moves: number, kind: string, seat?: number) => ({
  moves,
  event: { kind, params: seat === undefined ? {} : { seat: `@player-${seat}` }, elements: [] },
});

test("the log is cut at the turns that the game tells, and before the first by who decides", () => {
  const log = [
    entry(0, "g-first", 1),
    entry(1, "g-choose", 0),
    entry(2, "g-choose", 1),
    entry(2, "g-moved-on"),
    entry(2, "g-refill"),
    entry(2, "g-tools"),
    entry(2, "g-turn", 1),
    entry(3, "g-place", 1),
    entry(3, "g-refill"),
    entry(4, "table-resigned", 0),
  ];
  const turns = logTurns(log, () => null, {
    isRefill: ({ kind }) => kind === "g-refill",
    follows: /moved-on/,
  });
  expect(turns.map(({ seat, moves, lines, refills }) => [seat, moves, lines.length, refills.length])).toEqual(
    [
      [null, 0, 1, 0],
      [0, 1, 1, 0],
      [1, 2, 2, 1],
      [null, 2, 1, 0],
      [1, 3, 2, 1],
    ],
  );
});
