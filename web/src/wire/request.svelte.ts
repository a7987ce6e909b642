// The state of a button that sends a request: busy, and the reason if the server refused.

import { reasonOf } from "./api";
import type { Reason } from "./types.gen";

export class PendingRequest {
  busy = $state(false);
  refused: Reason | null = $state.raw(null);

  /** Runs a request, unless one is under way. */
  async run(send: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = null;
    try {
      await send();
    } catch (error) {
      this.refused = reasonOf(error);
    }
    this.busy = false;
  }
}
