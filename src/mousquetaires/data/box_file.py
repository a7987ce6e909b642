"""A box of your own as one file: JSON with the printed values by dotted key. Values that it leaves out are ours.

>>> own_box({"foes.rochefort.life": 4}).foes[12].life
4
"""

import json
from functools import cache
from pathlib import Path
from typing import Final

from mousquetaires.engine.component_table_parser import ComponentError, parse, parse_written
from mousquetaires.engine.component_table_reader import BAD_FILE, Written
from mousquetaires.engine.component_table_values import value_errors, written_values
from mousquetaires.engine.components import Components

from .component_table_files import table_texts, text_of

FORMAT: Final = "mousquetaires-box"
VERSION: Final = 1


@cache
def our_box() -> Components:
    """The box of this release."""
    return parse(table_texts())


@cache
def our_values() -> dict[str, Written]:
    """The values of our box by dotted key."""
    return written_values(our_box())


def own_box(values: dict[str, object]) -> Components:
    """Our box with these values instead of ours. Raises ``ComponentError`` for the first that is not possible."""
    for error in value_errors(values):
        raise error
    return parse_written({**our_values(), **values})


def box_mistakes(values: dict[str, object]) -> list[ComponentError]:
    """Everything that is wrong with single values. If nothing is, the first value that contradicts another."""
    found = value_errors(values)
    if found:
        return found
    try:
        own_box(values)
    except ComponentError as error:
        return [error]
    return []


def changed_values(box: Components) -> dict[str, tuple[Written, Written]]:
    """The values of a box that are not ours, by dotted key: ours, and that of the box."""
    return {key: (ours, value) for key, value in written_values(box).items() if (ours := our_values()[key]) != value}


def box_file_text(box: Components) -> str:
    """The file of a box, with all its values: it stays the same box when ours changes."""
    content = {"format": FORMAT, "version": VERSION, "values": written_values(box)}
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def load_box_file(file: Path) -> Components:
    """The box in a file. Raises ``ComponentError``."""
    return own_box(values_in(text_of(file, str(file)), str(file)))


def values_in(text: str, name: str) -> dict[str, object]:
    """The values in the text of a box file."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        content = None
    if isinstance(content, dict) and content.get("format") == FORMAT and content.get("version") == VERSION:
        values = content.get("values")
        if isinstance(values, dict):
            return values
    raise ComponentError(name, "", BAD_FILE, {})
