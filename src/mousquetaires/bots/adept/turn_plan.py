"""The adept's plan for a Musketeer's turn: actions here, then a move, then actions there."""

from typing import Final, NamedTuple

from mousquetaires.engine.actions import (
    BRIBE,
    END,
    EQUIP,
    ESCAPE,
    MOVE,
    PASS,
    PAY_BEGGARS,
    PLAY,
    RIDE,
    TRADE,
    make,
    verb_of,
)
from mousquetaires.engine.ids import ASSASSIN, BASTILLE, LOUVRE, PARIS, QUEST, ROCHELLE

from ..novice.candidate_actions import Candidate
from ..novice.duels import wound_price
from ..novice.turn_plan import AnywhereActions, anywhere_candidates, first_step, purchases_first
from .character_cards import character_worth
from .musketeer_position import MusketeerPosition
from .place_actions import candidates_at
from .siege import guard_worth
from .trades import gift_worth

WORKPLACES: Final = (QUEST, PARIS, LOUVRE, ROCHELLE)
AGAIN: Final = 0.9  # value of a repeated action, relative to the one before
LATER: Final = 0.94  # discount per action for what is done later
WHIM: Final = 0.05  # random amount that decides between nearly equal plans


class Plan(NamedTuple):
    """The value of the rest of the turn, its first action, and its purpose."""

    worth: float
    first: int
    place: int
    candidate: Candidate | None


class BestUses(NamedTuple):
    """The best use of 0, 1, 2 ... actions at a place."""

    worths: list[float]  # by number of actions
    candidates: list[list[Candidate]]
    standing: float


def best_plan(position: MusketeerPosition, hero: int, actions: int) -> Plan:
    """The best plan for the turn."""
    options = position.prompt.options
    legal = set(options)
    here = position.o.place[hero]
    stop = END if END in legal else PASS if PASS in legal else options[0]
    anywhere = anywhere_candidates(position, hero, ERRANDS)
    start = best_uses(position, hero, here, anywhere, actions)
    best = here_plan(position, hero, start, actions, stop, here)
    if here == BASTILLE:
        return best
    alone = best_uses(position, hero, here, [], actions)
    for place in WORKPLACES:
        if place != here:
            then = best_uses(position, hero, place, anywhere, actions)
            plan = away_plan(position, hero, alone, then, actions, place, make(RIDE, place) in legal)
            if plan.worth > best.worth and plan.first in legal:
                best = plan
    return best


def best_uses(position: MusketeerPosition, hero: int, place: int, anywhere: list[Candidate], most: int) -> BestUses:
    candidates = candidates_at(position, hero, place) if place in WORKPLACES else []
    if place != position.o.place[hero]:
        anywhere = anywhere + meetings(position, hero, place)
    listed = sorted(candidates + anywhere, key=lambda candidate: -candidate.worth / (1 + candidate.walk))
    worths = [0.0]
    chosen: list[list[Candidate]] = [[]]
    for actions in range(1, most + 1):
        worth, done = spend(listed, actions)
        chosen.append(done)
        worths.append(worth)
    stand = guard_worth(position, hero) if place == ROCHELLE else 0.0
    if place != ROCHELLE:
        stand = position.prices.habit * max((candidate.worth for candidate in candidates), default=0.0)
    return BestUses(worths, chosen, stand)


def spend(listed: list[Candidate], actions: int) -> tuple[float, list[Candidate]]:
    """The best use of this many actions: its value and the actions. The list is sorted by value per action."""
    total = 0.0
    done: list[Candidate] = []
    for candidate in listed:
        worth, walk = candidate.worth, candidate.walk
        if worth <= 0 or actions <= walk:
            continue
        actions -= walk
        for _ in range(actions if candidate.again else 1):
            total += worth
            worth *= AGAIN
            actions -= 1
        done.append(candidate)
        if actions <= 0:
            break
    return total, done


def here_plan(position: MusketeerPosition, hero: int, here: BestUses, actions: int, stop: int, place: int) -> Plan:
    done = here.candidates[actions]
    worth = here.worths[actions] + here.standing + WHIM * position.rng.random()
    if not done:
        return Plan(worth, stop, place, None)
    candidate = min(done, key=purchases_first)
    return Plan(worth, first_step(position, hero, candidate), place, candidate)


def away_plan(
    position: MusketeerPosition, hero: int, here: BestUses, there: BestUses, actions: int, place: int, rides: bool
) -> Plan:
    """The best division into actions here, the move, and actions there."""
    way = 0 if rides else 1
    best, before = -1000.0, -1
    for first in range(actions - way + 1):
        worth = here.worths[first] + LATER**first * there.worths[actions - way - first]
        if worth > best:
            best, before = worth, first
    best += there.standing + WHIM * position.rng.random()
    if position.o.trap_at[ASSASSIN] == place:
        best -= 0.5 * wound_price(position, hero)
    if before < 0:
        return Plan(best, make(MOVE, place), place, None)
    done, then = here.candidates[before], there.candidates[actions - way - before]
    target = max(then, key=lambda candidate: candidate.worth, default=None)
    if done:
        candidate = min(done, key=purchases_first)
        return Plan(best, first_step(position, hero, candidate), place, candidate)
    errands = [candidate for candidate in then if verb_of(candidate.action) in (EQUIP, PLAY)]
    if errands and not rides:
        return Plan(best, errands[0].action, place, errands[0])
    return Plan(best, make(RIDE if rides else MOVE, place), place, target)


# --- actions at any place -------------------------------------------------------------------------


def meetings(position: MusketeerPosition, hero: int, place: int) -> list[Candidate]:
    """Trades with the Musketeers at a place."""
    if position.o.isolated:
        return []
    mine = position.table.seat_of
    others = [
        other for other in position.table.heroes if position.o.place[other] == place and mine[other] != mine[hero]
    ]
    return [Candidate(gift_worth(position, hero, other), make(TRADE, other)) for other in others]


def draw_worth(position: MusketeerPosition) -> float:
    """The value of drawing: the more cards in hand, the lower."""
    cards = position.o.hand_size[position.seat] / len(position.table.run_by[position.seat])
    return max(0.3, position.prices.draw * (1.3 - position.prices.crowd * cards))


def order_worth(position: MusketeerPosition, hero: int) -> float:
    """The value of an order: the best that the other Musketeer can do at the current place."""
    place = position.o.place[hero]
    candidates = candidates_at(position, hero, place) if place in WORKPLACES else []
    return 0.9 * max((candidate.worth for candidate in candidates), default=0.5)


ERRANDS: Final[AnywhereActions[MusketeerPosition]] = AnywhereActions(
    draw_worth, character_worth, gift_worth, order_worth
)


def escape(position: MusketeerPosition) -> int | None:
    """Leave the Bastille first, by a bribe if there is money."""
    return next((action for action in position.prompt.options if verb_of(action) in (BRIBE, ESCAPE)), None)


def best_action(position: MusketeerPosition, hero: int, actions: int) -> int:
    """The first action of the best plan. Beggars in its way are paid first."""
    out = escape(position)
    if out is not None:
        return out
    plan = best_plan(position, hero, actions)
    if plan.first in position.prompt.options:
        return plan.first
    pay = make(PAY_BEGGARS, position.o.place[hero])
    return pay if pay in position.prompt.free else position.prompt.options[0]
