"""Plays the current box often enough for reliable numbers, and writes the tables of docs/balance.md."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from mousquetaires.bots import bot
from mousquetaires.data import texts
from mousquetaires.engine.component_tables import parse
from mousquetaires.engine.config import EASIER, MORTAL_QUEST, Setup, Table, usual_setup
from mousquetaires.engine.ids import ENDING_NAMES, MILADY
from mousquetaires.sim.play import GameResult, play_game, seats_to_fill
from mousquetaires.sim.stats import wilson
from mousquetaires.sim.summary import Summary

from .card_use import CountedBot
from .edit_component_tables import changed
from .survey import COUNTS, LENGTH
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


# --- Markdown ---------------------------------------------------------------------------------------
def grid(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def percent(part: float) -> str:
    return f"{100 * part:.1f}%"


def share(some: int, games: int) -> str:
    low, high = wilson(some, games)
    return f"{percent(some / games)} ({100 * low:.0f}–{100 * high:.0f})"


def wins(played: Sequence[tuple[str, Summary]]) -> str:
    """Who wins, and how long games are."""
    head = ["", "games", "Milady wins", "turns", "of 9 to 12 turns", *ENDING_NAMES[1:]]
    rows = []
    for name, games in played:
        long = sum(many for turns, many in games.turns.items() if turns in LENGTH)
        endings = [percent(games.endings[ending] / games.games) for ending in range(1, len(ENDING_NAMES))]
        rows.append(
            [
                name,
                f"{games.games:,}",
                share(games.milady, games.games),
                f"{games.mean_turns:.1f}",
                share(long, games.games),
                *endings,
            ]
        )
    return grid(head, rows)


def uses(played: Sequence[Played]) -> str:
    """How often each card and item was offered and taken, per hundred games.

    Adversaries are not offered as a list: Milady places what she holds.
    """
    games = sum(one.games.games for one in played) / 100
    offered = sum((one.offered for one in played), Counter[str]())
    taken = sum((one.taken for one in played), Counter[str]())
    order = sorted({*offered, *taken}, key=lambda card: (card.split()[0], -taken[card]))
    rows = [
        [card, f"{offered[card] / games:.0f}" if card in offered else "", f"{taken[card] / games:.1f}"]
        for card in order
    ]
    return grid(["card", "offered", "taken"], rows)


def tables_with_milady(milady: str, musketeers: str, seeds: range, first: bool = False) -> list[Job]:
    return [Job(usual_setup(players), milady, musketeers, seeds, first) for players in COUNTS]


def tables_without(musketeers: str, seeds: range) -> dict[str, list[Job]]:
    usual = [usual_setup(players, milady=False) for players in SOLO_COUNTS]
    return {
        name: [Job(replace(setup, variants=variants), "", musketeers, seeds) for setup in usual]
        for name, variants in SOLO.items()
    }
