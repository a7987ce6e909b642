"""TREV: a Musketeer whom Tréville has ordered takes one action at once."""

from typing import TYPE_CHECKING, Final

from ..actions import PASS, TRADE, VERB_MASK
from ..effects.on_musketeers import is_lying
from ..frames import ASK, Contents, Done, Frame, Step
from ..prompts import Prompt
from ..reasons import Reason
from .action_menu import add_actions
from .action_refusals import why_refused
from .perform_action import perform
from .trade import DECLINED

if TYPE_CHECKING:
    from ..machine import Game


class Order(Frame):
    """Tréville has ordered a Musketeer, who takes one free action at once or declines."""

    __slots__ = ()
    kind = "order"
    fields = ("result", "hero")

    def contents(self) -> Contents:
        return ORDER_STEPS


class OrderedAction(Step[Order]):
    __slots__ = ()

    def run(self, g: "Game", order: Order) -> int:
        return g.done() if is_lying(g, order.hero) else ASK  # MUS-4: an assassin may have been quicker

    def ask(self, g: "Game", order: Order) -> Prompt:
        return Prompt(g, order, "ordered_action", 1 << g.table.seat_of[order.hero], order.hero)  # TREV-1

    def options(self, g: "Game", order: Order) -> list[int]:
        found = [PASS]
        add_actions(g, order.hero, found)  # TREV-1
        return found

    def why(self, g: "Game", order: Order, action: int) -> Reason:
        return why_refused(g, order.hero, action)

    def answer(self, g: "Game", order: Order, action: int) -> None:
        order.go_to("trade" if action & VERB_MASK == TRADE else "done")
        if action == PASS:
            g.emit("order_declined", order.hero)
        else:
            perform(g, order.hero, action)


class AfterOrderedTrade(Step[Order]):
    """After a declined trade the Musketeer chooses another action."""

    __slots__ = ()

    def run(self, g: "Game", order: Order) -> int:
        return order.go_to("choose" if order.result == DECLINED else "done")  # RUL-DECLINED-TRADE


ORDER_STEPS: Final = Contents(Order, {"choose": OrderedAction(), "trade": AfterOrderedTrade(), "done": Done()})
