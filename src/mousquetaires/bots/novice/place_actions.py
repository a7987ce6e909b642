"""What a Musketeer can do at each place, considering Rochefort and the Beggars."""

from typing import Final

from mousquetaires.engine.actions import DUEL, make
from mousquetaires.engine.ids import BEGGARS, LOUVRE, NEMESIS_DUELLIST, PARIS, QUEST, ROCHEFORT, ROCHELLE

from .candidate_actions import Candidate
from .duels import best_duel
from .mission_actions import louvre_candidates, louvre_worth, paris_candidates, paris_harm
from .position import Position
from .quest import ANTECHAMBER, STEP, quest_candidates
from .siege import card_worth, siege_candidates

ALMS: Final = 1.0  # the cost of paying the Beggars


def candidates_at(position: Position, hero: int, place: int) -> list[Candidate]:
    """Everything the Musketeer could do at a place."""
    if place == ROCHELLE:
        return siege_candidates(position, hero, card_worth(position))
    return past_guards(position, hero, place, steps_at(position, hero, place))


def steps_at(position: Position, hero: int, place: int) -> list[Candidate]:
    """The mission steps open at a place, ignoring Rochefort and the Beggars."""
    if place == PARIS:
        return paris_candidates(position, hero, paris_harm(position))
    if place == LOUVRE:
        return louvre_candidates(position, hero, louvre_worth(position))
    if place == QUEST and not position.o.barred >> hero & 1:
        return quest_candidates(position, hero, STEP, ANTECHAMBER)
    return []


def past_guards(position: Position, hero: int, place: int, candidates: list[Candidate]) -> list[Candidate]:
    """The values of steps, reduced where Rochefort may appear or Beggars block them."""
    return past_beggars(position, place, [past_rochefort(position, hero, place, candidate) for candidate in candidates])


def past_rochefort(position: Position, hero: int, place: int, candidate: Candidate) -> Candidate:
    """A step's value where Rochefort may appear. A good fighter loses little."""
    risk = position.meets(hero, place)
    if not risk or candidate.action == make(DUEL, NEMESIS_DUELLIST):
        return candidate
    through = best_duel(position, hero, ROCHEFORT, rochefort_stake(position, candidate))
    return candidate._replace(worth=(1 - risk) * candidate.worth + risk * through)


def rochefort_stake(position: Position, candidate: Candidate) -> float:
    """The value of wounding Rochefort for a Musketeer who wants to go on with a step."""
    return max(0.0, candidate.worth) + position.drive_away_price()


def past_beggars(position: Position, place: int, candidates: list[Candidate]) -> list[Candidate]:
    """The values of steps where the Beggars must be paid first."""
    if position.o.trap_at[BEGGARS] != place:
        return candidates
    if position.o.purse < position.box.traps[BEGGARS].amount:
        return []
    return [candidate._replace(worth=candidate.worth - ALMS) for candidate in candidates]
