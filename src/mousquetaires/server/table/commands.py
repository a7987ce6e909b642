"""Requests to change a table, as data, and ``apply``, which decides what each of them changes.

A command says what its author wants (``Act``, ``Sit``, ``SetClock`` ...). ``apply`` returns the change to be stored, or
raises ``Denied``. It is pure: no store, no clock, and the table stays as it was. What only the process knows, such
as when a person was last seen, is a field of the command.
"""

from collections.abc import Callable
from typing import Any, Final

from .authors import Author
from .game_commands import (
    Act,
    Agree,
    Begin,
    Freeze,
    MoveBot,
    ResumeTimers,
    Show,
    Tick,
    Undo,
    act,
    agree,
    begin,
    freeze,
    move_bot,
    resume_timers,
    show,
    tick,
    undo,
)
from .people_commands import (
    Join,
    Leave,
    LinkRematch,
    Moderate,
    Offer,
    Say,
    SetClock,
    Sit,
    StandIn,
    TakeHost,
    TakeSeatBack,
    join,
    leave,
    link_rematch,
    moderate,
    offer,
    say,
    set_clock,
    sit,
    stand_in,
    take_host,
    take_seat_back,
)
from .state import Change, TableState

Move = Act | Show | Undo | Agree | Say  # what players send while they play
Command = (
    Move
    | Join
    | Sit
    | Leave
    | StandIn
    | TakeSeatBack
    | Offer
    | TakeHost
    | Moderate
    | SetClock
    | LinkRematch
    | Begin
    | MoveBot
    | Tick
    | ResumeTimers
    | Freeze
)

HANDLERS: Final[dict[type[Command], Callable[[TableState, Any, Author, int], Change]]] = {
    Act: act,
    Show: show,
    Undo: undo,
    Agree: agree,
    Say: say,
    Join: join,
    Sit: sit,
    Leave: leave,
    StandIn: stand_in,
    TakeSeatBack: take_seat_back,
    Offer: offer,
    TakeHost: take_host,
    Moderate: moderate,
    SetClock: set_clock,
    LinkRematch: link_rematch,
    Begin: begin,
    MoveBot: move_bot,
    Tick: tick,
    ResumeTimers: resume_timers,
    Freeze: freeze,
}


def apply(state: TableState, command: Command, by: Author, now: int) -> Change:
    """What a command changes; a command that is not possible raises ``Denied``. The table itself stays as it was."""
    change = HANDLERS[type(command)](state, command, by, now)
    if by.mark:
        change.entry.mark, change.entry.sent = by.mark, f"{by.seat} {by.content}"
    return change
