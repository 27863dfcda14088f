// What the elements of the board are called aloud. Numbers of spaces are counted from 1, as people do.

import { playerName } from "../../components/playerNames";
import type { Person } from "../../net/types";
import { say } from "../../state/i18n.svelte";
import type { Foreseen } from "./foreseen";
import { type Back, type BasilicaView, type Cell, cellId, type Front } from "./view";

const colours = (tile: { colours: string[] }): string[] =>
  tile.colours.map((colour) => `@colour-${colour}.vault`);
const yes = (fact: boolean | undefined): string => (fact ? "yes" : "no");

/** What the players are called: by their names, or White and Black where nobody sits. */
export const seatNamesOf = (people: readonly Person[]): string[] =>
  [0, 1].map((seat) =>
    (people[seat]?.kind ?? "free") === "free" ? say(`seat-${seat}`) : playerName(people, seat),
  );

export const tileWords = (tile: Front): string =>
  say("basilica-tile", { colours: colours(tile), crown: yes(tile.crown) });

/** What lies on a cell and stands on it, the tile first. */
export function cellWords(at: string, cell: Cell | undefined, names: readonly string[]): string {
  if (!cell) return say("basilica-free-cell", { cell: at });
  const things = [
    cell.scaffolding
      ? say("basilica-scaffolding")
      : tileWords({ colours: cell.colours ?? [], crown: !!cell.crown }),
  ];
  if (cell.glass) things.push(say("basilica-glass"));
  if (cell.altar) things.push(say("basilica-altar"));
  if (cell.builder) {
    const rank = `@rank-${cell.builder.rank ?? "none"}`;
    things.push(say("basilica-builder", { seat: names[cell.builder.seat], rank }));
  }
  return `${at}, ${things.join(", ")}`;
}

export function vaultWords(space: number, vault: Foreseen | null): string {
  if (vault?.crown === null)
    return say("basilica-vault-to-come", { space: space + 1, colours: colours(vault) });
  if (!vault) return say("basilica-empty-vault-space", { space: space + 1 });
  return say("event-basilica-flip", { space: space + 1, colours: colours(vault), crown: yes(vault.crown) });
}

export function orderWords(space: number, order: Back | "unknown" | null): string {
  if (order === "unknown") return say("basilica-order-to-come", { space: space + 1 });
  if (!order) return say("basilica-empty-order-space", { space: space + 1 });
  return say("event-basilica-refill", {
    space: space + 1,
    order: `@order-${order.order}`,
    colours: colours(order),
  });
}

export function stackWords(view: BasilicaView): string {
  const { tiles, top, reshuffled } = view.stack;
  const number = say("basilica-board-stack", { tiles, again: yes(reshuffled) });
  if (!top) return number;
  return `${number}. ${say("event-basilica-top", { order: `@order-${top.order}`, colours: colours(top) })}`;
}

export const discarded = (view: BasilicaView): number =>
  view.discards.reduce((sum, tile) => sum + tile.number, 0);

export function markerWords(view: BasilicaView): string {
  const next = view.next_scoring ?? 0;
  return say("basilica-board-marker", {
    marker: `@marker-${view.variant}`,
    at: view.marker,
    next,
    left: Math.max(0, next - view.marker),
  });
}

export function seatWords(view: BasilicaView, seat: number, names: readonly string[]): string {
  const { points, if_scored_now, builders, coins, tokens } = view.seats[seat]!;
  const faces = tokens.map(([up, down]) => `${say(`rank-${up}`)} / ${say(`rank-${down}`)}`);
  return say("basilica-board-seat", {
    seat: names[seat],
    points,
    now: if_scored_now,
    builders,
    coins,
    tokens: faces.length ? faces : "0",
  });
}

/** A token's face, `token:architect/mason`: what it makes of a builder, and what is on its other side. */
export function faceWords(element: string): string {
  const [rank, down] = element.slice("token:".length).split("/");
  return say("choice-basilica-rank", { rank: `@rank-${rank}`, down: `@rank-${down}` });
}

/** Why the builder that is being promoted cannot take this rank (B9.1, B9.2). */
function whyNoRank({ phase, begun, cathedral }: BasilicaView, rank: string): string | null {
  if (phase !== "rank") return null;
  const says = (reason: string) => say(`reason-basilica-${reason}`, { rank: `@rank-${rank}` });
  if (begun?.rank === rank) return says("rank-just-chosen");
  const promoted = cathedral.find((cell) => cell.at === begun?.builder);
  return promoted?.builder?.rank === rank ? says("same-rank") : null;
}

export interface About {
  title: string;
  text: string;
}

/** Two short texts about an element that is being looked at: what it is, and what it does. */
export function about(view: BasilicaView, element: string, names: readonly string[]): About | null {
  const [kind, rest = ""] = element.split(/:(.*)/s) as [string, string?];
  const space = Number(rest);
  if (kind === "cell") {
    const cell = view.cathedral.find((one) => cellId(one.column, one.row) === element);
    return cell ? { title: cellWords(cell.at, cell, names), text: "" } : null;
  }
  if (kind === "order") {
    const order = view.orders[space];
    return order ? { title: say(`order-${order.order}`), text: say(`order-${order.order}-help`) } : null;
  }
  if (kind === "vault") {
    const order = view.orders[space];
    const text = order && view.vaults[space] ? say("basilica-tips", { colours: colours(order) }) : "";
    return { title: vaultWords(space, view.vaults[space] ?? null), text };
  }
  if (kind === "token") {
    const [rank = ""] = rest.split("/");
    return { title: say(`rank-${rank}`), text: whyNoRank(view, rank) ?? say(`rank-${rank}-help`) };
  }
  if (kind === "pay") {
    const order = view.begun && view.orders[view.begun.space];
    return order ? { title: say(`order-${order.order}`), text: say(`order-${order.order}-help`) } : null;
  }
  if (kind === "supply") return { title: seatWords(view, space, names), text: "" };
  if (kind === "stack") return { title: stackWords(view), text: say("basilica-stack-help") };
  if (kind === "marker") return { title: markerWords(view), text: say("basilica-marker-help") };
  return null;
}
