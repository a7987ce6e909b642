"""The ledger of a game: start + luck + decisions + unforeseen = result, as Milady's chance to win.

- **start**: her chance when the first turn begins. The formula knows no positions before that, so the set-up (the deal,
  the first Paris card, the first tokens) is part of the start.
- **luck**: for each roll and draw, her chance after it minus the exact mean over all outcomes.
- **decisions**: for each choice, what it gave away compared with the best answer in that seat's own view.
- **unforeseen**: what the evaluation itself got wrong. It is the rest of each change.
- **result**: 1 if Milady has won, else 0.
"""

from collections.abc import Callable, Iterable
from math import fsum
from typing import Final, NamedTuple

from mousquetaires.engine.chance import (
    DUEL_RED,
    FOE_REROLL,
    LOUVRE_DRAW,
    SIEGE_BLUE,
    SIEGE_RED,
    SIEGE_REROLL,
    SOLO_PLACE,
    STRANGLE_DICE,
    TREACHERY_DRAW,
)
from mousquetaires.engine.events import Event
from mousquetaires.engine.ids import MILADY, NOBODY
from mousquetaires.engine.machine import Game
from mousquetaires.engine.record import Session

from .evaluation import LEAVES, Evaluation
from .game_steps import CHOICE, ROLL, Step, game_steps
from .verdicts import TRIES, Verdict, for_milady, verdict

SHARED: Final = -1  # the seat of luck that belongs to no single player
MILADYS: Final = (DUEL_RED, FOE_REROLL, TREACHERY_DRAW, SIEGE_RED, STRANGLE_DICE)  # and all of the game without her
COMMON: Final = (LOUVRE_DRAW, SIEGE_BLUE, SIEGE_REROLL)
Progress = Callable[[int, int], None]  # inputs done, and all inputs


class Entry(NamedTuple):
    """One input in the ledger. All numbers are changes of Milady's chance to win."""

    at: int
    turn: int
    kind: str
    seat: int  # whose luck or choice it was; SHARED if no single player's
    chance: float  # Milady's, after the input
    luck: float
    decision: float
    unforeseen: float
    verdict: Verdict | None


class Ledger(NamedTuple):
    """All entries of a game, and their sums."""

    start: float
    entries: list[Entry]
    result: float

    @property
    def luck(self) -> float:
        return fsum(entry.luck for entry in self.entries)

    @property
    def decisions(self) -> float:
        return fsum(entry.decision for entry in self.entries)

    @property
    def unforeseen(self) -> float:
        return fsum(entry.unforeseen for entry in self.entries)

    def of_seat(self, seat: int) -> tuple[float, float]:
        """The luck and the decisions of one seat."""
        own = [entry for entry in self.entries if entry.seat == seat]
        return fsum(entry.luck for entry in own), fsum(entry.decision for entry in own)

    def of_seats(self, seats: Iterable[int]) -> tuple[float, float]:
        """The luck and the decisions of several seats."""
        found = [self.of_seat(seat) for seat in seats]
        return fsum(luck for luck, _ in found), fsum(decisions for _, decisions in found)


class Depth(NamedTuple):
    """How thoroughly a game is analysed. With no tries, choices are not judged: they count as unforeseen."""

    tries: int = TRIES  # for each choice
    leaves: int = LEAVES  # positions at most that one evaluation looks at


USUAL: Final = Depth()


def make_ledger(session: Session, depth: Depth = USUAL, progress: Progress | None = None) -> Ledger:
    """The ledger of a finished game."""
    evaluation = Evaluation(session.table, depth.leaves)
    chance = start = 0.0
    entries: list[Entry] = []
    for number, step in enumerate(game_steps(session), 1):
        if step.before.s.turn:
            entries.append(_entry(step, chance, evaluation, depth.tries))
            chance = entries[-1].chance
        elif step.after.s.turn:
            chance = start = evaluation.of(step.after)
        if progress is not None:
            progress(number, len(session.line))
    return Ledger(start, entries, chance)


def _entry(step: Step, chance: float, evaluation: Evaluation, tries: int) -> Entry:
    after = evaluation.of(step.after)
    luck = after - evaluation.mean(step.before) if step.kind == ROLL else 0.0
    judged = verdict(step, evaluation, tries) if step.kind == CHOICE and tries else None
    decision = for_milady(step.seat, judged.loss) if judged is not None else 0.0
    unforeseen = after - chance - luck - decision
    return Entry(step.at, step.after.s.turn, step.kind, owner(step), after, luck, decision, unforeseen, judged)


def owner(step: Step) -> int:
    """The seat of a choice, or of the player who rolled or drew."""
    if step.kind == CHOICE:
        return step.seat
    if step.kind != ROLL:
        return SHARED
    purpose = step.before.chance().purpose
    if purpose in MILADYS or purpose >= SOLO_PLACE:
        return MILADY
    return SHARED if purpose in COMMON else _drawing_seat(step.events, step.before)


def _drawing_seat(events: list[Event], game: Game) -> int:
    """The player who drew a card, or whose Musketeer rolled."""
    for event in events:
        if event.kind in ("card_drawn", "cards_drawn"):
            return event.values[0]
    heroes = [frame.hero for frame in game.stack if frame.hero != NOBODY]
    return game.table.seat_of[heroes[-1]] if heroes else SHARED
