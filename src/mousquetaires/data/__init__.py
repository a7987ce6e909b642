"""Loads the printed values of the box: ours, an earlier one of ours, or those in a folder or file of your own.

>>> len(load().heroes)
5
"""

from pathlib import Path

from mousquetaires.engine.component_table_parser import ComponentError, parse, sources
from mousquetaires.engine.components import Components

from .box_file import load_box_file
from .component_table_files import table_texts as texts
from .released_boxes import box_of_record, find_box, released_digests

__all__ = ["ComponentError", "box_of_record", "find_box", "load", "released_digests", "sources", "texts"]


def load(path: Path | None = None) -> Components:
    """The components of our box. Tables in a folder replace ours of the same name; a box file replaces values."""
    if path is not None and path.is_file():
        return load_box_file(path)
    return parse(texts(path))
