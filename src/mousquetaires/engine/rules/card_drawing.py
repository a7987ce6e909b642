"""Drawing Adventure and Treachery cards, one by one (ACT-1, MIL-4)."""

from typing import TYPE_CHECKING, Final

from ..chance import ADVENTURE, TREACHERY_DRAW, Chance, pick
from ..effects.on_cards import (
    can_draw,
    can_draw_treachery,
    refill_deck,
    refill_treachery,
    take_from_deck,
    take_treachery,
)
from ..frames import ROLL, Contents, Frame, Step

if TYPE_CHECKING:
    from ..machine import Game


class DrawCards(Frame):
    """A player draws Adventure cards, as long as there are any."""

    __slots__ = ("cards", "seat")
    kind = "draw_cards"
    fields = ("result", "", "", "seat", "cards")

    def __init__(self, seat: int = -1, cards: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards  # still to draw

    def contents(self) -> Contents:
        return DRAW_CARDS_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, -1, self.seat, self.cards]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.seat, self.cards = numbers


class DrawAdventure(Step[DrawCards]):
    __slots__ = ()

    def run(self, g: "Game", frame: DrawCards) -> int:
        if frame.cards == 0 or not can_draw(g):
            return g.done()
        refill_deck(g)
        return ROLL

    def chance(self, g: "Game", frame: DrawCards) -> Chance:
        return pick(ADVENTURE, g.s.deck[:])  # ACT-1

    def land(self, g: "Game", frame: DrawCards, outcome: int) -> None:
        take_from_deck(g, frame.seat, outcome)
        frame.cards -= 1


DRAW_CARDS_STEPS: Final = Contents(DrawCards, {"draw": DrawAdventure()})


class DrawTreachery(Frame):
    """Milady draws Treachery cards. Without Milady nothing is drawn."""

    __slots__ = ("cards",)
    kind = "draw_treachery"
    fields = ("result", "", "", "", "cards")

    def __init__(self, cards: int = 0) -> None:
        super().__init__()
        self.cards = cards  # still to draw

    def contents(self) -> Contents:
        return DRAW_TREACHERY_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, -1, -1, self.cards]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, _, self.cards = numbers


class DrawTreacheryCard(Step[DrawTreachery]):
    __slots__ = ()

    def run(self, g: "Game", frame: DrawTreachery) -> int:
        if g.table.solo:  # SOLO-3
            return g.done()
        if frame.cards == 0 or not can_draw_treachery(g):
            return g.done()
        refill_treachery(g)
        return ROLL

    def chance(self, g: "Game", frame: DrawTreachery) -> Chance:
        return pick(TREACHERY_DRAW, g.s.treachery_deck[:])

    def land(self, g: "Game", frame: DrawTreachery, outcome: int) -> None:
        take_treachery(g, outcome)  # MIL-4
        frame.cards -= 1


DRAW_TREACHERY_STEPS: Final = Contents(DrawTreachery, {"draw": DrawTreacheryCard()})
