"""The progress of the Quest for the adept: how much work is left, and the value of a step."""

from typing import Final

from mousquetaires.engine.ids import (
    ENGLAND,
    GALLERIES,
    INN,
    INN_LENGTH,
    INN_PATHS,
    NO_TOKEN,
    RETURN,
    SKILLS,
)

from .musketeer_position import MusketeerPosition, cached

# The actions that each board takes a team, including fights, drawing and moving.
BOARD_WORK: Final = (9.0, 14.0, 7.0, 14.0)
TOKEN_WORK: Final = 2.0
CHALLENGE_WORK: Final = 2.6
WARDES_WORK: Final = 3.5
ANTECHAMBER_WORK: Final = 3.5


@cached
def quest_work(position: MusketeerPosition) -> float:
    """About how many actions the rest of the Quest takes."""
    board = position.o.board
    return board_work(position) + sum(BOARD_WORK[board + 1 :])


def board_work(position: MusketeerPosition) -> float:
    o = position.o
    if o.board == INN:
        return TOKEN_WORK * min(INN_LENGTH - position.front(path) for path in range(INN_PATHS)) + 1.0
    if o.board == ENGLAND:
        return CHALLENGE_WORK * (SKILLS - o.england.bit_count()) + WARDES_WORK
    if o.board == RETURN:
        return TOKEN_WORK * sum(token != NO_TOKEN for token in o.spaces[:3]) + 1.0
    return ANTECHAMBER_WORK * (4 - o.antechamber) if o.board == GALLERIES else 0.0
