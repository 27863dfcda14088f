// Which elements of a decision are drawn where, so that none is forgotten.

import { cellElement } from "./geometry";
import type { SagradaView } from "./types";
import { faces } from "./windows";

/** The elements that the board draws by itself, whatever is asked, as seen from a seat. */
export function drawn(view: SagradaView, near: number): Set<string> {
  const found = new Set<string>(["bag"]);
  for (const die of view.pool) found.add(`pool:${die}`);
  for (const die of view.track.flat()) found.add(`track:${die}`);
  for (const tool of view.tools) found.add(`tool:${tool.number}`);
  view.players.forEach((player, seat) => {
    player.cells?.forEach((_cell, index) => found.add(cellElement(seat, index)));
  });
  const own = view.players[near];
  if (!own?.cells) own?.choices.filter((slug) => faces.has(slug)).forEach((slug) => found.add(`window:${slug}`));
  return found;
}

/** Choices that are no things on the table: words on buttons, drawn when they are asked for. */
const SPOKEN = /^(pass|return|stop|adjust:(up|down)|value:[1-6])$/;

/** Of all that paths name: what is put into words, and what is drawn nowhere else. */
export function asked(paths: readonly (readonly string[])[], view: SagradaView, near: number) {
  const named = [...new Set(paths.flat())];
  const here = drawn(view, near);
  const spoken = named.filter((element) => SPOKEN.test(element));
  return { spoken, others: named.filter((element) => !spoken.includes(element) && !here.has(element)) };
}
