"""Duels and tasks at Paris and the Louvre: adversaries, the Nemesis, what a Paris card asks for."""

from typing import TYPE_CHECKING

from ..actions import GIFT, PASS, PAY_CARD, VERB_BITS, VERB_MASK
from ..bags import discard_cards, held, remove_adversary, remove_trap
from ..chance import SEARCH_DICE, Chance, roll
from ..components import LILIES, RETURNS, WINS
from ..effects import count_task, forget_nemesis, gain_epic, gain_pistoles, heal_foe, set_constance
from ..frames import ASK, ROLL, Frame
from ..ids import COMBAT, DOUBLE, NEMESIS, NO_MISSION, PARIS
from ..prompts import Prompt
from ..reasons import Reason
from .duel import combat_choices, gift_choices, may_use_gift, play_combat, use_gift
from .fight import Fight
from .mission import MissionCheck, paris_print, stipulation_done, wants_cards

if TYPE_CHECKING:
    from ..machine import Game

NO_TASK_CARD = 15  # the card field of a task that costs none


class AdversaryDuel(Fight):
    """A duel with an adversary card (``what``) at Paris or the Louvre."""

    __slots__ = ()
    kind = "adversary_duel"

    def blank(self) -> "AdversaryDuel":
        return AdversaryDuel.__new__(AdversaryDuel)

    def won(self, g: "Game") -> int:
        card = g.table.components.foes[self.what]
        gain_pistoles(g, card.pistoles)  # DUEL-12, RUL-REWARD-BEATEN
        gain_epic(g, card.epic)  # DUEL-12
        remove_adversary(g, self.what, card.ability == RETURNS)  # DUEL-12, CARD-HENCHMAN
        return g.call(MissionCheck(place=self.place))


class NemesisDuel(Fight):
    """The named Musketeer settles with his Nemesis; no mission step, so no Rochefort."""

    __slots__ = ()
    kind = "nemesis_duel"

    def blank(self) -> "NemesisDuel":
        return NemesisDuel.__new__(NemesisDuel)

    def won(self, g: "Game") -> int:
        forget_nemesis(g)
        remove_trap(g, NEMESIS)  # TRAP-2, CARD-NEMESIS
        return g.call(MissionCheck(place=self.place))


# --- the tasks of Paris cards ---------------------------------------------------------------------


def why_no_task(g: "Game", hero: int, card: int) -> Reason | None:
    """Whether the Paris card's own task can be done (``card``: what is discarded for it)."""
    if g.s.place[hero] != PARIS or g.s.paris_card == NO_MISSION or stipulation_done(g):
        return Reason("ACT-9", "reason-no-task")
    if wants_cards(g):
        if card not in (COMBAT, DOUBLE):
            return Reason("ACT-9", "reason-combat-card-needed")
        if not held(g, g.table.seat_of[hero], card):
            return Reason("ACT-9", "reason-not-in-hand")
        return None
    if paris_print(g).stipulation == LILIES and card == NO_TASK_CARD:
        return None
    return Reason("ACT-9", "reason-no-task")


def wants_duels(g: "Game") -> bool:
    """Whether the Paris card asks for duels against its own duellist."""
    return g.s.paris_card != NO_MISSION and paris_print(g).stipulation == WINS and not stipulation_done(g)


class ParisDuel(Fight):
    """A duel against the duellist of Duels in Paris; a win counts, whoever wins it."""

    __slots__ = ()
    kind = "paris_duel"

    def blank(self) -> "ParisDuel":
        return ParisDuel.__new__(ParisDuel)

    def won(self, g: "Game") -> int:
        advance_task(g, self.hero)  # CARD-DUELS, RUL-DUELS
        heal_foe(g, self.what)  # DUEL-13: the next duellist is another man
        return g.call(MissionCheck(place=PARIS))


def advance_task(g: "Game", hero: int) -> None:
    count_task(g, hero)  # RUL-CONSTANCE-ZERO: these are not counted on Constance's track


class SmugglerDiscard(Frame):
    """A Combat card is spent on the smuggler's trail: the one named (``what``), or chosen after Rochefort."""

    __slots__ = ()
    kind = "smuggler_discard"
    steps = ("discard", "done")

    def blank(self) -> "SmugglerDiscard":
        return SmugglerDiscard.__new__(SmugglerDiscard)

    def step(self, g: "Game") -> int:
        if self.pc == 1:
            return g.done()
        if self.what == NO_TASK_CARD:
            return ASK  # ROCH-9
        self.pc = 1
        discard_cards(g, g.table.seat_of[self.hero], self.what)  # CARD-SMUGGLER
        advance_task(g, self.hero)  # CARD-SMUGGLER, RUL-SMUGGLER-DOUBLE
        return g.call(MissionCheck(place=PARIS))

    def ask(self, g: "Game") -> Prompt:
        return Prompt(g, self, "task_card", 1 << g.table.seat_of[self.hero], self.hero)

    def options(self, g: "Game") -> list[int]:
        """His Combat cards; with none left the step is lost, but that he is asked tells nobody."""
        seat = g.table.seat_of[self.hero]
        return [PAY_CARD | card << VERB_BITS for card in (COMBAT, DOUBLE) if held(g, seat, card)] or [PASS]

    def answer(self, g: "Game", action: int) -> None:
        if action == PASS:
            g.emit("action_lost", self.hero)  # ROCH-9
            self.pc = 1
        else:
            self.what = action >> VERB_BITS


class SearchRoll(Frame):
    """The Disappearance: combat dice are rolled, each Lily is a success (``n`` dice)."""

    __slots__ = ()
    kind = "search_roll"
    steps = ("cards", "gift", "roll", "done")

    def blank(self) -> "SearchRoll":
        return SearchRoll.__new__(SearchRoll)

    def step(self, g: "Game") -> int:
        most = g.table.components.blue_dice
        if self.pc == 0 and self.n == 0:
            self.n = g.table.components.heroes[self.hero].combat
        if self.pc == 0:
            if g.s.hand_size[g.table.seat_of[self.hero]] and self.n < most:
                return ASK
            self.pc = 1
        if self.pc == 1:
            if self.n < most and may_use_gift(g, self.hero):
                return ASK
            self.pc = 2
        return ROLL if self.pc == 2 else g.done()

    def ask(self, g: "Game") -> Prompt:
        kind = "combat_cards" if self.pc == 0 else "gift"
        return Prompt(g, self, kind, 1 << g.table.seat_of[self.hero], self.hero)

    def options(self, g: "Game") -> list[int]:
        seat = g.table.seat_of[self.hero]
        if self.pc == 0:
            return combat_choices(g, seat, g.table.components.blue_dice - self.n)  # CARD-DISAPPEARANCE
        return gift_choices(g, seat)

    def answer(self, g: "Game", action: int) -> None:
        value = action >> VERB_BITS
        if self.pc == 0:
            self.n += play_combat(g, self.hero, value)
        elif action & VERB_MASK == GIFT:
            use_gift(g, self.hero, value)
            self.n += 1
        self.pc += 1

    def chance(self, g: "Game") -> Chance:
        return roll(SEARCH_DICE, self.n, g.table.components.blue_die)

    def land(self, g: "Game", outcome: int) -> None:
        g.emit("blue_rolled", self.hero, outcome)
        most = g.table.components.paris_successes  # TRACK-PARIS
        set_constance(g, min(most, g.s.constance + (outcome >> 8)))  # CARD-DISAPPEARANCE, PAR-3
        self.pc = 3
        g.call(MissionCheck(place=PARIS))
