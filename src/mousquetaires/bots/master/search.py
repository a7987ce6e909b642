"""Searches for the best answer: tries each one in the same dealt worlds and drops the worse half, repeatedly.

A search tree would not grow here: a turn has thirty decisions, and there is time for some hundred tries. So all
tries go to the current decision (sequential halving). All answers get the same cards and dice. After the answer, a
fast policy plays every seat to the end of the turn, where a fitted value function rates the position. The search stops
before its budget is used up only if no answer could still turn out better. It replaces the adept's answer only by one
that did clearly better. The required margins were measured by playing whole games on from the point of difference
(docs/measurements.md).
"""

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.view import Observation

from ..base import Bot, SeatPrompt
from .budget import Clock
from .playout import Dealer, deal, usual_answer
from .playout_policy import Policy
from .value import Value

MOST: Final = 16  # answers that are tried
SAMPLES: Final = 4  # answers sampled where they are composed
DOUBT: Final = 1.0  # standard errors by which an answer must be better than the adept's,
MARGIN: Final = 0.035  # and the required margin: smaller ones do not last to the end of the game
SURER: Final = 0.01  # a smaller margin, where the value function is more reliable: for Milady, and
SURE_KINDS: Final = ("next_musketeer", "combat_cards", "epic_for_duel")  # for the order of turns and for duels
# Decisions that the adept makes as well, or where tries misled: paying, buying, trading, giving.
ADEPT_KINDS: Final = (
    "payment", "purchase", "skill_cards", "sacrifice", "one_for_all", "trade_offer", "trade_answer", "trade_last_word",
)  # fmt: skip
SPREAD: Final = 0.03  # the least standard deviation assumed: agreement of a few tries proves little
ENOUGH: Final = 5  # worlds in which an answer must have been tried
HOPELESS: Final = -2.0  # standard errors below the margin at which an answer is dropped


class Found(NamedTuple):
    """The result of a search: the winning chances after its answer and after the best alternative."""

    action: int
    chance: float
    instead: int
    rival: float
    worlds: int


class Tried:
    """An answer with the sums of its results, and of how much better it did than the adept's in the same worlds."""

    __slots__ = ("action", "ahead", "squares", "total", "worlds")

    def __init__(self, action: int) -> None:
        self.action = action
        self.worlds = 0
        self.total = 0.0
        self.ahead = 0.0
        self.squares = 0.0

    def add(self, result: float, usual: float) -> None:
        """Count a world, with the results of this answer and of the adept's."""
        self.worlds += 1
        self.total += result
        self.ahead += result - usual
        self.squares += (result - usual) ** 2

    @property
    def mean(self) -> float:
        return self.total / max(1, self.worlds)

    @property
    def mean_ahead(self) -> float:
        return self.ahead / max(1, self.worlds)

    @property
    def error(self) -> float:
        """The standard error of that mean."""
        spread = max(0.0, self.squares - self.worlds * self.mean_ahead**2)
        return sqrt(SPREAD**2 + spread) / max(1, self.worlds)

    def hope(self, margin: float) -> bool:
        """Whether it may still turn out better by the margin. An answer that comes to the same has none."""
        if self.worlds < ENOUGH:
            return True
        return self.squares > 0 and self.mean_ahead - margin > HOPELESS * self.error

    def beats(self, margin: float) -> bool:
        """Whether it is better by the margin, and not by chance."""
        return self.mean_ahead > max(margin, DOUBT * self.error)


class Search:
    """The search for one decision of one seat."""

    def __init__(
        self, view: Observation, prompt: SeatPrompt, rng: Random, adept: Bot, policy: Policy, value: Value
    ) -> None:
        self.view = view
        self.prompt = prompt
        self.rng = rng
        self.adept = adept
        self.policy = policy
        self.value = value
        self.margin = SURER if prompt.seat == MILADY or prompt.kind in SURE_KINDS else MARGIN
        self.deal: Dealer = deal

    def best(self, clock: Clock) -> Found:
        """Search until the budget is used up or the answer is settled."""
        usual = Tried(usual_answer(self.adept, self.view, self.prompt, self.rng))
        everyone = [usual, *[Tried(action) for action in self.others(usual.action)]]
        field = everyone
        rounds = max(1, (len(field) - 1).bit_length())
        for number in range(1, rounds + 1):
            while clock.used() < number / rounds and (live := self.live(field, everyone)):
                if not self.sweep(live, clock):
                    return self.judge(usual, everyone)
            field = better_half(field)
        return self.judge(usual, everyone)

    def live(self, field: list[Tried], everyone: list[Tried]) -> list[Tried]:
        """The answers to try next. If those in the field are settled, some that were left behind; empty if all are."""
        for answers in (field, everyone):
            found = hopeful(answers, self.margin)
            if len(found) > 1:
                return found
        return []

    def others(self, usual: int) -> list[int]:
        """The alternatives that are worth a try."""
        if self.prompt.kind in ADEPT_KINDS:
            return []
        found = [*self.prompt.options, *self.prompt.free]
        if not self.prompt.listed:
            found += self.prompt.samples(self.rng, SAMPLES)
        found = [action for action in dict.fromkeys(found) if action != usual]
        return found if len(found) < MOST else self.rng.sample(found, MOST - 1)

    def sweep(self, field: list[Tried], clock: Clock) -> bool:
        """Try all answers in one more world, the adept's first. False if there was no time."""
        world = self.deal(self.view, self.rng)
        usual = 0.0
        for number, one in enumerate(field):
            if not clock.spend():
                return False
            chance = self.value.of(world.after(self.prompt.seat, one.action, self.policy))
            result = 1 - chance if self.prompt.seat == MILADY else chance
            if number == 0:
                usual = result
            one.add(result, usual)
        return True

    def judge(self, usual: Tried, everyone: list[Tried]) -> Found:
        """The answer that is surely the best of those that beat the adept's, or else the adept's."""
        rival = max(everyone[1:], key=lambda one: one.mean_ahead - DOUBT * one.error, default=usual)
        best, other = (rival, usual) if rival.beats(self.margin) else (usual, rival)
        return Found(best.action, best.mean, other.action, other.mean, other.worlds)


def hopeful(field: list[Tried], margin: float) -> list[Tried]:
    """The adept's answer, and those that may still turn out better."""
    usual, *others = field
    return [usual, *[one for one in others if one.hope(margin)]]


def better_half(field: list[Tried]) -> list[Tried]:
    """The adept's answer, and the better half of the others."""
    usual, *others = field
    others.sort(key=lambda one: -one.mean_ahead)
    return [usual, *others[: max(1, len(others) // 2)]]
