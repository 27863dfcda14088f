// What a screen reader says of tiles, stacks, cells and tokens.
import { say } from "../../state/i18n.svelte";
import { face, side, turned } from "./tileFaces";
import type { Player, Side, Stack, Token, Type } from "./types";

/** A cell by the way to it from the castle: "1 down, 2 right". */
export const cellName = (at: string): string =>
  [...at.matchAll(/([nesw])(\d+)/g)]
    .map(([, way, number]) => say("fantazja-web-way", { way, number: Number(number) }))
    .join(", ");
export const seatName = (seat: number): string => say(`fantazja-seat-${seat}`);
export const tileName = (tile: string): string => say(`fantazja-tile-${tile}`);

function sidesText(sides: readonly Side[]): string {
  const [top, right, bottom, left] = sides.map(({ element, number }) =>
    say("fantazja-web-side", { element: `@fantazja-element-${element}`, number }),
  );
  return say("fantazja-web-sides", { top, right, bottom, left });
}

/** A tile as it would lie with a turn. */
export function tileLabel(tile: string, turn = 0): string {
  const shown = face(tile);
  return say("fantazja-web-tile", {
    tile: `@fantazja-tile-${tile}`,
    sides: sidesText(turned(shown.sides, turn)),
    points: shown.points,
    dark: shown.dark ? "yes" : "no",
  });
}

export function stackLabel(stack: Stack): string {
  const sides = sidesText(stack.sides.map(side));
  if (stack.owner === null) return say("fantazja-web-castle", { sides });
  const parts = [
    say("fantazja-web-stack", {
      cell: cellName(stack.at),
      tile: `@fantazja-tile-${stack.tile}`,
      owner: `@fantazja-seat-${stack.owner}`,
      sides,
      points: stack.points,
      dark: stack.dark ? "yes" : "no",
    }),
  ];
  if (stack.under.length) {
    const tiles = stack.under.map(({ tile, owner }) => `${tileName(tile)} (${seatName(owner)})`);
    parts.push(say("fantazja-web-covers", { tiles }));
  }
  if (stack.guarded_by !== null) {
    parts.push(say("fantazja-web-guarded", { seat: `@fantazja-seat-${stack.guarded_by}` }));
  }
  return parts.join(" ");
}

/** Where a token is. */
export function tokenPlace(token: Token): string {
  if (token.at === "pool") return say("fantazja-board-pool");
  if (token.at === "building") {
    return say("fantazja-board-building", { cell: token.cell, seat: `@fantazja-seat-${token.by}` });
  }
  return seatName(token.at);
}

/** Where it goes at the end of the turn; empty if it stays. */
export function tokenNext(token: Token): string {
  if (token.next === token.at) return "";
  const seat = typeof token.next === "number" ? `@fantazja-seat-${token.next}` : "";
  return say("fantazja-web-token-next", { to: seat ? "seat" : "pool", seat });
}

export function tokenLabel(type: Type, token: Token): string {
  const [nature, light] = token.visible;
  const text = say("fantazja-web-token", {
    power: `@fantazja-power-${type}`,
    nature,
    light,
    place: tokenPlace(token),
  });
  return [text, tokenNext(token), say(`fantazja-power-${type}.help`)].filter(Boolean).join(" ");
}

export const factionName = (player: Player): string => say(`fantazja-faction-${player.faction}`);
