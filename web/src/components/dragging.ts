// Drag and drop on a board: dragging an element onto another one is the same as touching both.

import type { Interaction } from "../boards/types";
import { floatingCopy } from "./animation";

/** A shorter movement of the pointer is a touch and not a drag. */
const DRAG_THRESHOLD_PX = 8;

/** An action for the box around a board. */
export function dragging(box: HTMLElement, interaction: Interaction) {
  let dragged: { id: string; x: number; y: number } | null = null;
  let copy: HTMLElement | SVGSVGElement | null = null;

  function down(event: PointerEvent) {
    const element = (event.target as Element).closest<SVGElement>("[data-el]");
    const id = element?.dataset["el"];
    if (id && event.isPrimary && event.button === 0 && interaction.isNext(id))
      dragged = { id, x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent) {
    if (!dragged) return;
    const x = event.clientX - dragged.x;
    const y = event.clientY - dragged.y;
    if (!copy && Math.hypot(x, y) > DRAG_THRESHOLD_PX) {
      const element = box.querySelector(`[data-el="${CSS.escape(dragged.id)}"]`);
      if (!element) return;
      copy = floatingCopy(element);
      interaction.touch(dragged.id);
    }
    if (copy) copy.style.transform = `translate(${x}px, ${y}px)`;
  }

  function up(event: PointerEvent) {
    if (copy) {
      copy.remove();
      const id = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-el]")
        ?.dataset["el"];
      if (id && id !== dragged?.id) interaction.touch(id);
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
    dragged = copy = null;
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
