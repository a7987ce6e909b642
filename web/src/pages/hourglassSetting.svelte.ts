// The length of the hourglass at new tables, as this player last chose it.

import { readStored, writeStored } from "../storage";

const KEY = "mousquetaires.sand";
const DEFAULT = 120;

class HourglassSetting {
  seconds = $state(readStored(KEY, DEFAULT));

  set(seconds: number): void {
    this.seconds = seconds;
    writeStored(KEY, seconds);
  }
}

export const hourglassSetting = new HourglassSetting();
