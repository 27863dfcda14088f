// A board that is only looked at: nothing can be touched, things can be pointed out.

import type { Touching } from "../boards/types";

export function picture(): Touching & { pointed: string[] } {
  let pointed: string[] = $state.raw([]);
  return {
    get pointed() {
      return pointed;
    },
    set pointed(elements: string[]) {
      pointed = elements;
    },
    isActive: false,
    lights: true,
    isNext: () => false,
    isLit: () => false,
    isPicked: () => false,
    isMarked: (element) => pointed.includes(element),
    isGhost: () => false,
    touch() {},
    hover() {},
  };
}
