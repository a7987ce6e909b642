"""What a Musketeer could do at each place, with Rochefort and the Beggars in mind."""

from typing import Final

from mousquetaires.engine.actions import DUEL, make
from mousquetaires.engine.ids import BEGGARS, LOUVRE, NEMESIS_DUELLIST, PARIS, QUEST, ROCHEFORT, ROCHELLE

from .duels import best_duel
from .paris_louvre import louvre_jobs, louvre_worth, paris_harm, paris_jobs
from .position import Sight
from .quest import ANTECHAMBER, STEP, quest_jobs
from .siege import card_worth, siege_jobs
from .valued_action import Job

ALMS: Final = 1.0  # what it costs to pay the Beggars


def jobs_at(sight: Sight, hero: int, place: int) -> list[Job]:
    """Everything he could do at a place, if he stood there."""
    if place == ROCHELLE:
        return siege_jobs(sight, hero, card_worth(sight))
    return past_guards(sight, hero, place, steps_at(sight, hero, place))


def steps_at(sight: Sight, hero: int, place: int) -> list[Job]:
    """The mission steps open to him there, as if nobody stood in the way."""
    if place == PARIS:
        return paris_jobs(sight, hero, paris_harm(sight))
    if place == LOUVRE:
        return louvre_jobs(sight, hero, louvre_worth(sight))
    if place == QUEST and not sight.o.barred >> hero & 1:
        return quest_jobs(sight, hero, STEP, ANTECHAMBER)
    return []


def past_guards(sight: Sight, hero: int, place: int, jobs: list[Job]) -> list[Job]:
    """What steps are worth where Rochefort may stand in the way, or Beggars do."""
    return past_beggars(sight, place, [past_rochefort(sight, hero, place, job) for job in jobs])


def past_rochefort(sight: Sight, hero: int, place: int, job: Job) -> Job:
    """A step is worth less where he may stand in the way, and nearly as much to a good blade."""
    risk = sight.meets(hero, place)
    if not risk or job.action == make(DUEL, NEMESIS_DUELLIST):
        return job
    through = best_duel(sight, hero, ROCHEFORT, rochefort_stake(sight, job))
    return job._replace(worth=(1 - risk) * job.worth + risk * through)


def rochefort_stake(sight: Sight, job: Job) -> float:
    """What a wound on Rochefort is worth to one who wants to go on with a step."""
    return max(0.0, job.worth) + sight.bounty_price()


def past_beggars(sight: Sight, place: int, jobs: list[Job]) -> list[Job]:
    """Beggars have to be paid before anything can be done."""
    if sight.o.trap_at[BEGGARS] != place:
        return jobs
    if sight.o.purse < sight.box.traps[BEGGARS].amount:
        return []
    return [job._replace(worth=job.worth - ALMS) for job in jobs]
