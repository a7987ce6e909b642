// The odds of the offered actions, fetched from the server while the player decides.

import type { AnyChance } from "../scenes/odds";
import type { TableState } from "../state/table.svelte";
import { verbOf } from "../text/notation";
import type { View } from "../wire/types.gen";
import { chanceOf, wordsOf, type Chance } from "./answerChance";

/** The actions for which there are exact odds. */
const WEIGHED = new Set(["challenge", "duel", "escape", "fight", "path", "play", "task", "reinforce", "move", "ride"]);

const FIGURED = new Set(["duel", "escape", "fight"]);

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

  /** A new question: the odds of the last one no longer hold. */
  forget(): void {
    this.found = {};
    this.asked.clear();
  }

  /** The figures of an answer; null if it has none, or they are not known yet. */
  chance(action: string): Chance | null {
    return chanceOf(this.found[action] ?? null);
  }

  /** What an answer is likely to bring, in words. */
  words(action: string): string {
    return wordsOf(this.found[action] ?? null);
  }

  /** Whether figures are expected or there: their space is kept, so that nothing moves when they arrive. */
  isFigured(action: string): boolean {
    return FIGURED.has(verbOf(action)) && this.found[action] !== null;
  }

  private async weigh(view: View, action: string): Promise<void> {
    this.asked.add(action);
    const odds = await this.table().odds(action);
    if (view === this.seen) this.found[action] = odds;
  }
}
