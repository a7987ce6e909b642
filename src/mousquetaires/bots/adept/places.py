"""What a Musketeer could do at each place, at an adept's prices."""

from mousquetaires.engine.ids import LOUVRE, PARIS, QUEST, ROCHELLE

from ..novice.job import Job
from ..novice.places import past_guards
from ..novice.quest import quest_jobs
from ..novice.sight import Sight
from ..novice.town import louvre_jobs, paris_jobs
from .clocks import louvre_worth, paris_harm, step_price
from .look import Look
from .siege import rochelle_jobs


def jobs_at(look: Look, hero: int, place: int) -> list[Job]:
    """Everything he could do at a place, if he stood there."""
    if place == ROCHELLE:
        return rochelle_jobs(look, hero)
    return past_guards(look, hero, place, steps_at(look, hero, place))


def steps_at(sight: Sight, hero: int, place: int) -> list[Job]:
    """The mission steps open to him there, as if nobody stood in the way."""
    assert isinstance(sight, Look)
    if place == PARIS:
        return paris_jobs(sight, hero, paris_harm(sight))
    if place == LOUVRE:
        return louvre_jobs(sight, hero, louvre_worth(sight))
    if place == QUEST and not sight.o.barred >> hero & 1:
        step = step_price(sight)
        return quest_jobs(sight, hero, step, step * sight.taste.antechamber)
    return []
