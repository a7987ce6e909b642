"""Commands about the game: dealing, moves, undo, bots and clocks.

Each command is a struct with the function that decides about it. A move is made on a copy of the game, and the copy
is part of the change: the table's own game stays as it was.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from mousquetaires.engine.game import digest
from mousquetaires.engine.ids import CARD_NAMES
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import Session

from ..refusals import Denied, by_the_rules, not_an_action
from .authors import Author, Message
from .entries import Answered, Began, Froze, Played, Proposed, Resumed, Stood, Undone
from .options import USUAL_BOT
from .state import PLAYING, Change, TableState, Turn, UndoRequest, stored_events

DIGEST_EVERY: Final = 25  # entries of the game
LAST: Final = 2_147_483_647  # no table has so many versions
PromptId = Annotated[str, Meta(max_length=40)]
Cause = Literal["", "bot", "timeout", "sand"]


# --- dealing --------------------------------------------------------------------------------------


class Begin(Struct, frozen=True):
    """Deal the cards."""


def begin(state: TableState, _command: Begin, by: Author, now: int) -> Change:
    """The host may, once every seat is filled."""
    if by.person != state.host:
        raise Denied("server-host-only", 403)
    if state.begun:
        raise Denied("server-begun")
    empty = [str(number) for number, seat in state.seats.items() if not seat.filled]
    if empty:
        raise Denied("server-empty-seats", seats=", ".join(empty))
    nonces = [(number, seat.nonce) for number, seat in state.seats.items() if seat.nonce]
    session = Session(state.setup, state.components, state.seed(nonces))
    entry = Began(
        at=now,
        by=by.person,
        nonces=nonces,
        lines=list(session.inputs),
        events=stored_events(session.game.take_events()),
        components=state.components.digest,
    )
    return Change(entry, session)


# --- moves ----------------------------------------------------------------------------------------


class Act(Message, frozen=True, tag="act"):
    """Answer a prompt, or play a free action beside it."""

    prompt: PromptId
    action: Annotated[str, Meta(max_length=1000)]


def act(state: TableState, command: Act, by: Author, now: int) -> Change:
    """The prompt must still be the pending one: a late answer to an older prompt does nothing."""
    session = _own_session(state, by)
    _check_asked(state, command.prompt)
    try:
        action = parse(command.action)
    except NotationError as error:
        raise not_an_action(error) from error
    return play(state, session, by.seat, action, "", by, now)


class Show(Message, frozen=True, tag="show"):
    """Show everyone a card of your hand."""

    card: Annotated[str, Meta(max_length=40)]


def show(state: TableState, command: Show, by: Author, now: int) -> Change:
    """Players may show their cards at any time (MUS-6)."""
    session = _own_session(state, by)
    if command.card not in CARD_NAMES:
        raise Denied("notation-name", 400, read=command.card[:40], known=", ".join(CARD_NAMES))
    after = session.clone()
    try:
        after.show(by.seat, CARD_NAMES.index(command.card))
    except Refused as refused:
        raise by_the_rules(refused) from refused
    return _played(state, session, after, by.seat, "", by, now)


def play(state: TableState, session: Session, seat: int, action: int, cause: Cause, by: Author, now: int) -> Change:
    """A seat's action, with the dice and draws that follow."""
    after = session.clone()
    try:
        after.act(seat, action)
    except Refused as refused:
        raise by_the_rules(refused) from refused
    return _played(state, session, after, seat, cause, by, now)


def _played(
    state: TableState, before: Session, after: Session, seat: int, cause: Cause, by: Author, now: int
) -> Change:
    game = after.game
    entry = Played(
        at=now,
        by=by.person,
        seat=seat,
        lines=after.inputs[len(before.inputs) :],
        events=stored_events(game.take_events()),
        cause=cause,
        digest=digest(game) if (state.inputs + 1) % DIGEST_EVERY == 0 or game.over else "",
    )
    return Change(entry, after)


def _own_session(state: TableState, by: Author) -> Session:
    """The game, for a person who plays this seat now."""
    state.check_owner(by.person, by.seat)
    if state.seats[by.seat].bot:
        raise Denied("server-bot-plays", seat=by.seat)
    return running_session(state)


def running_session(state: TableState) -> Session:
    """The game in progress."""
    state.check_running()
    if state.session is None:
        raise Denied("server-not-begun")
    return state.session


def _check_asked(state: TableState, prompt: str) -> None:
    if prompt != state.asked:
        raise Denied("server-stale", prompt=prompt[:40])


# --- undo -----------------------------------------------------------------------------------------


class Undo(Message, frozen=True, tag="undo"):
    """Take back your last input, while this prompt is asked; with ``ask``, ask the others where that is needed."""

    prompt: PromptId
    ask: bool = False


def undo(state: TableState, command: Undo, by: Author, now: int) -> Change:
    """A seat takes back the last thing it did, alone or by asking the others. Not once the game is over."""
    session = _own_session(state, by)
    _check_asked(state, command.prompt)
    own = [index for index in session.line if session.inputs[index].startswith(f"{by.seat} ")]
    if not own:
        raise Denied("server-nothing-to-undo")
    agreed = state.voices(by.person)
    reason = session.undo_refusal(by.seat, own[-1], (*agreed, *state.silent_seats()))
    if reason is None:
        return _undone(state, session, UndoRequest(by.seat, own[-1], 0, agreed), by, now)
    if not command.ask:
        raise by_the_rules(Refused(reason, "undo"))
    if state.request is not None:
        raise Denied("server-request-open")
    return Change(Proposed(at=now, by=by.person, seat=by.seat, index=own[-1]))


class Agree(Message, frozen=True, tag="agree"):
    """Answer a player who asked, at this version, to take something back."""

    asked: Annotated[int, Meta(ge=0, le=LAST)]
    yes: bool


def agree(state: TableState, command: Agree, by: Author, now: int) -> Change:
    """A person answers for all their seats. The last yes takes back what was asked.

    The player who asked may answer no. A player whose time was up has a say although a bot plays for them.
    """
    state.check_owner(by.person, by.seat)
    state.check_running()
    request = state.request
    if request is None or request.asked != command.asked or (command.yes and request.seat == by.seat):
        raise Denied("server-no-request")
    agreed = request.agreed | state.voices(by.person)
    if command.yes and state.all_agree(request, agreed):
        wish = UndoRequest(request.seat, request.index, request.asked, agreed)
        return _undone(state, running_session(state), wish, by, now)
    return Change(Answered(at=now, by=by.person, seat=by.seat, yes=command.yes))


def _undone(state: TableState, session: Session, request: UndoRequest, by: Author, now: int) -> Change:
    after = session.clone()
    after.undo(request.seat, request.index, (*request.agreed, *state.silent_seats()))
    entry = Undone(
        at=now,
        by=by.person,
        seat=request.seat,
        line=after.inputs[-1],
        to=state.made_at[request.index] - 1,
        digest=digest(after.game),
    )
    return Change(entry, after)


# --- bots and clocks ------------------------------------------------------------------------------


class MoveBot(Struct, frozen=True):
    """Play what a bot has chosen for its turn."""

    turn: Turn
    action: int


def move_bot(state: TableState, command: MoveBot, by: Author, now: int) -> Change:
    """The turn must still be the pending one. If the bot's choice is not legal, the prompt's default is played."""
    turn = command.turn
    if state.bot_turn() != turn:
        raise Denied("server-stale", prompt=turn.prompt)
    session = running_session(state)
    legal = session.game.refusal(turn.seat, command.action) is None
    action = command.action if legal else session.game.prompt().default()
    return play(state, session, turn.seat, action, "bot", by, now)


class Tick(Struct, frozen=True):
    """Do what is due: a clock may have run out."""


def tick(state: TableState, _command: Tick, by: Author, now: int) -> Change:
    """An undo that nobody is left to refuse, the end of the hourglass (HOUR-1), or the end of a move's time."""
    if state.status != PLAYING:
        raise Denied("server-not-due")
    session = running_session(state)
    if state.request is not None and state.undo_granted():
        return _undone(state, session, state.request, by, now)
    if state.clocks.sand_running and state.sand_left(now) == 0:
        return run_out(state, session, by, now)
    deadline = state.move_deadline()
    if deadline is None or now < deadline:
        raise Denied("server-not-due")
    prompt = session.game.prompt()
    seat = state.responder(prompt)
    if state.clock.on_timeout == "bot":
        return Change(Stood(at=now, seat=seat, bot=USUAL_BOT))
    return play(state, session, seat, prompt.default(), "timeout", by, now)


def run_out(state: TableState, session: Session, by: Author, now: int) -> Change:
    """The hourglass is empty."""
    after = session.clone()
    try:
        after.run_out()
    except Refused as refused:
        raise by_the_rules(refused) from refused
    return _played(state, session, after, -1, "sand", by, now)


class ResumeClocks(Struct, frozen=True):
    """Let the clocks run again. Nobody looked after them since this time; 0: nobody ever did."""

    looked_after: int


def resume_clocks(state: TableState, command: ResumeClocks, _by: Author, now: int) -> Change:
    """The clocks stood still meanwhile. The time is by another process's clock, which may have been ahead of ours."""
    return Change(Resumed(at=now, away=now - (command.looked_after or state.opened_at)))


class Freeze(Struct, frozen=True):
    """Stop a game that this version of the program cannot continue, if the table is still at this version."""

    version: int


def freeze(state: TableState, command: Freeze, _by: Author, now: int) -> Change:
    """Another process may have frozen it already."""
    if state.version != command.version or not state.frozen:
        raise Denied("server-stale", prompt="")
    return Change(Froze(at=now, why="server-frozen"))
