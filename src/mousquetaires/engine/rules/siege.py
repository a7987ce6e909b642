"""SIEGE: phase III, the assessment of La Rochelle."""

from typing import TYPE_CHECKING, Final

from ..actions import PASS, REROLL, SACRIFICE
from ..chance import SIEGE_BLUE, SIEGE_RED, SIEGE_REROLL, Chance, roll
from ..effects import (
    begin_phase,
    end_game,
    gain_epic,
    gain_one_for_all,
    is_lying,
    lose_life,
    mark_siege_reward,
    move_siege_token,
    put_out,
)
from ..facts import siege_blue_dice, siege_red_dice, smuggled_swords
from ..frames import ASK, ROLL, Frame
from ..ids import HEROES, MILADY, ROCHELLE
from ..ids import SIEGE as LOST_SIEGE
from ..prompts import Prompt
from .draw import DrawTreachery
from .duel import face_of

if TYPE_CHECKING:
    from ..machine import Game

# First-time rewards already given, as bits.
LEFT_REWARD: Final = 1
RIGHT_REWARD: Final = 2
END_REWARD: Final = 4


def siege_red(g: "Game") -> int:
    return siege_red_dice(g.table.components, g.s.time, g.s.reinforced)  # SIEGE-2


def siege_blue(g: "Game") -> int:
    return siege_blue_dice(g.table.components, g.s.siege_cards)  # SIEGE-3


class Siege(Frame):
    """Phase III: ``what`` are Milady's Swords, ``place`` the Musketeers', ``n`` who was asked to give a life."""

    __slots__ = ()
    kind = "siege"
    steps = ("begin", "red", "blue", "reroll", "reroll_die", "sacrifice", "move", "done")

    def blank(self) -> "Siege":
        return Siege.__new__(Siege)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            begin_phase(g, 3)
            self.what = self.place = 0
            self.pc = 1
        if self.pc == 1:
            return ROLL
        if self.pc == 2:
            if siege_blue(g):
                return ROLL
            self.pc = 3
        if self.pc == 3:
            return self._reroll(g)
        if self.pc == 4:
            return ROLL
        if self.pc == 5:
            return self._sacrifices(g)
        if self.pc == 6:
            self.pc = 7
            return move_siege(g, self.place - self.what)  # SIEGE-4
        return g.done()

    def _reroll(self, g: "Game") -> int:
        """With all four dice rolled anyway, Reinforcements lets her reroll one Shield."""
        base = g.table.components.time_dice[g.s.time]
        full = base + g.s.reinforced > g.table.components.red_dice
        if full and self.what < siege_red(g):  # SIEGE-2
            if g.table.milady:
                return ASK
            self.pc = 4  # SOLO-7
            return 0
        self._to_sacrifices(g)
        return 0

    def _to_sacrifices(self, g: "Game") -> None:
        """The Smuggler's Sword joins hers; then the Musketeers may give their lives."""
        self.what += smuggled_swords(g.table.components, g.s.paris_card)  # SIEGE-2, CARD-SMUGGLER
        self.n = 0
        self.pc = 5

    def _sacrifices(self, g: "Game") -> int:
        """Each Musketeer at La Rochelle is asked in turn, while she has Swords left."""
        while self.n < HEROES:
            hero = self.n
            there = hero in g.table.heroes and g.s.place[hero] == ROCHELLE and not is_lying(g, hero)
            if there and self.what > 0:
                return ASK  # SIEGE-5
            self.n += 1
        self.pc = 6
        return 0

    def ask(self, g: "Game") -> Prompt:
        if self.pc == 3:
            return Prompt(g, self, "siege_reroll", 1 << MILADY)
        return Prompt(g, self, "sacrifice", 1 << g.table.seat_of[self.n], self.n)  # RUL-TEAM-DECIDES

    def options(self, g: "Game") -> list[int]:
        return [PASS, REROLL if self.pc == 3 else SACRIFICE]

    def answer(self, g: "Game", action: int) -> None:
        if self.pc == 3:
            if action == REROLL:
                self.pc = 4
            else:
                self._to_sacrifices(g)
            return
        hero = self.n
        self.n += 1
        if action == SACRIFICE:
            self.what -= 1  # SIEGE-5
            g.emit("sacrificed", hero)
            lose_life(g, hero, 1)  # SIEGE-5
            if g.s.life[hero] == 0:
                put_out(g, hero)  # SIEGE-5, RUL-LAST-LIFE

    def chance(self, g: "Game") -> Chance:
        printed = g.table.components
        if self.pc == 1:
            return roll(SIEGE_RED, siege_red(g), printed.red_die)
        if self.pc == 2:
            return roll(SIEGE_BLUE, siege_blue(g), printed.blue_die)
        return roll(SIEGE_REROLL, 1, printed.red_die)

    def land(self, g: "Game", outcome: int) -> None:
        if self.pc == 1:
            self.what = outcome & 15  # SIEGE-4
            g.emit("siege_red_rolled", outcome)
            self.pc = 2
        elif self.pc == 2:
            self.place = outcome & 15  # SIEGE-4
            g.emit("siege_blue_rolled", outcome)
            self.pc = 3
        else:
            self.what += outcome & 15  # SIEGE-2
            g.emit("siege_rerolled", face_of(outcome))
            self._to_sacrifices(g)


def move_siege(g: "Game", spaces: int) -> int:
    """The token moves, left for Milady; the first time it comes so far, somebody gains."""
    s = g.s
    end = g.table.components.siege_end
    move_siege_token(g, spaces)  # SIEGE-4
    if s.siege == -end:
        end_game(g, LOST_SIEGE)  # GOAL-4
        return 0
    if s.siege >= end - 1 and not s.siege_rewards & RIGHT_REWARD:  # SIEGE-6, RUL-SIEGE-PASSED
        mark_siege_reward(g, RIGHT_REWARD)
        gain_epic(g, 1)  # SIEGE-6
    if s.siege == end and not s.siege_rewards & END_REWARD:  # SIEGE-6
        mark_siege_reward(g, END_REWARD)
        gain_one_for_all(g)  # SIEGE-6, ONE-1
    if s.siege == 1 - end and not s.siege_rewards & LEFT_REWARD:  # SIEGE-6
        mark_siege_reward(g, LEFT_REWARD)
        return g.call(DrawTreachery(n=1))  # SIEGE-6
    return 0
