// The state of a table at a position of a replay, for the components that show a table. Nothing can be answered.

import { GALLERY } from "../ids";
import { TableState } from "../state/table.svelte";
import type { FoldedReplay } from "./foldReplay";
import { EVERYTHING } from "./replaySource";

const NO_SOCKET = {
  open: () => undefined,
  close: () => undefined,
  send: () => "",
  reconnect: () => undefined,
  goOffline: () => undefined,
};

export class ReplayTable extends TableState {
  hands: number[][] = $state.raw([]); // of each seat, if everything is revealed
  /** What the entry on the screen has not told yet is not shown, at any speed of the playback. */
  override readonly held = $derived(this.playback.waitingLines.length > 0);

  constructor(table: string, viewer: number) {
    super(table, viewer === EVERYTHING ? GALLERY : viewer, () => NO_SOCKET);
    this.you = { person: 0, seat: this.seat, seats: [] };
  }

  /** Shows a position. */
  showPosition(replay: FoldedReplay, at: number): void {
    const { frame, shown } = replay.positions[at]!;
    const { info, view, before, prompt, hands, lines, logged, said } = replay.frames[frame]!;
    this.log.lines.splice(0, Infinity, ...replay.log.lines.slice(0, logged));
    this.log.said.splice(0, Infinity, ...replay.log.said.slice(0, said));
    Object.assign(this.playback, {
      shownLines: lines.slice(0, shown),
      waitingLines: lines.slice(shown),
      behind: lines.length - shown,
      currentLine: lines[shown - 1] ?? replay.log.lines[logged - 1] ?? null,
    });
    this.before = before;
    this.hands = hands;
    this.pending = prompt && { ...prompt, mine: false, free: [] };
    Object.assign(this, { info, view, logged: this.logged + 1 });
  }
}
