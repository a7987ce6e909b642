// Loads ahead what a game needs later: its stages, boards, dialogs and menus. Then a duel doesn't wait for the network,
// and a page that goes offline can still open them.

const AHEAD: readonly (() => Promise<unknown>)[] = [
  () => import("../scenes/SceneStage.svelte"),
  () => import("../scenes/CommitChoices.svelte"),
  () => import("./PlaybackWait.svelte"),
  () => import("../scenes/NextRound.svelte"),
  () => import("../panels/Arsenal.svelte"),
  () => import("../quest/FullBoard.svelte"),
  () => import("./ComposeTrade.svelte"),
  () => import("../reveal/Reveal.svelte"),
  () => import("./ReasonPopover.svelte"),
  () => import("./ConfirmDialog.svelte"),
  () => import("../pages/Settings.svelte"),
  () => import("../pages/SeatsAndPeople.svelte"),
  () => import("../board/PlaceAbout.svelte"),
  () => import("../panels/HeroAbout.svelte"),
  () => import("../quest/EnglandBoard.svelte"),
  () => import("../quest/ReturnBoard.svelte"),
  () => import("../quest/GalleriesBoard.svelte"),
  () => import("../quest/InnBoard.svelte"),
  () => import("../ending/Ending.svelte"),
];
const PAUSE = 300; // milliseconds between two parts, in browsers that don't tell when they are idle
let begun = false;

/** Loads one part after the other while the page is idle. What can't be loaded now is loaded when it is needed. */
export async function loadAhead(): Promise<void> {
  if (begun) return;
  begun = true;
  for (const load of AHEAD) {
    await idle();
    await load().catch(() => undefined);
  }
}

function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, PAUSE),
  );
}
