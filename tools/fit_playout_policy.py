"""``python -m tools.fit_playout_policy``: fits the playout policy of the master to the adept's own choices.

Adepts play games from fixed seeds. For variety, they make some random decisions up to a random turn. Every other choice
is recorded with the facts of ``fitted_policy_features``. Then the scores are fitted, so that a softmax over the answers
gives the adept's choice the highest chance (logistic regression with a ridge). Trades are left out, because a refused
one could be offered again without end. A tenth of the games is held out: the share of choices on which table and adept
agree there is printed and written to the file. It needs NumPy, the game does not.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.bots.master.fitted_policy import PromptScores
from mousquetaires.bots.master.fitted_policy_features import CLASSES, EASES, WIDTHS, answer_class, answer_ease
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.data import load
from mousquetaires.engine.actions import TRADE, verb_of
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import observe

FIRST_SEED: Final = 66_000_000  # seeds used by nothing else
TABLES: Final = [(players, True) for players in range(2, 7)] + [(players, False) for players in (1, 3, 4)]
STRAY_UNTIL: Final = (0, 0, 1, 2, 4, 6)  # turns
STRAY: Final = 0.15  # share of random decisions until then
KEPT_BACK: Final = 10
MOST: Final = 60_000  # choices of one kind to learn from: more hardly help
ROUNDS: Final = 250
RATE: Final = 0.1
RIDGE: Final = 2e-5
SCALE: Final = 100  # a score of the table for each unit of logit
Row = tuple[list[int], list[tuple[int, int]], int, int]  # facts; class and ease of each answer; which; which game
Rows = dict[str, list[Row]]


class Recorder:
    """Plays games between adepts and records their choices."""

    def __init__(self) -> None:
        self.adept = bot("adept")
        self.habits = {kind: PromptScores(kind, [0] * CLASSES * (sum(WIDTHS[kind]) + EASES)) for kind in WIDTHS}
        self.rows: Rows = defaultdict(list)

    def play(self, number: int) -> None:
        """Play one game."""
        players, milady = TABLES[number % len(TABLES)]
        seed = FIRST_SEED + number
        rng = Random(seed)
        until = rng.choice(STRAY_UNTIL)
        game, fate = new_game(Table(usual_setup(players, milady), load())), Seed.of(seed)
        while not game.over:
            if game.rolling:
                chance = game.chance()
                game.land(fate.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
            else:
                self.decide(game, rng, game.s.turn <= until, number)

    def decide(self, game: Game, rng: Random, straying: bool, number: int) -> None:
        """The adept's choice is recorded; at times, a random one is made instead."""
        prompt = game.prompt()
        view = observe(game, answering_seat(prompt, game.table))
        asked = seat_prompt(game, view)
        action = self.adept.choose(view, asked, rng)
        if (
            prompt.kind in self.habits
            and action in asked.options
            and len(asked.options) > 1
            and verb_of(action) != TRADE
        ):
            self.rows[self.table_of(prompt.kind)].append(self.row(game, action, number))
        if straying and asked.listed and asked.shape != "trade" and rng.random() < STRAY:
            action = rng.choice(asked.options)
        game.act(view.viewer, action if asked.validate(action) is None else asked.default())

    def row(self, game: Game, action: int, number: int) -> Row:
        prompt = game.prompt()
        kind, hero, options = prompt.kind, prompt.hero, prompt.options()
        seen = self.habits[kind].seen(game, hero)
        answers = [(answer_class(kind, game, hero, one), answer_ease(kind, game, hero, one)) for one in options]
        return seen, answers, options.index(action), number

    @staticmethod
    def table_of(kind: str) -> str:
        """Orders by Tréville are learned together with other actions."""
        return "musketeer_action" if kind == "ordered_action" else kind


class Sample:
    """The choices of one kind as arrays: a line of table positions for each answer."""

    def __init__(self, kind: str, rows: list[Row]) -> None:
        width = sum(WIDTHS[kind]) + EASES
        self.size = CLASSES * width
        self.places = np.array(
            [
                [width * part + ease, *[width * part + fact for fact in seen]]
                for seen, all_, *_ in rows
                for part, ease in all_
            ]
        )
        counts = np.array([len(row[1]) for row in rows])
        self.first = np.concatenate([[0], np.cumsum(counts)[:-1]])
        self.owner = np.repeat(np.arange(len(rows)), counts)
        self.chosen = self.first + np.array([row[2] for row in rows])

    def chances(self, scores: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """The softmax of each answer's score."""
        totals = scores[self.places].sum(1)
        totals -= np.maximum.reduceat(totals, self.first)[self.owner]
        likely = np.exp(totals)
        shares: np.ndarray[Any, Any] = likely / np.add.reduceat(likely, self.first)[self.owner]
        return shares

    def agreement(self, scores: np.ndarray[Any, Any]) -> float:
        """The share of choices where the highest score is the adept's."""
        totals = scores[self.places].sum(1)
        return float(np.mean(totals[self.chosen] >= np.maximum.reduceat(totals, self.first)))

    def slope(self, scores: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """How the mean log-likelihood falls with each score."""
        wrong = self.chances(scores)
        wrong[self.chosen] -= 1
        spread = np.repeat(wrong, self.places.shape[1])
        return np.bincount(self.places.ravel(), spread, self.size) / len(self.first)


def fit(sample: Sample) -> np.ndarray[Any, Any]:
    """The scores with the highest likelihood (Adam on all choices at once)."""
    scores, pace, spread = np.zeros(sample.size), np.zeros(sample.size), np.zeros(sample.size)
    for number in range(1, ROUNDS + 1):
        slope = sample.slope(scores) + RIDGE * scores
        pace = 0.9 * pace + 0.1 * slope
        spread = 0.99 * spread + 0.01 * slope**2
        rate = RATE * (1 - number / (ROUNDS + 1))
        scores -= rate * (pace / (1 - 0.9**number)) / (np.sqrt(spread / (1 - 0.99**number)) + 1e-8)
    return scores


def learn(kind: str, rows: list[Row]) -> dict[str, Any]:
    """The fitted scores of one kind by class, and the agreement on held-out games."""
    kept = [row for row in rows if row[3] // len(TABLES) % KEPT_BACK == 0]
    used = [row for row in rows if row[3] // len(TABLES) % KEPT_BACK][:MOST]
    sample = Sample(kind, used)
    scores = np.rint(SCALE * fit(sample))
    width = sum(WIDTHS[kind]) + EASES
    known = sorted({part for row in used for part, _ in row[1]} - {TRADE})
    return {
        "choices": len(used),
        "agreement": round(Sample(kind, kept).agreement(scores), 3),
        "scores": {part: [int(score) for score in scores[width * part : width * (part + 1)]] for part in known},
    }


def as_toml(found: dict[str, dict[str, Any]]) -> Iterator[str]:
    yield "# Written by tools/fit_playout_policy.py. agreement: with the adept, on held-out games."
    for kind, one in found.items():
        yield f"\n[fit.{kind}]\nchoices = {one['choices']}\nagreement = {one['agreement']}"
    for kind, one in found.items():
        yield f"\n[scores.{kind}]  # by class: a score for each ease, then for each value of each fact"
        for part, scores in one["scores"].items():
            yield f"{part} = {scores}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--out", type=Path, default=Path("src/mousquetaires/bots/master/fitted_policy.toml"))
    wish = parser.parse_args()
    recorder = Recorder()
    for number in range(wish.games):
        recorder.play(number)
    found = {kind: learn(kind, rows) for kind, rows in sorted(recorder.rows.items())}
    for kind, one in found.items():
        print(kind, one["choices"], one["agreement"], file=sys.stderr)
    wish.out.write_text("\n".join(as_toml(found)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
