// A review of a finished game as the server makes it (docs/protocol.md), and what a page needs to draw and tell it.

import type { BoardModule } from "../boards/types";
import type { Hint } from "../net/api";
import type { Phrase } from "../net/types";
import { hasMessage, type LinePart, pictured, say, sayPhrase, seatOf, shortKey } from "./i18n.svelte";
import { settings } from "./settings.svelte";

export const CLASSES = ["best", "good", "inaccuracy", "mistake", "blunder", "unclear"] as const;
export type DecisionClass = (typeof CLASSES)[number];
export type Quality = "quick" | "standard";

/** A decision as it was taken, or as it would have been better. */
export interface ToldDecision {
  text: string;
  label: Phrase;
  touch: string[];
}

export interface Decision {
  position: number;
  /** As many decisions were taken before it. */
  move: number;
  seat: number;
  round: number | null;
  verdict: DecisionClass;
  loss: number;
  noise: number;
  win_best: number;
  win_played: number;
  played: ToldDecision[];
  best: ToldDecision[];
}

export interface GraphPoint {
  move: number;
  wins: number[];
}

export interface ReviewDocument {
  game: string;
  seats: number;
  quality: string;
  simulations: number;
  rollouts: number;
  seed: number;
  scores: number[];
  start: number[];
  luck: number[];
  luck_noise: number[];
  luck_points: number[];
  luck_points_noise: number[];
  skill: number[];
  skill_noise: number[];
  rest: number[];
  result: number[];
  adjusted: number[];
  mean_losses: (number | null)[];
  /** Before each decision, and at the end. */
  graph: GraphPoint[];
  decisions: Decision[];
  turning_points: number[];
  reasons: { position: number; sentences: Phrase[]; elements: string[] }[];
  verdict: Phrase[];
}

// Numbers.

const rounded = (share: number, digits: number) => Number(share.toFixed(digits)) + 0;

/** A share of one in percent, as the language writes it. */
export const formatPercent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(settings.language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(rounded(share, digits + 2))
    .replace("-", "−");

const sign = (number: number) => (number > 0 ? "+" : number < 0 ? "−" : "");

/** A change of a win chance, with its sign. */
export const formatChange = (share: number): string =>
  sign(rounded(share, 2)) + formatPercent(Math.abs(share));

/** A change of points, with its sign. */
export const formatLead = (points: number): string =>
  sign(rounded(points, 1)) + formatPoints(Math.abs(points));

/** Points with one digit after the decimal sign. */
export const formatPoints = (points: number): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    rounded(points, 1),
  );

// Words.

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === "object" && value !== null && "key" in value;

/** A message with the names of the players in place of their seats. */
export function withPlayers({ key, params }: Phrase, names: readonly string[]): Phrase {
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    const seat = isPhrase(value) ? seatOf(`@${value.key}`) : seatOf(value);
    if (seat !== null) return names[seat] ?? value;
    return isPhrase(value) ? withPlayers(value, names) : value;
  };
  return {
    key,
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) =>
        name === "seat" && typeof value === "number" ? [name, names[value] ?? ""] : [name, named(value)],
      ),
    ),
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences of a review or a hint, one after the other. */
export const saySentences = (sentences: readonly Phrase[], names: readonly string[]): string =>
  sentences.map((sentence) => capitalised(sayPhrase(withPlayers(sentence, names)))).join(" ");

/** Beside a board that shows the rest; where a cell is not said by what is lit, it must be told. */
function plainKey({ key, params }: Phrase): string {
  if (hasMessage(`${key}.hint`)) return `${key}.hint`;
  return "cell" in params ? key : shortKey(key);
}

/** A hint in words: the move; then what it gains, what it costs, and how likely it wins. */
export function sayAdvice(
  { label, reason, win }: Pick<Hint, "label" | "reason" | "win">,
  names: readonly string[],
): { move: string; why: string } {
  const isLevel = reason.some(({ key }) => key === "analysis-no-difference");
  const isCost = ({ key }: Phrase) => key === "analysis-cost";
  const ordered = [...reason.filter((one) => !isCost(one)), ...reason.filter(isCost)];
  const chance = win === null ? "" : say("review-hint-win", { chance: formatPercent(win) });
  const why = isLevel
    ? [chance, say("review-hint-level")]
    : [saySentences(ordered, names) || say("review-hint-plain"), chance];
  return {
    move: `${saySentences([{ ...label, key: plainKey(label) }], names)}.`,
    why: why.filter(Boolean).join(" "),
  };
}

/** Why the better decision was better, or that nothing in particular says so; empty where no reason was looked for. */
export function sayReasonOf(
  document: ReviewDocument,
  { position }: Decision,
  names: readonly string[],
): string {
  const why = document.reasons.find((one) => one.position === position);
  if (!why) return "";
  const told = why.sentences.filter(({ key }) => key !== "analysis-no-difference");
  return told.length ? saySentences(told, names) : say("review-reason-unclear");
}

/** What a decision's line is: all in words, and the same with small pictures. */
export interface PicturedWords {
  words: string;
  parts: LinePart[];
}

/** An action in words and pictures, decision by decision. */
export function actionLine(
  action: readonly ToldDecision[],
  seat: number,
  names: readonly string[],
  board: Pick<BoardModule, "piecesOf"> | null,
): PicturedWords {
  const lines = action.map(({ label }) => {
    const named = withPlayers(label, names);
    const short = "cell" in label.params ? label.key : shortKey(label.key); // the place must be told
    const pieces = board?.piecesOf?.({ params: { seat: `@player-${seat}`, ...label.params } });
    return { words: sayPhrase(named), parts: pictured({ ...named, key: short }, [pieces ?? {}]) };
  });
  return {
    words: lines.map(({ words }) => words).join(" → "),
    parts: lines.flatMap(({ parts }, at) => (at ? [" → ", ...parts] : parts)),
  };
}

/** Which move of the game it is: "Move 17, round 3". */
export const sayWhere = ({ move, round }: Pick<Decision, "move" | "round">): string =>
  round === null
    ? say("review-move", { number: move + 1 })
    : say("review-move-round", { number: move + 1, round });

// Decisions.

/** Whether something else would have been better. */
export const isWorse = ({ verdict, played, best }: Decision): boolean =>
  verdict !== "best" && played.map(({ text }) => text).join() !== best.map(({ text }) => text).join();

export const touched = (action: readonly ToldDecision[]): string[] => action.flatMap(({ touch }) => touch);

/** Where more is lit, nothing stands out. */
const MOST_LIT = 8;

/** What the board lights: what an action touches, and where its reasons lie, unless they lie everywhere. */
export const litBy = (touch: readonly string[], reasons: readonly string[]): string[] => [
  ...touch,
  ...(reasons.length <= MOST_LIT ? reasons : []),
];

/** How many decisions of each class every seat made. */
export function classCounts({ seats, decisions }: Pick<ReviewDocument, "seats" | "decisions">) {
  const counts = Array.from(
    { length: seats },
    () => Object.fromEntries(CLASSES.map((name) => [name, 0])) as Record<DecisionClass, number>,
  );
  for (const { seat, verdict } of decisions) counts[seat]![verdict] += 1;
  return counts;
}

export const turningPoints = ({ decisions, turning_points }: ReviewDocument): Decision[] =>
  decisions.filter(({ position }) => turning_points.includes(position));

/** The last point of the graph at or before a move. */
export function pointAt(graph: readonly GraphPoint[], move: number): number {
  const after = graph.findIndex((point) => point.move > move);
  return after < 0 ? graph.length - 1 : Math.max(0, after - 1);
}

/** The point of the graph that is nearest to a place between 0 and the last move. */
export function nearestPoint(graph: readonly GraphPoint[], move: number): number {
  const distances = graph.map((point) => Math.abs(point.move - move));
  return distances.indexOf(Math.min(...distances));
}

/** Rising places moved apart, so that neighbours have a gap, and none lies behind the end. */
export function spread(places: readonly number[], gap: number, end: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -Infinity) + gap));
  let limit = end;
  for (let number = moved.length - 1; number >= 0; number -= 1) {
    moved[number] = Math.min(moved[number]!, limit);
    limit = moved[number]! - gap;
  }
  return moved;
}

// Luck and skill.

export interface Term {
  name: "start" | "luck" | "skill" | "rest" | "result";
  /** Where its bar begins and ends. */
  from: number;
  to: number;
}

/** The win chance of a seat from the start to the result, term by term. */
export function balance(review: ReviewDocument, seat: number): Term[] {
  let reached = review.start[seat] ?? 0;
  const terms: Term[] = [{ name: "start", from: 0, to: reached }];
  for (const name of ["luck", "skill", "rest"] as const) {
    const from = reached;
    reached += review[name][seat] ?? 0;
    terms.push({ name, from, to: reached });
  }
  return [...terms, { name: "result", from: 0, to: review.result[seat] ?? 0 }];
}

/** The lowest and the highest place that a bar of any seat comes to. */
export function reachOf(review: ReviewDocument): [number, number] {
  const ends = Array.from({ length: review.seats }, (_, seat) => balance(review, seat)).flat();
  const places = ends.flatMap(({ from, to }) => [from, to]);
  return [Math.min(0, ...places), Math.max(1, ...places)];
}

/** The seat by whose eyes a position is shown: who decides there, or at the end who decided last. */
export const eyesAt = (decisions: readonly Decision[], move: number): number =>
  (decisions.findLast((one) => one.move <= move) ?? decisions[0])?.seat ?? 0;
