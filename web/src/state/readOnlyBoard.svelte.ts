// The interaction of a board that is only looked at: elements can be highlighted, nothing can be touched.

import type { Interaction } from "../boards/types";

export function readOnlyInteraction(): Interaction & { highlighted: string[] } {
  let highlighted: string[] = $state.raw([]);
  return {
    get highlighted() {
      return highlighted;
    },
    set highlighted(elements: string[]) {
      highlighted = elements;
    },
    isActive: false,
    showsLegal: true,
    isNext: () => false,
    isLit: () => false,
    isPicked: () => false,
    isMarked: (element) => highlighted.includes(element),
    isPreviewed: () => false,
    isChanged: () => false,
    counted: null,
    before: null,
    touch() {},
    choose() {},
    hover() {},
  };
}
