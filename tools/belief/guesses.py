"""Ways to guess where Milady is, from one seat's view. Each gives a chance for each place."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from mousquetaires.bots.adept.milady_destinations import destination_weights
from mousquetaires.bots.base import SeatPrompt
from mousquetaires.bots.belief import place_chances
from mousquetaires.bots.novice.position import Position
from mousquetaires.engine.ids import PLACES
from mousquetaires.engine.knowledge import possible_places
from mousquetaires.engine.view import Observation

Guess = Callable[[Observation], Sequence[float]]


def uniform(view: Observation) -> Sequence[float]:
    """All possible places are equally likely."""
    return shared(view, [1.0] * PLACES)


def weights_now(view: Observation) -> Sequence[float]:
    """The adept's weights in the current position, not in the one in which Milady chose."""
    weights = destination_weights(Position(view, SeatPrompt(view, 0, [], [], 0), Random(0)))
    return shared(view, [weights.get(place, 0.0) for place in range(PLACES)])


def belief(view: Observation) -> Sequence[float]:
    return place_chances(view)


def shared(view: Observation, weights: Sequence[float]) -> Sequence[float]:
    """Weights of the possible places as chances."""
    places = possible_places(view)
    total = sum(weights[place] for place in places)
    return [weights[place] / total if place in places else 0.0 for place in range(PLACES)]


GUESSES: Final[dict[str, Guess]] = {"uniform": uniform, "weights now": weights_now, "belief": belief}
