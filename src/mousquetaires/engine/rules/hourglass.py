"""HOUR: the hourglass of Emergency!, whose end arrives as an input."""

from typing import TYPE_CHECKING, Final

from ..ids import MILADY
from ..reasons import GAME_OVER, Reason

if TYPE_CHECKING:
    from ..machine import Game

STOPS: Final = ("duel", "force", "lay_tokens")


def sand_runs(g: "Game") -> bool:
    """Whether the sand is falling at this moment."""
    return sand_refusal(g) is None


def sand_refusal(g: "Game") -> Reason | None:
    """Why the hourglass cannot run out now."""
    s = g.s
    if s.ending:
        return GAME_OVER
    if not s.emergency or s.phase != 2 or s.sand_out:
        return Reason("HOUR-1", "reason-no-hourglass")  # HOUR-1
    for kind in STOPS:
        if g.in_frame(kind):
            return Reason("HOUR-2", "reason-sand-stopped")  # RUL-SAND-STOPS
    if not g.asking or g.prompt().seats == 1 << MILADY:
        return Reason("HOUR-2", "reason-sand-stopped")  # HOUR-2
    return None
