"""ROCH: a mission step, and the man in black who stands in its way."""

from typing import TYPE_CHECKING

from ..actions import CHALLENGE, DUEL, FIGHT, PASSAGE, PATH, TASK, VERB_BITS, VERB_MASK
from ..effects import (
    check_barred,
    drive_off_rochefort,
    fell_rochefort,
    gain_one_for_all,
    is_lying,
    rule_out,
    show_milady,
)
from ..frames import Frame
from ..ids import ATHOS, PARIS_DUELLIST, RETURN, ROCHEFORT, WARDES
from .challenge import Challenge, may_meet
from .duel import FOE_WOUNDED, Duel
from .mission import wants_cards
from .paris import NO_TASK_CARD, AdversaryDuel, ParisDuel, SearchRoll, SmugglerDiscard
from .quest import GalleryFight, Passage, PathStep, RoadFight
from .wardes import WardesDuel

if TYPE_CHECKING:
    from ..machine import Game


def would_meet(g: "Game", hero: int) -> bool:
    """Whether Rochefort cares about this Musketeer: never about Athos, unless he is Brave."""
    if hero != ATHOS:
        return True
    return g.table.athos_brave and bool(g.s.shown)  # ROCH-3, VAR-3, RUL-ATHOS-BRAVE, HERO-ATHOS


def meets(g: "Game", hero: int, place: int) -> bool:
    """Whether a step declared here and now is suspended by Rochefort."""
    s = g.s
    return s.destination == place and not s.fled and would_meet(g, hero)  # ROCH-1, ROCH-4


class MissionStep(Frame):
    """A declared mission step (``what`` is the action), from Rochefort's shadow to its resolution."""

    __slots__ = ()
    kind = "mission_step"
    steps = ("declare", "rochefort", "resume", "done")

    def blank(self) -> "MissionStep":
        return MissionStep.__new__(MissionStep)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            return self._declare(g)
        if self.pc == 1:
            return self._after_rochefort(g)
        if self.pc == 2:
            self.pc = 3
            if step_possible(g, self.hero, self.what):
                return g.call(resolution(g, self.hero, self.place, self.what))  # ROCH-9
            g.emit("action_lost", self.hero)  # ROCH-9, CHAL-5
        check_barred(g)  # GOAL-7
        return g.done()

    def _declare(self, g: "Game") -> int:
        if meets(g, self.hero, self.place):
            show_milady(g)  # ROCH-1, RUL-ROCHEFORT-SHOWN, RUL-NEVER-FORGETS
            g.emit("rochefort_came", self.hero, self.place)
            if self.what & VERB_MASK == TASK:
                self.what = TASK | NO_TASK_CARD << VERB_BITS  # ROCH-9: the card is paid, and seen, only after him
            self.pc = 1
            return g.call(Duel(self.hero, what=ROCHEFORT))  # ROCH-1, ROCH-8: a duel of its own, and no token's
        if would_meet(g, self.hero) and not g.s.fled:
            rule_out(g, self.place)
        self.pc = 2
        return 0

    def _after_rochefort(self, g: "Game") -> int:
        """Wounded he flees and the step goes on; unhurt he stays and it is lost."""
        if not self.result & FOE_WOUNDED:
            g.emit("rochefort_stood", self.hero)  # ROCH-5
            self.pc = 3
            return 0
        drive_off_rochefort(g, self.hero)  # ROCH-4, ROCH-6
        if g.s.rochefort == 0 and not g.s.rochefort_fell:
            fell_rochefort(g)  # ROCH-7
            gain_one_for_all(g)  # ROCH-7, ONE-1
        self.pc = 2
        if is_lying(g, self.hero):  # ROCH-4, ROCH-6
            self.pc = 3
        return 0


def step_possible(g: "Game", hero: int, action: int) -> bool:
    """Whether the declared step might still be done after Rochefort, by what everybody sees."""
    verb = action & VERB_MASK
    if verb == CHALLENGE:
        return may_meet(g, hero, action >> VERB_BITS)  # CHAL-5
    if verb == TASK and wants_cards(g):
        return g.s.hand_size[g.table.seat_of[hero]] > 0  # ROCH-9
    return True


def resolution(g: "Game", hero: int, place: int, action: int) -> Frame:
    """The frame that plays out a step once nothing stands in its way."""
    verb = action & VERB_MASK
    value = action >> VERB_BITS
    if verb == CHALLENGE:
        return Challenge(hero, place, value)  # ACT-6
    if verb == DUEL:
        if value == PARIS_DUELLIST:
            return ParisDuel(hero, place, value)  # ACT-9
        return WardesDuel(hero, place, value) if value == WARDES else AdversaryDuel(hero, place, value)  # ACT-7, ENG-1
    if verb == FIGHT:
        return RoadFight(hero) if g.s.board == RETURN else GalleryFight(hero, place, value)  # ACT-10
    if verb == PATH:
        return PathStep(hero, place, value)  # ACT-10
    if verb == PASSAGE:
        return Passage(hero)  # ACT-10
    return SmugglerDiscard(hero, place, value) if wants_cards(g) else SearchRoll(hero, place)  # ACT-9
