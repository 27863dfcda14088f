// The end of a game told as a count: building by building, or type by type where there are many, then what decides.

import type { GameEvent, ScoreLine, ScoreSheet, View } from "../../net/types";
import type { ScoringStep, ScoringStory } from "../types";
import { say, sayCounted, type SeatName } from "../../state/i18n.svelte";
import { face } from "./tileFaces";
import { TYPES, type Type } from "./types";

/** More buildings than this are counted type by type. */
const MOST_SINGLE = 8;
const SEATS = [0, 1];

/** The story of the last count; null unless the game has ended. */
export function scoringStory(
  _before: View,
  events: readonly GameEvent[],
  sheet: ScoreSheet | null,
  nameOf?: SeatName,
): ScoringStory | null {
  if (!sheet || !events.some(({ kind }) => kind === "fantazja-ended")) return null;
  const of = (kind: string): ScoreLine[] => sheet.lines.filter((line) => line.kind === `fantazja-${kind}`);
  const buildings = of("building");
  const counted = buildings.length > MOST_SINGLE ? typeByType(buildings, nameOf) : buildings.map(single);
  const steps = [
    ...counted,
    ...bonus(of("bonus"), nameOf),
    ...imagination(events, nameOf),
    ...of("winner").map(single),
  ];
  return { from: SEATS.map(() => 0), steps, isLast: true };
}

function single(line: ScoreLine): ScoringStep {
  const gains = line.seat !== null && line.points ? [{ seat: line.seat, points: line.points }] : [];
  return { elements: line.elements, words: say(`score-${line.kind}`, line.params), gains };
}

function typeByType(lines: ScoreLine[], nameOf?: SeatName): ScoringStep[] {
  return TYPES.flatMap((type) => {
    const these = lines.filter((line) => typeOf(line) === type);
    if (!these.length) return [];
    const words = sayCounted(say("fantazja-web-count-type", { type }), bySeat(these), nameOf);
    return [{ elements: these.flatMap(({ elements }) => elements), words, gains: gains(these) }];
  });
}

const typeOf = (line: ScoreLine): Type =>
  face(String(line.params["tile"]).replace("@fantazja-tile-", "")).type;

function bonus(lines: ScoreLine[], nameOf?: SeatName): ScoringStep[] {
  if (!lines.length) return [];
  const elements = lines.map(({ seat }) => `bonus-of:${seat}`);
  const words = sayCounted(say("fantazja-web-count-bonuses"), bySeat(lines), nameOf);
  return [{ elements, words, gains: gains(lines) }];
}

/** Face-down tiles are turned over: they bring no points, but break a tie. */
function imagination(events: readonly GameEvent[], nameOf?: SeatName): ScoringStep[] {
  const left = events
    .filter(({ kind }) => kind === "fantazja-result")
    .map(({ params }, seat): [number, number] => [seat, Number(params["imagination"])]);
  const key = "fantazja-web-count-left";
  const elements = SEATS.map((seat) => `imagination-of:${seat}`);
  return [{ elements, words: sayCounted(say(key), left, nameOf), rule: say(`${key}.help`), gains: [] }];
}

const total = (lines: ScoreLine[], seat: number): number =>
  lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);

const bySeat = (lines: ScoreLine[]) => SEATS.map((seat): [number, number] => [seat, total(lines, seat)]);

const gains = (lines: ScoreLine[]): ScoringStep["gains"] =>
  SEATS.map((seat) => ({ seat, points: total(lines, seat) })).filter(({ points }) => points > 0);
