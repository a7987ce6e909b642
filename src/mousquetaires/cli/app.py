"""All commands, with help texts in the user's language."""

import re
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer
from typer import rich_utils
from typer.main import get_command

from mousquetaires import __version__
from mousquetaires.i18n import Texts

from . import (
    analyse,
    backup,
    bench,
    bot,
    dataset,
    lesson,
    mcp,
    odds,
    play,
    replay,
    serve,
    simulate,
    story,
    tournament,
    verify,
)
from .compile import compile_engine, engine_line
from .options import LangOption, texts_of

PROGRAM: Final = "mousquetaires"
# fmt: off
COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "play": play.play, "serve": serve.serve, "backup": backup.backup, "bot": bot.bot,
    "simulate": simulate.simulate, "tournament": tournament.tournament, "replay": replay.replay,
    "verify": verify.verify, "analyse": analyse.analyse, "story": story.story, "lesson": lesson.lesson,
    "odds": odds.odds, "bench": bench.bench, "compile": compile_engine, "dataset": dataset.dataset, "mcp": mcp.mcp,
}
# fmt: on
# fmt: off
METAVARS: Final = (
    "address", "aim", "bot", "code", "command", "file", "folder", "form", "level", "name", "names", "seat", "token",
    "who",
)
# fmt: on
PANELS: Final = ("options", "arguments", "commands")
VersionOption = Annotated[bool, typer.Option("--version")]


def root(context: typer.Context, version: VersionOption = False, lang: LangOption = None) -> None:
    """Handles a call without a command."""
    spoken = texts_of(context, lang)
    if version:
        typer.echo(spoken.say("cli-version", program=PROGRAM, version=__version__))
        typer.echo(engine_line(spoken))
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit


def command_for(texts: Texts) -> Any:
    """The whole command line, with help texts in one language."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True)(root)
    for name, function in COMMANDS.items():
        app.command(name)(function)
    group: Any = get_command(app)
    _explain(group, texts, "cli-help")
    for name, command in getattr(group, "commands", {}).items():
        _explain(command, texts, f"cli-help-{name}")
    group.subcommand_metavar = texts.say("cli-usage-command")
    for panel in PANELS:
        setattr(rich_utils, f"{panel.upper()}_PANEL_TITLE", texts.say(f"cli-panel-{panel}"))
    rich_utils.DEFAULT_STRING = texts.say("cli-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = texts.say("cli-required")
    return group


def _explain(command: Any, texts: Texts, key: str) -> None:
    command.help = texts.say(key)
    command.options_metavar = texts.say("cli-usage-options")
    for param in command.params:
        param.help = texts.say(f"cli-option-{param.name}")
        _show_value(param, texts)
    about_help = command.get_help_option(typer.Context(command))
    about_help.help = texts.say("cli-show-help")
    _show_value(about_help, texts)


def _metavar(word: str, texts: Texts) -> str:
    return texts.say(f"cli-metavar-{word.lower()}") if word.lower() in METAVARS else word


def _show_value(param: Any, texts: Texts) -> None:
    """Translate the placeholder of an option's value. Flags have none, and Python type names are hidden."""
    if getattr(param, "is_flag", False):
        param.metavar = ""
    elif param.metavar:
        param.metavar = re.sub("[A-Z]+", lambda word: _metavar(word[0], texts), param.metavar)
    if param.param_type_name == "argument":
        param.display_type_rich = lambda ctx: None  # noqa: ARG005  # it is called by this name
