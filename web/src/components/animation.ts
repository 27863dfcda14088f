// Pieces on their way: a copy of a piece is drawn above the page, exactly over the original, and moved.

const SVG = "http://www.w3.org/2000/svg";

export function findElement(root: ParentNode, id: string): Element | null {
  return root.querySelector(`[data-el="${CSS.escape(id)}"]`);
}

/** What travels when something moves from or to an element: the part marked as its piece, else all of it. */
export function pieceOf(element: Element): { piece: Element; isMarked: boolean } {
  const pieces = element.querySelectorAll("[data-piece]");
  const piece = pieces[pieces.length - 1]; // the topmost
  return piece ? { piece, isMarked: true } : { piece: element, isMarked: false };
}

/** A copy of an element as it looks now, above the page and without pointer events. */
export function floatingCopy(original: Element): HTMLElement | SVGSVGElement {
  const layer =
    original instanceof SVGGraphicsElement ? svgCopy(original) : htmlCopy(original as HTMLElement);
  layer.style.cssText += ";position:fixed;pointer-events:none;z-index:50;overflow:visible;margin:0";
  layer.setAttribute("aria-hidden", "true");
  layer.dataset["floating"] = "";
  document.body.append(layer);
  return layer;
}

function svgCopy(original: SVGGraphicsElement): SVGSVGElement {
  const matrix = original.getScreenCTM() ?? new DOMMatrix();
  const layer = document.createElementNS(SVG, "svg");
  const group = document.createElementNS(SVG, "g");
  const copy = original.cloneNode(true) as SVGGraphicsElement;
  if (original instanceof SVGSVGElement) {
    // A nested viewport keeps its size: the layer is put where it is.
    const box = original.getBoundingClientRect();
    copy.style.cssText = `width:${box.width}px;height:${box.height}px`;
    layer.append(copy);
    layer.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
    return withoutIds(layer);
  }
  copy.removeAttribute("transform");
  copy.style.transform = "none";
  const { a, b, c, d, e, f } = matrix;
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  group.append(copy);
  layer.append(group);
  layer.style.cssText = "left:0;top:0;width:100vw;height:100vh";
  return withoutIds(layer);
}

function htmlCopy(original: HTMLElement): HTMLElement {
  const box = original.getBoundingClientRect();
  const copy = original.cloneNode(true) as HTMLElement;
  copy.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  return withoutIds(copy);
}

/** A copy is no element of the board: nothing in it can be found, touched or focused, and nothing glows. */
function withoutIds<E extends Element>(copy: E): E {
  // Away from its board, what outlines an element would be filled, and cover all of the copy.
  for (const halo of copy.querySelectorAll(".halo")) halo.remove();
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["data-el", "data-piece", "data-arriving", "tabindex", "role", "aria-label"])
      one.removeAttribute(name);
    one.classList.remove("lit", "marked", "picked", "changed");
  }
  return copy;
}

export const FLIGHT_EASING = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** Move a floating copy from one place to another, at full opacity; resolves when it has landed or is aborted. */
export async function fly(
  copy: HTMLElement | SVGElement,
  original: DOMRect,
  from: DOMRect,
  to: DOMRect,
  duration: number,
  signal: AbortSignal,
): Promise<void> {
  // A layer as large as the page is scaled around the piece on it.
  const layer = copy.getBoundingClientRect();
  const origin = [
    original.left + original.width / 2 - layer.left,
    original.top + original.height / 2 - layer.top,
  ];
  copy.style.transformOrigin = origin.map((one) => `${one}px`).join(" ");
  const at = (box: DOMRect, lift: number) => {
    const x = box.left + box.width / 2 - original.left - original.width / 2;
    const y = box.top + box.height / 2 - original.top - original.height / 2;
    const scale = Math.min(
      3,
      Math.max(0.3, Math.min(box.width / original.width, box.height / original.height)),
    );
    return `translate(${x}px, ${y}px) scale(${scale * lift})`;
  };
  const middle = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2 - 12,
    (from.width + to.width) / 2,
    (from.height + to.height) / 2,
  );
  const animation = copy.animate(
    [{ transform: at(from, 1) }, { transform: at(middle, 1.08) }, { transform: at(to, 1) }],
    { duration, easing: FLIGHT_EASING, fill: "forwards" },
  );
  const finish = () => animation.finish();
  signal.addEventListener("abort", finish);
  if (signal.aborted) finish();
  await animation.finished.catch(() => undefined);
  signal.removeEventListener("abort", finish);
}

/** The part of the window that nothing covers at its top and bottom. */
export function visibleRows(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: parseFloat(scrollPaddingTop) || 0,
    bottom: innerHeight - (parseFloat(scrollPaddingBottom) || 0),
  };
}

/** On a phone the page may be scrolled away from an element: scroll no further than it takes to see it. */
export function scrollPageTo(element: Element): void {
  const { top, bottom } = placeInScroller(element);
  const free = visibleRows();
  const by =
    top < free.top
      ? top - free.top
      : bottom > free.bottom
        ? Math.min(bottom - free.bottom, top - free.top)
        : 0;
  if (!by) return;
  const from = scrolled?.to === scrollY ? scrolled.from : scrollY;
  scrollBy(0, by);
  scrolled = { from, to: scrollY };
}

/** From where to where `scrollPageTo` has scrolled. */
let scrolled: { from: number; to: number } | null = null;

/** Scroll back to where the page was before `scrollPageTo`, unless the player has scrolled since. */
export function scrollPageBack(): void {
  if (scrolled && scrollY === scrolled.to) scrollTo(0, scrolled.from);
  scrolled = null;
}

/** Where an element is or, if it lies outside of a box that scrolls by itself, where that box will show it. */
function placeInScroller(element: Element): { top: number; bottom: number } {
  const { top, bottom } = element.getBoundingClientRect();
  let box = element.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  if (!box || box === document.documentElement || box === document.body) return { top, bottom };
  const frame = box.getBoundingClientRect();
  const place = Math.max(frame.top, Math.min(top, frame.bottom - (bottom - top)));
  return { top: place, bottom: place + bottom - top };
}
