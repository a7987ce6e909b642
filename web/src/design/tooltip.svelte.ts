// Short explanations: shown beside an element on hover, on keyboard focus or on a long press. One at a time, drawn by
// Tooltip.svelte.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const HOVER = 350; // milliseconds before it appears
const LONG_PRESS = 450;

export interface Tip {
  text: string;
  anchor: Element;
}

export const shownTip: { tip: Tip | null } = $state({ tip: null });

/** Explains the element it is attached to. The text is read when it is shown. */
export function tooltip(text: () => string): Attachment {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      const said = text();
      if (said) shownTip.tip = { text: said, anchor: element };
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (shownTip.tip?.anchor === element) shownTip.tip = null;
    };
    const later = (wait: number) => (event: Event) => {
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === (wait === HOVER ? "mouse" : "touch")) timer = setTimeout(show, wait);
    };
    const focused = (): void => {
      if (element.matches(":focus-visible")) show();
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", later(HOVER)],
      ["pointerdown", later(LONG_PRESS)],
      ["pointerleave", hide],
      ["pointerup", hide],
      ["pointercancel", hide],
      ["focusin", focused],
      ["focusout", hide],
    ];
    // `on`, because an element that disappears with the focus fires `focusout` in the middle of an update.
    const remove = listeners.map(([name, listener]) => on(element, name, listener));
    return () => {
      hide();
      for (const one of remove) one();
    };
  };
}
