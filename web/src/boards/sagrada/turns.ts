// The turns of a round go there and back: who has the last one on the way there has the next one, too.

import { say } from "../../state/i18n.svelte";
import type { View } from "../../net/types";
import type { SagradaView } from "./types";

/** Whether the seat to move has just had a turn of this round: no other seat was to move between. */
export function isSecondInARow({ turn, turns, turns_done: done }: SagradaView): boolean {
  return turn !== null && done > 0 && turns[done] === turns[done - 1];
}

/** Said before it, so that the end of the first turn is seen to have done something. */
export const notice = (view: View): string =>
  isSecondInARow(view as SagradaView) ? say("sagrada-web-second-turn") : "";
