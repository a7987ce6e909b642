"""The tool that measures how much the Musketeers know about Milady's place."""

from math import log2

import pytest

from mousquetaires.engine.determinization import EVEN
from mousquetaires.engine.ids import ATHOS, LOCATION_CARDS, LOUVRE, PARIS, PLACES, QUARTERS
from mousquetaires.engine.knowledge import Knowledge
from mousquetaires.engine.view import observe
from tests.scene import scene
from tools.belief.__main__ import parse, report
from tools.belief.fit import chances, choices_of, fitted, held_out_bits, rows_of
from tools.belief.guesses import GUESSES
from tools.belief.hidden_cards import draw_bits, treachery_bits
from tools.belief.scores import calibration, score
from tools.belief.watched_turns import Moment, Order, WatchedTurn, orders, table, watch_turns


def sure(place: int, chance: float) -> Moment:
    """A guess that gives one place a chance, and Paris the rest."""
    chances = [0.0] * PLACES
    chances[PARIS] = 1 - chance
    chances[place] = chance
    return {"guess": chances}


def test_the_same_seeds_give_the_same_numbers_in_one_process_and_in_two() -> None:
    first, second = [watch_turns(orders([2, 5], "adept", "novice", 5), 12, jobs) for jobs in (1, 2)]
    assert first == second
    assert len(first) == 12
    kinds = {kind for turn in first for kind in turn.hidden}
    assert len(list(report(first))) == 3 + len(GUESSES) + len(kinds)


def test_every_guess_gives_the_true_place_a_chance() -> None:
    for turn in watch_turns(orders([4], "novice", "novice", 9), 6, 1):
        for moment in turn.moments:
            for guess in moment.values():
                assert sum(guess) == pytest.approx(1)
                assert guess[turn.place] > 0


def test_the_fit_learns_where_a_milady_likes_to_go() -> None:
    games = [(table(4), choices_of(Order(4, "random", "random", seed))) for seed in range(3)]
    always = [(at, tuple(one._replace(seen_at=QUARTERS) for one in found)) for at, found in games]
    rows = rows_of(always)
    assert len(rows.chosen) == sum(len(found) for _, found in games)
    assert chances(rows, fitted(rows))[:, LOCATION_CARDS.index(QUARTERS)].min() > 0.8
    assert held_out_bits(rows) < 0.4


def test_every_prompt_counts_once() -> None:
    turns = [
        WatchedTurn(LOUVRE, {}, [sure(LOUVRE, 0.5), sure(LOUVRE, 0.25)]),
        WatchedTurn(LOUVRE, {}, [sure(LOUVRE, 1.0)]),
    ]
    found = score(turns, "guess")
    assert found.first.mean == pytest.approx((1 + 0) / 2)
    assert found.all.mean == pytest.approx((1 + 2 + 0) / 3)


def test_chances_that_come_true_as_often_as_they_say_are_calibrated() -> None:
    right = [WatchedTurn(place, {}, [sure(LOUVRE, 0.75)]) for place in (LOUVRE, LOUVRE, LOUVRE, PARIS)]
    assert calibration(right, "guess") == pytest.approx(0)
    wrong = [WatchedTurn(PARIS, {}, [sure(LOUVRE, 0.75)])]
    assert calibration(wrong, "guess") == pytest.approx(2 * 0.75 / 6)


def test_the_bits_of_a_draw_are_those_of_its_chance() -> None:
    assert draw_bits([2, 1, 1], [1.0, 1.0, 1.0], [2, 0, 0]) == pytest.approx(log2(6))
    assert draw_bits([2, 1, 1], [1.0, 2.0, 0.0], [1, 1, 0]) == pytest.approx(log2(5 / 4))


def test_with_equal_weights_it_does_not_matter_which_cards_of_a_hand_are_fresh() -> None:
    s = scene(3).treachery("ambush plot plot").turn(ATHOS)
    known = Knowledge(observe(s.g, 1))
    bits = [treachery_bits(known, EVEN._replace(treachery_fresh=fresh), s.s) for fresh in range(4)]
    assert bits == pytest.approx([bits[0]] * 4)


def test_a_thousand_turns_of_an_adept_are_measured_if_nothing_else_is_asked_for() -> None:
    wish = parse([])
    assert (wish.milady, wish.turns, wish.players) == ("adept", 1000, [2, 3, 4, 5, 6])
