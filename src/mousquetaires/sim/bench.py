"""Measures the speed of the engine, side by side with well-known engines in the same run.

A decision is a prompt with two or more legal options, answered through the public API: the options are listed, the
answer is validated, events are emitted. Chance and forced steps do not count, for any engine.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any, Final

from mousquetaires.native import running

from .bench_engines import PEERS, Engine, Ours

SAMPLES: Final = 3  # games whose middle part is measured
LONG_ENOUGH: Final = 0.2  # seconds spent measuring the cost of a copy

Report = dict[str, Any]


@dataclass
class Measures:
    """The measurements of one engine, one value per round."""

    decisions: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    clone_us: list[float] = field(default_factory=list)
    options_us: list[float] = field(default_factory=list)

    def report(self) -> Report:
        values = {
            "decisions_per_second": self.decisions,
            "games_per_second": self.games,
            "clone_us": self.clone_us,
            "options_us": self.options_us,
        }
        kept = {key: found for key, found in values.items() if found}
        made: Report = {key: median(found) for key, found in kept.items()}
        made["spread"] = {key: [min(found), max(found)] for key, found in kept.items()}
        return made


def run_bench(
    rounds: int = 5, seconds: float = 3.0, peers: bool = True, progress: Callable[[str, int], None] | None = None
) -> Report:
    """Run all rounds and return the medians, with the least and greatest value as the spread.

    ``seconds`` is the processor time for which each engine plays in each round. Engines take turns within a round.
    """
    engines: list[Engine] = [Ours(), *(peer() for peer in PEERS.values())] if peers else [Ours()]
    middles = {engine.name: [p for seed in range(SAMPLES) for p in engine.middle(seed)] for engine in engines}
    measures = {engine.name: Measures() for engine in engines}
    for number in range(rounds):
        for engine in engines:
            if progress is not None:
                progress(engine.name, number)
            measure(engine, measures[engine.name], middles[engine.name], seconds, 1000 * number)
    made = measures[Ours.name].report()
    made["engine"] = running().kind
    made["rounds"] = rounds
    made["seconds"] = seconds
    made["peers"] = {
        engine.name: {**measures[engine.name].report(), "version": version(engine.package)} for engine in engines[1:]
    }
    made["times"] = {engine.name: times(measures[Ours.name], measures[engine.name]) for engine in engines[1:]}
    return made


def times(ours: Measures, theirs: Measures) -> float:
    """How many times faster we decide than a peer: the median of the ratios of each round.

    Comparing within a round cancels changes in the machine's speed.

    >>> times(Measures(decisions=[60, 70, 600]), Measures(decisions=[10, 10, 50]))
    7.0
    """
    return median(a / b for a, b in zip(ours.decisions, theirs.decisions, strict=True))


def measure(engine: Engine, found: Measures, middles: list[Any], seconds: float, seed: int) -> None:
    """One round of one engine: play whole games until the time is up, then measure copies and options.

    It measures processor time, so that other programs on the machine do not count. Each engine runs in one thread.
    """
    decisions = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        decisions += engine.play(seed + games)
        games += 1
    found.decisions.append(decisions / spent)
    found.games.append(games / spent)
    found.clone_us.append(cost(lambda: middles, engine.clone))
    found.options_us.append(cost(lambda: [engine.clone(position) for position in middles], engine.options))


def cost(things: Callable[[], list[Any]], work: Callable[[Any], object]) -> float:
    """The mean cost of ``work`` per thing, in microseconds. Takes the best try of each: disturbances only add time."""
    until = perf_counter() + LONG_ENOUGH
    best = timed(things(), work)
    while perf_counter() < until:
        best = list(map(min, best, timed(things(), work)))
    return mean(best) * 1e6


def timed(things: list[Any], work: Callable[[Any], object]) -> list[float]:
    """The seconds that ``work`` took for each thing."""
    found = []
    for thing in things:
        start = perf_counter()
        work(thing)
        found.append(perf_counter() - start)
    return found
