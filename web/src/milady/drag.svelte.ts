// Carrying something by mouse or finger: a ghost follows it, the edges of what scrolls give way, Escape puts it back.
// A finger first has to rest for a moment, or to go across the way in which a row scrolls: else it is scrolling.

const SLACK = 6; // pixels a press may tremble
const REST = 220; // milliseconds
const EDGE = 48;
const SPEED = 11; // pixels a frame

interface Press {
  what: string;
  element: HTMLElement;
  pointer: number;
  touch: boolean;
  x: number;
  y: number;
}

export class Drag {
  what = $state(""); // what is carried, or nothing
  over = $state(""); // the name of the zone below
  x = $state(0);
  y = $state(0);
  private press: Press | null = null;
  private moved = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private scroller: Element | null = null;

  constructor(
    private readonly dropped: (what: string, zone: string) => void,
    private readonly cancelled: () => void = () => undefined,
  ) {}

  /** A pointer goes down on something that can be carried. */
  start(event: PointerEvent, what: string): void {
    if (event.button !== 0 || !event.isPrimary || this.press) return;
    const element = event.currentTarget as HTMLElement;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    this.press = { what, element, pointer, touch: event.pointerType === "touch", x, y };
    this.moved = false;
    if (this.press.touch) this.timer = setTimeout(() => this.lift(), REST);
    this.listen(addEventListener);
  }

  /** Put it back; nothing has happened. */
  stop(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.listen(removeEventListener);
    this.press = null;
    this.what = this.over = "";
  }

  private listen(change: typeof addEventListener): void {
    change("pointermove", this.move);
    change("pointerup", this.up);
    change("pointercancel", this.lost);
    change("keydown", this.key, true);
    change("contextmenu", this.hush, true);
    change("touchmove", this.hush, { passive: false });
  }

  private lift(): void {
    const press = this.press;
    if (!press) return;
    clearTimeout(this.timer);
    this.what = press.what;
    [this.x, this.y] = [press.x, press.y];
    if (press.element.isConnected) press.element.setPointerCapture(press.pointer);
    this.scroller = scrollerOf(press.element);
    this.frame = requestAnimationFrame(this.roll);
  }

  private readonly move = (event: PointerEvent): void => {
    const press = this.press;
    if (!press || event.pointerId !== press.pointer) return;
    const [right, down] = [Math.abs(event.clientX - press.x), Math.abs(event.clientY - press.y)];
    if (Math.max(right, down) > SLACK) this.moved = true;
    if (!this.what && this.moved) {
      if (press.touch && !(down > right && getComputedStyle(press.element).touchAction === "pan-x")) return this.stop();
      this.lift();
    }
    if (!this.what) return;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.over = zoneAt(this.x, this.y);
  };

  private readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.press?.pointer) return;
    const [what, zone, carried] = [this.what, zoneAt(event.clientX, event.clientY), this.what !== "" && this.moved];
    this.stop();
    if (!carried) return; // it was a tap: its click follows
    swallowClick();
    if (zone) this.dropped(what, zone);
    else this.cancelled();
  };

  private readonly lost = (event: PointerEvent): void => {
    if (event.pointerId !== this.press?.pointer) return;
    const carried = this.what !== "";
    this.stop();
    if (carried) this.cancelled();
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.what) return;
    event.preventDefault();
    event.stopPropagation();
    this.stop();
    addEventListener("pointerup", swallowClick, { capture: true, once: true }); // the button may be held for long
    this.cancelled();
  };

  private readonly hush = (event: Event): void => {
    if ((this.what || event.type === "contextmenu") && event.cancelable && this.press?.touch) event.preventDefault();
  };

  private readonly roll = (): void => {
    if (!this.what) return;
    const box = this.scroller === document.scrollingElement ? null : this.scroller?.getBoundingClientRect();
    const [top, bottom] = [Math.max(0, box?.top ?? 0), Math.min(innerHeight, box?.bottom ?? innerHeight)];
    const step = this.y < top + EDGE ? -SPEED : this.y > bottom - EDGE ? SPEED : 0;
    if (step && this.moved) {
      this.scroller?.scrollBy({ top: step, behavior: "instant" });
      this.over = zoneAt(this.x, this.y);
    }
    this.frame = requestAnimationFrame(this.roll);
  };
}

function zoneAt(x: number, y: number): string {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";
}

/** What scrolls up and down around an element. */
function scrollerOf(element: HTMLElement): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (scrolls && at.scrollHeight > at.clientHeight + 1) return at;
  }
  return document.scrollingElement;
}

/** The click that a browser makes of the end of a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 80);
}
