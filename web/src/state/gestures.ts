// What may be touched: a walk along the paths of elements that the choices name. No rule is known here.

import type { Choice } from "../net/types";

/** The choices whose path begins with what was touched so far. */
export function along(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((element, index) => choice.touch[index] === element));
}

/** The elements that may be touched next. */
export function next(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const found = along(choices, picked).map((choice) => choice.touch[picked.length]);
  return new Set(found.filter((element) => element !== undefined));
}

/** The choices whose whole path was touched; more than one only if words must tell them apart. */
export function complete(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return picked.length
    ? along(choices, picked).filter((choice) => choice.touch.length === picked.length)
    : [];
}

/**
 * What is picked after an element is touched: one step further, or another beginning, or a shorter path
 * where one of its elements is touched again. Null where the element leads nowhere.
 */
export function touched(
  choices: readonly Choice[],
  picked: readonly string[],
  element: string,
): string[] | null {
  if (next(choices, picked).has(element)) return [...picked, element];
  const before = picked.indexOf(element);
  if (before >= 0) return picked.slice(0, before);
  for (let length = picked.length - 1; length >= 0; length -= 1) {
    const shorter = picked.slice(0, length);
    if (next(choices, shorter).has(element)) return [...shorter, element];
  }
  return null;
}
