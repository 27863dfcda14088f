// Move animations: a copy of an element is drawn above the page, exactly over the original, and then moved.

import { motionAllowed } from "../state/settings.svelte";

const SVG = "http://www.w3.org/2000/svg";
const MOVE_DURATION_MS = 300;

export function findElement(root: ParentNode, id: string): Element | null {
  return root.querySelector(`[data-el="${CSS.escape(id)}"]`);
}

/** A copy of an element as it looks now, above the page and without pointer events. */
export function floatingCopy(original: Element): HTMLElement | SVGSVGElement {
  const layer =
    original instanceof SVGGraphicsElement ? svgCopy(original) : htmlCopy(original as HTMLElement);
  layer.style.cssText += ";position:fixed;pointer-events:none;z-index:50;overflow:visible;margin:0";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  return layer;
}

function svgCopy(original: SVGGraphicsElement): SVGSVGElement {
  const matrix = original.getScreenCTM() ?? new DOMMatrix();
  const layer = document.createElementNS(SVG, "svg");
  const group = document.createElementNS(SVG, "g");
  const copy = original.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute("data-el");
  copy.removeAttribute("transform");
  copy.removeAttribute("tabindex");
  copy.classList.remove("lit", "marked");
  const { a, b, c, d, e, f } = matrix;
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  group.append(copy);
  layer.append(group);
  layer.style.cssText = "left:0;top:0;width:100vw;height:100vh";
  return layer;
}

function htmlCopy(original: HTMLElement): HTMLElement {
  const box = original.getBoundingClientRect();
  const copy = original.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-el");
  copy.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  return copy;
}

/** Animate a copy of one element to another, while `change` makes the page show the next position. */
export async function animateMove(
  root: ParentNode,
  from: string,
  to: string,
  change: () => Promise<void>,
): Promise<void> {
  const start = motionAllowed() ? findElement(root, from) : null;
  const box = start?.getBoundingClientRect();
  const flying = start && box ? floatingCopy(start) : null;
  await change();
  if (!flying || !box) return;
  const end = root.isConnected ? findElement(root, to)?.getBoundingClientRect() : undefined; // a curtain may have come down
  if (!end) {
    flying.remove();
    return;
  }
  const x = end.left + end.width / 2 - box.left - box.width / 2;
  const y = end.top + end.height / 2 - box.top - box.height / 2;
  const steps = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x}px, ${y}px)`, opacity: 0.4 },
  ];
  flying
    .animate(steps, { duration: MOVE_DURATION_MS, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" })
    .finished.finally(() => flying.remove());
}
