// A scoring told area by area: the elements to light up, with words and the points that fly to their owners.

import type { ScoringStep, ScoringStory } from "../types";
import type { GameEvent, ScoreSheet, View } from "../../net/types";
import { joinSentences, sayEventShortly, type SeatName } from "../../state/i18n.svelte";
import { areaKey } from "./territory";
import type { BasilicaView } from "./view";

const SHOWN_EVENTS = /^basilica-(juggle-shown|scoring|majority|minority|tie|scored|rows-leave|ended)/;

/** The story of a scoring; null unless areas were scored. Both seats' lines of an area are one step. */
export function scoringStory(
  before: View,
  events: readonly GameEvent[],
  _sheet: ScoreSheet | null = null,
  nameOf?: SeatName,
): ScoringStory | null {
  if (!events.some((one) => one.kind === "basilica-scoring")) return null;
  const steps: ScoringStep[] = [];
  let area = "";
  const shown = events.filter(({ kind }) => SHOWN_EVENTS.test(kind));
  for (const one of shown) {
    const here = "where" in one.params ? areaKey(one) : "";
    const last = steps.at(-1);
    const gains = here ? gainsOf(one) : [];
    if (here && here === area && last) {
      last.words = joinSentences([last.words, sayEventShortly(one, nameOf)]);
      last.gains.push(...gains);
    } else steps.push({ elements: one.elements, words: sayEventShortly(one, nameOf), gains });
    area = here;
  }
  // The last one clears nothing away; without a stack nothing comes between it and the last vault.
  const isLast = events.some(({ kind }) => kind.startsWith("basilica-ended"));
  return { from: (before as BasilicaView).seats.map((seat) => seat.points), steps, events: shown, isLast };
}

function gainsOf(event: GameEvent): ScoringStep["gains"] {
  const points = Number(event.params["points"] ?? 0);
  const seat = Number(String(event.params["seat"]).replace("@seat-", ""));
  return points && Number.isInteger(seat) ? [{ seat, points }] : [];
}
