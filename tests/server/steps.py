"""Commands at one table, without a server around it."""

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.server.table.authors import NO_SEAT, Author
from mousquetaires.server.table.commands import Command, apply
from mousquetaires.server.table.entries import AnyEntry
from mousquetaires.server.table.entry_effects import accept
from mousquetaires.server.table.game_commands import play, run_out
from mousquetaires.server.table.people_commands import Say
from mousquetaires.server.table.state import HOST, Change, TableState

SERVER = Author(0)
TALKER = Author(HOST, SPECTATOR)  # may talk, whoever has the seats


def made(state: TableState, command: Command, person: int = 0, seat: int = NO_SEAT, at: int = 0) -> AnyEntry:
    """The entry that would be stored."""
    return apply(state, command, Author(person, seat), at).entry


def does(state: TableState, command: Command, person: int = 0, seat: int = NO_SEAT, at: int = 0) -> AnyEntry:
    """A command is carried out; its entry."""
    return happens(state, apply(state, command, Author(person, seat), at))


def happens(state: TableState, change: Change) -> AnyEntry:
    accept(state, change)
    return change.entry


def plays(state: TableState, seat: int, action: int, at: int) -> AnyEntry:
    """A seat plays, as if a bot did it."""
    return happens(state, play(state, seat, action, "bot", SERVER, at))


def sand_runs_out(state: TableState, at: int) -> AnyEntry:
    return happens(state, run_out(state, SERVER, at))


def talk(text: str) -> Say:
    return Say("talk", text)
