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
from mousquetaires.engine.outlook import life_of

from .duels import duel_worth, fighter
from .place_actions import rochefort_stake, steps_at
from .position import Sight
from .purchases import item_worth
from .trades import answer_offer, last_word, make_offer
from .turn_plan import best_action, plan_here
from .valued_action import Job

S = TypeVar("S", bound=Sight)
Answer = Callable[[Sight], int]
Bargain = Callable[[S, int, int], int]  # an answer in a trade between two Musketeers
Steps = Callable[[Sight, int, int], list[Job]]  # the mission steps open to a Musketeer at a place, with values
PLAIN_STAKE: Final = 2.0
RESOLVE: Final = 1.5  # a started fight is worth winning: the action is spent
RICH: Final = 6  # Epic tokens above which one is spent at the Inn


def answer(sight: Sight) -> int:
    """The novice's answer for the Musketeers."""
    free = free_action(sight)
    return free if free is not None else ANSWERS.get(sight.prompt.kind, pass_by)(sight)


# --- free actions ---------------------------------------------------------------------------------


def free_action(sight: Sight) -> int | None:
    """One for All at the last moment, or an Epic token at the Inn when there are plenty."""
    for action in sight.prompt.free:
        if verb_of(action) == ONE and one_is_needed(sight, arg_of(action)):
            return action
        if action == TURN_UP and sight.o.epic >= RICH:
            return action
    return None


def one_is_needed(sight: Sight, effect: int) -> bool:
    o = sight.o
    if effect == ONE_HONOUR:
        return o.honour == 0
    if effect == ONE_EPIC:
        if sight.prompt.kind == "epic_for_passage":
            return True
        return sight.prompt.kind == "epic_for_challenge" and lacks(sight) > o.epic
    moving = sight.frame("time_move")
    return effect == ONE_TIME and moving is not None and moving["spaces"] >= sight.spaces_left()


# --- the turn -------------------------------------------------------------------------------------


def next_musketeer(sight: Sight) -> int:
    """First a Musketeer who has to get up, then the one with the most valuable work at the current place."""
    heroes = [arg_of(action) for action in sight.prompt.options]
    actions = sight.table.action_count
    busy = max(heroes, key=lambda h: (sight.lying(h), plan_here(sight, h, actions, [], PASS).worth))
    return sight.prompt.options[heroes.index(busy)]


def act(sight: Sight) -> int:
    turn = sight.frame("hero_turn")
    actions = turn["actions_left"] if turn is not None else 1
    return best_action(sight, sight.prompt.hero, actions)


def act_on_order(sight: Sight) -> int:
    return best_action(sight, sight.prompt.hero, 1)


# --- duels ----------------------------------------------------------------------------------------


def stake(sight: Sight, duel: FrameView, steps: Steps) -> float:
    """What this fight is worth: the declared step, or what lies beyond Rochefort."""
    step = sight.frame("mission_step")
    if step is None:
        return PLAIN_STAKE
    jobs = [job for job in steps(sight, duel["hero"], step["place"]) if same_step(job.action, step["action"])]
    if not jobs:
        return PLAIN_STAKE
    return RESOLVE + (rochefort_stake(sight, jobs[0]) if duel["foe"] == ROCHEFORT else jobs[0].stake)


def same_step(action: int, declared: int) -> bool:
    """Whether two actions are the same step. A task is the same whichever card pays for it."""
    return action == declared or verb_of(action) == verb_of(declared) == TASK


def combat_cards(sight: Sight, steps: Steps = steps_at) -> int:
    """As many Combat cards as the odds justify."""
    duel = sight.frame("duel")
    if duel is None:
        return search_cards(sight)
    prize = stake(sight, duel, steps)

    def worth(action: int) -> float:
        singles, doubles = arg_of(action) & 15, arg_of(action) >> 4
        dice = duel["blue_dice"] + singles * sight.box.combat_dice[0] + doubles * sight.box.combat_dice[1]
        cost = singles * sight.card_price(COMBAT) + doubles * sight.card_price(DOUBLE)
        return duel_worth(sight, sight.prompt.hero, duel["foe"], dice, prize, duel["space"]) - cost

    return max(sight.prompt.options, key=worth)


def search_cards(sight: Sight) -> int:
    """One Combat card for the search, if two are left."""
    one = cards_action(1, 0)
    return one if one in sight.prompt.options and sight.hand(sight.prompt.hero)[COMBAT] > 2 else sight.prompt.options[0]


def gift(sight: Sight, steps: Steps = steps_at) -> int:
    """Aramis discards the least useful card, if the point or the die matters."""
    card = sight.junk(sight.prompt.hero)
    action = make(GIFT, card)
    if card < 0 or action not in sight.prompt.options:
        return PASS
    duel = sight.frame("duel")
    if duel is None:
        return action
    prize = stake(sight, duel, steps)
    now = duel_worth(sight, duel["hero"], duel["foe"], duel["blue_dice"], prize, duel["space"])
    then = duel_worth(sight, duel["hero"], duel["foe"], duel["blue_dice"] + 1, prize, duel["space"])
    return action if then - now > sight.card_price(card) else PASS


def blade(sight: Sight) -> int:
    """Use the Toledo blade as the exact odds suggest."""
    duel = sight.frame("duel")
    assert duel is not None
    foe = sight.table.foes[duel["foe"]]
    red = faces(duel["red_roll"]) if foe.rolls else foe.fixed
    rolled = Rolled(duel["round"], faces(duel["blue_roll"]), red, not duel["foe_reroll_used"])
    aim = WOUND_ROCHEFORT if duel["foe"] == ROCHEFORT else BEAT
    man = fighter(sight, sight.prompt.hero, duel["blue_dice"] + duel["round"])
    face = best_reroll(man, foe, life_of(sight.o, duel["foe"], duel["space"]), sight.box, rolled, aim)
    return PASS if face == KEEP else make(BLADE, face)


def faces(roll: int) -> tuple[int, int, int]:
    return (roll & 15, roll >> 4 & 15, roll >> 8)


def epic_for_duel(sight: Sight, steps: Steps = steps_at) -> int:
    duel = sight.frame("duel")
    assert duel is not None
    prize = stake(sight, duel, steps)

    def worth(action: int) -> float:
        tokens = arg_of(action)
        dice = duel["blue_dice"] + tokens
        won = duel_worth(sight, sight.prompt.hero, duel["foe"], dice, prize, duel["space"])
        return won - sight.epic_price() * tokens

    return max(sight.prompt.options, key=worth)


# --- challenges -----------------------------------------------------------------------------------


def lacks(sight: Sight) -> int:
    challenge = sight.frame("challenge")
    return challenge["lacks"] if challenge is not None else 0


def skill_cards(sight: Sight) -> int:
    """Exactly as many as needed. Aramis leaves one point for his gift."""
    wanted = lacks(sight)
    challenge = sight.frame("challenge")
    hand = sight.hand(sight.prompt.hero)
    if challenge is not None and sight.has_gift(sight.prompt.hero) and sum(hand) > hand[challenge["skill"]]:
        wanted -= 1
    most = max(arg_of(action) for action in sight.prompt.options)
    return make(SKILL_CARDS, max(0, min(wanted, most)))


def epic_for_challenge(sight: Sight) -> int:
    """As many tokens as needed, or none."""
    whole = make(SPEND, lacks(sight))
    return whole if whole in sight.prompt.options else sight.prompt.options[0]


# --- the rest -------------------------------------------------------------------------------------


def purchase(sight: Sight) -> int:
    """The most useful item. Nothing if the Beggars were paid meanwhile and the purse is empty."""
    items = [action for action in sight.prompt.options if action != PASS]
    best = max(items, key=lambda action: item_worth(sight, sight.prompt.hero, arg_of(action)), default=PASS)
    if best != PASS and PASS in sight.prompt.options and item_worth(sight, sight.prompt.hero, arg_of(best)) <= 0:
        return PASS
    return best


def payment(sight: Sight) -> int:
    """The least useful card."""
    return min(sight.prompt.options, key=lambda action: sight.card_price(arg_of(action)))


def replacement(sight: Sight) -> int:
    """Replace the least useful item."""
    return min(sight.prompt.options, key=lambda action: sight.gear_price(sight.prompt.hero, arg_of(action)))


def trade_offer(sight: S, make_offer: Bargain[S]) -> int:
    trade = sight.frame("trade")
    assert trade is not None
    chosen = make_offer(sight, trade["hero"], trade["partner"])
    return chosen if sight.prompt.validate(chosen) is None else sight.prompt.default()


def trade_answer(sight: Sight) -> int:
    trade = sight.frame("trade")
    assert trade is not None
    chosen = answer_offer(sight, trade["partner"], trade["hero"])
    return chosen if sight.prompt.validate(chosen) is None else sight.prompt.default()


def trade_last_word(sight: S, last_word: Bargain[S]) -> int:
    trade = sight.frame("trade")
    assert trade is not None
    options = sight.prompt.options
    return last_word(sight, trade["hero"], trade["partner"]) if ACCEPT in options else options[0]


def token_to_turn(sight: Sight) -> int:
    """The next tokens of the paths first."""
    return min(sight.prompt.options, key=lambda action: arg_of(action) % INN_LENGTH)


def sacrifice(sight: Sight) -> int:
    """Give a life for the siege if it is close to falling. The last life only to save it."""
    siege = sight.frame("siege")
    assert siege is not None
    after = sight.o.siege + siege["blue_swords"] - siege["red_swords"]
    lost = after <= -sight.box.siege_end
    spare = sight.o.life[sight.prompt.hero] > 1
    return SACRIFICE if lost or (spare and after <= -3) else PASS


def pass_by(sight: Sight) -> int:
    """The default answer."""
    return sight.prompt.default()


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
    "trade_answer": trade_answer,
    "trade_last_word": partial(trade_last_word, last_word=last_word),
    "token_to_turn": token_to_turn,
    "sacrifice": sacrifice,
    "one_for_all": pass_by,
}
