// The count at the end of the game, objective by objective over all windows, from the lines of the score sheet.

import type { GameEvent, ScoreLine, ScoreSheet, View } from "../../net/types";
import { say, sayCounted, type SeatName } from "../../state/i18n.svelte";
import type { ScoringStep, ScoringStory } from "../types";

const objectiveOf = (line: ScoreLine): string =>
  String(line.params["objective"] ?? "").replace("@sagrada-", "");
const card = (line: ScoreLine): string => objectiveOf(line).replace("-", ":");

/** The story of the end; null before it. */
export function scoringStory(
  _before: View,
  events: readonly GameEvent[],
  sheet: ScoreSheet | null,
  nameOf?: SeatName,
): ScoringStory | null {
  if (!sheet || !events.some((event) => event.kind === "sagrada-ended")) return null;
  const of = (kind: string) => sheet.lines.filter((line) => line.kind === `sagrada-${kind}`);
  /** The elements that earn it light up, and the points of each seat are said before the rule. */
  const step = (title: string, rule: string, lines: readonly ScoreLine[], ...more: string[]): ScoringStep => {
    const points = lines.flatMap((line) =>
      line.seat === null ? [] : [[line.seat, line.points] as [number, number]],
    );
    return {
      elements: [...more, ...lines.flatMap((line) => line.elements)],
      words: sayCounted(title, points, nameOf),
      rule,
      gains: points.filter(([, one]) => one).map(([seat, one]) => ({ seat, points: one })),
    };
  };
  const shared = (name: string) => {
    const lines = of("public").filter((line) => objectiveOf(line) === name);
    return step(say(`sagrada-${name}`), say(`sagrada-${name}.help`), lines, card(lines[0]!));
  };
  const secret = (line: ScoreLine) => {
    const objective = `sagrada-${objectiveOf(line)}`;
    const title = say("sagrada-web-count-private", { objective: `@${objective}` });
    return step(title, say(`${objective}.help`), [line], card(line));
  };
  const [tokens, empty] = [of("tokens"), of("empty")];
  const key = (kind: string) => `sagrada-web-count-${kind}`;
  const each = Number(empty[0]?.params["each"]);
  const steps = [
    ...[...new Set(of("public").map(objectiveOf))].map(shared),
    ...of("private").map(secret),
    ...(tokens.length
      ? [
          step(
            say(key("tokens")),
            say(`${key("tokens")}.help`),
            tokens,
            ...tokens.map(({ seat }) => `tokens:${seat}`),
          ),
        ]
      : []),
    ...(empty.some((line) => line.points)
      ? [step(say(key("empty")), say(`${key("empty")}.help`, { each }), empty)]
      : []),
    ...target(events),
  ];
  return { from: sheet.totals.map(() => 0), steps, isLast: true };
}

/** S6.4: alone the round track is the score to beat. */
function target(events: readonly GameEvent[]): ScoringStep[] {
  const result = events.find((event) => event.kind.startsWith("sagrada-solo-"));
  return result
    ? [{ elements: ["track"], words: say(`event-${result.kind}`, result.params), gains: [] }]
    : [];
}
