// The display as it will be after a decision that chance follows: the tiles that are known move on, the rest is unknown.

import type { Back, BasilicaView, Colour } from "./view";

/** A vault; null in place of a crown where it shows only when the tile is turned over. */
export interface Foreseen {
  colours: Colour[];
  crown: boolean | null;
}

export interface DisplayShown {
  orders: (Back | "unknown" | null)[];
  vaults: (Foreseen | null)[];
  top: Back | "unknown" | null;
  /** Tiles in the stack. */
  tiles: number;
}

/**
 * Before chance has decided about a crown, the order above still lies where it was (B3.4, B9). In a preview it has
 * tipped down or was discarded, the top of the stack has taken its place, and nobody knows what comes up there.
 */
export function foreseen(view: BasilicaView, isPreview: boolean): DisplayShown {
  const { orders, vaults, stack, begun, phase } = view;
  const shown: DisplayShown = { orders, vaults, top: stack.top, tiles: stack.tiles };
  if (isPreview && phase === "crown" && begun) {
    const { space } = begun;
    const order = orders[space] ?? null;
    shown.orders = orders.map((one, at) => (at === space ? (stack.top ?? "unknown") : one));
    shown.vaults = vaults.map((one, at) =>
      at === space && !one && order ? { colours: order.colours, crown: null } : one,
    );
    shown.top = stack.tiles > 1 ? "unknown" : null;
    shown.tiles = Math.max(0, stack.tiles - 1);
  } else if (phase === "top") {
    shown.top = "unknown";
    shown.orders = orders.map((order) => order ?? "unknown");
  }
  return shown;
}
