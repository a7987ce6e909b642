"""Which Treachery cards Milady holds.

A card that she would have played is not in her hand. The model looks at the last turn in which she drew a card instead
of playing one: what she held then was not worth playing, what she has drawn since can be anything. Each card is judged
by itself, so this is an approximation.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from mousquetaires.engine.config import Table
from mousquetaires.engine.ids import RICHELIEU, TREACHERIES
from mousquetaires.engine.milady_choice_history import Choice
from mousquetaires.engine.view import Observation

from ..adept import treachery_cards as adept
from ..adept.milady_position import MiladyPosition
from ..novice import milady as novice
from .chosen_position import choices_so_far, chosen_position
from .destinations import CACHED, policy_shares

NOISE: Final = 0.2  # the randomness in an adept's choice of a card
LEAST_CHANCE: Final = 0.04  # that she keeps a card against all habits
MASTERS_DOUBT: Final = 0.3  # how often a master finds a reason to keep a card that an adept would play


class TreacheryWeights(NamedTuple):
    """The chance that each card would have been kept, and how many cards of her hand were drawn since."""

    kept: tuple[float, ...]
    fresh: int


def treachery_weights(o: Observation) -> TreacheryWeights:
    """What the last turn in which she drew says about her hand."""
    return weights_of_hand(o.table, choices_so_far(o), o.treachery_hand_size)


@lru_cache(maxsize=CACHED)
def weights_of_hand(table: Table, choices: tuple[Choice, ...], size_now: int) -> TreacheryWeights:
    drew, fresh = last_draw(choices, size_now)
    if drew is None:
        return TreacheryWeights((1.0,) * TREACHERIES, 0)
    position = chosen_position(table, drew)
    shares = policy_shares(table, choices)
    kept = tuple([max(LEAST_CHANCE, kept_chance(position, card, shares)) for card in range(TREACHERIES)])
    return TreacheryWeights(kept, max(0, min(size_now, fresh)))


def last_draw(choices: tuple[Choice, ...], size_now: int) -> tuple[Choice | None, int]:
    """The last turn in which she drew a Treachery card in phase I, and how many cards of her hand came then or later.

    Cards that she has played since are taken to be the new ones. Richelieu's cards are not counted as a draw, because
    the size of her hand does not tell what she did before.
    """
    sizes = [*[choice.treachery_hand_size for choice in choices], size_now]
    fresh = 0
    for at in range(len(choices) - 1, -1, -1):
        grown = sizes[at + 1] - sizes[at]
        if choices[at].seen_at == RICHELIEU:
            fresh += max(1, grown)
        else:
            fresh += grown
            if grown == 1:
                return choices[at], fresh
    return None, 0


def kept_chance(position: MiladyPosition, card: int, shares: list[float]) -> float:
    """The chance that Milady drew although she could have played this card. Policies are in the order of POLICIES."""
    adepts = adept_keeps(position, card)
    masters = MASTERS_DOUBT + (1 - MASTERS_DOUBT) * adepts
    chances = (1.0, novice_keeps(position, card), adepts, masters)
    return sum([share * chance for share, chance in zip(shares, chances, strict=True)])


def novice_keeps(position: MiladyPosition, card: int) -> float:
    return float(novice.damage(position, card) < novice.enough(position))


def adept_keeps(position: MiladyPosition, card: int) -> float:
    """The chance that drawing seems better than this card, with an equal share of randomness in both values."""
    lead = (adept.take_worth(position) - adept.damage(position, card)) / NOISE
    if abs(lead) >= 1:
        return float(lead > 0)
    return 1 - (1 - lead) ** 2 / 2 if lead > 0 else (1 + lead) ** 2 / 2
