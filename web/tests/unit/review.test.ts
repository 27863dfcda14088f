// A review as it is drawn and told: numbers, names, the places of the graph, and how far its making is.

import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Decision, ReviewDocument } from "../../src/state/review";

const state = vi.hoisted(() => ({ settings: { language: "en" } }));
vi.mock("../../src/state/settings.svelte", () => state);
const server = vi.hoisted(() => ({
  gameMessages: async () => "",
  reviewOf: vi.fn(),
  startReview: vi.fn(),
  Problem: class extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  },
}));
vi.mock("../../src/net/api", () => server);

const { loadGameMessages, loadMessages } = await import("../../src/state/i18n.svelte");
const review = await import("../../src/state/review");
const { Reviewing } = await import("../../src/state/reviewing.svelte");

const told = (text: string, params: object = {}, touch: string[] = []) => ({
  text,
  label: { key: "choice-basilica-builder", params: { cell: text, ...params } },
  touch,
});
const decision = (more: Partial<Decision> = {}): Decision => ({
  position: 10,
  move: 3,
  seat: 0,
  round: null,
  verdict: "mistake",
  loss: 0.12,
  noise: 0.01,
  win_best: 0.5,
  win_played: 0.38,
  played: [told("a1")],
  best: [told("b2")],
  ...more,
});
const graph = [0, 2, 3, 7, 12].map((move) => ({ move, wins: [0.5, 0.5] }));

beforeAll(async () => {
  await loadMessages("review", "analysis");
  await loadGameMessages("basilica");
});
beforeEach(() => {
  state.settings.language = "en";
  vi.resetAllMocks();
});

describe("numbers", () => {
  test("are written as the language writes them, with a minus sign and no negative nothing", () => {
    expect(review.formatPercent(0.616)).toBe("62%");
    expect(review.formatPercent(-0.0004, 1)).toBe("0.0%");
    expect(review.formatChange(-0.1)).toBe("−10%");
    expect(review.formatChange(0.004)).toBe("0%");
    expect(review.formatLead(3)).toBe("+3.0");
    state.settings.language = "pl";
    expect(review.formatLead(-2.46)).toBe("−2,5");
  });
});

describe("words", () => {
  const reason = (points: number) => ({
    key: "analysis-gains",
    params: {
      gains: [
        {
          key: "analysis-more",
          params: {
            what: {
              key: "analysis-of-seat",
              params: { topic: "ribs", name: { key: "player-1", params: {} } },
            },
            points,
          },
        },
      ],
    },
  });

  test("name players in place of their seats, also deep in a sentence", () => {
    expect(review.saySentences([reason(3.2)], ["Ada", "Bob"])).toBe("Ribs (Bob): +3.2 points.");
    const verdict = [{ key: "review-verdict-better-won", params: { seat: 1 } }];
    expect(review.saySentences(verdict, ["Ada", "Bob"])).toContain("Bob played best");
  });

  test("a hint names its move first, then what it gains, and last what it costs", () => {
    const { label } = told("b2");
    const cost = { key: "analysis-cost", params: { points: 1.4, what: "glass" } };
    expect(review.sayAdvice({ label, reason: [cost, reason(3.2)], win: 0.47 }, ["Ada", "Bob"])).toEqual({
      move: "Place a builder on b2.",
      why: "Ribs (Bob): +3.2 points. It gives away 1.4 points: glass. Win chance: 47%.",
    });
    const level = [{ key: "analysis-no-difference", params: {} }];
    expect(review.sayAdvice({ label, reason: level, win: 0.47 }, []).why).toBe(
      "Win chance: 47%. Other moves are about as good.",
    );
    expect(review.sayAdvice({ label, reason: [], win: null }, []).why).toBe("The computer would play this.");
  });

  test("say so where nothing in particular is a reason", () => {
    const document = {
      reasons: [{ position: 10, sentences: [{ key: "analysis-no-difference", params: {} }], elements: [] }],
    } as unknown as ReviewDocument;
    expect(review.sayReasonOf(document, decision(), [])).toBe("No single kind of points explains it.");
    document.reasons[0]!.sentences = [reason(1)];
    expect(review.sayReasonOf(document, decision(), ["Ada", "Bob"])).toMatch(/^Ribs/);
    expect(review.sayReasonOf(document, decision({ position: 11 }), [])).toBe("");
  });

  test("an action of several decisions is one line, and its cells are told beside pictures, too", () => {
    const line = review.actionLine([told("a1"), told("b2")], 0, ["Ada"], null);
    expect(line.words).toBe("Place a builder on a1 → Place a builder on b2");
    expect(line.parts.join("")).toBe(line.words);
  });
});

describe("decisions", () => {
  test("are worse only where something else was better", () => {
    expect(review.isWorse(decision())).toBe(true);
    expect(review.isWorse(decision({ verdict: "best" }))).toBe(false);
    expect(review.isWorse(decision({ best: [told("a1")] }))).toBe(false);
  });

  test("are counted by class and seat", () => {
    const decisions = [decision(), decision({ seat: 1, verdict: "best" }), decision({ seat: 1 })];
    const counts = review.classCounts({ seats: 2, decisions });
    expect(counts.map(({ mistake, best }) => [mistake, best])).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test("light what they touch, and their reasons unless these lie everywhere", () => {
    expect(review.litBy(["a"], ["b", "c"])).toEqual(["a", "b", "c"]);
    expect(review.litBy(["a"], [..."bcdefghijk"])).toEqual(["a"]);
  });

  test("are seen by the eyes of who decides; the end by who decided last", () => {
    const decisions = [decision({ move: 2, seat: 1 }), decision({ move: 4, seat: 0 })];
    expect([0, 2, 3, 4, 9].map((move) => review.eyesAt(decisions, move))).toEqual([1, 1, 1, 0, 0]);
  });
});

describe("the graph", () => {
  test("has a point for every move: the last one before it", () => {
    expect([-5, 0, 1, 2, 6, 12, 99].map((move) => review.pointAt(graph, move))).toEqual([
      0, 0, 0, 1, 2, 4, 4,
    ]);
  });

  test("is clicked at the nearest point", () => {
    expect([-3, 1.2, 4, 9.6, 40].map((move) => review.nearestPoint(graph, move))).toEqual([0, 1, 2, 4, 4]);
  });

  test("spreads its marks, none behind the end", () => {
    expect(review.spread([10, 12, 90], 5, 88)).toEqual([10, 15, 88]);
    expect(review.spread([86, 87, 88], 5, 90)).toEqual([80, 85, 90]);
    expect(review.spread([], 5, 90)).toEqual([]);
  });
});

describe("luck and skill", () => {
  const document = {
    seats: 2,
    start: [0.5, 0.5],
    luck: [0.7, -0.7],
    skill: [-0.4, 0.4],
    rest: [0.2, -0.2],
    result: [1, 0],
  } as ReviewDocument;

  test("lead from the start to the result, each bar from the end of the one before", () => {
    const terms = review.balance(document, 0);
    expect(terms.map(({ name }) => name)).toEqual(["start", "luck", "skill", "rest", "result"]);
    expect(terms[2]!.from).toBe(terms[1]!.to);
    expect(terms[3]!.to).toBeCloseTo(document.result[0]!);
  });

  test("reach as far as the longest bar of any seat", () => {
    const [lowest, highest] = review.reachOf(document);
    expect(lowest).toBeCloseTo(-0.2);
    expect(highest).toBeCloseTo(1.2);
  });
});

describe("the making of a review", () => {
  const none = { state: "none", progress: 0, review: null };
  const done = (quality: string) => ({ state: "done", progress: 1, review: { quality } });

  test("the best there is is shown at once", async () => {
    server.reviewOf.mockResolvedValue(done("standard"));
    const reviewing = new Reviewing("T");
    await reviewing.start();
    expect(reviewing.document?.quality).toBe("standard");
    expect(server.startReview).not.toHaveBeenCalled();
  });

  test("without one, the quick one is made; one that is lost is asked for again", async () => {
    server.reviewOf.mockResolvedValue(none);
    server.startReview.mockResolvedValueOnce(none).mockResolvedValue(done("quick"));
    const reviewing = new Reviewing("T");
    await reviewing.start();
    expect(reviewing.document?.quality).toBe("quick");
    expect(server.startReview.mock.calls).toEqual([
      ["T", "quick"],
      ["T", "quick"],
    ]);
    expect(reviewing.making).toBe(null);
  });

  test("one that fails again and again is given up, and one that is refused says why", async () => {
    server.reviewOf.mockResolvedValue(none);
    server.startReview.mockResolvedValue(none);
    const reviewing = new Reviewing("T");
    await reviewing.start();
    expect(reviewing.problem).toMatchObject({ code: "review-failed" });
    server.reviewOf.mockRejectedValue(new server.Problem("day-is-running"));
    await reviewing.start();
    expect(reviewing.problem).toMatchObject({ code: "day-is-running" });
  });

  test("a closer look that was begun before a reload goes on", async () => {
    server.reviewOf.mockResolvedValueOnce({ state: "running", progress: 0.3, review: null });
    server.startReview.mockImplementation(async (_, quality: string) => done(quality));
    const reviewing = new Reviewing("T");
    await reviewing.start();
    expect(server.startReview.mock.calls.map(([, quality]) => quality)).toEqual(["quick", "standard"]);
    expect(reviewing.document?.quality).toBe("standard");
  });
});
