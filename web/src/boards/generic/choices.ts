// The choices of a game this client knows nothing else about, in groups, and the texts for them.

import type { Choice, View } from "../../net/types";

/** The choices whose paths begin with the same element. */
export interface ChoiceGroup {
  element: string;
  choices: Choice[];
}

export function groupChoices(choices: readonly Choice[]): ChoiceGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const element = choice.touch[0] ?? "";
    groups.set(element, [...(groups.get(element) ?? []), choice]);
  }
  return [...groups].map(([element, group]) => ({ element, choices: group }));
}

/** What to call a choice in the page: unique among the choices that may be picked, unless their paths are equal. */
export const choiceElement = (choice: Choice): string => choice.touch.join(" ");

/** The SVG as the address of an image: nothing in an image can run or load anything. */
export const imageUrl = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

const KNOWN_ELSEWHERE = ["game", "viewer", "to_move"];

/** The view as lines of text, for a game that draws no picture: ["points", "0, 1"]. */
export function viewLines(view: View): [name: string, value: string][] {
  const shown = Object.entries(view).filter(([name]) => !KNOWN_ELSEWHERE.includes(name));
  return shown.map(([name, value]) => [name, valueText(value)]);
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length ? value.map(valueText).join(", ") : "–";
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, item]) => `${name} ${valueText(item)}`)
    .join("; ");
}
