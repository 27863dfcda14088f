// What the curtain between two people on one sofa is for.

import type { View } from "../../net/types";
import type { SagradaView } from "./types";

/** Private objectives, and windows while they are chosen, are their owner's until the end; alone nothing is hidden. */
export function secret(anyView: View): boolean {
  const view = anyView as SagradaView;
  const own = view.viewer === null ? null : view.players[view.viewer]?.private;
  return view.players.length > 1 && view.ending === null && own !== null && own !== undefined;
}
