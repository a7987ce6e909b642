// What is on the stage during playback: a duel, a challenge, the siege, a search, an attempt on Constance's life.

import type { LogLine } from "../state/log";
import { challengeBegun, followChallenge, type ChallengeScene } from "./challengeScene";
import { searchBegun, stranglingBegun, type SearchScene, type StranglingScene } from "./constanceScene";
import { duelBegun, followDuel, type DuelScene } from "./duelScene";
import { followSiege, siegeBegun, type SiegeScene } from "./siegeScene";

export type Scene = DuelScene | ChallengeScene | SiegeScene | SearchScene | StranglingScene;

const FAR = 80; // lines; no scene is longer
/** Events after which a duel or a challenge that has not ended will not go on. */
const INTERRUPTIONS = new Set(["turn_started", "turn_ended", "turn_began", "sand_ran_out", "game_over"]);

/** The scene that the lines told so far have led to, or null. */
export function sceneOf(lines: readonly LogLine[], told: LogLine | null): Scene | null {
  const last = told ? lines.findLastIndex((line) => line.key === told.key) : lines.length - 1;
  const held = standing(lines, last);
  let scene: Scene | null = null;
  for (const [at, line] of held.entries()) {
    if (line.event) scene = begun(line, scene, held.slice(0, at), lines) ?? follow(scene, line);
  }
  const now = lines[last]!;
  if (scene && isOver(scene) && scene.version !== now.version) return null;
  return scene;
}

/** The newest lines up to one, without what was taken back. */
function standing(lines: readonly LogLine[], last: number): LogLine[] {
  const held: LogLine[] = [];
  let to = Infinity; // the version as of which the game stands again
  for (let at = last; at >= 0 && at > last - FAR; at -= 1) {
    const line = lines[at]!;
    if (line.version > to) continue;
    if (line.entry.kind === "undone") to = line.entry.to;
    else held.push(line);
  }
  return held.reverse();
}

export function isOver(scene: Scene): boolean {
  switch (scene.kind) {
    case "duel":
      return scene.result !== null;
    case "challenge":
      return scene.overcome !== null;
    case "siege":
      return scene.over;
    case "search":
      return scene.roll !== null;
    case "strangling":
      return true; // one roll is all
  }
}

/** The Musketeer whose scene it is, or -1. */
export function heroIn(scene: Scene): number {
  return "hero" in scene ? scene.hero : -1;
}

/** Whether a line begins a scene, so that the one before it leaves the stage. */
export function begins(kind: string, running: Scene | null): boolean {
  if (kind === "blue_rolled") return running?.kind !== "duel" || isOver(running); // dice outside a duel: a search
  return ["duel_began", "challenge_declared", "siege_red_rolled", "strangle_rolled"].includes(kind);
}

function begun(
  line: LogLine,
  running: Scene | null,
  before: readonly LogLine[],
  lines: readonly LogLine[],
): Scene | null {
  const kind = String(line.event![0]);
  if (!begins(kind, running)) return null;
  switch (kind) {
    case "duel_began":
      return duelBegun(line);
    case "challenge_declared":
      return challengeBegun(line, lines.slice(lines.indexOf(line) + 1));
    case "siege_red_rolled":
      return siegeBegun(line);
    case "strangle_rolled":
      return stranglingBegun(line);
    default:
      return searchBegun(line, before);
  }
}

function follow(scene: Scene | null, line: LogLine): Scene | null {
  if (scene === null) return null;
  const kind = String(line.event![0]);
  if (isOver(scene)) return afterwards(scene, line);
  if (INTERRUPTIONS.has(kind)) return null;
  const next = { ...scene, version: line.version };
  if (next.kind === "duel") followDuel(next, line);
  else if (next.kind === "challenge") followChallenge(next, line);
  else if (next.kind === "siege") followSiege(next, line);
  return next;
}

/** What comes after the end is no part of a scene, except how far Constance's token has moved. */
function afterwards(scene: Scene, line: LogLine): Scene {
  const [kind, now] = line.event as [string, number];
  if (kind !== "constance_moved" || line.version !== scene.version) return scene;
  if (scene.kind === "search") return { ...scene, found: now };
  return scene.kind === "strangling" ? { ...scene, now } : scene;
}
