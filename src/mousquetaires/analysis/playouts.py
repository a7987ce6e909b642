"""Win chances by playouts: the game is played on from a moment, many times, with the playout policy on every seat.

The world is the true one. The dice of playout ``n`` at a moment depend on the moment and on ``n``, so the same record
always gets the same numbers.
"""

from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

from mousquetaires.bots.adept import AdeptBot
from mousquetaires.bots.master.fitted_policy import FittedPolicy, fitted_scores
from mousquetaires.bots.playout_dice import PlayoutDice
from mousquetaires.engine.ids import DIAMONDS
from mousquetaires.engine.machine import Game
from mousquetaires.engine.record import Session

from .game_steps import game_steps

LONGEST: Final = 5000  # inputs of a playout
SURE: Final = 1.96  # standard errors on either side: the 95% interval
PLAYOUTS: Final = 40  # from each moment, on a server
SLICE: Final = 8  # moments that a process takes at a time

Moment = tuple[Game, int, int]  # the game after an input, the input's index, and how many playouts


class Band(NamedTuple):
    """Milady's share of won playouts after an input, with its 95% interval."""

    at: int
    chance: float
    low: float
    high: float


def played_out(game: Game, policy: FittedPolicy, seed: int) -> bool:
    """Whether Milady wins this playout. An endless playout counts as hers: she wins when time runs out."""
    dice, rng = PlayoutDice(seed), Random(seed)
    game = game.clone()
    for _ in range(LONGEST):
        if game.over:
            break
        if game.rolling:
            chance = game.chance()
            game.land(dice.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
        else:
            policy.act(game, rng)
        game.take_events()
    return game.s.ending != DIAMONDS


def band_after(game: Game, at: int, count: int) -> Band:
    """The playouts from one moment."""
    policy = FittedPolicy(AdeptBot(), fitted_scores())
    seeds = Random(f"playouts/{at}")
    wins = sum([played_out(game, policy, seeds.getrandbits(31)) for _ in range(count)])
    return Band(at, wins / count, *interval(wins, count))


def interval(wins: int, count: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson). It stays inside 0 and 1 even if all playouts agree.

    >>> [round(end, 3) for end in interval(0, 40)]
    [0.0, 0.088]
    """
    share, square = wins / count, SURE**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = SURE / (1 + square / count) * sqrt(share * (1 - share) / count + square / (4 * count**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def moments_of(session: Session, count: int) -> list[Moment]:
    """What is played out: the game after every choice and roll from its first turn on."""
    return [(step.after, step.at, count) for step in game_steps(session) if step.after.s.turn]


def playout_bands(session: Session, count: int, jobs: int = 1) -> list[Band]:
    """The playouts from all moments of a game."""
    moments = moments_of(session, count)
    if jobs == 1:
        return [band_of(moment) for moment in moments]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        return list(pool.map(band_of, moments, chunksize=SLICE))


def band_of(moment: Moment) -> Band:
    """The playouts from one moment, also in a process of the pool."""
    return band_after(*moment)
