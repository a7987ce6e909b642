import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { useNames } from "../text/names";
import type { Names } from "../wire/types.gen";
import type { DuelScene } from "./duelScene";
import { diceIn, exchangesOf, fightOf, type Exchange, type Face, type Strike } from "./strikes";
import { box, realDuels, sum, valuesOf, type RealDuel } from "./testDuels";

interface Shown extends RealDuel {
  exchanges: Exchange[];
}

/** The Swords that a player sees as open, and a manoeuvre as one wound. */
function openIn({ pairs, manoeuvre }: Strike): number {
  return pairs.filter((pair) => pair.sword?.mark === "open").length + (manoeuvre.length > 0 ? 1 : 0);
}

let shown: Shown[];
beforeAll(() => {
  useNames(made.names as unknown as Names);
  shown = realDuels.map((duel) => {
    const fight = fightOf(duel.scene, duel.scene.foe, duel.view, box, duel.oneWound);
    return { ...duel, exchanges: exchangesOf(duel.scene, fight) };
  });
});

describe("what is shown of a duel is what is dealt", () => {
  it("to the foe: visible Swords minus cancelled ones are the wounds", () => {
    for (const { name, exchanges, events } of shown) {
      const open = sum(exchanges.map((one) => openIn(one.hero)));
      const dealt = sum([...valuesOf(events, "foe_wounded", 2), ...valuesOf(events, "rochefort_wounded", 1)]);
      expect(open, name).toBe(dealt);
    }
  });

  it("to the Musketeer: visible Swords minus cancelled ones are the wounds, or more than the life left", () => {
    for (const { name, scene, exchanges, events } of shown) {
      const open = sum(exchanges.map((one) => openIn(one.foe)));
      const taken = sum(valuesOf(events, "life_lost", 2));
      if (scene.fell) expect(open, name).toBeGreaterThanOrEqual(taken);
      else expect(open, name).toBe(taken);
    }
  });

  it("in each round: only the last one draws blood, and its number of wounds is that of its open Swords", () => {
    for (const { name, exchanges } of shown) {
      for (const { hero, foe } of exchanges)
        expect([name, hero.wounds, foe.wounds]).toEqual([name, openIn(hero), openIn(foe)]);
      const before = exchanges.slice(0, -1).flatMap(({ hero, foe }) => [hero.wounds, foe.wounds]);
      expect([name, sum(before)]).toEqual([name, 0]);
    }
  });

  it("each cancelled Sword has its Shield, and every die of the roll is there", () => {
    for (const { name, scene, exchanges } of shown) {
      for (const [at, { hero, foe, lilies }] of exchanges.entries()) {
        const pairs = [...hero.pairs, ...foe.pairs];
        expect(pairs.every(({ sword, shield }) => (sword?.mark === "stopped") === (shield?.mark === "stops"))).toBe(
          true,
        );
        const single = [...hero.manoeuvre, ...foe.manoeuvre, ...lilies];
        const faces = [...pairs.flatMap(({ sword, shield }) => [sword, shield]), ...single];
        const dice = faces.filter((face): face is Face => face !== null && !face.extra).length;
        expect([name, dice]).toEqual([name, many(scene.rounds[at]?.blue ?? 0) + many(redOf(scene, at))]);
      }
    }
  });
});

describe("the dice announced for a round", () => {
  it("are those rolled in it", () => {
    for (const { name, scene, view, oneWound } of shown) {
      const fight = fightOf(scene, scene.foe, view, box, oneWound);
      for (const [at, { blue, red }] of scene.rounds.entries()) {
        const announced = diceIn(fight, at);
        expect([name, announced.blue]).toEqual([name, many(blue ?? 0)]);
        if (red !== null) expect([name, announced.red]).toEqual([name, many(red)]);
      }
    }
  });
});

const many = (roll: number): number => (roll & 15) + ((roll >> 4) & 15) + (roll >> 8);

function redOf(scene: DuelScene, at: number): number {
  const foe = box.printed.foes[scene.foe]!;
  return foe.rolls ? (scene.rounds[at]?.red ?? 0) : foe.fixed[0] + 16 * foe.fixed[1];
}

describe("the real duels have all of it", () => {
  const sources = (): string[] =>
    shown.flatMap(({ exchanges }) =>
      exchanges.flatMap(({ hero, foe, lilies }) =>
        [...hero.pairs, ...foe.pairs]
          .flatMap(({ sword, shield }) => [sword, shield])
          .concat(lilies)
          .flatMap((face) =>
            face?.source ? [`${face.source.group} ${face.source.id} ${face.face} ${face.mark}`] : [],
          ),
      ),
    );

  it.each([
    ["the pistol wounds", "item pistol 0 open"],
    ["the pistol is parried", "item pistol 0 stopped"],
    ["armour parries", "item armour 1 stops"],
    ["armour has nothing to parry", "item armour 1 idle"],
    ["the Toledo blade finds a Sword", "item blade 0 open"],
    ["the Toledo blade finds a Shield", "item blade 1 stops"],
    ["the Toledo blade finds a Lily", "item blade 2 idle"],
    ["Boisrenard's pistol wounds", "ability pistol 0 open"],
    ["Vitray's armour parries", "ability armour 1 stops"],
    ["Cahusac's reroll finds a Sword", "ability rerolls_shield 0 open"],
    ["Jussac's parting wound", "ability parting_wound 0 open"],
    ["armour takes Jussac's parting wound", "ability parting_wound 0 stopped"],
  ])("%s", (_, source) => expect(sources()).toContain(source));

  it("every ability of a foe, and every item that a Musketeer keeps", () => {
    const abilities = shown.map(({ scene }) => box.words.ability[box.printed.foes[scene.foe]!.ability]);
    expect(new Set(abilities)).toEqual(new Set(box.words.ability));
    const names = shown.map(({ name }) => name);
    for (const item of made.names.ids.item.filter((one) => one !== "balm"))
      for (const hero of ["dartagnan", "athos", "aramis", "porthos"])
        expect(names).toContain(`${hero} against boisrenard, ${item}`);
  });

  it("manoeuvres of either side and of both", () => {
    const kinds = shown.flatMap(({ exchanges }) =>
      exchanges.map(({ hero, foe }) => [hero.manoeuvre.length, foe.manoeuvre.length].join()),
    );
    expect(new Set(kinds)).toEqual(new Set(["0,0", "3,0", "0,3", "3,3"]));
  });

  it("several wounds on both sides", () => {
    expect(shown.some(({ exchanges }) => exchanges.at(-1)!.hero.wounds > 1 && exchanges.at(-1)!.foe.wounds > 1)).toBe(
      true,
    );
  });

  it("Swords that don't count because each loses only one life", () => {
    const isVoid = ({ pairs, manoeuvre }: Strike): boolean =>
      manoeuvre.length === 0 && pairs.some(({ sword }) => sword?.mark === "void");
    const held = shown.flatMap(({ exchanges }) => exchanges).filter(({ hero, foe }) => isVoid(hero) || isVoid(foe));
    expect(held.some(({ hero, foe }) => hero.wounds === 1 && foe.wounds === 1)).toBe(true);
  });

  it("rounds in which the Musketeer has no dice left", () => {
    const rounds = (foe: string): Exchange[] =>
      shown.filter(({ name }) => name.includes(foe)).flatMap(({ exchanges }) => exchanges);
    expect(rounds("biscarat").some(({ bare }) => bare)).toBe(true);
    expect(rounds("sword_sword").some(({ bare, foe }) => bare && foe.wounds > 0)).toBe(true);
  });
});
