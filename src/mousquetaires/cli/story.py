"""``story``: a finished game as a story in chapters."""

import sys

import typer

from mousquetaires.analysis.game_steps import finished_session
from mousquetaires.analysis.story import story as story_of

from .files import read_json
from .options import BoxOption, LangOption, RecordArgument, box_of, texts_of


def story(context: typer.Context, file: RecordArgument, box: BoxOption = None, lang: LangOption = None) -> None:
    texts = texts_of(context, lang)
    sys.stdout.write(story_of(finished_session(read_json(file), box_of(box)), texts))
