// Elements that can be highlighted but not touched: objectives, the round track, the turns.

import { getContext } from "svelte";
import { INTERACTION, type Interaction } from "../types";

/** A test whether an element is highlighted; false everywhere in a picture without interaction. */
export function markedElements(): (element: string) => boolean {
  const interaction = getContext<Interaction | undefined>(INTERACTION);
  return (element) => interaction?.isMarked(element) ?? false;
}
