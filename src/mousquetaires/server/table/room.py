"""A room: what can be done at one table.

Pure, like its books. The verbs (``come``, ``sit``, ``act`` ...) decide whether somebody may do something and answer the
entry to be stored, which ``note`` then enters in the books. Game inputs are carried out when the entry is made: if it
cannot be stored, the room is thrown away and read again.
"""

from collections.abc import Callable
from typing import Final

from mousquetaires.engine.chance import LONGEST_NONCE, SHORTEST_NONCE
from mousquetaires.engine.game import digest
from mousquetaires.engine.ids import CARD_NAMES, MILADY, SPECTATOR
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import Session

from ..access.nicknames import look_alike
from ..refusals import Denied, by_the_rules, not_an_action
from .entries import (
    SERVER,
    Answered,
    Began,
    Came,
    Clocked,
    Froze,
    Hosted,
    Judged,
    Offered,
    Played,
    Proposed,
    Resumed,
    Rose,
    Said,
    Sat,
    Stood,
    Told,
    Undone,
)
from .options import USUAL_BOT, Clock, check_bot, check_clock, check_seat
from .state import FROZEN, HOST, NOBODY, OVER, PLAYING, WAITING, Request, TableBooks, told

__all__ = ["FROZEN", "HOST", "NOBODY", "OVER", "PLAYING", "WAITING", "TableState", "check_nonce", "viewer_of"]

AWAY: Final = 600  # seconds, or a move's time where that is longer: then others may go on without somebody
DIGEST_EVERY: Final = 25


class TableState(TableBooks):
    """One table."""

    # --- coming and going -----------------------------------------------------------------------------
    def come(self, nickname: str, at: int) -> Came:
        """Somebody comes to the table."""
        taken = [one.nickname for one in self.people.values() if not one.gone]
        if nickname.casefold() in [one.casefold() for one in taken]:
            raise Denied("server-nickname-taken", nickname=nickname)
        for other in taken:
            if look_alike(nickname, other):
                raise Denied("server-nickname-alike", nickname=nickname, other=other)
        return Came(at=at, by=max(self.people, default=0) + 1, nickname=nickname)

    def sit(self, person: int, seats: list[int], nonce: str, at: int) -> Sat:
        """Somebody takes seats; Milady and a Musketeer together only at an open table."""
        self.need_running()
        for number in seats:
            check_seat(number, tuple(self.seats))
            self._may_take(person, number)
        if not seats:
            raise Denied("server-no-seat", 404, seat="", known=", ".join(str(one) for one in self.seats))
        if not self.agreed.open and _both_sides(self.people[person].held | set(seats)):
            raise Denied("server-both-sides")
        check_nonce(nonce)
        return Sat(at=at, by=person, seats=sorted(set(seats)), nonce=nonce.lower())

    def _may_take(self, person: int, number: int) -> None:
        """A free chair is anybody's; but a seat of a game knows secrets: its owner's, or whose the host says."""
        seat = self.seats[number]
        if person in (seat.owner, seat.offered, seat.lent):
            return
        if seat.owner != NOBODY and not seat.left:
            raise Denied("server-seat-taken", seat=number)
        if self.begun or seat.offered != NOBODY:
            raise Denied("server-seat-kept", 403, seat=number)

    def rise(self, person: int, seats: list[int], at: int) -> Rose:
        """Somebody gets up; before the game the chair is free, during it the seat waits for him or a bot."""
        for number in seats:
            self.owned(person, number)
        return Rose(at=at, by=person, seats=sorted(set(seats)))

    def stand_in(self, person: int, seat: int, bot: str, seen: int, at: int) -> Stood:
        """The host puts a bot on a seat nobody plays, or whose player was last seen long ago; he may have it back."""
        self._host(person)
        self.need_running()
        check_bot(bot)
        owner = self.owner_of(seat)
        if self.begun and owner not in (NOBODY, person) and not self.seats[seat].left:
            if not self._long_away(owner, seen, at):
                raise Denied("server-player-here", seat=seat)
        else:
            self._nobody_plays(seat, person)
        return Stood(at=at, by=person, seat=seat, bot=bot)

    def offer(self, person: int, seat: int, to: int, at: int) -> Offered:
        """The host offers somebody a seat that nobody plays; who got up from it may still have it back."""
        self._host(person)
        self.need_running()
        if to != NOBODY and (to not in self.people or self.people[to].gone):
            raise Denied("server-no-person", 404, person=to)
        self._nobody_plays(seat, NOBODY)
        return Offered(at=at, by=person, seat=seat, person=to)

    def _nobody_plays(self, seat: int, but: int) -> None:
        check_seat(seat, tuple(self.seats))
        chair = self.seats[seat]
        if chair.owner not in (NOBODY, but) and not chair.left:
            raise Denied("server-seat-taken", seat=seat)

    def act_as_host(self, person: int, seen: int, at: int) -> Hosted:
        """A player takes the place of a host who was last seen long ago; who opened the table has it back at once."""
        if person != HOST and not self.seats_of(person):
            raise Denied("server-host-only", 403)
        if person != HOST and not self._long_away(self.host, seen, at):
            raise Denied("server-host-here")
        return Hosted(at=at, by=person)

    def _long_away(self, person: int, seen: int, at: int) -> bool:
        """Whether nobody has seen or heard of somebody for so long that the others need not wait for him."""
        acted = self.people[person].seen
        if acted > at:  # before the clock was set back: only what this process has seen counts
            acted = 0
        return at - max(seen, acted) >= 1000 * max(AWAY, self.clock.move_seconds)

    def owner_of(self, seat: int) -> int:
        check_seat(seat, tuple(self.seats))
        return self.seats[seat].owner

    def take_seat_back(self, person: int, seat: int, at: int) -> Stood:
        """An owner plays his seat again in place of the bot; before the game the host may clear a chair."""
        self.need_running()
        check_seat(seat, tuple(self.seats))
        chair = self.seats[seat]
        clears = not self.begun and person == self.host
        if not clears and person != chair.lent:
            self.owned(person, seat)
        if not (chair.bot or chair.left or chair.offered or chair.lent == person):
            raise Denied("server-no-bot", seat=seat)
        return Stood(at=at, by=person, seat=seat, bot="")

    def judge(self, person: int, target: int, what: str, at: int) -> Judged:
        """The host mutes, removes or bans somebody, but never who opened the table."""
        self._host(person)
        if target == HOST != person:
            raise Denied("server-host-only", 403)
        if target not in self.people or target == person:
            raise Denied("server-no-person", 404, person=target)
        assert what in ("mute", "unmute", "remove", "ban")
        return Judged(at=at, by=person, person=target, what=what)  # type: ignore[arg-type]  # one of the four

    def set_clock(self, person: int, clock: Clock, at: int) -> Clocked:
        """The host changes from live to slow play, or back."""
        self._host(person)
        self.need_running()
        check_clock(clock)
        return Clocked(at=at, by=person, clock=clock)

    def say(self, person: int, gallery: bool, text: str, at: int) -> Said:
        """Somebody speaks: openly (MUS-6), or among those who look on."""
        if self.people[person].muted:
            raise Denied("server-muted", 403)
        return Said(at=at, by=person, gallery=gallery, text=text)

    # --- the game -------------------------------------------------------------------------------------
    def begin(self, person: int, at: int) -> Began:
        """The host has the cards dealt, once every seat is filled."""
        self._host(person)
        if self.begun:
            raise Denied("server-begun")
        empty = [str(number) for number, seat in self.seats.items() if not seat.filled]
        if empty:
            raise Denied("server-empty-seats", seats=", ".join(empty))
        nonces = [(number, seat.nonce) for number, seat in self.seats.items() if seat.nonce]
        self.session = Session(self.setup, self.components, self._seed(nonces))
        lines, events = list(self.session.inputs), self._take_events()
        return Began(at=at, by=person, nonces=nonces, lines=lines, events=events, components=self.components.digest)

    def act(self, person: int, seat: int, prompt: str, text: str, at: int) -> Played:
        """A player answers his prompt or plays a free action."""
        self._plays(person, seat)
        self.need_running()
        self._still_asked(prompt)
        try:
            action = parse(text)
        except NotationError as error:
            raise not_an_action(error) from error
        return self._play(seat, lambda session: session.act(seat, action), at, by=person)

    def show(self, person: int, seat: int, card: str, at: int) -> Played:
        """A player shows everybody a card (MUS-6)."""
        self._plays(person, seat)
        self.need_running()
        if card not in CARD_NAMES:
            raise Denied("notation-name", 400, read=card[:40], known=", ".join(CARD_NAMES))
        kind = CARD_NAMES.index(card)
        return self._play(seat, lambda session: session.show(seat, kind), at, by=person)

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

    def undo(self, person: int, seat: int, prompt: str, ask: bool, at: int) -> Undone | Proposed:
        """A seat takes back the last thing it did: alone, or by asking everybody; not once everything is open."""
        self._plays(person, seat)
        self.need_running()
        self._still_asked(prompt)
        session = self._session()
        own = [index for index in session.line if session.inputs[index].startswith(f"{seat} ")]
        if not own:
            raise Denied("server-nothing-to-undo")
        index = own[-1]
        own_voices = self.voices(person)
        reason = session.undo_refusal(seat, index, (*own_voices, *self._silent()))
        if reason is None:
            return self._undo(seat, index, own_voices, at, person)
        if not ask:
            raise by_the_rules(Refused(reason, "undo"))
        if self.request is not None:
            raise Denied("server-request-open")
        return Proposed(at=at, by=person, seat=seat, index=index)

    def answer(self, person: int, seat: int, asked: int, yes: bool, at: int) -> Answered | Undone:
        """Somebody answers, for all his seats, a wish to take something back; the last yes takes it back.

        Whoever asked may say no himself, and whose time was up has a say although a bot plays for him.
        """
        self.owned(person, seat)
        self.need_running()
        request = self.request
        if request is None or request.asked != asked or (yes and request.seat == seat):
            raise Denied("server-no-request")
        agreed = request.agreed | self.voices(person)
        if yes and self._nobody_else(request, agreed):
            return self._undo(request.seat, request.index, agreed, at, person)
        return Answered(at=at, by=person, seat=seat, yes=yes)

    def granted(self) -> bool:
        """Whether nobody is left who could object to a wish: the last who could was replaced by a bot."""
        return self.request is not None and self._nobody_else(self.request, self.request.agreed)

    def grant(self, at: int) -> Undone:
        request = self.request
        if request is None or not self.granted():
            raise Denied("server-no-request")
        return self._undo(request.seat, request.index, request.agreed, at, SERVER)

    def _nobody_else(self, request: Request, agreed: set[int]) -> bool:
        return {*self.seats} <= {request.seat, *agreed, *self._silent()}

    def resume(self, looked_after: int, at: int) -> Resumed:
        """Somebody looks after the game again, as nobody did since a time: the clocks stood still meanwhile.

        That time (0: nobody ever did) is by the clock of whoever looked after it, which may have been ahead of ours.
        """
        return Resumed(at=at, away=at - (looked_after or self.opened_at))

    def freeze(self, why: str, at: int) -> Froze:
        return Froze(at=at, why=why)

    def _play(self, seat: int, do: Callable[[Session], None], at: int, by: int = 0, cause: str = "") -> Played:
        session = self._session()
        first = len(session.inputs)
        try:
            do(session)
        except Refused as refused:
            raise by_the_rules(refused) from refused
        made = Played(at=at, by=by, seat=seat, lines=session.inputs[first:], events=self._take_events())
        made.cause = cause  # type: ignore[assignment]  # one of the four
        made.digest = self._digest()
        return made

    def _undo(self, seat: int, index: int, agreed: set[int], at: int, by: int) -> Undone:
        session = self._session()
        session.undo(seat, index, (*agreed, *self._silent()))
        to = self.made_at[index] - 1
        return Undone(at=at, by=by, seat=seat, line=session.inputs[-1], to=to, digest=digest(session.game))

    def undo_depth(self, seat: int) -> int:
        """How many of its last inputs a seat may take back without asking anybody."""
        session = self.session
        if session is None or self.status != PLAYING:
            return 0
        own = self.seats[seat].owner
        for chair in self.seats.values():
            if chair.owner != own and chair.has_a_say:
                return session.undo_depth(seat)
        return session.inputs_of(seat)  # nobody is to be asked

    def _silent(self) -> tuple[int, ...]:
        """The seats that need not be asked: bots have no objections, nor has nobody."""
        return tuple(number for number, chair in self.seats.items() if not chair.has_a_say)

    def _still_asked(self, prompt: str) -> None:
        if prompt != self.prompt_id():
            raise Denied("server-stale", prompt=prompt[:40])

    def _session(self) -> Session:
        if self.session is None:
            self.need_running()
            raise Denied("server-not-begun")
        return self.session

    def _take_events(self) -> list[Told]:
        return [told(event) for event in self.game.take_events()]

    def _digest(self) -> str:
        return digest(self.game) if (self.inputs + 1) % DIGEST_EVERY == 0 or self.game.over else ""

    # --- who may --------------------------------------------------------------------------------------
    def _host(self, person: int) -> None:
        if person != self.host:
            raise Denied("server-host-only", 403)

    def owned(self, person: int, seat: int) -> None:
        """Whether it is his seat, whoever plays it now."""
        check_seat(seat, tuple(self.seats))
        if self.seats[seat].owner != person or person == NOBODY:
            raise Denied("server-not-your-seat", 403, seat=seat)

    def _plays(self, person: int, seat: int) -> None:
        """Whether this person answers for this seat now."""
        self.owned(person, seat)
        if self.seats[seat].bot:
            raise Denied("server-bot-plays", seat=seat)
        self._session()


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


def viewer_of(state: TableState, person: int, seat: int) -> int:
    """The eyes somebody may look through: a seat of his own, or the gallery's."""
    if seat != SPECTATOR:
        state.owned(person, seat)
    return seat
