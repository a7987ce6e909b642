"""Compares Milady's place, turn by turn, with the chances that followed from what was known."""

from math import log2
from typing import NamedTuple

from mousquetaires.bots.belief.destinations import place_chances
from mousquetaires.engine.ids import LOCATION_CARDS, SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.view import observe

from .game_steps import Step


class TurnBelief(NamedTuple):
    """The chance of each place from public facts alone, right before Milady's card was turned up."""

    at: int
    turn: int
    truth: int
    chances: tuple[float, ...]  # by place

    @property
    def bits(self) -> float:
        """How surprising her place was: 0 if it was certain, 1 if it was even odds."""
        return abs(log2(max(self.chances[self.truth], 1e-9)))


def seen_places(game: Game, viewer: int) -> tuple[float, ...]:
    """The chance of each place, as this viewer could believe."""
    return place_chances(observe(game, viewer))


def turn_belief(step: Step) -> TurnBelief | None:
    """The belief at the moment when Milady is shown. None at all other steps."""
    before, after = step.before.s, step.after.s
    hidden = step.before.table.milady and not before.shown and before.destination in LOCATION_CARDS
    if not hidden or not (after.shown or after.turn != before.turn or after.ending):
        return None
    return TurnBelief(step.at, before.turn, before.destination, seen_places(step.before, SPECTATOR))
