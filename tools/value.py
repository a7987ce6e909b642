"""``python -m tools.value``: fits the master's value function on games between bots.

Positions are taken between turns, where the master's tries end. For variety, all bots make some random decisions up to
a random turn. After that they play normally, and only then positions are taken. The target is the winner of the game
and, because that is mostly luck, to a larger part the function's own value one turn later (temporal differences). A
fifth of the games is held out to measure the quality.

Games are stored in a file: a stopped run continues from there. It needs NumPy and SciPy, the game itself does not.
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

from mousquetaires.bots import Bot, bot, seat_prompt
from mousquetaires.bots.master.features import NAMES, features
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.ids import DIAMONDS
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import observe
from mousquetaires.sim.play import seats_to_fill
from tools.value_network import Network, later, loss

FIRST_SEED: Final = {"milady": 61_000_000, "solo": 62_000_000}  # seeds used by nothing else
STRAY_UNTIL: Final = (0, 0, 1, 2, 3, 4, 5, 6, 8)  # turns
STRAY: Final = (0.05, 0.15, 0.3)  # share of random decisions
COUNTS: Final = {"milady": (2, 3, 4, 5, 6), "solo": (1, 2, 3, 4, 5)}
KEPT_BACK: Final = 5
ROUNDS: Final = 25
CHUNK: Final = 500  # games
Row = tuple[list[float], int, int]  # features, who won, which game


class StrayingBot:
    """A bot that makes some random decisions up to a turn."""

    def __init__(self, policy: Bot, rng: Random) -> None:
        self.policy = policy
        self.rng = rng
        self.until = rng.choice(STRAY_UNTIL)
        self.share = rng.choice(STRAY)

    def act(self, game: Game, rng: Random, seat: int) -> None:
        view = observe(game, seat)
        prompt = seat_prompt(game, view)
        if game.s.turn <= self.until and prompt.shape != "trade" and self.rng.random() < self.share:
            action = self.rng.choice(prompt.options) if prompt.listed else prompt.sample(self.rng)
        else:
            action = self.policy.choose(view, prompt, rng)
        # a random trade within one hand has nothing to offer
        game.act(seat, action if prompt.validate(action) is None else prompt.default())


def game_rows(order: tuple[int, bool, str, int]) -> list[Row]:
    """Play one game and return its positions between turns."""
    players, milady, name, seed = order
    table = Table(usual_setup(players, milady), load())
    game, fate = new_game(table), Seed.of(seed)
    player = StrayingBot(bot(name), Random(seed))
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


class Rows:
    """The positions of all games, stored in a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.x = np.zeros((0, len(NAMES)), np.float32)
        self.won = np.zeros(0, np.int8)
        self.games = np.zeros(0, np.int64)
        self.played = 0
        if file.exists():
            kept = np.load(file)
            self.x, self.won, self.games, self.played = kept["x"], kept["won"], kept["games"], int(kept["played"])

    def take(self, rows: list[Row], played: int) -> None:
        self.x = np.concatenate([self.x, np.array([row[0] for row in rows], np.float32).reshape(-1, len(NAMES))])
        self.won = np.concatenate([self.won, np.array([row[1] for row in rows], np.int8)])
        self.games = np.concatenate([self.games, np.array([row[2] for row in rows], np.int64)])
        self.played += played
        np.savez_compressed(self.file, x=self.x, won=self.won, games=self.games, played=self.played)


def collect(rows: Rows, games: int, team: str, name: str, jobs: int) -> None:
    """Play until there are this many games."""
    counts, first = COUNTS[team], FIRST_SEED[team]
    with ProcessPoolExecutor(jobs) as pool:
        while rows.played < games:
            numbers = range(rows.played, min(games, rows.played + CHUNK))
            orders = [(counts[n % len(counts)], team == "milady", name, first + n) for n in numbers]
            found = list(pool.map(game_rows, orders, chunksize=8))
            rows.take([row for one in found for row in one], len(numbers))
            print(f"{team}: {rows.played}/{games}", file=sys.stderr)


def learn(rows: Rows, counts: int) -> dict[str, Any]:
    """The fitted function, and its loss on held-out games compared with always predicting the mean."""
    kept = rows.games // counts % KEPT_BACK == 0
    x, won = rows.x.astype(float), rows.won.astype(float)
    network = Network(x[~kept], won[~kept])
    for number in range(ROUNDS):
        network.learn(x[~kept], later(network.chances(x), won, rows.games)[~kept], 1 - number / ROUNDS)
    return {
        "games": rows.played,
        "positions": len(x),
        "loss": loss(network.chances(x[kept]), won[kept]),
        "blind": loss(np.full(kept.sum(), won[~kept].mean()), won[kept]),
        **network.to_json(NAMES),
    }


def as_toml(found: dict[str, dict[str, Any]]) -> Iterator[str]:
    yield "# Written by tools/value.py. loss: on games kept back; blind: knowing only how often they are won."
    for team, one in found.items():
        yield f"\n[{team}]"
        for name, value in one.items():
            if name == "hidden":
                yield "hidden = [  # how much it counts, its bias, its weights in the order of the names below"
                yield from [f"  {unit}," for unit in value]
                yield "]"
            elif name != "weights":
                yield f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}"
        yield f"\n[{team}.weights]"
        for name, value in one["weights"].items():
            yield f"{name} = {value}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--teams", nargs="+", default=["milady", "solo"], choices=["milady", "solo"])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--rows", type=Path, default=Path("build/value"))
    parser.add_argument("--out", type=Path, default=Path("src/mousquetaires/bots/master/value.toml"))
    wish = parser.parse_args()
    wish.rows.mkdir(parents=True, exist_ok=True)
    found = tomllib.loads(wish.out.read_text("utf-8")) if wish.out.exists() else {}
    for team in wish.teams:
        rows = Rows(wish.rows / f"{team}-{wish.bot}.npz")
        collect(rows, wish.games, team, wish.bot, wish.jobs)
        found[team] = {"bot": wish.bot, **learn(rows, len(COUNTS[team]))}
        print(team, {name: value for name, value in found[team].items() if name not in ("weights", "hidden")})
        wish.out.write_text("\n".join(as_toml(found)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
