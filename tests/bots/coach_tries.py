"""Tries the coach's answers again: the same worlds follow from the seat's view, and nothing else does."""

import json
from hashlib import blake2b
from math import sqrt
from random import Random
from statistics import fmean, stdev

from mousquetaires.bots import SeatPrompt, bot
from mousquetaires.bots.adept import AdeptBot
from mousquetaires.bots.master.fitted_policy import FittedPolicy, fitted_scores
from mousquetaires.bots.master.playout import deal
from mousquetaires.bots.master.value import fitted
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.view import Observation

Measured = list[tuple[str, list[float]]]


class Retried:
    """The same tries as the coach's, in another program."""

    def __init__(self, view: Observation, prompt: SeatPrompt) -> None:
        text = json.dumps(view.to_json(), sort_keys=True).encode()
        self.view, self.prompt = view, prompt
        self.rng = Random(int(blake2b(text, digest_size=8).hexdigest(), 16))
        self.policy = FittedPolicy(AdeptBot(), fitted_scores())
        self.value = fitted("milady" if view.table.milady else "solo")

    def adepts(self) -> int:
        action = bot("adept").choose(self.view, self.prompt, self.rng)
        return self.prompt.default() if self.prompt.validate(action) is not None else action

    def candidates(self) -> list[int]:
        found = [self.adepts(), *self.prompt.options, *self.prompt.free]
        if self.prompt.kind in ("adversaries", "inn_tokens", "gallery_tokens"):
            found += [self.adepts() for _ in range(6)]
        unique = list(dict.fromkeys(found))
        return unique if len(unique) <= 16 else [unique[0], *self.rng.sample(unique[1:], 15)]

    def measure(self, actions: list[int], worlds: int) -> Measured:
        rows = []
        for _ in range(worlds):
            world = deal(self.view, self.rng)
            rows.append([self.value.of(world.after(self.prompt.seat, one, self.policy)) for one in actions])
        own = [[1 - chance for chance in row] for row in rows] if self.prompt.seat == MILADY else rows
        return [(to_text(action), [row[at] for row in own]) for at, action in enumerate(actions)]

    def best(self, tries: int) -> Measured:
        actions = self.candidates()
        if len(actions) > 3:
            worlds = max(2, tries // 2 // len(actions))
            first = self.measure(actions, worlds)
            tries -= worlds * len(actions)
            order = sorted(range(1, len(actions)), key=lambda at: -fmean(first[at][1]))
            actions = [actions[0], actions[order[0]], actions[order[1]]]
        found = self.measure(actions, max(2, tries // len(actions)))
        return sorted(found, key=lambda one: -fmean(one[1]))


def half_interval(numbers: list[float]) -> float:
    return 1.96 * stdev(numbers) / sqrt(len(numbers))


def wrong_numbers(view: Observation, prompt: SeatPrompt, advice: dict[str, object], tries: int) -> list[str]:
    """What is false about the answers, their chances and errors, and whether the best is clear."""
    best = Retried(view, prompt).best(tries)
    expected = [(action, fmean(results), half_interval(results)) for action, results in best]
    answers = advice["answers"]
    assert isinstance(answers, list)
    said = [(one["action"], one["chance"], one["error"]) for one in answers]
    close = len(said) == len(expected) and all(
        a[0] == b[0] and abs(a[1] - b[1]) < 1e-4 and abs(a[2] - b[2]) < 1e-4
        for a, b in zip(said, expected, strict=True)
    )
    found = [] if close else [f"{said} instead of {expected}"]
    if advice["worlds"] != len(best[0][1]) or advice["clear"] != is_clear(best):
        found.append(f"{advice['worlds']} worlds, clear: {advice['clear']}")
    return found


def is_clear(best: Measured) -> bool:
    if len(best) == 1:
        return True
    leads = [one - other for one, other in zip(best[0][1], best[1][1], strict=True)]
    return fmean(leads) > max(0.005, half_interval(leads))
