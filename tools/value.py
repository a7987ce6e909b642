"""``python -m tools.value``: fit the master's formula on games that bots play against each other.

Positions are taken between turns, where the master's tries end. So that they are not all of a kind, everybody strays up
to some turn, in a share of his decisions and at random; from then on they play as they can, and only from then on
positions are taken. What is fitted is who won in the end (logistic regression with a ridge, by Newton's method); then,
because that is mostly luck, for the most part what the formula itself says a turn later, again and again (temporal
differences). A fifth of the games is kept back to say how good it is. It needs numpy, the game does not.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from mousquetaires.bots import Bot, SeatPrompt, bot
from mousquetaires.bots.master.features import BAD, GOOD, NAMES, features
from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.game import new_game
from mousquetaires.engine.ids import DIAMONDS
from mousquetaires.engine.machine import Game
from mousquetaires.engine.view import observe
from mousquetaires.sim.play import answering_seat, seats_to_fill

RIDGE: Final = 3.0
TRACE: Final = 0.4  # how much of what comes later than the next turn counts
ROUNDS: Final = 8
FIRST_SEED: Final = {"milady": 60_000_000, "solo": 61_000_000}  # games nobody else plays
STRAY_UNTIL: Final = (0, 0, 1, 2, 3, 4, 5, 6, 8)  # turns
STRAY: Final = (0.05, 0.15, 0.3)  # of the decisions
COUNTS: Final = {"milady": (2, 3, 4, 5, 6), "solo": (1, 2, 3, 4, 5)}
KEPT_BACK: Final = 5
Row = tuple[list[float], int, int]  # features, who won, which game


class Stray:
    """Somebody who does anything now and then, up to a turn."""

    def __init__(self, policy: Bot, rng: Random) -> None:
        self.policy = policy
        self.rng = rng
        self.until = rng.choice(STRAY_UNTIL)
        self.share = rng.choice(STRAY)

    def act(self, game: Game, mind: Random, seat: int) -> None:
        prompt = SeatPrompt(game.prompt(), seat)
        if game.s.turn <= self.until and prompt.shape != "trade" and self.rng.random() < self.share:
            action = self.rng.choice(prompt.options) if prompt.listed else prompt.sample(self.rng)
        else:
            action = self.policy.choose(observe(game, seat), prompt, mind)
        # who has strayed into a trade within one hand finds nothing to offer
        game.act(seat, action if prompt.validate(action) is None else prompt.default())


def game_rows(order: tuple[int, bool, str, int]) -> list[Row]:
    """One game, and its positions between turns."""
    players, milady, name, seed = order
    table = Table(usual_setup(players, milady), load())
    game, fate = new_game(table), Seed.of(seed)
    player = Stray(bot(name), Random(seed))
    minds = {seat: Random(f"{seed}/{seat}") for seat in seats_to_fill(table)}
    seen, turn = [], game.s.turn
    while not game.over:
        if game.s.turn != turn:
            turn = game.s.turn
            if turn > player.until:
                seen.append(features(game))
        if game.rolling:
            chance = game.chance()
            game.land(fate.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
        else:
            seat = answering_seat(game.prompt(), table)
            player.act(game, minds[seat], seat)
    won = int(game.s.ending == DIAMONDS)
    return [(one, won, seed) for one in seen]


def collect(games: int, team: str, name: str, jobs: int) -> list[Row]:
    counts, first = COUNTS[team], FIRST_SEED[team]
    orders = [(counts[n % len(counts)], team == "milady", name, first + n) for n in range(games)]
    rows: list[Row] = []
    with ProcessPoolExecutor(jobs) as pool:
        for at, found in enumerate(pool.map(game_rows, orders, chunksize=8)):
            rows += found
            print(f"\r{at + 1}/{games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return rows


def chances(x: Any, weights: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))


def newton(x: Any, y: Any) -> Any:
    weights = np.zeros(x.shape[1])
    for _ in range(30):
        p = chances(x, weights)
        slope = x.T @ (y - p) - RIDGE * weights
        bend = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(x.shape[1])
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def fit(x: Any, y: Any) -> Any:
    """The weights; what cannot be (a sword that harms whoever wears it) is chance or hindsight, and counts nothing."""
    signs = np.array([0, *[1 if name in GOOD else -1 if name in BAD else 0 for name in NAMES]])
    used = np.ones(x.shape[1], dtype=bool)
    while True:
        weights = np.zeros(x.shape[1])
        weights[used] = newton(x[:, used], y)
        wrong = weights * signs < 0
        if not wrong.any():
            return weights
        used &= ~wrong


def loss(p: Any, y: Any) -> float:
    p = np.clip(p, 1e-6, 1 - 1e-6)
    return round(float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()), 4)


def learn(rows: list[Row], counts: int) -> dict[str, Any]:
    """Weights, and the loss on games kept back (every count among them) beside that of one who knows only the mean."""
    games = np.array([game for _, _, game in rows])
    kept = games // counts % KEPT_BACK == 0
    x = np.column_stack([np.ones(len(rows)), np.array([row[0] for row in rows])])
    y = np.array([row[1] for row in rows], dtype=float)
    weights = fit(x[~kept], y[~kept])
    for _ in range(ROUNDS):
        weights = fit(x[~kept], later(chances(x, weights), y, games)[~kept])
    return {
        "positions": len(rows),
        "loss": loss(chances(x[kept], weights), y[kept]),
        "blind": loss(np.full(kept.sum(), y[~kept].mean()), y[kept]),
        "bias": round(float(weights[0]), 4),
        "weights": dict(zip(NAMES, [round(float(weight), 4) for weight in weights[1:]], strict=True)),
    }


def later(p: Any, y: Any, games: Any) -> Any:
    """What each position came to: what the formula says of the next ones of its game, and how that ended."""
    found = y.copy()
    for at in range(len(y) - 2, -1, -1):
        if games[at] == games[at + 1]:
            found[at] = (1 - TRACE) * p[at + 1] + TRACE * found[at + 1]
    return found


def as_toml(found: dict[str, dict[str, Any]]) -> Iterator[str]:
    yield "# Written by tools/value.py. loss: on games kept back; blind: knowing only how often they are won."
    for team, one in found.items():
        yield f"\n[{team}]"
        for name, value in one.items():
            if name != "weights":
                yield f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}"
        yield f"\n[{team}.weights]"
        for name, value in one["weights"].items():
            yield f"{name} = {value}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--teams", nargs="+", default=["milady", "solo"], choices=["milady", "solo"])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("src/mousquetaires/bots/master/value.toml"))
    wish = parser.parse_args()
    found = tomllib.loads(wish.out.read_text("utf-8")) if wish.out.exists() else {}
    for team in wish.teams:
        rows = collect(wish.games, team, wish.bot, wish.jobs)
        found[team] = {"bot": wish.bot, "games": wish.games, **learn(rows, len(COUNTS[team]))}
        print(team, {name: value for name, value in found[team].items() if name != "weights"})
        wish.out.write_text("\n".join(as_toml(found)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
