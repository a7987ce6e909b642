// The games that this browser has played on from moments of other games, by the game they branch from.

import { readStored, writeStored } from "../storage";

export interface Branch {
  of: string; // the table of the real game
  table: string; // its own
  name: string;
  moment: string;
  seats: number[];
  dice: "same" | "new";
  made: number;
}

const KEY = "mousquetaires.branches";
const MOST = 100;

class Branches {
  list: readonly Branch[] = $state.raw(readStored<Branch[]>(KEY, []));

  of(table: string): Branch[] {
    return this.list.filter((branch) => branch.of === table);
  }

  /** The branch that is played at a table. */
  at(table: string): Branch | undefined {
    return this.list.find((branch) => branch.table === table);
  }

  add(branch: Branch): void {
    this.keep([branch, ...this.list].slice(0, MOST));
  }

  rename(table: string, name: string): void {
    this.keep(this.list.map((branch) => (branch.table === table ? { ...branch, name } : branch)));
  }

  forget(table: string): void {
    this.keep(this.list.filter((branch) => branch.table !== table));
  }

  private keep(branches: readonly Branch[]): void {
    this.list = branches;
    writeStored(KEY, branches);
  }
}

export const branches = new Branches();
