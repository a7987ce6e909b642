"""The boxes that rules are tested with: the shipped box, and a first box whose values never change.

A test in ``tests/rules`` runs once with each (see its conftest), and ``box()`` is the box of the current run. In all
other tests it is the first box.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Final

from mousquetaires.data import texts
from mousquetaires.engine.component_table_parser import parse
from mousquetaires.engine.components import Components
from tools.balance.edit_component_tables import Values, changed, value_of
from tools.balance.tunable_values import FIRST, values_of

FIRST_RELEASED: Final = "3b16c5f2e6d8c8cd11b59dda2b4f1134"  # the digest of the first box that was released


def released_values(digest: str) -> Values:
    """The values of a released box that differ from the shipped one."""
    stored = json.loads(files("mousquetaires.data").joinpath("released", f"{digest}.json").read_text("utf-8"))
    tables = texts()
    return {key: value for key, value in stored.items() if value_of(tables, key) != value}


BOXES: Final[dict[str, Values]] = {"first_box": values_of(FIRST), "shipped_box": {}}  # changes to the shipped
_playing: list[Values] = [BOXES["first_box"]]
_parsed: dict[str, Components] = {}


def changed_box(values: Values) -> Components:
    """The shipped box with some values changed."""
    return parse(changed(texts(), values))


FIRST_BOX: Final = changed_box(BOXES["first_box"])  # the values before any tuning


def box() -> Components:
    """The box of the test that is running."""
    values = _playing[-1]
    key = repr(sorted(values.items()))
    if key not in _parsed:
        _parsed[key] = changed_box(values)
    return _parsed[key]


@contextmanager
def playing_with(values: Values) -> Iterator[None]:
    """Inside this context, ``box()`` is the shipped box with these values changed."""
    _playing.append(values)
    try:
        yield
    finally:
        _playing.pop()


def playing_values() -> Values:
    """The values in which the current box differs from the shipped one."""
    return _playing[-1]
