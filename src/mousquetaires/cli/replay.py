"""``replay``: prints what happened in a recorded game, as all players or one seat saw it."""

from collections.abc import Iterator
from typing import Annotated, Final

import typer

from mousquetaires.data import box_of_record
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.events import Event
from mousquetaires.engine.record import apply_line
from mousquetaires.engine.record_replay import read
from mousquetaires.engine.record_replay import replay as play_again
from mousquetaires.engine.rules.setup import new_game

from .errors import CliError
from .files import read_json
from .options import BoxOption, LangOption, RecordArgument, box_of, texts_of
from .seat_names import viewer_named
from .standard_streams import plain_console
from .terminal.event_lines import EventLines

UNDO: Final = "undo"


def replay(
    context: typer.Context,
    file: RecordArgument,
    to: Annotated[int | None, typer.Option("--to", metavar="N")] = None,
    seat: Annotated[str | None, typer.Option("--as", metavar="SEAT")] = None,
    truth: Annotated[bool, typer.Option("--truth")] = False,
    box: BoxOption = None,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    record = read_json(file)
    components = box_of_record(record, box_of(box))
    session = play_again(record, components)
    if to is not None and not 0 <= to <= len(session.inputs):
        raise CliError("cli-range", option="--to", value=to, low=0, high=len(session.inputs))
    if not session.game.over and seat is None and not truth:
        raise CliError("cli-replay-unfinished")
    parts = read(record, components)
    viewers = session.table.viewers if seat is None else (viewer_named(seat, session.table),)
    console = plain_console()
    story = EventLines(texts, session.table, viewers)
    for events, board in replayed_events(parts.setup, components, parts.inputs[:to]):
        for line in story.undone(board, texts.say("story-undo")) if events is None else story.tell(events):
            console.print(line)
    for line in story.rest():
        console.print(line)


def replayed_events(
    setup: Setup, components: Components, inputs: list[str]
) -> Iterator[tuple[list[Event] | None, int]]:
    """The events of each input (None for an undo), with the Quest board in play."""
    table = Table(setup, components)
    game = new_game(table)
    standing: list[int] = []
    yield game.take_events(), game.s.board
    for at, text in enumerate(inputs):
        if text.startswith(UNDO):
            first = int(text.split()[2])
            standing = [index for index in standing if index < first]
            game = new_game(table)
            for index in standing:
                apply_line(game, inputs[index], index)
            game.take_events()
            yield None, game.s.board
        else:
            apply_line(game, text, at)
            standing.append(at)
            yield game.take_events(), game.s.board
