// The siege during playback, put together from the lines of the log.

import type { LogLine } from "../state/log";
import { SHIELD } from "./dice";
import { rolledAgain } from "./duelScene";

export interface SiegeScene {
  kind: "siege";
  key: string;
  version: number;
  blue: number | null;
  red: number | null;
  rerolled: number | null; // the face of the Shield that was rolled again
  sacrificed: number[];
  moved: number | null; // where the token stands afterwards
  over: boolean;
}

export function siegeBegun(line: LogLine): SiegeScene {
  const { key, version } = line;
  const red = Number(line.event![1]);
  return { kind: "siege", key, version, blue: null, red, rerolled: null, sacrificed: [], moved: null, over: false };
}

export function followSiege(scene: SiegeScene, line: LogLine): void {
  const [, a, b] = line.event!.map(Number);
  switch (line.event![0]) {
    case "siege_blue_rolled":
      scene.blue = a!;
      return;
    case "siege_rerolled":
      scene.red = b ?? rolledAgain(scene.red, SHIELD, a!);
      scene.rerolled = a!;
      return;
    case "sacrificed":
      scene.sacrificed = [...scene.sacrificed, a!];
      return;
    case "siege_moved":
      scene.moved = a!;
      scene.over = true;
      return;
    case "phase_began":
      scene.over = true; // the token has not moved
  }
}
