"""The adept's answers for Milady."""

from collections.abc import Callable
from typing import Final

from mousquetaires.engine.actions import PASS, arg_of
from mousquetaires.engine.ids import ABDUCTION, NO_MISSION, PARIS

from ..novice import milady as novice
from .adversary_choice import adversaries, nemesis
from .destination_weights import destination_weights
from .milady_position import Scheme
from .quest_tokens import gallery_tokens, inn_tokens, return_tokens
from .treachery_cards import richelieu_deed, treachery, victim

Answer = Callable[[Scheme], int]


def answer(scheme: Scheme) -> int:
    """The adept's answer for Milady."""
    return ANSWERS[scheme.prompt.kind](scheme)


def destination(scheme: Scheme) -> int:
    """A mixed strategy: destinations with higher weights are more likely, but none is certain."""
    weights = destination_weights(scheme, scheme.malice.weights)
    return novice.weighted(scheme, [weights[arg_of(action)] for action in scheme.prompt.options])


def paris_card(scheme: Scheme) -> int:
    """The Paris card with the greatest value, with some randomness. Never decline one."""
    cards = [action for action in scheme.prompt.options if action != PASS]
    return max(cards, key=lambda action: card_appeal(scheme, arg_of(action)))


def card_appeal(scheme: Scheme, card: int) -> float:
    return scheme.paris_worth(card) * (1.0 + scheme.malice.mixing * scheme.rng.random())


def new_paris(scheme: Scheme) -> int:
    """Play a Paris card if there is none, or if the current one is almost done."""
    best = paris_card(scheme)
    if scheme.o.paris_card == NO_MISSION:
        return best
    gain = scheme.paris_worth(arg_of(best)) - standing_worth(scheme)
    return best if gain > scheme.malice.turnover else PASS


def standing_worth(scheme: Scheme) -> float:
    """The remaining value of the current Paris card."""
    o = scheme.o
    card = scheme.box.paris[o.paris_card]
    whole = 1.0 + card.rating + (2.0 if card.stipulation_amount else 0.0)
    left = (0.0 if o.paris_done else 1.0) + sum(scheme.box.foes[foe].strength for foe in scheme.foes_at(PARIS))
    if card.stipulation_amount:
        made = max(o.progress, o.constance)
        left += 2.0 * max(0, card.stipulation_amount - made) / card.stipulation_amount
    worth = scheme.paris_worth(o.paris_card) * min(1.0, left / whole)
    return worth * (1.0 + 0.5 * o.constance**2) if o.paris_card == ABDUCTION else worth


ANSWERS: Final[dict[str, Answer]] = {
    **novice.ANSWERS,
    "destination": destination,
    "new_paris": new_paris,
    "opening_paris": paris_card,
    "opening_paris_hand": paris_card,
    "quarters_card": paris_card,
    "treachery": treachery,
    "victim": victim,
    "richelieu_deed": richelieu_deed,
    "adversaries": adversaries,
    "nemesis": nemesis,
    "inn_tokens": inn_tokens,
    "return_tokens": return_tokens,
    "gallery_tokens": gallery_tokens,
}
