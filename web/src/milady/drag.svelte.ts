// Drag and drop by mouse, pen or finger. A copy of the item follows the pointer, what lies behind it scrolls at its edges,
// and Escape cancels the drag. A finger that moves at once is scrolling: to drag, it must rest for a moment, or move
// across the direction in which a row scrolls.

const TAP_TOLERANCE = 6; // pixels a pointer may move during a tap
const TOUCH_DELAY = 220; // milliseconds
const SCROLL_EDGE = 48; // pixels
const SCROLL_STEP = 11; // pixels per frame
const CLICK_DELAY = 80; // milliseconds after a release within which its click comes

interface Press {
  item: string;
  element: HTMLElement;
  pointer: number;
  touch: boolean;
  x: number;
  y: number;
}

export class Drag {
  item = $state(""); // the item being dragged, or ""
  zone = $state(""); // the drop zone below the pointer, or ""
  x = $state(0);
  y = $state(0);
  private press: Press | null = null;
  private moved = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private scroller: Element | null = null;

  constructor(
    private readonly onDrop: (item: string, zone: string) => void,
    private readonly onCancel: () => void = () => undefined,
  ) {}

  /** Handles `pointerdown` on an item that can be dragged. */
  start(event: PointerEvent, item: string): void {
    if (event.button !== 0 || !event.isPrimary || this.press) return;
    const element = event.currentTarget as HTMLElement;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    this.press = { item, element, pointer, touch: event.pointerType === "touch", x, y };
    this.moved = false;
    if (this.press.touch) this.timer = setTimeout(() => this.beginDrag(), TOUCH_DELAY);
    this.changeListeners(addEventListener);
  }

  /** Ends the drag, or the press before it, without dropping anything. */
  stop(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.changeListeners(removeEventListener);
    this.press = null;
    this.item = this.zone = "";
  }

  private changeListeners(change: typeof addEventListener): void {
    change("pointermove", this.handleMove);
    change("pointerup", this.handleRelease);
    change("pointercancel", this.handleCancel);
    change("keydown", this.handleKey, true);
    change("contextmenu", this.preventTouchDefault, true);
    change("touchmove", this.preventTouchDefault, { passive: false });
  }

  private beginDrag(): void {
    const press = this.press;
    if (!press) return;
    clearTimeout(this.timer);
    this.item = press.item;
    [this.x, this.y] = [press.x, press.y];
    if (press.element.isConnected) press.element.setPointerCapture(press.pointer);
    this.scroller = scrollParentOf(press.element);
    this.frame = requestAnimationFrame(this.scrollAtEdges);
  }

  private readonly handleMove = (event: PointerEvent): void => {
    const press = this.press;
    if (!press || event.pointerId !== press.pointer) return;
    const [dx, dy] = [Math.abs(event.clientX - press.x), Math.abs(event.clientY - press.y)];
    if (Math.max(dx, dy) > TAP_TOLERANCE) this.moved = true;
    if (!this.item && this.moved) {
      const acrossRow = dy > dx && getComputedStyle(press.element).touchAction === "pan-x";
      if (press.touch && !acrossRow) return this.stop(); // the finger scrolls
      this.beginDrag();
    }
    if (!this.item) return;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.zone = zoneAt(this.x, this.y);
  };

  private readonly handleRelease = (event: PointerEvent): void => {
    if (event.pointerId !== this.press?.pointer) return;
    const [item, zone] = [this.item, zoneAt(event.clientX, event.clientY)];
    const dragged = item !== "" && this.moved;
    this.stop();
    if (!dragged) return; // a tap: the element handles its click
    swallowClick();
    if (zone) this.onDrop(item, zone);
    else this.onCancel();
  };

  private readonly handleCancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.press?.pointer) return;
    const dragged = this.item !== "";
    this.stop();
    if (dragged) this.onCancel();
  };

  private readonly handleKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.item || !this.press) return;
    preventEvent(event);
    const { pointer } = this.press;
    this.stop();
    swallowClickOnRelease(pointer);
    this.onCancel();
  };

  /** Keeps a browser from scrolling during a drag, and from opening its menu when a finger rests. */
  private readonly preventTouchDefault = (event: Event): void => {
    if ((this.item || event.type === "contextmenu") && event.cancelable && this.press?.touch) event.preventDefault();
  };

  private readonly scrollAtEdges = (): void => {
    if (!this.item) return;
    const box = this.scroller === document.scrollingElement ? null : this.scroller?.getBoundingClientRect();
    const [top, bottom] = [Math.max(0, box?.top ?? 0), Math.min(innerHeight, box?.bottom ?? innerHeight)];
    const step = this.y < top + SCROLL_EDGE ? -SCROLL_STEP : this.y > bottom - SCROLL_EDGE ? SCROLL_STEP : 0;
    if (step && this.moved) {
      this.scroller?.scrollBy({ top: step, behavior: "instant" });
      this.zone = zoneAt(this.x, this.y);
    }
    this.frame = requestAnimationFrame(this.scrollAtEdges);
  };
}

function zoneAt(x: number, y: number): string {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";
}

/** The nearest element around this one that scrolls vertically. */
function scrollParentOf(element: HTMLElement): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > at.clientHeight + 1) return at;
  }
  return document.scrollingElement;
}

function preventEvent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Drops the click that browsers make of the end of a drag. */
function swallowClick(): void {
  addEventListener("click", preventEvent, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", preventEvent, { capture: true }), CLICK_DELAY);
}

/** After Escape the pointer is still down, perhaps for long: drops the click that its release will make. */
function swallowClickOnRelease(pointer: number): void {
  const ended = new AbortController();
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    ended.abort();
    if (event.type === "pointerup") swallowClick(); // a cancelled pointer makes no click
  };
  addEventListener("pointerup", end, { capture: true, signal: ended.signal });
  addEventListener("pointercancel", end, { capture: true, signal: ended.signal });
}
