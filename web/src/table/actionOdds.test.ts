import { beforeAll, beforeEach, expect, it } from "vitest";

import { textsOf } from "../text/testTexts";
import { locale } from "../text/language.svelte";
import type { DuelOdds, OddsAnswer, View } from "../wire/types.gen";
import { ActionOdds } from "./actionOdds.svelte";

const duel = (wins: number): OddsAnswer["odds"] => ({
  kind: "duel",
  foe: 9,
  now: { dice: 3, wins, wounded: 0.25 } as DuelOdds,
  best: null,
});
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
let asked: string[];
let answers: ((odds: OddsAnswer["odds"]) => void)[];
let actionOdds: ActionOdds;

beforeAll(() => locale.use(textsOf("en")));
beforeEach(() => {
  asked = [];
  answers = [];
  actionOdds = new ActionOdds(() => ({
    odds: (action) => (asked.push(action), new Promise((answer) => answers.push(answer))),
  }));
});

it("asks once about what can be weighed, and about nothing else", () => {
  const view = {} as View;
  actionOdds.ask(view, ["draw", "duel cavois", "move louvre", "end"]);
  actionOdds.ask(view, ["duel cavois", "move paris"]);
  expect(asked).toEqual(["duel cavois", "move louvre", "move paris"]);
});

it("says what it has been told", async () => {
  actionOdds.ask({} as View, ["duel cavois"]);
  expect(actionOdds.chance("duel cavois")).toBeNull();
  answers[0]!(duel(0.5));
  await settled();
  expect(actionOdds.chance("duel cavois")).toMatchObject({ what: "wins", main: "50%", aside: "wounded 25%" });
});

it("asks anew when something has changed, and takes no old answer for it", async () => {
  actionOdds.ask({ purse: 1 } as View, ["duel cavois"]);
  actionOdds.ask({ purse: 2 } as View, ["duel cavois"]);
  answers[1]!(duel(0.7));
  answers[0]!(duel(0.5));
  await settled();
  expect(asked).toEqual(["duel cavois", "duel cavois"]);
  expect(actionOdds.chance("duel cavois")?.main).toBe("70%");
});

it("keeps no space for figures that don't exist: a snare has none", async () => {
  expect(actionOdds.isFigured("fight 2")).toBe(true);
  actionOdds.ask({} as View, ["fight 2"]);
  answers[0]!(null);
  await settled();
  expect(actionOdds.isFigured("fight 2")).toBe(false);
});

it("forgets the odds of the question before, and asks again", async () => {
  const view = {} as View;
  actionOdds.ask(view, ["duel cavois"]);
  answers[0]!(duel(0.5));
  await settled();
  expect(actionOdds.chance("duel cavois")).not.toBeNull();
  actionOdds.forget();
  expect(actionOdds.chance("duel cavois")).toBeNull();
  actionOdds.ask(view, ["duel cavois"]);
  expect(asked).toEqual(["duel cavois", "duel cavois"]);
});
