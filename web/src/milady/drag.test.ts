import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Drag } from "./drag.svelte";

const FINGER = 7;
let page: EventTarget;
let clicked: boolean;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("requestAnimationFrame", () => 1);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.stubGlobal("document", { scrollingElement: null, elementFromPoint: () => null });
  clicked = false;
});

afterEach(() => vi.unstubAllGlobals());

function fire(type: string, values: object = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), values);
  page.dispatchEvent(event);
  return event;
}

/** A mouse or pen drags a card, and Escape puts it back while the button is still held. */
function dragThenEscape(): void {
  const drag = new Drag(() => undefined);
  const currentTarget = { isConnected: false, parentElement: null };
  const press = { button: 0, isPrimary: true, pointerId: FINGER, pointerType: "pen", clientX: 0, clientY: 0 };
  drag.start({ ...press, currentTarget } as unknown as PointerEvent, "card");
  fire("pointermove", { pointerId: FINGER, clientX: 30, clientY: 0 });
  expect(drag.item).toBe("card");
  fire("keydown", { key: "Escape" });
  expect(drag.item).toBe("");
}

/** Whether the page gets to see a click that comes now. */
function clickArrives(): boolean {
  page.addEventListener("click", (event) => (clicked = !event.defaultPrevented), { once: true });
  fire("click");
  return clicked;
}

it("after Escape, the release of the dragging pointer makes no click", () => {
  dragThenEscape();
  fire("pointerup", { pointerId: FINGER });
  expect(clickArrives()).toBe(false);
});

it("after Escape, the release of another pointer makes a click as usual", () => {
  dragThenEscape();
  fire("pointerup", { pointerId: FINGER + 1 });
  expect(clickArrives()).toBe(true);
});

it("after Escape and a pointer that the browser cancelled, the next tap makes a click", () => {
  dragThenEscape();
  fire("pointercancel", { pointerId: FINGER });
  fire("pointerup", { pointerId: FINGER });
  expect(clickArrives()).toBe(true);
});
