"""What is printed on the components, as plain values.

The rules are code. All printed values are here and nowhere else. The tables themselves are TOML files
in ``mousquetaires.data``. ``mousquetaires.engine.component_table_parser`` parses and checks them.
A manoeuvre, a die or a fixed result is a count of faces ``(swords, shields, lilies)``.
"""

from dataclasses import dataclass, fields
from typing import Final

# What an adversary can do beyond rolling (the column "ability" of the adversary table).
NO_ABILITY: Final = 0
RETURNS: Final = 1  # goes back to Milady's hand when beaten
FOE_PISTOL: Final = 2  # one more Sword in the first roll
CUT_PURSE: Final = 3  # a duel that does not beat this foe costs pistoles
STEADY: Final = 4  # drops no die in a draw
REROLLS_SHIELD: Final = 5  # once a duel
FOE_ARMOUR: Final = 6  # one more Shield in every roll
PARTING_WOUND: Final = 7  # a wound at the end of every duel
JAILER: Final = 8  # a Musketeer put out of action goes to the Bastille after recovering
# fmt: off
ABILITY_NAMES: Final = (
    "none", "returns", "pistol", "cut_purse", "steady", "rerolls_shield", "armour",
    "parting_wound", "jailer",
)
# fmt: on

# What a Paris card asks for beyond its challenge and adversaries.
NO_STIPULATION: Final = 0
LILIES: Final = 1
DISCARDS: Final = 2
WINS: Final = 3
STIPULATION_NAMES: Final = ("none", "lilies", "discards", "wins")

# What a Paris card does at the end of each turn.
EFFECT_STRANGLES: Final = 0
EFFECT_TIME: Final = 1
EFFECT_SIEGE_SWORD: Final = 2
EFFECT_TREACHERY: Final = 3
EFFECT_HONOUR: Final = 4
EFFECT_PURSE: Final = 5
PARIS_EFFECT_NAMES: Final = ("strangles", "time", "siege_sword", "treachery", "honour", "purse")

# What a character card does.
CHARACTER_SIEGE: Final = 0
CHARACTER_PISTOLES: Final = 1
CHARACTER_EPIC: Final = 2
CHARACTER_HEALS: Final = 3
CHARACTER_DRAWS: Final = 4
CHARACTER_UNMASKS: Final = 5
CHARACTER_HONOUR: Final = 6
# fmt: off
CHARACTER_EFFECT_NAMES: Final = (
    "siege", "pistoles", "epic", "heals", "draws", "unmasks", "honour",
)
# fmt: on

# How an item of the Arsenal is paid.
PAID_PISTOLES: Final = 0
PAID_COMBAT: Final = 1
PAID_CARD: Final = 2
PAYMENT_NAMES: Final = ("pistoles", "combat", "card")

Faces = tuple[int, int, int]
NO_FACES: Final = (0, 0, 0)


class Sent:
    """Base of immutable values that can be pickled, also compiled: they are pickled as their fields."""

    def __reduce__(self) -> tuple[object, ...]:
        own = fields(self)  # type: ignore[arg-type]  # all subclasses are dataclasses
        return type(self), tuple([getattr(self, field.name) for field in own])


@dataclass(frozen=True)
class HeroCard(Sent):
    """One Musketeer's character card."""

    life: int
    combat: int
    skills: tuple[int, int, int, int]
    manoeuvre: Faces
    equipment_slots: int
    skill_slots: int


@dataclass(frozen=True)
class FoeCard(Sent):
    """A foe in a duel: adversary cards, Rochefort, Quest tokens and the others."""

    strength: int  # 0 if it is not an adversary card
    dice: int
    life: int
    pistoles: int
    epic: int
    ability: int
    ability_amount: int  # swords, shields, pistoles or wounds of the ability, else 0
    manoeuvre: Faces  # NO_FACES: none
    rolls: bool  # False: ``fixed`` stands in every round (DUEL-19)
    fixed: Faces
    one_wound_each: bool = False  # not printed: the option rochefort_one_wound; if both are wounded, each loses 1


@dataclass(frozen=True)
class ParisPrint(Sent):
    skill: int  # NO_CHALLENGE for none
    level: int
    rating: int
    stipulation: int
    stipulation_amount: int
    effect: int
    effect_amount: int  # successes to reach, spaces, swords, cards, honour or pistoles
    effect_dice: int  # dice rolled for the effect, else 0


@dataclass(frozen=True)
class LouvrePrint(Sent):
    skill: int
    level: int
    rating: int
    pistoles: int
    epic: int


@dataclass(frozen=True)
class TrapPrint(Sent):
    strength: int
    amount: int  # pistoles to pay or lose, wounds, level added, or the nemesis's dice
    face: int  # the bad face of the die for Thief and Assassin, else -1


@dataclass(frozen=True)
class CharacterPrint(Sent):
    effect: int
    amount: int
    amount_alone: int  # Kitty without Milady: cards drawn; else 0


@dataclass(frozen=True)
class ItemPrint(Sent):
    stock: int
    payment: int
    price: int
    amount: int  # balm: life regained; skill: points; pistol, armour: swords, shields; else 0


@dataclass(frozen=True)
class Components(Sent):
    """Every printed value of the box; indices are the ids of ``ids.py``."""

    blue_die: Faces
    red_die: Faces
    blue_dice: int  # how many there are
    red_dice: int

    time_dice: tuple[int, ...]  # siege dice of each space of the Time track
    purse_start: int
    purse_most: int
    siege_end: int  # spaces from the middle to either end
    louvre_spaces: int
    honour: int
    paris_successes: int  # spaces of the Paris track
    epic_tokens: int
    one_for_all: int

    heroes: tuple[HeroCard, ...]
    improved_manoeuvre: Faces
    foes: tuple[FoeCard, ...]
    traps: tuple[TrapPrint, ...]
    treachery_copies: tuple[int, ...]
    treachery_amount: tuple[int, ...]
    paris: tuple[ParisPrint, ...]
    louvre: tuple[LouvrePrint, ...]
    adventure_copies: tuple[int, ...]
    combat_dice: tuple[int, int]  # dice of a Combat card and of a double
    characters: tuple[CharacterPrint, ...]  # from FIRST_CHARACTER on
    items: tuple[ItemPrint, ...]
    token_copies: tuple[int, ...]
    gallery_level: int  # level of every challenge token
    england: tuple[int, int, int, int]  # level of each skill's challenge on board 2
    passage_price: int  # Epic tokens for a secret passage
    inn_reveals: int  # tokens turned up for one Epic token
    digest: str  # of the values, not of their sources or comments
