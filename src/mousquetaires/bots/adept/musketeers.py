"""The adept's answers for the Musketeers. Other prompts are answered as a novice would."""

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
    """The adept's answer for the Musketeers."""
    free = novice.free_action(look)
    return free if free is not None else ANSWERS[look.prompt.kind](look)


def next_musketeer(look: Look) -> int:
    """First a Musketeer who has to get up, then the one with the most valuable work at the current place."""
    actions = look.table.action_count

    def busy(action: int) -> tuple[bool, float]:
        hero = arg_of(action)
        return look.lying(hero), chores(look, hero, look.o.place[hero], [], actions).worths[-1]

    return max(look.prompt.options, key=busy)


def act(look: Look) -> int:
    turn = look.frame("hero_turn")
    return best_action(look, look.prompt.hero, turn["actions_left"] if turn is not None else 1)


def act_on_order(look: Look) -> int:
    return best_action(look, look.prompt.hero, 1)


def sacrifice(look: Look) -> int:
    """Give a life for the siege if the space is worth more than the life."""
    siege = look.frame("siege")
    assert siege is not None
    after = look.o.siege + siege["blue_swords"] - siege["red_swords"]
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
