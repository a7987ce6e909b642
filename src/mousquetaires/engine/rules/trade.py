"""ACT-3: trading cards and equipment."""

from random import Random
from typing import TYPE_CHECKING

from ..actions import (
    ACCEPT,
    DECLINE,
    OFFER,
    VERB_MASK,
    offer_action,
    offer_ask_for,
    offer_give,
    offer_hand_over,
    offer_want,
)
from ..bags import pass_cards, pass_gear
from ..effects import bar_undo, clear_offer, learn, set_offer
from ..frames import ASK, Frame
from ..ids import CARDS
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason

if TYPE_CHECKING:
    from ..machine import Game

AGREED = 1
DECLINED = 2


def why_not_trade(g: "Game", hero: int, partner: int) -> Reason | None:
    """Whether these two can trade at all, by what everybody sees."""
    s = g.s
    if s.isolated:
        return Reason("ACT-3", "reason-isolated")  # CARD-ISOLATION, RUL-ISOLATION-ORDER
    if partner == hero or partner not in g.table.heroes or s.place[partner] != s.place[hero]:
        return Reason("ACT-3", "reason-not-together")  # ACT-3
    mine, theirs = g.table.seat_of[hero], g.table.seat_of[partner]
    gear = s.equipment[hero] or s.equipment[partner]
    if mine == theirs:
        return None if gear else Reason("COUNT-2", "reason-nothing-to-trade")  # COUNT-2, RUL-OWN-EQUIPMENT
    if not gear and not s.hand_size[mine] and not s.hand_size[theirs]:
        return Reason("ACT-3", "reason-nothing-to-trade")
    return None


class Trade(Frame):
    """One Musketeer offers a trade to another (``what``), who accepts, changes it or declines.

    The offer itself is in the state: it is spoken aloud, and everybody hears it.
    """

    __slots__ = ()
    kind = "trade"
    steps = ("offer", "answer", "last_word", "done")

    def blank(self) -> "Trade":
        return Trade.__new__(Trade)

    def step(self, g: "Game") -> int:
        if g.s.place[self.hero] == g.s.place[self.what]:
            return ASK
        return self._decline(g)  # ACT-3: an assassin has come between them

    def ask(self, g: "Game") -> Prompt:
        who = self.what if self.pc == 1 else self.hero
        kind = ("trade_offer", "trade_answer", "trade_last_word")[self.pc]
        return Prompt(g, self, kind, 1 << g.table.seat_of[who], who)

    def options(self, g: "Game") -> list[int]:
        """Only the last word is a plain yes or no."""
        return [DECLINE, ACCEPT] if holds_wanted(g, self.hero, g.s.offer) else [DECLINE]

    def refusal(self, g: "Game", action: int) -> Reason | None:
        if self.pc == 2:
            return super().refusal(g, action)
        verb = action & VERB_MASK
        proposer = self.what if self.pc == 1 else self.hero
        other = self.hero if self.pc == 1 else self.what
        if verb == OFFER:
            return why_no_offer(g, proposer, other, action)
        if action == DECLINE:
            return None
        if action == ACCEPT and self.pc == 1:
            missing = not holds_wanted(g, self.what, g.s.offer)
            return Reason("ACT-3", "reason-not-in-hand") if missing else None
        return NOT_OFFERED

    def answer(self, g: "Game", action: int) -> None:
        if action == DECLINE:
            self._decline(g)
        elif action == ACCEPT:
            giver, taker = (self.hero, self.what) if self.pc == 1 else (self.what, self.hero)
            self._agree(g, giver, taker)
        elif g.table.seat_of[self.hero] == g.table.seat_of[self.what]:
            set_offer(g, action)
            self._agree(g, self.hero, self.what)
        else:
            self._propose(g, action)

    def _decline(self, g: "Game") -> int:
        clear_offer(g)
        g.emit("offer_declined", self.hero, self.what)
        return g.done(DECLINED)

    def _propose(self, g: "Game", action: int) -> None:
        """The offer is spoken aloud: Milady and spectators hear it as the other trader does."""
        proposer, other = (self.what, self.hero) if self.pc == 1 else (self.hero, self.what)
        set_offer(g, action)
        bar_undo(g)
        self.pc += 1
        for kind, count in enumerate(offer_give(action)):
            if count:  # a player can only offer what they hold: declined or not, everybody has learnt of it
                learn(g, g.table.seat_of[proposer], kind, count)  # MUS-6, RUL-TRADE-OPEN
        g.emit("offer_made", proposer, other, action)  # MUS-6, RUL-TRADE-OPEN

    def _agree(self, g: "Game", giver: int, taker: int) -> None:
        carry_out(g, giver, taker, g.s.offer)
        clear_offer(g)
        g.done(AGREED)

    def sample(self, g: "Game", rng: Random) -> int:
        if self.pc == 2:
            return super().sample(g, rng)
        if self.pc == 1:
            if rng.random() < 0.2:
                return some_offer(g, self.what, self.hero, rng)
            return ACCEPT if rng.random() < 0.8 and holds_wanted(g, self.what, g.s.offer) else DECLINE
        return some_offer(g, self.hero, self.what, rng)

    def default(self, g: "Game") -> int:
        return DECLINE


def why_no_offer(g: "Game", hero: int, partner: int, action: int) -> Reason | None:
    """Whether an offer is one he can make; what the other holds is for the other to say."""
    s = g.s
    mine, theirs = g.table.seat_of[hero], g.table.seat_of[partner]
    give, want = offer_give(action), offer_want(action)
    hand_over, ask_for = offer_hand_over(action), offer_ask_for(action)
    if offer_action(give, want, hand_over, ask_for) != action:
        return NOT_OFFERED
    if not (any(give) or any(want) or hand_over or ask_for):
        return Reason("ACT-3", "reason-empty-offer")
    if mine == theirs and (any(give) or any(want)):
        return Reason("COUNT-2", "reason-equipment-only")  # RUL-OWN-EQUIPMENT
    if any(give[kind] > s.hands[mine * CARDS + kind] for kind in range(CARDS)):
        return Reason("ACT-3", "reason-not-in-hand")
    copies = g.table.components.adventure_copies
    if sum(want) > s.hand_size[theirs] or any(want[kind] > copies[kind] for kind in range(CARDS)):
        return Reason("ACT-3", "reason-not-that-many", cards=s.hand_size[theirs])
    return why_no_gear(g, hero, partner, hand_over, ask_for)


def why_no_gear(g: "Game", hero: int, partner: int, hand_over: int, ask_for: int) -> Reason | None:
    """Afterwards nobody has more than two items, or two alike."""
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
    """Whether a player has the cards an offer asks him for."""
    seat = g.table.seat_of[hero]
    want = offer_want(offer)
    return all(want[kind] <= g.s.hands[seat * CARDS + kind] for kind in range(CARDS))


def carry_out(g: "Game", giver: int, taker: int, offer: int) -> None:
    """Cards and equipment change hands, as everybody has heard."""
    give, want = offer_give(offer), offer_want(offer)
    a, b = g.table.seat_of[giver], g.table.seat_of[taker]
    if a != b:
        pass_cards(g, a, b, give)
        pass_cards(g, b, a, want)
    pass_gear(g, giver, taker, offer_hand_over(offer), offer_ask_for(offer))
    g.emit("traded", giver, taker, sum(give), sum(want))  # ACT-3, RUL-TRADE-OPEN


def some_offer(g: "Game", hero: int, partner: int, rng: Random) -> int:
    """A random legal offer, or a refusal to make one when chance finds none."""
    s = g.s
    mine, theirs = g.table.seat_of[hero], g.table.seat_of[partner]
    for _ in range(20):
        give, want = [0] * CARDS, [0] * CARDS
        if mine != theirs:
            for kind in range(CARDS):
                give[kind] = rng.randint(0, s.hands[mine * CARDS + kind]) if rng.random() < 0.3 else 0
            if s.hand_size[theirs] and rng.random() < 0.5:
                want[rng.randrange(CARDS)] = 1
        hand_over = s.equipment[hero] & rng.randrange(16)
        ask_for = s.equipment[partner] & rng.randrange(16)
        offer = offer_action(give, want, hand_over, ask_for)
        if why_no_offer(g, hero, partner, offer) is None:
            return offer
    return DECLINE
