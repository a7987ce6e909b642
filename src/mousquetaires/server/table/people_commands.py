"""Commands about people and seats: joining, sitting down, bots that stand in, the host's decisions, talking.

Each command is a struct with the function that decides about it.
"""

from typing import Final, Literal

from msgspec import Struct

from mousquetaires.engine.chance import LONGEST_NONCE, SHORTEST_NONCE
from mousquetaires.engine.ids import MILADY, SPECTATOR

from ..access.nicknames import look_alike
from ..refusals import Denied
from ..text_lines import printable_line
from .authors import Author, Message
from .entries import Came, Clocked, Hosted, Judged, Offered, Rematched, Rose, Said, Sat, Stood
from .options import Clock, check_bot, check_clock
from .state import HOST, NOBODY, Change, TableState

AWAY: Final = 600  # seconds, or a move's time where that is longer: after that, others need not wait for a person
LastSeen = dict[int, int]  # for each person: when this process last saw them at the table, in milliseconds


# --- joining and talking --------------------------------------------------------------------------


class Join(Struct, frozen=True):
    """Join the table under a nickname."""

    nickname: str


def join(state: TableState, command: Join, _by: Author, now: int) -> Change:
    """Nicknames at a table differ, and do not look alike."""
    taken = [one.nickname for one in state.people.values() if not one.gone]
    if command.nickname.casefold() in [one.casefold() for one in taken]:
        raise Denied("server-nickname-taken", nickname=command.nickname)
    for other in taken:
        if look_alike(command.nickname, other):
            raise Denied("server-nickname-alike", nickname=command.nickname, other=other)
    return Change(Came(at=now, by=max(state.people, default=0) + 1, nickname=command.nickname))


class Say(Message, frozen=True, tag="say"):
    """Say something. During a game, spectators talk to spectators."""

    text: str


def say(state: TableState, command: Say, by: Author, now: int) -> Change:
    """Players talk openly (MUS-6). People speak from their own seat, so that spectators' talk stays with them.

    Before the game there is nothing to give away: everyone hears everyone.
    """
    spectator = by.seat == SPECTATOR
    if not spectator:
        state.check_owner(by.person, by.seat)
    elif not state.agreed.spectators and not state.seats_of(by.person):
        raise Denied("server-no-spectators", 403)
    if state.people[by.person].muted:
        raise Denied("server-muted", 403)
    return Change(Said(at=now, by=by.person, gallery=spectator and state.begun, text=printable_line(command.text)))


# --- seats ----------------------------------------------------------------------------------------


class Sit(Struct, frozen=True):
    """Take seats, and give a nonce for the dice."""

    seats: list[int]
    nonce: str


def sit(state: TableState, command: Sit, by: Author, now: int) -> Change:
    """One person plays Milady and a Musketeer only at an open table."""
    state.check_running()
    for number in command.seats:
        state.check_seat(number)
        _check_may_take(state, by.person, number)
    if not command.seats:
        raise Denied("server-no-seat", 404, seat="", known=", ".join(str(one) for one in state.seats))
    if not state.agreed.open and both_sides(state.people[by.person].held | set(command.seats)):
        raise Denied("server-both-sides")
    check_nonce(command.nonce)
    return Change(Sat(at=now, by=by.person, seats=sorted(set(command.seats)), nonce=command.nonce.lower()))


def _check_may_take(state: TableState, person: int, number: int) -> None:
    """Before the game anyone may take a free seat. During it, a seat knows secrets: the host has to offer it."""
    seat = state.seats[number]
    if person in (seat.owner, seat.offered, seat.lent):
        return
    if seat.owner != NOBODY and not seat.left:
        raise Denied("server-seat-taken", seat=number)
    if state.begun or seat.offered != NOBODY:
        raise Denied("server-seat-kept", 403, seat=number)


def both_sides(seats: set[int]) -> bool:
    """Whether these seats are Milady's and a Musketeer's."""
    return MILADY in seats and len(seats - {MILADY}) > 0


def check_nonce(nonce: str) -> None:
    """A seat's part in the dice: some random bytes in hexadecimal."""
    try:
        length = len(bytes.fromhex(nonce))
    except ValueError:
        length = 0
    if not SHORTEST_NONCE <= length <= LONGEST_NONCE:
        raise Denied("server-nonce", 400, least=2 * SHORTEST_NONCE, most=2 * LONGEST_NONCE)


class Leave(Struct, frozen=True):
    """Leave seats."""

    seats: list[int]


def leave(state: TableState, command: Leave, by: Author, now: int) -> Change:
    """Before the game the seat is free again. During it, the seat waits for its owner or a bot."""
    for number in command.seats:
        state.check_owner(by.person, number)
    return Change(Rose(at=now, by=by.person, seats=sorted(set(command.seats))))


class StandIn(Struct, frozen=True):
    """Let a bot play a seat."""

    seat: int
    bot: str
    last_seen: LastSeen


def stand_in(state: TableState, command: StandIn, by: Author, now: int) -> Change:
    """The host may, for a seat without a player or whose player was last seen long ago. The owner can take it back."""
    _check_host(state, by)
    state.check_running()
    check_bot(command.bot)
    state.check_seat(command.seat)
    seat = state.seats[command.seat]
    if state.begun and seat.owner not in (NOBODY, by.person) and not seat.left:
        if not long_away(state, seat.owner, command.last_seen, now):
            raise Denied("server-player-here", seat=command.seat)
    else:
        _check_unplayed(state, command.seat, by.person)
    return Change(Stood(at=now, by=by.person, seat=command.seat, bot=command.bot))


class TakeSeatBack(Struct, frozen=True):
    """Play a seat again in place of the bot."""

    seat: int


def take_seat_back(state: TableState, command: TakeSeatBack, by: Author, now: int) -> Change:
    """Its owner may, and who left it during the game. Before the game the host may clear any seat."""
    state.check_running()
    state.check_seat(command.seat)
    seat = state.seats[command.seat]
    clears = not state.begun and by.person == state.host
    if not clears and by.person != seat.lent:
        state.check_owner(by.person, command.seat)
    if not (seat.bot or seat.left or seat.offered or seat.lent == by.person):
        raise Denied("server-no-bot", seat=command.seat)
    return Change(Stood(at=now, by=by.person, seat=command.seat, bot=""))


class Offer(Struct, frozen=True):
    """Reserve a seat for a person; 0 ends the reservation."""

    seat: int
    person: int


def offer(state: TableState, command: Offer, by: Author, now: int) -> Change:
    """The host may offer a seat without a player. A person who left it can still take it back."""
    _check_host(state, by)
    state.check_running()
    if command.person != NOBODY and (command.person not in state.people or state.people[command.person].gone):
        raise Denied("server-no-person", 404, person=command.person)
    state.check_seat(command.seat)
    _check_unplayed(state, command.seat, NOBODY)
    return Change(Offered(at=now, by=by.person, seat=command.seat, person=command.person))


def _check_unplayed(state: TableState, number: int, except_by: int) -> None:
    seat = state.seats[number]
    if seat.owner not in (NOBODY, except_by) and not seat.left:
        raise Denied("server-seat-taken", seat=number)


# --- the host -------------------------------------------------------------------------------------


class TakeHost(Struct, frozen=True):
    """Become the host."""

    last_seen: LastSeen


def take_host(state: TableState, command: TakeHost, by: Author, now: int) -> Change:
    """A player may replace a host who was last seen long ago. The person who opened the table may at any time."""
    if by.person != HOST and not state.seats_of(by.person):
        raise Denied("server-host-only", 403)
    if by.person != HOST and not long_away(state, state.host, command.last_seen, now):
        raise Denied("server-host-here")
    return Change(Hosted(at=now, by=by.person))


def long_away(state: TableState, person: int, last_seen: LastSeen, now: int) -> bool:
    """Whether a person has been away for so long that the others need not wait for them."""
    acted = state.people[person].seen
    if acted > now:  # from before the clock was set back: only what this process has seen counts
        acted = 0
    seen = max(last_seen.get(person, now), acted)
    return now - seen >= 1000 * max(AWAY, state.clock.move_seconds)


class Moderate(Struct, frozen=True):
    """Mute, unmute, remove or ban a person."""

    person: int
    what: Literal["mute", "unmute", "remove", "ban"]


def moderate(state: TableState, command: Moderate, by: Author, now: int) -> Change:
    """The host may, but never against the person who opened the table."""
    _check_host(state, by)
    if command.person == HOST != by.person:
        raise Denied("server-host-only", 403)
    if command.person not in state.people or command.person == by.person:
        raise Denied("server-no-person", 404, person=command.person)
    return Change(Judged(at=now, by=by.person, person=command.person, what=command.what))


class SetClock(Struct, frozen=True):
    """Change the time control."""

    clock: Clock


def set_clock(state: TableState, command: SetClock, by: Author, now: int) -> Change:
    """The host may switch between live and slow play."""
    _check_host(state, by)
    state.check_running()
    check_clock(command.clock)
    return Change(Clocked(at=now, by=by.person, clock=command.clock))


class LinkRematch(Struct, frozen=True):
    """Send these people on to another table, where they play again."""

    table: str
    people: list[int]


def link_rematch(state: TableState, command: LinkRematch, by: Author, now: int) -> Change:
    """A table has one rematch: the first."""
    if state.rematch:
        raise Denied("server-stale", prompt="")
    return Change(Rematched(at=now, by=by.person, table=command.table, people=command.people))


def _check_host(state: TableState, by: Author) -> None:
    if by.person != state.host:
        raise Denied("server-host-only", 403)
