"""``compile``: the engine as C, for whoever simulates or searches; nobody needs it to play."""

from typing import Annotated

import typer
from rich.console import Console

from mousquetaires.i18n import Texts
from mousquetaires.native import running
from mousquetaires.native.build import build, existing
from mousquetaires.native.build_folders import FULL, QUICK

from .common import LangOption, screen, texts_of
from .errors import problem_text


def compile_engine(
    context: typer.Context,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    lang: LangOption = None,
) -> None:
    texts = texts_of(context, lang)
    level = QUICK if quick else FULL
    there = existing(level)
    if there is None:
        with Console(stderr=True, highlight=False).status(texts.say("cli-compile-running")):
            folder = build(level)
        screen().print(texts.say("cli-compile-done", folder=str(folder)), soft_wrap=True)
    else:
        screen().print(texts.say("cli-compile-there", folder=str(there)), soft_wrap=True)


def engine_line(texts: Texts) -> str:
    """Which engine this process plays with, and why it is not the other one."""
    why = running().why
    return texts.say("engine-compiled") if why is None else texts.say("engine-pure", why=problem_text(texts, why))
