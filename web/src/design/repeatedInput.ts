// One press answers one question. The second half of a double click, or a key held down, would press the button of the
// next question.

/** False for the second click of a double click. Clicks by keyboard have the detail 0. */
export function isFirstClick(event: MouseEvent): boolean {
  return event.detail <= 1;
}

/** For `keydown`: Enter held down presses a button only once. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
