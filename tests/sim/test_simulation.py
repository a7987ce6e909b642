"""Many games: the same numbers however many processes play them."""

import pickle
from collections import Counter
from weakref import ref

import pytest

from mousquetaires.bots import BotError
from mousquetaires.engine.config import Setup, SetupError, usual_setup
from mousquetaires.engine.ids import DARTAGNAN
from mousquetaires.sim.executors import SingleProcess
from mousquetaires.sim.plan import Plan, seated
from mousquetaires.sim.play import CLOCK_NAMES, GameResult, SimulationError
from mousquetaires.sim.simulation import Simulation, Summary, play_many, simulate
from mousquetaires.sim.summary import clock_ends
from tests.box import FIRST_BOX as BOX

SETUPS = [usual_setup(2), usual_setup(3, milady=False)]


def test_every_table_has_its_own_summary() -> None:
    done = play_many(SETUPS, 4, jobs=1)
    assert [done.tables[setup].games for setup in SETUPS] == [4, 4]
    total = done.total
    assert total.musketeers + total.milady == total.games == total.endings.total() == total.boards.total() == 8
    assert total.decisions == sum(summary.decisions for summary in done.tables.values())
    assert total.rules["TURN-1"] == total.events["turn_began"] == sum(t * n for t, n in total.turns.items())
    assert total.mean_turns == total.events["turn_began"] / 8
    assert total.mean_decisions == total.decisions / 8


def test_the_share_of_games_on_the_last_board() -> None:
    summary = Summary(games=4)
    summary.boards.update({0: 3, 3: 1})
    assert summary.last_board == 0.25
    assert (Summary().last_board, Summary().mean_turns, Summary().mean_decisions) == (0, 0, 0)


def test_progress_is_told_after_every_game() -> None:
    told: list[tuple[int, int]] = []
    play_many(SETUPS, 2, "random", "random", jobs=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_simulation_keeps_what_is_done(jobs: int) -> None:
    def impatient(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    done = play_many(SETUPS, 20, "random", "random", jobs=jobs, progress=impatient)
    assert (done.total.games, done.stopped) == (3, True)


def test_results_are_counted_and_not_kept() -> None:
    seen: list[ref[GameResult]] = []
    plan = Plan((seated(SETUPS[0], "random", "random"),), 5)
    simulate(plan, BOX, SingleProcess(), [lambda _, result: seen.append(ref(result))])
    assert [one() for one in seen] == [None] * 5


def test_a_bot_or_a_table_that_is_not_there_is_refused_before_any_game() -> None:
    with pytest.raises(BotError):
        play_many(SETUPS, 1, milady="nobody")
    with pytest.raises(SetupError):
        play_many([Setup(7, True, ((DARTAGNAN,),))], 1)


def test_no_games_at_all() -> None:
    assert play_many(SETUPS, 0) == Simulation()


def test_tables_stand_in_the_order_they_were_asked_for() -> None:
    backwards = SETUPS[::-1]
    assert list(play_many(backwards, 1, "random", "random", jobs=2).tables) == backwards


def test_clocks_are_counted_turn_by_turn() -> None:
    summary = play_many(SETUPS, 4, "random", "random", jobs=1).total
    for clock, name in enumerate(CLOCK_NAMES):
        hours = summary.clock(clock)
        assert [hour.turn for hour in hours] == list(range(max(summary.turns) + 1)), name
        assert hours[0].games == 8
        assert all(hour.low <= hour.mean <= hour.high or hour.games < 10 for hour in hours)
        ended = [summary.turns[turn] for turn in range(len(hours))]
        assert [hour.games for hour in hours] == [8 - sum(ended[:turn]) for turn in range(len(hours))]


def test_a_band_leaves_out_the_games_at_either_end() -> None:
    summary = Summary(clocks=Counter({(0, 1, where): games for where, games in {2: 1, 3: 5, 4: 3, 9: 1}.items()}))
    (hour,) = summary.clock(0)
    assert (hour.games, hour.mean, hour.low, hour.high) == (10, 3.8, 2, 4)


def test_milady_wins_where_a_clock_ends() -> None:
    assert clock_ends(BOX) == {"time": 12, "siege": -5, "honour": 0, "abduction": 6}


def test_an_error_comes_home_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(SimulationError("sim-endless", inputs=9, seed=3)))
    assert (error.key, error.values) == ("sim-endless", {"inputs": 9, "seed": 3})
