// Asks the server whether the action that is being composed is legal, after each change.

import type { TableState } from "../state/table.svelte";
import type { Reason } from "../wire/types.gen";

const PAUSE = 120; // milliseconds after the last change before asking

export class ActionCheck {
  reason: Reason | null = $state.raw(null);
  asking = $state(true);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = "";

  constructor(private readonly table: () => TableState) {}

  /** Asks what is wrong with an action. Only the answer about the last one counts. */
  about(action: string): void {
    if (action === this.asked) return;
    this.asked = action;
    this.asking = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(action), PAUSE);
  }

  private async ask(action: string): Promise<void> {
    const reason = await this.table().why(action);
    if (action !== this.asked) return;
    this.reason = reason;
    this.asking = false;
  }
}
