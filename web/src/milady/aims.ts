// Milady's ways to win: how far each is, and what moves it. Read from the view and the printed values.

import { bits, clocksOf, type Clock } from "../board/winProgress";
import { FIRST_CHARACTER } from "../ids";
import { idOf } from "../text/names";
import type { Box, View } from "../wire/types.gen";

/** Something that moves an aim; the text `web-aim-...` says it. */
export type Mover =
  | { key: "turn"; n: number } // spaces each turn
  | { key: "held" } // Time stands still this turn
  | { key: "siege"; red: number; blue: number; swords: number } // dice of both sides, and Swords that a Paris card adds
  | { key: "louvre"; n: number; of: number } // where the Louvre's token is
  | { key: "paris"; n: number } // what the Paris card in play takes each turn
  | { key: "strangles"; dice: number } // dice of The Abduction
  | { key: "abduction"; where: "hand" | "quarters" | "gone" } // The Abduction isn't in play
  | { key: "barred"; n: number; of: number }
  | { key: "card"; card: string }; // a Treachery card in her hand

export interface Aim extends Clock {
  movers: Mover[];
}

export function aimsOf(view: View, box: Box, mortal = false): Aim[] {
  return clocksOf(view, box, mortal).map((clock) => ({ ...clock, movers: moversOf(clock, view, box) }));
}

function moversOf(clock: Clock, view: View, box: Box): Mover[] {
  if (clock.name === "time") return [timeMover(view, box), ...inHand(view, "dead_end")];
  if (clock.name === "siege") return [siegeMover(view, box), ...inHand(view, "reinforcements")];
  if (clock.name === "honour") return honourMovers(view, box);
  if (clock.name === "abduction") return [abductionMover(view, box)];
  return [{ key: "barred", n: bits(view.barred), of: clock.of }];
}

function inHand(view: View, card: string): Mover[] {
  return view.treachery_hand[idOf("treachery", card)] ? [{ key: "card", card }] : [];
}

/** What the Paris card in play does each turn, if it is this effect. */
function parisEffect(view: View, box: Box, effect: string): number {
  const card = box.printed.paris[view.paris_card];
  return card && box.words.effect[card.effect] === effect ? card.effect_amount : 0;
}

function timeMover(view: View, box: Box): Mover {
  return view.time_stopped ? { key: "held" } : { key: "turn", n: 1 + parisEffect(view, box, "time") };
}

function siegeMover(view: View, box: Box): Mover {
  return { key: "siege", ...siegeDice(view, box), swords: parisEffect(view, box, "siege_sword") };
}

/** The dice that both sides will roll at the siege, as it stands now. */
export function siegeDice(view: View, box: Box): { red: number; blue: number } {
  const { time_dice, red_dice, blue_dice, combat_dice, characters } = box.printed;
  const red = (time_dice[Math.min(view.time, time_dice.length - 1)] ?? 0) + view.reinforced;
  const dice: Record<string, number> = {
    combat: combat_dice[0],
    double: combat_dice[1],
    bassompierre: characters[idOf("card", "bassompierre") - FIRST_CHARACTER]?.amount ?? 0,
  };
  const blue = Object.entries(dice).reduce(
    (sum, [card, each]) => sum + each * (view.siege_cards[idOf("card", card)] ?? 0),
    0,
  );
  return { red: Math.min(red, red_dice), blue: Math.min(blue, blue_dice) };
}

function honourMovers(view: View, box: Box): Mover[] {
  const paris = parisEffect(view, box, "honour");
  return [
    ...(view.louvre_card < 0 ? [] : [louvreMover(view, box)]),
    ...(paris ? [{ key: "paris" as const, n: paris }] : []),
    ...inHand(view, "plot"),
  ];
}

function louvreMover(view: View, box: Box): Mover {
  return { key: "louvre", n: view.louvre_space + 1, of: box.printed.louvre_spaces };
}

function abductionMover(view: View, box: Box): Mover {
  const card = box.printed.paris.findIndex((one) => box.words.effect[one.effect] === "strangles");
  if (view.paris_card === card) return { key: "strangles", dice: box.printed.paris[card]!.effect_dice };
  const has = (mask: number): boolean => Boolean((mask >> card) & 1);
  return { key: "abduction", where: has(view.paris_hand) ? "hand" : has(view.paris_unused) ? "quarters" : "gone" };
}
