"""Drawing cards: one question to chance a card (ACT-1, MIL-4)."""

from typing import TYPE_CHECKING

from ..bags import (
    can_draw,
    can_draw_treachery,
    refill_deck,
    refill_treachery,
    take_from_deck,
    take_treachery,
)
from ..chance import ADVENTURE, TREACHERY_DRAW, Chance, pick
from ..effects import jail, stand_up, unmark_for_bastille
from ..frames import ROLL, Frame

if TYPE_CHECKING:
    from ..machine import Game


class DrawCards(Frame):
    """A player (``what``) draws ``n`` Adventure cards, as far as there are any."""

    __slots__ = ()
    kind = "draw_cards"
    steps = ("draw",)

    def blank(self) -> "DrawCards":
        return DrawCards.__new__(DrawCards)

    def step(self, g: "Game") -> int:
        if self.n == 0 or not can_draw(g):
            return g.done()
        refill_deck(g)
        return ROLL

    def chance(self, g: "Game") -> Chance:
        return pick(ADVENTURE, g.s.deck[:])  # ACT-1

    def land(self, g: "Game", outcome: int) -> None:
        take_from_deck(g, self.what, outcome)
        self.n -= 1


class DrawTreachery(Frame):
    """Milady draws ``n`` Treachery cards; without her, whatever lets her draw is ignored."""

    __slots__ = ()
    kind = "draw_treachery"
    steps = ("draw",)

    def blank(self) -> "DrawTreachery":
        return DrawTreachery.__new__(DrawTreachery)

    def step(self, g: "Game") -> int:
        if g.table.solo:  # SOLO-3
            return g.done()
        if self.n == 0 or not can_draw_treachery(g):
            return g.done()
        refill_treachery(g)
        return ROLL

    def chance(self, g: "Game") -> Chance:
        return pick(TREACHERY_DRAW, g.s.treachery_deck[:])

    def land(self, g: "Game", outcome: int) -> None:
        take_treachery(g, outcome)  # MIL-4
        self.n -= 1


class Recover(Frame):
    """One who lies at the Vieux Colombier stands up, heals and draws; his turn is over."""

    __slots__ = ()
    kind = "recover"
    steps = ("stand", "jail")

    def blank(self) -> "Recover":
        return Recover.__new__(Recover)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            stand_up(g, self.hero)  # MUS-3
            self.pc = 1
            return g.call(DrawCards(what=g.table.seat_of[self.hero], n=1))  # MUS-3
        if g.s.marked >> self.hero & 1:
            unmark_for_bastille(g, self.hero)
            jail(g, self.hero)  # CARD-LAFFEMAS, RUL-LAFFEMAS
        return g.done()
