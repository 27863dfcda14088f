// Things that travel: a picture of an element, drawn above the page exactly where it lies, and then moved.

import { moves } from "../state/settings.svelte";

const SVG = "http://www.w3.org/2000/svg";
const TIME = 300;

export function element(root: ParentNode, id: string): Element | null {
  return root.querySelector(`[data-el="${CSS.escape(id)}"]`);
}

/** A copy of an element as it is seen now, above everything and touching nothing. */
export function picture(found: Element): HTMLElement | SVGSVGElement {
  const layer = found instanceof SVGGraphicsElement ? drawn(found) : copied(found as HTMLElement);
  layer.style.cssText += ";position:fixed;pointer-events:none;z-index:50;overflow:visible;margin:0";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  return layer;
}

function drawn(found: SVGGraphicsElement): SVGSVGElement {
  const matrix = found.getScreenCTM() ?? new DOMMatrix();
  const layer = document.createElementNS(SVG, "svg");
  const group = document.createElementNS(SVG, "g");
  const copy = found.cloneNode(true) as SVGGraphicsElement;
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

function copied(found: HTMLElement): HTMLElement {
  const box = found.getBoundingClientRect();
  const copy = found.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-el");
  copy.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  return copy;
}

/** Let an element travel to another while `change` makes the page show what follows. */
export async function travel(
  root: ParentNode,
  from: string,
  to: string,
  change: () => Promise<void>,
): Promise<void> {
  const start = moves() ? element(root, from) : null;
  const box = start?.getBoundingClientRect();
  const flying = start && box ? picture(start) : null;
  await change();
  if (!flying || !box) return;
  const end = root.isConnected ? element(root, to)?.getBoundingClientRect() : undefined; // a curtain may have come down
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
    .animate(steps, { duration: TIME, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" })
    .finished.finally(() => flying.remove());
}
