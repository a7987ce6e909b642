"""MUS and TREV: phase II, one Musketeer's turn after another."""

from typing import TYPE_CHECKING

from ..actions import (
    BACK,
    BRIBE,
    DRAW,
    END,
    EQUIP,
    ESCAPE,
    MOVE,
    ORDER,
    PASS,
    PATH,
    PLAY,
    REINFORCE,
    RIDE,
    TRADE,
    TURN,
    VERB_BITS,
    VERB_MASK,
    play_card,
    play_hero,
)
from ..bags import discard_cards, lay_at_siege
from ..components import (
    CHARACTER_DRAWS,
    CHARACTER_EPIC,
    CHARACTER_HEALS,
    CHARACTER_HONOUR,
    CHARACTER_PISTOLES,
    CHARACTER_SIEGE,
)
from ..effects import (
    begin_phase,
    gain_epic,
    gain_pistoles,
    has_played,
    hold_to_leaving,
    is_lying,
    mark_played,
    regain_honour,
    regain_life,
    show_milady,
    tire_horse,
    walk,
)
from ..frames import ASK, Frame
from ..ids import BASTILLE, FIRST_CHARACTER, NEMESIS_DUELLIST, NOWHERE, TREVILLE
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .arsenal import Equip
from .draw import DrawCards, Recover
from .menu import IN_BASTILLE, MUST_LEAVE, action_options, is_mission_step, ride_options, why_not_ride, why_refused
from .milady import Deed
from .paris import NemesisDuel
from .places import Enter, Escape, bribe, turn_over
from .quest import walk_path
from .rochefort import MissionStep
from .trade import DECLINED, Trade

if TYPE_CHECKING:
    from ..machine import Game


class MusketeerPhase(Frame):
    """Phase II: the Musketeers act in any order; then Milady turns up her card."""

    __slots__ = ()
    kind = "musketeer_phase"
    steps = ("begin", "next", "deed", "done")

    def blank(self) -> "MusketeerPhase":
        return MusketeerPhase.__new__(MusketeerPhase)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            begin_phase(g, 2)
            self.pc = 1
        if self.pc == 1:
            return self._next(g)
        if self.pc == 2:
            self.pc = 3
            return g.call(Deed())  # MUS-5, RUL-SAND-OUT
        return g.done()

    def waiting(self, g: "Game") -> list[int]:
        return [hero for hero in g.table.heroes if not has_played(g, hero)]

    def _next(self, g: "Game") -> int:
        left = self.waiting(g)
        if g.s.sand_out:
            left = [hero for hero in left if is_lying(g, hero)]  # HOUR-1
        if not left:
            self.pc = 2
            return 0
        if len(left) > 1 and not g.s.sand_out:
            return ASK  # MUS-1
        return g.call(HeroTurn(left[0]))

    def ask(self, g: "Game") -> Prompt:
        return Prompt(g, self, "next_musketeer", g.table.team_mask)

    def options(self, g: "Game") -> list[int]:
        return [TURN | hero << VERB_BITS for hero in self.waiting(g)]

    def why(self, g: "Game", action: int) -> Reason:
        return Reason("MUS-1", "reason-has-played") if action & VERB_MASK == TURN else NOT_OFFERED

    def answer(self, g: "Game", action: int) -> None:
        g.call(HeroTurn(action >> VERB_BITS))


def perform(g: "Game", hero: int, action: int) -> int:
    """Carry out an action he was allowed; what needs more choices becomes a frame."""
    verb = action & VERB_MASK
    arg = action >> VERB_BITS
    if is_mission_step(g, hero, action):
        return g.call(MissionStep(hero, g.s.place[hero], action))
    if verb == DRAW:
        return g.call(DrawCards(what=g.table.seat_of[hero], n=1))  # ACT-1
    if verb == MOVE:
        return g.call(Enter(hero, arg))  # ACT-2
    if verb == TRADE:
        return g.call(Trade(hero, what=arg))  # ACT-3
    if verb == PLAY:
        return play_character(g, hero, play_card(action), play_hero(action))
    if verb == EQUIP:
        return g.call(Equip(hero))  # ACT-8
    if verb == ESCAPE:
        return g.call(Escape(hero))  # ACT-11
    if verb == BRIBE:
        bribe(g, hero)  # ACT-11
    elif verb == REINFORCE:
        lay_at_siege(g, hero, arg)  # ACT-5
    elif verb == PATH:
        walk_path(g, hero, arg)  # INN-3
    elif verb == BACK:
        walk(g, hero, 0)  # INN-7, RUL-LEAVE-PATH
    else:
        return g.call(NemesisDuel(hero, g.s.place[hero], NEMESIS_DUELLIST))  # CARD-NEMESIS
    return 0


def play_character(g: "Game", hero: int, card: int, target: int) -> int:
    """A character card does its deed and is discarded; Bassompierre stays at La Rochelle."""
    printed = g.table.components.characters[card - FIRST_CHARACTER]
    effect = printed.effect
    seat = g.table.seat_of[hero]
    g.emit("character_played", hero, card)
    if effect == CHARACTER_SIEGE:
        lay_at_siege(g, hero, card)  # CARD-BASSOMPIERRE
        return 0
    discard_cards(g, seat, card)  # ACT-4
    if effect == CHARACTER_PISTOLES:
        gain_pistoles(g, printed.amount)  # CARD-ESSARTS
    elif effect == CHARACTER_EPIC:
        gain_epic(g, printed.amount)  # CARD-BUCKINGHAM
    elif effect == CHARACTER_HEALS:
        regain_life(g, target, printed.amount)  # CARD-CONSTANCE
    elif effect == CHARACTER_HONOUR:
        regain_honour(g, printed.amount)  # CARD-LA-PORTE
    elif effect == CHARACTER_DRAWS:
        return g.call(DrawCards(what=seat, n=printed.amount))  # CARD-WINTER
    elif g.table.solo:
        return g.call(DrawCards(what=seat, n=printed.amount_alone))  # CARD-KITTY
    elif g.s.destination != NOWHERE:
        show_milady(g)  # CARD-KITTY, RUL-KITTY
    return 0


class HeroTurn(Frame):
    """One Musketeer's turn: ``n`` actions left, ``what`` is 1 once Tréville has given his order."""

    __slots__ = ()
    kind = "hero_turn"
    steps = ("begin", "act", "trade", "end")

    def __init__(self, hero: int = -1, place: int = -1, what: int = 0, n: int = 0) -> None:
        super().__init__(hero, place, what, n)

    def blank(self) -> "HeroTurn":
        return HeroTurn.__new__(HeroTurn)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            return self._begin(g)
        if self.pc == 2:
            if self.result == DECLINED:  # RUL-DECLINED-TRADE
                self.n += 1
            self.pc = 1
        if self.pc == 1:
            if self._may_go_on(g):
                return ASK
            self.pc = 3
        mark_played(g, self.hero)
        g.emit("turn_ended", self.hero)
        return g.done()

    def _begin(self, g: "Game") -> int:
        g.emit("turn_started", self.hero)
        if is_lying(g, self.hero):
            self.pc = 3
            return g.call(Recover(self.hero))  # MUS-3
        hold_to_leaving(g, self.hero)  # RIC-5: an order of Tréville's may have brought him there
        self.n = g.table.action_count - g.s.conscripts  # MUS-2, CARD-CONSCRIPTS
        self.pc = 1
        return 0

    def _may_go_on(self, g: "Game") -> bool:
        if g.s.sand_out or turn_over(g, self.hero):  # HOUR-1, MUS-4
            return False
        return self.n > 0 or bool(ride_options(g, self.hero))  # ARM-5

    def ask(self, g: "Game") -> Prompt:
        return Prompt(g, self, "musketeer_action", 1 << g.table.seat_of[self.hero], self.hero)

    def options(self, g: "Game") -> list[int]:
        found = [] if g.s.must_leave >> self.hero & 1 else [END]  # MUS-2, RIC-5
        if self.n:
            found += action_options(g, self.hero)
            if self.hero == TREVILLE:
                found += [ORDER | h << VERB_BITS for h in g.table.heroes if self._why_not_order(g, h) is None]
        return found + ride_options(g, self.hero)

    def _why_not_order(self, g: "Game", other: int) -> Reason | None:
        if self.hero != TREVILLE:
            return Reason("TREV-1", "reason-not-treville")
        if self.what:
            return Reason("TREV-1", "reason-ordered-already")  # TREV-1
        if other == self.hero or other not in g.table.heroes:
            return NOT_OFFERED
        if is_lying(g, other):
            return Reason("TREV-1", "reason-lying")  # RUL-ORDERED, RUL-LYING
        if g.s.must_leave >> self.hero & 1:
            return MUST_LEAVE
        if g.s.place[self.hero] == BASTILLE:
            return IN_BASTILLE  # BAS-2, RUL-TREVILLE-JAILED
        return None

    def why(self, g: "Game", action: int) -> Reason:
        verb = action & VERB_MASK
        if verb == RIDE:
            return why_not_ride(g, self.hero, action >> VERB_BITS) or NOT_OFFERED
        if verb == END:
            return MUST_LEAVE
        if not self.n:
            return Reason("MUS-2", "reason-no-actions-left")
        if verb == ORDER:
            return self._why_not_order(g, action >> VERB_BITS) or NOT_OFFERED
        return why_refused(g, self.hero, action)

    def answer(self, g: "Game", action: int) -> None:
        verb = action & VERB_MASK
        arg = action >> VERB_BITS
        if verb == END:
            self.pc = 3
        elif verb == RIDE:  # ACT-12
            tire_horse(g, self.hero)  # ARM-5
            g.call(Enter(self.hero, arg, n=1))
        elif verb == ORDER:
            self.n -= 1  # TREV-1
            self.what = 1
            g.emit("ordered", arg)
            g.call(Order(arg))
        else:
            self.n -= 1  # MUS-2
            self.pc = 2 if verb == TRADE else 1
            perform(g, self.hero, action)


class Order(Frame):
    """Tréville has ordered a Musketeer: he takes one action at once, for free, or declines."""

    __slots__ = ()
    kind = "order"
    steps = ("choose", "trade", "done")

    def blank(self) -> "Order":
        return Order.__new__(Order)

    def step(self, g: "Game") -> int:
        if self.pc == 1:
            self.pc = 2
            if self.result == DECLINED:  # RUL-DECLINED-TRADE
                self.pc = 0
        ready = self.pc == 0 and not is_lying(g, self.hero)  # MUS-4: an assassin may be quicker than he
        return ASK if ready else g.done()

    def ask(self, g: "Game") -> Prompt:
        return Prompt(g, self, "ordered_action", 1 << g.table.seat_of[self.hero], self.hero)  # TREV-1

    def options(self, g: "Game") -> list[int]:
        return [PASS, *action_options(g, self.hero)]  # TREV-1

    def why(self, g: "Game", action: int) -> Reason:
        return why_refused(g, self.hero, action)

    def answer(self, g: "Game", action: int) -> None:
        self.pc = 1 if action & VERB_MASK == TRADE else 2
        if action == PASS:
            g.emit("order_declined", self.hero)
        else:
            perform(g, self.hero, action)
