"""Tournaments: the same deals for all."""

from collections import Counter
from itertools import product

import pytest

from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.ids import DIAMONDS, TIME
from mousquetaires.sim.executors import SingleProcess
from mousquetaires.sim.play import GameResult
from mousquetaires.sim.simulation import run
from mousquetaires.sim.tournament import Tournament
from tests.box import FIRST_BOX as BOX

SETUPS = [usual_setup(2), usual_setup(3)]


def tournament() -> Tournament:
    return Tournament(SETUPS, ["random", "novice"], ["novice", "random"])


def won(by_milady: bool) -> GameResult:
    return GameResult(SETUPS[0], 0, TIME if by_milady else DIAMONDS, 1, 0, 0, 0, Counter(), Counter(), ())


def test_every_milady_meets_every_team_on_every_deal() -> None:
    plan = tournament().plan(3, 40, None)
    seatings = [(plan.seatings[plan.seating_of(number)], plan.seed_of(number)) for number in plan.numbers()]
    games = Counter((seating.setup.players, *seating.bots[:2], seed) for seating, seed in seatings)
    bots = ("random", "novice")
    assert games == Counter(product((2, 3), bots, bots, (40, 41, 42)))


def test_only_deals_that_all_have_played_count() -> None:
    games = tournament()
    for number in range(4 + 3):
        games.take(number, won(by_milady=True))
    assert games.whole() == [(0, bytearray([1, 1, 1, 1]))]
    games.take(7, won(by_milady=False))
    assert games.whole() == [(0, bytearray([1, 1, 1, 1])), (1, bytearray([1, 1, 1, 0]))]


def test_the_better_bot_is_ahead_deal_by_deal() -> None:
    games = tournament()
    for deal in range(40):  # the second Milady always wins, the first wins against the second team every other time
        for meeting, hers in enumerate([deal % 4 == 0, deal % 2 == 0, True, True]):
            games.take(4 * deal + meeting, won(hers))
    milady, teams = games.standings()
    assert [one.bot for one in milady] == ["novice", "random"]
    assert [one.bot for one in teams] == ["novice", "random"]
    assert milady[0].share.value == 1
    assert milady[1].share.value == pytest.approx(0.375)
    assert milady[0].ahead is not None
    assert milady[0].ahead.value == pytest.approx(0.625)
    assert milady[0].ahead.sure
    assert milady[1].ahead is None
    assert teams[0].share.value == pytest.approx(0.375)
    assert teams[0].ahead is not None
    assert teams[0].ahead.value == pytest.approx(0.125)
    assert games.share(0, 1).value == 0.5


def test_a_tournament_of_real_games_ranks_novice_above_random_as_musketeers() -> None:
    games = Tournament([usual_setup(2)], ["random"], ["random", "novice"])
    games.report = run(games.plan(12, 0, None), BOX, SingleProcess(), games.take)
    _, teams = games.standings()
    assert [one.bot for one in teams] == ["novice", "random"]
    assert len(games.whole()) == 12
    assert teams[0].ahead is not None
    assert teams[0].ahead.sure


def test_a_tournament_nobody_has_played_has_no_winner() -> None:
    milady, _ = tournament().standings()
    assert [round(one.rating.value) for one in milady] == [1500, 1500]
