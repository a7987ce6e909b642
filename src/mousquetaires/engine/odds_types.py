"""Types of the exact odds: aims, the fighter, a roll in progress, and the result."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from .components import Faces

# What the Musketeer wants most; then what decides between equal choices. Last come life kept and life taken.
BEAT: Final = 0  # beat the foe, then stay standing, then at least wound the foe
WOUND_ROCHEFORT: Final = 1  # wound Rochefort (ROCH-4), then stay standing, then beat him
STAND: Final = 2  # stay standing, then beat the foe, then at least wound the foe
AIM_NAMES: Final = ("beat", "wound_rochefort", "stand")

# When Milady lets Cahusac reroll.
AT_ONCE: Final = 0  # as soon as a Shield shows, as without Milady
CUNNING: Final = 1  # when it is worst for the Musketeer's aim

# Rows and columns of ``Odds.cells``, the best for the Musketeer first.
FOE_BEATEN: Final = 0
FOE_WOUNDED: Final = 1  # but standing
FOE_UNHURT: Final = 2
UNHURT: Final = 0
WOUNDED: Final = 1  # but standing
OUT: Final = 2
CELLS: Final = 9

KEEP: Final = -1  # no die is rerolled


@dataclass(frozen=True)
class Fighter:
    """What the Musketeer brings to the first roll."""

    dice: int  # blue, cards, gift and Epic tokens included
    life: int
    manoeuvres: tuple[Faces, ...]  # d'Artagnan may have two
    pistol: bool = False
    armour: bool = False
    blade: bool = False  # held, and not yet used in this duel


@dataclass(frozen=True)
class Rolled:
    """The dice after a roll in the middle of a duel."""

    number: int  # of the round, the first is 0
    blue: Faces
    red: Faces  # for a fixed token, the printed faces
    foe_reroll: bool = False  # Cahusac has not rerolled yet


@dataclass(frozen=True)
class Odds:
    """How often a duel ends in which way: numerators over ``total``, in lowest terms.

    >>> even = Odds(4, (1, 0, 0, 0, 0, 0, 1, 2, 0), 2, 1)
    >>> even.beats, even.wounded, even.out, even.no_result
    (Fraction(1, 4), Fraction(1, 2), Fraction(0, 1), Fraction(1, 4))
    """

    total: int
    cells: tuple[int, ...]  # [3 * foe + hero]: FOE_BEATEN .. FOE_UNHURT by UNHURT .. OUT
    life: int  # numerator of the life that the Musketeer loses on average
    foe_life: int  # numerator of the life that the adversary loses on average

    @property
    def beats(self) -> Fraction:
        """The adversary loses the last life."""
        return Fraction(sum(self.cells[0:3]), self.total)

    @property
    def wounds_foe(self) -> Fraction:
        """The adversary loses at least one life."""
        return Fraction(sum(self.cells[0:6]), self.total)

    @property
    def wounded(self) -> Fraction:
        """The Musketeer loses at least one life."""
        return Fraction(self.total - sum(self.cells[UNHURT::3]), self.total)

    @property
    def out(self) -> Fraction:
        """The Musketeer loses the last life."""
        return Fraction(sum(self.cells[OUT::3]), self.total)

    @property
    def no_result(self) -> Fraction:
        """Neither side loses life."""
        return Fraction(self.cells[3 * FOE_UNHURT + UNHURT], self.total)

    @property
    def life_lost(self) -> Fraction:
        """The life that the Musketeer loses on average."""
        return Fraction(self.life, self.total)

    @property
    def foe_life_lost(self) -> Fraction:
        """The life that the adversary loses on average."""
        return Fraction(self.foe_life, self.total)
