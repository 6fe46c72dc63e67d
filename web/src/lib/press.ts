/**
 * Pointers: tap, double tap, hold and right click on one element. A tap acts on release (the
 * browser's own click, so keys and switches work too) and is never delayed by a double tap.
 */
import type { Action } from "svelte/action";

export interface Press {
  tap?: (() => void) | undefined;
  double?: (() => void) | undefined;
  hold?: (() => void) | undefined; // also the right click
  holdMs?: number;
}

const DOUBLE_MS = 380;
const SLOP = 10; // px a finger may wander

export const press: Action<HTMLElement, Press> = (node, initial) => {
  let on = initial;
  let timer = 0;
  let start: { x: number; y: number } | null = null;
  let held = false;
  let lastClick = -Infinity;

  const stop = (): void => {
    window.clearTimeout(timer);
    start = null;
  };

  const down = (event: PointerEvent): void => {
    held = false;
    if (event.button !== 0 || !on.hold) return;
    start = { x: event.clientX, y: event.clientY };
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      held = true;
      stop();
      on.hold?.();
    }, on.holdMs ?? 450);
  };

  // A long press may end without a click; the next key press must not be taken for one.
  const up = (): void => {
    stop();
    if (held) window.setTimeout(() => (held = false), 60);
  };

  const move = (event: PointerEvent): void => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP) stop();
  };

  const click = (event: MouseEvent): void => {
    stop();
    if (held) {
      held = false;
      return;
    }
    on.tap?.();
    if (!on.double || event.detail === 0) return; // keys have their own twin
    const now = event.timeStamp;
    const twice = now - lastClick < DOUBLE_MS;
    lastClick = twice ? -Infinity : now;
    if (twice) on.double();
  };

  const menu = (event: MouseEvent): void => {
    if (!on.hold) return;
    event.preventDefault();
    const byTouch = (event as PointerEvent).pointerType === "touch" || held || start !== null;
    if (!byTouch) on.hold();
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("pointerleave", stop);
  node.addEventListener("pointerup", up);
  node.addEventListener("click", click);
  node.addEventListener("contextmenu", menu);
  return {
    update(next) {
      on = next;
    },
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("pointerleave", stop);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("click", click);
      node.removeEventListener("contextmenu", menu);
    },
  };
};
