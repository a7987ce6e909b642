import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { HARLOT, LOUVRE, PARIS, QUEST } from "../ids";
import { locale } from "../text/language.svelte";
import { useNames } from "../text/names";
import { textsOf } from "../text/testTexts";
import type { GameEvent, Names, View } from "../wire/types.gen";
import ChallengeStage from "./ChallengeStage.svelte";
import { challengeSum } from "./challengeSum";
import ConstanceStage from "./ConstanceStage.svelte";
import type { ChallengeScene } from "./challengeScene";
import type { SearchScene } from "./constanceScene";
import type { SiegeScene } from "./siegeScene";
import { sceneOf } from "./scene";
import SiegeStage from "./SiegeStage.svelte";
import { siegeSum } from "./siegeSum";
import { box, line, ROLL, told } from "./testDuels";

const start = made.scenes[0]!.view as unknown as View;
const [ARAMIS, PANACHE, ERUDITION] = [2, 3, 0];
const SMUGGLER = made.names.ids.paris.indexOf("smuggler");
const props = { box, setting: {}, onclose: () => undefined };

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

const challengeIn = (...events: GameEvent[]): ChallengeScene => sceneOf(told(...events), null) as ChallengeScene;
const siegeIn = (...events: GameEvent[]): SiegeScene => sceneOf(told(...events), null) as SiegeScene;

describe("a challenge", () => {
  const view = { ...start, paris_card: 0, trap_at: start.trap_at.map(() => 8) };
  const own = box.printed.heroes[ARAMIS]!.skills[PANACHE]!;

  it("is the sum of skill, cards, gift and tokens, against the level", () => {
    const scene = challengeIn(
      ["challenge_declared", ARAMIS, PARIS, PANACHE],
      ["card_discarded", 1, PANACHE, 3],
      ["card_discarded", 1, ERUDITION, 2],
      ["gift_used", ARAMIS, ERUDITION],
      ["epic_changed", -2, 0],
    );
    expect(challengeSum(scene, view, box)).toMatchObject({
      own,
      total: own + 1 + 1 + 2,
      level: box.printed.paris[0]!.level,
    });
  });

  it("counts a gift of its own skill once", () => {
    const scene = challengeIn(
      ["challenge_declared", ARAMIS, PARIS, PANACHE],
      ["card_discarded", 1, PANACHE, 2],
      ["gift_used", ARAMIS, PANACHE],
    );
    expect(challengeSum(scene, view, box).total).toBe(own + 1);
  });

  it("is harder while a Harlot is there, also when she has left with it", () => {
    const declared: GameEvent = ["challenge_declared", ARAMIS, PARIS, PANACHE];
    const { level } = box.printed.paris[0]!;
    const there = { ...view, trap_at: view.trap_at.map((at, trap) => (trap === HARLOT ? PARIS : at)) };
    expect(challengeSum(challengeIn(declared), there, box)).toMatchObject({
      printed: level,
      harder: 1,
      level: level + 1,
    });
    const { body } = render(ChallengeStage, { props: { scene: challengeIn(declared), view: there, ...props } });
    expect(body).toContain(`${level} + 1: Harlot`);
    const over = challengeIn(declared, ["challenge_overcome", ARAMIS, PARIS, PANACHE], ["trap_gone", HARLOT]);
    expect(challengeSum(over, view, box).level).toBe(level + 1);
  });

  it("keeps the level of a mission that it has just completed", () => {
    const [card, next] = [2, 3];
    const over = challengeIn(
      ["challenge_declared", ARAMIS, LOUVRE, PANACHE],
      ["challenge_overcome", ARAMIS, LOUVRE, PANACHE],
      ["louvre_done", card],
      ["louvre_opened", next],
    );
    expect(challengeSum(over, { ...view, louvre_card: next }, box).printed).toBe(box.printed.louvre[card]!.level);
  });

  it("is that of the Quest board that was in play", () => {
    const [england, later] = [1, 2];
    const lines = told(["challenge_declared", ARAMIS, QUEST, PANACHE]).map((one) => ({ ...one, board: england }));
    const scene = sceneOf(lines, null) as ChallengeScene;
    expect(challengeSum(scene, { ...view, board: later }, box).level).toBe(box.printed.england[PANACHE]);
  });

  it("draws its cards, and says what is lacking", () => {
    const scene = challengeIn(["challenge_declared", ARAMIS, PARIS, PANACHE], ["card_discarded", 1, PANACHE, 3]);
    const { body } = render(ChallengeStage, { props: { scene, view, ...props } });
    expect(body.match(/class="card skill/g)).toHaveLength(1);
    expect(body).toContain(`${box.printed.paris[0]!.level - own - 1} more needed`);
  });
});

describe("the siege", () => {
  const view = {
    ...start,
    time: 0,
    paris_card: SMUGGLER,
    siege: 1,
    siege_cards: start.siege_cards.map((_, card) => (card === 4 ? 3 : 0)),
  };
  const dice: GameEvent[] = [
    ["siege_red_rolled", ROLL(2, 1, 0)],
    ["siege_blue_rolled", ROLL(1, 1, 1)],
  ];

  it("counts the Smuggler's Sword, and a life given cancels one", () => {
    const smuggled = siegeSum(siegeIn(...dice), view, box);
    expect(smuggled.spaces).toBe(1 - 2 - 1);
    expect(smuggled.pairs.filter(({ cardinal }) => cardinal?.extra)).toHaveLength(1);
    expect(siegeSum(siegeIn(...dice), { ...view, paris_card: -1 }, box).spaces).toBe(1 - 2);
    const given = siegeSum(siegeIn(...dice, ["sacrificed", 3], ["life_lost", 3, 1, 4]), view, box);
    expect([given.spaces, given.pairs.at(-1)!.hero]).toEqual([1 - 2, 3]);
  });

  it("shows all dice, and open Swords are the spaces that the token moves", () => {
    const { pairs, idle, spaces, reinforced } = siegeSum(siegeIn(...dice), view, box);
    const swords = pairs.flatMap(({ king, cardinal }) => [king, cardinal]).filter((face) => face && !face.extra);
    expect(swords.length + idle.king.length + idle.cardinal.length).toBe(6);
    expect(pairs.filter(({ cardinal }) => cardinal?.mark === "open")).toHaveLength(-spaces);
    expect(reinforced).toBe(3 - box.printed.time_dice[0]!);
  });

  it("says the sum and where the token goes in words", () => {
    const scene = siegeIn(...dice);
    const { body } = render(SiegeStage, { props: { scene, view, ...props } });
    expect(body).toContain("1 Sword against 3 Swords");
    expect(body).toContain("spaces for Richelieu");
    expect(body).toContain("The Smuggler");
  });
});

describe("the search for Constance", () => {
  it("shows its dice, the Lilies found and how many are missing", () => {
    const lines = [line(8, 0, ["blue_rolled", ARAMIS, ROLL(1, 1, 2)]), line(8, 1, ["constance_moved", 4])];
    const scene = sceneOf(lines, null) as SearchScene;
    const { body } = render(ConstanceStage, { props: { scene, view: { ...start, constance: 2 }, ...props } });
    expect(body.match(/class="die blue open/g)).toHaveLength(2);
    expect(body.match(/class="die blue void/g)).toHaveLength(2);
    expect(body).toContain("2 Lilies are still missing.");
    expect(body).toContain("4 of 6 successes");
  });
});
