// The end of a game told as a count: building by building, or type by type where there are many, then what decides.

import type { GameEvent, ScoreLine, ScoreSheet, View } from "../../net/types";
import type { ScoringStep, ScoringStory } from "../types";
import { say } from "../../state/i18n.svelte";
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
): ScoringStory | null {
  if (!sheet || !events.some(({ kind }) => kind === "fantazja-ended")) return null;
  const of = (kind: string): ScoreLine[] => sheet.lines.filter((line) => line.kind === `fantazja-${kind}`);
  const buildings = of("building");
  const counted = buildings.length > MOST_SINGLE ? typeByType(buildings) : buildings.map(single);
  const steps = [...counted, ...bonus(of("bonus")), ...imagination(events), ...of("winner").map(single)];
  return { from: SEATS.map(() => 0), steps, isLast: true };
}

function single(line: ScoreLine): ScoringStep {
  const gains = line.seat !== null && line.points ? [{ seat: line.seat, points: line.points }] : [];
  return { elements: line.elements, words: say(`score-${line.kind}`, line.params), gains };
}

function typeByType(lines: ScoreLine[]): ScoringStep[] {
  return TYPES.flatMap((type) => {
    const these = lines.filter((line) => typeOf(line) === type);
    if (!these.length) return [];
    const words = say("fantazja-web-count-type", { type, ...bySeat(these) });
    return [{ elements: these.flatMap(({ elements }) => elements), words, gains: gains(these) }];
  });
}

const typeOf = (line: ScoreLine): Type =>
  face(String(line.params["tile"]).replace("@fantazja-tile-", "")).type;

function bonus(lines: ScoreLine[]): ScoringStep[] {
  if (!lines.length) return [];
  const elements = lines.map(({ seat }) => `bonus-of:${seat}`);
  return [{ elements, words: say("fantazja-web-count-bonuses", bySeat(lines)), gains: gains(lines) }];
}

/** Face-down tiles are turned over: they bring no points, but break a tie. */
function imagination(events: readonly GameEvent[]): ScoringStep[] {
  const [nature = 0, light = 0] = events
    .filter(({ kind }) => kind === "fantazja-result")
    .map(({ params }) => Number(params["imagination"]));
  const elements = SEATS.map((seat) => `imagination-of:${seat}`);
  return [{ elements, words: say("fantazja-web-count-left", { nature, light }), gains: [] }];
}

const total = (lines: ScoreLine[], seat: number): number =>
  lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);

const bySeat = (lines: ScoreLine[]) => ({ nature: total(lines, 0), light: total(lines, 1) });

const gains = (lines: ScoreLine[]): ScoringStep["gains"] =>
  SEATS.map((seat) => ({ seat, points: total(lines, seat) })).filter(({ points }) => points > 0);
