"""The books of one table: everything its log tells, with the game in progress.

Pure: no store, no socket, no clock of its own (times are handed in). ``fold`` takes an entry that was read from the
store, and the game follows it; ``note`` takes one that the game has already, because it was made here.
"""

from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

from mousquetaires.engine.chance import Seed
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup
from mousquetaires.engine.events import Event
from mousquetaires.engine.game import digest
from mousquetaires.engine.machine import Game
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.record import RecordError, Session, replay_line
from mousquetaires.engine.rules.hour import sand_runs

from ..refusals import Denied
from .clocks import Clocks
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
    Sent,
    Stood,
    Told,
    Undone,
)
from .options import Agreed, Clock, seats_of

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"
NOBODY: Final = 0
HOST: Final = 1  # the first to come
UNKNOWN_SEAT: Final = -1
Json = dict[str, object]


class Kept(Struct):
    """What was written down of a game beside its log, by the program that played it."""

    version: int = 0  # of the table, when it was
    views: dict[str, Json | None] = {}  # each pair of eyes' own
    record: Json = {}  # of a running game without its inputs, which are the log's
    digest: str = ""
    inputs: int = 0
    position: Json = {}


@dataclass
class Person:
    """Somebody at the table, by his number there."""

    number: int
    nickname: str
    muted: bool = False
    banned: bool = False
    gone: bool = False
    seen: int = 0  # when he last did something
    held: set[int] = field(default_factory=set)  # every seat he ever had: he knows what it knows


@dataclass
class Seat:
    """A chair: whose it is, which bot plays it meanwhile, and for whom it is kept."""

    owner: int = NOBODY
    bot: str = ""
    nonce: str = ""
    left: bool = False  # its owner has got up
    offered: int = NOBODY  # only he may take it
    lent: int = NOBODY  # whose it was: he got up in mid-game, and may have it back

    @property
    def filled(self) -> bool:
        return bool(self.bot) or (self.owner != NOBODY and not self.left)

    @property
    def has_a_say(self) -> bool:
        """Whether somebody is to be asked before what he has seen is taken back: he may be late, but has not left."""
        return self.owner != NOBODY and not (self.bot and self.left)


@dataclass
class Request:
    """A seat's wish to take something back, and who has agreed."""

    seat: int
    index: int
    asked: int  # the version at which he asked
    agreed: set[int]


class TableBooks:
    """One table as its log tells it."""

    def __init__(self, table: str, components: Components, secret: bytes) -> None:
        self.id = table
        self.components = components
        self.secret = secret
        self.version = 0
        self.agreed: Agreed
        self.setup: Setup
        self.clock: Clock
        self.clocks = Clocks()
        self.people: dict[int, Person] = {}
        self.host = HOST
        self.seats: dict[int, Seat] = {}
        self.session: Session | None = None  # none before the game, nor of one that this program cannot follow
        self.begun = False
        self.finished = False
        self.frozen = ""
        self.kept: Kept | None = None  # what a game looked like to those who played it, when we cannot follow it
        self.rematch = ""
        self.followers: set[int] = set()  # who may go on to it
        self.root = table  # the first of a row of rematches
        self.request: Request | None = None
        self.undos = 0  # every one makes new prompt ids
        self.marks: dict[tuple[int, int, str], tuple[int, str]] = {}  # by person, seat and mark: version, content
        self.opened_at = 0
        self.asked = ""  # the pending prompt's id
        self.asked_version = 0  # at which it was asked
        self.inputs = 0  # entries of the game so far
        self.made_at: dict[int, int] = {}  # the version of each player's input, by its index in the record

    # --- looking ------------------------------------------------------------------------------------
    @property
    def status(self) -> str:
        if self.finished:  # and stays so, whatever today's program makes of it
            return OVER
        if self.frozen:
            return FROZEN
        return PLAYING if self.begun else WAITING

    @property
    def game(self) -> Game:
        if self.session is None:
            self.need_running()
            raise Denied("server-not-begun")
        return self.session.game

    def need_running(self) -> None:
        """A game that is over or frozen is not changed any more."""
        if self.status in (OVER, FROZEN):
            raise Denied("server-over" if self.status == OVER else "server-frozen")

    def commitment(self) -> str:
        return Seed(self.secret).commitment()

    def seats_of(self, person: int) -> list[int]:
        """The seats somebody owns, whoever plays them now."""
        return [number for number, seat in self.seats.items() if person != NOBODY and seat.owner == person]

    def voices(self, person: int) -> set[int]:
        """The seats somebody speaks for, all at once."""
        return {number for number in self.seats_of(person) if self.seats[number].has_a_say}

    def nickname(self, number: int) -> str:
        return self.people[number].nickname if number in self.people else ""

    def prompt_id(self) -> str:
        """The pending prompt's name on the wire: the same until it is answered or taken back."""
        game = self.session.game if self.session is not None else None
        return f"{self.undos}.{game.prompt().number}" if game is not None and game.asking else ""

    def responder(self, prompt: Prompt) -> int:
        """The seat everybody waits for: the Musketeer's own player, else a person, else the first bot."""
        own = self.game.table.seat_of[prompt.hero] if prompt.hero >= 0 else -1
        if own in self.seats and prompt.seats >> own & 1:
            return own
        asked = [seat for seat in self.seats if prompt.seats >> seat & 1]
        return next((seat for seat in asked if not self.seats[seat].bot), asked[0])

    def waits_for_person(self) -> bool:
        """Whether the pending prompt is a person's to answer, not a bot's."""
        return not self.seats[self.responder(self.game.prompt())].bot

    def move_deadline(self) -> int | None:
        """When the pending prompt is answered for whoever does not, in milliseconds."""
        seconds = self.clock.move_seconds
        if not seconds or self.status != PLAYING or not self.waits_for_person():
            return None
        return self.clocks.asked_at + 1000 * seconds

    def sand_left(self, now: int) -> int | None:
        """Milliseconds left in the hourglass, or None when none was turned."""
        if self.session is None or not self.session.game.s.emergency or self.session.game.s.sand_out:
            return None
        return self.clocks.sand_left(int(1000 * self.agreed.hourglass_seconds), now)

    def done(self, sent: Sent) -> int | None:
        """The version at which a message was done already; a mark that was used for another one is refused."""
        unknown = (sent.person, UNKNOWN_SEAT, sent.mark)  # logs of old do not say more
        found = self.marks.get((sent.person, sent.seat, sent.mark), self.marks.get(unknown))
        if found is None:
            return None
        version, content = found
        if content and content != sent.content:
            raise Denied("server-mark-used", mark=sent.mark)
        return version

    # --- following ----------------------------------------------------------------------------------
    def fold(self, entry: AnyEntry) -> None:
        """An entry from the store happens here, too; one that does not come to the same raises ``RecordError``."""
        if self.frozen:
            pass  # what was played is known from the entry alone
        elif isinstance(entry, Began):
            self._deal(entry)
        elif isinstance(entry, Played):
            self._replay(entry.lines, entry.events, entry.digest)
        elif isinstance(entry, Undone):
            self._replay([entry.line], [], entry.digest)
        self.note(entry)

    def _deal(self, entry: Began) -> None:
        if entry.components not in ("", self.components.digest):
            raise RecordError("record-components", read=entry.components, due=self.components.digest)
        self.session = Session(self.setup, self.components, None)
        self._replay(entry.lines, entry.events, "")
        self.session.seed = self._seed(entry.nonces)

    def _replay(self, lines: list[str], events: list[Told], expected: str) -> None:
        """The game follows; what every player was told has to come of it again, and now and then the whole position."""
        session = self.session
        if session is None:
            raise RecordError("record-inputs")
        happened: list[Event] = []
        for line in lines:
            happened += replay_line(session, line, len(session.inputs))
        same = [told(event) for event in happened] == events
        if not same or (expected and digest(session.game) != expected):
            raise RecordError("record-digest", len(session.inputs))

    def lose(self) -> None:
        """This program cannot follow the log: what it makes of the game is not the game, and nobody is shown it."""
        self.frozen = self.frozen or "server-frozen"
        self.session = None
        self.asked = ""

    def _seed(self, nonces: list[tuple[int, str]]) -> Seed:
        return Seed.mixed(self.secret, [(seat, bytes.fromhex(nonce)) for seat, nonce in nonces])

    # --- writing down -------------------------------------------------------------------------------
    def note(self, entry: AnyEntry) -> None:
        """Enter what happened in the books; the game itself has it already."""
        self.version += 1
        match entry:
            case Began() | Played() | Undone():  # first, because there are so many of them
                self._input(entry)
            case Opened():
                self._open(entry)
            case Came():
                self.people[entry.by] = Person(entry.by, entry.nickname)
            case Sat() | Rose() | Stood() | Offered():
                self._chairs(entry)
            case Hosted():
                self.host = entry.by
            case Judged():
                self._judge(entry)
            case Clocked():
                self.clock = entry.clock
                self.clocks.restart(entry.at)
            case Froze():
                self.frozen = entry.why
                self.lose()
            case Rematched():
                self.rematch = entry.table
                self.followers = set(entry.people) or {one.number for one in self.people.values() if not one.gone}
            case Resumed():
                self.clocks.stood_still(entry.at if entry.away is None else entry.away, entry.at)
            case Proposed():
                self.request = Request(entry.seat, entry.index, self.version, self.voices(entry.by) - {entry.seat})
            case Answered():
                self._answer(entry)
            case Said():
                pass
        self._sign(entry)

    def _sign(self, entry: AnyEntry) -> None:
        """Who did it, and by which message."""
        if entry.mark:
            seat, _, content = entry.sent.partition(" ")
            self.marks[entry.by, int(seat or UNKNOWN_SEAT), entry.mark] = (self.version, content)
        if entry.by in self.people:
            self.people[entry.by].seen = entry.at

    def _open(self, entry: Opened) -> None:
        self.agreed = entry.agreed
        self.setup = Setup.from_json(entry.agreed.setup)  # an option younger than the table is off
        self.clock = entry.agreed.clock
        self.opened_at = entry.at
        self.root = entry.root or self.id
        for number in seats_of(self.setup):
            self.seats[number] = Seat(bot=entry.agreed.bots.get(number, ""))

    def _chairs(self, entry: Sat | Rose | Stood | Offered) -> None:
        if isinstance(entry, Stood):
            self._stand(entry)
        elif isinstance(entry, Offered):
            self.seats[entry.seat].offered = entry.person
        else:
            for number in entry.seats:
                self._chair(number, entry)
        if self.status == PLAYING:
            self.clocks.turn(self.waits_for_person(), entry.at)

    def _chair(self, number: int, entry: Sat | Rose) -> None:
        seat = self.seats[number]
        if isinstance(entry, Sat):
            self.seats[number] = self._taken(seat, entry)
            self.people[entry.by].held.add(number)
        elif self.begun:
            seat.left = True
        else:
            self.seats[number] = Seat()
            self.people[entry.by].held.discard(number)

    def _taken(self, seat: Seat, entry: Sat) -> Seat:
        """A seat with its new owner; in mid-game he who got up from it may have it back."""
        if not self.begun:
            return Seat(entry.by, nonce=entry.nonce)
        first = seat.lent or seat.owner
        return Seat(entry.by, nonce=seat.nonce, lent=first if first != entry.by else NOBODY)

    def _stand(self, entry: Stood) -> None:
        seat = self.seats[entry.seat]
        seat.bot, seat.offered = entry.bot, NOBODY
        if entry.bot == "":
            seat.left = False
            if entry.by == seat.lent != NOBODY:
                seat.owner, seat.lent = seat.lent, NOBODY

    def _judge(self, entry: Judged) -> None:
        person = self.people[entry.person]
        if entry.what in ("mute", "unmute"):
            person.muted = entry.what == "mute"
            return
        person.gone = True
        person.banned = entry.what == "ban"
        for number, seat in self.seats.items():
            seat.offered = NOBODY if seat.offered == entry.person else seat.offered
            seat.lent = NOBODY if seat.lent == entry.person else seat.lent
            if seat.owner == entry.person:
                self.seats[number] = self._freed(seat)

    def _freed(self, seat: Seat) -> Seat:
        """A seat whose owner was removed: nobody's, or his from whom it was borrowed."""
        if self.session is None:
            return Seat()
        return Seat(seat.lent, seat.bot, seat.nonce, left=seat.lent != NOBODY)

    def _answer(self, entry: Answered) -> None:
        if entry.yes and self.request is not None:
            self.request.agreed |= {entry.seat} | self.voices(entry.by)
        else:
            self.request = None

    def _input(self, entry: Began | Played | Undone) -> None:
        """The game has gone on: what is asked now, and how long there is for it."""
        self.begun = True
        self.inputs += 1
        if isinstance(entry, Undone):
            self.undos += 1
            if self.request is not None and self.request.seat == entry.seat:  # all agreed: nobody plays for time
                self.clocks.restart(entry.at)
        elif any(kind == "game_over" for kind, *_ in entry.events):
            self.finished = True
        if isinstance(entry, Played) and self.session is not None:
            self.made_at[len(self.session.inputs) - len(entry.lines)] = self.version
        self.request = None
        if self.session is None:
            return
        game = self.game
        self.clocks.pour(bool(game.s.emergency), sand_runs(game), entry.at)
        asked = self.prompt_id()
        if asked != self.asked:
            self.asked, self.asked_version = asked, self.version
            if asked:
                self.clocks.ask(game.prompt().number, self.waits_for_person(), entry.at)


def told(event: Event) -> Told:
    return (event.kind, event.audience, event.values)
