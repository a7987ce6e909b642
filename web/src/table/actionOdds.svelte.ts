// What the actions on offer will probably bring: asked of the server while one still makes up one's mind.

import { brief, type AnyChance } from "../duel/odds";
import type { TableState } from "../game/table.svelte";
import { verbOf } from "../text/notation";
import type { View } from "../wire/types.gen";

/** The actions of which something exact can be known before they are taken. */
const WEIGHED = new Set(["challenge", "duel", "escape", "fight", "path", "play", "task", "reinforce", "move", "ride"]);

export class ActionOdds {
  private found: Record<string, AnyChance | null> = $state({});
  private readonly asked = new Set<string>();
  private seen: View | null = null;

  constructor(private readonly table: () => Pick<TableState, "odds">) {}

  /** Ask about these, each once; when something has changed at the table, anew. */
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
