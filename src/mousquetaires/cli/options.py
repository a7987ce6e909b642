"""Options that several commands share, and the parsing of their values."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from mousquetaires.data import load
from mousquetaires.engine.components import Components
from mousquetaires.i18n import Texts, texts

from .errors import CliError

MOST_DIGITS: Final = 9  # longer numbers exceed every limit anyway

# ``app`` adds the help texts from the Fluent files.
BoxOption = Annotated[Path | None, typer.Option("--box", metavar="PATH")]
LangOption = Annotated[str | None, typer.Option("--lang", metavar="CODE")]
RecordArgument = Annotated[str, typer.Argument(metavar="FILE")]


def texts_of(context: typer.Context, language: str | None) -> Texts:
    """The texts of the language in --lang, or else of the system's language."""
    if language is not None:
        return texts(language)
    spoken = context.obj
    assert isinstance(spoken, Texts)
    return spoken


@contextmanager
def needs_server() -> Iterator[None]:
    """Wrap imports of the server. If its packages (extra ``server``) are missing, say what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("mousquetaires"):
            raise
        raise CliError("cli-no-server") from error


def numbers_of(option: str, text: str, least: int = 1, most: int = 99) -> list[int]:
    """A list of numbers: 4, a range like 3-6, or a list like 3,5."""
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        if not (first.isascii() and first.isdigit()) or (dash and not (last.isascii() and last.isdigit())):
            raise CliError("cli-numbers", option=option, read=text)
        low, high = number_of(first), number_of(last or first)
        if low > high:
            raise CliError("cli-backwards", option=option, read=part, right=f"{last}-{first}")
        if low < least or high > most:
            raise CliError("cli-range", option=option, value=text, low=least, high=most)
        found += [number for number in range(low, high + 1) if number not in found]
    return found


def number_of(digits: str) -> int:
    """A number of any length. Digits beyond the first nine are dropped: it exceeds every limit anyway.

    >>> number_of("0012"), number_of("7" * 5000)
    (12, 777777777)
    """
    return int(digits.lstrip("0")[:MOST_DIGITS] or "0")


def within(option: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise CliError("cli-range", option=option, value=value, low=low, high=high)


def box_of(path: Path | None) -> Components:
    """The components: ours, or those of the user's folder or box file."""
    return load(path)
