// A challenge as a sum: the Musketeer's skill, cards and tokens against the level.

import { ENGLAND, HARLOT, PARIS, QUEST } from "../ids";
import { skillOf } from "../panels/heroValues";
import type { Box, View } from "../wire/types.gen";
import type { ChallengeScene } from "./challengeScene";

export interface ChallengeSum {
  own: number; // the skill of the Musketeer, upgrades included
  total: number; // with all that was played
  printed: number; // the level on the card or board
  harder: number; // what the Harlot adds to it
  level: number;
}

export function challengeSum(scene: ChallengeScene, view: View, box: Box): ChallengeSum {
  const own = skillOf(view, box, scene.hero, scene.skill);
  const printed = printedLevel(scene, view, box);
  const waits = scene.harlot || view.trap_at[HARLOT] === scene.place;
  const harder = waits && scene.place !== QUEST ? box.printed.traps[HARLOT]!.amount : 0;
  const total = own + scene.cards + (scene.gift >= 0 ? 1 : 0) + scene.epic;
  return { own, total, printed, harder, level: printed + harder };
}

function printedLevel(scene: ChallengeScene, view: View, box: Box): number {
  const { england, gallery_level, paris, louvre } = box.printed;
  if (scene.place === QUEST) return scene.board === ENGLAND ? england[scene.skill]! : gallery_level;
  if (scene.place === PARIS) return paris[scene.mission ?? view.paris_card]?.level ?? 0;
  return louvre[scene.mission ?? view.louvre_card]?.level ?? 0;
}
