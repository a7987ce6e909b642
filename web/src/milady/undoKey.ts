// Ctrl+Z while Milady places something: takes back her last step here. With no step left, the game's own undo gets the key.

export function undoKey(steps: { readonly canUndo: boolean }, undo: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== "z" || event.repeat || !steps.canUndo) return;
    if ((event.target as Partial<Element> | null)?.closest?.("input, textarea")) return;
    event.preventDefault();
    event.stopPropagation();
    undo();
  };
}
