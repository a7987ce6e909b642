// What pressing an answer does: a possible one is given, perhaps after a second tap; an impossible one explains why.

import type { Reason } from "../wire/types.gen";
import { ConfirmTap } from "./confirmTap.svelte";

export class AnswerPress {
  asked = $state(""); // the answer that was pressed last
  reason: Reason | null = $state.raw(null); // why it is impossible
  readonly #confirmTap: ConfirmTap;

  constructor(
    act: (action: string) => void,
    private readonly why: (action: string) => Promise<Reason | null>,
  ) {
    this.#confirmTap = new ConfirmTap(act);
  }

  /** The answer that waits for its second tap. */
  get pending(): string {
    return this.#confirmTap.pending;
  }

  async press(action: string, possible: boolean): Promise<void> {
    this.dismiss();
    this.asked = action;
    if (possible) {
      this.#confirmTap.press(action);
      return;
    }
    const found = await this.why(action);
    if (this.asked === action) this.reason = found;
  }

  dismiss(): void {
    this.reason = null;
  }
}
