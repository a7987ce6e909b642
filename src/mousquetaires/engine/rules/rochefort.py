"""ROCH: Rochefort interrupts a mission step at the place where Milady hides."""

from typing import TYPE_CHECKING

from ..actions import TASK, VERB_BITS, VERB_MASK
from ..effects.on_milady import drive_off_rochefort, fell_rochefort, rule_out, show_milady
from ..effects.on_musketeers import is_lying
from ..effects.on_tracks import gain_one_for_all
from ..frames import Step
from ..ids import ATHOS, ROCHEFORT
from .duel import Duel
from .duel_outcome import FOE_WOUNDED
from .paris_tasks import NO_TASK_CARD

if TYPE_CHECKING:
    from ..machine import Game
    from .mission_step import MissionStep


def would_meet(g: "Game", hero: int) -> bool:
    """Whether Rochefort attacks this Musketeer: Athos only with the variant Brave Athos."""
    if hero != ATHOS:
        return True
    return g.table.athos_brave and bool(g.s.shown)  # ROCH-3, VAR-3, RUL-ATHOS-BRAVE, HERO-ATHOS


def meets(g: "Game", hero: int, place: int) -> bool:
    """Whether a step declared here and now is suspended by Rochefort."""
    s = g.s
    return s.destination == place and not s.fled and would_meet(g, hero)  # ROCH-1, ROCH-4


class Declare(Step["MissionStep"]):
    """Rochefort attacks where Milady hides. Anywhere else the step goes on, and she is not there."""

    __slots__ = ()

    def run(self, g: "Game", step: "MissionStep") -> int:
        if meets(g, step.hero, step.place):
            show_milady(g)  # ROCH-1, RUL-ROCHEFORT-SHOWN, RUL-NEVER-FORGETS
            g.emit("rochefort_came", step.hero, step.place)
            if step.action & VERB_MASK == TASK:
                step.action = TASK | NO_TASK_CARD << VERB_BITS  # ROCH-9: the card is paid, and seen, only after him
            step.next_step()
            return g.call(Duel(step.hero, ROCHEFORT))  # ROCH-1, ROCH-8: a duel of its own, and no token's
        if would_meet(g, step.hero) and not g.s.fled:
            rule_out(g, step.place)
        return step.go_to("resume")


class AfterRochefort(Step["MissionStep"]):
    """Wounded, Rochefort flees and the step goes on. Unhurt, he stays and the step is lost."""

    __slots__ = ()

    def run(self, g: "Game", step: "MissionStep") -> int:
        if not step.result & FOE_WOUNDED:
            g.emit("rochefort_stood", step.hero)  # ROCH-5
            return step.go_to("done")
        drive_off_rochefort(g, step.hero)  # ROCH-4, ROCH-6
        if g.s.rochefort == 0 and not g.s.rochefort_fell:
            fell_rochefort(g)  # ROCH-7
            gain_one_for_all(g)  # ROCH-7, ONE-1
        return step.go_to("done" if is_lying(g, step.hero) else "resume")  # ROCH-4, ROCH-6
