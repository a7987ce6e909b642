"""ROCH: a mission step, and Rochefort, who may come before it."""

from typing import TYPE_CHECKING, Final

from ..actions import CHALLENGE, DUEL, FIGHT, PASSAGE, PATH, TASK, VERB_BITS, VERB_MASK
from ..effects import check_barred, gain_one_for_all, is_lying
from ..frames import RUN, Contents, Frame, Step
from ..ids import ATHOS, PARIS_DUELLIST, RETURN, ROCHEFORT, WARDES
from ..milady_effects import drive_off_rochefort, fell_rochefort, rule_out, show_milady
from .duel import Duel
from .duel_outcome import FOE_WOUNDED
from .mission_cards import wants_cards
from .mission_duels import AdversaryDuel
from .paris_tasks import NO_TASK_CARD, ParisDuel, SearchRoll, SmugglerDiscard
from .quest_england import WardesDuel
from .quest_galleries import GalleryFight, Passage
from .quest_inn import PathStep
from .quest_return import RoadFight
from .skill_challenge import Challenge, may_meet

if TYPE_CHECKING:
    from ..machine import Game


def would_meet(g: "Game", hero: int) -> bool:
    """Whether Rochefort attacks this Musketeer: Athos only with the variant Brave Athos."""
    if hero != ATHOS:
        return True
    return g.table.athos_brave and bool(g.s.shown)  # ROCH-3, VAR-3, RUL-ATHOS-BRAVE, HERO-ATHOS


def meets(g: "Game", hero: int, place: int) -> bool:
    """Whether a step declared here and now is suspended by Rochefort."""
    s = g.s
    return s.destination == place and not s.fled and would_meet(g, hero)  # ROCH-1, ROCH-4


class MissionStep(Frame):
    """A declared mission step: Rochefort may suspend it, then it is resolved."""

    __slots__ = ("action",)
    kind = "mission_step"
    fields = ("result", "hero", "place", "action")

    def __init__(self, hero: int = -1, place: int = -1, action: int = -1) -> None:
        super().__init__(hero, place)
        self.action = action

    def contents(self) -> Contents:
        return MISSION_STEP_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.place, self.action, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.action, _ = numbers


class Declare(Step[MissionStep]):
    __slots__ = ()

    def run(self, g: "Game", step: MissionStep) -> int:
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


class AfterRochefort(Step[MissionStep]):
    """Wounded, Rochefort flees and the step goes on. Unhurt, he stays and the step is lost."""

    __slots__ = ()

    def run(self, g: "Game", step: MissionStep) -> int:
        if not step.result & FOE_WOUNDED:
            g.emit("rochefort_stood", step.hero)  # ROCH-5
            return step.go_to("done")
        drive_off_rochefort(g, step.hero)  # ROCH-4, ROCH-6
        if g.s.rochefort == 0 and not g.s.rochefort_fell:
            fell_rochefort(g)  # ROCH-7
            gain_one_for_all(g)  # ROCH-7, ONE-1
        return step.go_to("done" if is_lying(g, step.hero) else "resume")  # ROCH-4, ROCH-6


class Resume(Step[MissionStep]):
    __slots__ = ()

    def run(self, g: "Game", step: MissionStep) -> int:
        step.next_step()
        if step_possible(g, step.hero, step.action):
            return g.call(resolution(g, step.hero, step.place, step.action))  # ROCH-9
        g.emit("action_lost", step.hero)  # ROCH-9, CHAL-5
        return RUN


class EndStep(Step[MissionStep]):
    __slots__ = ()

    def run(self, g: "Game", step: MissionStep) -> int:
        check_barred(g)  # GOAL-7
        return g.done()


MISSION_STEP_STEPS: Final = Contents(
    MissionStep, {"declare": Declare(), "rochefort": AfterRochefort(), "resume": Resume(), "done": EndStep()}
)


def step_possible(g: "Game", hero: int, action: int) -> bool:
    """Whether the declared step might still be done after Rochefort, by what all players see."""
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
