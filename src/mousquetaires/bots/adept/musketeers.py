"""The adept's answers for the Musketeers. Other prompts are answered as a novice would."""

from collections.abc import Callable
from functools import partial
from typing import Final

from mousquetaires.engine.actions import ONE, PASS, SACRIFICE, TURN_UP, arg_of, verb_of

from ..novice import musketeers as novice
from ..novice.duels import wound_price
from .inn_paths import space_to_turn_up, turning_up_pays
from .musketeer_position import MusketeerPosition
from .place_actions import steps_at
from .siege import rolled_space_price
from .trades import fitting, last_word, make_offer
from .turn_plan import best_action, best_uses

Answer = Callable[[MusketeerPosition], int]


def answer(position: MusketeerPosition) -> int:
    """The adept's answer for the Musketeers."""
    free = free_action(position)
    return free if free is not None else ANSWERS[position.prompt.kind](position)


def free_action(position: MusketeerPosition) -> int | None:
    """One for All at the last moment, or an Epic token at the Inn when knowing the tokens is worth it."""
    for action in position.prompt.free:
        if verb_of(action) == ONE and novice.one_is_needed(position, arg_of(action)):
            return action
        if action == TURN_UP and turning_up_pays(position):
            return action
    return None


def next_musketeer(position: MusketeerPosition) -> int:
    """First a Musketeer who has to get up, then the one with the most valuable work at the current place."""
    actions = position.table.action_count

    def busy(action: int) -> tuple[bool, float]:
        hero = arg_of(action)
        return position.lying(hero), best_uses(position, hero, position.o.place[hero], [], actions).worths[-1]

    return max(position.prompt.options, key=busy)


def act(position: MusketeerPosition) -> int:
    turn = position.frame("hero_turn")
    return best_action(position, position.prompt.hero, turn["actions_left"] if turn is not None else 1)


def act_on_order(position: MusketeerPosition) -> int:
    return best_action(position, position.prompt.hero, 1)


def token_to_turn(position: MusketeerPosition) -> int:
    return min(position.prompt.options, key=lambda action: space_to_turn_up(position, arg_of(action)))


def sacrifice(position: MusketeerPosition) -> int:
    """Give a life for the siege if the space is worth more than the life."""
    return SACRIFICE if rolled_space_price(position) > wound_price(position, position.prompt.hero) else PASS


ANSWERS: Final[dict[str, Answer]] = {
    **novice.ANSWERS,
    "next_musketeer": next_musketeer,
    "musketeer_action": act,
    "ordered_action": act_on_order,
    "combat_cards": partial(novice.combat_cards, steps=steps_at),
    "gift": partial(novice.gift, steps=steps_at),
    "epic_for_duel": partial(novice.epic_for_duel, steps=steps_at),
    "trade_offer": partial(novice.trade_offer, make_offer=make_offer),
    "trade_answer": partial(novice.trade_answer, fitting=fitting),
    "trade_last_word": partial(novice.trade_last_word, last_word=last_word),
    "token_to_turn": token_to_turn,
    "sacrifice": sacrifice,
}
