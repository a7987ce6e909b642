"""QRT, RIC: at the end of phase II Milady shows her card and acts at its place."""

from typing import TYPE_CHECKING, Final

from ..actions import CHOOSE_PARIS, DISCARD, FILL, PASS, SEARCH, VERB_BITS, VERB_MASK
from ..chance import SOLO_SIEGE, Chance, pick
from ..effects.on_cards import can_draw_treachery, lose_siege_card, refill_treachery, take_treachery
from ..effects.on_milady import show_milady
from ..effects.on_missions import take_paris
from ..frames import ASK, ROLL, Contents, Done, Frame, Step
from ..ids import CARDS, COMBAT_CARDS, MILADY, NOWHERE, QUARTERS, RICHELIEU, ROCHELLE, TREACHERIES
from ..prompts import Prompt
from .card_drawing import DrawTreachery
from .mission_cards import unused_paris

if TYPE_CHECKING:
    from ..machine import Game

RICHELIEU_HAND: Final = 3  # RIC-1


class MiladyAction(Frame):
    """The end of phase II: Milady turns up her card and does what its place allows."""

    __slots__ = ()
    kind = "deed"

    def contents(self) -> Contents:
        return MILADY_ACTION_STEPS


class ShowMilady(Step[MiladyAction]):
    __slots__ = ()

    def run(self, g: "Game", frame: MiladyAction) -> int:
        s = g.s
        if s.destination != NOWHERE:
            show_milady(g)  # MUS-5
        if s.fled or s.found:  # MUS-5, RIC-2, ROCH-4
            return g.done()
        if s.destination == RICHELIEU:
            refill_treachery(g)  # DECK-TREACHERY
        return frame.next_step()


class ChooseMiladyAction(Step[MiladyAction]):
    __slots__ = ()

    def run(self, g: "Game", frame: MiladyAction) -> int:
        if self.has_choice(g):
            return ROLL if g.table.solo else ASK
        return g.done()

    def has_choice(self, g: "Game") -> bool:
        """By what all players see: cards at the siege, unused Paris cards, Treachery cards left."""
        place = g.s.destination
        if place == ROCHELLE:
            return any(g.s.siege_cards[card] for card in COMBAT_CARDS)  # SIEGE-1, RUL-BASSOMPIERRE
        if place == QUARTERS:
            return g.s.paris_unused > 0  # QRT-1
        return place == RICHELIEU and can_draw_treachery(g)  # RIC-1

    def ask(self, g: "Game", frame: MiladyAction) -> Prompt:
        kinds = {ROCHELLE: "siege_discard", QUARTERS: "quarters_card", RICHELIEU: "richelieu_deed"}
        return Prompt(g, frame, kinds[g.s.destination], 1 << MILADY)

    def options(self, g: "Game", frame: MiladyAction) -> list[int]:
        s = g.s
        if s.destination == ROCHELLE:
            return [DISCARD | card << VERB_BITS for card in COMBAT_CARDS if s.siege_cards[card]]  # RUL-BASSOMPIERRE
        if s.destination == QUARTERS:
            cards = [CHOOSE_PARIS | card << VERB_BITS for card in unused_paris(s.paris_unused)]
            return [PASS, *cards]  # QRT-1, RUL-QUARTERS-CARD
        searches = [SEARCH | card << VERB_BITS for card in range(TREACHERIES) if s.treachery_deck[card]]
        return [FILL, *searches] if sum(s.treachery_hand) < RICHELIEU_HAND else searches  # RIC-1

    def answer(self, g: "Game", frame: MiladyAction, action: int) -> None:
        frame.next_step()
        value = action >> VERB_BITS
        verb = action & VERB_MASK
        if verb == DISCARD:
            lose_siege_card(g, value)  # SIEGE-1
        elif verb == CHOOSE_PARIS:
            take_paris(g, value)  # QRT-1
        elif verb == SEARCH:
            take_treachery(g, value)  # RIC-1
        elif verb == FILL:
            g.call(DrawTreachery(RICHELIEU_HAND - sum(g.s.treachery_hand)))  # RIC-1

    def chance(self, g: "Game", frame: MiladyAction) -> Chance:
        laid = g.s.siege_cards
        return pick(SOLO_SIEGE, [laid[card] if card in COMBAT_CARDS else 0 for card in range(CARDS)])  # SOLO-7, SIEGE-1

    def land(self, g: "Game", frame: MiladyAction, outcome: int) -> None:
        frame.next_step()
        lose_siege_card(g, outcome)


MILADY_ACTION_STEPS: Final = Contents(
    MiladyAction, {"show": ShowMilady(), "choose": ChooseMiladyAction(), "done": Done()}
)
