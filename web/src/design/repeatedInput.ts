// One press is one answer: the second half of a double click, or a key held down, falls on whatever came up beneath it.

/** Whether a click stands for itself; a key's has no count. */
export function isFirstClick(event: MouseEvent): boolean {
  return event.detail <= 1;
}

/** A button that keeps its place is not pressed again by Enter held down. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
