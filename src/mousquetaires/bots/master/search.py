"""Looking for the best answer: every one is tried in the same dealt worlds, and the worse half is left behind.

A tree would never grow beyond its first branches here: a turn has thirty decisions, and a fifth of a second is good for
a hundred tries. So all tries go to the question in hand (sequential halving), the answers meet the same cards and
dice (what differs is the answer), and after it everybody plays as an adept to the end of the turn, where a fitted
formula says how it stands. What an adept would do is changed only for something that did clearly better: by how much,
was measured, by playing whole games on from where the two would have differed (docs/measurements.md).
"""

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.view import Observation

from ..base import Bot, SeatPrompt
from .budget import Clock
from .playout import deal, usual_answer
from .value import Value

MOST: Final = 16  # answers that are looked at
SAMPLES: Final = 4  # where answers are composed
DOUBT: Final = 1.0  # standard errors by which something has to be better than what an adept would do,
MARGIN: Final = 0.035  # and by how much: of less than that nothing is left when the game is played to its end
SURER: Final = 0.01  # it is enough where the formula has not to weigh one good against another: for Milady,
SURE_KINDS: Final = ("next_musketeer", "combat_cards", "epic_for_duel")  # for who goes first, and for duels
# What an adept decides as well, or where tries have misled: what is paid, bought, traded or given away.
ADEPT_KINDS: Final = (
    "payment", "purchase", "skill_cards", "sacrifice", "one_for_all", "trade_offer", "trade_answer", "trade_last_word",
)  # fmt: skip
SPREAD: Final = 0.03  # tries that agree prove little: so much they may differ by chance
ENOUGH: Final = 5  # worlds in which something has to have shown what it is good for
HOPELESS: Final = -2.0  # standard errors below what it would have to be


class Found(NamedTuple):
    """What a search came to: how likely a victory is after its answer, and after the best of the others."""

    action: int
    chance: float
    instead: int
    rival: float
    worlds: int


class Tried:
    """An answer, and how it went in one world after the other."""

    __slots__ = ("action", "results")

    def __init__(self, action: int) -> None:
        self.action = action
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.results) / max(1, len(self.results))

    def ahead(self, other: "Tried") -> list[float]:
        """By how much it did better than another, in each world both have seen."""
        return [mine - his for mine, his in zip(self.results, other.results, strict=False)]

    def mean_ahead(self, other: "Tried") -> float:
        ahead = self.ahead(other)
        return sum(ahead) / max(1, len(ahead))

    def error(self, other: "Tried") -> float:
        """The standard error of that mean."""
        ahead = self.ahead(other)
        mean = self.mean_ahead(other)
        return sqrt(SPREAD**2 + sum([(one - mean) ** 2 for one in ahead])) / max(1, len(ahead))

    def hope(self, habit: "Tried", margin: float) -> bool:
        """Whether it may still turn out better by a margin; what comes to the same never will."""
        if len(self.results) < ENOUGH:
            return True
        return any(self.ahead(habit)) and self.mean_ahead(habit) - margin > HOPELESS * self.error(habit)

    def beats(self, habit: "Tried", margin: float) -> bool:
        """Whether it did better by a margin, and not by chance."""
        return self.mean_ahead(habit) > max(margin, DOUBT * self.error(habit))


class Search:
    """One question, from the seat that is asked."""

    def __init__(self, view: Observation, prompt: SeatPrompt, rng: Random, policy: Bot, value: Value) -> None:
        self.view = view
        self.prompt = prompt
        self.rng = rng
        self.policy = policy
        self.value = value
        self.margin = SURER if prompt.seat == MILADY or prompt.kind in SURE_KINDS else MARGIN

    def best(self, clock: Clock) -> Found:
        habit = Tried(usual_answer(self.policy, self.view, self.prompt, self.rng))
        field = [habit, *[Tried(action) for action in self.others(habit.action)]]
        rounds = max(1, (len(field) - 1).bit_length())
        for number in range(rounds):
            while len(hopeful(field, self.margin)) > 1 and clock.used() < (number + 1) / rounds:
                if not self.sweep(hopeful(field, self.margin), clock):
                    return self.judge(habit, field)
            if number + 1 < rounds:
                field = better_half(field)
        return self.judge(habit, field)

    def others(self, habit: int) -> list[int]:
        """What else could be done, and is worth a try."""
        if self.prompt.kind in ADEPT_KINDS:
            return []
        found = [*self.prompt.options, *self.prompt.free]
        if not self.prompt.listed:
            found += [self.prompt.sample(self.rng) for _ in range(SAMPLES)]
        found = [action for action in dict.fromkeys(found) if action != habit]
        return found if len(found) < MOST else self.rng.sample(found, MOST - 1)

    def sweep(self, field: list[Tried], clock: Clock) -> bool:
        """Everything once in one world more; whether there was time for it."""
        world = deal(self.view, self.prompt, self.rng)
        for one in field:
            if not clock.spend():
                return False
            chance = self.value.of(world.after(self.prompt.seat, one.action, self.policy))
            one.results.append(1 - chance if self.prompt.seat == MILADY else chance)
        return True

    def judge(self, habit: Tried, field: list[Tried]) -> Found:
        rival = max(field[1:], key=lambda one: one.mean_ahead(habit), default=habit)
        best, other = (rival, habit) if rival.beats(habit, self.margin) else (habit, rival)
        return Found(best.action, best.mean, other.action, other.mean, len(other.results))


def hopeful(field: list[Tried], margin: float) -> list[Tried]:
    """The habit, and what may still turn out better."""
    habit, *others = field
    return [habit, *[one for one in others if one.hope(habit, margin)]]


def better_half(field: list[Tried]) -> list[Tried]:
    """The habit, and the better half of the others."""
    habit, *others = field
    others.sort(key=lambda one: -one.mean_ahead(habit))
    return [habit, *others[: max(1, len(others) // 2)]]
