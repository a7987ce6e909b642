"""Judges a choice from the view of the seat that made it.

The answers are tried in worlds that fit what the seat knew: the same worlds and dice for every answer. The playout
policy finishes the turn, then the value formula rates the position. This is the master's search, with the answer that
was really given in the place of the adept's. The worlds depend only on the input's number, so that the same record
always gets the same verdicts.
"""

from random import Random
from typing import Final, NamedTuple

from mousquetaires.bots import seat_prompt
from mousquetaires.bots.adept import AdeptBot
from mousquetaires.bots.master.budget import Budget, Clock
from mousquetaires.bots.master.search import ADEPT_KINDS, Search, Tried, better_half
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.view import observe

from .evaluation import Evaluation
from .game_steps import Step

TRIES: Final = 160  # per choice
DOUBT: Final = 2.0  # standard errors by which another answer must be better: the best of many is often only lucky


class Verdict(NamedTuple):
    """A choice and the best alternative. Chances are the seat's own chance to win, in its own view."""

    played: int
    better: int
    chance: float  # after the answer that was played
    better_chance: float
    error: float  # the standard error of the difference
    worlds: int
    clear: bool  # whether the alternative is better by more than the error and the margin

    @property
    def loss(self) -> float:
        """The chance to win that the choice gave away. Within the error there is no verdict, and no loss."""
        return self.better_chance - self.chance if self.clear else 0.0


def verdict(step: Step, evaluation: Evaluation, tries: int = TRIES) -> Verdict | None:
    """The verdict on a choice. None if there was no other answer, or for payments, purchases and trades."""
    game = step.before
    if game.prompt().kind in ADEPT_KINDS:
        return None
    view = observe(game, step.seat)
    prompt = seat_prompt(game, view) if game.prompt().seats >> step.seat & 1 else None
    if prompt is None or prompt.choices < 2:
        return None
    rng = Random(f"analysis/{step.at}")
    search = Search(view, prompt, rng, AdeptBot(), evaluation.policy, evaluation.value)
    return _judged(search, step.action, Clock(Budget(tries)))


def _judged(search: Search, action: int, clock: Clock) -> Verdict | None:
    """Try all answers, then the better half, and so on."""
    played = Tried(action)
    everyone = [played, *[Tried(other) for other in search.others(action)]]
    field = everyone
    rounds = max(1, (len(field) - 1).bit_length())
    for number in range(1, rounds + 1):
        while clock.used() < number / rounds and (live := search.live(field, everyone)):
            if not search.sweep(live, clock):
                break
        field = better_half(field)
    rivals = [one for one in everyone[1:] if one.worlds > 1]
    if not rivals:
        return None
    return _verdict(played, max(rivals, key=lambda one: one.mean_ahead - DOUBT * one.error), search.margin)


def _verdict(played: Tried, rival: Tried, margin: float) -> Verdict:
    chance = played.mean
    ahead = chance + rival.mean_ahead
    clear = rival.mean_ahead > max(margin, DOUBT * rival.error)
    return Verdict(played.action, rival.action, chance, ahead, rival.error, rival.worlds, clear)


def for_milady(seat: int, loss: float) -> float:
    """What a seat's loss is worth to Milady."""
    return 0.0 - loss if seat == MILADY else loss
