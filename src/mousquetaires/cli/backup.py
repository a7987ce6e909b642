"""``backup``: copies the server's database while the server runs."""

import os
from pathlib import Path
from typing import Annotated

import typer

from .options import LangOption, needs_server, texts_of
from .serve import ConfigOption, DatabaseOption


def backup(
    context: typer.Context,
    target: Annotated[Path, typer.Argument(metavar="FILE")],
    database: DatabaseOption = None,
    config: ConfigOption = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: LangOption = None,
) -> None:
    # Imported here because the other commands start faster without the server.
    with needs_server():
        from mousquetaires.server.backup import backup as copy
        from mousquetaires.server.settings import load_settings

    texts = texts_of(context, lang)
    settings = load_settings(config, os.environ, database=database)
    copy(settings.database, target, force)
    typer.echo(texts.say("cli-backup-done", file=str(target)))
