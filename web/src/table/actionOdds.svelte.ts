// The odds of the offered actions, fetched from the server while the player decides.

import { brief, type AnyChance } from "../duel/odds";
import type { TableState } from "../game/table.svelte";
import { verbOf } from "../text/notation";
import type { View } from "../wire/types.gen";

/** The actions for which there are exact odds. */
const WEIGHED = new Set(["challenge", "duel", "escape", "fight", "path", "play", "task", "reinforce", "move", "ride"]);

export class ActionOdds {
  private found: Record<string, AnyChance | null> = $state({});
  private readonly asked = new Set<string>();
  private seen: View | null = null;

  constructor(private readonly table: () => Pick<TableState, "odds">) {}

  /** Asks for the odds of these actions: each once, and again after the view has changed. */
  ask(view: View, actions: readonly string[]): void {
    if (view !== this.seen) this.asked.clear();
    this.seen = view;
    for (const action of actions)
      if (WEIGHED.has(verbOf(action)) && !this.asked.has(action)) void this.weigh(view, action);
  }

  of(action: string): string {
    return brief(this.found[action] ?? null);
  }

  private async weigh(view: View, action: string): Promise<void> {
    this.asked.add(action);
    const odds = await this.table().odds(action);
    if (view === this.seen) this.found[action] = odds;
  }
}
