// The keys of a replay: arrows, Home, End and the space bar.

export type KeyAction = "" | "play" | "first" | "last" | "back" | "forward";

const ACTIONS: Record<string, KeyAction> = {
  " ": "play",
  Home: "first",
  End: "last",
  ArrowLeft: "back",
  ArrowRight: "forward",
};
const FIELDS = "input, textarea, select, [contenteditable], dialog[open], [role=tablist]";

/** What a key press does, unless it belongs to a field, a tab bar or the browser. */
export function keyAction(event: KeyboardEvent): KeyAction {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return "";
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(FIELDS)) return "";
  if (event.key === " " && target?.closest("button, a, summary")) return ""; // it presses that
  return ACTIONS[event.key] ?? "";
}
