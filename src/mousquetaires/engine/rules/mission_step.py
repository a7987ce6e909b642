"""A mission step: Rochefort may suspend it, then it is resolved."""

from typing import TYPE_CHECKING, Final

from ..actions import CHALLENGE, DUEL, FIGHT, PASSAGE, PATH, TASK, VERB_BITS, VERB_MASK
from ..effects.on_musketeers import check_barred
from ..frames import RUN, Contents, Frame, Step
from ..ids import PARIS_DUELLIST, RETURN, WARDES
from .mission_cards import wants_cards
from .mission_duels import AdversaryDuel
from .paris_tasks import ParisDuel, SearchRoll, SmugglerDiscard
from .quest_england import WardesDuel
from .quest_galleries import GalleryFight, Passage
from .quest_inn import PathStep
from .quest_return import RoadFight
from .rochefort import AfterRochefort, Declare
from .skill_challenge import Challenge, may_meet

if TYPE_CHECKING:
    from ..machine import Game


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
