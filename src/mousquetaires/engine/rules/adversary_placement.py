"""FORCE: Milady lays adversaries and perhaps a trap at a mission."""

from random import Random
from typing import TYPE_CHECKING, Final

from ..actions import LAY, NAME, VERB_BITS, VERB_MASK, lay_action
from ..actions import lay_trap as trap_laid
from ..chance import SOLO_FORCE, SOLO_HERO, Chance, pick
from ..compiled_random import shuffle_list
from ..effects.on_cards import lay_adversary, lay_trap, trap_at
from ..effects.on_missions import name_nemesis
from ..effects.on_musketeers import standing
from ..frames import ASK, ROLL, Contents, Frame, Step
from ..ids import ADVERSARIES, HARLOT, HEROES, IN_HAND, MILADY, NEMESIS, NO_CHALLENGE, NO_TRAP, PARIS, TRAPS
from ..mypyc_hints import i64
from ..prompts import Prompt
from ..reasons import NOT_OFFERED, Reason
from .traps import TrapAttack

if TYPE_CHECKING:
    from ..machine import Game


MOST_TOTALS: Final = (1 << 31) - 1  # ratings are at most 9: higher totals are never due


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


def strength_due(g: "Game", place: int) -> int:
    """The rating, or the best total below it that her cards can make."""
    printed = g.table.components
    foe_at = g.s.foe_at
    alone: i64 = 1  # the totals that adversaries can reach, as a mask
    for foe in range(ADVERSARIES):
        if foe_at[foe] == IN_HAND:
            alone |= alone << printed.foes[foe].strength & MOST_TOTALS
    reach = alone
    for trap in range(TRAPS):
        if may_lay_trap(g, place, trap):
            reach |= alone << printed.traps[trap].strength
    most = rating(g, place)
    while not reach >> most & 1:
        most -= 1
    return most  # FORCE-3


class Force(Frame):
    """Milady sends adversaries, and perhaps a trap, to a mission that has just been opened.

    Without Milady, cards are drawn one by one as long as they fit the mission's rating.
    """

    __slots__ = ("progress", "set_aside")
    kind = "force"
    fields = ("result", "", "place", "set_aside", "progress")

    def __init__(self, place: int = -1) -> None:
        super().__init__(place=place)
        self.set_aside = 0  # drawn cards that did not fit, as a mask
        self.progress = 0  # the strength that drawing has laid; then how many Musketeers were looked at for the trap

    def contents(self) -> Contents:
        return FORCE_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, self.place, self.set_aside, self.progress]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.set_aside, self.progress = numbers


class LayAdversaries(Step[Force]):
    """Milady lays cards of the strength that is due. Without Milady they are drawn."""

    __slots__ = ()

    def run(self, g: "Game", force: Force) -> int:
        if g.table.milady:
            return ASK if strength_due(g, force.place) else force.next_step()
        return ROLL if force.progress < rating(g, force.place) and drawable(g, force) else force.next_step()

    def ask(self, g: "Game", force: Force) -> Prompt:
        return Prompt(g, force, "adversaries", 1 << MILADY)

    def refusal(self, g: "Game", force: Force, action: int) -> Reason | None:
        return why_not_lay(g, force.place, action) if action & VERB_MASK == LAY else NOT_OFFERED

    def answer(self, g: "Game", force: Force, action: int) -> None:
        for foe in range(ADVERSARIES):
            if action >> VERB_BITS + foe & 1:
                lay_adversary(g, foe, force.place)  # FORCE-1, FORCE-5
        trap = trap_laid(action)
        if trap != NO_TRAP:
            lay_trap(g, trap, force.place)  # TRAP-1, FORCE-5
        force.next_step()

    def sample(self, g: "Game", force: Force, rng: Random) -> int:
        return lay_something(g, force.place, rng)

    def default(self, g: "Game", force: Force) -> int:
        return lay_something(g, force.place, Random(0))

    def chance(self, g: "Game", force: Force) -> Chance:
        return pick(SOLO_FORCE, drawable(g, force))  # SOLO-5

    def land(self, g: "Game", force: Force, outcome: int) -> None:
        if not lay_drawn(g, force, outcome):
            force.set_aside |= 1 << outcome


def why_not_lay(g: "Game", place: int, action: int) -> Reason | None:
    """Whether Milady may lay these cards together."""
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
        if not may_lay_trap(g, place, trap):
            return Reason("FORCE-1", "reason-trap-not-here", trap=trap)
        total += g.table.components.traps[trap].strength  # FORCE-1
    due = strength_due(g, place)
    if total != due:  # FORCE-1, RUL-STRENGTH
        return Reason("FORCE-1", "reason-strength", total=total, due=due)
    return None


def drawable(g: "Game", force: Force) -> list[int]:
    """Weights of the cards that can still be drawn: adversaries, then traps."""
    weights = [int(g.s.foe_at[foe] == IN_HAND) for foe in range(ADVERSARIES)]
    weights += [int(g.s.trap_at[trap] == IN_HAND) for trap in range(TRAPS)]
    left = [weight and not force.set_aside >> card & 1 for card, weight in enumerate(weights)]
    return [int(weight) for weight in left] if any(left) else []


def lay_drawn(g: "Game", force: Force, card: int) -> bool:
    """Lay a drawn card if it fits: not over the rating, no second trap."""
    printed = g.table.components
    place = force.place
    if card < ADVERSARIES:
        strength = printed.foes[card].strength
        if force.progress + strength > rating(g, place):  # SOLO-5
            return False
        lay_adversary(g, card, place)
    else:
        trap = card - ADVERSARIES
        strength = printed.traps[trap].strength
        if trap_at(g, place) != NO_TRAP or not may_lay_trap(g, place, trap):  # SOLO-5, RUL-ONE-TRAP
            return False
        if force.progress + strength > rating(g, place):
            return False
        lay_trap(g, trap, place)
    force.progress += strength
    return True


def lay_something(g: "Game", place: int, rng: Random) -> int:
    """A legal set of adversaries and perhaps a trap, at random."""
    due = strength_due(g, place)
    foes = g.table.components.foes
    traps = [trap for trap in range(TRAPS) if may_lay_trap(g, place, trap)]
    reserve = in_reserve(g)
    shuffle_list(rng, reserve)
    shuffle_list(rng, traps)
    choices = [*traps[:1], NO_TRAP]
    shuffle_list(rng, choices)
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


class NameNemesis(Step[Force]):
    """Milady says whose Nemesis has been laid. Without Milady it is drawn."""

    __slots__ = ()

    def run(self, g: "Game", force: Force) -> int:
        if g.s.trap_at[NEMESIS] != force.place:
            return force.next_step()
        return ROLL if g.table.solo else ASK

    def ask(self, g: "Game", force: Force) -> Prompt:
        return Prompt(g, force, "nemesis", 1 << MILADY)

    def options(self, g: "Game", force: Force) -> list[int]:
        return [NAME | hero << VERB_BITS for hero in g.table.heroes]  # CARD-NEMESIS, RUL-NEMESIS

    def answer(self, g: "Game", force: Force, action: int) -> None:
        self.name_hero(g, force, action >> VERB_BITS)

    def chance(self, g: "Game", force: Force) -> Chance:
        named = standing(g) or g.table.heroes  # all of them lie: name one all the same, or no Musketeer could beat it
        return pick(SOLO_HERO, [int(hero in named) for hero in range(HEROES)])  # SOLO-7

    def land(self, g: "Game", force: Force, outcome: int) -> None:
        self.name_hero(g, force, outcome)

    def name_hero(self, g: "Game", force: Force, hero: int) -> None:
        name_nemesis(g, hero)
        force.next_step()


class StartTrapAttacks(Step[Force]):
    """All is laid. A trap now attacks the Musketeers who are already there."""

    __slots__ = ()

    def run(self, g: "Game", force: Force) -> int:
        force.progress = 0
        return force.next_step()


class NextTrapAttack(Step[Force]):
    """The trap attacks one Musketeer after the other."""

    __slots__ = ()

    def run(self, g: "Game", force: Force) -> int:
        while force.progress < HEROES:
            hero = force.progress
            force.progress += 1
            if hero in g.table.heroes and g.s.place[hero] == force.place:
                return g.call(TrapAttack(hero, force.place))  # TRAP-4
        return g.done()


FORCE_STEPS: Final = Contents(
    Force, {"lay": LayAdversaries(), "name": NameNemesis(), "bite": StartTrapAttacks(), "next": NextTrapAttack()}
)
