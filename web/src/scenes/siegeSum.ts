// The siege as a sum: the King's Swords against the Cardinal's, and where the token goes.

import type { Box, View } from "../wire/types.gen";
import { facesOf, SHIELD, SWORD } from "./dice";
import type { SiegeScene } from "./siegeScene";
import type { Face } from "./strikes";

/** A Sword of each side, which cancel each other; or the Sword of one side, or none that counts. */
export interface SiegePair {
  king: Face | null;
  cardinal: Face | null;
  hero: number; // the Musketeer who cancelled the Cardinal's Sword with a life, or -1
}

export interface SiegeSum {
  pairs: SiegePair[];
  idle: { king: Face[]; cardinal: Face[] }; // dice without Swords
  spaces: number; // that the token moves, to the King's side if above 0
  reinforced: number; // red dice beyond those of the Time track
}

export function siegeSum(scene: SiegeScene, view: Pick<View, "time" | "paris_card">, box: Box): SiegeSum {
  const [blueSwords, blueShields, lilies] = facesOf(scene.blue ?? 0);
  const [redSwords, redShields] = facesOf(scene.red ?? 0);
  const smuggled = smuggledSwords(view, box);
  const king = faces(SWORD, blueSwords);
  const cardinal = [
    ...faces(SWORD, redSwords).map((face, at) =>
      scene.rerolled === SWORD && at === redSwords - 1 ? again(face) : face,
    ),
    ...faces(SWORD, smuggled).map((face): Face => ({
      ...face,
      extra: true,
      source: { group: "paris", id: "smuggler" },
    })),
  ];
  const given = scene.sacrificed;
  const left = cardinal.length - given.length; // sacrifices cancel the last ones
  const most = Math.max(king.length, left);
  const pairs = Array.from({ length: most }, (_, at): SiegePair => {
    const both = at < king.length && at < left;
    const mark = both ? "stopped" : "open";
    return {
      king: king[at] ? { ...king[at], mark } : null,
      cardinal: at < left ? { ...cardinal[at]!, mark } : null,
      hero: -1,
    };
  });
  const cancelled = given.map((hero, at): SiegePair => ({
    king: null,
    cardinal: cardinal[left + at] ? { ...cardinal[left + at]!, mark: "stopped" } : null,
    hero,
  }));
  return {
    pairs: [...pairs, ...cancelled],
    idle: { king: [...faces(SHIELD, blueShields), ...faces(2, lilies)], cardinal: faces(SHIELD, redShields) },
    spaces: king.length - left,
    reinforced: Math.max(0, redSwords + redShields - (box.printed.time_dice[view.time] ?? 0)),
  };
}

/** The Swords that The Smuggler adds while it is in play. */
export function smuggledSwords(view: Pick<View, "paris_card">, box: Box): number {
  const card = box.printed.paris[view.paris_card];
  return card && box.words.effect[card.effect] === "siege_sword" ? card.effect_amount : 0;
}

function faces(face: number, many: number): Face[] {
  return Array.from({ length: many }, () => ({ face, source: null, extra: false, mark: "idle" }));
}

function again(face: Face): Face {
  return { ...face, source: { group: "treachery", id: "reinforcements" } };
}
