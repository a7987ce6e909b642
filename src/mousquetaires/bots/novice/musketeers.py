"""The novice at a Musketeer player's seat: one small answer for each kind of prompt."""

from collections.abc import Callable
from random import Random
from typing import Final

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
    TURN_UP,
    arg_of,
    cards_action,
    make,
    verb_of,
)
from mousquetaires.engine.ids import COMBAT, DOUBLE, INN_LENGTH, NOBODY, ROCHEFORT
from mousquetaires.engine.odds import BEAT, KEEP, WOUND_ROCHEFORT, Rolled, best_reroll

from ..base import SeatPrompt
from .fights import duel_worth, fighter, foe_life
from .jobs import EPIC, QUEST_STEP, ROCHEFORT_BOUNTY, jobs_at
from .menu import best_action, plan_here
from .shop import item_worth, keeps_last
from .sight import Sight
from .trades import answer_offer, last_word, make_offer

Answer = Callable[[Sight, SeatPrompt, Random], int]
PLAIN_STAKE: Final = 2.0
RICH: Final = 6  # Epic tokens beyond which one is spent on the Inn


def answer(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    """What a novice does for the Musketeers."""
    free = free_action(sight, prompt)
    return free if free is not None else ANSWERS.get(prompt.kind, pass_by)(sight, prompt, rng)


# --- free actions ---------------------------------------------------------------------------------


def free_action(sight: Sight, prompt: SeatPrompt) -> int | None:
    """One for All at the last moment; an Epic token for the Inn when there are plenty."""
    for action in prompt.free:
        if verb_of(action) == ONE and one_is_needed(sight, prompt, arg_of(action)):
            return action
        if action == TURN_UP and sight.o.epic >= RICH:
            return action
    return None


def one_is_needed(sight: Sight, prompt: SeatPrompt, effect: int) -> bool:
    o = sight.o
    if effect == ONE_HONOUR:
        return o.honour == 0
    if effect == ONE_EPIC:
        if prompt.kind == "epic_for_passage":
            return True
        return prompt.kind == "epic_for_challenge" and lacks(sight) > o.epic
    moving = sight.going("time_move")
    return effect == ONE_TIME and moving is not None and moving.n >= sight.spaces_left()


# --- the turn -------------------------------------------------------------------------------------


def next_musketeer(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    """Who lies stands up first; then whoever has the most to do where he is."""
    heroes = [arg_of(action) for action in prompt.options]
    actions = sight.table.action_count
    busy = max(heroes, key=lambda h: (sight.lying(h), plan_here(sight, h, actions, [], PASS).worth))
    return prompt.options[heroes.index(busy)]


def act(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    turn = sight.going("hero_turn")
    actions = turn.n if turn is not None else 1
    return best_action(sight, prompt.hero, actions, prompt.options, prompt.free, rng)


def act_on_order(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    return best_action(sight, prompt.hero, 1, prompt.options, prompt.free, rng)


# --- duels ----------------------------------------------------------------------------------------


def stake(sight: Sight, hero: int) -> float:
    """What the fight in hand is about: the step he declared, as much as it is worth at its best."""
    step = sight.going("mission_step")
    if step is None:
        return PLAIN_STAKE
    worth = [job.worth for job in jobs_at(sight, hero, step.place) if job.action == step.what]
    return max(PLAIN_STAKE, QUEST_STEP, *worth) if worth else QUEST_STEP


def combat_cards(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    """As many Combat cards as the odds are worth."""
    duel = sight.going("duel")
    if duel is None:
        return search_cards(sight, prompt)
    prize = stake(sight, prompt.hero) + (ROCHEFORT_BOUNTY if duel.what == ROCHEFORT else 0.0)

    def worth(action: int) -> float:
        singles, doubles = arg_of(action) & 15, arg_of(action) >> 4
        dice = duel.blue + singles * sight.box.combat_dice[0] + doubles * sight.box.combat_dice[1]
        cost = singles * sight.card_price(COMBAT) + doubles * sight.card_price(DOUBLE)
        return duel_worth(sight, prompt.hero, duel.what, dice, prize) - cost

    return max(prompt.options, key=worth)


def search_cards(sight: Sight, prompt: SeatPrompt) -> int:
    """One Combat card for the search, while two are left."""
    one = cards_action(1, 0)
    return one if one in prompt.options and sight.hand(prompt.hero)[COMBAT] > 2 else prompt.options[0]


def gift(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    """Aramis gives the card he misses least, when the point or the die matters."""
    card = sight.junk(prompt.hero)
    action = make(GIFT, card)
    if card < 0 or action not in prompt.options:
        return PASS
    duel = sight.going("duel")
    if duel is None:
        return action
    now = duel_worth(sight, prompt.hero, duel.what, duel.blue, stake(sight, prompt.hero))
    then = duel_worth(sight, prompt.hero, duel.what, duel.blue + 1, stake(sight, prompt.hero))
    return action if then - now > sight.card_price(card) else PASS


def blade(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    """The Toledo blade rerolls what the exact odds say."""
    duel = sight.going("duel")
    assert duel is not None
    foe = sight.box.foes[duel.what]
    red = faces(duel.red_roll) if foe.rolls else foe.fixed
    rolled = Rolled(duel.n, faces(duel.blue_roll), red, not duel.used & 2)
    aim = WOUND_ROCHEFORT if duel.what == ROCHEFORT else BEAT
    man = fighter(sight, prompt.hero, duel.blue + duel.n)
    face = best_reroll(man, foe, foe_life(sight, duel.what), sight.box, rolled, aim)
    return PASS if face == KEEP else make(BLADE, face)


def faces(roll: int) -> tuple[int, int, int]:
    return (roll & 15, roll >> 4 & 15, roll >> 8)


def epic_for_duel(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    duel = sight.going("duel")
    assert duel is not None
    prize = stake(sight, prompt.hero)

    def worth(action: int) -> float:
        tokens = arg_of(action)
        return duel_worth(sight, prompt.hero, duel.what, duel.blue + tokens, prize) - EPIC * tokens

    return max(prompt.options, key=worth)


# --- challenges -----------------------------------------------------------------------------------


def lacks(sight: Sight) -> int:
    challenge = sight.going("challenge")
    return challenge.n if challenge is not None else 0


def skill_cards(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    """Just enough; Aramis leaves a point for his gift."""
    wanted = lacks(sight)
    challenge = sight.going("challenge")
    hand = sight.hand(prompt.hero)
    if challenge is not None and sight.has_gift(prompt.hero) and sum(hand) > hand[challenge.what]:
        wanted -= 1
    most = max(arg_of(action) for action in prompt.options)
    return make(SKILL_CARDS, max(0, min(wanted, most)))


def epic_for_challenge(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    """All that is lacking, or nothing."""
    whole = make(SPEND, lacks(sight))
    return whole if whole in prompt.options else prompt.options[0]


# --- the rest -------------------------------------------------------------------------------------


def purchase(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    items = [action for action in prompt.options if action != PASS]
    best = max(items, key=lambda action: item_worth(sight, prompt.hero, arg_of(action)))
    if PASS in prompt.options and item_worth(sight, prompt.hero, arg_of(best)) <= 0:
        return PASS
    return best


def payment(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    """The card he misses least."""
    return min(prompt.options, key=lambda action: sight.card_price(arg_of(action)))


def replacement(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    return min(prompt.options, key=lambda action: keeps_last(arg_of(action)))


def trade_offer(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    trade = sight.going("trade")
    assert trade is not None
    return make_offer(sight, trade.hero, trade.what)


def trade_answer(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    trade = sight.going("trade")
    assert trade is not None
    chosen = answer_offer(sight, trade.what, trade.hero)
    return chosen if prompt.validate(chosen) is None else prompt.default()


def trade_last_word(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    trade = sight.going("trade")
    assert trade is not None
    return last_word(sight, trade.hero, trade.what) if ACCEPT in prompt.options else prompt.options[0]


def token_to_turn(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    """The tokens next in their paths first."""
    return min(prompt.options, key=lambda action: arg_of(action) % INN_LENGTH)


def sacrifice(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    """A life for the siege when it is near to falling; the last one only to save it."""
    siege = sight.going("siege")
    assert siege is not None
    after = sight.o.siege + siege.place - siege.what
    lost = after <= -sight.box.siege_end
    spare = sight.o.life[prompt.hero] > 1
    return SACRIFICE if lost or (spare and after <= -3) else PASS


def pass_by(sight: Sight, prompt: SeatPrompt, rng: Random) -> int:
    """No advice: what is done for one who does not answer."""
    return prompt.default()


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
    "trade_offer": trade_offer,
    "trade_answer": trade_answer,
    "trade_last_word": trade_last_word,
    "token_to_turn": token_to_turn,
    "sacrifice": sacrifice,
    "one_for_all": pass_by,
}
