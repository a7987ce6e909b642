import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import made from "../gallery/views.json";
import type { TableState } from "../state/table.svelte";
import { GALLERIES, INN } from "../ids";
import { locale } from "../text/language.svelte";
import { useNames } from "../text/names";
import { textsOf } from "../text/testTexts";
import type { Box, Names, Prompt, View } from "../wire/types.gen";
import { PlaceAdversaries } from "./placeAdversaries.svelte";
import { placingFor } from "./miladyBundle";
import { PlaceTokens } from "./placeTokens.svelte";

const box = made.box as unknown as Box;
const start = made.scenes[0]!.view as unknown as View;
const LOUVRE = 1;
const force = { kind: "force", step: "lay", place: LOUVRE, result: 0, set_aside: 0, progress: 0 } as const;
const held: Partial<View> = { foe_at: start.foe_at.map(() => 8), trap_at: start.trap_at.map(() => 8), stack: [force] };
const asked = (kind: string, shape: string, answer: string): Prompt =>
  ({ kind, shape, default: answer }) as unknown as Prompt;
let acted: string[];
const act = (action: string): void => void acted.push(action);
const table = (changes: Partial<View>, sample: string | null): TableState =>
  ({ view: { ...start, ...changes }, sample: () => Promise.resolve(sample) }) as unknown as TableState;

beforeAll(() => {
  useNames(made.names as unknown as Names);
  locale.use(textsOf("en"));
});
beforeEach(() => void (acted = []));

describe("whom Milady sends", () => {
  const prompt = asked("adversaries", "lay", "lay cavois,lubin thief");
  let placing: PlaceAdversaries;
  beforeEach(() => void (placing = new PlaceAdversaries(table({ ...held, louvre_card: 0 }, null), prompt, box, act)));
  const card = (key: string) => placing.sending.find(key)!;

  it("goes where the rules are, with the strength of the server's own answer", () => {
    expect([placing.place, placing.due]).toEqual([LOUVRE, 3 + 1 + 1]);
  });

  it("is sent as an action, and not before", () => {
    placing.move(card("foe-9"));
    placing.move(card("trap-1"));
    expect(acted).toEqual([]);
    placing.send();
    expect(acted).toEqual(["lay cavois thief"]);
  });

  it("is announced: who goes, who comes back, which trap makes room", () => {
    placing.move(card("trap-1"));
    expect(placing.announcement).toContain("strength 1 of 5");
    placing.move(card("trap-3"));
    expect(placing.announcement).toContain("instead of Thief");
    placing.move(card("trap-3"));
    expect(placing.announcement).toContain("back in reserve");
  });

  it("can be suggested by the server, or is its first answer if the server is silent", async () => {
    await placing.suggest();
    expect(placing.action).toBe("lay lubin,cavois thief");
    placing.undo();
    expect(placing.sending.sent).toEqual([]);
  });

  it("has one card of each zone in the tab order", () => {
    expect(placing.tabStop("reserve")).toBe("foe-0");
    expect(placing.tabStop("mission")).toBe("");
    placing.focused.reserve = "foe-4";
    expect(placing.tabStop("reserve")).toBe("foe-4");
    placing.move(card("foe-4"));
    expect([placing.tabStop("reserve"), placing.tabStop("mission")]).toEqual(["foe-0", "foe-4"]);
  });
});

describe("the tokens that Milady lays", () => {
  const inn = "assign two,two,three,three,four,decoy,decoy,decoy,decoy,snare,snare,sword_sword";
  const reserve = [4, 4, 5, 2, 2, 2, 2, 2, 1, 1, 1, 1];
  const placing = (kind: string, answer: string): PlaceTokens =>
    new PlaceTokens(table({ reserve }, null), asked(kind, "assign", answer), box, act);

  it("lie on the board of the question, in its order", () => {
    const made = placing("inn_tokens", inn);
    expect([made.board, made.order]).toEqual([INN, made.placement.spaces]);
  });

  it("of an antechamber are gone through as they are drawn: the challenge hangs between the guards", () => {
    const galleries = placing(
      "gallery_tokens",
      "assign erudition,two,two,nobility,two,two,gallantry,three,three,panache,three,three",
    );
    expect(galleries.board).toBe(GALLERIES);
    expect(galleries.order.slice(0, 6)).toEqual([1, 0, 2, 4, 3, 5]);
    expect(galleries.stop).toBe(1);
  });

  it("are announced by the name of their space, and sent as an action", async () => {
    const made = placing("inn_tokens", inn);
    made.put(5, 1);
    expect(made.announcement).toContain("Stables, second token: guard (2 dice)");
    await made.suggest();
    made.send();
    expect(acted).toEqual([inn]);
  });
});

it("only questions about adversaries and tokens are answered by placing something", () => {
  const at = table({ ...held, louvre_card: 0 }, null);
  expect(placingFor(at, asked("treachery", "one", "take"), box, act)).toBeNull();
  expect(placingFor(at, asked("adversaries", "lay", "lay cavois -"), box, act)?.kind).toBe("adversaries");
});
