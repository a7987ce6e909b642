"""Walks through a finished game, input by input. Inputs that were undone are left out."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from mousquetaires.data import box_of_record
from mousquetaires.engine.components import Components
from mousquetaires.engine.events import Event
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse
from mousquetaires.engine.record import Session, apply_line
from mousquetaires.engine.record_replay import verify
from mousquetaires.engine.rules.setup import new_game

from .errors import AnalysisError

ROLL: Final = "roll"  # dice, or a card that is drawn
CHOICE: Final = "choice"  # an answer to a prompt, or a free action
OTHER: Final = "other"  # the hourglass runs out, or a card is shown


class Step(NamedTuple):
    """One input of the record: the game before and after it, and what happened."""

    at: int  # the index of the input in the record
    text: str
    kind: str
    before: Game
    after: Game
    events: list[Event]

    @property
    def seat(self) -> int:
        """The seat that chose."""
        return int(self.text[0])

    @property
    def action(self) -> int:
        """The action that the seat chose."""
        return parse(self.text[2:])


def finished_session(record: object, components: Components) -> Session:
    """The session of a record, verified. A game that isn't over can't be analysed."""
    session = verify(record, box_of_record(record, components))
    if not session.game.over:
        raise AnalysisError("analysis-unfinished", inputs=len(session.inputs))
    return session


def game_steps(session: Session) -> Iterator[Step]:
    """The inputs that were not undone, in order."""
    game = new_game(session.table)
    game.take_events()
    before = game.clone()
    for at in session.line:
        text = session.inputs[at]
        apply_line(game, text, at)
        after = game.clone()
        yield Step(at, text, _kind(text), before, after, game.take_events())
        before = after


def _kind(text: str) -> str:
    if text.startswith("*"):
        return ROLL
    return CHOICE if text[0].isdigit() and text[2:].split()[0] != "shows" else OTHER
