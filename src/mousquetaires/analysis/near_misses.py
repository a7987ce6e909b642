"""Near misses: a Musketeer who walked past Milady, a clock one space from its end, a foe who was one wound short."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from mousquetaires.engine.components import EFFECT_STRANGLES
from mousquetaires.engine.events import Event
from mousquetaires.engine.ids import NO_MISSION, NOBODY, ROCHEFORT
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.duel_outcome import BEATEN, FOE_WOUNDED

from .game_steps import Step

CROSSED: Final = "crossed"  # a Musketeer came to Milady's hidden place, and they didn't meet
ONE_SPACE: Final = "one_space"  # a clock of Milady's was one space from her victory
ONE_SHORT: Final = "one_short"  # a foe was left with one life point
CLOCKS: Final = ("time", "siege", "honour", "constance")


class NearMiss(NamedTuple):
    """Something that almost happened. ``hero``, ``place``, ``foe`` are ids or -1; ``clock`` is a name or empty."""

    kind: str
    at: int
    turn: int
    hero: int = -1
    place: int = -1
    foe: int = -1
    clock: str = ""


def clocks_left(game: Game) -> tuple[int | None, ...]:
    """How many spaces are left before Milady wins by time, siege, honour and Constance; None if it can't happen now."""
    s, box = game.s, game.table.components
    printed = box.paris[s.paris_card] if s.paris_card != NO_MISSION else None
    held = printed is not None and printed.effect == EFFECT_STRANGLES
    constance = printed.effect_amount - s.constance if printed is not None and held else None
    return len(box.time_dice) - s.time, box.siege_end + s.siege, s.honour, constance


class NearMisses:
    """Collects the near misses of a game, step by step."""

    def __init__(self) -> None:
        self.found: list[NearMiss] = []
        self.visits: list[NearMiss] = []  # to Milady's hidden place in this turn
        self.met: set[int] = set()  # Musketeers who met Rochefort or found her in this turn
        self.close: set[str] = set()  # clocks that are one space from the end

    def add(self, step: Step) -> None:
        self._visits(step)
        self._duels(step)
        if step.after.s.turn != step.before.s.turn or step.after.over:
            self._end_turn(step)

    def _visits(self, step: Step) -> None:
        s = step.before.s
        for event in step.events:
            if event.kind in ("moved", "rode") and not s.shown and event.values[1] == s.destination:
                self.visits.append(NearMiss(CROSSED, step.at, s.turn, event.values[0], event.values[1]))
            elif event.kind in ("rochefort_came", "milady_found"):
                self.met.add(event.values[0])

    def _duels(self, step: Step) -> None:
        for event in step.events:
            if event.kind == "duel_ended" and event.values[2] & (FOE_WOUNDED | BEATEN) == FOE_WOUNDED:
                hero, foe, _ = event.values
                if foe != ROCHEFORT and _life_left(step.events, foe) == 1:
                    self.found.append(NearMiss(ONE_SHORT, step.at, step.before.s.turn, hero, -1, foe))

    def _end_turn(self, step: Step) -> None:
        passed = {visit.hero: visit for visit in self.visits if visit.hero not in self.met}
        self.found += passed.values()
        left = dict(zip(CLOCKS, clocks_left(step.after), strict=True))
        close = {clock for clock in CLOCKS if left[clock] == 1}
        for clock in CLOCKS:
            if clock in close - self.close:
                self.found.append(NearMiss(ONE_SPACE, step.at, step.before.s.turn, NOBODY, clock=clock))
        self.visits, self.met, self.close = [], set(), close


def _life_left(events: Iterable[Event], foe: int) -> int:
    return min(
        [event.values[2] for event in events if event.kind == "foe_wounded" and event.values[0] == foe], default=0
    )
