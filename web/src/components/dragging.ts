// Drag and drop on a board: dragging an element onto another one is the same as touching both. The piece follows
// the pointer, and over a target its result is shown.

import type { Interaction } from "../boards/types";
import { floatingCopy, pieceOf } from "./animation";

/** A shorter movement of the pointer is a touch and not a drag. */
const DRAG_THRESHOLD_PX = 8;

/** An action for the box around a board. */
export function dragging(box: HTMLElement, interaction: Interaction) {
  let dragged: { id: string; x: number; y: number } | null = null;
  let copy: HTMLElement | SVGSVGElement | null = null;
  let over: string | null = null;

  /** The element under the pointer, if it is not the one that is dragged. */
  function under(event: PointerEvent): string | null {
    const element = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-el]");
    const id = element?.dataset["el"] ?? null;
    return id === dragged?.id ? null : id;
  }

  function down(event: PointerEvent) {
    const element = (event.target as Element).closest<SVGElement>("[data-el]");
    const id = element?.dataset["el"];
    if (id && event.isPrimary && event.button === 0 && (interaction.isNext(id) || interaction.isPicked(id)))
      dragged = { id, x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent) {
    if (!dragged) return;
    const x = event.clientX - dragged.x;
    const y = event.clientY - dragged.y;
    if (!copy && Math.hypot(x, y) > DRAG_THRESHOLD_PX) {
      const element = box.querySelector(`[data-el="${CSS.escape(dragged.id)}"]`);
      if (!element) return;
      copy = floatingCopy(pieceOf(element).piece);
      copy.dataset["carried"] = "";
      if (!interaction.isPicked(dragged.id)) interaction.touch(dragged.id);
      makeWay();
    }
    if (!copy) return;
    copy.style.transform = `translate(${x}px, ${y}px)`;
    const target = under(event);
    if (target !== over) interaction.hover((over = target));
  }

  /** Where the board shows the piece under the pointer as it would lie, which may take a moment, only that is seen. */
  function makeWay() {
    if (!copy) return;
    const isShown =
      over !== null &&
      (interaction.isPreviewed(over) || box.querySelector(`[data-ghost="${CSS.escape(over)}"]`) !== null);
    copy.style.visibility = isShown ? "hidden" : "";
    requestAnimationFrame(makeWay);
  }

  function up(event: PointerEvent) {
    if (copy) {
      copy.remove();
      const id = under(event);
      if (id) interaction.touch(id);
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    }
    cancel();
  }

  function swallow(event: Event) {
    event.stopPropagation();
    event.preventDefault();
  }

  function cancel() {
    copy?.remove();
    dragged = copy = over = null;
  }

  box.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  return {
    destroy() {
      cancel();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    },
  };
}
