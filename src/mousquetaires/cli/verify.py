"""``verify``: checks that a record is genuine."""

from typing import Final

import typer

from mousquetaires.data import box_of_record
from mousquetaires.engine.record_replay import has_unchecked_dice
from mousquetaires.engine.record_replay import verify as check
from mousquetaires.i18n.sentences import name_text

from .files import read_json
from .options import BoxOption, LangOption, RecordArgument, box_of, texts_of
from .standard_streams import plain_console

UNCHECKED: Final = 1  # the exit code for a record without a seed


def verify(context: typer.Context, file: RecordArgument, box: BoxOption = None, lang: LangOption = None) -> None:
    texts = texts_of(context, lang)
    record = read_json(file)
    session = check(record, box_of_record(record, box_of(box)))
    if has_unchecked_dice(session):
        plain_console().print(texts.say("cli-verified-no-seed"), soft_wrap=True)
        raise typer.Exit(UNCHECKED)
    ending = name_text(texts, "ending", session.game.s.ending)
    inputs, turns = len(session.inputs), session.game.s.turn
    console = plain_console()
    console.print(texts.say("cli-verified", inputs=inputs, turns=turns, ending=ending), soft_wrap=True)
    if session.start.inputs:
        console.print(texts.say("cli-verified-start", inputs=session.start.inputs), soft_wrap=True)
    if session.start.chance:
        console.print(texts.say("cli-verified-fixed", outcomes=len(session.start.chance)), soft_wrap=True)
    if session.seed is not None and session.seed.nonces:
        console.print(texts.say("cli-verified-nonces", seats=len(session.seed.nonces)), soft_wrap=True)
