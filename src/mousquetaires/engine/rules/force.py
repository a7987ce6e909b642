"""FORCE and TRAP: adversaries and traps laid at a mission, and the traps that bite."""

from random import Random
from typing import TYPE_CHECKING

from ..actions import LAY, NAME, VERB_BITS, VERB_MASK, lay_action
from ..actions import lay_trap as trap_laid
from ..bags import lay_adversary, lay_trap, trap_at
from ..chance import SOLO_FORCE, SOLO_HERO, TRAP_DIE, Chance, pick, roll
from ..effects import has_played, is_lying, lose_life, lose_pistoles, name_nemesis, put_out, standing
from ..frames import ASK, ROLL, Frame
from ..ids import (
    ADVERSARIES,
    ASSASSIN,
    HARLOT,
    HEROES,
    IN_HAND,
    MILADY,
    NEMESIS,
    NO_CHALLENGE,
    NO_TRAP,
    PARIS,
    THIEF,
    TRAPS,
)
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .draw import Recover

if TYPE_CHECKING:
    from ..machine import Game


def rating(g: "Game", place: int) -> int:
    if place == PARIS:
        return g.table.components.paris[g.s.paris_card].rating  # PAR-1
    return g.table.components.louvre[g.s.louvre_card].rating  # LOU-1


def may_lay_trap(g: "Game", place: int, trap: int) -> bool:
    """A harlot needs a challenge to spoil."""
    if g.s.trap_at[trap] != IN_HAND:
        return False
    if trap == HARLOT and place == PARIS:
        return g.table.components.paris[g.s.paris_card].skill != NO_CHALLENGE  # CARD-HARLOT
    return True


def in_reserve(g: "Game") -> list[int]:
    return [foe for foe in range(ADVERSARIES) if g.s.foe_at[foe] == IN_HAND]


def sums(strengths: list[int], most: int) -> int:
    """The totals that subsets can reach, as a mask of bits 0 to ``most``."""
    reach = 1
    for strength in strengths:
        reach |= reach << strength
    return reach & ((1 << most + 1) - 1)


def strength_due(g: "Game", place: int) -> int:
    """The rating, or the best total below it that her cards can make."""
    foes = g.table.components.foes
    most = rating(g, place)
    alone = sums([foes[foe].strength for foe in in_reserve(g)], most)
    reach = alone
    for trap in range(TRAPS):
        if may_lay_trap(g, place, trap):
            reach |= alone << g.table.components.traps[trap].strength
    reach &= (1 << most + 1) - 1
    return reach.bit_length() - 1  # FORCE-3


class Force(Frame):
    """Milady sends adversaries, and perhaps a trap, to a mission that has just been opened.

    Without her cards are drawn one by one: ``what`` is the mask of those set aside, ``n`` the strength
    laid so far; afterwards ``n`` counts the Musketeers a trap has rolled for.
    """

    __slots__ = ()
    kind = "force"
    steps = ("lay", "name", "bite", "next")

    def __init__(self, hero: int = -1, place: int = -1, what: int = 0, n: int = 0) -> None:
        super().__init__(hero, place, what, n)

    def blank(self) -> "Force":
        return Force.__new__(Force)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            return self._lay(g)
        if self.pc == 1:
            if g.s.trap_at[NEMESIS] == self.place:
                return ROLL if g.table.solo else ASK
            self.pc = 2
        if self.pc == 2:
            self.n = 0
            self.pc = 3
        while self.n < HEROES:
            hero = self.n
            self.n += 1
            if hero in g.table.heroes and g.s.place[hero] == self.place:
                return g.call(TrapBite(hero, self.place))  # TRAP-4
        return g.done()

    def _lay(self, g: "Game") -> int:
        if g.table.milady:
            if strength_due(g, self.place):
                return ASK
        elif self.n < rating(g, self.place) and self._drawable(g):
            return ROLL
        self.pc = 1
        return 0

    # --- Milady's choice --------------------------------------------------------------------------
    def ask(self, g: "Game") -> Prompt:
        return Prompt(g, self, "adversaries" if self.pc == 0 else "nemesis", 1 << MILADY)

    def options(self, g: "Game") -> list[int]:
        return [NAME | hero << VERB_BITS for hero in g.table.heroes]  # CARD-NEMESIS, RUL-NEMESIS

    def refusal(self, g: "Game", action: int) -> Reason | None:
        if self.pc == 1:
            return super().refusal(g, action)
        if action & VERB_MASK != LAY:
            return NOT_OFFERED
        return self._lay_refusal(g, action)

    def _lay_refusal(self, g: "Game", action: int) -> Reason | None:
        mask = action >> VERB_BITS & (1 << ADVERSARIES) - 1
        trap = trap_laid(action)
        if lay_action(mask, trap) != action or trap >= TRAPS:
            return NOT_OFFERED  # FORCE-2: there is room for one trap in the action
        total = 0
        for foe in range(ADVERSARIES):
            if mask >> foe & 1:
                if g.s.foe_at[foe] != IN_HAND:
                    return Reason("FORCE-1", "reason-not-in-reserve", foe=foe)
                total += g.table.components.foes[foe].strength
        if trap != NO_TRAP:
            if not may_lay_trap(g, self.place, trap):
                return Reason("FORCE-1", "reason-trap-not-here", trap=trap)
            total += g.table.components.traps[trap].strength  # FORCE-1
        due = strength_due(g, self.place)
        if total != due:  # FORCE-1, RUL-STRENGTH
            return Reason("FORCE-1", "reason-strength", total=total, due=due)
        return None

    def answer(self, g: "Game", action: int) -> None:
        if self.pc == 1:
            self._name(g, action >> VERB_BITS)
            return
        for foe in range(ADVERSARIES):
            if action >> VERB_BITS + foe & 1:
                lay_adversary(g, foe, self.place)  # FORCE-1, FORCE-5
        trap = trap_laid(action)
        if trap != NO_TRAP:
            lay_trap(g, trap, self.place)  # TRAP-1, FORCE-5
        self.pc = 1

    def _name(self, g: "Game", hero: int) -> None:
        name_nemesis(g, hero)
        self.pc = 2

    def sample(self, g: "Game", rng: Random) -> int:
        if self.pc == 1:
            return super().sample(g, rng)
        return lay_something(g, self.place, rng)

    def default(self, g: "Game") -> int:
        return super().default(g) if self.pc == 1 else lay_something(g, self.place, Random(0))

    # --- without Milady ---------------------------------------------------------------------------
    def _drawable(self, g: "Game") -> list[int]:
        """Weights of the cards that can still be drawn: adversaries, then traps."""
        weights = [int(g.s.foe_at[foe] == IN_HAND) for foe in range(ADVERSARIES)]
        weights += [int(g.s.trap_at[trap] == IN_HAND) for trap in range(TRAPS)]
        left = [weight and not self.what >> card & 1 for card, weight in enumerate(weights)]
        return [int(weight) for weight in left] if any(left) else []

    def chance(self, g: "Game") -> Chance:
        if self.pc == 1:
            named = standing(g) or g.table.heroes  # with everybody lying, still somebody: else nobody could end it
            return pick(SOLO_HERO, [int(hero in named) for hero in range(HEROES)])  # SOLO-7
        return pick(SOLO_FORCE, self._drawable(g))  # SOLO-5

    def land(self, g: "Game", outcome: int) -> None:
        if self.pc == 1:
            self._name(g, outcome)
            return
        if not self._laid(g, outcome):
            self.what |= 1 << outcome

    def _laid(self, g: "Game", card: int) -> bool:
        """Lay a drawn card if it fits: not over the rating, no second trap."""
        printed = g.table.components
        if card < ADVERSARIES:
            strength = printed.foes[card].strength
            if self.n + strength > rating(g, self.place):  # SOLO-5
                return False
            lay_adversary(g, card, self.place)
        else:
            trap = card - ADVERSARIES
            strength = printed.traps[trap].strength
            if trap_at(g, self.place) != NO_TRAP or not may_lay_trap(g, self.place, trap):  # SOLO-5, RUL-ONE-TRAP
                return False
            if self.n + strength > rating(g, self.place):
                return False
            lay_trap(g, trap, self.place)
        self.n += strength
        return True


def lay_something(g: "Game", place: int, rng: Random) -> int:
    """A legal set of adversaries and perhaps a trap, at random."""
    due = strength_due(g, place)
    foes = g.table.components.foes
    traps = [trap for trap in range(TRAPS) if may_lay_trap(g, place, trap)]
    reserve = in_reserve(g)
    rng.shuffle(reserve)
    rng.shuffle(traps)
    choices = [*traps[:1], NO_TRAP]
    rng.shuffle(choices)
    choices += [*traps, NO_TRAP]
    for trap in choices:
        rest = due - (g.table.components.traps[trap].strength if trap != NO_TRAP else 0)
        mask = subset_of(reserve, [foes[foe].strength for foe in reserve], rest)
        if mask >= 0:
            return lay_action(mask, trap)
    raise AssertionError("strength_due promised a set")


def subset_of(cards: list[int], strengths: list[int], total: int) -> int:
    """A mask of cards whose strengths make the total, the first found, or -1."""
    if total == 0:
        return 0
    for index, strength in enumerate(strengths):
        if strength <= total:
            rest = subset_of(cards[index + 1 :], strengths[index + 1 :], total - strength)
            if rest >= 0:
                return rest | 1 << cards[index]
    return -1


class TrapBite(Frame):
    """A Thief or Assassin falls on a Musketeer at a place."""

    __slots__ = ()
    kind = "trap_bite"
    steps = ("roll", "recover")

    def blank(self) -> "TrapBite":
        return TrapBite.__new__(TrapBite)

    def step(self, g: "Game") -> int:
        if self.pc == 1:
            return g.done()
        trap = trap_at(g, self.place)
        bites = trap == THIEF or trap == ASSASSIN
        if not bites or is_lying(g, self.hero):
            return g.done()
        return ROLL

    def chance(self, g: "Game") -> Chance:
        return roll(TRAP_DIE, 1, g.table.components.red_die)  # TRAP-4

    def land(self, g: "Game", outcome: int) -> None:
        trap = trap_at(g, self.place)
        printed = g.table.components.traps[trap]
        face = 0 if outcome & 15 else 1
        g.emit("trap_rolled", self.hero, trap, face)
        self.pc = 1
        if face != printed.face:
            return
        if trap == THIEF:
            lose_pistoles(g, printed.amount)  # TRAP-4, CARD-THIEF
        else:
            lose_life(g, self.hero, printed.amount)  # TRAP-4, CARD-ASSASSIN
            if g.s.life[self.hero] == 0:
                self._fall(g)

    def _fall(self, g: "Game") -> None:
        """Struck before his turn he recovers at once; in or after it, on the next."""
        put_out(g, self.hero)
        turns = [frame.hero for frame in g.stack if frame.kind == "hero_turn" or frame.kind == "order"]
        acting = self.hero in turns  # RUL-ORDERED-FALL
        too_late = has_played(g, self.hero) or g.s.phase >= 3  # MUS-4: also one whose turn was lost with the sand
        if not acting and not too_late:  # MUS-3, MUS-4, RUL-OUT-TIMING
            g.call(Recover(self.hero))
