"""``python -m tools.prices``: finds new prices for the adept, after a change of the box or the adept.

Every game is played with all prices of both sides changed a little at random, so every game tells something about
every price. Least squares then show which direction would have won more. A price moves in that direction, and further
if the games are more certain. Repeat until Milady's share of wins is stable. Then fit the master's value function again
(tools/value.py).
"""

import argparse
import os
import re
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, replace
from functools import cache
from math import copysign, exp, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from mousquetaires.bots.adept import AdeptBot
from mousquetaires.bots.adept.milady_destinations import DESTINATION_WEIGHTS, DestinationWeights
from mousquetaires.bots.adept.milady_prices import MILADY_PRICES, MiladyPrices
from mousquetaires.bots.adept.musketeer_prices import MUSKETEER_PRICES, MusketeerPrices
from mousquetaires.data import load
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.sim.play import play_game, seats_to_fill

COUNTS: Final = (2, 3, 4, 5, 6)
FOLDER: Final = Path(__file__).parents[1] / "src" / "mousquetaires" / "bots" / "adept"
LISTS: Final[dict[str, MiladyPrices | DestinationWeights | MusketeerPrices]] = {
    "milady_prices": MILADY_PRICES,
    "milady_destinations": DESTINATION_WEIGHTS,
    "musketeer_prices": MUSKETEER_PRICES,
}  # by module
CAUTION: Final = 0.02  # ridge penalty for prices with little data
UNSURE: Final = 0.6  # standard errors that are ignored
SUREST: Final = 2.5  # standard errors above which a price moves no further
Prices = dict[str, float]  # by module and name, "musketeer_prices.step"


class Played(NamedTuple):
    """The result of one game."""

    players: int
    milady: bool  # Milady won


def prices() -> Prices:
    """The current prices."""
    return {
        f"{module}.{field.name}": value
        for module, listed in LISTS.items()
        for field in fields(listed)
        if isinstance(value := getattr(listed, field.name), float)
    }


def adept(at: Mapping[str, float]) -> AdeptBot:
    """An adept with these prices."""
    of: dict[str, dict[str, float]] = {module: {} for module in LISTS}
    for key, price in at.items():
        module, name = key.split(".")
        of[module][name] = price
    weights = replace(DESTINATION_WEIGHTS, **of["milady_destinations"])
    return AdeptBot(
        replace(MUSKETEER_PRICES, **of["musketeer_prices"]),
        replace(MILADY_PRICES, weights=weights, **of["milady_prices"]),
    )


@cache
def table(players: int) -> Table:
    return Table(usual_setup(players), load())


def play(candidate: tuple[Prices, int, int]) -> Played:
    at, players, seed = candidate
    bot = adept(at)
    result = play_game(table(players), dict.fromkeys(seats_to_fill(table(players)), bot), seed)
    return Played(players, not result.musketeers_won)


def strayed(at: Prices, off: Sequence[float], spread: float) -> Prices:
    return {key: price * exp(spread * one) for (key, price), one in zip(at.items(), off, strict=True)}


def slopes(off: Any, told: Sequence[Played]) -> Any:
    """By how many standard errors Milady wins more if each price is one spread higher."""
    won = np.array([float(one.milady) for one in told])
    players = np.array([one.players for one in told])
    for count in COUNTS:
        won[players == count] -= won[players == count].mean()
    games, many = off.shape
    found = np.linalg.solve(off.T @ off + CAUTION * games * np.eye(many), off.T @ won)
    return found / (0.5 / sqrt(games))


def moved(at: Prices, sure: Sequence[float], spread: float) -> Prices:
    """Each price moved a little in the direction that helps its own side."""
    found = {}
    for (key, price), errors in zip(at.items(), sure, strict=True):
        side = -1 if key.startswith("musketeer_prices.") else 1
        step = copysign(max(0.0, min(SUREST, abs(errors)) - UNSURE) / (SUREST - UNSURE), side * errors)
        found[key] = price * exp(spread / 2 * step)
    return found


def write(at: Prices) -> None:
    """Write the prices to the sources, with two digits."""
    for module in LISTS:
        file = FOLDER / f"{module}.py"
        text = file.read_text("utf-8")
        for key, price in at.items():
            if key.startswith(f"{module}."):
                name = key.split(".")[1]
                text = re.sub(rf"^(    {name}: float = )[\d.]+", rf"\g<1>{round(price, 2)}", text, flags=re.MULTILINE)
        file.write_text(text, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.prices", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=5000, help="a round")
    parser.add_argument("--spread", type=float, default=0.3, help="how far off prices are: 0.3 is about a third")
    parser.add_argument("--seed", type=int, default=600_000, help="below 2,000,000")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--write", action="store_true", help="into the sources; else they are only told")
    wish = parser.parse_args()
    at = prices()
    for number in range(wish.rounds):
        seed = wish.seed + number * wish.games
        off = np.random.default_rng(seed).normal(size=(wish.games, len(at)))
        candidates = [(strayed(at, off[n], wish.spread), COUNTS[n % len(COUNTS)], seed + n) for n in range(wish.games)]
        with ProcessPoolExecutor(wish.jobs) as pool:
            told = list(pool.map(play, candidates, chunksize=20))
        sure = slopes(off, told)
        then = moved(at, sure, wish.spread)
        print(f"round {number + 1}: Milady wins", *(f"{share(told, count):.0%}" for count in COUNTS))
        for n in sorted(range(len(at)), key=lambda n: -abs(sure[n]))[:15]:
            key = list(at)[n]
            print(f"  {key} {at[key]:.2f} -> {then[key]:.2f} ({sure[n]:+.1f} standard errors)")
        at = then
    if wish.write:
        write(at)


def share(told: Sequence[Played], count: int) -> float:
    here = [one.milady for one in told if one.players == count]
    return sum(here) / max(1, len(here))


if __name__ == "__main__":
    main()
