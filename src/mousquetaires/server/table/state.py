"""One table, computed from its log: people, seats, clocks and the game.

Pure: no store, no socket, and times are passed in. ``entry_effects`` changes it, entry by entry. ``commands`` decides
what may happen at it.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from msgspec import Struct

from mousquetaires.engine.chance import Seed
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup
from mousquetaires.engine.events import Event
from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.record import Session
from mousquetaires.lessons import LessonScript, Progress

from ..refusals import Denied
from .authors import NO_SEAT, Author
from .decision_timers import DecisionTimers
from .entries import AnyEntry, StoredEvent
from .options import CheckedOptions, Clock, check_seat
from .table_start import started_session

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"
NOBODY: Final = 0
HOST: Final = 1  # the person who opened the table
Json = dict[str, object]


class Snapshot(Struct):
    """What the program that played a game has stored beside its log."""

    version: int = 0  # of the table at that time
    views: dict[str, Json | None] = {}  # of each seat and the spectators
    record: Json = {}  # of a running game without its inputs, which are in the log
    digest: str = ""
    inputs: int = 0
    position: Json = {}


@dataclass
class Person:
    """A person at the table, by their number there."""

    number: int
    nickname: str
    muted: bool = False
    banned: bool = False
    gone: bool = False
    seen: int = 0  # when they last did something
    held: set[int] = field(default_factory=set)  # every seat they ever had: they know what it knows


@dataclass
class Seat:
    """A seat: its owner, the bot that plays it meanwhile, and the person it is reserved for."""

    owner: int = NOBODY
    bot: str = ""
    nonce: str = ""
    left: bool = False  # its owner has left it
    offered: int = NOBODY  # only this person may take it
    lent: int = NOBODY  # the earlier owner, who left during the game and may have it back

    @property
    def filled(self) -> bool:
        return bool(self.bot) or (self.owner != NOBODY and not self.left)

    @property
    def has_a_say(self) -> bool:
        """Whether its owner is asked before an undo: they may be late, but have not left."""
        return self.owner != NOBODY and not (self.bot and self.left)


@dataclass
class UndoRequest:
    """A seat's request to take something back, and the seats that have agreed."""

    seat: int
    index: int  # of the input in the record
    asked: int  # the version at which it was asked
    agreed: set[int]


class Turn(NamedTuple):
    """A bot's turn: the prompt, the version at which it was asked, and the bot's seat."""

    prompt: str
    version: int
    seat: int


class Change(NamedTuple):
    """What a command changes: the entry to be stored, and the game after it (None: the game stays as it is)."""

    entry: AnyEntry
    session: Session | None = None


class TableState:
    """One table at one version."""

    def __init__(self, table: str, components: Components, secret: bytes) -> None:
        self.id = table
        self.components = components  # the server's box; from the deal on, the one the game is played with
        self.box = components.digest  # of the game's box, also if this program does not have it
        self.secret = secret
        self.version = 0
        self.agreed: CheckedOptions
        self.setup: Setup
        self.clock: Clock
        self.timers = DecisionTimers()
        self.people: dict[int, Person] = {}
        self.host = HOST
        self.seats: dict[int, Seat] = {}
        self.lesson: LessonScript | None = None  # the script of the lesson that is played here
        self.session: Session | None = None  # None before the game, and when this program cannot follow it
        self.begun = False
        self.finished = False
        self.frozen = ""
        self.snapshot: Snapshot | None = None  # what the game looked like to its players, when we cannot follow it
        self.rematch = ""
        self.followers: set[int] = set()  # the people who may go on to the rematch
        self.root = table  # the first table of a series of rematches
        self.request: UndoRequest | None = None
        self.undos = 0  # each undo makes new prompt ids
        self.marks: dict[tuple[int, int, str], tuple[int, str]] = {}  # by person, seat and mark: version, content
        self.opened_at = 0
        self.asked = ""  # the pending prompt's id
        self.asked_version = 0  # the version at which it was asked
        self.inputs = 0  # entries of the game so far
        self.made_at: dict[int, int] = {}  # the version of each player's input, by its index in the record

    # --- the table ----------------------------------------------------------------------------------
    @property
    def status(self) -> str:
        if self.finished:  # even if this program cannot follow the game
            return OVER
        if self.frozen:
            return FROZEN
        return PLAYING if self.begun else WAITING

    def check_running(self) -> None:
        """A game that is over or frozen is not changed any more."""
        if self.finished:
            raise Denied("server-over")
        if self.frozen:
            raise Denied("server-frozen")

    def commitment(self) -> str:
        return Seed(self.secret).commitment()

    def seed(self, nonces: list[tuple[int, str]]) -> Seed:
        """The dice: the table's secret, mixed with the players' nonces."""
        return Seed.mixed(self.secret, [(seat, bytes.fromhex(nonce)) for seat, nonce in nonces])

    def done(self, by: Author) -> int | None:
        """The version at which a marked command was done before. A mark of another command is refused."""
        unknown = (by.person, NO_SEAT, by.mark)  # older logs do not name the seat
        found = self.marks.get((by.person, by.seat, by.mark), self.marks.get(unknown))
        if found is None:
            return None
        version, content = found
        if content and content != by.content:
            raise Denied("server-mark-used", mark=by.mark)
        return version

    # --- people and seats ---------------------------------------------------------------------------
    def nickname(self, number: int) -> str:
        return self.people[number].nickname if number in self.people else ""

    def seats_of(self, person: int) -> list[int]:
        """The seats a person owns, also while a bot plays them."""
        return [number for number, seat in self.seats.items() if person != NOBODY and seat.owner == person]

    def coach_allowed(self) -> bool:
        """Whether players may ask the coach: the host allows it, or nobody plays against another person."""
        if self.agreed.coach:
            return True
        owners = {seat.owner for seat in self.seats.values() if seat.owner != NOBODY and not seat.left}
        return len(owners) <= 1 and all(seat.filled for seat in self.seats.values())

    def check_seat(self, seat: int) -> None:
        """The table has this seat."""
        if seat not in self.seats:
            check_seat(seat, tuple(self.seats))

    def check_owner(self, person: int, seat: int) -> None:
        """The person owns this seat, also while a bot plays it."""
        if seat not in self.seats:
            check_seat(seat, tuple(self.seats))
        if self.seats[seat].owner != person or person == NOBODY:
            raise Denied("server-not-your-seat", 403, seat=seat)

    def check_viewer(self, person: int, seat: int) -> None:
        """The person may look through this seat: their own, or the spectators'."""
        self.check_not_removed(person)
        if seat != SPECTATOR:
            self.check_owner(person, seat)

    def check_not_removed(self, person: int) -> None:
        """The host has neither removed nor banned this person."""
        one = self.people.get(person)
        if one is not None and one.gone:
            raise Denied("server-banned" if one.banned else "server-removed", 403)

    # --- the game -----------------------------------------------------------------------------------
    @property
    def game(self) -> Game:
        if self.session is None:
            self.check_running()
            raise Denied("server-not-begun")
        return self.session.game

    def prompt_id(self, number: int) -> str:
        """The name on the wire of the prompt with this number: the same until it is answered or taken back."""
        return f"{self.undos}.{number}"

    def responder(self, prompt: Prompt) -> int:
        """The seat the table waits for: the Musketeer's own player, else a person, else the first bot."""
        assert self.session is not None
        own = self.session.table.seat_of[prompt.hero] if prompt.hero >= 0 else -1
        if own in self.seats and prompt.seats >> own & 1:
            return own
        asked = [seat for seat in self.seats if prompt.seats >> seat & 1]
        return next((seat for seat in asked if not self.seats[seat].bot), asked[0])

    def seat_to_move(self) -> int:
        """The seat whose answer the running game waits for."""
        assert self.session is not None
        return self.responder(self.session.game.prompt())

    def bot_turn(self) -> Turn | None:
        """The turn of the bot that is asked; None when a person is asked, or no one. They wait after a missed task."""
        if self.session is None or self.status != PLAYING or self._has_missed():
            return None
        seat = self.seat_to_move()
        return Turn(self.asked, self.asked_version, seat) if self.seats[seat].bot else None

    # --- lessons ------------------------------------------------------------------------------------
    def scripted_answer(self) -> int | None:
        """What a bot's seat does by the lesson's script; None if the bot decides."""
        if self.lesson is None or self.session is None:
            return None
        return self.lesson.answer(self.session)

    def lesson_progress(self) -> Progress | None:
        """How far the lesson is; None at other tables."""
        if self.lesson is None or self.session is None:
            return None
        return self.lesson.progress(self.session)

    def _has_missed(self) -> bool:
        progress = self.lesson_progress()
        return progress is not None and progress.miss is not None

    # --- undo ---------------------------------------------------------------------------------------
    def voices(self, person: int) -> set[int]:
        """The seats for which a person agrees or refuses, all at once."""
        return {number for number in self.seats_of(person) if self.seats[number].has_a_say}

    def silent_seats(self) -> tuple[int, ...]:
        """The seats that need not be asked: those of bots, and those without a player."""
        return tuple(number for number, seat in self.seats.items() if not seat.has_a_say)

    def all_agree(self, request: UndoRequest, agreed: set[int]) -> bool:
        return {*self.seats} <= {request.seat, *agreed, *self.silent_seats()}

    def undo_granted(self) -> bool:
        """Whether no player is left who could refuse: the last one was replaced by a bot."""
        return self.request is not None and self.all_agree(self.request, self.request.agreed)

    def undo_depths(self, seat: int) -> tuple[int, int]:
        """How many of its last inputs a seat may take back without asking; how many before anything was seen.

        Spectators have none.
        """
        if self.session is None or seat == SPECTATOR or self.status != PLAYING:
            return 0, 0
        own = self.seats[seat].owner
        asks = any(other.owner != own and other.has_a_say for other in self.seats.values())
        return self.session.undo_depths(seat, asks)

    # --- clocks -------------------------------------------------------------------------------------
    def waits_for_person(self) -> bool:
        """Whether a person has to answer the pending prompt, not a bot."""
        return not self.seats[self.seat_to_move()].bot

    def move_deadline(self) -> int | None:
        """When the pending prompt is answered for a player who does not, in milliseconds."""
        seconds = self.clock.move_seconds
        if not seconds or self.status != PLAYING or not self.waits_for_person():
            return None
        return self.timers.asked_at + 1000 * seconds

    def sand_left(self, now: int) -> int | None:
        """Milliseconds left in the hourglass; None when it does not stand on the table."""
        if self.session is None or not self.session.game.s.emergency or self.session.game.s.sand_out:
            return None
        return self.timers.sand_left(int(1000 * self.agreed.hourglass_seconds), now)

    def next_due(self) -> int | None:
        """When a clock runs out next: the move's or the hourglass; None while none runs."""
        since = self.timers.sand_since
        left = self.sand_left(since) if self.timers.sand_running else None
        times = (self.move_deadline(), None if left is None else since + left)
        return min((time for time in times if time is not None), default=None)


def dealt_session(state: TableState) -> tuple[Session, list[Event]]:
    """A game before its first own input, without a seed; and what has happened in it."""
    start = state.agreed.start
    if start is not None:
        return started_session(state.setup, state.components, start)
    session = Session(state.setup, state.components, None)
    return session, session.game.take_events()


def stored_events(events: list[Event]) -> list[StoredEvent]:
    return [(event.kind, event.audience, event.values) for event in events]
