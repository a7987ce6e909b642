"""``python -m tools.value``: fit the master's formula on games that bots play against each other.

Positions are taken at random moments of whole games; what is fitted is who won in the end (logistic regression on the
features and their products, with a ridge, by Newton's method). A fifth of the games is kept back to say how good it is.
"""

import argparse
import json
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from mousquetaires.bots import SeatPrompt, bot
from mousquetaires.bots.master.value import FEATURES, features
from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.game import new_game
from mousquetaires.engine.ids import DIAMONDS
from mousquetaires.engine.view import observe
from mousquetaires.sim.play import answering_seat, seats_to_fill

TAKEN: Final = 0.08  # of all decisions
RIDGE: Final = 1.0
FIRST_SEED: Final = 50_000_000  # games nobody else plays
Row = tuple[list[float], int, int]  # features, who won, which game


def game_rows(order: tuple[int, bool, str, int]) -> list[Row]:
    """One game, and some positions of it."""
    players, milady, name, seed = order
    table = Table(usual_setup(players, milady), load())
    policy, game, fate, rng = bot(name), new_game(table), Seed.of(seed), Random(seed)
    minds = {seat: Random(f"{seed}/{seat}") for seat in seats_to_fill(table)}
    seen = []
    while not game.over:
        if game.rolling:
            chance = game.chance()
            game.land(fate.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
            continue
        if rng.random() < TAKEN:
            seen.append(features(game))
        prompt = game.prompt()
        seat = answering_seat(prompt, table)
        game.act(seat, policy.choose(observe(game, seat), SeatPrompt(prompt, seat), minds[seat]))
    won = int(game.s.ending == DIAMONDS)
    return [(one, won, seed) for one in seen]


def collect(games: int, milady: bool, name: str, jobs: int) -> list[Row]:
    counts = (2, 3, 4, 5, 6) if milady else (1, 2, 3, 4, 5)
    orders = [(counts[n % 5], milady, name, FIRST_SEED + n) for n in range(games)]
    rows: list[Row] = []
    with ProcessPoolExecutor(jobs) as pool:
        for at, found in enumerate(pool.map(game_rows, orders, chunksize=8)):
            rows += found
            print(f"\r{at + 1}/{games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return rows


def design(rows: list[Row]) -> Any:
    """One, the features, and the products of every pair, in the order in which ``Value`` reads them."""
    x = np.array([row[0] for row in rows])
    pairs = [x[:, i] * x[:, j] for i in range(len(FEATURES)) for j in range(i, len(FEATURES))]
    return np.column_stack([np.ones(len(rows)), x, *pairs])


def fit(x: Any, y: Any) -> Any:
    weights = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (y - p) - RIDGE * weights
        bend = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(x.shape[1])
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def loss(x: Any, y: Any, weights: Any) -> float:
    p = np.clip(1 / (1 + np.exp(-np.clip(x @ weights, -30, 30))), 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def learn(rows: list[Row]) -> dict[str, Any]:
    kept = np.array([row[2] % 5 == 4 for row in rows])
    x, y = design(rows), np.array([row[1] for row in rows], dtype=float)
    weights = fit(x[~kept], y[~kept])
    share = y[~kept].mean()
    blind = float(-(y[kept] * np.log(share) + (1 - y[kept]) * np.log(1 - share)).mean())
    return {
        "positions": len(rows), "loss": round(loss(x[kept], y[kept], weights), 4), "blind": round(blind, 4),
        "weights": [round(float(weight), 4) for weight in weights],
    }


def as_toml(found: dict[str, dict[str, Any]]) -> Iterator[str]:
    yield "# Written by tools/value.py. loss: on games kept back; blind: knowing only how often they are won."
    for team, one in found.items():
        yield f"\n[{team}]"
        for name, value in one.items():
            yield f"{name} = {json.dumps(value)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--teams", nargs="+", default=["milady", "solo"], choices=["milady", "solo"])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("src/mousquetaires/bots/master/value.toml"))
    wish = parser.parse_args()
    found = tomllib.loads(wish.out.read_text("utf-8")) if wish.out.exists() else {}
    for team in wish.teams:
        milady = team == "milady"
        rows = collect(wish.games, milady, wish.bot, wish.jobs)
        found[team] = {"bot": wish.bot, "games": wish.games, **learn(rows)}
        print(team, {name: value for name, value in found[team].items() if name != "weights"})
        wish.out.write_text("\n".join(as_toml(found)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
