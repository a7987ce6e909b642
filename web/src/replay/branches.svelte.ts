// The games that this browser has played on from moments of other games, by the game they branch from.

import { readStored, writeStored } from "../storage";
import type { GameOrigin } from "../wire/replayApi";

export interface Branch {
  of: string; // the key of the real game
  table: string; // its own
  name: string;
  moment: string;
  seats: number[];
  dice: "same" | "new";
  made: number;
}

const KEY = "mousquetaires.branches";
const ORIGIN = "mousquetaires.branch."; // and the branch's table: the real game, if no table of the server has it
const MOST = 100;

class Branches {
  list: readonly Branch[] = $state.raw(readStored<Branch[]>(KEY, []));

  of(key: string): Branch[] {
    return this.list.filter((branch) => branch.of === key);
  }

  add(branch: Branch, origin: GameOrigin): void {
    if (!("table" in origin)) writeStored(ORIGIN + branch.table, origin);
    for (const old of this.list.slice(MOST - 1)) this.forget(old.table);
    this.keep([branch, ...this.list]);
  }

  /** The game from which the one at this table branches, if it came from elsewhere and was kept. */
  originOf(table: string): GameOrigin | null {
    return readStored<GameOrigin | null>(ORIGIN + table, null);
  }

  rename(table: string, name: string): void {
    this.keep(this.list.map((branch) => (branch.table === table ? { ...branch, name } : branch)));
  }

  forget(table: string): void {
    writeStored(ORIGIN + table, null);
    this.keep(this.list.filter((branch) => branch.table !== table));
  }

  private keep(branches: readonly Branch[]): void {
    this.list = branches;
    writeStored(KEY, branches);
  }
}

export const branches = new Branches();
