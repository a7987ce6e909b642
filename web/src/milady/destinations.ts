// What each place would bring Milady this turn, read from the view.

import { bits } from "../board/winProgress";
import { COMBAT, FIRST_CHARACTER, LOUVRE, PARIS, QUEST, QUARTERS } from "../ids";
import { nameOf } from "../text/gameText";
import { locale, say } from "../text/language.svelte";
import { idName } from "../text/names";
import type { View } from "../wire/types.gen";

/** What she would gain there, in a sentence or two. */
export function gainText(place: number, view: View): string {
  if (place === PARIS || place === LOUVRE || place === QUEST) return guardText(place, view);
  if (place === QUARTERS) return say("web-gain-quarters", { n: bits(view.paris_unused) });
  if (idName("place", place) === "rochelle") return say("web-gain-rochelle", { n: combatCards(view) });
  return say("web-gain-richelieu", { n: view.treachery_deck_size, hand: view.treachery_hand_size });
}

/** Rochefort bars the way there: what he guards, and which Musketeers are there already. */
function guardText(place: number, view: View): string {
  const what = guarded(place, view);
  if (!what) return say("web-gain-nothing");
  const there = view.place.flatMap((at, hero) => (at === place ? [nameOf("hero", hero)] : []));
  const who = there.length ? say("web-gain-there", { heroes: locale.texts.listed(there) }) : say("web-gain-alone");
  return `${say("web-gain-guard", { what })} ${who}`;
}

function guarded(place: number, view: View): string {
  if (place === QUEST) return nameOf("board", view.board);
  const [group, card] = place === PARIS ? ["paris", view.paris_card] : ["louvre", view.louvre_card];
  return card < 0 ? "" : nameOf(group, card);
}

/** The Combat cards at the siege; characters can't be discarded. */
function combatCards(view: View): number {
  return view.siege_cards.slice(COMBAT, FIRST_CHARACTER).reduce((sum, many) => sum + many, 0);
}
