"""What a Musketeer can do at each place, with the adept's prices."""

from mousquetaires.engine.actions import CHALLENGE, arg_of, verb_of
from mousquetaires.engine.ids import LOUVRE, PARIS, QUEST, ROCHELLE

from ..novice.paris_louvre import louvre_jobs, paris_jobs
from ..novice.place_actions import past_guards
from ..novice.position import Sight
from ..novice.quest import quest_jobs
from ..novice.valued_action import Job
from .musketeer_position import Look
from .siege import rochelle_jobs
from .track_values import louvre_worth, paris_harm, step_price


def jobs_at(look: Look, hero: int, place: int) -> list[Job]:
    """Everything the Musketeer could do at a place."""
    key = hero << 4 | place
    known = look.jobs.get(key)
    if known is None:
        known = look.jobs[key] = (
            rochelle_jobs(look, hero) if place == ROCHELLE
            else past_guards(look, hero, place, left_to_others(look, hero, place, steps_at(look, hero, place)))
        )  # fmt: skip
    return known


def left_to_others(look: Look, hero: int, place: int, jobs: list[Job]) -> list[Job]:
    """Reduce the value of a challenge if a better Musketeer may still come this turn."""
    if not jobs or all(verb_of(job.action) != CHALLENGE for job in jobs):
        return jobs
    return [job._replace(worth=job.worth * deference(look, hero, place, job.action)) for job in jobs]


def deference(look: Look, hero: int, place: int, action: int) -> float:
    if verb_of(action) != CHALLENGE:
        return 1.0
    skill = arg_of(action)
    best = look.best_at(skill)
    o = look.o
    if best == hero or o.played >> best & 1 or look.lying(best) or look.skill(best, skill) <= look.skill(hero, skill):
        return 1.0
    if o.place[best] != place:
        return 0.5 + 0.5 * look.prices.defer
    return 0.1 * look.prices.defer if look.table.seat_of[best] == look.seat else look.prices.defer


def steps_at(sight: Sight, hero: int, place: int) -> list[Job]:
    """The mission steps open at a place, ignoring Rochefort and the Beggars."""
    assert isinstance(sight, Look)
    if place == PARIS:
        return paris_jobs(sight, hero, paris_harm(sight))
    if place == LOUVRE:
        return louvre_jobs(sight, hero, louvre_worth(sight))
    if place == QUEST and not sight.o.barred >> hero & 1:
        step = step_price(sight)
        return quest_jobs(sight, hero, step, step * sight.prices.antechamber)
    return []
