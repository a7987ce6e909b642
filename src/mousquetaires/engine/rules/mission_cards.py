"""PAR and LOU: missions at Paris and the Louvre, opened, completed, failed."""

from typing import TYPE_CHECKING, Final

from ..chance import LOUVRE_DRAW, Chance, pick
from ..components import DISCARDS, LILIES, NO_STIPULATION, ParisPrint
from ..effects.on_cards import adversaries_at, clear_place, trap_at
from ..effects.on_missions import (
    forget_nemesis,
    lay_paris_card,
    open_louvre_card,
    remove_louvre_card,
    remove_paris_card,
)
from ..effects.on_tracks import gain_epic, set_constance, set_louvre_token
from ..frames import ROLL, RUN, Contents, Done, Frame, Step
from ..ids import ASSASSIN, LOUVRE, LOUVRE_CARDS, NEMESIS, NO_CHALLENGE, NO_MISSION, NO_TRAP, PARIS, PARIS_CARDS, THIEF
from .adversary_placement import Force

if TYPE_CHECKING:
    from ..machine import Game


def paris_print(g: "Game") -> ParisPrint:
    """What is printed on the Paris card in play."""
    return g.table.components.paris[g.s.paris_card]  # PAR-1


# --- Paris ----------------------------------------------------------------------------------------


def open_paris(g: "Game", card: int, from_hand: bool) -> None:
    """A Paris card comes into play; one already there leaves the game."""
    if g.s.paris_card != NO_MISSION:
        close_paris(g)  # MIL-3
    lay_paris_card(g, card, from_hand)


def close_paris(g: "Game") -> None:
    """The Paris card and its trap leave the game. Adversaries return to Milady, Constance's track to 0."""
    clear_place(g, PARIS)  # MIL-3, FORCE-4
    _forget_gone_nemesis(g)
    set_constance(g, 0)  # MIL-3, PAR-3
    remove_paris_card(g)  # PAR-2


def _forget_gone_nemesis(g: "Game") -> None:
    if g.s.trap_at[NEMESIS] > LOUVRE:
        forget_nemesis(g)


def stipulation_done(g: "Game") -> bool:
    printed = paris_print(g)
    if printed.stipulation == NO_STIPULATION:
        return True
    made = g.s.constance if printed.stipulation == LILIES else g.s.progress  # PAR-3, RUL-CONSTANCE-ZERO
    return made >= printed.stipulation_amount  # PAR-2


def wants_cards(g: "Game") -> bool:
    """Whether the Paris card still asks for Combat cards to be discarded."""
    return paris_print(g).stipulation == DISCARDS and not stipulation_done(g)


def place_cleared(g: "Game", place: int) -> bool:
    """No adversary left, and no trap that has to be overcome."""
    trap = trap_at(g, place)
    return not adversaries_at(g, place) and (trap == NO_TRAP or trap == THIEF or trap == ASSASSIN)  # TRAP-2


def paris_complete(g: "Game") -> bool:
    challenge = g.s.paris_done or paris_print(g).skill == NO_CHALLENGE
    return bool(challenge) and stipulation_done(g) and place_cleared(g, PARIS)  # PAR-2


def louvre_complete(g: "Game") -> bool:
    """Whether all is overcome in time. With the token on its last space the mission has failed."""
    s = g.s
    if s.louvre_card == NO_MISSION:
        return False
    failed = s.louvre_space == g.table.components.louvre_spaces - 1  # LOU-5
    return bool(s.louvre_done) and place_cleared(g, LOUVRE) and not failed  # LOU-2


class MissionCheck(Frame):
    """After something was overcome at a place: is the whole mission complete?"""

    __slots__ = ()
    kind = "mission_check"
    fields = ("result", "", "place")

    def __init__(self, place: int = -1) -> None:
        super().__init__(place=place)

    def contents(self) -> Contents:
        return MISSION_CHECK_STEPS


class CheckMission(Step[MissionCheck]):
    __slots__ = ()

    def run(self, g: "Game", check: MissionCheck) -> int:
        check.next_step()
        if check.place == PARIS and g.s.paris_card != NO_MISSION and paris_complete(g):
            close_paris(g)  # PAR-2
        elif check.place == LOUVRE and louvre_complete(g):
            return complete_louvre(g)  # LOU-2
        return RUN


MISSION_CHECK_STEPS: Final = Contents(MissionCheck, {"check": CheckMission(), "done": Done()})


def complete_louvre(g: "Game") -> int:
    s = g.s
    if s.louvre_space <= 1:  # LOU-3
        gain_epic(g, 2)  # LOU-3
    g.emit("louvre_done", s.louvre_card)
    close_louvre(g)
    return g.call(NextLouvre())  # LOU-2


# --- the Louvre -----------------------------------------------------------------------------------


def close_louvre(g: "Game") -> None:
    """The mission is over, won or lost: card and trap go, adversaries return, the token starts again."""
    clear_place(g, LOUVRE)  # LOU-5, FORCE-4
    _forget_gone_nemesis(g)
    remove_louvre_card(g)
    set_louvre_token(g, 0)  # LOU-2, LOU-5


class NextLouvre(Frame):
    """The next Louvre card is turned up at once, and Milady sends adversaries there."""

    __slots__ = ()
    kind = "next_louvre"

    def contents(self) -> Contents:
        return NEXT_LOUVRE_STEPS


class TurnUpLouvre(Step[NextLouvre]):
    __slots__ = ()

    def run(self, g: "Game", frame: NextLouvre) -> int:
        if g.s.louvre_deck:
            return ROLL
        g.emit("louvre_empty")  # LOU-6
        return g.done()

    def chance(self, g: "Game", frame: NextLouvre) -> Chance:
        return pick(LOUVRE_DRAW, [g.s.louvre_deck >> card & 1 for card in range(LOUVRE_CARDS)])  # SETUP-4

    def land(self, g: "Game", frame: NextLouvre, outcome: int) -> None:
        open_louvre_card(g, outcome)
        frame.next_step()
        g.call(Force(LOUVRE))  # LOU-2


NEXT_LOUVRE_STEPS: Final = Contents(NextLouvre, {"turn_up": TurnUpLouvre(), "done": Done()})


def unused_paris(mask: int) -> list[int]:
    return [card for card in range(PARIS_CARDS) if mask >> card & 1]
