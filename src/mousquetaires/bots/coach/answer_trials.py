"""Tries answers in dealt worlds, as the master does, and measures how good each of them is.

First all answers are tried in a few worlds. The best of them are tried again in other worlds, and only these tries are
reported: otherwise the answer that was merely lucky in the first tries would look too good.
"""

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.view import Observation

from ..base import Bot, SeatPrompt
from ..master.playout import deal, usual_answer
from ..master.playout_policy import Policy
from ..master.value import Value

SHOWN: Final = 3
MOST: Final = 16  # answers that are tried at all
LEAST_WORLDS: Final = 2  # in the first tries
DRAFTS: Final = 6  # attempts to get different answers from the adept where they are composed
Z95: Final = 1.96  # standard errors of a 95% interval
LEAST_LEAD: Final = 0.005  # half a percentage point: smaller leads don't matter
NOT_LISTED: Final = ("trade_offer", "trade_answer")  # a random offer is no advice

Results = list[float]  # the chance to win in each world


class Tried(NamedTuple):
    """An answer and its results."""

    action: int
    results: Results

    @property
    def mean(self) -> float:
        return sum(self.results) / len(self.results)

    @property
    def error(self) -> float:
        return interval(self.results)


def interval(numbers: Results) -> float:
    """Half of the 95% interval of the mean of some numbers."""
    many = len(numbers)
    mean = sum(numbers) / many
    spread = sum([(number - mean) ** 2 for number in numbers])
    return Z95 * sqrt(spread / max(1, many - 1) / many)


class Trials:
    """Tries the answers to one prompt."""

    def __init__(self, view: Observation, prompt: SeatPrompt, rng: Random, policy: Policy, value: Value) -> None:
        self.view = view
        self.prompt = prompt
        self.rng = rng
        self.policy = policy
        self.value = value

    def best(self, adept: Bot, tries: int) -> list[Tried]:
        """The best answers, measured in the same worlds, the best first. The adept's answer is one of them."""
        candidates = self.candidates(adept)
        shown = candidates
        if len(candidates) > SHOWN:
            worlds = max(LEAST_WORLDS, tries // 2 // len(candidates))
            first = self.measure(candidates, worlds)
            tries -= worlds * len(candidates)
            others = sorted(first[1:], key=lambda one: -one.mean)
            shown = [candidates[0], *[one.action for one in others[: SHOWN - 1]]]
        found = self.measure(shown, max(LEAST_WORLDS, tries // len(shown)))
        return sorted(found, key=lambda one: -one.mean)

    def candidates(self, adept: Bot) -> list[int]:
        """The answers that are tried, the adept's first."""
        usual = usual_answer(adept, self.view, self.prompt, self.rng)
        found = [usual, *self.prompt.options, *self.prompt.free]
        if not self.prompt.listed and self.prompt.kind not in NOT_LISTED:
            found += [usual_answer(adept, self.view, self.prompt, self.rng) for _ in range(DRAFTS)]
        first, *others = dict.fromkeys(found)
        return [first, *(others if len(others) < MOST else self.rng.sample(others, MOST - 1))]

    def measure(self, actions: list[int], worlds: int) -> list[Tried]:
        """Try each answer in the same new worlds."""
        tried = [Tried(action, []) for action in actions]
        for _ in range(worlds):
            world = deal(self.view, self.rng)
            for one in tried:
                chance = self.value.of(world.after(self.prompt.seat, one.action, self.policy))
                one.results.append(1 - chance if self.prompt.seat == MILADY else chance)
        return tried


def is_clear(tried: list[Tried]) -> bool:
    """Whether the best answer is better than the next by more than the error of the difference."""
    if len(tried) < 2:
        return True
    best, second = tried[0].results, tried[1].results
    leads = [one - other for one, other in zip(best, second, strict=True)]
    return sum(leads) / len(leads) > max(LEAST_LEAD, interval(leads))
