"""What each entry of the log changes at a table.

``accept`` takes a change that ``commands.apply`` has made, with the game after it. ``fold`` takes an entry that was
read from the store, and the game follows it. ``apply_entry`` is what both have in common.
"""

from collections.abc import Callable
from typing import Any, Final

from mousquetaires.data import find_box
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.component_table_parser import parse_written
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup
from mousquetaires.engine.events import Event, is_same_event
from mousquetaires.engine.record import RecordError, Session
from mousquetaires.engine.record_replay import replay_line
from mousquetaires.engine.rules.hourglass import sand_runs
from mousquetaires.engine.save_load import digest

from .authors import NO_SEAT
from .entries import (
    Answered,
    AnyEntry,
    Began,
    Came,
    Clocked,
    Froze,
    Hosted,
    Judged,
    Offered,
    Opened,
    Played,
    Proposed,
    Rematched,
    Resumed,
    Rose,
    Said,
    Sat,
    Stood,
    StoredEvent,
    Undone,
)
from .options import seats_of
from .state import NOBODY, PLAYING, Change, Person, Seat, TableState, UndoRequest, dealt_session
from .table_start import TableStart


def accept(state: TableState, change: Change) -> None:
    """Apply a change that a command has made."""
    if change.session is not None:
        state.session = change.session
    apply_entry(state, change.entry)


def fold(state: TableState, entry: AnyEntry) -> None:
    """Apply an entry from the store. ``RecordError`` if this program plays the game differently."""
    if state.frozen:
        pass  # the game is not followed any more
    elif isinstance(entry, Began):
        _deal(state, entry)
    elif isinstance(entry, Played):
        _replay(state, entry.lines, entry.events, entry.digest)
    elif isinstance(entry, Undone):
        _replay(state, [entry.line], [], entry.digest)
    apply_entry(state, entry)


def apply_entry(state: TableState, entry: AnyEntry) -> None:
    """Apply an entry to everything but the game."""
    state.version += 1
    EFFECTS[type(entry)](state, entry)
    if entry.mark:
        seat, _, content = entry.sent.partition(" ")
        state.marks[entry.by, int(seat or NO_SEAT), entry.mark] = (state.version, content)
    if entry.by in state.people:
        state.people[entry.by].seen = entry.at


def lose_game(state: TableState) -> None:
    """This program cannot follow the log: its own version of the game is wrong, and is not shown."""
    state.frozen = state.frozen or "server-frozen"
    state.session = None
    state.asked = ""


# --- the game -------------------------------------------------------------------------------------


def _deal(state: TableState, entry: Began) -> None:
    state.components = _box_of(entry, state.components)
    session, happened = dealt_session(state)
    happened += _followed(session, entry.lines[len(session.inputs) :])
    _check_same(session, happened, entry.events, "")
    session.seed = state.seed(entry.nonces)
    state.session = session


def _box_of(entry: Began, current: Components) -> Components:
    """The box that a game is played with. Older logs do not name it."""
    if not entry.components:
        return current
    found = find_box(entry.components, current)
    if found is None:
        raise RecordError("record-components", read=entry.components, due=current.digest)
    return found


def _replay(state: TableState, lines: list[str], events: list[StoredEvent], expected: str) -> None:
    """The game follows. The same events must come of it, and at a checkpoint the same position."""
    session = state.session
    if session is None:
        raise RecordError("record-inputs")
    _check_same(session, _followed(session, lines), events, expected)


def _followed(session: Session, lines: list[str]) -> list[Event]:
    happened: list[Event] = []
    for line in lines:
        happened += replay_line(session, line, len(session.inputs))
    return happened


def _check_same(session: Session, happened: list[Event], events: list[StoredEvent], expected: str) -> None:
    same = len(happened) == len(events) and all(map(is_same_event, events, happened))
    if not same or (expected and digest(session.game) != expected):
        raise RecordError("record-digest", len(session.inputs))


def _began(state: TableState, entry: Began) -> None:
    state.box = entry.components or state.box
    _game_went_on(state, entry)


def _played(state: TableState, entry: Played) -> None:
    if state.session is not None:
        state.made_at[len(state.session.inputs) - len(entry.lines)] = state.version
    if any(kind == "game_over" for kind, *_ in entry.events):
        state.finished = True
    _game_went_on(state, entry)


def _undone(state: TableState, entry: Undone) -> None:
    state.undos += 1
    if state.request is not None and state.request.seat == entry.seat:  # all agreed, so no player gains time by it
        state.timers.restart(entry.at)
    _game_went_on(state, entry)


def _game_went_on(state: TableState, entry: Began | Played | Undone) -> None:
    """What is asked now, and how long there is for it."""
    state.begun = True
    state.inputs += 1
    state.request = None
    if state.session is None:
        return
    game = state.session.game
    state.timers.pour(bool(game.s.emergency), sand_runs(game), entry.at)
    prompt = game.pending_prompt()
    number = prompt.number if prompt is not None else 0
    asked = state.prompt_id(number) if prompt is not None else ""
    if asked != state.asked:
        state.asked, state.asked_version = asked, state.version
        if prompt is not None:
            bot = state.seats[state.responder(prompt)].bot
            state.timers.ask(number, not bot, entry.at)


def _proposed(state: TableState, entry: Proposed) -> None:
    agreed = state.voices(entry.by) - {entry.seat}
    state.request = UndoRequest(entry.seat, entry.index, state.version, agreed)


def _answered(state: TableState, entry: Answered) -> None:
    if entry.yes and state.request is not None:
        state.request.agreed |= {entry.seat} | state.voices(entry.by)
    else:
        state.request = None


# --- the table ------------------------------------------------------------------------------------


def _opened(state: TableState, entry: Opened) -> None:
    state.agreed = entry.agreed
    state.setup = Setup.from_json(entry.agreed.setup)  # an option that is newer than the table is off
    state.clock = entry.agreed.clock
    state.opened_at = entry.at
    if entry.agreed.box is not None:
        state.components = parse_written(entry.agreed.box)
        state.box = state.components.digest
    state.root = entry.root or state.id
    if entry.agreed.start is not None:
        _start_elsewhere(state, entry.agreed.start)
    for number in seats_of(state.setup):
        state.seats[number] = Seat(bot=entry.agreed.bots.get(number, ""))


def _start_elsewhere(state: TableState, start: TableStart) -> None:
    """The game is played with the box of the game it starts from, and with its dice if they are to be the same."""
    state.lesson = start.lesson
    state.box = start.components
    state.components = find_box(start.components, state.components) or state.components
    seed = Seed.from_text(start.seed)
    if seed is not None:
        state.secret = seed.secret


def _came(state: TableState, entry: Came) -> None:
    state.people[entry.by] = Person(entry.by, entry.nickname)


def _hosted(state: TableState, entry: Hosted) -> None:
    state.host = entry.by


def _clocked(state: TableState, entry: Clocked) -> None:
    state.clock = entry.clock
    state.timers.restart(entry.at)


def _resumed(state: TableState, entry: Resumed) -> None:
    state.timers.stood_still(entry.at if entry.away is None else entry.away, entry.at)


def _froze(state: TableState, entry: Froze) -> None:
    state.frozen = entry.why
    lose_game(state)


def _rematched(state: TableState, entry: Rematched) -> None:
    state.rematch = entry.table
    state.followers = set(entry.people) or {one.number for one in state.people.values() if not one.gone}


def _said(state: TableState, entry: Said) -> None:
    """Talk changes nothing."""


def _judged(state: TableState, entry: Judged) -> None:
    person = state.people[entry.person]
    if entry.what in ("mute", "unmute"):
        person.muted = entry.what == "mute"
        return
    person.gone = True
    person.banned |= entry.what == "ban"  # a banned person stays banned, even if another host removes them later
    for number, seat in state.seats.items():
        seat.offered = NOBODY if seat.offered == entry.person else seat.offered
        seat.lent = NOBODY if seat.lent == entry.person else seat.lent
        if seat.owner == entry.person:
            state.seats[number] = _freed(state, seat)


def _freed(state: TableState, seat: Seat) -> Seat:
    """A seat whose owner was removed: free, or again the earlier owner's."""
    if state.session is None:
        return Seat()
    return Seat(seat.lent, seat.bot, seat.nonce, left=seat.lent != NOBODY)


# --- seats ----------------------------------------------------------------------------------------


def _sat(state: TableState, entry: Sat) -> None:
    for number in entry.seats:
        state.seats[number] = _taken(state, state.seats[number], entry)
        state.people[entry.by].held.add(number)
    _turn_clock(state, entry.at)


def _taken(state: TableState, seat: Seat, entry: Sat) -> Seat:
    """A seat with its new owner. During the game, the earlier owner who left it may have it back."""
    if not state.begun:
        return Seat(entry.by, nonce=entry.nonce)
    first = seat.lent or seat.owner
    return Seat(entry.by, nonce=seat.nonce, lent=first if first != entry.by else NOBODY)


def _rose(state: TableState, entry: Rose) -> None:
    for number in entry.seats:
        if state.begun:
            state.seats[number].left = True
        else:
            state.seats[number] = Seat()
            state.people[entry.by].held.discard(number)
    _turn_clock(state, entry.at)


def _stood(state: TableState, entry: Stood) -> None:
    seat = state.seats[entry.seat]
    seat.bot, seat.offered = entry.bot, NOBODY
    if entry.bot == "":
        seat.left = False
        if entry.by == seat.lent != NOBODY:
            seat.owner, seat.lent = seat.lent, NOBODY
    _turn_clock(state, entry.at)


def _offered(state: TableState, entry: Offered) -> None:
    state.seats[entry.seat].offered = entry.person
    _turn_clock(state, entry.at)


def _turn_clock(state: TableState, at: int) -> None:
    """The pending decision may have passed from a person to a bot, or back."""
    if state.status == PLAYING:
        state.timers.turn(state.waits_for_person(), at)


EFFECTS: Final[dict[type[AnyEntry], Callable[[TableState, Any], None]]] = {
    Opened: _opened,
    Came: _came,
    Sat: _sat,
    Rose: _rose,
    Stood: _stood,
    Offered: _offered,
    Hosted: _hosted,
    Began: _began,
    Played: _played,
    Undone: _undone,
    Proposed: _proposed,
    Answered: _answered,
    Said: _said,
    Judged: _judged,
    Clocked: _clocked,
    Resumed: _resumed,
    Froze: _froze,
    Rematched: _rematched,
}
