import { describe, expect, it } from "vitest";

import made from "./gallery/views.json";
import * as ids from "./ids";

const called = made.names.ids as Record<string, string[]>;

describe("the numbers are those of the server", () => {
  it.each([
    ["place", { PARIS: "paris", LOUVRE: "louvre", ROCHELLE: "rochelle", QUEST: "quest", COLOMBIER: "colombier" }],
    ["place", { RICHELIEU: "richelieu", BASTILLE: "bastille", QUARTERS: "quarters" }],
    ["board", { INN: "inn", ENGLAND: "england", RETURN: "return", GALLERIES: "galleries" }],
    ["hero", { DARTAGNAN: "dartagnan", ATHOS: "athos", ARAMIS: "aramis" }],
    ["card", { COMBAT: "combat", FIRST_CHARACTER: "bassompierre" }],
    [
      "foe",
      {
        ROCHEFORT: "rochefort",
        NEMESIS_DUELLIST: "nemesis",
        PARIS_DUELLIST: "duellist",
        GAOLER: "gaoler",
        WARDES: "wardes",
      },
    ],
    ["trap", { HARLOT: "harlot", NEMESIS: "nemesis" }],
    ["token", { DECOY: "decoy", SNARE: "snare", FIRST_CHALLENGE: "erudition" }],
  ])("of a %s", (group, names) => {
    for (const [name, own] of Object.entries(names))
      expect([name, called[group]![ids[name as keyof typeof ids]]]).toEqual([name, own]);
  });

  it("where the first of a group are counted", () => {
    expect(called.foe!.slice(0, ids.ADVERSARIES)).not.toContain("rochefort");
    expect(called.foe![ids.ADVERSARIES]).toBe("rochefort");
    expect(called.place!.slice(0, ids.OPEN_PLACES)).toEqual([
      "paris",
      "louvre",
      "rochelle",
      "quest",
      "colombier",
      "richelieu",
    ]);
    expect(called.item![ids.EQUIPMENT]).toBe("balm");
    expect([called.board!.length, called.skill!.length]).toEqual([ids.BOARDS, ids.SKILLS]);
  });
});
