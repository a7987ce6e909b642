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

from .candidate_actions import Candidate, challenge_candidates, duel_candidate
from .duels import best_duel, wound_price
from .position import Position

STEP: Final = 5.0  # the value of a step of the Quest
ANTECHAMBER: Final = 9.0


def quest_candidates(position: Position, hero: int, step: float, antechamber: float) -> list[Candidate]:
    """The steps of the current board. ``step`` and ``antechamber`` are their values."""
    board = position.o.board
    if board == INN:
        return inn_candidates(position, hero, step)
    if board == ENGLAND:
        return england_candidates(position, hero, step)
    return road_candidates(position, hero, step) if board == RETURN else gallery_candidates(position, hero, antechamber)


def token_worth(position: Position, hero: int, space: int, stake: float) -> float:
    """The value of facing a token, known or unknown."""
    token = position.o.spaces[space]
    if not position.o.face_up >> space & 1:
        return best_duel(position, hero, UNKNOWN_FOE, stake, space)
    if token == TOKEN_SNARE:
        return stake - wound_price(position, hero)
    return stake if token == TOKEN_DECOY else best_duel(position, hero, TOKEN_FOE[token], stake, space)


def path_length(position: Position, path: int) -> float:
    """The distance to the end of a path: its tokens. Tokens known to be harmless count less."""
    first = path * INN_LENGTH
    known = [position.o.spaces[s] for s in range(first, first + INN_LENGTH) if position.o.face_up >> s & 1]
    harmless = sum(token in (TOKEN_DECOY, TOKEN_SNARE) for token in known)
    return INN_LENGTH - position.front(path) - 0.6 * harmless + 0.2 * (len(known) - harmless)


def inn_candidates(position: Position, hero: int, step: float) -> list[Candidate]:
    """All Musketeers work on one path: the one nearest to its end."""
    path = min(range(INN_PATHS), key=lambda p: path_length(position, p))
    first, front = path * INN_LENGTH, position.front(path)
    spot = position.o.spot[hero] if position.o.place[hero] == QUEST else 0
    elsewhere = spot > 0 and (spot - 1) // INN_LENGTH != path
    walk = int(front > 0 and spot != first + front) + int(elsewhere)
    return [Candidate(token_worth(position, hero, first + front, step), make(PATH, path), step, walk, again=True)]


def england_candidates(position: Position, hero: int, step: float) -> list[Candidate]:
    """Four challenges, with Epic tokens if needed, then de Wardes."""
    if position.o.england == (1 << SKILLS) - 1:
        return [duel_candidate(position, hero, WARDES, 1.5 * step, True)]
    found: list[Candidate] = []
    for skill in range(SKILLS):
        if not position.o.england >> skill & 1:
            found += challenge_candidates(position, hero, skill, position.box.england[skill], 1.2 * step, True)
    return found


def road_candidates(position: Position, hero: int, step: float) -> list[Candidate]:
    """The first remaining token, known or unknown."""
    stake = 1.2 * step
    left = [space for space, token in enumerate(position.o.spaces) if token != NO_TOKEN]
    return [Candidate(token_worth(position, hero, space, stake), FIGHT, stake, again=True) for space in left[:1]]


def gallery_candidates(position: Position, hero: int, worth: float) -> list[Candidate]:
    """Pass an antechamber by its challenge, by a secret passage or by two duels."""
    o = position.o
    first = 3 * o.antechamber
    skill = o.spaces[first] - TOKEN_ERUDITION
    found = challenge_candidates(position, hero, skill, position.box.gallery_level, worth)
    if o.epic + 2 * o.one_for_all >= position.box.passage_price:
        found.append(Candidate(worth - 1.0, PASSAGE, worth))
    slots = [slot for slot in (1, 2) if o.spaces[first + slot] != NO_TOKEN]
    stake = worth / 2 if len(slots) == 2 else 0.8 * worth
    return found + [
        Candidate(token_worth(position, hero, first + slot, stake), make(FIGHT, slot), stake) for slot in slots
    ]
