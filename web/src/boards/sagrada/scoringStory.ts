// The count at the end of the game, objective by objective over all windows, from the lines of the score sheet.

import type { GameEvent, ScoreLine, ScoreSheet, View } from "../../net/types";
import { say } from "../../state/i18n.svelte";
import type { ScoringStep, ScoringStory } from "../types";

const nameOf = (line: ScoreLine): string => String(line.params["objective"] ?? "").replace("@sagrada-", "");

/** Elements of the objective's card and of the cells that earn it, and the points of each seat. */
function step(words: string, lines: readonly ScoreLine[], ...more: string[]): ScoringStep {
  return {
    elements: [...more, ...lines.flatMap((line) => line.elements)],
    words,
    gains: lines.flatMap(({ seat, points }) => (seat === null || points === 0 ? [] : [{ seat, points }])),
  };
}

const card = (line: ScoreLine): string => nameOf(line).replace("-", ":");
const title = (line: ScoreLine): string =>
  `${say(`sagrada-${nameOf(line)}`)}. ${say(`sagrada-${nameOf(line)}.help`)}`;
const secretTitle = (line: ScoreLine): string =>
  say("sagrada-web-count-private", { objective: `@sagrada-${nameOf(line)}` });

/** The story of the end; null before it. */
export function scoringStory(
  _before: View,
  events: readonly GameEvent[],
  sheet: ScoreSheet | null,
): ScoringStory | null {
  if (!sheet || !events.some((event) => event.kind === "sagrada-ended")) return null;
  const of = (kind: string) => sheet.lines.filter((line) => line.kind === `sagrada-${kind}`);
  const shared = [...new Set(of("public").map(nameOf))];
  const tokens = of("tokens");
  const empty = of("empty");
  const steps = [
    ...shared.map((name) => {
      const lines = of("public").filter((line) => nameOf(line) === name);
      return step(title(lines[0]!), lines, card(lines[0]!));
    }),
    ...of("private").map((line) => step(secretTitle(line), [line], card(line))),
    ...(tokens.length
      ? [step(say("sagrada-web-count-tokens"), tokens, ...tokens.map((line) => `tokens:${line.seat}`))]
      : []),
    ...(empty.some((line) => line.points)
      ? [step(say("sagrada-web-count-empty", { each: Number(empty[0]!.params["each"]) }), empty)]
      : []),
    ...target(events),
  ];
  const seats = sheet.totals.length;
  return { from: Array<number>(seats).fill(0), steps, isLast: true };
}

/** S6.4: alone the round track is the score to beat. */
function target(events: readonly GameEvent[]): ScoringStep[] {
  const result = events.find((event) => event.kind.startsWith("sagrada-solo-"));
  return result
    ? [{ elements: ["track"], words: say(`event-${result.kind}`, result.params), gains: [] }]
    : [];
}
