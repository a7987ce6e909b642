"""Plays the current box often enough for reliable numbers."""

from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from mousquetaires.bots import bot
from mousquetaires.data import texts
from mousquetaires.engine.component_table_parser import parse
from mousquetaires.engine.config import EASIER, MORTAL_QUEST, Setup, Table, usual_setup
from mousquetaires.engine.ids import MILADY
from mousquetaires.sim.play import GameResult, play_game, seats_to_fill
from mousquetaires.sim.summary import Summary

from .card_use import CountedBot
from .edit_component_tables import changed
from .survey import COUNTS
from .tunable_values import FIRST, values_of

SOLO_COUNTS: Final = (1, 2, 3, 4, 5)
SOLO: Final = {"easy": (EASIER,), "normal": (), "hard": (MORTAL_QUEST,)}  # set-ups without Milady
AT_ONCE: Final = 10  # games per task of a process


@dataclass(frozen=True)
class Job:
    """Some games at one table."""

    setup: Setup
    milady: str
    musketeers: str
    seeds: range
    first: bool = False  # with the original values

    def split(self) -> list["Job"]:
        seeds = self.seeds
        return [replace(self, seeds=seeds[at : at + AT_ONCE]) for at in range(0, len(seeds), AT_ONCE)]


@dataclass
class Played:
    """The results of a job."""

    games: Summary = field(default_factory=Summary)
    offered: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)

    def add(self, batch: "Batch") -> None:
        for result in batch.results:
            self.games.add(result)
        self.offered.update(batch.offered)
        self.taken.update(batch.taken)


class Batch(NamedTuple):
    """The results of a batch, sent from another process."""

    results: list[GameResult]
    offered: Counter[str]
    taken: Counter[str]


def play(job: Job) -> Batch:
    tables = texts()
    table = Table(job.setup, parse(changed(tables, values_of(FIRST)) if job.first else tables))
    done = Batch([], Counter(), Counter())
    names = {seat: job.milady if seat == MILADY else job.musketeers for seat in seats_to_fill(table)}
    for seed in job.seeds:
        bots = {seat: CountedBot(bot(name), done.offered, done.taken) for seat, name in names.items()}
        done.results.append(play_game(table, bots, seed))
    return done


def play_all(jobs: Iterable[Job], processes: int, note: Callable[[int], None]) -> dict[Job, Played]:
    """Play all games of all tables."""
    wanted = list(jobs)
    parts = [(job, part) for job in wanted for part in job.split()]
    done = {job: Played() for job in wanted}
    with ProcessPoolExecutor(processes) as pool:
        for (job, _), batch in zip(parts, pool.map(play, [part for _, part in parts]), strict=True):
            done[job].add(batch)
            note(len(batch.results))
    return done


def tables_with_milady(milady: str, musketeers: str, seeds: range, first: bool = False) -> list[Job]:
    return [Job(usual_setup(players), milady, musketeers, seeds, first) for players in COUNTS]


def with_options(jobs: Iterable[Job], options: Iterable[str]) -> list[Job]:
    """The same games with named options switched on."""
    return [replace(job, setup=replace(job.setup, variants=tuple(options))) for job in jobs]


def tables_without(musketeers: str, seeds: range) -> dict[str, list[Job]]:
    usual = [usual_setup(players, milady=False) for players in SOLO_COUNTS]
    return {
        name: [Job(replace(setup, variants=variants), "", musketeers, seeds) for setup in usual]
        for name, variants in SOLO.items()
    }
