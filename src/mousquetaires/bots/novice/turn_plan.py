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

from .candidate_actions import Candidate
from .duels import wound_price
from .mission_actions import honour_price
from .place_actions import candidates_at
from .position import Position
from .purchases import shopping
from .siege import card_worth, guard_worth
from .trades import PATIENCE, gift_worth

WORKPLACES: Final = (QUEST, PARIS, LOUVRE, ROCHELLE)
HABIT: Final = 0.3  # share of the next action's value for already being at its place
WHIM: Final = 0.4  # random amount that decides between nearly equal plans


class Plan(NamedTuple):
    """The value of the rest of the turn, and its first action."""

    worth: float
    first: int


def best_action(position: Position, hero: int, actions: int) -> int:
    """The first action of the best plan. Beggars in its way are paid first."""
    options = position.prompt.options
    out = [action for action in options if verb_of(action) in (BRIBE, ESCAPE)]
    if out:
        return out[0]
    pay = make(PAY_BEGGARS, position.o.place[hero])
    legal = set(options)
    plans = sorted(all_plans(position, hero, actions), key=lambda plan: -plan.worth)
    for plan in plans:
        if plan.first in legal:
            return plan.first
        if pay in position.prompt.free and verb_of(plan.first) not in (MOVE, RIDE):
            return pay
    return options[0]


def all_plans(position: Position, hero: int, actions: int) -> list[Plan]:
    """One plan for each place the Musketeer could work at."""
    options = position.prompt.options
    here = position.o.place[hero]
    rides = {arg_of(action) for action in options if verb_of(action) == RIDE}
    anywhere = anywhere_candidates(position, hero, ERRANDS)
    stop = END if END in options else PASS
    plans = [Plan(-0.01, stop), plan_here(position, hero, actions, anywhere, stop)]
    if here == BASTILLE:
        return plans
    for place in WORKPLACES:
        if place == here:
            continue
        if place in rides:
            plans.append(plan_there(position, hero, place, actions, anywhere, make(RIDE, place)))
        if actions:
            plans.append(plan_there(position, hero, place, actions - 1, anywhere, make(MOVE, place)))
    return [plan._replace(worth=plan.worth + WHIM * position.rng.random()) for plan in plans]


def plan_here(position: Position, hero: int, actions: int, anywhere: list[Candidate], stop: int) -> Plan:
    place = position.o.place[hero]
    candidates = candidates_at(position, hero, place)
    done = spend(candidates + anywhere, actions)
    worth = sum(candidate.worth for candidate in done) + standing(position, hero, place, candidates)
    return Plan(worth, first_step(position, hero, min(done, key=purchases_first)) if done else stop)


def plan_there(position: Position, hero: int, place: int, actions: int, anywhere: list[Candidate], way: int) -> Plan:
    candidates = candidates_at(position, hero, place)
    done = spend(candidates + anywhere, actions)
    worth = sum(candidate.worth for candidate in done) + standing(position, hero, place, candidates)
    if position.o.trap_at[ASSASSIN] == place:
        worth -= 0.5 * wound_price(position, hero)
    shop = [candidate for candidate in done if verb_of(candidate.action) == EQUIP]
    return Plan(worth, shop[0].action if shop and verb_of(way) == MOVE else way)


def purchases_first(candidate: Candidate) -> tuple[bool, float]:
    """Sort key: purchases and cards before fights."""
    return (verb_of(candidate.action) not in (EQUIP, PLAY), -candidate.worth)


def spend(candidates: list[Candidate], actions: int) -> list[Candidate]:
    """The actions that use this many actions best, in order."""
    done: list[Candidate] = []
    for candidate in sorted(candidates, key=lambda candidate: -candidate.worth / (1 + candidate.walk)):
        if candidate.worth <= 0 or actions <= candidate.walk:
            continue
        times = actions - candidate.walk if candidate.again else 1
        done += [candidate._replace(worth=candidate.worth * 0.9**n) for n in range(times)]
        actions -= candidate.walk + times
    return done


def first_step(position: Position, hero: int, candidate: Candidate) -> int:
    """The first step towards an action: perhaps a walk back through the Inn."""
    spot = position.o.spot[hero]
    if verb_of(candidate.action) == PATH and spot and (spot - 1) // INN_LENGTH != arg_of(candidate.action):
        return BACK
    return candidate.action


def standing(position: Position, hero: int, place: int, candidates: list[Candidate]) -> float:
    """The value of ending the turn at a place."""
    if place == ROCHELLE:
        return guard_worth(position, hero)
    return HABIT * max((candidate.worth for candidate in candidates), default=0.0)


# --- actions at any place -------------------------------------------------------------------------


S = TypeVar("S", bound=Position)


class AnywhereActions(Generic[S]):
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


def anywhere_candidates(position: S, hero: int, errands: AnywhereActions[S]) -> list[Candidate]:
    found = []
    for action in position.prompt.options:
        verb = verb_of(action)
        if verb == DRAW:
            found.append(Candidate(errands.draw(position), action, again=True))
        elif verb == EQUIP:
            found.append(Candidate(shopping(position, hero), action))
        elif verb == PLAY:
            found.append(Candidate(errands.friend(position, play_card(action), play_hero(action)), action))
        elif verb == TRADE and position.rng.random() < PATIENCE:
            found.append(Candidate(errands.gift(position, hero, arg_of(action)), action))
        elif verb == ORDER:
            found.append(Candidate(errands.order(position, arg_of(action)), action))
    return found


def draw_worth(position: Position) -> float:
    """The value of drawing: the fewer cards in hand, the higher."""
    cards = position.o.hand_size[position.seat] / len(position.table.run_by[position.seat])
    return 1.3 if cards < 2 else 1.1 if cards < 4 else 0.8 if cards < 6 else 0.4


def character_worth(position: Position, card: int, hero: int) -> float:
    """The value of a character card: high when its help is needed."""
    o = position.o
    printed = position.box.characters[card - FIRST_CHARACTER]
    if printed.effect == CHARACTER_SIEGE:
        return 0.5 + card_worth(position)
    if printed.effect == CHARACTER_PISTOLES:
        return printed.amount * position.earned_price() if o.purse < 6 else 0.2
    if printed.effect == CHARACTER_EPIC:
        return position.epic_price() if o.epic < position.box.epic_tokens else 0.0
    if printed.effect == CHARACTER_HEALS:
        missing = position.box.heroes[hero].life - o.life[hero]
        return min(missing, printed.amount) * (1.0 if o.life[hero] == 1 else 0.5)
    if printed.effect == CHARACTER_HONOUR:
        return honour_price(position) if o.honour <= 6 else 0.2
    if printed.effect == CHARACTER_DRAWS:
        return printed.amount * 0.9
    return printed.amount_alone * 0.9 if position.table.solo else 0.0 if o.shown else 0.9


def order_worth(position: Position, hero: int) -> float:
    """The value of an order: the best that the other Musketeer can do at the current place."""
    candidates = candidates_at(position, hero, position.o.place[hero])
    return 0.9 * max((candidate.worth for candidate in candidates), default=0.5)


ERRANDS: Final[AnywhereActions[Position]] = AnywhereActions(draw_worth, character_worth, gift_worth, order_worth)
