"""The adept at a Musketeer player's seat: one small answer for each kind of prompt."""

from collections.abc import Callable
from functools import partial
from typing import Final

from mousquetaires.engine.actions import PASS, SACRIFICE, arg_of

from ..novice import musketeers as novice
from ..novice.duels import wound_price
from .musketeer_position import Look
from .place_actions import steps_at
from .track_values import space_price
from .trades import last_word, make_offer
from .turn_plan import best_action, chores

Answer = Callable[[Look], int]


def answer(look: Look) -> int:
    """What an adept does for the Musketeers."""
    free = novice.free_action(look)
    return free if free is not None else ANSWERS[look.prompt.kind](look)


def next_musketeer(look: Look) -> int:
    """Who lies stands up first; then whoever has the most to do where he is: walkers see what is left."""
    actions = look.table.action_count

    def busy(action: int) -> tuple[bool, float]:
        hero = arg_of(action)
        return look.lying(hero), chores(look, hero, look.o.place[hero], [], actions).worths[-1]

    return max(look.prompt.options, key=busy)


def act(look: Look) -> int:
    turn = look.going("hero_turn")
    return best_action(look, look.prompt.hero, turn.n if turn is not None else 1)


def act_on_order(look: Look) -> int:
    return best_action(look, look.prompt.hero, 1)


def sacrifice(look: Look) -> int:
    """A life for the siege when the space is dearer than the wound."""
    siege = look.going("siege")
    assert siege is not None
    after = look.o.siege + siege.place - siege.what
    if after <= -look.box.siege_end:
        return SACRIFICE
    return SACRIFICE if space_price(look) > wound_price(look, look.prompt.hero) else PASS


ANSWERS: Final[dict[str, Answer]] = {
    **novice.ANSWERS,
    "next_musketeer": next_musketeer,
    "musketeer_action": act,
    "ordered_action": act_on_order,
    "combat_cards": partial(novice.combat_cards, steps=steps_at),
    "gift": partial(novice.gift, steps=steps_at),
    "epic_for_duel": partial(novice.epic_for_duel, steps=steps_at),
    "trade_offer": partial(novice.trade_offer, make_offer=make_offer),
    "trade_last_word": partial(novice.trade_last_word, last_word=last_word),
    "sacrifice": sacrifice,
}
