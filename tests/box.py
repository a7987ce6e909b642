"""The boxes that rules are tested with: the shipped one, and one whose values stay however ours are tuned.

A test in ``tests/rules`` runs once with each (see its conftest); ``box()`` is the one it runs with now. Everywhere else
it is the first box.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from mousquetaires.data import texts
from mousquetaires.engine.component_tables import parse
from mousquetaires.engine.components import Components
from tools.balance.edit_component_tables import Values, changed
from tools.balance.tunable_values import FIRST, values_of

BOXES: Final[dict[str, Values]] = {"first_box": values_of(FIRST), "shipped_box": {}}  # what differs from the shipped
_playing: list[Values] = [BOXES["first_box"]]
_parsed: dict[str, Components] = {}


def changed_box(values: Values) -> Components:
    """The shipped box with some values changed."""
    return parse(changed(texts(), values))


FIRST_BOX: Final = changed_box(BOXES["first_box"])  # the values we began with


def box() -> Components:
    """The box that the test now running plays with."""
    values = _playing[-1]
    key = repr(sorted(values.items()))
    if key not in _parsed:
        _parsed[key] = changed_box(values)
    return _parsed[key]


@contextmanager
def playing_with(values: Values) -> Iterator[None]:
    """Within it, scenes are laid out with these values of the shipped box changed."""
    _playing.append(values)
    try:
        yield
    finally:
        _playing.pop()


def playing_values() -> Values:
    """What the box that is played with now changes of the shipped one."""
    return _playing[-1]
