"""What comes of a player's message: the same whether it came by a WebSocket or was posted by a bot."""

from hashlib import blake2b

import msgspec

from mousquetaires.engine.ids import PLACE_NAMES, SPECTATOR
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.reasons import NOT_YOUR_PROMPT, Refused
from mousquetaires.engine.view import Observation, observe

from ..api.protocol import Act, Agree, Move, Odds, Say, Show, Undo, Why
from ..live.registry import Registry, Verb
from ..refusals import Denied, by_the_rules, not_an_action
from .entries import AnyEntry, Sent
from .options import plain_line
from .room import TableState, viewer_of


async def move(registry: Registry, table: str, person: int, seat: int, message: Move) -> int:
    """Carry out a message; answers the version at which it happened."""
    sent = Sent(person, seat, message.mark, blake2b(msgspec.json.encode(message), digest_size=8).hexdigest())
    verb = _verb(registry, person, seat, message)

    def marked(state: TableState, at: int) -> AnyEntry:
        entry = verb(state, at)
        sent.on(entry)
        return entry

    return await registry.change(table, marked, sent)


def _verb(registry: Registry, person: int, seat: int, message: Move) -> Verb:
    def verb(state: TableState, at: int) -> AnyEntry:
        match message:
            case Say():
                _may_speak(state, person, seat)
                return state.say(person, seat == SPECTATOR, _speech(registry, message.text), at)
            case Act():
                return state.act(person, seat, message.prompt, message.action, at)
            case Show():
                return state.show(person, seat, message.card, at)
            case Undo():
                return state.undo(person, seat, message.prompt, message.ask, at)
            case Agree():
                return state.answer(person, seat, message.asked, message.yes, at)

    return verb


def _may_speak(state: TableState, person: int, seat: int) -> None:
    """One speaks from one's own seat, so that what is said in the gallery stays there."""
    viewer_of(state, person, seat)
    if seat == SPECTATOR and not state.agreed.spectators and not state.seats_of(person):
        raise Denied("server-no-spectators", 403)


def _speech(registry: Registry, text: str) -> str:
    said = plain_line(text)
    most = registry.settings.max_chat
    if not said or len(said) > most:
        raise Denied("server-chat-length", 400, most=most)
    return said


def reason_why(state: TableState, seat: int, message: Why) -> dict[str, object] | None:
    """Why this seat may not do something now; None when it may."""
    try:
        action = parse(message.action)
    except NotationError as error:
        raise not_an_action(error) from error
    if seat == SPECTATOR:
        raise Denied("server-not-your-seat", 403, seat=seat)
    reason = state.game.refusal(seat, action)
    return None if reason is None else reason.to_json()


def asked_view(state: TableState, seat: int) -> Observation:
    """What a seat sees that is asked something now; nobody else has a choice to think about."""
    if seat == SPECTATOR:
        raise Denied("server-spectator", 403)
    game = state.game
    if not game.asking or not game.prompt().seats >> seat & 1:
        raise by_the_rules(Refused(NOT_YOUR_PROMPT, ""))
    return observe(game, seat)


def considered(state: TableState, seat: int, message: Odds) -> tuple[Observation, int | None]:
    """What a seat sees that thinks about a choice, and the choice; None when it is not possible.

    That is no refusal: how many there were is public, and may depend on nobody's cards.
    """
    try:
        action = parse(message.action)
    except NotationError as error:
        raise not_an_action(error) from error
    view = asked_view(state, seat)
    return view, action if state.game.refusal(seat, action) is None else None


def check_place(place: str) -> str:
    if place not in PLACE_NAMES:
        raise Denied("server-no-place", 400, known=", ".join(PLACE_NAMES))
    return place
