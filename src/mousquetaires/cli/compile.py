"""``compile``: compiles the engine to C, for fast simulations and searches. Not needed to play."""

from typing import Annotated

import typer
from rich.console import Console

from mousquetaires.i18n import Texts
from mousquetaires.native import running
from mousquetaires.native.background import start_build
from mousquetaires.native.build import build, existing
from mousquetaires.native.build_folders import FULL, QUICK

from .errors import error_text
from .options import LangOption, texts_of
from .standard_streams import plain_console, print_if_possible


def compile_engine(
    context: typer.Context,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    background: Annotated[str | None, typer.Option("--background", metavar="COMMAND")] = None,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    if background is None:
        return compile_now(texts, QUICK if quick else FULL)
    if start_build(background):
        print_if_possible(texts.say("cli-compile-background"))
    return None


def compile_now(texts: Texts, level: int) -> None:
    """Compile and wait, unless there is a build already."""
    there = existing(level)
    if there is None:
        with Console(stderr=True, highlight=False).status(texts.say("cli-compile-running")):
            folder = build(level)
        plain_console().print(texts.say("cli-compile-done", folder=str(folder)), soft_wrap=True)
    else:
        plain_console().print(texts.say("cli-compile-there", folder=str(there)), soft_wrap=True)


def engine_line(texts: Texts) -> str:
    """Which engine this process uses, and why."""
    why = running().why
    return texts.say("engine-compiled") if why is None else texts.say("engine-pure", why=error_text(texts, why))
