"""Reads and writes the files that commands take: JSON in, text out, with "-" for the standard streams."""

import errno
import json
import os
import sys
from pathlib import Path
from typing import Final

from mousquetaires.data.bounded_read import read_bounded
from mousquetaires.i18n.errors import system_message

from .errors import CliError

STANDARD: Final = "-"  # instead of a file name: standard input or output
MEGABYTE: Final = 1_000_000  # bytes
MOST_RECORD: Final = 16 * MEGABYTE  # a long game has a few hundred thousand bytes


def read_json(file: str) -> object:
    """The JSON document in a file."""
    try:
        text = _standard_input() if file == STANDARD else read_bounded(file, MOST_RECORD).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CliError("cli-not-json", file=file) from error
    except FileNotFoundError as error:
        raise CliError("cli-no-file", file=file) from error
    except IsADirectoryError as error:
        raise CliError("cli-is-folder", file=file) from error
    except (OSError, ValueError) as error:  # a name with a null character is a ValueError
        if isinstance(error, OSError) and error.errno == errno.EFBIG:
            raise CliError("cli-too-large", file=file, most=MOST_RECORD // MEGABYTE) from error
        raise CliError("cli-unreadable", file=file, why=system_message(error)) from error
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CliError("cli-not-json", file=file) from error


def _standard_input() -> str:
    text = sys.stdin.read(MOST_RECORD + 1)
    if len(text) > MOST_RECORD:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return text.removeprefix("\ufeff")  # the byte order mark, as in a file


def write_text(file: str, text: str) -> None:
    """Write text to a file or to standard output."""
    if file == STANDARD:
        sys.stdout.write(text)
        return
    try:
        Path(file).write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        raise CliError("cli-unwritable", file=file, why=system_message(error)) from error


def check_writable(file: str | None) -> None:
    """Raise an error before a long run if its result cannot be written."""
    if file is None or file == STANDARD:
        return
    try:
        try_writing(Path(file))
    except (OSError, ValueError) as error:
        raise CliError("cli-unwritable", file=file, why=system_message(error)) from error


def try_writing(file: Path) -> None:
    """Open a file for writing without changing it."""
    existed = file.exists()
    with file.open("a", encoding="utf-8"):
        pass
    if not existed:
        file.unlink()
