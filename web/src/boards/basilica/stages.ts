// A scoring shown area by area: the elements to highlight, with their texts.

import type { GameEvent, View } from "../../net/types";
import { joinSentences, sayEvent } from "../../state/i18n.svelte";

export interface Stage {
  elements: string[];
  words: string;
}

const SHOWN_EVENTS =
  /^basilica-(juggle-shown|scoring|majority|minority|tie|scored|rows-leave|ended|won|shared)/;

/** The stages of what has happened; none unless areas were scored. Both seats' lines of an area are one stage. */
export function stages(_before: View, events: readonly GameEvent[]): Stage[] {
  const steps: Stage[] = [];
  if (!events.some((one) => one.kind === "basilica-scoring")) return steps;
  let area = "";
  for (const one of events.filter((each) => SHOWN_EVENTS.test(each.kind))) {
    const here = "where" in one.params ? `${one.params["colour"]}${one.elements.join()}` : "";
    const last = steps.at(-1);
    if (here && here === area && last) last.words = joinSentences([last.words, sayEvent(one)]);
    else steps.push({ elements: one.elements, words: sayEvent(one) });
    area = here;
  }
  return steps;
}
