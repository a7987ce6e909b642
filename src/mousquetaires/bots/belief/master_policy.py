"""How likely a master Milady goes to each place.

A master searches, and its search can't be repeated from public facts. So this is a fit: a master starts from the
adept's choice, and its search prefers some places. ``python -m tools.belief.fit`` fits the numbers to its games.
"""

from math import exp, log
from typing import Final

from mousquetaires.engine.actions import arg_of
from mousquetaires.engine.ids import LOCATION_CARDS

from ..adept.milady_destinations import destination_weights, musketeers_to_meet
from ..adept.milady_position import MiladyPosition

LEAST_WEIGHT: Final = 1e-3
# By fact: the adept's share, then for each place its habit, the first turn, and each Musketeer to meet there.
FITTED: Final = (
    0.29,
    *(-0.36, 0.05, -0.16),  # Paris
    *(-1.26, -0.30, -0.02),  # the Louvre
    *(1.68, -0.71, -0.53),  # La Rochelle
    *(0.29, -0.87, 0.75),  # the Quest
    *(-0.31, 2.26, 0.00),  # Richelieu
    *(-0.04, -0.43, 0.00),  # her quarters
)


def master_facts(position: MiladyPosition, place: int, adepts: float) -> list[float]:
    """What makes a master go to a place: an adept's share, and for each place a habit, the first turn, and prey."""
    prey, first = float(musketeers_to_meet(position, place)), float(position.o.turn <= 1)
    found = [log(max(LEAST_WEIGHT, adepts))]
    for one in LOCATION_CARDS:
        found += [1.0, first, prey] if one == place else [0.0, 0.0, 0.0]
    return found


def option_facts(position: MiladyPosition) -> list[list[float]]:
    """The facts of each option of the prompt."""
    weights = destination_weights(position, position.prices.weights)
    places = [arg_of(action) for action in position.prompt.options]
    total = sum([weights[place] for place in places])
    return [master_facts(position, place, weights[place] / total) for place in places]


def master_shares(position: MiladyPosition) -> list[float]:
    """A weight for each option of the prompt."""
    scores = [sum([n * weight for n, weight in zip(row, FITTED, strict=True)]) for row in option_facts(position)]
    return [exp(score) for score in scores]
