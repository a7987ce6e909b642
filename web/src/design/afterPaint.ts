// Runs work after the screen shows the latest change. The page is laid out by then, so measuring it is cheap.

/** Runs once the next frame is painted, before what has arrived meanwhile changes the page again. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => {
    if ("scheduler" in globalThis) void scheduler.postTask(run, { priority: "user-blocking" });
    else setTimeout(run);
  });
}
