"""Functions that are called when something happens at a table. ``service.py`` registers them."""

from collections.abc import Callable
from dataclasses import dataclass, field

from .live_table import LiveTable
from .pubsub import Hint


@dataclass
class Observers:
    """Lists of functions, each called in turn."""

    changed: list[Callable[[LiveTable], None]] = field(default_factory=list)  # a table has a new version
    hinted: list[Callable[[LiveTable, Hint], None]] = field(default_factory=list)  # another process sent a hint
    asked: list[Callable[[LiveTable], None]] = field(default_factory=list)  # a player is asked, or the game is over
    left: list[Callable[[LiveTable, int], None]] = field(default_factory=list)  # a person has closed a connection
