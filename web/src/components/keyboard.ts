// Keyboard control of a board: arrow keys move the focus to the nearest touchable element.

const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middle = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const;

/** The index of the nearest box in a direction, preferring boxes straight ahead; -1 if there is none. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number]): number {
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const [otherX, otherY] = middle(box);
    const ahead = (otherX - x) * dx + (otherY - y) * dy;
    const beside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    const cost = ahead + 3 * beside;
    if (ahead > 1 && cost < least) [best, least] = [index, cost];
  }
  return best;
}

const touchable = (root: ParentNode) => [
  ...root.querySelectorAll<SVGElement | HTMLElement>('[data-el][tabindex="0"]'),
];

/** Move the focus with an arrow key; returns whether it was one. */
export function moveFocus(root: ParentNode, event: KeyboardEvent): boolean {
  const direction = KEYS[event.key];
  if (!direction) return false;
  const elements = touchable(root);
  const now = document.activeElement;
  const others = elements.filter((one) => one !== now);
  const at =
    now && root.contains(now)
      ? nearest(
          now.getBoundingClientRect(),
          others.map((one) => one.getBoundingClientRect()),
          direction,
        )
      : 0;
  others[at]?.focus();
  return true;
}

/** Focus the first touchable element, unless something else on the page has the focus. */
export function focusFirst(root: ParentNode): void {
  const now = document.activeElement;
  if (now?.isConnected && !now.contains(root)) return;
  touchable(root)[0]?.focus();
}

/** The id of the board element that has the focus, or an empty string. */
export function focusedElement(root: ParentNode): string {
  const now = document.activeElement;
  return (root.contains(now) && now?.closest<SVGElement | HTMLElement>("[data-el]")?.dataset["el"]) || "";
}

/** Give the focus back to an element that lost it by being redrawn. */
export function restoreFocus(root: ParentNode, id: string): void {
  if (document.activeElement !== document.body) return;
  touchable(root)
    .find((one) => one.dataset["el"] === id)
    ?.focus({ preventScroll: true });
}

/** Scroll a lit element into view, unless one is visible already. */
export function scrollToLit(root: ParentNode): void {
  const lit = [...root.querySelectorAll(".el.lit")];
  const seen = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  if (lit.length && !lit.some(seen)) lit[0]!.scrollIntoView({ block: "center" });
}
