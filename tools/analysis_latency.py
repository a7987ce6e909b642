"""Measures the latency of moves on a busy server, without and during an analysis, which runs at idle priority.

    python -m tools.analysis_latency [--tables N] [--seconds N] [--rounds N]

At each table a person plays both seats over WebSockets, as fast as the server answers. The goal: during an analysis the
median rises at most 1.3 times. Rounds without and with one take turns, since other programs on the machine count, too.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Final

from mousquetaires.engine.config import usual_setup
from tests.server.finished_games import played_here, store_finished
from tests.server.served import Guest, Seat, Served, new_game

PLAYERS: Final = 5
GOAL: Final = 1.3
TABLE: Final = "AnalysedMeanwhil"  # sixteen letters, like the id of every table


async def play(served: Served, until: float, rng: Random, latencies: list[float]) -> None:
    """Play at one table and measure each move, in milliseconds."""
    while perf_counter() < until:
        host = await new_game(served.url, (0, 1), open=True)
        async with host.look(0) as milady, host.look(1) as musketeers:
            both = (milady, musketeers)
            for seat in both:
                await seat.hear()
            while perf_counter() < until and not milady.view.get("ending"):
                await move(both, rng, latencies)


async def move(both: Sequence[Seat], rng: Random, latencies: list[float]) -> None:
    """The seat that is asked answers. The other one hears of it."""
    for seat, other in (both, both[::-1]):
        if seat.prompt is not None and seat.prompt["mine"]:
            began = perf_counter()
            answer = await seat.act(seat.choice(rng))
            latencies.append(1000 * (perf_counter() - began))
            assert answer["type"] == "done", answer
            while other.version < seat.version:
                await other.hear()
            return
    raise AssertionError("nobody is asked")


async def busy(served: Served, tables: int, seconds: float, seed: str) -> list[float]:
    latencies: list[float] = []
    until = perf_counter() + seconds
    await asyncio.gather(*(play(served, until, Random(f"{seed} {n}"), latencies) for n in range(tables)))
    return latencies


async def measure(served: Served, tables: int, seconds: float, seed: int) -> tuple[list[float], list[float]]:
    """The latencies without an analysis, and during one."""
    without = await busy(served, tables, seconds, f"without {seed}")
    finished = Guest(served.url, TABLE, "", 0)
    await finished.must("POST", "/analysis")
    during = await busy(served, tables, seconds, f"during {seed}")
    state = await finished.must("GET", "/analysis")
    assert state["status"] == "running", "the game is too short"
    return without, during


def report(without: list[float], during: list[float]) -> None:
    for name, found in (("without an analysis", without), ("during an analysis", during)):
        slow = quantiles(found, n=20)[-1]
        print(f"{name}: median {median(found):.1f} ms, 95% {slow:.1f} ms, {len(found)} moves")
    print(f"ratio of the medians {median(during) / median(without):.2f}, goal {GOAL}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=8)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--rounds", type=int, default=3)
    chosen = options.parse_args()
    without: list[float] = []
    during: list[float] = []
    for at in range(chosen.rounds):  # each with a server of its own, whose analysis ends with it
        with tempfile.TemporaryDirectory() as folder:
            served = Served(Path(folder))
            store_finished(served.database, {TABLE: played_here(usual_setup(PLAYERS))})
            with served:
                both = asyncio.run(measure(served, chosen.tables, chosen.seconds, at))
        without += both[0]
        during += both[1]
    report(without, during)


if __name__ == "__main__":
    main()
