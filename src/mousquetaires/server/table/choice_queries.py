"""Questions a player asks about their choices: why not this one, and what would it bring. Nothing changes."""

from mousquetaires.engine.ids import PLACE_NAMES, SPECTATOR
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.reasons import NOT_YOUR_PROMPT, Refused
from mousquetaires.engine.view import Observation, observe

from ..refusals import Denied, by_the_rules, not_an_action
from .state import TableState


def reason_why(state: TableState, seat: int, text: str) -> dict[str, object] | None:
    """Why a seat may not play an action now; None when it may."""
    action = _parsed(text)
    if seat == SPECTATOR:
        raise Denied("server-not-your-seat", 403, seat=seat)
    reason = state.game.refusal(seat, action)
    return None if reason is None else reason.to_json()


def asked_view(state: TableState, seat: int) -> Observation:
    """What a seat sees, if it is asked now; the others have no choice to think about."""
    if seat == SPECTATOR:
        raise Denied("server-spectator", 403)
    game = state.game
    if not game.asking or not game.prompt().seats >> seat & 1:
        raise by_the_rules(Refused(NOT_YOUR_PROMPT, ""))
    return observe(game, seat)


def coached_view(state: TableState, person: int, seat: int) -> Observation:
    """What a seat sees, for the coach: the person plays the seat, is asked now, and the table allows the coach."""
    if not state.coach_allowed():
        raise Denied("server-coach-off", 403)
    view = asked_view(state, seat)
    state.check_owner(person, seat)
    if state.seats[seat].bot:
        raise Denied("server-bot-plays", seat=seat)
    return view


def considered(state: TableState, seat: int, text: str) -> tuple[Observation, int | None]:
    """What a seat sees, and the choice it thinks about; None when that choice is not possible.

    That is no refusal: the number of refusals is public, and must not depend on hidden cards.
    """
    action = _parsed(text)
    view = asked_view(state, seat)
    return view, action if state.game.refusal(seat, action) is None else None


def _parsed(text: str) -> int:
    try:
        return parse(text)
    except NotationError as error:
        raise not_an_action(error) from error


def check_place(place: str) -> str:
    """A place of the board, by its name."""
    if place not in PLACE_NAMES:
        raise Denied("server-no-place", 400, known=", ".join(PLACE_NAMES))
    return place
