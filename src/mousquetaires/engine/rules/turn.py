"""TURN and END: the round of four phases."""

from typing import TYPE_CHECKING, Final

from ..chance import STRANGLE_DICE, Chance, roll
from ..components import (
    EFFECT_HONOUR,
    EFFECT_PURSE,
    EFFECT_STRANGLES,
    EFFECT_TIME,
    EFFECT_TREACHERY,
)
from ..effects.on_tracks import lose_pistoles, set_constance, set_louvre_token, strangle
from ..effects.on_turn import begin_phase, begin_turn
from ..frames import ROLL, RUN, Call, Contents, Done, Frame, Step
from ..ids import NO_MISSION
from .card_drawing import DrawCards, DrawTreachery
from .milady_phase import MiladyPhase
from .mission_cards import NextLouvre, close_louvre, paris_print
from .musketeer_phase import MusketeerPhase
from .siege import Siege
from .time_and_honour import QueenLoses, TimeMove

if TYPE_CHECKING:
    from ..machine import Game


class Turn(Frame):
    """One round: Milady, the Musketeers, La Rochelle, the end of the turn."""

    __slots__ = ()
    kind = "turn"

    def contents(self) -> Contents:
        return TURN_STEPS


class Begin(Step[Turn]):
    __slots__ = ()

    def run(self, g: "Game", turn: Turn) -> int:
        turn.next_step()  # TURN-1
        begin_turn(g)
        if g.table.draws_each_turn:
            return g.call(DrawCards(1, 1))  # COUNT-2, RUL-TWO-DRAW
        return RUN


TURN_STEPS: Final = Contents(
    Turn,
    {
        "begin": Begin(),
        "milady": Call(lambda: MiladyPhase()),  # TURN-1
        "musketeers": Call(lambda: MusketeerPhase()),  # TURN-1
        "siege": Call(lambda: Siege()),  # TURN-1, END-1
        "end": Call(lambda: EndPhase()),  # TURN-1
        "done": Done(),
    },
)


class EndPhase(Frame):
    """Phase IV: the Time token, the Louvre token, the Paris card's effect."""

    __slots__ = ()
    kind = "end_phase"

    def contents(self) -> Contents:
        return END_PHASE_STEPS


class TimePasses(Step[EndPhase]):
    __slots__ = ()

    def run(self, g: "Game", phase: EndPhase) -> int:
        begin_phase(g, 4)
        phase.next_step()
        return g.call(TimeMove(1))  # END-2


class LouvreToken(Step[EndPhase]):
    """One space down, always. The third and the last space cost the Queen honour."""

    __slots__ = ()

    def run(self, g: "Game", phase: EndPhase) -> int:
        s = g.s
        phase.go_to("paris")
        if s.louvre_card == NO_MISSION:  # LOU-6, RUL-EMPTY-LOUVRE
            return RUN
        set_louvre_token(g, s.louvre_space + 1)  # END-3, RUL-LOUVRE-TOKEN
        last = g.table.components.louvre_spaces - 1
        if s.louvre_space == last - 1:
            return g.call(QueenLoses(1))  # LOU-4
        if s.louvre_space == last:
            phase.go_to("louvre_failed")
            return g.call(QueenLoses(2))  # LOU-5
        return RUN


class LouvreFailed(Step[EndPhase]):
    __slots__ = ()

    def run(self, g: "Game", phase: EndPhase) -> int:
        phase.next_step()
        return g.call(DrawTreachery(1))  # LOU-5


class TurnUpLouvre(Step[EndPhase]):
    __slots__ = ()

    def run(self, g: "Game", phase: EndPhase) -> int:
        phase.next_step()
        g.emit("louvre_failed", g.s.louvre_card)
        close_louvre(g)  # LOU-5
        return g.call(NextLouvre())  # LOU-5


class ParisEffect(Step[EndPhase]):
    """END-4: the Paris card in play does its harm."""

    __slots__ = ()

    def run(self, g: "Game", phase: EndPhase) -> int:
        phase.go_to("done")
        if g.s.paris_card == NO_MISSION:  # PAR-4
            return RUN
        printed = paris_print(g)
        amount = printed.effect_amount
        if printed.effect == EFFECT_STRANGLES:
            phase.go_to("strangle")  # CARD-ABDUCTION
        elif printed.effect == EFFECT_TIME:
            return g.call(TimeMove(amount))  # END-4, CARD-DISAPPEARANCE
        elif printed.effect == EFFECT_TREACHERY:
            return g.call(DrawTreachery(amount))  # CARD-CONFINED
        elif printed.effect == EFFECT_HONOUR:
            return g.call(QueenLoses(amount))  # CARD-MESSAGE
        elif printed.effect == EFFECT_PURSE:
            lose_pistoles(g, amount)  # CARD-DUELS
        return RUN


class Strangle(Step[EndPhase]):
    """Each Sword is a success for Milady. At six, Constance is lost."""

    __slots__ = ()

    def run(self, g: "Game", phase: EndPhase) -> int:
        return ROLL

    def chance(self, g: "Game", phase: EndPhase) -> Chance:
        return roll(STRANGLE_DICE, paris_print(g).effect_dice, g.table.components.red_die)  # CARD-ABDUCTION

    def land(self, g: "Game", phase: EndPhase, outcome: int) -> None:
        phase.next_step()
        g.emit("strangle_rolled", outcome)
        goal = paris_print(g).effect_amount
        set_constance(g, min(goal, g.s.constance + (outcome & 15)))  # PAR-3, RUL-ABDUCTION
        if g.s.constance >= goal:
            strangle(g)


END_PHASE_STEPS: Final = Contents(
    EndPhase,
    {
        "time": TimePasses(),
        "louvre": LouvreToken(),
        "louvre_failed": LouvreFailed(),
        "next_louvre": TurnUpLouvre(),
        "paris": ParisEffect(),
        "strangle": Strangle(),
        "done": Done(),
    },
)
