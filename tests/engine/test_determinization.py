"""Deals with weights: some of Milady's secrets are more likely than others."""

from collections import Counter
from random import Random

import pytest

from mousquetaires.engine.determinization import EVEN, determinize, determinize_weighted, weighted_draw
from mousquetaires.engine.ids import ATHOS, QUEST, SPECTATOR
from mousquetaires.engine.view import observe
from tests.scene import scene

DEALS = 4000


def test_a_draw_is_as_likely_as_the_product_of_its_cards_weights() -> None:
    rng = Random(1)
    found = Counter(tuple(weighted_draw((2, 1, 1), (1.0, 3.0, 0.5), 2, rng)) for _ in range(DEALS))
    exact = {(2, 0, 0): 1.0, (1, 1, 0): 2 * 3.0, (1, 0, 1): 2 * 0.5, (0, 1, 1): 3.0 * 0.5}
    assert set(found) == set(exact)
    for draw, weight in exact.items():
        assert found[draw] / DEALS == pytest.approx(weight / sum(exact.values()), abs=0.03)


def test_a_whole_pile_and_nothing_can_be_drawn() -> None:
    assert weighted_draw((2, 0, 1), (0.1, 1.0, 9.0), 3, Random(1)) == [2, 0, 1]
    assert weighted_draw((2, 0, 1), (0.1, 1.0, 9.0), 0, Random(1)) == [0, 0, 0]


def test_more_than_the_pile_holds_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        weighted_draw((1, 1), (1.0, 1.0), 3, Random(1))


def test_secrets_with_great_weights_are_dealt_nearly_always() -> None:
    s = scene(3).treachery("ambush plot").paris_hand("duels").milady("louvre").turn(ATHOS)
    view = observe(s.g, SPECTATOR)
    sure = EVEN._replace(
        places=tuple(1e6 if place == QUEST else 1.0 for place in range(len(EVEN.places))),
        treachery=tuple(1e6 if kind == 0 else 1.0 for kind in range(len(EVEN.treachery))),
        paris=tuple(1e6 if card == 1 else 1.0 for card in range(len(EVEN.paris))),
    )
    for seed in range(20):
        world = determinize_weighted(view, sure, Random(seed)).s
        assert (world.destination, world.paris_hand, world.treachery_hand[0]) == (QUEST, 1 << 1, 2)
        assert observe(determinize_weighted(view, sure, Random(seed)), SPECTATOR) == view


def test_fresh_cards_have_no_weights() -> None:
    s = scene(3).treachery("ambush plot")
    view = observe(s.g, SPECTATOR)
    fresh = EVEN._replace(treachery=(1e9, *EVEN.treachery[1:]), treachery_fresh=2)
    even = [determinize(view, Random(seed)).s.treachery_hand[0] for seed in range(200)]
    dealt = [determinize_weighted(view, fresh, Random(seed)).s.treachery_hand[0] for seed in range(200)]
    assert sum(dealt) == pytest.approx(sum(even), abs=30)
    assert 0 in dealt
