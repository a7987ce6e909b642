"""The advice for one seat at its prompt."""

import json
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Final

from mousquetaires.engine.view import Observation

from ..adept import AdeptBot
from ..base import SeatPrompt
from ..master.fitted_policy import FittedPolicy, fitted_scores
from ..master.value import fitted
from .advice_types import Advice, Answer
from .answer_facts import answer_facts
from .answer_trials import Trials, is_clear
from .end_turn_losses import end_turn_losses
from .milady_places import milady_places

TRIES: Final = 300  # of all answers together
DIGITS: Final = 4  # of chances


@cache
def adept() -> AdeptBot:
    return AdeptBot()


@cache
def playout_policy() -> FittedPolicy:
    return FittedPolicy(adept(), fitted_scores())


def seed_of(view: Observation) -> int:
    """A number that depends on everything this seat sees, and on nothing else."""
    text = json.dumps(view.to_json(), sort_keys=True)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def advise(view: Observation, prompt: SeatPrompt, tries: int = TRIES) -> Advice:
    """The best answers of a strong bot from this seat's own view, with facts that can be checked."""
    value = fitted("milady" if view.table.milady else "solo")
    trials = Trials(view, prompt, Random(seed_of(view)), playout_policy(), value)
    tried = trials.best(adept(), tries)
    answers = [
        Answer(one.action, round(one.mean, DIGITS), round(one.error, DIGITS), answer_facts(view, one.action))
        for one in tried
    ]
    worlds = len(tried[0].results)
    return Advice(tuple(answers), is_clear(tried), worlds, milady_places(view), end_turn_losses(view, prompt.options))
