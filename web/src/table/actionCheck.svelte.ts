// The live word of the rules on something that is being put together.

import type { TableState } from "../game/table.svelte";
import type { Reason } from "../wire/types.gen";

const PAUSE = 120; // milliseconds after the last change before asking

export class ActionCheck {
  reason: Reason | null = $state.raw(null);
  asking = $state(true);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = "";

  constructor(private readonly table: () => TableState) {}

  /** Ask what is wrong with an action; only the answer about the last one counts. */
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
