"""What the commands share: options, the screen, files in and out."""

import errno
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from mousquetaires.data import load
from mousquetaires.data.bounded_read import read_bounded
from mousquetaires.engine.components import Components
from mousquetaires.i18n import Texts, texts
from mousquetaires.i18n.errors import system_message

from .errors import Problem

STANDARD: Final = "-"  # instead of a file: standard input or output
MEGABYTE: Final = 1_000_000  # bytes
MOST_RECORD: Final = 16 * MEGABYTE  # a long game has a few hundred thousand bytes
MOST_DIGITS: Final = 9  # of a number: more than that is larger than anything it can stand for

# Help texts are put in by ``app``, from the Fluent files.
BoxOption = Annotated[Path | None, typer.Option("--box", metavar="FOLDER")]
LangOption = Annotated[str | None, typer.Option("--lang", metavar="CODE")]
RecordArgument = Annotated[str, typer.Argument(metavar="FILE")]


def screen() -> Console:
    """Where everything is printed; nothing in it is coloured by guessing."""
    return Console(highlight=False, markup=False, emoji=False)


def texts_of(context: typer.Context, language: str | None) -> Texts:
    """The words of the language that was asked for, here or by the machine's settings."""
    if language is not None:
        return texts(language)
    spoken = context.obj
    assert isinstance(spoken, Texts)
    return spoken


@contextmanager
def needs_server() -> Iterator[None]:
    """Around imports of the server: without the packages of the extra ``server``, say what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("mousquetaires"):
            raise
        raise Problem("cli-no-server") from error


def numbers_of(option: str, text: str, least: int = 1, most: int = 99) -> list[int]:
    """Numbers as written: 4, a range like 3-6, a list like 3,5."""
    found: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        if not (first.isascii() and first.isdigit()) or (dash and not (last.isascii() and last.isdigit())):
            raise Problem("cli-numbers", option=option, read=text)
        low, high = number_of(first), number_of(last or first)
        if low > high:
            raise Problem("cli-backwards", option=option, read=part, right=f"{last}-{first}")
        if low < least or high > most:
            raise Problem("cli-range", option=option, value=text, low=least, high=most)
        found += [number for number in range(low, high + 1) if number not in found]
    return found


def number_of(digits: str) -> int:
    """A number that may have more digits than Python reads; then it is larger than anything it can stand for.

    >>> number_of("0012"), number_of("7" * 5000)
    (12, 777777777)
    """
    return int(digits.lstrip("0")[:MOST_DIGITS] or "0")


def within(option: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise Problem("cli-range", option=option, value=value, low=low, high=high)


def box_of(folder: Path | None) -> Components:
    """The component tables: ours, or somebody's own."""
    return load(folder)


def read_json(file: str) -> object:
    """The JSON document in a file."""
    try:
        text = _standard_input() if file == STANDARD else read_bounded(file, MOST_RECORD).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Problem("cli-not-json", file=file) from error
    except FileNotFoundError as error:
        raise Problem("cli-no-file", file=file) from error
    except IsADirectoryError as error:
        raise Problem("cli-is-folder", file=file) from error
    except (OSError, ValueError) as error:  # a name with a zero in it is a ValueError
        if isinstance(error, OSError) and error.errno == errno.EFBIG:
            raise Problem("cli-too-large", file=file, most=MOST_RECORD // MEGABYTE) from error
        raise Problem("cli-unreadable", file=file, why=system_message(error)) from error
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Problem("cli-not-json", file=file) from error


def _standard_input() -> str:
    text = sys.stdin.read(MOST_RECORD + 1)
    if len(text) > MOST_RECORD:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return text.removeprefix("\ufeff")  # as in a file


def write_text(file: str, text: str) -> None:
    """Write a file, or to standard output."""
    if file == STANDARD:
        sys.stdout.write(text)
        return
    try:
        Path(file).write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        raise Problem("cli-unwritable", file=file, why=system_message(error)) from error


def check_writable(file: str | None) -> None:
    """Say at once, not after a long run, that a result cannot be written."""
    if file is None or file == STANDARD:
        return
    try:
        try_writing(Path(file))
    except (OSError, ValueError) as error:
        raise Problem("cli-unwritable", file=file, why=system_message(error)) from error


def try_writing(file: Path) -> None:
    """Open a file as if to write it, and leave everything as it was."""
    existed = file.exists()
    with file.open("a", encoding="utf-8"):
        pass
    if not existed:
        file.unlink()
