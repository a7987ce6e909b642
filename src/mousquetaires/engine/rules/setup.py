"""SETUP: from an empty table to the first turn."""

from typing import TYPE_CHECKING

from ..actions import CHOOSE_PARIS, VERB_BITS
from ..chance import SOLO_PARIS, Chance, pick
from ..config import STARTING_PLACE, Table
from ..effects import gain_one_for_all, take_paris
from ..frames import ASK, ROLL, Frame
from ..ids import ADVERSARIES, BLADE, LOUVRE_CARDS, MILADY, NAMED_FOES, PARIS, PARIS_CARDS, TREVILLE
from ..prompts import Prompt
from ..state import State
from .draw import DrawCards, DrawTreachery
from .force import Force
from .mission import NextLouvre, open_paris, unused_paris
from .quest import LayTokens
from .turn import Turn

if TYPE_CHECKING:
    from ..machine import Game


def empty_table(table: Table) -> State:
    """Every piece in its place, nothing dealt yet."""
    s = State.fresh()
    printed = table.components
    s.time = table.start_time  # SETUP-1
    s.purse = printed.purse_start  # SETUP-1, TRACK-PURSE
    s.honour = printed.honour  # SETUP-1, TRACK-HONOUR
    for foe in range(ADVERSARIES, NAMED_FOES):
        s.foe_life[foe] = printed.foes[foe].life  # SETUP-1, FOE-ROCHEFORT, FOE-WARDES
    s.one_stock = printed.one_for_all  # SETUP-9, TRACK-ONE
    s.louvre_deck = (1 << LOUVRE_CARDS) - 1
    s.paris_unused = (1 << PARIS_CARDS) - 1  # SETUP-3
    s.stock = [item.stock for item in printed.items]  # SETUP-9
    s.deck = list(printed.adventure_copies)  # SETUP-8
    s.treachery_deck = list(table.treachery_used)  # SETUP-2
    s.reserve = list(printed.token_copies)  # QST-2
    for hero in table.heroes:
        s.place[hero] = STARTING_PLACE[hero]  # SETUP-7
        s.life[hero] = printed.heroes[hero].life  # SETUP-7
    if TREVILLE in table.heroes:
        s.equipment[TREVILLE] = 1 << BLADE  # TREV-2, HERO-TREVILLE
        s.stock[BLADE] -= 1  # TREV-2, SETUP-9
    return s


class Root(Frame):
    """The whole game: set-up, then turn after turn until somebody has won."""

    __slots__ = ()
    kind = "root"
    steps = ("setup", "turns")

    def blank(self) -> "Root":
        return Root.__new__(Root)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            self.pc = 1
            g.emit("game_began")
            return g.call(SetUp())
        return g.call(Turn())


class SetUp(Frame):
    """Milady's preparations and the deal, in the rulebook's order (``n``: seats dealt to)."""

    __slots__ = ()
    kind = "set_up"
    steps = ("treachery", "paris", "paris_hand", "inn", "deal", "one", "force", "louvre", "done")

    def blank(self) -> "SetUp":
        return SetUp.__new__(SetUp)

    def step(self, g: "Game") -> int:
        if self.pc == 1 or (self.pc == 2 and g.table.two_paris):
            return ROLL if g.table.solo else ASK
        if self.pc == 4 and self.n < len(g.table.seats):
            self.n += 1
            return g.call(DrawCards(what=self.n, n=g.table.hand))  # SETUP-8
        self.pc += 1
        if self.pc == 1:
            return g.call(DrawTreachery(n=g.table.treachery_hand))  # SETUP-2
        if self.pc == 4:
            return g.call(LayTokens())  # SETUP-6
        if self.pc == 6 and g.table.easier:
            gain_one_for_all(g)  # VAR-1, ONE-1
        if self.pc == 7:
            return g.call(Force(place=PARIS))  # SETUP-5
        if self.pc == 8:
            return g.call(NextLouvre())  # SETUP-5
        return g.done() if self.pc == 9 else 0

    def ask(self, g: "Game") -> Prompt:
        return Prompt(g, self, "opening_paris" if self.pc == 1 else "opening_paris_hand", 1 << MILADY)

    def options(self, g: "Game") -> list[int]:
        return [CHOOSE_PARIS | card << VERB_BITS for card in unused_paris(g.s.paris_unused)]  # SETUP-3

    def answer(self, g: "Game", action: int) -> None:
        self._open(g, action >> VERB_BITS)

    def chance(self, g: "Game") -> Chance:
        return pick(SOLO_PARIS, [g.s.paris_unused >> card & 1 for card in range(PARIS_CARDS)])  # SOLO-4

    def land(self, g: "Game", outcome: int) -> None:
        self._open(g, outcome)

    def _open(self, g: "Game", card: int) -> None:
        if self.pc == 1:
            open_paris(g, card, False)  # SETUP-3
        else:
            take_paris(g, card)  # SETUP-3, RUL-SIX-PARIS
        self.pc += 1
