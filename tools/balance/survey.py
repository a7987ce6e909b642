"""Measures the effect of each setting. Every game draws all tunable values at random, so it counts for all of them."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from mousquetaires.bots import bot
from mousquetaires.data import texts
from mousquetaires.engine.component_table_parser import parse
from mousquetaires.engine.config import Setup, Table, usual_setup
from mousquetaires.sim.play import play_game, seats_to_fill

from .edit_component_tables import changed
from .tunable_values import TUNABLE_VALUES, Settings, drawn, values_of

COUNTS: Final = (2, 3, 4, 5, 6)
STAYS: Final = 0.45  # share of values left unchanged
LENGTH: Final = range(9, 13)  # intended number of turns
SHORT: Final = range(8, 11)  # with five Musketeers, who start later on the Time track
FIVE: Final = 5
CAUTION: Final = 1.0  # ridge penalty for values with little data


class SurveyGame(NamedTuple):
    """The result of one game."""

    players: int
    settings: Settings
    milady: bool  # Milady won
    long: bool  # it had the intended number of turns


class Effect(NamedTuple):
    """The effect of a setting, as a share of the games."""

    milady: float
    long: float
    error: float
    by_count: tuple[float, ...]  # the first of these, by number of players


class Findings(NamedTuple):
    """The starting point of the survey, and the effects of other settings."""

    milady: tuple[float, ...]  # by number of players
    long: tuple[float, ...]
    effects: dict[tuple[str, int], Effect]  # by value and number of the setting


def intended_turns(setup: Setup) -> range:
    """How many turns a game should last."""
    return SHORT if len(setup.heroes) == FIVE else LENGTH


@cache
def started() -> dict[str, str]:
    return texts()


def play_draw(job: tuple[Settings, int]) -> list[SurveyGame]:
    """One game for every number of players, with the same draw."""
    settings, seed = job
    box = parse(changed(started(), values_of(settings)))
    games = []
    for players in COUNTS:
        table = Table(usual_setup(players), box)
        result = play_game(table, {seat: bot("adept") for seat in seats_to_fill(table)}, seed)
        games.append(
            SurveyGame(players, settings, not result.musketeers_won, result.turns in intended_turns(table.setup))
        )
    return games


def survey(at: Settings, draws: int, seed: int, jobs: int, note: Callable[[int], None]) -> list[SurveyGame]:
    """This many draws around some settings."""
    rng = Random(seed)
    work = [(drawn(rng, at, STAYS), seed + number) for number in range(draws)]
    games: list[SurveyGame] = []
    with ProcessPoolExecutor(jobs) as pool:
        for one in pool.map(play_draw, work, chunksize=5):
            games += one
            note(len(games))
    return games


def findings(games: Sequence[SurveyGame], at: Settings) -> Findings:
    """Least squares: what each setting adds to the shares."""
    settings = list(_others(at))
    design = np.array(
        [[1.0, *(float(one.settings[tunable] == setting) for tunable, setting in settings)] for one in games]
    )
    players = np.array([one.players for one in games])
    milady = np.array([float(one.milady) for one in games])
    long = np.array([float(one.long) for one in games])
    everywhere = _fit(design, milady), _fit(design, long)
    at_counts = [players == count for count in COUNTS]
    each = [(_fit(design[here], milady[here]), _fit(design[here], long[here])) for here in at_counts]
    errors = 0.5 / np.sqrt(np.maximum(1.0, design.sum(axis=0)))
    effects = {
        (TUNABLE_VALUES[tunable].name, setting): Effect(
            everywhere[0][n], everywhere[1][n], errors[n], tuple(float(fit[0][n]) for fit in each)
        )
        for n, (tunable, setting) in enumerate(settings, 1)
    }
    return Findings(tuple(float(fit[0][0]) for fit in each), tuple(float(fit[1][0]) for fit in each), effects)


def _others(at: Settings) -> Iterator[tuple[int, int]]:
    for tunable, here in enumerate(at):
        for setting in range(len(TUNABLE_VALUES[tunable].settings)):
            if setting != here:
                yield tunable, setting


def _fit(design: Any, outcome: Any) -> Any:
    caution = CAUTION * np.eye(design.shape[1])
    caution[0, 0] = 0.0
    return np.linalg.solve(design.T @ design + caution, design.T @ outcome)
