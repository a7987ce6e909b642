"""The tables of docs/balance.md, in Markdown. Each has a row for every number of players."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from mousquetaires.engine.config import Setup
from mousquetaires.engine.ids import ENDING_NAMES, HONOUR, PARIS_NAMES, SIEGE, STRANGLED, TIME
from mousquetaires.sim.stats import wilson
from mousquetaires.sim.summary import Summary

from .card_use import OPENING
from .check import Played
from .survey import intended_turns

WAYS: Final = (TIME, SIEGE, HONOUR, STRANGLED)  # Milady's four ways to win

Rows = Sequence[tuple[Setup, Played]]


def grid(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def percent(part: float) -> str:
    return f"{100 * part:.1f}%"


def share(some: int, games: int) -> str:
    low, high = wilson(some, games)
    return f"{percent(some / games)} ({100 * low:.0f}–{100 * high:.0f})"


def name_of(setup: Setup) -> str:
    """The name of a row.

    >>> from mousquetaires.engine.config import usual_setup
    >>> name_of(usual_setup(1, milady=False)), name_of(usual_setup(6))
    ('1 player', '6 players')
    """
    return f"{setup.players} player{'s' if setup.players > 1 else ''}"


def long_games(setup: Setup, games: Summary) -> int:
    """How many games had the intended number of turns."""
    return sum(many for turns, many in games.turns.items() if turns in intended_turns(setup))


def wins(played: Rows) -> str:
    """Who wins, and how long games are."""
    head = ["", "games", "Milady wins", "turns", "of the intended length", *ENDING_NAMES[1:]]
    rows = []
    for setup, one in played:
        games = one.games
        turns = intended_turns(setup)
        long = f"{share(long_games(setup, games), games.games)} of {turns[0]} to {turns[-1]}"
        endings = [percent(games.endings[ending] / games.games) for ending in range(1, len(ENDING_NAMES))]
        mean = f"{games.mean_turns:.1f}"
        rows.append([name_of(setup), f"{games.games:,}", share(games.milady, games.games), mean, long, *endings])
    return grid(head, rows)


def ways(played: Rows) -> str:
    """How Milady wins, as shares of her victories."""
    rows = []
    for setup, one in played:
        won = max(1, one.games.milady)
        rows.append([name_of(setup), *(percent(one.games.endings[way] / won) for way in WAYS)])
    return grid(["", *(ENDING_NAMES[way] for way in WAYS)], rows)


def missions(played: Rows) -> str:
    """Missions done and failed in an average game. A Paris mission never fails: it may be open when the game ends."""
    rows = []
    for setup, one in played:
        events, games = one.games.events, one.games.games
        paris = events["paris_closed"], events["paris_opened"] - events["paris_closed"]
        found = (events["louvre_done"], events["louvre_failed"], *paris)
        rows.append([name_of(setup), *(f"{many / games:.2f}" for many in found)])
    return grid(["", "Louvre done", "Louvre failed", "Paris done", "Paris open at the end"], rows)


def openings(played: Rows) -> str:
    """The Paris card that Milady plays first."""
    rows = []
    for setup, one in played:
        shares = [percent(one.taken[f"{OPENING} {name}"] / one.games.games) for name in PARIS_NAMES]
        rows.append([name_of(setup), *shares])
    return grid(["", *PARIS_NAMES], rows)


def uses(played: Sequence[Played]) -> str:
    """How often each card and item was offered and taken, per hundred games.

    Adversaries are not offered as a list: Milady places what she holds.
    """
    games = sum(one.games.games for one in played) / 100
    offered = sum((one.offered for one in played), Counter[str]())
    taken = sum((one.taken for one in played), Counter[str]())
    named = {card for card in (*offered, *taken) if not card.startswith(OPENING)}
    order = sorted(named, key=lambda card: (card.split()[0], -taken[card]))
    rows = [
        [card, f"{offered[card] / games:.0f}" if card in offered else "", f"{taken[card] / games:.1f}"]
        for card in order
    ]
    return grid(["card", "offered", "taken"], rows)
