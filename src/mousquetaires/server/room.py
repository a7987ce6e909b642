"""A room: one table as its log tells it, with the game in progress.

Pure: no store, no socket, no clock of its own (times are handed in). ``fold`` takes an entry that was
read from the store; the verbs (``come``, ``sit``, ``act`` ...) decide whether somebody may do something and
answer the entry to be stored, which ``note`` then enters in the books. Game inputs are carried out when the
entry is made: if it cannot be stored, the room is thrown away and read again.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from mousquetaires.engine.chance import LONGEST_NONCE, SHORTEST_NONCE, Seed
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup
from mousquetaires.engine.events import Event
from mousquetaires.engine.game import digest
from mousquetaires.engine.ids import CARD_NAMES, MILADY, SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import RecordError, Session, replay_line
from mousquetaires.engine.rules.hour import sand_runs

from .agreed import USUAL_BOT, Agreed, Clock, check_bot, check_clock, check_seat, seats_of
from .denied import Denied, by_the_rules, not_an_action
from .entries import (
    Answered,
    AnyEntry,
    Began,
    Came,
    Clocked,
    Froze,
    Judged,
    Opened,
    Played,
    Proposed,
    Rematched,
    Resumed,
    Rose,
    Said,
    Sat,
    Stood,
    Told,
    Undone,
)

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"
HOST: Final = 1  # the first to come
DIGEST_EVERY: Final = 25
NOBODY: Final = 0


@dataclass
class Person:
    """Somebody at the table, by his number there."""

    number: int
    nickname: str
    muted: bool = False
    banned: bool = False
    gone: bool = False
    held: set[int] = field(default_factory=set)  # every seat he ever had: he knows what it knows


@dataclass
class Seat:
    """A chair: whose it is, and which bot plays it meanwhile."""

    owner: int = NOBODY
    bot: str = ""
    nonce: str = ""
    left: bool = False  # its owner has got up

    @property
    def filled(self) -> bool:
        return bool(self.bot) or (self.owner != NOBODY and not self.left)


@dataclass
class Request:
    """A seat's wish to take something back, and who has agreed."""

    seat: int
    index: int
    agreed: set[int]


class Room:
    """One table."""

    def __init__(self, table: str, components: Components, secret: bytes) -> None:
        self.id = table
        self.components = components
        self.secret = secret
        self.version = 0
        self.agreed: Agreed
        self.clock: Clock
        self.people: dict[int, Person] = {}
        self.seats: dict[int, Seat] = {}
        self.session: Session | None = None
        self.frozen = ""
        self.rematch = ""
        self.request: Request | None = None
        self.undos = 0  # every one makes new prompt ids
        self.marks: dict[tuple[int, str], int] = {}
        self.opened_at = 0
        self.asked = ""  # the pending prompt's id
        self.asked_at = 0
        self.sand_used = 0  # milliseconds of an Emergency!'s hourglass
        self.sand_since = 0
        self.sand_running = False
        self.inputs = 0  # entries of the game so far

    # --- looking ------------------------------------------------------------------------------------
    @property
    def status(self) -> str:
        if self.frozen:
            return FROZEN
        if self.session is None:
            return WAITING
        return OVER if self.session.game.over else PLAYING

    @property
    def game(self) -> Game:
        if self.session is None:
            raise Denied("server-not-begun")
        return self.session.game

    def commitment(self) -> str:
        return Seed(self.secret).commitment()

    def seats_of(self, person: int) -> list[int]:
        """The seats somebody owns, whoever plays them now."""
        return [number for number, seat in self.seats.items() if person != NOBODY and seat.owner == person]

    def nickname(self, number: int) -> str:
        return self.people[number].nickname if number in self.people else ""

    def prompt_id(self) -> str:
        """The pending prompt's name on the wire: the same until it is answered or taken back."""
        game = self.session.game if self.session is not None else None
        return f"{self.undos}.{game.prompt().number}" if game is not None and game.asking else ""

    def responder(self, prompt: Prompt) -> int:
        """The seat everybody waits for: the Musketeer's own player, else a person, else the first bot."""
        asked = [seat for seat in self.seats if prompt.seats >> seat & 1]
        own = self.game.table.seat_of[prompt.hero] if prompt.hero >= 0 else -1
        if own in asked:
            return own
        return next((seat for seat in asked if not self.seats[seat].bot), asked[0])

    def move_deadline(self) -> int | None:
        """When the pending prompt is answered for whoever does not, in milliseconds."""
        seconds = self.clock.move_seconds
        if not seconds or self.status != PLAYING or self.seats[self.responder(self.game.prompt())].bot:
            return None
        return self.asked_at + 1000 * seconds

    def sand_left(self, now: int) -> int | None:
        """Milliseconds left in the hourglass, or None when none was turned."""
        if self.session is None or not self.session.game.s.emergency or self.session.game.s.sand_out:
            return None
        running = now - self.sand_since if self.sand_running else 0
        return max(0, int(1000 * self.agreed.hourglass_seconds) - self.sand_used - running)

    # --- coming and going -----------------------------------------------------------------------------
    def come(self, nickname: str, at: int) -> Came:
        """Somebody comes to the table."""
        taken = {one.nickname.casefold() for one in self.people.values() if not one.gone}
        if nickname.casefold() in taken:
            raise Denied("server-nickname-taken", nickname=nickname)
        return Came(at=at, by=len(self.people) + 1, nickname=nickname)

    def sit(self, person: int, seats: list[int], nonce: str, at: int) -> Sat:
        """Somebody takes seats; Milady and a Musketeer together only at an open table."""
        self._not_over()
        for number in seats:
            check_seat(number, tuple(self.seats))
            seat = self.seats[number]
            if seat.owner not in (NOBODY, person) and not seat.left:
                raise Denied("server-seat-taken", seat=number)
        if not seats:
            raise Denied("server-no-seat", 404, seat="", known=", ".join(str(one) for one in self.seats))
        if not self.agreed.open and _both_sides(self.people[person].held | set(seats)):
            raise Denied("server-both-sides")
        check_nonce(nonce)
        return Sat(at=at, by=person, seats=sorted(set(seats)), nonce=nonce.lower())

    def rise(self, person: int, seats: list[int], at: int) -> Rose:
        """Somebody gets up; before the game the chair is free, during it the seat waits for him or a bot."""
        for number in seats:
            self._owned(person, number)
        return Rose(at=at, by=person, seats=sorted(set(seats)))

    def stand_in(self, person: int, seat: int, bot: str, at: int) -> Stood:
        """The host puts a bot on a seat nobody plays."""
        self._host(person)
        self._not_over()
        check_seat(seat, tuple(self.seats))
        check_bot(bot)
        chair = self.seats[seat]
        if chair.owner not in (NOBODY, person) and not chair.left:
            raise Denied("server-seat-taken", seat=seat)
        return Stood(at=at, by=person, seat=seat, bot=bot)

    def take_seat_back(self, person: int, seat: int, at: int) -> Stood:
        """An owner plays his seat again in place of the bot; before the game the host may clear a chair."""
        self._not_over()
        check_seat(seat, tuple(self.seats))
        if not (self.session is None and person == HOST):
            self._owned(person, seat)
        return Stood(at=at, by=person, seat=seat, bot="")

    def judge(self, person: int, target: int, what: str, at: int) -> Judged:
        """The host mutes, removes or bans somebody."""
        self._host(person)
        if target not in self.people or target == person:
            raise Denied("server-no-person", 404, person=target)
        assert what in ("mute", "unmute", "remove", "ban")
        return Judged(at=at, by=person, person=target, what=what)  # type: ignore[arg-type]  # one of the four

    def set_clock(self, person: int, clock: Clock, at: int) -> Clocked:
        """The host changes from live to slow play, or back."""
        self._host(person)
        self._not_over()
        check_clock(clock)
        return Clocked(at=at, by=person, clock=clock)

    def say(self, person: int, gallery: bool, text: str, at: int, mark: str) -> Said:
        """Somebody speaks: openly (MUS-6), or among those who look on."""
        if self.people[person].muted:
            raise Denied("server-muted", 403)
        return Said(at=at, by=person, gallery=gallery, text=text, mark=mark)

    # --- the game -------------------------------------------------------------------------------------
    def begin(self, person: int, at: int) -> Began:
        """The host has the cards dealt, once every seat is filled."""
        self._host(person)
        if self.session is not None:
            raise Denied("server-begun")
        empty = [str(number) for number, seat in self.seats.items() if not seat.filled]
        if empty:
            raise Denied("server-empty-seats", seats=", ".join(empty))
        nonces = [(number, seat.nonce) for number, seat in self.seats.items() if seat.nonce]
        setup = Setup.from_json(self.agreed.setup)
        self.session = Session(setup, self.components, self._seed(nonces))
        return Began(at=at, by=person, nonces=nonces, lines=list(self.session.inputs), events=self._take_events())

    def act(self, person: int, seat: int, prompt: str, text: str, at: int, mark: str) -> Played:
        """A player answers his prompt or plays a free action."""
        self._plays(person, seat)
        self._not_over()
        if prompt != self.prompt_id():
            raise Denied("server-stale", prompt=prompt[:40])
        try:
            action = parse(text)
        except NotationError as error:
            raise not_an_action(error) from error
        return self._play(seat, lambda session: session.act(seat, action), at, by=person, mark=mark)

    def show(self, person: int, seat: int, card: str, at: int, mark: str) -> Played:
        """A player shows everybody a card (MUS-6)."""
        self._plays(person, seat)
        self._not_over()
        if card not in CARD_NAMES:
            raise Denied("notation-name", 400, read=card[:40], known=", ".join(CARD_NAMES))
        kind = CARD_NAMES.index(card)
        return self._play(seat, lambda session: session.show(seat, kind), at, by=person, mark=mark)

    def play_for(self, seat: int, action: int, cause: str, at: int) -> Played:
        """A bot's move, or what is done for somebody whose time is up."""
        assert cause in ("bot", "timeout")
        return self._play(seat, lambda session: session.act(seat, action), at, cause=cause)

    def leave_to_bot(self, seat: int, at: int) -> Stood:
        """A seat's time is up, and the table has agreed that a bot plays on for it."""
        return Stood(at=at, seat=seat, bot=USUAL_BOT)

    def run_out(self, at: int) -> Played:
        """The hourglass is empty (HOUR-1)."""
        return self._play(-1, Session.run_out, at, cause="sand")

    def undo(self, person: int, seat: int, ask: bool, at: int, mark: str) -> Undone | Proposed:
        """A seat takes back the last thing it did: alone, or by asking everybody; not once everything is open."""
        self._plays(person, seat)
        self._not_over()
        session = self._session()
        own = [index for index in session.line if session.inputs[index].startswith(f"{seat} ")]
        if not own:
            raise Denied("server-nothing-to-undo")
        index = own[-1]
        reason = session.undo_refusal(seat, index, self._silent(seat))
        if reason is None:
            return self._undo(seat, index, set(), at, person, mark)
        if not ask:
            raise by_the_rules(Refused(reason, "undo"))
        return Proposed(at=at, by=person, mark=mark, seat=seat, index=index)

    def answer(self, person: int, seat: int, yes: bool, at: int, mark: str) -> Answered | Undone:
        """A seat answers somebody's wish to take something back; the last yes takes it back."""
        self._plays(person, seat)
        self._not_over()
        request = self.request
        if request is None or request.seat == seat:
            raise Denied("server-no-request")
        agreed = request.agreed | {seat}
        missing = [one for one in self.seats if one not in agreed and not self.seats[one].bot and one != request.seat]
        if yes and not missing:
            return self._undo(request.seat, request.index, agreed, at, person, mark)
        return Answered(at=at, by=person, mark=mark, seat=seat, yes=yes)

    def freeze(self, why: str, at: int) -> Froze:
        return Froze(at=at, why=why)

    def _play(
        self, seat: int, do: Callable[[Session], None], at: int, by: int = 0, mark: str = "", cause: str = ""
    ) -> Played:
        session = self._session()
        first = len(session.inputs)
        try:
            do(session)
        except Refused as refused:
            raise by_the_rules(refused) from refused
        made = Played(at=at, by=by, mark=mark, seat=seat, lines=session.inputs[first:], events=self._take_events())
        made.cause = cause  # type: ignore[assignment]  # one of the four
        made.digest = self._digest()
        return made

    def _undo(self, seat: int, index: int, agreed: set[int], at: int, by: int, mark: str) -> Undone:
        session = self._session()
        session.undo(seat, index, (*agreed, *self._silent(seat)))
        return Undone(at=at, by=by, mark=mark, seat=seat, line=session.inputs[-1], digest=digest(session.game))

    def undo_depth(self, seat: int) -> int:
        """How many of its last inputs a seat may take back without asking anybody."""
        if self.session is None or self.status != PLAYING:
            return 0
        session = self.session
        if len(self._silent(seat)) == len(self.seats) - 1:  # nobody is there to be asked
            return sum(session.inputs[index].startswith(f"{seat} ") for index in session.line)
        return session.undo_depth(seat)

    def _silent(self, seat: int) -> tuple[int, ...]:
        """The seats that need not be asked: bots have no objections."""
        return tuple(number for number, chair in self.seats.items() if chair.bot and number != seat)

    def _session(self) -> Session:
        if self.frozen:
            raise Denied("server-frozen")
        if self.session is None:
            raise Denied("server-not-begun")
        return self.session

    def _seed(self, nonces: list[tuple[int, str]]) -> Seed:
        return Seed.mixed(self.secret, [(seat, bytes.fromhex(nonce)) for seat, nonce in nonces])

    def _take_events(self) -> list[Told]:
        return [told(event) for event in self.game.take_events()]

    def _digest(self) -> str:
        return digest(self.game) if (self.inputs + 1) % DIGEST_EVERY == 0 or self.game.over else ""

    # --- who may --------------------------------------------------------------------------------------
    def _host(self, person: int) -> None:
        if person != HOST:
            raise Denied("server-host-only", 403)

    def _not_over(self) -> None:
        if self.status in (OVER, FROZEN):
            raise Denied("server-over" if self.status == OVER else "server-frozen")

    def _owned(self, person: int, seat: int) -> None:
        check_seat(seat, tuple(self.seats))
        if self.seats[seat].owner != person:
            raise Denied("server-not-your-seat", 403, seat=seat)

    def _plays(self, person: int, seat: int) -> None:
        """Whether this person answers for this seat now."""
        self._owned(person, seat)
        if self.seats[seat].bot:
            raise Denied("server-bot-plays", seat=seat)
        self._session()

    # --- the books ------------------------------------------------------------------------------------
    def fold(self, entry: AnyEntry) -> None:
        """An entry from the store happens here, too; one that does not fit raises ``RecordError``."""
        if isinstance(entry, Began):
            self.session = Session(Setup.from_json(self.agreed.setup), self.components, None)
            self._replay(entry.lines, "")
            self.session.seed = self._seed(entry.nonces)
        elif isinstance(entry, Played):
            self._replay(entry.lines, entry.digest)
        elif isinstance(entry, Undone):
            self._replay([entry.line], entry.digest)
        self.note(entry)

    def _replay(self, lines: list[str], expected: str) -> None:
        session = self.session
        if session is None or self.frozen:
            raise RecordError("record-inputs")
        for line in lines:
            replay_line(session, line, len(session.inputs))
        if expected and digest(session.game) != expected:
            raise RecordError("record-digest", len(session.inputs))

    def note(self, entry: AnyEntry) -> None:
        """Enter what happened in the books; the game itself has it already."""
        self.version += 1
        if entry.mark:
            self.marks[entry.by, entry.mark] = self.version
        match entry:
            case Opened():
                self._open(entry)
            case Came():
                self.people[entry.by] = Person(entry.by, entry.nickname)
            case Sat() | Rose() | Stood():
                self._chairs(entry)
            case Judged():
                self._judge(entry)
            case Clocked():
                self.clock = entry.clock
                self.asked_at = entry.at
            case Froze():
                self.frozen = entry.why
            case Rematched():
                self.rematch = entry.table
            case Resumed():
                self.asked_at = self.sand_since = entry.at
            case Began() | Played() | Undone() | Proposed() | Answered():
                self._requests(entry)
                self._times(entry)
            case Said():
                pass

    def _open(self, entry: Opened) -> None:
        self.agreed = entry.agreed
        self.clock = entry.agreed.clock
        self.opened_at = entry.at
        for number in seats_of(Setup.from_json(entry.agreed.setup)):
            self.seats[number] = Seat(bot=entry.agreed.bots.get(number, ""))

    def _chairs(self, entry: Sat | Rose | Stood) -> None:
        if isinstance(entry, Stood):
            self.seats[entry.seat].bot = entry.bot
            if entry.bot == "":
                self.seats[entry.seat].left = False
            self.asked_at = entry.at
            return
        for number in entry.seats:
            seat = self.seats[number]
            if isinstance(entry, Sat):
                self.seats[number] = Seat(entry.by, "", entry.nonce if self.session is None else seat.nonce)
                self.people[entry.by].held.add(number)
            elif self.session is None:
                self.seats[number] = Seat()
                self.people[entry.by].held.discard(number)
            else:
                seat.left = True

    def _judge(self, entry: Judged) -> None:
        person = self.people[entry.person]
        if entry.what in ("mute", "unmute"):
            person.muted = entry.what == "mute"
            return
        person.gone = True
        person.banned = entry.what == "ban"
        for number in self.seats_of(entry.person):
            self.seats[number].owner = NOBODY

    def _requests(self, entry: Began | Played | Undone | Proposed | Answered) -> None:
        if isinstance(entry, Proposed):
            self.request = Request(entry.seat, entry.index, set())
        elif isinstance(entry, Answered) and entry.yes and self.request is not None:
            self.request.agreed.add(entry.seat)
        else:
            self.request = None

    def _times(self, entry: Began | Played | Undone | Proposed | Answered) -> None:
        """When the pending prompt was asked, and how much sand has run."""
        if isinstance(entry, (Proposed, Answered)):
            return
        self.inputs += 1
        self.undos += isinstance(entry, Undone)
        game = self.game
        if self.sand_running:
            self.sand_used += entry.at - self.sand_since
        if not game.s.emergency:
            self.sand_used = 0
        self.sand_since = entry.at
        self.sand_running = sand_runs(game)
        if self.prompt_id() != self.asked:
            self.asked = self.prompt_id()
            self.asked_at = entry.at


def told(event: Event) -> Told:
    return (event.kind, event.audience, event.values)


def _both_sides(seats: set[int]) -> bool:
    return MILADY in seats and len(seats - {MILADY}) > 0


def check_nonce(nonce: str) -> None:
    """A seat's share in the dice: so many random bytes in hexadecimal."""
    try:
        length = len(bytes.fromhex(nonce))
    except ValueError:
        length = 0
    if not SHORTEST_NONCE <= length <= LONGEST_NONCE:
        raise Denied("server-nonce", 400, least=2 * SHORTEST_NONCE, most=2 * LONGEST_NONCE)


def viewer_of(room: Room, person: int, seat: int) -> int:
    """The eyes somebody may look through: a seat of his own, or the gallery's."""
    if seat == SPECTATOR:
        return SPECTATOR
    check_seat(seat, tuple(room.seats))
    if room.seats[seat].owner != person or person == NOBODY:
        raise Denied("server-not-your-seat", 403, seat=seat)
    return seat
