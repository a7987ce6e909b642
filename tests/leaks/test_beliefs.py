"""What a bot believes about Milady's secrets follows from what its seat may know, and from nothing else."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from mousquetaires.bots.belief import secret_weights
from mousquetaires.bots.belief.destinations import chosen_chances, policy_chances
from mousquetaires.bots.belief.paris_hand import taken_chances
from mousquetaires.bots.belief.treachery_hand import weights_of_hand
from mousquetaires.engine.determinization import SecretWeights
from mousquetaires.engine.machine import Game
from mousquetaires.engine.view import Observation, observe
from tests.leaks.changed_secrets import twins
from tests.leaks.positions import some_game
from tools.random_play import put, some_input

GAMES: Final = 3  # at each table, because one may be over soon


def positions(index: int, rng: Random) -> Iterator[Game]:
    """Every tenth prompt or draw of random games at a table."""
    for _ in range(GAMES):
        game = some_game(index, bool(index % 2), rng)
        for number in range(300):
            if game.over:
                break
            if number % 10 == 0:
                yield game.clone()
            put(game, some_input(game, rng))


def belief(o: Observation) -> SecretWeights:
    """A belief without results that were kept from another world: they could hide a difference."""
    for kept in (chosen_chances, policy_chances, taken_chances, weights_of_hand):
        kept.cache_clear()
    return secret_weights(o)


@pytest.mark.parametrize("index", range(6))
def test_two_worlds_that_a_viewer_cannot_tell_apart_give_the_same_belief(index: int) -> None:
    rng = Random(index)
    compared = 0
    for game in positions(index, rng):
        for twin in twins(game, rng):
            for viewer in game.table.viewers:
                if not twin.knows >> viewer & 1 and twin.first is None:
                    one = belief(observe(game, viewer))
                    assert belief(observe(twin.game, viewer)) == one, (twin.secret, viewer)
                    compared += 1
    assert compared > 10
