"""How adepts trade: cards go to the hand that will be asked for them."""

from mousquetaires.engine.actions import DECLINE, offer_action
from mousquetaires.engine.ids import CARDS

from ..novice.trades import fitting
from .look import Look


def gift_worth(look: Look, hero: int, partner: int) -> float:
    """A trade is worth the cards that find their owner, and those that come back."""
    cards = sum(fitting(look, hero, partner))
    back = look.taste.fit if cards and look.o.hand_size[look.table.seat_of[partner]] > 2 else 0.0
    return cards * look.taste.fit + back


def make_offer(look: Look, hero: int, partner: int) -> int:
    give = fitting(look, hero, partner)
    return offer_action(give, [0] * CARDS, 0, 0) if any(give) else DECLINE
