// What things of the board are called: for labels that are read aloud, and words on cards.

import type { Person } from "../../net/types";
import { playerName } from "../../components/playerNames";
import { say } from "../../state/i18n.svelte";
import { dieOf, isColour, LETTERS } from "./geometry";
import type { Service } from "./objectives";
import type { Cell, SagradaView, Tool } from "./types";

export const dieWords = (name: string): string => {
  const { colour, value } = dieOf(name);
  return say("sagrada-web-die", { colour: `@colour-${colour}.die`, value });
};

function printedWords(printed: string | null): string {
  if (printed === null) return say("sagrada-web-printed-nothing");
  if (isColour(printed))
    return say("sagrada-web-printed-colour", { colour: `@colour-${LETTERS[printed]}.die` });
  return say("sagrada-web-printed-value", { value: printed });
}

/** What is printed on a cell: a colour or a value. */
export const signWords = (printed: string): string =>
  isColour(printed) ? say(`colour-${LETTERS[printed]}.die`) : printed;

/** A cell and its die; with its owner if there are several windows. */
export function cellWords(cell: Cell, whose: string): string {
  const what = cell.die ? dieWords(cell.die) : printedWords(cell.printed);
  return say(whose ? "sagrada-web-cell-of" : "sagrada-web-cell", { whose, cell: cell.at, what });
}

export const personName = (people: readonly Person[], seat: number): string =>
  people[seat] ? playerName(people, seat) : say(`player-${seat}`);

/** The objectives that a seat is counted for, as far as they are known here, by the names of their words. */
export const objectivesOf = (view: SagradaView, seat: number): string[] => [
  ...view.public.map((name) => `objective-${name}`),
  ...(view.players[seat]?.private ?? []).map((colour) => `private-${colour}`),
];

/** The initial of every player; with the number of the seat where several have the same. */
export function badges(names: readonly string[]): string[] {
  const initials = names.map((name) => ([...name.trim()][0] ?? "").toUpperCase());
  return initials.map((initial, seat) =>
    initials.filter((other) => other === initial).length > 1 ? `${initial}${seat + 1}` : initial,
  );
}

/** What a die on a cell would bring, and for which objectives. */
export function serviceWords(services: readonly Service[], gain: number): string {
  const objectives = services.map(({ objective }) => say(`sagrada-${objective}`));
  return say("sagrada-web-serves", { gain: gain ? "yes" : "no", points: gain, objectives });
}

/** A tool, what it does and what it costs. */
export function toolWords(tool: Tool, solo: boolean): string {
  return `${tool.number}. ${say(`sagrada-tool-${tool.number}`)}. ${say(`sagrada-tool-${tool.number}.help`)} ${priceWords(tool, solo)}`;
}

export function priceWords(tool: Tool, solo: boolean): string {
  if (tool.gone) return say("sagrada-web-tool-gone");
  if (solo) return say("sagrada-web-tool-solo", { colour: `@colour-${tool.colour}.die` });
  return say("sagrada-web-tool-price", { price: tool.price });
}

/** The same in two words, for the corner of its card. */
export function shortPrice(tool: Tool, solo: boolean): string {
  if (tool.gone) return say("sagrada-web-tool-used");
  if (solo) return say("sagrada-web-tool-die", { colour: `@colour-${tool.colour}.die` });
  return say("sagrada-web-tool-cost", { price: tool.price });
}

/** What a choice that is no thing on the table reads. */
export function choiceWords(element: string): string {
  const [kind, value = ""] = element.split(":") as [string, string?];
  if (kind === "adjust") return say("choice-sagrada-adjust", { step: value });
  if (kind === "value") return say("choice-sagrada-value", { value });
  return say(`choice-sagrada-${kind}`);
}
