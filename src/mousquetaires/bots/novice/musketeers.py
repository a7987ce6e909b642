"""The novice's answers for the Musketeers, one small function per kind of prompt."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from mousquetaires.engine.actions import (
    ACCEPT,
    BLADE,
    GIFT,
    ONE,
    ONE_EPIC,
    ONE_HONOUR,
    ONE_TIME,
    PASS,
    SACRIFICE,
    SKILL_CARDS,
    SPEND,
    TASK,
    TURN_UP,
    arg_of,
    cards_action,
    make,
    verb_of,
)
from mousquetaires.engine.frames import FrameView
from mousquetaires.engine.ids import COMBAT, DOUBLE, INN_LENGTH, ROCHEFORT
from mousquetaires.engine.odds import BEAT, KEEP, WOUND_ROCHEFORT, Rolled, best_reroll
from mousquetaires.engine.view_queries import life_of

from .candidate_actions import Candidate
from .duels import duel_worth, fighter
from .place_actions import rochefort_stake, steps_at
from .position import Position
from .purchases import item_worth
from .trades import Fitting, answer_offer, fitting, last_word, make_offer
from .turn_plan import best_action, plan_here

S = TypeVar("S", bound=Position)
Answer = Callable[[Position], int]
Bargain = Callable[[S, int, int], int]  # an answer in a trade between two Musketeers
Steps = Callable[[Position, int, int], list[Candidate]]  # the mission steps open to a Musketeer at a place, with values
PLAIN_STAKE: Final = 2.0
RESOLVE: Final = 1.5  # a started fight is worth winning: the action is spent
RICH: Final = 6  # Epic tokens above which one is spent at the Inn


def answer(position: Position) -> int:
    """The novice's answer for the Musketeers."""
    free = free_action(position)
    return free if free is not None else ANSWERS.get(position.prompt.kind, pass_by)(position)


# --- free actions ---------------------------------------------------------------------------------


def free_action(position: Position) -> int | None:
    """One for All at the last moment, or an Epic token at the Inn when there are plenty."""
    for action in position.prompt.free:
        if verb_of(action) == ONE and one_is_needed(position, arg_of(action)):
            return action
        if action == TURN_UP and position.o.epic >= RICH:
            return action
    return None


def one_is_needed(position: Position, effect: int) -> bool:
    o = position.o
    if effect == ONE_HONOUR:
        return o.honour == 0
    if effect == ONE_EPIC:
        if position.prompt.kind == "epic_for_passage":
            return True
        return position.prompt.kind == "epic_for_challenge" and lacks(position) > o.epic
    moving = position.frame("time_move")
    return effect == ONE_TIME and moving is not None and moving["spaces"] >= position.spaces_left()


# --- the turn -------------------------------------------------------------------------------------


def next_musketeer(position: Position) -> int:
    """First a Musketeer who has to get up, then the one with the most valuable work at the current place."""
    heroes = [arg_of(action) for action in position.prompt.options]
    actions = position.table.action_count
    busy = max(heroes, key=lambda h: (position.lying(h), plan_here(position, h, actions, [], PASS).worth))
    return position.prompt.options[heroes.index(busy)]


def act(position: Position) -> int:
    turn = position.frame("hero_turn")
    actions = turn["actions_left"] if turn is not None else 1
    return best_action(position, position.prompt.hero, actions)


def act_on_order(position: Position) -> int:
    return best_action(position, position.prompt.hero, 1)


# --- duels ----------------------------------------------------------------------------------------


def stake(position: Position, duel: FrameView, steps: Steps) -> float:
    """What this fight is worth: the declared step, or what lies beyond Rochefort."""
    step = position.frame("mission_step")
    if step is None:
        return PLAIN_STAKE
    candidates = [
        candidate
        for candidate in steps(position, duel["hero"], step["place"])
        if same_step(candidate.action, step["action"])
    ]
    if not candidates:
        return PLAIN_STAKE
    return RESOLVE + (rochefort_stake(position, candidates[0]) if duel["foe"] == ROCHEFORT else candidates[0].stake)


def same_step(action: int, declared: int) -> bool:
    """Whether two actions are the same step. A task is the same whichever card pays for it."""
    return action == declared or verb_of(action) == verb_of(declared) == TASK


def combat_cards(position: Position, steps: Steps = steps_at) -> int:
    """As many Combat cards as the odds justify."""
    duel = position.frame("duel")
    if duel is None:
        return search_cards(position)
    prize = stake(position, duel, steps)

    def worth(action: int) -> float:
        singles, doubles = arg_of(action) & 15, arg_of(action) >> 4
        dice = duel["blue_dice"] + singles * position.box.combat_dice[0] + doubles * position.box.combat_dice[1]
        cost = singles * position.card_price(COMBAT) + doubles * position.card_price(DOUBLE)
        return duel_worth(position, position.prompt.hero, duel["foe"], dice, prize, duel["space"]) - cost

    return max(position.prompt.options, key=worth)


def search_cards(position: Position) -> int:
    """One Combat card for the search, if two are left."""
    one = cards_action(1, 0)
    return (
        one
        if one in position.prompt.options and position.hand(position.prompt.hero)[COMBAT] > 2
        else position.prompt.options[0]
    )


def gift(position: Position, steps: Steps = steps_at) -> int:
    """Aramis discards the least useful card, if the point or the die matters."""
    card = position.least_useful_card(position.prompt.hero)
    action = make(GIFT, card)
    if card < 0 or action not in position.prompt.options:
        return PASS
    duel = position.frame("duel")
    if duel is None:
        return action
    prize = stake(position, duel, steps)
    now = duel_worth(position, duel["hero"], duel["foe"], duel["blue_dice"], prize, duel["space"])
    then = duel_worth(position, duel["hero"], duel["foe"], duel["blue_dice"] + 1, prize, duel["space"])
    return action if then - now > position.card_price(card) else PASS


def blade(position: Position) -> int:
    """Use the Toledo blade as the exact odds suggest."""
    duel = position.frame("duel")
    assert duel is not None
    foe = position.table.foes[duel["foe"]]
    red = faces(duel["red_roll"]) if foe.rolls else foe.fixed
    rolled = Rolled(duel["round"], faces(duel["blue_roll"]), red, not duel["foe_reroll_used"])
    aim = WOUND_ROCHEFORT if duel["foe"] == ROCHEFORT else BEAT
    man = fighter(position, position.prompt.hero, duel["blue_dice"] + duel["round"])
    face = best_reroll(man, foe, life_of(position.o, duel["foe"], duel["space"]), position.box, rolled, aim)
    return PASS if face == KEEP else make(BLADE, face)


def faces(roll: int) -> tuple[int, int, int]:
    return (roll & 15, roll >> 4 & 15, roll >> 8)


def epic_for_duel(position: Position, steps: Steps = steps_at) -> int:
    duel = position.frame("duel")
    assert duel is not None
    prize = stake(position, duel, steps)

    def worth(action: int) -> float:
        tokens = arg_of(action)
        dice = duel["blue_dice"] + tokens
        won = duel_worth(position, position.prompt.hero, duel["foe"], dice, prize, duel["space"])
        return won - position.epic_price() * tokens

    return max(position.prompt.options, key=worth)


# --- challenges -----------------------------------------------------------------------------------


def lacks(position: Position) -> int:
    challenge = position.frame("challenge")
    return challenge["lacks"] if challenge is not None else 0


def skill_cards(position: Position) -> int:
    """Exactly as many as needed. Aramis leaves one point for his gift."""
    wanted = lacks(position)
    challenge = position.frame("challenge")
    hand = position.hand(position.prompt.hero)
    if challenge is not None and position.has_gift(position.prompt.hero) and sum(hand) > hand[challenge["skill"]]:
        wanted -= 1
    most = max(arg_of(action) for action in position.prompt.options)
    return make(SKILL_CARDS, max(0, min(wanted, most)))


def epic_for_challenge(position: Position) -> int:
    """As many tokens as needed, or none."""
    whole = make(SPEND, lacks(position))
    return whole if whole in position.prompt.options else position.prompt.options[0]


# --- the rest -------------------------------------------------------------------------------------


def purchase(position: Position) -> int:
    """The most useful item. Nothing if the Beggars were paid meanwhile and the purse is empty."""
    items = [action for action in position.prompt.options if action != PASS]
    best = max(items, key=lambda action: item_worth(position, position.prompt.hero, arg_of(action)), default=PASS)
    if (
        best != PASS
        and PASS in position.prompt.options
        and item_worth(position, position.prompt.hero, arg_of(best)) <= 0
    ):
        return PASS
    return best


def payment(position: Position) -> int:
    """The least useful card."""
    return min(position.prompt.options, key=lambda action: position.card_price(arg_of(action)))


def replacement(position: Position) -> int:
    """Replace the least useful item."""
    return min(position.prompt.options, key=lambda action: position.item_price(position.prompt.hero, arg_of(action)))


def current_trade(position: Position) -> FrameView:
    trade = position.frame("trade")
    assert trade is not None
    return trade


def legal_or_default(position: Position, action: int) -> int:
    return action if position.prompt.validate(action) is None else position.prompt.default()


def trade_offer(position: S, make_offer: Bargain[S]) -> int:
    trade = current_trade(position)
    return legal_or_default(position, make_offer(position, trade["hero"], trade["partner"]))


def trade_answer(position: S, fitting: Fitting[S]) -> int:
    trade = current_trade(position)
    return legal_or_default(position, answer_offer(position, trade["partner"], trade["hero"], fitting))


def trade_last_word(position: S, last_word: Bargain[S]) -> int:
    trade = current_trade(position)
    options = position.prompt.options
    return last_word(position, trade["hero"], trade["partner"]) if ACCEPT in options else options[0]


def token_to_turn(position: Position) -> int:
    """The next tokens of the paths first."""
    return min(position.prompt.options, key=lambda action: arg_of(action) % INN_LENGTH)


def sacrifice(position: Position) -> int:
    """Give a life for the siege if it is close to falling. The last life only to save it."""
    after = position.siege_after_roll()
    lost = after <= -position.box.siege_end
    spare = position.o.life[position.prompt.hero] > 1
    return SACRIFICE if lost or (spare and after <= -3) else PASS


def pass_by(position: Position) -> int:
    """The default answer."""
    return position.prompt.default()


ANSWERS: Final[dict[str, Answer]] = {
    "next_musketeer": next_musketeer,
    "musketeer_action": act,
    "ordered_action": act_on_order,
    "combat_cards": combat_cards,
    "skill_cards": skill_cards,
    "gift": gift,
    "epic_for_challenge": epic_for_challenge,
    "epic_for_duel": epic_for_duel,
    "epic_for_passage": pass_by,
    "blade": blade,
    "purchase": purchase,
    "payment": payment,
    "task_card": payment,
    "replacement": replacement,
    "trade_offer": partial(trade_offer, make_offer=make_offer),
    "trade_answer": partial(trade_answer, fitting=fitting),
    "trade_last_word": partial(trade_last_word, last_word=last_word),
    "token_to_turn": token_to_turn,
    "sacrifice": sacrifice,
    "one_for_all": pass_by,
}
