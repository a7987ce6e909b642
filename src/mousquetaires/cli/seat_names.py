"""Finds a seat by what a user typed: its number, ``milady``, ``spectator`` or the name of a Musketeer."""

from collections.abc import Sequence

from mousquetaires.engine import ids
from mousquetaires.engine.config import Table

from .errors import CliError


def viewer_named(name: str, table: Table) -> int:
    """A seat or the spectator, by number or by name."""
    return _named(name, table, table.viewers)


def seat_named(name: str, table: Table) -> int:
    """A seat with a player, by number or by name."""
    return _named(name, table, [viewer for viewer in table.viewers if viewer != ids.SPECTATOR])


def _named(name: str, table: Table, viewers: Sequence[int]) -> int:
    known = {"milady": ids.MILADY, "spectator": ids.SPECTATOR}
    known |= {ids.HERO_NAMES[hero]: table.seat_of[hero] for hero in table.heroes}
    known |= {str(viewer): viewer for viewer in viewers}
    seat = known.get(name)
    if seat is None or seat not in viewers:
        possible = [word for word, viewer in known.items() if viewer in viewers]
        raise CliError("cli-seat", seat=name, known=", ".join(possible))
    return seat
