"""ACT-3: trading cards and equipment."""

from random import Random
from typing import TYPE_CHECKING, Final

from ..actions import (
    ACCEPT,
    DECLINE,
    OFFER,
    OFFER_BITS,
    VERB_MASK,
    cards_offered,
    cards_wanted,
    offer_action,
    offer_ask_for,
    offer_give,
    offer_hand_over,
    offer_want,
)
from ..compiled_random import number_below
from ..effects.on_cards import clear_offer, learn, pass_cards, pass_gear, set_offer
from ..effects.on_history import bar_undo
from ..frames import ASK, Contents, Done, Frame, Step
from ..ids import CARDS
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason

if TYPE_CHECKING:
    from ..machine import Game

AGREED: Final = 1
DECLINED: Final = 2

# Made once, because a menu asks for each partner.
ISOLATED: Final = Reason("ACT-3", "reason-isolated")
NOT_TOGETHER: Final = Reason("ACT-3", "reason-not-together")
NOTHING_TO_TRADE: Final = Reason("ACT-3", "reason-nothing-to-trade")
NO_GEAR_TO_TRADE: Final = Reason("COUNT-2", "reason-nothing-to-trade")


def why_not_trade(g: "Game", hero: int, partner: int) -> Reason | None:
    """Why these two cannot trade, by what all players see, or None when they can."""
    s = g.s
    if s.isolated:
        return ISOLATED  # CARD-ISOLATION, RUL-ISOLATION-ORDER
    if partner == hero or partner not in g.table.heroes or s.place[partner] != s.place[hero]:
        return NOT_TOGETHER  # ACT-3
    mine, theirs = g.table.seat_of[hero], g.table.seat_of[partner]
    gear = s.equipment[hero] or s.equipment[partner]
    if mine == theirs:
        return None if gear else NO_GEAR_TO_TRADE  # COUNT-2, RUL-OWN-EQUIPMENT
    if not gear and not s.hand_size[mine] and not s.hand_size[theirs]:
        return NOTHING_TO_TRADE
    return None


class Trade(Frame):
    """One Musketeer offers a trade to another, who accepts, changes or declines it.

    The offer itself is in the state: it is spoken aloud, and all players hear it.
    """

    __slots__ = ("partner",)
    kind = "trade"
    fields = ("result", "hero", "", "partner")

    def __init__(self, hero: int = -1, partner: int = -1) -> None:
        super().__init__(hero)
        self.partner = partner

    def contents(self) -> Contents:
        return TRADE_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, -1, self.partner, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.partner, _ = numbers

    def decline(self, g: "Game") -> int:
        clear_offer(g)
        g.emit("offer_declined", self.hero, self.partner)
        return g.done(DECLINED)

    def agree(self, g: "Game", giver: int, taker: int) -> None:
        carry_out(g, giver, taker, g.s.offer)  # ACT-3
        clear_offer(g)
        g.done(AGREED)

    def propose(self, g: "Game", proposer: int, other: int, offer: int) -> None:
        """The offer is spoken aloud: Milady and spectators hear it as the other trader does."""
        set_offer(g, offer)
        bar_undo(g)
        self.next_step()
        for kind, count in enumerate(offer_give(offer)):
            if count:  # a player can only offer what they hold: declined or not, all players have learnt of it
                learn(g, g.table.seat_of[proposer], kind, count)  # MUS-6, RUL-TRADE-OPEN
        g.emit("offer_made", proposer, other, offer)  # MUS-6, RUL-TRADE-OPEN


class TradeStep(Step[Trade]):
    """What the three questions of a trade have in common."""

    __slots__ = ()

    def run(self, g: "Game", trade: Trade) -> int:
        together = g.s.place[trade.hero] == g.s.place[trade.partner]
        return ASK if together else trade.decline(g)  # ACT-3: an assassin has come between them

    def default(self, g: "Game", trade: Trade) -> int:
        return DECLINE


class MakeOffer(TradeStep):
    __slots__ = ()

    def ask(self, g: "Game", trade: Trade) -> Prompt:
        return Prompt(g, trade, "trade_offer", 1 << g.table.seat_of[trade.hero], trade.hero)

    def refusal(self, g: "Game", trade: Trade, action: int) -> Reason | None:
        if action & VERB_MASK == OFFER:
            return why_no_offer(g, trade.hero, trade.partner, action)
        return None if action == DECLINE else NOT_OFFERED

    def sample(self, g: "Game", trade: Trade, rng: Random) -> int:
        return some_offer(g, trade.hero, trade.partner, rng)

    def answer(self, g: "Game", trade: Trade, action: int) -> None:
        if action == DECLINE:
            trade.decline(g)
        elif g.table.seat_of[trade.hero] == g.table.seat_of[trade.partner]:
            set_offer(g, action)
            trade.agree(g, trade.hero, trade.partner)
        else:
            trade.propose(g, trade.hero, trade.partner, action)


class AnswerOffer(TradeStep):
    """The partner accepts, declines, or makes an offer of their own."""

    __slots__ = ()

    def ask(self, g: "Game", trade: Trade) -> Prompt:
        return Prompt(g, trade, "trade_answer", 1 << g.table.seat_of[trade.partner], trade.partner)

    def refusal(self, g: "Game", trade: Trade, action: int) -> Reason | None:
        if action & VERB_MASK == OFFER:
            return why_no_offer(g, trade.partner, trade.hero, action)
        if action == ACCEPT:
            missing = not holds_wanted(g, trade.partner, g.s.offer)
            return Reason("ACT-3", "reason-not-in-hand") if missing else None
        return None if action == DECLINE else NOT_OFFERED

    def sample(self, g: "Game", trade: Trade, rng: Random) -> int:
        if rng.random() < 0.2:
            return some_offer(g, trade.partner, trade.hero, rng)
        return ACCEPT if rng.random() < 0.8 and holds_wanted(g, trade.partner, g.s.offer) else DECLINE

    def answer(self, g: "Game", trade: Trade, action: int) -> None:
        if action == DECLINE:
            trade.decline(g)
        elif action == ACCEPT:
            trade.agree(g, trade.hero, trade.partner)
        else:
            trade.propose(g, trade.partner, trade.hero, action)


class LastWord(TradeStep):
    """The first trader accepts the changed offer or declines."""

    __slots__ = ()

    def ask(self, g: "Game", trade: Trade) -> Prompt:
        return Prompt(g, trade, "trade_last_word", 1 << g.table.seat_of[trade.hero], trade.hero)

    def options(self, g: "Game", trade: Trade) -> list[int]:
        return [DECLINE, ACCEPT] if holds_wanted(g, trade.hero, g.s.offer) else [DECLINE]

    def answer(self, g: "Game", trade: Trade, action: int) -> None:
        if action == ACCEPT:
            trade.agree(g, trade.partner, trade.hero)
        else:
            trade.decline(g)


TRADE_STEPS: Final = Contents(
    Trade, {"offer": MakeOffer(), "answer": AnswerOffer(), "last_word": LastWord(), "done": Done()}
)


def why_no_offer(g: "Game", hero: int, partner: int, action: int) -> Reason | None:
    """Why an offer cannot be made, or None. What the other player holds is not checked: it is secret."""
    s = g.s
    mine, theirs = g.table.seat_of[hero], g.table.seat_of[partner]
    give, want = cards_offered(action), cards_wanted(action)
    hand_over, ask_for = offer_hand_over(action), offer_ask_for(action)
    if action >> OFFER_BITS:
        return NOT_OFFERED
    if not (give or want or hand_over or ask_for):
        return Reason("ACT-3", "reason-empty-offer")
    if mine == theirs and (give or want):
        return Reason("COUNT-2", "reason-equipment-only")  # RUL-OWN-EQUIPMENT
    if not holds(g, mine, give):
        return Reason("ACT-3", "reason-not-in-hand")
    if not may_hold(g, theirs, want):
        return Reason("ACT-3", "reason-not-that-many", cards=s.hand_size[theirs])
    return why_no_gear(g, hero, partner, hand_over, ask_for)


def holds(g: "Game", seat: int, cards: int) -> bool:
    """Whether a player holds these cards, packed as in an offer."""
    kind = seat * CARDS
    while cards:
        if cards & 15 > g.s.hands[kind]:
            return False
        cards >>= 4
        kind += 1
    return True


def may_hold(g: "Game", seat: int, cards: int) -> bool:
    """Whether a player may hold these cards, by what all players see."""
    copies = g.table.components.adventure_copies
    left = g.s.hand_size[seat]
    kind = 0
    while cards:
        count = cards & 15
        left -= count
        if left < 0 or count > copies[kind]:
            return False
        cards >>= 4
        kind += 1
    return True


def why_no_gear(g: "Game", hero: int, partner: int, hand_over: int, ask_for: int) -> Reason | None:
    """Why equipment cannot change hands: afterwards no Musketeer has more than two items, or two alike."""
    mine, theirs = g.s.equipment[hero], g.s.equipment[partner]
    if hand_over & ~mine or ask_for & ~theirs:
        return Reason("ACT-3", "reason-no-such-equipment")
    my_rest, their_rest = mine & ~hand_over, theirs & ~ask_for
    if my_rest & ask_for or their_rest & hand_over:
        return Reason("ACT-3", "reason-two-alike")  # ACT-3
    heroes = g.table.components.heroes
    if (my_rest | ask_for).bit_count() > heroes[hero].equipment_slots:
        return Reason("ACT-3", "reason-too-much-gear")  # ACT-3
    if (their_rest | hand_over).bit_count() > heroes[partner].equipment_slots:
        return Reason("ACT-3", "reason-too-much-gear")  # ACT-3
    return None


def holds_wanted(g: "Game", hero: int, offer: int) -> bool:
    """Whether a player has the cards an offer asks them for."""
    return holds(g, g.table.seat_of[hero], cards_wanted(offer))


def carry_out(g: "Game", giver: int, taker: int, offer: int) -> None:
    """Cards and equipment change hands, as all players have heard."""
    give, want = offer_give(offer), offer_want(offer)
    a, b = g.table.seat_of[giver], g.table.seat_of[taker]
    if a != b:
        pass_cards(g, a, b, give)
        pass_cards(g, b, a, want)
    pass_gear(g, giver, taker, offer_hand_over(offer), offer_ask_for(offer))
    sizes = g.s.hand_size
    g.emit("traded", giver, taker, sum(give), sum(want), sizes[a], sizes[b])  # ACT-3, RUL-TRADE-OPEN


def some_offer(g: "Game", hero: int, partner: int, rng: Random) -> int:
    """A random legal offer, or a refusal to trade when 20 tries find none."""
    s = g.s
    mine, theirs = g.table.seat_of[hero], g.table.seat_of[partner]
    chance, random_bits = rng.random, rng.getrandbits
    for _ in range(20):
        give, want = [0] * CARDS, [0] * CARDS
        if mine != theirs:
            for kind in range(CARDS):
                give[kind] = number_below(random_bits, s.hands[mine * CARDS + kind] + 1) if chance() < 0.3 else 0
            if s.hand_size[theirs] and chance() < 0.5:
                want[number_below(random_bits, CARDS)] = 1
        hand_over = s.equipment[hero] & number_below(random_bits, 16)
        ask_for = s.equipment[partner] & number_below(random_bits, 16)
        offer = offer_action(give, want, hand_over, ask_for)
        if why_no_offer(g, hero, partner, offer) is None:
            return offer
    return DECLINE
