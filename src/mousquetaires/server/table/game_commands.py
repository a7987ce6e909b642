"""Commands about the game: dealing, moves, undo, bots and clocks.

Each command is a struct with the function that decides about it. The game after a move is part of the change. The table
keeps a copy of the game as it was.
"""

from collections.abc import Callable
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from mousquetaires.engine.ids import CARD_NAMES
from mousquetaires.engine.notation import NotationError, parse, to_text
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import Session
from mousquetaires.engine.save_load import digest

from ..refusals import Denied, by_the_rules, not_an_action
from .authors import Author, Message
from .entries import Answered, Began, Froze, Played, Proposed, Resumed, Stood, Undone
from .options import USUAL_BOT
from .state import PLAYING, Change, TableState, Turn, UndoRequest, dealt_session, stored_events

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
    nonces = _nonces(state)
    session, events = dealt_session(state)
    session.seed = state.seed(nonces)
    session.settle()
    entry = Began(
        at=now,
        by=by.person,
        nonces=nonces,
        lines=list(session.inputs),
        events=stored_events([*events, *session.game.take_events()]),
        components=state.components.digest,
    )
    return Change(entry, session)


def _nonces(state: TableState) -> list[tuple[int, str]]:
    """The players' nonces; with the same dice as another game, those of that game."""
    start = state.agreed.start
    if start is not None and start.seed:
        return start.nonces
    return [(number, seat.nonce) for number, seat in state.seats.items() if seat.nonce]


# --- moves ----------------------------------------------------------------------------------------


class Act(Message, frozen=True, tag="act"):
    """Answer a prompt, or play a free action beside it."""

    prompt: PromptId
    action: Annotated[str, Meta(max_length=1000)]


def act(state: TableState, command: Act, by: Author, now: int) -> Change:
    """The prompt must still be the pending one: a late answer to an older prompt does nothing."""
    _check_plays(state, by)
    _check_asked(state, command.prompt)
    try:
        action = parse(command.action)
    except NotationError as error:
        raise not_an_action(error) from error
    _check_lesson(state, by.seat, action)
    return play(state, by.seat, action, "", by, now)


def _check_lesson(state: TableState, seat: int, action: int) -> None:
    """A lesson's step allows only some of the legal moves, and explains the others."""
    script = state.lesson
    if script is None:
        return
    reason = script.refusal(running_session(state), seat, action, to_text(action))
    if reason is not None:
        raise by_the_rules(Refused(reason, to_text(action)))


class Show(Message, frozen=True, tag="show"):
    """Show everyone a card of your hand."""

    card: Annotated[str, Meta(max_length=40)]


def show(state: TableState, command: Show, by: Author, now: int) -> Change:
    """Players may show their cards at any time (MUS-6)."""
    _check_plays(state, by)
    if command.card not in CARD_NAMES:
        raise Denied("notation-name", 400, read=command.card[:40], known=", ".join(CARD_NAMES))
    return _played(state, by.seat, "", by, now, Session.show, by.seat, CARD_NAMES.index(command.card))


def play(state: TableState, seat: int, action: int, cause: Cause, by: Author, now: int) -> Change:
    """A seat's action."""
    return _played(state, seat, cause, by, now, Session.act, seat, action)


def _played(
    state: TableState, seat: int, cause: Cause, by: Author, now: int, step: Callable[..., None], *values: int
) -> Change:
    """A step of the game, with the dice and draws that follow.

    The table is left with a copy of the game, and the game itself goes on: it has its prompt worked out already.
    """
    session = running_session(state)
    state.session, inputs = session.clone(), len(session.inputs)
    try:
        step(session, *values)
    except Refused as refused:
        state.session = session  # a refused step changes nothing
        raise by_the_rules(refused) from refused
    game = session.game
    entry = Played(
        at=now,
        by=by.person,
        seat=seat,
        lines=session.inputs[inputs:],
        events=stored_events(game.take_events()),
        cause=cause,
        digest=digest(game) if (state.inputs + 1) % DIGEST_EVERY == 0 or game.over else "",
    )
    return Change(entry, session)


def _check_plays(state: TableState, by: Author) -> None:
    """The person plays this seat now, and the game runs."""
    state.check_owner(by.person, by.seat)
    if state.seats[by.seat].bot:
        raise Denied("server-bot-plays", seat=by.seat)
    running_session(state)


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
    _check_plays(state, by)
    _check_asked(state, command.prompt)
    session = running_session(state)
    first = session.start.inputs
    own = [index for index in session.line if index >= first and session.inputs[index].startswith(f"{by.seat} ")]
    if not own:
        raise Denied("server-nothing-to-undo")
    agreed = state.voices(by.person)
    reason = session.undo_refusal(by.seat, own[-1], (*agreed, *state.silent_seats()))
    if reason is None:
        return _undone(state, UndoRequest(by.seat, own[-1], 0, agreed), by, now)
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
        return _undone(state, UndoRequest(request.seat, request.index, request.asked, agreed), by, now)
    return Change(Answered(at=now, by=by.person, seat=by.seat, yes=command.yes))


def _undone(state: TableState, request: UndoRequest, by: Author, now: int) -> Change:
    session = running_session(state).clone()
    session.undo(request.seat, request.index, (*request.agreed, *state.silent_seats()))
    entry = Undone(
        at=now,
        by=by.person,
        seat=request.seat,
        line=session.inputs[-1],
        to=state.made_at[request.index] - 1,
        digest=digest(session.game),
    )
    return Change(entry, session)


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
    game = state.game
    legal = game.refusal(turn.seat, command.action) is None
    return play(state, turn.seat, command.action if legal else game.prompt().default(), "bot", by, now)


class Tick(Struct, frozen=True):
    """Do what is due: a clock may have run out."""


def tick(state: TableState, _command: Tick, by: Author, now: int) -> Change:
    """An undo that no player is left to refuse, the end of the hourglass (HOUR-1), or the end of a move's time."""
    if state.status != PLAYING:
        raise Denied("server-not-due")
    if state.request is not None and state.undo_granted():
        return _undone(state, state.request, by, now)
    if state.timers.sand_running and state.sand_left(now) == 0:
        return run_out(state, by, now)
    deadline = state.move_deadline()
    if deadline is None or now < deadline:
        raise Denied("server-not-due")
    prompt = state.game.prompt()
    seat = state.responder(prompt)
    if state.clock.on_timeout == "bot":
        return Change(Stood(at=now, seat=seat, bot=USUAL_BOT))
    return play(state, seat, prompt.default(), "timeout", by, now)


def run_out(state: TableState, by: Author, now: int) -> Change:
    """The hourglass is empty."""
    return _played(state, -1, "sand", by, now, Session.run_out)


class ResumeTimers(Struct, frozen=True):
    """Let the clocks run again. No process has run them since this time; 0: never."""

    looked_after: int


def resume_timers(state: TableState, command: ResumeTimers, _by: Author, now: int) -> Change:
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
