"""Train a small agent for the Musketeers with NumPy: imitation of adept, then improvement by play.

    make compiled && .venv/bin/python docs/examples/train_agent.py --jobs 2

Three players: novice plays Milady, the agent plays both seats of the Musketeers. The agent is a network with one
hidden layer. It sees ``play.tensor(seat)``, what is legal, and what novice would choose, and chooses one of
``play.legal()``. So it starts as novice and learns where something else is better.

1. Imitation: adept plays games, and the agent learns its choices. Then the agent plays, and learns what adept would
   have done in its place (DAgger).
2. Improvement by play: the agent samples its choices, and those of games that went better than expected become more
   likely (policy gradient with a learned baseline).
3. Test: agent and novice play the same deals. The difference comes with a 95% interval.
"""

import argparse
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

import numpy as np

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.data import load
from mousquetaires.engine import Seed, Table, observe, usual_setup
from mousquetaires.engine.action_index import SIZE as ACTIONS
from mousquetaires.engine.composed_answers import numbers_of
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.numbered_game import NumberedGame
from mousquetaires.engine.observation_tensor import SIZE as VALUES

PLAYERS = 3
BATCH = 256
TEST_SEED = 2_000_000  # of the first deal of the test; training stays below
INPUTS = VALUES + 2 * ACTIONS  # the observation, the legal numbers, and the number that novice would choose
TRUST = 3.0  # in novice, at the beginning
Array = np.ndarray


class Game(NamedTuple):
    """The agent's or teacher's decisions of one game, and whether the Musketeers won."""

    seen: Array  # uint8: inputs of the network times 255
    masks: Array
    chosen: Array
    won: int


@dataclass
class Network:
    """One hidden layer; a head for the choice and one for the chance to win. Adam is the optimiser."""

    weights: dict[str, Array]
    moments: dict[str, tuple[Array, Array]] = field(default_factory=dict)
    steps: int = 0

    @staticmethod
    def fresh(hidden: int, seed: int) -> "Network":
        rng = np.random.default_rng(seed)
        first = rng.normal(0, sqrt(2 / 150), (INPUTS, hidden)).astype(np.float32)  # about 150 inputs are not 0
        return Network(
            {
                "first": first,
                "bias": np.zeros(hidden, np.float32),
                "choice": rng.normal(0, 0.01, (hidden, ACTIONS)).astype(np.float32),
                "choice_bias": np.zeros(ACTIONS, np.float32),
                "trust": np.zeros((hidden, 1), np.float32),
                "trust_bias": np.full(1, TRUST, np.float32),
                "value": np.zeros((hidden, 1), np.float32),
                "value_bias": np.zeros(1, np.float32),
            }
        )

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Hidden layer, probabilities of the choices, and the chance to win."""
        w = self.weights
        hidden = np.maximum(seen @ w["first"] + w["bias"], 0)
        trust = hidden @ w["trust"] + w["trust_bias"]
        scores = hidden @ w["choice"] + w["choice_bias"] + trust * seen[:, -ACTIONS:]
        scores = np.where(masks, scores, np.float32(-1e9))
        scores = np.exp(scores - scores.max(1, keepdims=True))
        value = 1 / (1 + np.exp(-(hidden @ w["value"] + w["value_bias"])[:, 0]))
        return hidden, scores / scores.sum(1, keepdims=True), value

    def learn(self, seen: Array, masks: Array, chosen: Array, weight: Array, won: Array, rate: float) -> None:
        """One step: make the choices more likely by their weights, and predict the results better."""
        hidden, chances, value = self.forward(seen, masks)
        error = chances * weight[:, None]
        error[np.arange(len(chosen)), chosen] -= weight
        error /= len(chosen)
        trust_error = (error * seen[:, -ACTIONS:]).sum(1, keepdims=True)
        value_error = (value - won)[:, None] / len(chosen)
        w = self.weights
        back = error @ w["choice"].T + trust_error @ w["trust"].T + value_error @ w["value"].T
        back *= hidden > 0
        gradients = {
            "first": seen.T @ back,
            "bias": back.sum(0),
            "choice": hidden.T @ error,
            "choice_bias": error.sum(0),
            "trust": hidden.T @ trust_error,
            "trust_bias": trust_error.sum(0),
            "value": hidden.T @ value_error,
            "value_bias": value_error.sum(0),
        }
        self._adam(gradients, rate)

    def _adam(self, gradients: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for name, gradient in gradients.items():
            mean, square = self.moments.get(name, (np.zeros_like(gradient), np.zeros_like(gradient)))
            mean, square = 0.9 * mean + 0.1 * gradient, 0.999 * square + 0.001 * gradient**2
            self.moments[name] = (mean, square)
            step = (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            self.weights[name] -= (rate * step).astype(np.float32)


# --- playing --------------------------------------------------------------------------------------


def mask_of(legal: Sequence[int]) -> Array:
    mask = np.zeros(ACTIONS, bool)
    mask[legal] = True
    return mask


@cache
def table() -> Table:
    return Table(usual_setup(PLAYERS), load())


class Agent:
    """What the network sees and chooses in one game, and novice, whose advice it gets."""

    def __init__(self, network: Network | None, rng: np.random.Generator | None, seed: int) -> None:
        self.network = network
        self.rng = rng
        self.novice, self.novice_rng = bot("novice"), Random(f"{seed}/novice")
        self.advised: list[int] = []  # novice's choices for the whole answer
        self.tried: dict[bytes, list[int]] = {}

    def see(self, play: NumberedGame, mask: Array) -> Array:
        """The inputs of the network."""
        made = len(play.made)
        if not made:
            self.advised = advice(play, self.novice, self.novice_rng)
        advised = np.zeros(ACTIONS, np.uint8)
        if len(self.advised) > made and tuple(self.advised[:made]) == play.made and mask[self.advised[made]]:
            advised[self.advised[made]] = 255
        values = np.round(np.frombuffer(play.tensor(play.seat), np.float32) * 255)
        return np.concatenate([values.astype(np.uint8), mask.astype(np.uint8) * 255, advised])

    def choose(self, seen: Array, mask: Array) -> int:
        """A sample; or the most likely number, but not twice if the agent sees exactly the same again."""
        chances = self.network.forward(seen[None].astype(np.float32) / 255, mask[None])[1][0]
        if self.rng is not None:
            return int(self.rng.choice(ACTIONS, p=chances / chances.sum()))
        tried = self.tried.setdefault(seen.tobytes(), [])
        chances[tried] -= 1
        chances[~mask] = -2
        tried.append(int(chances.argmax()))
        return tried[-1]


def play_game(network: Network | None, teacher: str | None, sample: bool, seed: int) -> Game:
    """One game against novice. The network plays, or the teacher if there is no network; the teacher labels."""
    play, fate = NumberedGame.new(table()), Seed.of(seed)
    milady, mentor = bot("novice"), bot(teacher) if teacher else None
    minds = {seat: Random(f"{seed}/{seat}") for seat in range(PLAYERS)}
    agent = Agent(network, np.random.default_rng(seed) if sample else None, seed)
    seen, masks, chosen = [], [], []
    taught: list[int] = []
    play.settle(fate)
    while not play.over and len(chosen) < 2000:
        if play.seat == MILADY:
            for number in advice(play, milady, minds[MILADY]):
                play.act(number)
        else:
            if mentor and not play.made:
                taught = advice(play, mentor, minds[play.seat])
            mask = mask_of(play.legal())
            view = agent.see(play, mask)
            own = agent.choose(view, mask) if network else taught[len(play.made)]
            if mentor is None or taught:
                seen.append(view)
                masks.append(mask)
                chosen.append(taught[len(play.made)] if mentor else own)
            if network and own not in taught[len(play.made) : len(play.made) + 1]:
                taught = []  # the teacher had another answer in mind
            play.act(own)
        play.settle(fate)
    return Game(np.array(seen), np.array(masks), np.array(chosen), int(play.winner() > 0))


def advice(play: NumberedGame, teacher: object, rng: Random) -> list[int]:
    """What a bot would choose, as numbers."""
    view = observe(play.game, play.seat)
    return numbers_of(teacher.choose(view, seat_prompt(play.game, view), rng))  # type: ignore[attr-defined]


def play_games(
    pool: ProcessPoolExecutor | None, network: Network | None, teacher: str | None, sample: bool, seeds: Iterable[int]
) -> list[Game]:
    sent = Network(network.weights) if network else None
    one = partial(play_game, sent, teacher, sample)
    return list(pool.map(one, seeds, chunksize=4)) if pool else [one(seed) for seed in seeds]


# --- learning -------------------------------------------------------------------------------------


def imitate(network: Network, games: list[Game], epochs: int, rate: float, seed: int) -> float:
    """Learn the choices of the games. Returns how often the network would have chosen the same."""
    seen, masks = np.concatenate([g.seen for g in games]), np.concatenate([g.masks for g in games])
    chosen = np.concatenate([g.chosen for g in games])
    won = np.concatenate([np.full(len(g.chosen), g.won) for g in games]).astype(np.float32)
    rng = np.random.default_rng(seed)
    for epoch in range(epochs):
        for rows in np.array_split(rng.permutation(len(chosen)), max(1, len(chosen) // BATCH)):
            batch = seen[rows].astype(np.float32) / 255
            now = rate * (1 - epoch / epochs)
            network.learn(batch, masks[rows], chosen[rows], np.ones(len(rows), np.float32), won[rows], now)
    rows = rng.permutation(len(chosen))[:2000]
    same = network.forward(seen[rows].astype(np.float32) / 255, masks[rows])[1].argmax(1) == chosen[rows]
    return float(same.mean())


def improve(network: Network, games: list[Game], rate: float) -> None:
    """Policy gradient: choices of games that went better than expected become more likely."""
    for game in games:
        seen = game.seen.astype(np.float32) / 255
        expected = network.forward(seen, game.masks)[2]
        won = np.full(len(game.chosen), game.won, np.float32)
        network.learn(seen, game.masks, game.chosen, (won - expected).astype(np.float32), won, rate)


class Lead(NamedTuple):
    """How much more often the agent wins than novice, on the same deals."""

    agent: float
    novice: float
    lead: float
    low: float
    high: float


def compare(pool: ProcessPoolExecutor | None, network: Network, seeds: range) -> Lead:
    agent = np.array([g.won for g in play_games(pool, network, None, False, seeds)], float)
    novice = np.array([g.won for g in play_games(pool, None, "novice", False, seeds)], float)
    lead = agent - novice
    half = 1.96 * lead.std(ddof=1) / sqrt(len(seeds))
    return Lead(agent.mean(), novice.mean(), lead.mean(), lead.mean() - half, lead.mean() + half)


@dataclass(frozen=True)
class Plan:
    """How much is played and learnt."""

    games: int = 1500
    dagger_rounds: int = 2
    dagger_games: int = 400
    play_rounds: int = 2
    play_games: int = 100
    test_games: int = 1500
    hidden: int = 128
    epochs: int = 5
    seed: int = 0


def train(plan: Plan, pool: ProcessPoolExecutor | None, report=print) -> Network:
    """All steps of the training."""
    network = Network.fresh(plan.hidden, plan.seed)
    start, first = perf_counter(), plan.seed
    games = play_games(pool, None, "adept", False, range(first, first + plan.games))
    same = imitate(network, games, plan.epochs, 1e-3, plan.seed)
    report(f"{perf_counter() - start:5.0f} s  imitation: {same:.1%} of adept's choices")
    first += plan.games
    for number in range(plan.dagger_rounds):
        fresh = play_games(pool, network, "adept", False, range(first, first + plan.dagger_games))
        first, games = first + plan.dagger_games, games + fresh
        same = imitate(network, games, max(2, plan.epochs // 2), 5e-4, plan.seed + number)
        won = np.mean([game.won for game in fresh])
        report(
            f"{perf_counter() - start:5.0f} s  round {number + 1}: {same:.1%} of adept's choices; won {won:.1%} before"
        )
    for number in range(plan.play_rounds):
        fresh = play_games(pool, network, None, True, range(first, first + plan.play_games))
        first += plan.play_games
        improve(network, fresh, 1e-5)
        won = np.mean([game.won for game in fresh])
        report(f"{perf_counter() - start:5.0f} s  play {number + 1}: won {won:.1%} with sampled choices")
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value in vars(Plan()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=value)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="save the weights here (.npz)")
    wish = vars(parser.parse_args())
    jobs, out = wish.pop("jobs"), wish.pop("out")
    plan = Plan(**wish)
    with ProcessPoolExecutor(jobs) as pool:
        network = train(plan, pool)
        lead = compare(pool, network, range(TEST_SEED, TEST_SEED + plan.test_games))
    print(f"agent {lead.agent:.1%}, novice {lead.novice:.1%}, {plan.test_games} deals")
    print(f"lead {100 * lead.lead:.1f} points, 95% interval {100 * lead.low:.1f} to {100 * lead.high:.1f}")
    if out:
        np.savez(out, **network.weights)


if __name__ == "__main__":
    main()
