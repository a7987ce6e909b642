"""MUS: one Musketeer's turn. They take actions, ride, or give an order as Tréville."""

from typing import TYPE_CHECKING, Final

from ..actions import END, ORDER, RIDE, TRADE, VERB_BITS, VERB_MASK
from ..effects.on_musketeers import has_played, is_lying, mark_played, tire_horse
from ..effects.on_turn import hold_to_leaving
from ..frames import ASK, Contents, Frame, Step
from ..ids import BASTILLE, TREVILLE
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .action_menu import add_actions, add_rides
from .action_refusals import IN_BASTILLE, MUST_LEAVE, may_ride, why_not_ride, why_refused
from .entering_places import Enter
from .perform_action import perform
from .recovery import Recover
from .trade import DECLINED
from .treville_order import Order

if TYPE_CHECKING:
    from ..machine import Game

NOT_TREVILLE: Final = Reason("TREV-1", "reason-not-treville")
ORDERED_ALREADY: Final = Reason("TREV-1", "reason-ordered-already")
LYING: Final = Reason("TREV-1", "reason-lying")


class HeroTurn(Frame):
    """One Musketeer's turn."""

    __slots__ = ("actions_left", "ordered")
    kind = "hero_turn"
    fields = ("result", "hero", "", "ordered", "actions_left")

    def __init__(self, hero: int = -1) -> None:
        super().__init__(hero)
        self.ordered = False  # whether Tréville has given his order
        self.actions_left = 0

    def contents(self) -> Contents:
        return HERO_TURN_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, -1, int(self.ordered), self.actions_left]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, ordered, self.actions_left = numbers
        self.ordered = bool(ordered)

    def clone(self) -> "HeroTurn":
        """Does what ``Frame.clone`` does, in half the time: searches copy this frame for every action."""
        new = HeroTurn.__new__(HeroTurn)
        new.below = self.below
        new.shared = False
        new.step = self.step
        new.result = self.result
        new.hero = self.hero
        new.place = -1
        new.ordered = self.ordered
        new.actions_left = self.actions_left
        return new


class BeginTurn(Step[HeroTurn]):
    __slots__ = ()

    def run(self, g: "Game", turn: HeroTurn) -> int:
        g.emit("turn_started", turn.hero)
        if is_lying(g, turn.hero):
            turn.go_to("end")
            return g.call(Recover(turn.hero))  # MUS-3
        hold_to_leaving(g, turn.hero)  # RIC-5: Tréville may have ordered them there
        turn.actions_left = g.table.action_count - g.s.conscripts  # MUS-2, CARD-CONSCRIPTS
        return turn.next_step()


def turn_over(g: "Game", hero: int) -> bool:
    """Whether a Musketeer has fallen, recovered or been jailed, and can do no more this turn."""
    return is_lying(g, hero) or has_played(g, hero)  # MUS-4, RIC-3


class TakeAction(Step[HeroTurn]):
    """The Musketeer takes actions, rides or gives an order, until they end their turn or can do no more."""

    __slots__ = ()

    def run(self, g: "Game", turn: HeroTurn) -> int:
        return ASK if self.may_go_on(g, turn) else turn.go_to("end")

    def may_go_on(self, g: "Game", turn: HeroTurn) -> bool:
        if g.s.sand_out or turn_over(g, turn.hero):  # HOUR-1, MUS-4
            return False
        return turn.actions_left > 0 or may_ride(g, turn.hero)  # ARM-5

    def ask(self, g: "Game", turn: HeroTurn) -> Prompt:
        return Prompt(g, turn, "musketeer_action", 1 << g.table.seat_of[turn.hero], turn.hero)

    def options(self, g: "Game", turn: HeroTurn) -> list[int]:
        hero = turn.hero
        found = [] if g.s.must_leave >> hero & 1 else [END]  # MUS-2, RIC-5
        if turn.actions_left:
            add_actions(g, hero, found)
            if hero == TREVILLE:
                found += [ORDER | h << VERB_BITS for h in g.table.heroes if why_not_order(g, turn, h) is None]
        add_rides(g, hero, found)
        return found

    def why(self, g: "Game", turn: HeroTurn, action: int) -> Reason:
        verb = action & VERB_MASK
        if verb == RIDE:
            return why_not_ride(g, turn.hero, action >> VERB_BITS) or NOT_OFFERED
        if verb == END:
            return MUST_LEAVE
        if not turn.actions_left:
            return Reason("MUS-2", "reason-no-actions-left")
        if verb == ORDER:
            return why_not_order(g, turn, action >> VERB_BITS) or NOT_OFFERED
        return why_refused(g, turn.hero, action)

    def answer(self, g: "Game", turn: HeroTurn, action: int) -> None:
        verb = action & VERB_MASK
        arg = action >> VERB_BITS
        if verb == END:
            turn.go_to("end")
        elif verb == RIDE:  # ACT-12
            tire_horse(g, turn.hero)  # ARM-5
            g.call(Enter(turn.hero, arg, True))
        elif verb == ORDER:
            turn.actions_left -= 1  # TREV-1
            turn.ordered = True
            g.emit("ordered", arg)
            g.call(Order(arg))
        else:
            turn.actions_left -= 1  # MUS-2
            if verb == TRADE:
                turn.next_step()
            perform(g, turn.hero, action)


def why_not_order(g: "Game", turn: HeroTurn, other: int) -> Reason | None:
    """Why Tréville may not order a Musketeer now, or None when he may."""
    if turn.hero != TREVILLE:
        return NOT_TREVILLE
    if turn.ordered:
        return ORDERED_ALREADY  # TREV-1
    if other == turn.hero or other not in g.table.heroes:
        return NOT_OFFERED
    if is_lying(g, other):
        return LYING  # RUL-ORDERED, RUL-LYING
    if g.s.must_leave >> turn.hero & 1:
        return MUST_LEAVE
    if g.s.place[turn.hero] == BASTILLE:
        return IN_BASTILLE  # BAS-2, RUL-TREVILLE-JAILED
    return None


class AfterTrade(Step[HeroTurn]):
    """A declined trade costs no action."""

    __slots__ = ()

    def run(self, g: "Game", turn: HeroTurn) -> int:
        if turn.result == DECLINED:  # RUL-DECLINED-TRADE
            turn.actions_left += 1  # MUS-2
        return turn.go_to("act")


class EndTurn(Step[HeroTurn]):
    __slots__ = ()

    def run(self, g: "Game", turn: HeroTurn) -> int:
        mark_played(g, turn.hero)
        g.emit("turn_ended", turn.hero)
        return g.done()


HERO_TURN_STEPS: Final = Contents(
    HeroTurn, {"begin": BeginTurn(), "act": TakeAction(), "trade": AfterTrade(), "end": EndTurn()}
)
