// Things that are pointed out and never touched: objectives, the round track, the turns.

import { getContext } from "svelte";
import { TOUCHING, type Touching } from "../types";

/** Whether something is being pointed out; never where nothing is, as in a picture. */
export function marks(): (element: string) => boolean {
  const touching = getContext<Touching | undefined>(TOUCHING);
  return (element) => touching?.isMarked(element) ?? false;
}
