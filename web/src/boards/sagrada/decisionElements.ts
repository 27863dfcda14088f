// Which elements of a decision are drawn where, so that none is forgotten.

import { cellElement } from "./geometry";
import type { SagradaView } from "./types";
import { faces } from "./windows";

/** The elements that the board draws by itself, whatever is asked. */
function drawn(view: SagradaView): Set<string> {
  const elements = new Set<string>(["bag"]);
  for (const die of view.pool) elements.add(`pool:${die}`);
  for (const die of view.track.flat()) elements.add(`track:${die}`);
  for (const tool of view.tools) elements.add(`tool:${tool.number}`);
  view.players.forEach((player, seat) => {
    player.cells?.forEach((_cell, index) => elements.add(cellElement(seat, index)));
  });
  return elements;
}

/**
 * Whether a window is being chosen. The faces stay where they are while one of them is looked at beforehand, though it
 * is chosen in that position: the pointer is on it.
 */
export function isChoosing(paths: readonly (readonly string[])[], view: SagradaView, near: number): boolean {
  return !view.players[near]?.cells || paths.flat().some((element) => element.startsWith("window:"));
}

/** Choices that are no things on the table: words on buttons, drawn when they are asked for. */
const SPOKEN = /^(pass|return|stop|adjust:(up|down)|value:[1-6])$/;

/** Of all that paths name: what is put into words, and what is drawn nowhere else. */
export function asked(paths: readonly (readonly string[])[], view: SagradaView, near: number) {
  const named = [...new Set(paths.flat())];
  const here = drawn(view);
  if (isChoosing(paths, view, near)) {
    for (const slug of view.players[near]?.choices ?? []) if (faces.has(slug)) here.add(`window:${slug}`);
  }
  const spoken = named.filter((element) => SPOKEN.test(element));
  return { spoken, others: named.filter((element) => !spoken.includes(element) && !here.has(element)) };
}
