import type { Component } from "svelte";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";

import { targetActionsOf } from "../board/targetActions";
import made from "../gallery/views.json";
import { DECOY, ENGLAND, RETURN, SNARE, WARDES } from "../ids";
import { actionText } from "../text/gameText";
import { locale } from "../text/language.svelte";
import { useNames } from "../text/names";
import { verbOf } from "../text/notation";
import { textsOf } from "../text/testTexts";
import type { Box, Names, View } from "../wire/types.gen";
import BoardList from "./BoardList.svelte";
import type { BoardProps } from "./boardProps";
import EnglandBoard from "./EnglandBoard.svelte";
import GalleriesBoard from "./GalleriesBoard.svelte";
import InnBoard from "./InnBoard.svelte";
import { heroesThere, pathStep, roadStage, roomsAhead, shipStop, spacesOf, spaceState } from "./questState";
import QuestThumbnail from "./QuestThumbnail.svelte";
import ReturnBoard from "./ReturnBoard.svelte";
import { questTargets, type QuestTarget } from "./targets";
import TargetStrip from "./TargetStrip.svelte";
import { leftText, secretsText, spokenName } from "./wording";

const box = made.box as unknown as Box;
const BOARDS: Component<BoardProps>[] = [InnBoard, EnglandBoard, ReturnBoard, GalleriesBoard];
const QUEST_VERBS = ["path", "back", "fight", "passage", "turnup", "space", "challenge"];
const names = made.quest.map((scene) => scene.name);

const sceneOf = (name: string) => made.quest.find((scene) => scene.name === name)!;
const viewOf = (name: string): View => sceneOf(name).view as unknown as View;
const pieces = (view: View) => spacesOf(view, box).map((space) => spaceState(view, box, space).piece);
function targetsOf(name: string): QuestTarget[] {
  const { setup, asked } = sceneOf(name);
  const view = viewOf(name);
  const setting = { heroes: setup.heroes, board: view.board, prompt: view.asked };
  return questTargets(
    targetActionsOf(asked, (action) => actionText(action, setting)),
    view,
    box,
  );
}
function drawn(view: View, targets: readonly QuestTarget[] = [], narrow = false, of = box): string {
  return render(BOARDS[view.board]!, { props: { view, box: of, narrow, targets, label: "board" } }).body;
}
const count = (text: string, part: string | RegExp): number => text.split(part).length - 1;

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});

describe("what lies on a space", () => {
  it("is a token by its face, or that it is gone", () => {
    const view = viewOf("inn-kinds");
    const seen = pieces(view);
    expect(new Set(seen)).toEqual(new Set(["won", "faces", "snare", "decoy", "dice"]));
    expect(seen[view.spaces.indexOf(SNARE)]).toBe("snare");
    expect(seen[view.spaces.indexOf(DECOY)]).toBe("decoy");
  });

  it("is hidden from the Musketeers and spectators, and Milady's secret", () => {
    for (const board of ["inn", "return", "galleries"]) {
      const [hers, theirs] = [viewOf(`${board}-milady`), viewOf(`${board}-spectator`)];
      const down = spacesOf(theirs, box).filter((space) => spaceState(theirs, box, space).piece === "hidden");
      expect(down.length, board).toBeGreaterThan(0);
      for (const space of down) expect(spaceState(hers, box, space)).toMatchObject({ secret: true });
      expect(spacesOf(hers, box).filter((space) => spaceState(hers, box, space).secret)).toEqual(down);
    }
  });

  it("is told to Milady alone where the drawing is small", () => {
    expect(secretsText(viewOf("galleries-milady"), box)).toBe(
      "Antechamber 3: Nobility, 3 dice, 3 dice · Antechamber 4: Panache, 2 dice, 3 dice",
    );
    expect(secretsText(viewOf("galleries-spectator"), box)).toBe("");
  });

  it("is nothing yet while Milady lays the tokens, not a success", () => {
    expect(pieces(viewOf("return-waiting"))).toEqual(["unlaid", "unlaid", "unlaid"]);
    expect(drawn(viewOf("return-waiting"))).not.toContain('data-piece="won"');
    expect(leftText(viewOf("return-waiting"), box)).toBe("Milady lays the tokens.");
  });
});

describe("the drawing", () => {
  it.each(names)("shows each Musketeer who is there once, and every space: %s", (name) => {
    const view = viewOf(name);
    for (const narrow of [false, true]) {
      const made = drawn(view, targetsOf(name), narrow);
      for (const hero of heroesThere(view)) expect(count(made, `data-hero="${hero}"`)).toBe(1);
      const ahead = spacesOf(view, box).filter((space) => view.board !== 3 || space >= 3 * view.antechamber);
      const legend = view.board === 0 && !narrow ? 4 : 0;
      const banners = view.board === 3 ? count(made, "data-banner=") : 0;
      expect(count(made, "data-piece=") + banners - legend).toBe(ahead.length);
    }
  });

  it("lets the ship sail one stop for each challenge won", () => {
    const stops = ["england-start", "england-half", "england-crowd", "england-duel"].map((name) => {
      const view = viewOf(name);
      expect(drawn(view)).toContain(`data-stop="${shipStop(view)}"`);
      return shipStop(view);
    });
    expect(stops).toEqual([0, 2, 3, 4]);
    expect(count(drawn(viewOf("england-half")), 'data-banner="won"')).toBe(2);
  });

  it("locks de Wardes in until all four challenges are won", () => {
    expect(drawn(viewOf("england-crowd"))).toContain('data-wardes="locked"');
    expect(drawn(viewOf("england-duel"))).toContain('data-wardes="free"');
  });

  it.each([
    ["galleries-start", 4],
    ["galleries-half", 3],
    ["galleries-passage", 2],
    ["galleries-last", 1],
    ["galleries-won", 0],
  ])("nests as many antechambers as are left, and the ball behind them: %s", (name, left) => {
    const made = drawn(viewOf(name));
    expect(roomsAhead(viewOf(name), box) + 1).toBe(left);
    expect(count(made, "data-antechamber=")).toBe(left);
    expect(count(made, "data-ball")).toBe(1);
  });

  it("opens the hidden door for those who can pay", () => {
    expect(drawn(viewOf("galleries-passage"))).toContain('data-door="open"');
    expect(drawn(viewOf("galleries-half"))).toContain('data-door="shut"');
  });

  it("lets the Musketeers stand where they have come on the road", () => {
    expect(["return-start", "return-half", "return-last"].map((name) => roadStage(viewOf(name), box))).toEqual([
      0, 1, 2,
    ]);
  });
});

describe("what can be pressed", () => {
  it.each(names)("is what the question offers on this board, in the drawing or the strip: %s", (name) => {
    const targets = targetsOf(name);
    const offered = sceneOf(name).asked.filter(
      (action) => QUEST_VERBS.includes(verbOf(action)) || action === "duel wardes",
    );
    expect(targets.map((one) => one.action)).toEqual(offered);
    const view = viewOf(name);
    const strip = render(TargetStrip, { props: { view, box, targets } }).body;
    const drawing = drawn(view, targets);
    for (const action of offered) expect(drawing + strip).toContain(`data-action="${action}"`);
    expect(count(drawing, 'role="button"')).toBe(targets.filter((one) => one.spot !== "nowhere").length);
  });

  it("is nothing for Milady and spectators", () => {
    for (const name of names.filter((one) => /milady|spectator|waiting/.test(one))) {
      expect(targetsOf(name)).toEqual([]);
      expect(drawn(viewOf(name), [])).not.toContain('role="button"');
    }
  });

  it("is no challenge that the acting Musketeer faces elsewhere", () => {
    const view = viewOf("england-half");
    const challenge = targetActionsOf(["challenge erudition"], (action) => action);
    const away = view.place.map((place, hero) => (hero === view.asked_hero ? 0 : place));
    expect(questTargets(challenge, view, box)).toHaveLength(1);
    expect(questTargets(challenge, { ...view, place: away }, box)).toEqual([]);
  });

  it("is offered in the strip also where two actions lead to one space", () => {
    const view = viewOf("inn-start");
    const targets = questTargets(
      targetActionsOf(["path rooms", "space 0"], (action) => action),
      view,
      box,
    );
    const twice = targets.map((one) => ({ ...one, id: 0, deed: "next" as const }));
    const strip = render(TargetStrip, { props: { view, box, targets: twice } }).body;
    for (const { action } of targets) expect(strip).toContain(`data-action="${action}"`);
  });

  it("leads to the first token, to the last empty space, or to the next token of a path", () => {
    expect(pathStep(viewOf("inn-start"), box, 1)).toEqual({ kind: "enter", space: 4 });
    const crowd = viewOf("inn-crowd"); // d'Artagnan on the first space of the rooms, Athos on the second
    expect(pathStep({ ...crowd, asked_hero: 0 }, box, 0)).toEqual({ kind: "join", space: 1 });
    expect(pathStep({ ...crowd, asked_hero: 1 }, box, 0)).toEqual({ kind: "next", space: 2 });
  });
});

describe("the spoken name", () => {
  const spoken = (name: string) => targetsOf(name).map((one) => spokenName(one, viewOf(name), box));

  it("says where, what lies there, and what pressing it does", () => {
    expect(spoken("inn-start")).toEqual([
      "Rooms, first token, face down: enter, one action",
      "Stables, first token, face down: enter, one action",
      "Cellar, first token, face down: enter, one action",
    ]);
    expect(spoken("inn-kinds")).toContain("Stables, first token, snare: enter, one action");
    expect(spoken("inn-kinds")).toContain("Cellar, first token, guard (3 dice): fight, one action");
    expect(spoken("inn-crowd")).toContain("Rooms, second token, cleared, Athos: go there, one action");
    expect(spoken("england-half")[0]).toBe("Erudition 6: take up the challenge, one action");
    expect(spoken("england-duel")).toEqual(["De Wardes: duel, one action"]);
    expect(spoken("return-half")).toEqual(["Second stage, guard (4 dice): fight, one action"]);
    expect(spoken("galleries-passage").at(-1)).toBe("Secret passage: 3 Epic tokens, one action");
    expect(spoken("galleries-passage")[0]).toBe("Antechamber 3, first guard, guard (3 dice): fight, one action");
  });

  it("names no price where none is paid", () => {
    expect(spoken("inn-turning")[0]).toBe("Rooms, second token, face down: turn it up");
    const [first] = targetsOf("return-start");
    const ordered = { ...viewOf("return-start"), asked: "ordered_action" };
    expect(spokenName(first!, ordered, box)).toBe("First stage, face down: fight");
  });

  it.each(["en", "fr", "it", "pl", "de"])("and all other words are there in %s", (language) => {
    locale.use(textsOf(language));
    for (const name of names) {
      const [view, targets] = [viewOf(name), targetsOf(name)];
      const said = [
        ...spoken(name),
        drawn(view, targets),
        render(TargetStrip, { props: { view, box, targets } }).body,
        render(BoardList, { props: { view, box } }).body,
        render(QuestThumbnail, { props: { view, box } }).body,
      ].join(" ");
      expect(said).not.toMatch(/web-quest-[a-z]|\bweb-[a-z]+-[a-z]/);
    }
    locale.use(textsOf("en"));
  });
});

describe("wounds", () => {
  /** A box of someone's own, in which everyone has three lives. */
  const hardy: Box = {
    ...box,
    printed: { ...box.printed, foes: box.printed.foes.map((foe) => ({ ...foe, life: 3 })) },
  };
  const listed = (view: View, of: Box): string => render(BoardList, { props: { view, box: of } }).body;

  it("of de Wardes are shown where a box gives him more than one life", () => {
    const view = viewOf("england-duel");
    const foe_life = view.foe_life.map((life, foe) => (foe === WARDES ? 2 : life));
    expect(view.board).toBe(ENGLAND);
    expect(listed({ ...view, foe_life }, hardy)).toContain("life: 2");
    expect(drawn({ ...view, foe_life }, [], false, hardy)).toMatch(/class="life[^]*?>2</);
    expect(listed(view, box)).not.toContain("life:");
  });

  it("of a token are shown on it", () => {
    const view = viewOf("return-half");
    const token_wounds = view.token_wounds.map((_, space) => Number(space === 1));
    expect(view.board).toBe(RETURN);
    expect(count(listed({ ...view, token_wounds }, hardy), "life: 2")).toBe(1);
    expect(drawn({ ...view, token_wounds }, [], false, hardy)).toMatch(/class="life[^]*?>2</);
  });
});
