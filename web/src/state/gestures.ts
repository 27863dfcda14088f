// Which elements may be touched, derived from the element paths of the choices. This module knows no rules.

import type { Choice } from "../net/types";

/** The choices whose path begins with the picked elements. */
export function matchingChoices(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((element, index) => choice.touch[index] === element));
}

/** The elements that may be touched next. */
export function nextElements(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const elements = matchingChoices(choices, picked).map((choice) => choice.touch[picked.length]);
  return new Set(elements.filter((element) => element !== undefined));
}

/** The choices whose whole path is picked; several only where words must tell them apart. */
export function completedChoices(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return picked.length
    ? matchingChoices(choices, picked).filter((choice) => choice.touch.length === picked.length)
    : [];
}

/**
 * The picked elements after another touch: one step further, a new beginning, or a shorter path if a picked
 * element is touched again. Null if the element leads nowhere.
 */
export function afterTouch(
  choices: readonly Choice[],
  picked: readonly string[],
  element: string,
): string[] | null {
  if (nextElements(choices, picked).has(element)) return [...picked, element];
  const before = picked.indexOf(element);
  if (before >= 0) return picked.slice(0, before);
  for (let length = picked.length - 1; length >= 0; length -= 1) {
    const shorter = picked.slice(0, length);
    if (nextElements(choices, shorter).has(element)) return [...shorter, element];
  }
  return null;
}
