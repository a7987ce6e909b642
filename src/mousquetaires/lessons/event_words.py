"""Events in words, as lessons name them: "adversary_beaten henchman"."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final

from mousquetaires.engine.config import Table
from mousquetaires.engine.events import EVENT_FIELDS, Event
from mousquetaires.engine.record import apply_line
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.i18n.sentences import NAMES

GAMES_REMEMBERED: Final = 64


def event_words(event: Event) -> str:
    """An event in words."""
    names = [_name(group, value) for group, value in zip(EVENT_FIELDS[event.kind], event.values, strict=True)]
    return " ".join([event.kind, *names])


def _name(group: str, value: int) -> str:
    names = NAMES.get(group)
    return names[value] if names is not None and 0 <= value < len(names) else str(value)


def fits(text: str, pattern: str) -> bool:
    """Whether an event is one that a pattern means. Words at the end may be left out, and * stands for anything.

    >>> fits("rochefort_came athos paris", "rochefort_came athos"), fits("moved athos paris", "moved * louvre")
    (True, False)
    """
    return fnmatchcase(f"{text} ", f"{pattern} *")


def has_happened(goals: Sequence[str], events: Sequence[str]) -> bool:
    """Whether each goal is among the events. A goal that stands there twice has to happen twice.

    >>> has_happened(["moved athos", "moved athos"], ["moved athos paris"])
    False
    """
    return all(sum(fits(event, goal) for event in events) >= goals.count(goal) for goal in goals)


@lru_cache(GAMES_REMEMBERED)
def events_of_lines(table: Table, lines: tuple[str, ...], start: int) -> tuple[tuple[str, ...], ...]:
    """What happened at each line of a record, from one of them on."""
    game = new_game(table)
    events = []
    for at, line in enumerate(lines):
        apply_line(game, line, at)
        events.append(tuple(map(event_words, game.take_events())))
    return tuple(events[start:])
