"""Loads the printed values of the box: ours, an earlier one of ours, or those in a folder of your own.

>>> len(load().heroes)
5
"""

import errno
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from mousquetaires.engine.component_table_reader import MISSING_FOLDER, NO_TABLE, NOT_UTF8, UNKNOWN_FILE, UNREADABLE
from mousquetaires.engine.component_tables import FILES, SUFFIX, ComponentError, parse, sources
from mousquetaires.engine.components import Components

from .bounded_read import read_bounded
from .released_boxes import box_of_record, find_box, released_digests

__all__ = ["ComponentError", "box_of_record", "find_box", "load", "released_digests", "sources", "texts"]
MOST_TABLE: Final = 1_000_000  # bytes of a component table


def load(folder: Path | None = None) -> Components:
    """The components of our box. Tables in ``folder`` replace ours of the same name."""
    return parse(texts(folder))


def texts(folder: Path | None = None) -> dict[str, str]:
    """The TOML text of every table, by file name. Checks only that each file exists and is text."""
    box = files(__name__).joinpath("box")
    own = _own_tables(folder) if folder is not None else {}
    return {file: _text(own.get(file, box.joinpath(file)), file) for file in FILES}


def _own_tables(folder: Path) -> dict[str, Path]:
    """The tables in the user's folder. An unknown file name is an error, because it may be a typo."""
    try:
        if not folder.is_dir():
            raise ComponentError(str(folder), "", MISSING_FOLDER, {})
        found = sorted(path for path in folder.iterdir() if path.suffix.lower() == SUFFIX)
    except OSError as error:
        raise _unreadable(str(folder), error) from error
    for path in found:
        if path.name not in FILES:
            raise ComponentError(path.name, "", UNKNOWN_FILE, {"known": ", ".join(FILES)})
    if not found:
        raise ComponentError(str(folder), "", NO_TABLE, {"known": ", ".join(FILES)})
    return {path.name: path for path in found}


def _text(path: Traversable, file: str) -> str:
    try:
        content = read_bounded(path, MOST_TABLE) if isinstance(path, Path) else path.read_bytes()
    except OSError as error:
        raise _unreadable(file, error) from error
    try:
        return content.decode("utf-8-sig")  # some editors write a byte order mark
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ComponentError(file, "", NOT_UTF8, {"line": line}) from error


def _unreadable(file: str, error: OSError) -> ComponentError:
    code = errno.errorcode.get(error.errno or 0, "")
    return ComponentError(file, "", UNREADABLE, {"code": code})
