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

from ..novice.duels import wound_price
from ..novice.turn_plan import Errands, anywhere_jobs, errands_first, first_step
from ..novice.valued_action import Job
from .character_cards import character_worth
from .musketeer_position import Look
from .place_actions import jobs_at
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
    job: Job | None


class Chores(NamedTuple):
    """The best use of 0, 1, 2 ... actions at a place."""

    worths: list[float]  # by number of actions
    jobs: list[list[Job]]
    standing: float


def best_plan(look: Look, hero: int, actions: int) -> Plan:
    """The best plan for the turn."""
    options = look.prompt.options
    legal = set(options)
    here = look.o.place[hero]
    stop = END if END in legal else PASS if PASS in legal else options[0]
    anywhere = anywhere_jobs(look, hero, ERRANDS)
    start = chores(look, hero, here, anywhere, actions)
    best = here_plan(look, hero, start, actions, stop, here)
    if here == BASTILLE:
        return best
    alone = chores(look, hero, here, [], actions)
    for place in WORKPLACES:
        if place != here:
            then = chores(look, hero, place, anywhere, actions)
            plan = away_plan(look, hero, alone, then, actions, place, make(RIDE, place) in legal)
            if plan.worth > best.worth and plan.first in legal:
                best = plan
    return best


def chores(look: Look, hero: int, place: int, anywhere: list[Job], most: int) -> Chores:
    jobs = jobs_at(look, hero, place) if place in WORKPLACES else []
    if place != look.o.place[hero]:
        anywhere = anywhere + meetings(look, hero, place)
    listed = sorted(jobs + anywhere, key=lambda job: -job.worth / (1 + job.walk))
    worths = [0.0]
    chosen: list[list[Job]] = [[]]
    for actions in range(1, most + 1):
        worth, done = spend(listed, actions)
        chosen.append(done)
        worths.append(worth)
    stand = guard_worth(look, hero) if place == ROCHELLE else 0.0
    if place != ROCHELLE:
        stand = look.prices.habit * max((job.worth for job in jobs), default=0.0)
    return Chores(worths, chosen, stand)


def spend(listed: list[Job], actions: int) -> tuple[float, list[Job]]:
    """The best use of this many actions: its value and the actions. The list is sorted by value per action."""
    total = 0.0
    done: list[Job] = []
    for job in listed:
        worth, walk = job.worth, job.walk
        if worth <= 0 or actions <= walk:
            continue
        actions -= walk
        for _ in range(actions if job.again else 1):
            total += worth
            worth *= AGAIN
            actions -= 1
        done.append(job)
        if actions <= 0:
            break
    return total, done


def here_plan(look: Look, hero: int, here: Chores, actions: int, stop: int, place: int) -> Plan:
    done = here.jobs[actions]
    worth = here.worths[actions] + here.standing + WHIM * look.rng.random()
    if not done:
        return Plan(worth, stop, place, None)
    job = min(done, key=errands_first)
    return Plan(worth, first_step(look, hero, job), place, job)


def away_plan(look: Look, hero: int, here: Chores, there: Chores, actions: int, place: int, rides: bool) -> Plan:
    """The best division into actions here, the move, and actions there."""
    way = 0 if rides else 1
    best, before = -1000.0, -1
    for first in range(actions - way + 1):
        worth = here.worths[first] + LATER**first * there.worths[actions - way - first]
        if worth > best:
            best, before = worth, first
    best += there.standing + WHIM * look.rng.random()
    if look.o.trap_at[ASSASSIN] == place:
        best -= 0.5 * wound_price(look, hero)
    if before < 0:
        return Plan(best, make(MOVE, place), place, None)
    done, then = here.jobs[before], there.jobs[actions - way - before]
    target = max(then, key=lambda job: job.worth, default=None)
    if done:
        job = min(done, key=errands_first)
        return Plan(best, first_step(look, hero, job), place, job)
    errands = [job for job in then if verb_of(job.action) in (EQUIP, PLAY)]
    if errands and not rides:
        return Plan(best, errands[0].action, place, errands[0])
    return Plan(best, make(RIDE if rides else MOVE, place), place, target)


# --- actions at any place -------------------------------------------------------------------------


def meetings(look: Look, hero: int, place: int) -> list[Job]:
    """Trades with the Musketeers at a place."""
    if look.o.isolated:
        return []
    mine = look.table.seat_of
    others = [other for other in look.table.heroes if look.o.place[other] == place and mine[other] != mine[hero]]
    return [Job(gift_worth(look, hero, other), make(TRADE, other)) for other in others]


def draw_worth(look: Look) -> float:
    """The value of drawing: the more cards in hand, the lower."""
    cards = look.o.hand_size[look.seat] / len(look.table.run_by[look.seat])
    return max(0.3, look.prices.draw * (1.3 - look.prices.crowd * cards))


def order_worth(look: Look, hero: int) -> float:
    """The value of an order: the best that the other Musketeer can do at the current place."""
    place = look.o.place[hero]
    jobs = jobs_at(look, hero, place) if place in WORKPLACES else []
    return 0.9 * max((job.worth for job in jobs), default=0.5)


ERRANDS: Final[Errands[Look]] = Errands(draw_worth, character_worth, gift_worth, order_worth)


def escape(look: Look) -> int | None:
    """Leave the Bastille first, by a bribe if there is money."""
    return next((action for action in look.prompt.options if verb_of(action) in (BRIBE, ESCAPE)), None)


def best_action(look: Look, hero: int, actions: int) -> int:
    """The first action of the best plan. Beggars in its way are paid first."""
    out = escape(look)
    if out is not None:
        return out
    plan = best_plan(look, hero, actions)
    if plan.first in look.prompt.options:
        return plan.first
    pay = make(PAY_BEGGARS, look.o.place[hero])
    return pay if pay in look.prompt.free else look.prompt.options[0]
