import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { locale } from "../text/language.svelte";
import { useNames } from "../text/names";
import { textsOf } from "../text/testTexts";
import type { GameEvent, Names, View } from "../wire/types.gen";
import type { DuelScene } from "./duelScene";
import DuelStage from "./DuelStage.svelte";
import { sceneOf } from "./scene";
import { box, realDuels, ROLL, sum, told, valuesOf } from "./testDuels";

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

function stage(scene: DuelScene, view: View, oneWoundEach = false): string {
  return render(DuelStage, { props: { scene, view, box, setting: {}, oneWoundEach, onclose: () => undefined } }).body;
}

/** How many elements have all of these classes. */
function count(html: string, ...classes: string[]): number {
  const found = [...html.matchAll(/class="([^"]*)"/g)].map((match) => match[1]!.split(" "));
  return found.filter((names) => classes.every((name) => names.includes(name))).length;
}

function duel(...events: GameEvent[]): DuelScene {
  return sceneOf(told(...events), null) as DuelScene;
}

const view = realDuels[0]!.view;
const [DARTAGNAN, PORTHOS] = [0, 3];
const BOISRENARD = 1;

describe("the stage of a real duel", () => {
  it("glows with as many Swords as wounds were dealt in it", () => {
    for (const { name, scene, view, oneWound, events } of realDuels) {
      const html = stage(scene, view, oneWound);
      const mine = count(html, "manoeuvre", "die", "blue") > 0 ? 1 : count(html, "die", "open", "blue");
      const his = count(html, "manoeuvre", "die", "red") > 0 ? 1 : 0;
      const dealt = sum([...valuesOf(events, "foe_wounded", 2), ...valuesOf(events, "rochefort_wounded", 1)]);
      const taken = sum(valuesOf(events, "life_lost", 2));
      expect([name, mine]).toEqual([name, dealt]);
      if (!scene.fell) expect([name, his + count(html, "die", "open", "red")]).toEqual([name, taken]);
    }
  });
});

describe("bonus Swords and Shields", () => {
  const struck: GameEvent[] = [
    ["duel_began", PORTHOS, BOISRENARD],
    ["blue_rolled", PORTHOS, ROLL(3, 0, 0)],
    ["red_rolled", BOISRENARD, ROLL(1, 0, 0)],
    ["foe_wounded", BOISRENARD, 4, 0],
    ["life_lost", PORTHOS, 2, 3],
  ];

  it("are dice of their own, with the name of their source", () => {
    const pistol = 1 << made.names.ids.item.indexOf("pistol");
    const html = stage(duel(...struck), { ...view, equipment: view.equipment.map(() => pistol) });
    expect([count(html, "die", "open", "blue"), count(html, "die", "open", "red")]).toEqual([4, 2]);
    expect([count(html, "die", "extra", "blue"), count(html, "die", "extra", "red")]).toEqual([1, 1]);
    expect(html.match(/>pistol<\/small>/g)).toHaveLength(2);
    expect(html).toContain("3 Swords + 1 against 0 Shields");
  });

  it("are not there without equipment", () => {
    const html = stage(duel(...struck), { ...view, equipment: view.equipment.map(() => 0) });
    expect(count(html, "die", "extra", "blue")).toBe(0);
  });
});

describe("a duel on the stage", () => {
  const rolled: GameEvent[] = [
    ["duel_began", DARTAGNAN, BOISRENARD],
    ["blue_rolled", DARTAGNAN, ROLL(1, 1, 1)],
  ];

  it("tells a foe who has not rolled yet from one who has no dice left", () => {
    expect(stage(duel(...rolled), view)).toContain("The dice are rolling");
    const later = duel(
      ...rolled,
      ["red_rolled", BOISRENARD, 16],
      ["blue_rolled", 0, 16],
      ["red_rolled", 1, 16],
      ["blue_rolled", 0, 16],
    );
    expect(stage(later, view)).not.toContain("The dice are rolling");
  });

  it("keeps its rounds readable", () => {
    const html = stage(duel(...rolled, ["red_rolled", BOISRENARD, ROLL(0, 2, 0)], ["blue_rolled", DARTAGNAN, 1]), view);
    expect(html).toMatch(/Round 1[^R]*0 : 0/s);
    expect(html).toContain("Round 2");
  });

  it("says each round in words", () => {
    const html = stage(duel(...rolled, ["red_rolled", BOISRENARD, ROLL(0, 2, 0)]), view);
    expect(/aria-live="polite"[^>]*>([^<]*)/.exec(html)![1]).toBe(
      "Round 1. D’Artagnan strikes: 1 Sword against 2 Shields, no wound. Boisrenard strikes: 0 Swords + 1 against 1 Shield (pistol), no wound.",
    );
  });

  it("keeps its result, with a button to go on", () => {
    const html = stage(duel(...rolled, ["red_rolled", 1, 0], ["foe_wounded", 1, 1, 0], ["duel_ended", 0, 1, 5]), view);
    expect(html).toContain("D’Artagnan won the duel against Boisrenard without a scratch.");
    expect(html).toContain('data-action="continue"');
  });

  it("flashes only the manoeuvre that the dice show", () => {
    const improved = { ...view, improved: 1 << DARTAGNAN };
    const html = stage(
      duel(["duel_began", DARTAGNAN, 1], ["blue_rolled", DARTAGNAN, ROLL(1, 0, 2)], ["red_rolled", 1, 0]),
      improved,
    );
    expect([count(html, "manoeuvre"), count(html, "flashing")]).toEqual([2 + 3, 1]);
  });

  it("strikes out what was used, and only that", () => {
    const gear = (1 << made.names.ids.item.indexOf("pistol")) | (1 << made.names.ids.item.indexOf("armour"));
    const armed = { ...view, equipment: view.equipment.map(() => gear) };
    const html = stage(duel(...rolled, ["red_rolled", 1, 16], ["blue_rolled", DARTAGNAN, 16]), armed);
    expect([count(html, "chip", "used"), html.includes("Armour")]).toEqual([1, true]);
  });
});
