"""How the novice spends a Musketeer's actions: the best plan here or elsewhere, and its first action."""

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

from mousquetaires.engine.actions import (
    BACK,
    BRIBE,
    DRAW,
    END,
    EQUIP,
    ESCAPE,
    MOVE,
    ORDER,
    PASS,
    PATH,
    PAY_BEGGARS,
    PLAY,
    RIDE,
    TRADE,
    arg_of,
    make,
    play_card,
    play_hero,
    verb_of,
)
from mousquetaires.engine.components import (
    CHARACTER_DRAWS,
    CHARACTER_EPIC,
    CHARACTER_HEALS,
    CHARACTER_HONOUR,
    CHARACTER_PISTOLES,
    CHARACTER_SIEGE,
)
from mousquetaires.engine.ids import (
    ASSASSIN,
    BASTILLE,
    FIRST_CHARACTER,
    INN_LENGTH,
    LOUVRE,
    PARIS,
    QUEST,
    ROCHELLE,
)

from .duels import wound_price
from .paris_louvre import honour_price
from .place_actions import jobs_at
from .position import Sight
from .purchases import shopping
from .siege import card_worth, guard_worth
from .trades import PATIENCE, gift_worth
from .valued_action import Job

WORKPLACES: Final = (QUEST, PARIS, LOUVRE, ROCHELLE)
HABIT: Final = 0.3  # share of the next action's value for already being at its place
WHIM: Final = 0.4  # random amount that decides between nearly equal plans


class Plan(NamedTuple):
    """The value of the rest of the turn, and its first action."""

    worth: float
    first: int


def best_action(sight: Sight, hero: int, actions: int) -> int:
    """The first action of the best plan. Beggars in its way are paid first."""
    options = sight.prompt.options
    out = [action for action in options if verb_of(action) in (BRIBE, ESCAPE)]
    if out:
        return out[0]
    pay = make(PAY_BEGGARS, sight.o.place[hero])
    legal = set(options)
    plans = sorted(all_plans(sight, hero, actions), key=lambda plan: -plan.worth)
    for plan in plans:
        if plan.first in legal:
            return plan.first
        if pay in sight.prompt.free and verb_of(plan.first) not in (MOVE, RIDE):
            return pay
    return options[0]


def all_plans(sight: Sight, hero: int, actions: int) -> list[Plan]:
    """One plan for each place the Musketeer could work at."""
    options = sight.prompt.options
    here = sight.o.place[hero]
    rides = {arg_of(action) for action in options if verb_of(action) == RIDE}
    anywhere = anywhere_jobs(sight, hero, ERRANDS)
    stop = END if END in options else PASS
    plans = [Plan(-0.01, stop), plan_here(sight, hero, actions, anywhere, stop)]
    if here == BASTILLE:
        return plans
    for place in WORKPLACES:
        if place == here:
            continue
        if place in rides:
            plans.append(plan_there(sight, hero, place, actions, anywhere, make(RIDE, place)))
        if actions:
            plans.append(plan_there(sight, hero, place, actions - 1, anywhere, make(MOVE, place)))
    return [plan._replace(worth=plan.worth + WHIM * sight.rng.random()) for plan in plans]


def plan_here(sight: Sight, hero: int, actions: int, anywhere: list[Job], stop: int) -> Plan:
    place = sight.o.place[hero]
    jobs = jobs_at(sight, hero, place)
    done = spend(jobs + anywhere, actions)
    worth = sum(job.worth for job in done) + standing(sight, hero, place, jobs)
    return Plan(worth, first_step(sight, hero, min(done, key=errands_first)) if done else stop)


def plan_there(sight: Sight, hero: int, place: int, actions: int, anywhere: list[Job], way: int) -> Plan:
    jobs = jobs_at(sight, hero, place)
    done = spend(jobs + anywhere, actions)
    worth = sum(job.worth for job in done) + standing(sight, hero, place, jobs)
    if sight.o.trap_at[ASSASSIN] == place:
        worth -= 0.5 * wound_price(sight, hero)
    shop = [job for job in done if verb_of(job.action) == EQUIP]
    return Plan(worth, shop[0].action if shop and verb_of(way) == MOVE else way)


def errands_first(job: Job) -> tuple[bool, float]:
    """Sort key: purchases and cards before fights."""
    return (verb_of(job.action) not in (EQUIP, PLAY), -job.worth)


def spend(jobs: list[Job], actions: int) -> list[Job]:
    """The actions that use this many actions best, in order."""
    done: list[Job] = []
    for job in sorted(jobs, key=lambda job: -job.worth / (1 + job.walk)):
        if job.worth <= 0 or actions <= job.walk:
            continue
        times = actions - job.walk if job.again else 1
        done += [job._replace(worth=job.worth * 0.9**n) for n in range(times)]
        actions -= job.walk + times
    return done


def first_step(sight: Sight, hero: int, job: Job) -> int:
    """The first step towards an action: perhaps a walk back through the Inn."""
    spot = sight.o.spot[hero]
    if verb_of(job.action) == PATH and spot and (spot - 1) // INN_LENGTH != arg_of(job.action):
        return BACK
    return job.action


def standing(sight: Sight, hero: int, place: int, jobs: list[Job]) -> float:
    """The value of ending the turn at a place."""
    if place == ROCHELLE:
        return guard_worth(sight, hero)
    return HABIT * max((job.worth for job in jobs), default=0.0)


# --- actions at any place -------------------------------------------------------------------------


S = TypeVar("S", bound=Sight)


class Errands(Generic[S]):
    """What can be done at any place, with the values of one bot. Not a dataclass: mypyc supports no generic ones."""

    def __init__(
        self,
        draw: Callable[[S], float],
        friend: Callable[[S, int, int], float],
        gift: Callable[[S, int, int], float],
        order: Callable[[S, int], float],
    ) -> None:
        self.draw = draw
        self.friend = friend
        self.gift = gift
        self.order = order


def anywhere_jobs(sight: S, hero: int, errands: Errands[S]) -> list[Job]:
    found = []
    for action in sight.prompt.options:
        verb = verb_of(action)
        if verb == DRAW:
            found.append(Job(errands.draw(sight), action, again=True))
        elif verb == EQUIP:
            found.append(Job(shopping(sight, hero), action))
        elif verb == PLAY:
            found.append(Job(errands.friend(sight, play_card(action), play_hero(action)), action))
        elif verb == TRADE and sight.rng.random() < PATIENCE:
            found.append(Job(errands.gift(sight, hero, arg_of(action)), action))
        elif verb == ORDER:
            found.append(Job(errands.order(sight, arg_of(action)), action))
    return found


def draw_worth(sight: Sight) -> float:
    """The value of drawing: the fewer cards in hand, the higher."""
    cards = sight.o.hand_size[sight.seat] / len(sight.table.run_by[sight.seat])
    return 1.3 if cards < 2 else 1.1 if cards < 4 else 0.8 if cards < 6 else 0.4


def character_worth(sight: Sight, card: int, hero: int) -> float:
    """The value of a character card: high when its help is needed."""
    o = sight.o
    printed = sight.box.characters[card - FIRST_CHARACTER]
    if printed.effect == CHARACTER_SIEGE:
        return 0.5 + card_worth(sight)
    if printed.effect == CHARACTER_PISTOLES:
        return printed.amount * sight.earned_price() if o.purse < 6 else 0.2
    if printed.effect == CHARACTER_EPIC:
        return sight.epic_price() if o.epic < sight.box.epic_tokens else 0.0
    if printed.effect == CHARACTER_HEALS:
        missing = sight.box.heroes[hero].life - o.life[hero]
        return min(missing, printed.amount) * (1.0 if o.life[hero] == 1 else 0.5)
    if printed.effect == CHARACTER_HONOUR:
        return honour_price(sight) if o.honour <= 6 else 0.2
    if printed.effect == CHARACTER_DRAWS:
        return printed.amount * 0.9
    return printed.amount_alone * 0.9 if sight.table.solo else 0.0 if o.shown else 0.9


def order_worth(sight: Sight, hero: int) -> float:
    """The value of an order: the best that the other Musketeer can do at the current place."""
    jobs = jobs_at(sight, hero, sight.o.place[hero])
    return 0.9 * max((job.worth for job in jobs), default=0.5)


ERRANDS: Final[Errands[Sight]] = Errands(draw_worth, character_worth, gift_worth, order_worth)
