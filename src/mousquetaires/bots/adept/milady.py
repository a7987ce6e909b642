"""The adept's answers for Milady."""

from collections.abc import Callable
from typing import Final

from mousquetaires.engine.actions import PASS, arg_of
from mousquetaires.engine.ids import ABDUCTION, NO_MISSION, PARIS

from ..novice import milady as novice
from .adversary_placement import adversaries, nemesis
from .milady_destinations import destination_weights
from .milady_position import MiladyPosition
from .mixing import capped_shares, raised
from .quest_tokens import gallery_tokens, inn_tokens, return_tokens
from .treachery_cards import richelieu_deed, treachery, victim

Answer = Callable[[MiladyPosition], int]

MOST_OPENINGS: Final = 0.37  # the greatest share of an opening
RARE_OPENING: Final = 0.08  # added to the value of each, as a part of their sum: the rarest comes in 5% of the games


def answer(position: MiladyPosition) -> int:
    """The adept's answer for Milady."""
    return ANSWERS[position.prompt.kind](position)


def destination(position: MiladyPosition) -> int:
    """A mixed strategy: destinations that attract her more are more likely, but none can be predicted."""
    return drawn(position, destination_weights(position, position.prices.weights))


def drawn(position: MiladyPosition, shares: dict[int, float]) -> int:
    """A random option. The shares are by the argument of the option."""
    options = position.prompt.options
    return position.rng.choices(options, [shares[arg_of(action)] for action in options])[0]


def opening_paris(position: MiladyPosition) -> int:
    """A Paris card drawn by its value, so that each one is sometimes the first."""
    return drawn(position, opening_shares(position))


def opening_shares(position: MiladyPosition) -> dict[int, float]:
    """How often she chooses each of the Paris cards that she is offered before the first turn."""
    worth = {arg_of(action): position.paris_worth(arg_of(action)) for action in position.prompt.options}
    return capped_shares(raised(worth, RARE_OPENING), MOST_OPENINGS)


def paris_card(position: MiladyPosition) -> int:
    """The Paris card with the greatest value, with some randomness. Never decline one."""
    cards = [action for action in position.prompt.options if action != PASS]
    return max(cards, key=lambda action: card_appeal(position, arg_of(action)))


def card_appeal(position: MiladyPosition, card: int) -> float:
    return position.paris_worth(card) * (1.0 + position.prices.mixing * position.rng.random())


def new_paris(position: MiladyPosition) -> int:
    """Play a Paris card if there is none, or if the current one is almost done."""
    best = paris_card(position)
    if position.o.paris_card == NO_MISSION:
        return best
    gain = position.paris_worth(arg_of(best)) - standing_worth(position)
    return best if gain > position.prices.turnover else PASS


def standing_worth(position: MiladyPosition) -> float:
    """The remaining value of the current Paris card."""
    o = position.o
    card = position.box.paris[o.paris_card]
    whole = 1.0 + card.rating + (2.0 if card.stipulation_amount else 0.0)
    left = (0.0 if o.paris_done else 1.0) + sum(position.box.foes[foe].strength for foe in position.foes_at(PARIS))
    if card.stipulation_amount:
        made = max(o.progress, o.constance)
        left += 2.0 * max(0, card.stipulation_amount - made) / card.stipulation_amount
    worth = position.paris_worth(o.paris_card) * min(1.0, left / whole)
    return worth * (1.0 + 0.5 * o.constance**2) if o.paris_card == ABDUCTION else worth


ANSWERS: Final[dict[str, Answer]] = {
    **novice.ANSWERS,
    "destination": destination,
    "new_paris": new_paris,
    "opening_paris": opening_paris,
    "opening_paris_hand": opening_paris,
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
