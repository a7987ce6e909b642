"""What a Musketeer can do at each place, with the adept's prices."""

from mousquetaires.engine.actions import CHALLENGE, arg_of, verb_of
from mousquetaires.engine.ids import INN, LOUVRE, PARIS, QUEST, ROCHELLE

from ..novice.candidate_actions import Candidate
from ..novice.mission_actions import louvre_candidates, paris_candidates
from ..novice.place_actions import past_guards
from ..novice.position import Position
from ..novice.quest import quest_candidates
from .inn_paths import inn_candidates
from .mission_values import louvre_worth, paris_harm, step_price
from .musketeer_position import MusketeerPosition
from .siege import rochelle_candidates


def candidates_at(position: MusketeerPosition, hero: int, place: int) -> list[Candidate]:
    """Everything the Musketeer could do at a place."""
    key = hero << 4 | place
    known = position.candidates.get(key)
    if known is None:
        known = position.candidates[key] = _candidates_at(position, hero, place)
    return known


def _candidates_at(position: MusketeerPosition, hero: int, place: int) -> list[Candidate]:
    if place == ROCHELLE:
        return rochelle_candidates(position, hero)
    steps = left_to_others(position, hero, place, steps_at(position, hero, place))
    return past_guards(position, hero, place, steps)


def left_to_others(position: MusketeerPosition, hero: int, place: int, candidates: list[Candidate]) -> list[Candidate]:
    """Reduce the value of a challenge if a better Musketeer may still come this turn."""
    if not candidates or all(verb_of(candidate.action) != CHALLENGE for candidate in candidates):
        return candidates
    return [
        candidate._replace(worth=candidate.worth * deference(position, hero, place, candidate.action))
        for candidate in candidates
    ]


def deference(position: MusketeerPosition, hero: int, place: int, action: int) -> float:
    if verb_of(action) != CHALLENGE:
        return 1.0
    skill = arg_of(action)
    best = position.best_at(skill)
    o = position.o
    if (
        best == hero
        or o.played >> best & 1
        or position.lying(best)
        or position.skill(best, skill) <= position.skill(hero, skill)
    ):
        return 1.0
    if o.place[best] != place:
        return 0.5 + 0.5 * position.prices.defer
    return 0.1 * position.prices.defer if position.table.seat_of[best] == position.seat else position.prices.defer


def steps_at(position: Position, hero: int, place: int) -> list[Candidate]:
    """The mission steps open at a place, ignoring Rochefort and the Beggars."""
    assert isinstance(position, MusketeerPosition)
    if place == PARIS:
        return paris_candidates(position, hero, paris_harm(position))
    if place == LOUVRE:
        return louvre_candidates(position, hero, louvre_worth(position))
    if place == QUEST and not position.o.barred >> hero & 1:
        step = step_price(position)
        if position.o.board == INN:
            return inn_candidates(position, hero, step * position.prices.inn)
        return quest_candidates(position, hero, step, step * position.prices.antechamber)
    return []
