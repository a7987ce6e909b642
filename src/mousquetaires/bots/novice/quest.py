"""The novice's actions on the Quest, board by board."""

from typing import Final

from mousquetaires.engine.actions import FIGHT, PASSAGE, PATH, make
from mousquetaires.engine.ids import (
    ENGLAND,
    INN,
    INN_LENGTH,
    INN_PATHS,
    NO_TOKEN,
    QUEST,
    RETURN,
    SKILLS,
    TOKEN_DECOY,
    TOKEN_ERUDITION,
    TOKEN_FOE,
    TOKEN_SNARE,
    UNKNOWN_FOE,
    WARDES,
)

from .duels import best_duel, wound_price
from .position import Sight
from .valued_action import Job, challenge_job, duel_job

STEP: Final = 5.0  # the value of a step of the Quest
ANTECHAMBER: Final = 9.0


def quest_jobs(sight: Sight, hero: int, step: float, antechamber: float) -> list[Job]:
    """The steps of the current board. ``step`` and ``antechamber`` are their values."""
    board = sight.o.board
    if board == INN:
        return inn_jobs(sight, hero, step)
    if board == ENGLAND:
        return england_jobs(sight, hero, step)
    return road_jobs(sight, hero, step) if board == RETURN else gallery_jobs(sight, hero, antechamber)


def token_worth(sight: Sight, hero: int, space: int, stake: float) -> float:
    """The value of facing a token, known or unknown."""
    token = sight.o.spaces[space]
    if not sight.o.face_up >> space & 1:
        return best_duel(sight, hero, UNKNOWN_FOE, stake, space)
    if token == TOKEN_SNARE:
        return stake - wound_price(sight, hero)
    return stake if token == TOKEN_DECOY else best_duel(sight, hero, TOKEN_FOE[token], stake, space)


def path_length(sight: Sight, path: int) -> float:
    """The distance to the end of a path: its tokens. Tokens known to be harmless count less."""
    first = path * INN_LENGTH
    known = [sight.o.spaces[s] for s in range(first, first + INN_LENGTH) if sight.o.face_up >> s & 1]
    harmless = sum(token in (TOKEN_DECOY, TOKEN_SNARE) for token in known)
    return INN_LENGTH - sight.front(path) - 0.6 * harmless + 0.2 * (len(known) - harmless)


def inn_jobs(sight: Sight, hero: int, step: float) -> list[Job]:
    """All Musketeers work on one path: the one nearest to its end."""
    path = min(range(INN_PATHS), key=lambda p: path_length(sight, p))
    first, front = path * INN_LENGTH, sight.front(path)
    spot = sight.o.spot[hero] if sight.o.place[hero] == QUEST else 0
    elsewhere = spot > 0 and (spot - 1) // INN_LENGTH != path
    walk = int(front > 0 and spot != first + front) + int(elsewhere)
    return [Job(token_worth(sight, hero, first + front, step), make(PATH, path), step, walk, again=True)]


def england_jobs(sight: Sight, hero: int, step: float) -> list[Job]:
    """Four challenges, with Epic tokens if needed, then de Wardes."""
    if sight.o.england == (1 << SKILLS) - 1:
        return [duel_job(sight, hero, WARDES, 1.5 * step, True)]
    found: list[Job] = []
    for skill in range(SKILLS):
        if not sight.o.england >> skill & 1:
            found += challenge_job(sight, hero, skill, sight.box.england[skill], 1.2 * step, True)
    return found


def road_jobs(sight: Sight, hero: int, step: float) -> list[Job]:
    """The first remaining token, known or unknown."""
    stake = 1.2 * step
    left = [space for space, token in enumerate(sight.o.spaces) if token != NO_TOKEN]
    return [Job(token_worth(sight, hero, space, stake), FIGHT, stake, again=True) for space in left[:1]]


def gallery_jobs(sight: Sight, hero: int, worth: float) -> list[Job]:
    """Pass an antechamber by its challenge, by a secret passage or by two duels."""
    o = sight.o
    first = 3 * o.antechamber
    skill = o.spaces[first] - TOKEN_ERUDITION
    found = challenge_job(sight, hero, skill, sight.box.gallery_level, worth)
    if o.epic + 2 * o.one_for_all >= sight.box.passage_price:
        found.append(Job(worth - 1.0, PASSAGE, worth))
    slots = [slot for slot in (1, 2) if o.spaces[first + slot] != NO_TOKEN]
    stake = worth / 2 if len(slots) == 2 else 0.8 * worth
    return found + [Job(token_worth(sight, hero, first + slot, stake), make(FIGHT, slot), stake) for slot in slots]
