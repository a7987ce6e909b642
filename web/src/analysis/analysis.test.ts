import { describe, expect, it } from "vitest";

import { nextStop, stopBefore } from "../replay/replayUnits";
import { FoldedReplay, type Frame } from "../replay/foldReplay";
import type { LogLine } from "../state/log";
import { locale } from "../text/language.svelte";
import { useNames } from "../text/names";
import golden from "../text/golden.json";
import { textsOf } from "../text/testTexts";
import type { Names } from "../wire/types.gen";
import type { AnalysisDocument, ChoiceSwing, LedgerSums, RollSwing, Side } from "./analysisDocument";
import { ledgerSteps, levelsOf, playerPoints, roundedParts, signed } from "./ledgerSteps";
import { nearMissText } from "./nearMissText";
import { swingMoment } from "./swingMoments";
import { pointsOf, swingTitle, swingWhen } from "./swingText";
import { bandPath, curvePoints, spread } from "./winCurve";

useNames(golden.names as unknown as Names);
const SIDES: Side[] = ["milady", "musketeers"];
const LANGUAGES = ["en", "fr", "it", "pl", "de"];

/** Numbers between -1 and 1, the same in every run. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 1073741824 - 1;
  };
}

/** A ledger that adds up exactly, as the server makes it. */
function drawnLedger(draw: () => number, won: boolean): LedgerSums {
  const seats = [0, 1, 2, -1].map((seat) => ({ seat, luck: draw() / 3, decisions: seat < 0 ? 0 : draw() / 3 }));
  const luck = seats.reduce((sum, one) => sum + one.luck, 0);
  const decisions = seats.reduce((sum, one) => sum + one.decisions, 0);
  const start = (draw() + 1) / 2;
  const result = won ? 1 : 0;
  return { start, luck, decisions, unforeseen: result - start - luck - decisions, result, seats };
}

describe("the ledger", () => {
  const draw = draws(1625);
  const ledgers = Array.from({ length: 200 }, (_, n) => drawnLedger(draw, n % 2 === 0));

  it("adds up to 100 for the side that has won, step by step", () => {
    for (const ledger of ledgers) {
      const steps = ledgerSteps(ledger, ledger.result ? "milady" : "musketeers");
      expect(steps.slice(0, 4).reduce((sum, { points }) => sum + points, 0)).toBe(100);
      expect(steps.at(-1)).toEqual({ name: "result", points: 100, from: 0, to: 100 });
      steps.slice(1, 4).forEach((step, at) => expect(step.from).toBe(steps[at]!.to));
    }
  });

  it("shows each number within one point of the exact one", () => {
    for (const ledger of ledgers.filter(({ result }) => result === 0)) {
      const [start, luck] = ledgerSteps(ledger, "musketeers");
      expect(Math.abs(start!.points - 100 * (1 - ledger.start))).toBeLessThan(1);
      expect(Math.abs(luck!.points + 100 * ledger.luck)).toBeLessThan(1);
    }
  });

  it("has players whose points add up to the steps, the winners first", () => {
    for (const ledger of ledgers) {
      const side: Side = ledger.result ? "milady" : "musketeers";
      const steps = ledgerSteps(ledger, side);
      const players = playerPoints(ledger, side, steps);
      for (const name of ["luck", "decisions"] as const)
        expect(players.reduce((sum, one) => sum + one[name], 0)).toBe(steps.find((one) => one.name === name)!.points);
      expect(players[0]!.seat).toBe(side === "milady" ? 0 : 1);
    }
  });

  it("has room for steps above 100 and below 0", () => {
    const ledger = { start: 0.9, luck: 0.4, decisions: -1.5, unforeseen: 1.2, result: 1, seats: [] };
    expect(levelsOf(ledgerSteps(ledger, "milady"))).toEqual({ low: -20, high: 130 });
  });

  it("rounds so that the sum stays", () => {
    expect(roundedParts([33.4, 33.3, 33.3], 100)).toEqual([34, 33, 33]);
    expect(roundedParts([-0.5, 50.2, 50.3], 100)).toEqual([0, 50, 50]);
    expect([signed(12), signed(-5), signed(0)]).toEqual(["+12", "−5", "0"]);
  });
});

const entry = { turn: 2, seat: 1, luck: 0, decision: 0, unforeseen: 0 };
const roll = { ...entry, at: 5, kind: "roll", chance: 0.2, size: -0.124, purpose: "duel_blue" } as RollSwing;
const choice: ChoiceSwing = {
  ...entry,
  at: 7,
  kind: "choice",
  chance: 0.3,
  size: 0.2,
  prompt: "musketeer_action",
  hero: "athos",
  played: "draw",
  better: "move paris",
  own_chance: 0.6,
  better_chance: 0.8,
  error: 0.02,
  worlds: 160,
  verdict: true,
  reasons: [],
  facts: [],
  belief: {},
  truth: null,
};

describe("the curve", () => {
  const found = {
    ledger: { start: 0.25, result: 0 },
    course: [
      { ...entry, at: 4, kind: "other", chance: 0.5 },
      { ...entry, at: 6, kind: "other", chance: 0 },
    ],
    playouts: [{ at: 4, low: 0.4, high: 0.6 }],
  } as unknown as AnalysisDocument;
  const x = (at: number): number => at / 10;

  it("goes up to the top for the side that has won", () => {
    expect(curvePoints(found, "musketeers", x).map(({ y }) => y)).toEqual([25, 50, 0]);
    expect(curvePoints(found, "milady", x).map(({ y }) => y)).toEqual([75, 50, 100]);
    expect(curvePoints(found, "milady", x).map((point) => point.x)).toEqual([0.3, 0.4, 0.6]);
  });

  it("has a band only if there were playouts", () => {
    expect(bandPath(found, "milady", x)).toBe("M400.0 40.00L400.0 60.00Z");
    expect(bandPath({ ...found, playouts: [] }, "milady", x)).toBe("");
  });

  it("spreads marks so that they don't touch and stay in order", () => {
    const made = spread([0, 0.01, 0.5, 0.99, 1], 0.1);
    made.slice(1).forEach((one, at) => expect(one - made[at]!).toBeGreaterThan(0.0999));
    expect(made[0]).toBeGreaterThanOrEqual(0.05);
    expect(made.at(-1)).toBeLessThanOrEqual(0.95);
    expect(made[2]).toBe(0.5);
  });
});

/** A replay of three entries: inputs 0 to 3 are the deal, 4 an answer, 5 and 6 an answer with a roll. */
function replayed(): FoldedReplay {
  const made = new FoldedReplay();
  const line = (kind: string): LogLine => ({ event: [kind, 0] }) as unknown as LogLine;
  const frame = (version: number, inputs: number, causes: number[], kinds: string[]): Frame =>
    ({ version, inputs, causes, lines: kinds.map(line) }) as unknown as Frame;
  made.frames.push(frame(1, 4, [], []), frame(2, 5, [4], ["moved"]));
  made.frames.push(frame(3, 7, [6, 6], ["duel_began", "duel_rolled"]), frame(4, 8, [7], ["moved"]));
  made.frames.forEach(({ lines }, at) => lines.forEach((_, n) => made.positions.push({ frame: at, shown: n + 1 })));
  return made;
}

describe("the moments of an analysis", () => {
  it("are before a choice, and at the line that tells a roll", () => {
    const truth = replayed();
    expect(swingMoment(truth, { ...choice, at: 7 }).moment).toBe("3");
    expect(swingMoment(truth, { ...choice, at: 5 }).moment).toBe("2");
    const told = swingMoment(truth, { ...roll, at: 6 });
    expect([told.moment, told.line!.event![0]]).toEqual(["3.2", "duel_rolled"]);
  });

  it("never go back", () => {
    const truth = replayed();
    const positions = [4, 5, 6, 7, 8].map((inputs) => truth.positionOf(truth.momentAfter(inputs)));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(truth.momentAfter(6)).toBe("2"); // the answer to which nothing is told
  });

  it("are where the key moments of a replay stop", () => {
    const truth = replayed();
    expect([nextStop(truth, 0, "key", [2]), nextStop(truth, 2, "key", [2])]).toEqual([2, -1]);
    expect(stopBefore(truth, 3, "key", [2])).toBe(2);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const SETTING = { heroes: [["athos"], ["porthos"]] };
  const said = (): string[] => [
    ...SIDES.flatMap((side) => [swingTitle(roll, side, SETTING), swingTitle(choice, side, SETTING)]),
    swingTitle({ ...choice, verdict: false }, "milady", SETTING),
    swingWhen(choice),
    ...[
      { kind: "crossed", hero: "athos", place: "paris" },
      { kind: "one_short", hero: "athos", foe: "lubin" },
      { kind: "one_shield", hero: "athos", foe: "lubin" },
      { kind: "one_point", hero: "athos", place: "louvre", skill: "nobility" },
      ...["time", "siege", "honour", "constance"].map((clock) => ({ kind: "one_space", clock })),
    ].map((miss) => nearMissText({ at: 1, turn: 3, ...miss })),
  ];

  it("every key moment and near miss is a sentence without gaps", () => {
    locale.use(textsOf(language));
    for (const text of said()) {
      expect(text).not.toMatch(/[{}]|analysis-|undefined/);
      expect(text[0]).toBe(text[0]!.toUpperCase());
    }
    expect(new Set(said()).size).toBeGreaterThanOrEqual(10);
  });

  it("a roll is luck of the side that it helped", () => {
    locale.use(textsOf(language));
    const [hers, theirs] = [swingTitle({ ...roll, size: 0.1 }, "milady", SETTING), swingTitle(roll, "milady", SETTING)];
    expect(hers).toMatch(/M[iy]lad/);
    expect(theirs).not.toMatch(/M[iy]lad/);
    expect(swingTitle(roll, "musketeers", SETTING)).toBe(theirs);
    expect(theirs).toContain("12");
  });
});

it("rounds points so that only nothing is 0", () => {
  expect([pointsOf(0), pointsOf(0.001), pointsOf(-0.124)]).toEqual([0, 1, 12]);
});
