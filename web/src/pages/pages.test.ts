import { describe, expect, it } from "vitest";

import { isLoopback, readLink } from "./links";
import { chapters, components, ENGLISH, glossary, plain, sentencesIn } from "./rulebook";
import { textsOf } from "../text/testTexts";
import { seatForLevel } from "./difficulty";
import { dealHeroes, HEROES, heroesEach, TableForm } from "./tableForm.svelte";

describe("the form for a new table", () => {
  it("has four Musketeers for one player, two each for two, one each for more", () => {
    expect([1, 2, 3, 4, 5].map((team) => team * heroesEach(team))).toEqual([4, 4, 3, 4, 5]);
    expect(dealHeroes(HEROES, 2)).toEqual([
      ["dartagnan", "athos"],
      ["aramis", "porthos"],
    ]);
  });

  it("never has the same Musketeer twice", () => {
    const form = new TableForm();
    form.setTeam(2);
    form.setHero(1, 0, "porthos");
    expect(form.heroes).toEqual([
      ["porthos", "athos"],
      ["aramis", "dartagnan"],
    ]);
    form.setHero(2, 1, "treville");
    expect(form.heroes).toEqual([
      ["porthos", "athos"],
      ["aramis", "treville"],
    ]);
  });

  it("keeps the choice of Musketeers when another player comes or goes", () => {
    const form = new TableForm();
    form.setTeam(3);
    form.setHero(1, 0, "treville");
    form.setTeam(4);
    expect(form.heroes).toEqual([["treville"], ["athos"], ["aramis"], ["dartagnan"]]);
    form.setTeam(3);
    expect(form.heroes).toEqual([["treville"], ["athos"], ["aramis"]]);
  });

  it("counts Milady among the players", () => {
    const form = new TableForm();
    form.setTeam(5);
    expect(form.players).toBe(6);
    form.milady = false;
    expect(form.players).toBe(5);
    expect(form.seats).toEqual([1, 2, 3, 4, 5]);
    form.players = 1;
    expect(form.options()).toMatchObject({
      players: 1,
      milady: false,
      heroes: [["dartagnan", "athos", "aramis", "porthos"]],
    });
  });

  it("asks for the variants that were chosen, and for an extra Treachery card only with Milady", () => {
    const form = new TableForm();
    for (const variant of ["extra_treachery", "late_start", "easier"]) form.toggle(variant);
    expect(form.options().variants).toEqual(["easier", "extra_treachery", "late_start"]);
    form.milady = false;
    expect(form.options().variants).toEqual(["easier", "late_start"]);
  });

  it("knows when one person would see both sides", () => {
    const form = new TableForm();
    expect(form.bothSides).toBe(false);
    form.sitters = ["me", "me", "free", "free", "free", "free"];
    expect(form.bothSides).toBe(true);
    form.milady = false;
    expect(form.bothSides).toBe(false);
  });

  it("names bots for its own seats alone, and the hourglass only when it is not the usual one", () => {
    const form = new TableForm();
    seatForLevel(form, "milady", "hard");
    expect(form.mine).toEqual([0]);
    expect(form.options().bots).toEqual({ 1: "adept" });
    expect("hourglass_seconds" in form.options()).toBe(false);
    form.sand = 300;
    expect(form.options().hourglass_seconds).toBe(300);
    form.hourglass = false;
    expect("hourglass_seconds" in form.options()).toBe(false);
  });

  it("can begin at once when nobody is waited for", () => {
    const form = new TableForm();
    for (const side of ["musketeers", "milady", "solo"] as const) {
      seatForLevel(form, side, "first");
      expect(form.complete).toBe(true);
      expect(form.mine).toEqual([side === "milady" ? 0 : 1]);
    }
    form.sitters[1] = "free";
    expect(form.complete).toBe(false);
  });
});

describe("a pasted link", () => {
  it("leads nowhere from elsewhere when the server listens to its own machine alone", () => {
    expect(
      ["localhost", "127.0.0.1", "127.0.1.1", "[::1]", "game.localhost"].filter((name) => !isLoopback(name)),
    ).toEqual([]);
    expect(
      ["192.168.1.27", "game.example", "localhost.example", "127.example", "[fe80::1]"].filter(isLoopback),
    ).toEqual([]);
  });

  it("leads to a table, with or without a secret", () => {
    expect(readLink(" https://game.example/table/GRaBfIlLa2YXCa1e ")).toEqual({
      table: "GRaBfIlLa2YXCa1e",
      secret: "",
    });
    expect(readLink("https://game.example/table/GRaBfIlLa2YXCa1e#s-3_cret")).toEqual({
      table: "GRaBfIlLa2YXCa1e",
      secret: "s-3_cret",
    });
    expect(readLink("http://x/table/GRaBfIlLa2YXCa1e#resume=abc")?.secret).toBe("abc");
    expect(readLink("GRaBfIlLa2YXCa1e")?.table).toBe("GRaBfIlLa2YXCa1e");
  });

  it("is refused when it is something else", () => {
    for (const text of ["", "https://game.example/lobby", "https://game.example/table/short", "hello there"]) {
      expect(readLink(text)).toBeNull();
    }
  });
});

describe("the rulebook", () => {
  it("has every id once, also those of rulings and components", () => {
    const rules = chapters(ENGLISH).flatMap((chapter) => chapter.rules);
    const ids = [...rules, ...components(ENGLISH, () => true).flatMap((chapter) => chapter.rules)].map(
      (rule) => rule.id,
    );
    const rulings = rules.flatMap((rule) => rule.rulings.map((ruling) => ruling.id));
    expect(new Set([...ids, ...rulings]).size).toBe(347);
    expect(ids.length + rulings.length).toBe(347);
  });

  it("says under a rule what the game asks and refuses by it", () => {
    const rule = chapters(ENGLISH)
      .flatMap((chapter) => chapter.rules)
      .find(({ id }) => id === "ACT-3");
    expect(rule?.prompts).toContain("trade_offer");
    expect(rule?.reasons).toContain("reason-empty-offer");
  });

  it("is told in the language one speaks, rule by rule, and in English where there is no other", async () => {
    for (const language of ["fr", "it", "pl", "de"]) {
      const told = await sentencesIn(language);
      expect(told.language).toBe(language);
      const shape = (all: ReturnType<typeof chapters>) =>
        all.map(({ name, rules }) => [name, rules.map(({ id }) => id)]);
      expect(shape(chapters(told))).toEqual(shape(chapters(ENGLISH)));
      const texts = textsOf(language);
      const has = (key: string): boolean => texts.has(key);
      expect(shape(components(told, has))).toEqual(shape(components(ENGLISH, has)));
      expect(chapters(told)[0]!.rules[0]!.text).not.toBe(chapters(ENGLISH)[0]!.rules[0]!.text);
      expect(glossary(told).map(({ word }) => word)).toEqual(glossary(ENGLISH).map(({ word }) => word));
    }
    expect(await sentencesIn("en")).toBe(ENGLISH);
  });

  it("is found in every spelling of a word", () => {
    expect(plain("Épée, ŁASKA, cœur, Würfel, außer")).toBe("epee, laska, coeur, wurfel, ausser");
    expect(plain("d’Artagnan")).toBe(plain("d'Artagnan"));
  });
});
