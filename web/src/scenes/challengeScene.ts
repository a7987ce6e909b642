// A challenge during playback, put together from the lines of the log.

import type { LogLine } from "../state/log";
import { HARLOT, LOUVRE, PARIS } from "../ids";

export interface ChallengeScene {
  kind: "challenge";
  key: string; // of its first line
  version: number; // of the last line told in it
  hero: number;
  place: number;
  skill: number;
  board: number; // of the Quest, at that time
  mission: number | null; // the card that was closed since then: the view doesn't know it any more
  harlot: boolean; // who is gone since then
  cards: number; // of the skill, played
  gift: number; // the card that Aramis discarded, or -1
  epic: number; // Epic tokens spent
  overcome: boolean | null;
}

/** A challenge begins. `later` are the lines after it: they tell which mission has been closed since then. */
export function challengeBegun(line: LogLine, later: readonly LogLine[]): ChallengeScene {
  const [, hero, place, skill] = line.event!.map(Number);
  const since = later.filter((one) => one.event && one.undone === undefined);
  const closed = since.find(({ event }) => closes(event!, place!));
  const gone = since.some(({ event }) => event![0] === "trap_gone" && event![1] === HARLOT);
  return {
    kind: "challenge",
    key: line.key,
    version: line.version,
    hero: hero!,
    place: place!,
    skill: skill!,
    board: line.board,
    mission: closed ? Number(closed.event![1]) : null,
    harlot: gone,
    cards: 0,
    gift: -1,
    epic: 0,
    overcome: null,
  };
}

function closes([kind]: readonly (string | number)[], place: number): boolean {
  if (place === PARIS) return kind === "paris_closed";
  return place === LOUVRE && (kind === "louvre_done" || kind === "louvre_failed");
}

export function followChallenge(scene: ChallengeScene, line: LogLine): void {
  const [, a, b] = line.event!.map(Number);
  switch (line.event![0]) {
    case "card_discarded":
      if (b === scene.skill) scene.cards += 1;
      return;
    case "gift_used":
      if (b === scene.skill) scene.cards -= 1; // it was discarded for the gift
      scene.gift = b!;
      return;
    case "epic_changed":
      scene.epic += Math.max(0, -a!);
      return;
    case "challenge_overcome":
      scene.overcome = true;
      return;
    case "challenge_failed":
      scene.overcome = false;
  }
}
