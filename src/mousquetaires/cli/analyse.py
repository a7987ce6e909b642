"""``analyse``: where a game was won and lost, as tables, as an HTML report or as JSON."""

import json
from typing import Annotated, Final

import typer

from mousquetaires.analysis.game_steps import finished_session
from mousquetaires.analysis.report import analyse as analyse_game
from mousquetaires.analysis.report import to_json

from .analysis_html import html_report
from .analysis_tables import show_analysis
from .files import check_writable, read_json, write_text
from .options import BoxOption, LangOption, RecordArgument, box_of, texts_of, within
from .standard_streams import plain_console

MOST_PLAYOUTS: Final = 10_000
MOST_JOBS: Final = 64


def analyse(
    context: typer.Context,
    file: RecordArgument,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    playouts: Annotated[int, typer.Option("--playouts", metavar="N")] = 0,
    playout_jobs: Annotated[int, typer.Option("--jobs", metavar="N")] = 1,
    box: BoxOption = None,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    within("--playouts", playouts, 0, MOST_PLAYOUTS)
    within("--jobs", playout_jobs, 1, MOST_JOBS)
    check_writable(html)
    found = analyse_game(finished_session(read_json(file), box_of(box)), playouts=playouts, jobs=playout_jobs)
    if html is not None:
        write_text(html, html_report(texts, found))
    if as_json:
        typer.echo(json.dumps(to_json(found), ensure_ascii=False))
    elif html is None:
        show_analysis(texts, plain_console(), found)
