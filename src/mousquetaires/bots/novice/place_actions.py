"""What a Musketeer can do at each place, considering Rochefort and the Beggars."""

from typing import Final

from mousquetaires.engine.actions import DUEL, make
from mousquetaires.engine.ids import BEGGARS, LOUVRE, NEMESIS_DUELLIST, PARIS, QUEST, ROCHEFORT, ROCHELLE

from .duels import best_duel
from .paris_louvre import louvre_jobs, louvre_worth, paris_harm, paris_jobs
from .position import Sight
from .quest import ANTECHAMBER, STEP, quest_jobs
from .siege import card_worth, siege_jobs
from .valued_action import Job

ALMS: Final = 1.0  # the cost of paying the Beggars


def jobs_at(sight: Sight, hero: int, place: int) -> list[Job]:
    """Everything the Musketeer could do at a place."""
    if place == ROCHELLE:
        return siege_jobs(sight, hero, card_worth(sight))
    return past_guards(sight, hero, place, steps_at(sight, hero, place))


def steps_at(sight: Sight, hero: int, place: int) -> list[Job]:
    """The mission steps open at a place, ignoring Rochefort and the Beggars."""
    if place == PARIS:
        return paris_jobs(sight, hero, paris_harm(sight))
    if place == LOUVRE:
        return louvre_jobs(sight, hero, louvre_worth(sight))
    if place == QUEST and not sight.o.barred >> hero & 1:
        return quest_jobs(sight, hero, STEP, ANTECHAMBER)
    return []


def past_guards(sight: Sight, hero: int, place: int, jobs: list[Job]) -> list[Job]:
    """The values of steps, reduced where Rochefort may appear or Beggars block them."""
    return past_beggars(sight, place, [past_rochefort(sight, hero, place, job) for job in jobs])


def past_rochefort(sight: Sight, hero: int, place: int, job: Job) -> Job:
    """A step's value where Rochefort may appear. A good fighter loses little."""
    risk = sight.meets(hero, place)
    if not risk or job.action == make(DUEL, NEMESIS_DUELLIST):
        return job
    through = best_duel(sight, hero, ROCHEFORT, rochefort_stake(sight, job))
    return job._replace(worth=(1 - risk) * job.worth + risk * through)


def rochefort_stake(sight: Sight, job: Job) -> float:
    """The value of wounding Rochefort for a Musketeer who wants to go on with a step."""
    return max(0.0, job.worth) + sight.bounty_price()


def past_beggars(sight: Sight, place: int, jobs: list[Job]) -> list[Job]:
    """The values of steps where the Beggars must be paid first."""
    if sight.o.trap_at[BEGGARS] != place:
        return jobs
    if sight.o.purse < sight.box.traps[BEGGARS].amount:
        return []
    return [job._replace(worth=job.worth - ALMS) for job in jobs]
