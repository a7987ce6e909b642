"""The biggest swings of a game: rolls that changed most, and choices that gave most away."""

from random import Random
from typing import Final, NamedTuple

from mousquetaires.bots import BotError, Why, seat_prompt
from mousquetaires.bots.adept import AdeptBot
from mousquetaires.bots.coach import Fact
from mousquetaires.bots.coach.answer_facts import answer_facts
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.machine import Game
from mousquetaires.engine.view import observe

from .beliefs import seen_places
from .game_steps import CHOICE, Step
from .ledger import Entry, Ledger

MOST: Final = 5


class Swing(NamedTuple):
    """A key moment: its entry in the ledger, what happened, and for a choice what that seat could know."""

    entry: Entry
    step: Step
    reasons: tuple[Why, ...]  # the adept's, for the better answer
    facts: tuple[Fact, ...]  # the coach's, about the better answer
    belief: tuple[float, ...]  # by place; empty if Milady's place was no secret to this seat

    @property
    def size(self) -> float:
        return self.entry.luck + self.entry.decision


def biggest(ledger: Ledger, most: int = MOST) -> list[Entry]:
    """The entries with most luck or the worst choices, in the order of the game."""
    found = [entry for entry in ledger.entries if entry.luck or entry.decision]
    found.sort(key=lambda entry: (-abs(entry.luck + entry.decision), entry.at))
    return sorted(found[:most], key=lambda entry: entry.at)


def swing(entry: Entry, step: Step) -> Swing:
    """What is known about a key moment."""
    if step.kind != CHOICE or entry.verdict is None:
        return Swing(entry, step, (), (), ())
    hidden = step.seat != MILADY and step.before.table.milady and not step.before.s.shown
    belief = seen_places(step.before, step.seat) if hidden else ()
    better = entry.verdict.better
    facts = answer_facts(observe(step.before, step.seat), better)
    return Swing(entry, step, reasons_for(step.before, step.seat, better, step.at), facts, belief)


def reasons_for(game: Game, seat: int, better: int, at: int) -> tuple[Why, ...]:
    """The adept's reasons, if the better answer is also the adept's."""
    view = observe(game, seat)
    try:
        explained = AdeptBot().explain(view, seat_prompt(game, view), Random(at))
    except (BotError, ValueError):
        return ()
    return explained.reasons if explained.action == better else ()
