import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import { HARLOT, LOUVRE, PARIS, ROCHEFORT as FOE_ROCHEFORT } from "../ids";
import { locale } from "../text/language.svelte";
import { useNames } from "../text/names";
import { textsOf } from "../text/testTexts";
import type { Box, Names, View } from "../wire/types.gen";
import BoardText from "./BoardText.svelte";
import { figuresAt, figuresOf, MILADY, ROCHEFORT } from "./figures";
import { gathered, actionsAt, targetActionsOf, placeOf } from "./targetActions";
import MissionCard from "./MissionCard.svelte";
import { missionsOf, type Mission } from "./missionsInPlay";
import PlaceAbout from "./PlaceAbout.svelte";

const box = made.box as unknown as Box;
const start = made.scenes[0]!.view as unknown as View;
const seen = (changes: Partial<View>): View => ({ ...start, ...changes });
const lit = (...actions: string[]) => targetActionsOf(actions, (action) => `do ${action}`);
const noop = (): void => undefined;

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

describe("what is lit", () => {
  it("is a place for a move and a ride, a Musketeer for an order", () => {
    expect(lit("move louvre", "order athos", "draw")).toMatchObject([
      { kind: "place", id: 1, action: "move louvre", label: "do move louvre" },
      { kind: "hero", id: 1 },
      { kind: "verb", id: -1 },
    ]);
  });

  it("is the Musketeer a card is played for, or the card itself", () => {
    expect(lit("play constance porthos")[0]).toMatchObject({ kind: "hero", id: 3 });
    expect(lit("play kitty -")[0]).toMatchObject({ kind: "card", id: 11 });
  });

  it("brings together what is aimed at one thing", () => {
    const both = lit("move paris", "ride paris", "move louvre");
    expect(actionsAt(both, "place", 0)).toHaveLength(2);
    expect([...gathered(both, "place").keys()]).toEqual(["place 0", "place 1"]);
  });

  it("shows an adversary where he stands", () => {
    const cavois = 9;
    const foe_at = start.foe_at.map((at, foe) => (foe === cavois ? 1 : at));
    expect(placeOf(lit("duel cavois")[0]!, seen({ foe_at }))).toBe(1);
    expect(placeOf(lit("duel wardes")[0]!, start)).toBe(3);
    expect(placeOf(lit("path cellar")[0]!, start)).toBe(3);
    expect(placeOf(lit("challenge panache")[0]!, seen({ asked_hero: 1, place: [3, 0, 2, -1, -1] }))).toBe(0);
    expect(placeOf(lit("buy pistol")[0]!, start)).toBe(-1);
  });
});

describe("figures", () => {
  it("stand where the view says, one of them lying", () => {
    const figures = figuresOf(seen({ place: [3, 4, 2, 1, 0], lying: 0b10 }), false);
    expect(figures.filter((one) => one.who >= 0).map((one) => one.place)).toEqual([3, 4, 2, 1, 0]);
    expect(figures.find((one) => one.who === 1)!.lying).toBe(true);
    expect(figuresAt(figures, 1).map((one) => one.who)).toEqual([3]);
  });

  it("leave Milady out while she hides: nobody knows where she is", () => {
    const hidden = figuresOf(seen({ destination: -1, hiding: 1, shown: 0 }), false);
    expect(hidden.find((one) => one.who === MILADY)).toBeUndefined();
  });

  it("leave Milady in her quarters until she has chosen where to go", () => {
    const home = figuresOf(seen({ destination: -1, hiding: 0, shown: 0 }), false);
    expect(home.find((one) => one.who === MILADY)).toMatchObject({ place: 7, veiled: false });
  });

  it("show Milady her own secret place veiled", () => {
    expect(figuresOf(seen({ destination: 2, shown: 0 }), false).find((one) => one.who === MILADY)).toMatchObject({
      place: 2,
      veiled: true,
    });
  });

  it("put Rochefort beside her where he bars the way, unless he fled or fell", () => {
    const guards = (changes: Partial<View>) =>
      figuresOf(seen({ destination: 1, shown: 1, fled: 0, ...changes }), false).some((one) => one.who === ROCHEFORT);
    expect(guards({})).toBe(true);
    expect(guards({ fled: 1 })).toBe(false);
    expect(guards({ foe_life: start.foe_life.map((life, foe) => (foe === FOE_ROCHEFORT ? 0 : life)) })).toBe(false);
    expect(guards({ destination: 2 })).toBe(false);
  });
});

describe("affairs", () => {
  it("put card, challenge, adversaries and trap together", () => {
    const foe_at = start.foe_at.map((_, foe) => (foe === 1 ? 0 : foe === 9 ? 1 : 8));
    const trap_at = [8, 8, 8, 1, 8];
    const [paris, louvre] = missionsOf(
      seen({ paris_card: 2, paris_done: 1, progress: 2, louvre_card: 0, foe_at, trap_at }),
      box,
    );
    expect(paris).toMatchObject({ card: 2, skill: 1, level: 6, done: true, foes: [1], trap: -1, progress: 2, asks: 3 });
    expect(louvre).toMatchObject({ card: 0, skill: 3, foes: [9], trap: 3 });
    expect(louvre!.level, "the Harlot makes it harder").toBe(8);
  });

  it("count Lilies found with Constance's token", () => {
    const disappearance = 1;
    expect(missionsOf(seen({ paris_card: disappearance, progress: 0, constance: 4 }), box)[0]).toMatchObject({
      progress: 4,
      asks: 6,
    });
  });

  describe("without adversaries", () => {
    const alone = start.foe_at.map(() => 8);
    const unguarded = (changes: Partial<View>): boolean[] =>
      missionsOf(seen({ paris_card: 2, louvre_card: 0, foe_at: alone, ...changes }), box).map((one) => one.unguarded);
    const force = (place: number, step: "lay" | "name") =>
      ({ kind: "force", step, place, result: 0, set_aside: 0, progress: 0 }) as const;
    const setUp = { kind: "set_up", step: "inn", result: 0, dealt: 0 } as const;

    it("wait for them as long as Milady is asked for them, and no longer", () => {
      expect(unguarded({ stack: [force(1, "lay")] })).toEqual([false, true]);
      expect(unguarded({ stack: [force(1, "name")] }), "they lie, the Nemesis is being named").toEqual([false, false]);
    });

    it("wait for them from the moment on when the first Paris card is in play", () => {
      expect(unguarded({ stack: [setUp] })).toEqual([true, false]);
      expect(unguarded({ stack: [setUp], paris_card: -1 })).toEqual([false, false]);
    });

    it("say so on their card, which counts nobody as beaten", () => {
      const view = seen({ paris_card: 2, paris_done: 0, foe_at: alone, stack: [force(PARIS, "lay")] });
      const mission = missionsOf(view, box)[0]!;
      const props = { mission, view, box, actions: [], small: false, onpress: noop, onabout: noop };
      const { body } = render(MissionCard, { props });
      expect(body).toContain(textsOf("en").say("web-mission-unguarded"));
      expect(body).not.toContain("check-mark");
    });

    it("have had them when all are beaten", () => {
      expect(unguarded({ stack: [] })).toEqual([false, false]);
    });
  });

  it("may be none", () => {
    expect(missionsOf(seen({ paris_card: -1 }), box)[0]).toMatchObject({ card: -1, skill: -1, rating: 0 });
  });
});

describe("a challenge that the Harlot makes harder", () => {
  const GAMING_DEBT = 1; // Erudition 6
  const view = (harlot: number): View =>
    seen({
      louvre_card: GAMING_DEBT,
      louvre_done: 0,
      trap_at: start.trap_at.map((_, n) => (n === HARLOT ? harlot : 8)),
    });
  const shown: [string, (mission: Mission, view: View) => string][] = [
    [
      "on its mission card",
      (mission, view) =>
        render(MissionCard, { props: { mission, view, box, actions: [], small: false, onpress: noop, onabout: noop } })
          .body,
    ],
    [
      "on the mission card of a phone",
      (mission, view) =>
        render(MissionCard, { props: { mission, view, box, actions: [], small: true, onpress: noop, onabout: noop } })
          .body,
    ],
    [
      "where its place is explained",
      (mission, view) => render(PlaceAbout, { props: { place: LOUVRE, view, box, figures: [], mission } }).body,
    ],
    [
      "in the board's text",
      (mission, view) =>
        render(BoardText, { props: { view, box, solo: false, missions: [mission], figures: [] } }).body,
    ],
  ];

  it.each(shown)("says %s why its level is not the printed one", (_, draw) => {
    const words = (harlot: number): string => {
      const html = draw(missionsOf(view(harlot), box)[1]!, view(harlot));
      return html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
    };
    expect(words(LOUVRE)).toMatch(/Erudition 7 \(?6 \+ 1: Harlot/);
    expect(words(PARIS)).toContain("Erudition 6");
    expect(words(PARIS)).not.toContain("Harlot");
  });
});
