// Dragging: an element that may be touched is taken up and let go over another one. It comes down to two touches.

import type { Touching } from "../boards/types";
import { picture } from "./animation";

const FAR = 8; // pixels from which on it is a drag and not a touch

/** An action for the box around a board. */
export function dragging(box: HTMLElement, touching: Touching) {
  let taken: { id: string; x: number; y: number } | null = null;
  let flying: HTMLElement | SVGSVGElement | null = null;

  function down(event: PointerEvent) {
    const found = (event.target as Element).closest<SVGElement>("[data-el]");
    const id = found?.dataset["el"];
    if (id && event.isPrimary && event.button === 0 && touching.isNext(id))
      taken = { id, x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent) {
    if (!taken) return;
    const x = event.clientX - taken.x;
    const y = event.clientY - taken.y;
    if (!flying && Math.hypot(x, y) > FAR) {
      const found = box.querySelector(`[data-el="${CSS.escape(taken.id)}"]`);
      if (!found) return;
      flying = picture(found);
      touching.touch(taken.id);
    }
    if (flying) flying.style.transform = `translate(${x}px, ${y}px)`;
  }

  function up(event: PointerEvent) {
    if (flying) {
      flying.remove();
      const id = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-el]")
        ?.dataset["el"];
      if (id && id !== taken?.id) touching.touch(id);
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
    flying?.remove();
    taken = flying = null;
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
