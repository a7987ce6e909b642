"""MUS: phase II. The team chooses who plays next, until all Musketeers have played."""

from typing import TYPE_CHECKING, Final

from ..actions import TURN, VERB_BITS, VERB_MASK
from ..effects.on_musketeers import has_played, is_lying
from ..effects.on_turn import begin_phase
from ..frames import ASK, Call, Contents, Done, Frame, Step
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .hero_turn import HeroTurn
from .milady_action import MiladyAction

if TYPE_CHECKING:
    from ..machine import Game


class MusketeerPhase(Frame):
    """Phase II: the Musketeers act in any order. Then Milady turns up her card."""

    __slots__ = ()
    kind = "musketeer_phase"

    def contents(self) -> Contents:
        return MUSKETEER_PHASE_STEPS


class BeginMusketeers(Step[MusketeerPhase]):
    __slots__ = ()

    def run(self, g: "Game", phase: MusketeerPhase) -> int:
        begin_phase(g, 2)
        return phase.next_step()


def yet_to_play(g: "Game") -> list[int]:
    return [hero for hero in g.table.heroes if not has_played(g, hero)]


class NextMusketeer(Step[MusketeerPhase]):
    """The team chooses who plays next, until all have played."""

    __slots__ = ()

    def run(self, g: "Game", phase: MusketeerPhase) -> int:
        left = yet_to_play(g)
        if g.s.sand_out:
            left = [hero for hero in left if is_lying(g, hero)]  # HOUR-1
        if not left:
            return phase.next_step()
        if len(left) > 1 and not g.s.sand_out:
            return ASK  # MUS-1
        return g.call(HeroTurn(left[0]))

    def ask(self, g: "Game", phase: MusketeerPhase) -> Prompt:
        return Prompt(g, phase, "next_musketeer", g.table.team_mask)

    def options(self, g: "Game", phase: MusketeerPhase) -> list[int]:
        return [TURN | hero << VERB_BITS for hero in yet_to_play(g)]

    def why(self, g: "Game", phase: MusketeerPhase, action: int) -> Reason:
        return Reason("MUS-1", "reason-has-played") if action & VERB_MASK == TURN else NOT_OFFERED

    def answer(self, g: "Game", phase: MusketeerPhase, action: int) -> None:
        g.call(HeroTurn(action >> VERB_BITS))


MUSKETEER_PHASE_STEPS: Final = Contents(
    MusketeerPhase,
    {
        "begin": BeginMusketeers(),
        "next": NextMusketeer(),
        "deed": Call(lambda: MiladyAction()),  # MUS-5, RUL-SAND-OUT
        "done": Done(),
    },
)
