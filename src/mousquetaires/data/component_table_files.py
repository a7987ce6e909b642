"""Reads the texts of component tables: ours, and those in a folder of your own."""

import errno
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from mousquetaires.engine.component_table_reader import (
    FILES,
    MISSING_FOLDER,
    NO_TABLE,
    NOT_UTF8,
    SUFFIX,
    UNKNOWN_FILE,
    UNREADABLE,
    ComponentError,
)

from .bounded_read import read_bounded

MOST_TABLE: Final = 1_000_000  # bytes of a component table


def table_texts(folder: Path | None = None) -> dict[str, str]:
    """The TOML text of every table, by file name. Checks only that each file exists and is text."""
    assert __package__ is not None
    box = files(__package__).joinpath("box")
    own = _own_tables(folder) if folder is not None else {}
    return {file: text_of(own.get(file, box.joinpath(file)), file) for file in FILES}


def _own_tables(folder: Path) -> dict[str, Path]:
    """The tables in the user's folder. An unknown file name is an error, because it may be a typo."""
    try:
        if not folder.is_dir():
            raise ComponentError(str(folder), "", MISSING_FOLDER, {})
        found = sorted(path for path in folder.iterdir() if path.suffix.lower() == SUFFIX)
    except OSError as error:
        raise unreadable(str(folder), error) from error
    for path in found:
        if path.name not in FILES:
            raise ComponentError(path.name, "", UNKNOWN_FILE, {"known": ", ".join(FILES)})
    if not found:
        raise ComponentError(str(folder), "", NO_TABLE, {"known": ", ".join(FILES)})
    return {path.name: path for path in found}


def text_of(path: Traversable, file: str) -> str:
    """The text of a file. Raises ``ComponentError`` if it can't be read."""
    try:
        content = read_bounded(path, MOST_TABLE) if isinstance(path, Path) else path.read_bytes()
    except OSError as error:
        raise unreadable(file, error) from error
    try:
        return content.decode("utf-8-sig")  # some editors write a byte order mark
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ComponentError(file, "", NOT_UTF8, {"line": line}) from error


def unreadable(file: str, error: OSError) -> ComponentError:
    """The error for a file that can't be opened."""
    return ComponentError(file, "", UNREADABLE, {"code": errno.errorcode.get(error.errno or 0, "")})
