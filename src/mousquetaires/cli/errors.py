"""Error messages of the command line, each in one sentence."""

from typing import Final

import typer

from mousquetaires.engine.component_table_parser import ComponentError
from mousquetaires.engine.config import SetupError
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import RecordError
from mousquetaires.i18n import MOST_NUMBER, Texts, digits_of
from mousquetaires.i18n.errors import KeyedError, Value
from mousquetaires.i18n.printable import printable
from mousquetaires.i18n.sentences import reason_text

MISUSE: Final = 2  # the exit code for errors the user can fix
SPACES: Final = "\u00a0\u202f"  # French puts them before some punctuation
LONGEST: Final = 80  # characters shown of a value
WHOLE: Final = ("known", "why", "file", "folder")  # values that are never shortened


class CliError(KeyedError):
    """A request that cannot be fulfilled. Carries a text key and values."""


def error_text(texts: Texts, error: Exception) -> str:
    """The message of an error that has a text key."""
    if isinstance(error, ComponentError):
        place = f"{error.file}, {error.key}" if error.key else error.file
        return plain(texts.say(error.reason, place=place, **error.values))
    if isinstance(error, RecordError):
        values = {**error.values, "at": error.at + 1, "why": _cause(texts, error)}
        return plain(texts.say(error.key, **_short(values)))
    if isinstance(error, Refused):
        return reason_text(texts, error.reason)
    key, values = getattr(error, "key", ""), getattr(error, "values", {})
    return plain(texts.say(key, **_short(values)))  # it may begin with a file name, which must not be capitalised


def _cause(texts: Texts, error: RecordError) -> str:
    """Why the rules refuse an input of the record."""
    cause = error.__cause__
    if isinstance(cause, (Refused, SetupError)):
        return error_text(texts, cause)
    return ""


def _short(values: dict[str, Value]) -> dict[str, Value]:
    """Shorten long values, except those in ``WHOLE``."""
    return {name: value if name in WHOLE else _cut(value) for name, value in values.items()}


def _cut(value: Value) -> Value:
    if isinstance(value, int):
        return value if abs(value) < MOST_NUMBER else _cut(digits_of(value))
    return value if len(value) <= LONGEST else value[:LONGEST] + "…"


def plain(text: str) -> str:
    """The text as one line of printable characters, whatever a file or an argument contained."""
    return printable(text, "·", SPACES)


def usage_text(texts: Texts, error: typer.TyperException) -> str:
    """The message for invalid command-line arguments."""
    option = getattr(error, "option_name", None)
    if option is not None and hasattr(error, "possibilities"):
        return plain(texts.say("cli-no-such-option", option=option))
    if option is not None:
        return plain(texts.say("cli-option-needs-value", option=option))
    param = getattr(error, "param", None)
    if param is not None:
        name = param.opts[0] if param.opts[0].startswith("-") else param.metavar
        return plain(texts.say("cli-missing" if hasattr(error, "param_type") else "cli-not-a-number", option=name))
    context = getattr(error, "ctx", None)
    if context is not None and hasattr(context.command, "commands"):
        known = ", ".join(context.command.commands)
        return plain(texts.say("cli-no-such-command", command=_quoted(error.message), known=known))
    return plain(texts.say("cli-extra-argument", argument=_quoted(error.message)))


def _quoted(message: str) -> str:
    """The subject of the message: the text in its last quotes or brackets."""
    first, last = ("(", ")") if message.endswith(")") else ("'", "'")
    return message.rpartition(last)[0].rpartition(first)[2]
