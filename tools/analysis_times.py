"""Measures how long an analysis takes: the ledger of a twelve-turn game on each engine, and playouts.

    python -m tools.analysis_times [--playouts N] [--jobs N]

The goals are 10 seconds on one core compiled and 40 interpreted for the ledger, and two minutes on two cores for the
playouts. Processor time is measured as well, since other programs on the machine make everything take longer.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter, process_time

from mousquetaires.analysis.ledger import make_ledger
from mousquetaires.analysis.playouts import playout_bands
from mousquetaires.data import load
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.record import Session
from mousquetaires.engine.record_replay import replay
from mousquetaires.native.engine_choice import running
from mousquetaires.sim.plan import Plan, Player, seated
from mousquetaires.sim.play import GameResult
from mousquetaires.sim.records import RecordedMatch, record_of

TURNS = 12
PLAYERS = 5


def results() -> Iterator[GameResult]:
    """Games of novices at a table for five, by seed."""
    seed = 0
    while True:
        plan = Plan((seated(usual_setup(PLAYERS), "novice", "novice"),), 1, seed, None, RecordedMatch)
        result = Player(plan, load()).play(0).result
        if isinstance(result, GameResult):
            yield result
        seed += 1


def long_game() -> Session:
    """The first game with exactly so many turns."""
    return next(replay(record_of(one, load()), load()) for one in results() if one.turns == TURNS)


def measure_ledger() -> None:
    session = long_game()
    began = process_time()
    make_ledger(session)
    print(f"{running().kind}: ledger of {TURNS} turns, {len(session.line)} inputs: {process_time() - began:.1f} s")


def measure_playouts(count: int, jobs: int) -> None:
    session = long_game()
    began, worked = perf_counter(), children_time()
    bands = playout_bands(session, count, jobs)
    took, worked = perf_counter() - began, children_time() - worked
    moments = f"{running().kind}: {count} playouts at each of {len(bands)} moments"
    print(f"{moments}, {jobs} processes: {took:.0f} s, processor time {worked:.0f} s")


def children_time() -> float:
    """The processor time of processes that have ended."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--playouts", type=int, default=40)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--ledger-only", action="store_true")
    chosen = options.parse_args()
    if chosen.ledger_only:
        measure_ledger()
        return
    for engine in ("compiled", "pure"):
        command = [sys.executable, "-m", "tools.analysis_times", "--ledger-only"]
        subprocess.run(command, env={**os.environ, "MOUSQUETAIRES_ENGINE": engine}, check=True)
    measure_playouts(chosen.playouts, chosen.jobs)


if __name__ == "__main__":
    main()
