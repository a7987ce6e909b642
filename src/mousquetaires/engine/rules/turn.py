"""TURN and END: the round of four phases."""

from typing import TYPE_CHECKING

from ..chance import STRANGLE_DICE, Chance, roll
from ..components import (
    EFFECT_HONOUR,
    EFFECT_PURSE,
    EFFECT_STRANGLES,
    EFFECT_TIME,
    EFFECT_TREACHERY,
)
from ..effects import begin_phase, begin_turn, lose_pistoles, set_constance, set_louvre_token, strangle
from ..frames import ROLL, Frame
from ..ids import NO_MISSION
from .draw import DrawCards, DrawTreachery
from .milady import MiladyPhase
from .mission import NextLouvre, close_louvre, paris_print
from .musketeers import MusketeerPhase
from .one import QueenLoses, TimeMove
from .siege import Siege

if TYPE_CHECKING:
    from ..machine import Game


class Turn(Frame):
    """One round: Milady, the Musketeers, La Rochelle, the end of the turn."""

    __slots__ = ()
    kind = "turn"
    steps = ("begin", "milady", "musketeers", "siege", "end", "done")

    def blank(self) -> "Turn":
        return Turn.__new__(Turn)

    def step(self, g: "Game") -> int:
        self.pc += 1  # TURN-1
        if self.pc == 1:
            begin_turn(g)
            if g.table.draws_each_turn:
                return g.call(DrawCards(what=1, n=1))  # COUNT-2, RUL-TWO-DRAW
            return 0
        if self.pc == 2:
            return g.call(MiladyPhase())
        if self.pc == 3:
            return g.call(MusketeerPhase())
        if self.pc == 4:
            return g.call(Siege())  # END-1
        if self.pc == 5:
            return g.call(EndPhase())
        return g.done()


class EndPhase(Frame):
    """Phase IV: the Time token, the Louvre token, the Paris card's effect."""

    __slots__ = ()
    kind = "end_phase"
    steps = ("time", "louvre", "louvre_failed", "next_louvre", "paris", "strangle", "done")

    def blank(self) -> "EndPhase":
        return EndPhase.__new__(EndPhase)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            begin_phase(g, 4)
            self.pc = 1
            return g.call(TimeMove(n=1))  # END-2
        if self.pc == 1:
            return self._louvre(g)
        if self.pc == 2:
            self.pc = 3
            return g.call(DrawTreachery(n=1))  # LOU-5
        if self.pc == 3:
            self.pc = 4
            g.emit("louvre_failed", g.s.louvre_card)
            close_louvre(g)  # LOU-5
            return g.call(NextLouvre())  # LOU-5
        if self.pc == 4:
            return self._paris(g)
        return ROLL if self.pc == 5 else g.done()

    def _louvre(self, g: "Game") -> int:
        """One space down, always; the third and the last cost the Queen honour."""
        s = g.s
        self.pc = 4
        if s.louvre_card == NO_MISSION:  # LOU-6, RUL-EMPTY-LOUVRE
            return 0
        set_louvre_token(g, s.louvre_space + 1)  # END-3, RUL-LOUVRE-TOKEN
        last = g.table.components.louvre_spaces - 1
        if s.louvre_space == last - 1:
            return g.call(QueenLoses(n=1))  # LOU-4
        if s.louvre_space == last:
            self.pc = 2
            return g.call(QueenLoses(n=2))  # LOU-5
        return 0

    def _paris(self, g: "Game") -> int:
        """END-4: the card in play does its harm."""
        self.pc = 6
        if g.s.paris_card == NO_MISSION:  # PAR-4
            return 0
        printed = paris_print(g)
        amount = printed.effect_amount
        if printed.effect == EFFECT_STRANGLES:
            self.pc = 5  # CARD-ABDUCTION
        elif printed.effect == EFFECT_TIME:
            return g.call(TimeMove(n=amount))  # END-4, CARD-DISAPPEARANCE
        elif printed.effect == EFFECT_TREACHERY:
            return g.call(DrawTreachery(n=amount))  # CARD-CONFINED
        elif printed.effect == EFFECT_HONOUR:
            return g.call(QueenLoses(n=amount))  # CARD-MESSAGE
        elif printed.effect == EFFECT_PURSE:
            lose_pistoles(g, amount)  # CARD-DUELS
        return 0

    def chance(self, g: "Game") -> Chance:
        return roll(STRANGLE_DICE, paris_print(g).effect_dice, g.table.components.red_die)  # CARD-ABDUCTION

    def land(self, g: "Game", outcome: int) -> None:
        """Each Sword is a success for Milady; at six Constance is lost."""
        self.pc = 6
        g.emit("strangle_rolled", outcome)
        goal = paris_print(g).effect_amount
        set_constance(g, min(goal, g.s.constance + (outcome & 15)))  # PAR-3, RUL-ABDUCTION
        if g.s.constance >= goal:
            strangle(g)
