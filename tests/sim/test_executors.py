"""Who plays the games: processes that die take nothing with them."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from dataclasses import replace

import pytest

from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.reasons import NOT_OFFERED, Refused
from mousquetaires.sim import executors
from mousquetaires.sim.executors import GameQueue, ProcessPool, SingleProcess, Worker
from mousquetaires.sim.plan import Plan, seated
from mousquetaires.sim.play import GameResult, Match, SimulationError
from mousquetaires.sim.simulation import Simulation, play_many, simulate
from tests.box import FIRST_BOX as BOX

SETUPS = [usual_setup(2), usual_setup(3, milady=False)]
PLAN = Plan(tuple(seated(setup, "random", "random") for setup in SETUPS), 6, seed=7)


def kill(process: int | None) -> None:
    assert process is not None
    os.kill(process, signal.SIGKILL)


def at(game: int, act: Callable[[], None]) -> Callable[[int, int], None]:
    """Something that is done when so many games are over."""
    return lambda done, _: act() if done == game else None


def without_course(done: Simulation) -> Simulation:
    return Simulation(done.total, done.tables)


def test_games_of_a_process_that_is_killed_are_played_again() -> None:
    interrupts_deferred = simulate(PLAN, BOX, SingleProcess())
    murder = at(1, lambda: kill(multiprocessing.active_children()[0].pid))
    done = simulate(PLAN, BOX, ProcessPool(2), progress=murder)
    assert (done.report.died, done.report.again, done.report.failed) == (1, 1, [])
    assert without_course(done) == without_course(interrupts_deferred)
    assert multiprocessing.active_children() == []


def deadly(monkeypatch: pytest.MonkeyPatch, numbers: set[int]) -> None:
    """A worker that gets one of these games is killed."""
    give = Worker.give

    def give_and_kill(self: Worker, number: int) -> None:
        give(self, number)
        if number in numbers:
            kill(self.process.pid)

    monkeypatch.setattr(executors, "AHEAD", 1)
    monkeypatch.setattr(Worker, "give", give_and_kill)


def test_a_game_that_kills_its_process_three_times_is_given_up_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    deadly(monkeypatch, {3})
    done = simulate(PLAN, BOX, ProcessPool(2))
    assert (done.report.died, done.report.again, done.total.games) == (3, 2, 11)
    (failure,) = done.report.failed
    assert (failure.seating, failure.seed, failure.error) == (1, 8, "sim-deadly")
    assert failure.values == {"seed": 8, "tries": 3}


def test_when_everybody_dies_the_run_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "PATIENCE", 2)
    deadly(monkeypatch, set(range(12)))
    with pytest.raises(SimulationError) as error:
        simulate(PLAN, BOX, ProcessPool(2))
    assert (error.value.key, error.value.values) == ("sim-all-die", {"games": 2})
    assert multiprocessing.active_children() == []


def test_a_game_that_came_back_is_the_next_to_be_played() -> None:
    queue = GameQueue(PLAN, PLAN.numbers())
    assert [queue.next(), queue.next()] == [0, 1]
    assert list(queue.lost(0)) == []
    assert [queue.next(), queue.next()] == [0, 2]


def test_a_node_that_dies_with_many_games_is_no_reason_to_give_up() -> None:
    queue = GameQueue(PLAN, PLAN.numbers())
    lost = [number for _ in range(12) if (number := queue.next()) is not None]
    assert [ended for number in lost for ended in queue.lost(number)] == []
    assert (queue.died, queue.again) == (12, 12)


def test_ctrl_c_while_a_game_is_written_down_is_heard_afterwards() -> None:
    taken = []

    def take(number: int, _: GameResult) -> None:
        if number == 2:
            os.kill(os.getpid(), signal.SIGINT)
        taken.append(number)

    done = simulate(PLAN, BOX, SingleProcess(), [take])
    assert (done.total.games, done.stopped, taken) == (3, True, [0, 1, 2])


class BreakingMatch(Match):
    def play(self) -> GameResult:
        if self.seed == 8:
            raise Refused(NOT_OFFERED, "end")
        return super().play()


def test_a_game_that_breaks_is_named_and_the_others_go_on() -> None:
    done = simulate(replace(PLAN, match=BreakingMatch), BOX, SingleProcess())
    assert done.total.games == 10
    failed = [(one.seating, one.seed, one.error) for one in done.report.failed]
    assert failed == [(0, 8, "sim-broken"), (1, 8, "sim-broken")]
    assert "Refused" in str(done.report.failed[0].values["error"])


def test_one_process_or_two_play_the_same_games() -> None:
    alone = play_many(SETUPS, 3, milady="random", musketeers="random", seed=7, jobs=1)
    together = play_many(SETUPS, 3, milady="random", musketeers="random", seed=7, jobs=2)
    assert alone == together
    assert (alone.total.games, alone.stopped) == (6, False)
