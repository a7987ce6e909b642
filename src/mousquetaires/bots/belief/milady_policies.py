"""How likely each of Milady's bots goes to each place, in a position that is known from public facts alone."""

from collections.abc import Callable
from typing import Final

from mousquetaires.engine.actions import arg_of
from mousquetaires.engine.ids import PLACES

from ..adept.milady_destinations import destination_weights
from ..adept.milady_position import MiladyPosition
from ..novice import milady as novice
from .master_policy import master_shares

Chances = tuple[float, ...]  # by place
Policy = Callable[[MiladyPosition], Chances]


def by_place(position: MiladyPosition, shares: list[float]) -> Chances:
    """The shares of the prompt's options as chances by place."""
    total = sum(shares)
    found = [0.0] * PLACES
    for action, share in zip(position.prompt.options, shares, strict=True):
        found[arg_of(action)] = share / total
    return tuple(found)


def random_policy(position: MiladyPosition) -> Chances:
    """Every place is equally likely. It also stands for players who are like no bot: nothing is impossible."""
    return by_place(position, [1.0] * len(position.prompt.options))


def novice_policy(position: MiladyPosition) -> Chances:
    places = [arg_of(action) for action in position.prompt.options]
    return by_place(position, novice.raised([novice.destination_weight(position, place) for place in places]))


def adept_policy(position: MiladyPosition) -> Chances:
    weights = destination_weights(position, position.prices.weights)
    return by_place(position, [weights[arg_of(action)] for action in position.prompt.options])


def master_policy(position: MiladyPosition) -> Chances:
    return by_place(position, master_shares(position))


# Each policy with the share of players who are thought to follow it. ``treachery_hand.kept_chance`` has the same order.
POLICIES: Final[tuple[tuple[float, Policy], ...]] = (
    (0.03, random_policy),
    (0.03, novice_policy),
    (0.7, adept_policy),
    (0.24, master_policy),
)
