// A duel, a challenge or the siege during playback: put together from the lines of the log, nothing worked out.

import type { LogLine } from "../game/log";

export const SWORD = 0;
export const SHIELD = 1;
const FAR = 80; // lines; no scene is longer

/** One exchange of blows; a roll is null until its dice have fallen. */
export interface Round {
  blue: number | null;
  red: number | null;
  mine: boolean; // the Musketeer showed his manoeuvre
  his: boolean;
  dealt: number;
  taken: number;
}

export interface DuelScene {
  kind: "duel";
  version: number; // of the last line told in it
  hero: number;
  foe: number;
  dice: number | null; // how many the Musketeer rolls, once cards, gifts or tokens have added some
  foeLife: number | null; // what the foe has left, once a wound has been told
  rounds: Round[];
  result: number | null;
}

export interface ChallengeScene {
  kind: "challenge";
  version: number;
  hero: number;
  place: number;
  skill: number;
  overcome: boolean | null;
}

export interface SiegeScene {
  kind: "siege";
  version: number;
  blue: number | null;
  red: number | null;
  sacrificed: number[];
  moved: number | null; // where the token stands afterwards
  over: boolean;
}

export type Scene = DuelScene | ChallengeScene | SiegeScene;

const BEGINNINGS = new Set(["duel_began", "challenge_declared", "siege_red_rolled"]);

/** The scene that the lines told so far have led to, or null. */
export function sceneOf(lines: readonly LogLine[], told: LogLine | null): Scene | null {
  const last = told ? lines.findLastIndex((line) => line.key === told.key) : lines.length - 1;
  const held = standing(lines, last);
  const first = held.findLastIndex((line) => BEGINNINGS.has(String(line.event?.[0])));
  if (first < 0) return null;
  let scene: Scene | null = null;
  for (const line of held.slice(first)) scene = line.event ? follow(scene, line) : scene;
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
  if (scene.kind === "duel") return scene.result !== null;
  return scene.kind === "challenge" ? scene.overcome !== null : scene.over;
}

function begun(line: LogLine): Scene | null {
  const [, a, b, c] = line.event!.map(Number);
  const version = line.version;
  switch (line.event![0]) {
    case "duel_began":
      return { kind: "duel", version, hero: a!, foe: b!, dice: null, foeLife: null, rounds: [], result: null };
    case "challenge_declared":
      return { kind: "challenge", version, hero: a!, place: b!, skill: c!, overcome: null };
    case "siege_red_rolled":
      return { kind: "siege", version, blue: null, red: a!, sacrificed: [], moved: null, over: false };
    default:
      return null;
  }
}

function follow(scene: Scene | null, line: LogLine): Scene | null {
  if (scene === null) return begun(line);
  if (isOver(scene)) return scene; // what comes after the end is no part of it
  const next = { ...scene, version: line.version };
  if (next.kind === "duel") duelGoesOn(next, line);
  else if (next.kind === "challenge") challengeGoesOn(next, line);
  else siegeGoesOn(next, line);
  return next;
}

function duelGoesOn(scene: DuelScene, line: LogLine): void {
  const [, a, b, c, d] = line.event!.map(Number);
  switch (line.event![0]) {
    case "dice_added":
      scene.dice = c ?? scene.dice;
      return;
    case "blue_rolled":
      scene.rounds = [...scene.rounds, round(b!, null)];
      return;
    case "red_rolled":
      scene.foe = a!; // a token fought blind has a face by now
      scene.rounds = redFell(scene.rounds, b!);
      return;
    case "foe_rerolled":
      return change(scene, (now) => ({ ...now, red: c ?? rolledAgain(now.red, SHIELD, b!) }));
    case "blade_used":
      return change(scene, (now) => ({ ...now, blue: d ?? rolledAgain(now.blue, b!, c!) }));
    case "manoeuvre_shown":
      return change(scene, (now) => ({ ...now, mine: true }));
    case "foe_manoeuvre_shown":
      return change(scene, (now) => ({ ...now, his: true }));
    case "foe_wounded":
      scene.foeLife = c!;
      return change(scene, (now) => ({ ...now, dealt: now.dealt + b! }));
    case "rochefort_wounded":
      return change(scene, (now) => ({ ...now, dealt: now.dealt + a! }));
    case "life_lost":
      if (a === scene.hero) change(scene, (now) => ({ ...now, taken: now.taken + b! }));
      return;
    case "duel_ended":
      scene.foe = b!;
      scene.result = c!;
  }
}

function redFell(rounds: Round[], roll: number): Round[] {
  const now = rounds.at(-1);
  if (!now || now.red !== null) return [...rounds, round(null, roll)]; // nothing blue was left to roll
  return [...rounds.slice(0, -1), { ...now, red: roll }];
}

function round(blue: number | null, red: number | null): Round {
  return { blue, red, mine: false, his: false, dealt: 0, taken: 0 };
}

function change(scene: DuelScene, how: (now: Round) => Round): void {
  const now = scene.rounds.at(-1) ?? round(null, null);
  scene.rounds = [...scene.rounds.slice(0, -1), how(now)];
}

function challengeGoesOn(scene: ChallengeScene, line: LogLine): void {
  if (line.event![0] === "challenge_overcome") scene.overcome = true;
  if (line.event![0] === "challenge_failed") scene.overcome = false;
}

function siegeGoesOn(scene: SiegeScene, line: LogLine): void {
  const [, a, b] = line.event!.map(Number);
  switch (line.event![0]) {
    case "siege_blue_rolled":
      scene.blue = a!;
      return;
    case "siege_rerolled":
      scene.red = b ?? rolledAgain(scene.red, SHIELD, a!);
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

// --- dice -----------------------------------------------------------------------------------------

/** The dice after one was rolled again. Only for logs of older servers: their events do not say it. */
function rolledAgain(roll: number | null, from: number, to: number): number {
  return (roll ?? 0) - (1 << (4 * from)) + (1 << (4 * to));
}

export interface DieFace {
  face: number;
  mark: "hit" | "spent" | "shown" | "";
}

/** The dice of a roll, each with what has become of it: Swords that drew blood, what was parried, a manoeuvre. */
export function diceOf(
  roll: number | null,
  hits: number,
  manoeuvre: readonly number[] | null,
  settled: boolean,
): DieFace[] {
  if (roll === null) return [];
  const mark = (face: number, at: number): DieFace["mark"] => {
    if (manoeuvre) return at < manoeuvre[face]! ? "shown" : "";
    if (face !== SWORD || !settled) return "";
    return at < hits ? "hit" : "spent";
  };
  return facesOf(roll).flatMap((n, face) => Array.from({ length: n }, (_, at) => ({ face, mark: mark(face, at) })));
}

/** Of a fighter's manoeuvres, the one that the dice show. */
export function shownIn(roll: number | null, manoeuvres: readonly (readonly number[])[]): readonly number[] | null {
  const faces = facesOf(roll ?? 0);
  return manoeuvres.find((one) => one.every((n, face) => n <= faces[face]!)) ?? null;
}

function facesOf(roll: number): number[] {
  return [roll & 15, (roll >> 4) & 15, (roll >> 8) & 15];
}
