"""The values that may be tuned: only assumed ones, within what the rulebooks allow.

A tunable value is one value, or several that must add up to a printed sum. Its first setting is the original one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from .edit_component_tables import Values, value_of

SKILLS: Final = ("erudition", "nobility", "gallantry", "panache")
# fmt: off
FREE_LEVELS: Final = {
    "gaming_debt": 6, "chevreuse": 7, "letter": 7, "ambassador": 7, "jealousy": 6, "ballet": 6, "whisper": 6,
}
# fmt: on
# fmt: off
FREE_PURSES: Final = {
    "poisons": 3, "gaming_debt": 2, "chevreuse": 3, "letter": 3, "ambassador": 3, "jealousy": 2, "ballet": 2,
    "whisper": 2,
}
# fmt: on
# fmt: off
REWARDED: Final = (
    "brisemont", "bernajoux", "biscarat", "cahusac", "vitray", "jussac", "cavois", "laffemas", "la_houdiniere",
)
# fmt: on
FREE_RATINGS: Final = ("letter", "ambassador", "jealousy", "ballet", "whisper")
WEAK: Final = ("henchman", "boisrenard", "lubin")
MIDDLING: Final = ("bernajoux", "biscarat", "cahusac", "vitray")
IMPROVED: Final = (("shield", "lily"), ("sword", "lily"), ("lily", "lily"))  # besides a Sword
FIXED: Final[tuple[tuple[str, ...], ...]] = ((), ("sword",), ("shield",))  # besides two Swords
SWORDS: Final = ["sword"] * 3  # a manoeuvre
NONE: Final[list[str]] = []


@dataclass(frozen=True)
class TunableValue:
    """A value that can be changed, with its settings."""

    name: str
    settings: tuple[Values, ...]


def one(key: str, *values: int) -> TunableValue:
    """One value."""
    return TunableValue(key, tuple({key: value} for value in values))


def together(name: str, keys: Sequence[str], *values: Sequence[int]) -> TunableValue:
    """Several values that change together. Each setting is a row of them."""
    return TunableValue(name, tuple(dict(zip(keys, row, strict=True)) for row in values))


def shifted(name: str, path: str, first: dict[str, int], *steps: int) -> TunableValue:
    """The same change for many cards. ``path`` has a star in place of the card's name."""
    return TunableValue(
        name, tuple({path.replace("*", card): value + step for card, value in first.items()} for step in steps)
    )


def wardes(*rows: tuple[int, list[str]]) -> TunableValue:
    """De Wardes's dice and manoeuvre. The rulebooks give him one life."""
    keys = [f"foes.wardes.{what}" for what in ("dice", "manoeuvre")]
    return TunableValue("foes.wardes", tuple(dict(zip(keys, row, strict=True)) for row in rows))


def faces(name: str, *settings: dict[str, list[str]]) -> TunableValue:
    """Dice faces: manoeuvres, and the results of fixed tokens."""
    return TunableValue(name, tuple({**setting} for setting in settings))


def named(name: str, *settings: dict[str, str]) -> TunableValue:
    """Values that are words."""
    return TunableValue(name, tuple({**setting} for setting in settings))


def siege_dice(*rows: Sequence[int]) -> TunableValue:
    return TunableValue("tracks.time.siege_dice", tuple({"tracks.time.siege_dice": list(row)} for row in rows))


# fmt: off
TUNABLE_VALUES: Final = (
    one("tracks.honour.points", 10, 11, 12, 13, 14, 15),  # "more than 9"
    one("tracks.purse.start", 5, 3, 4, 6, 7, 2),
    one("tracks.siege.spaces", 11, 9, 13),  # odd: it begins in the middle
    siege_dice(
        (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4), (1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4),
        (1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4), (1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4),
    ),
    together("boards.england", [f"boards.england.{skill}" for skill in SKILLS], (7,) * 4, (6,) * 4, (8,) * 4,
             (8, 7, 7, 8), (7, 8, 8, 7), (5,) * 4, (7, 7, 6, 7), (8, 7, 7, 7)),
    together("best skills", ["heroes.athos.nobility", "heroes.aramis.erudition", "heroes.porthos.gallantry"],
             (4, 4, 4), (5, 5, 4), (5, 5, 5)),
    wardes((4, SWORDS), (3, SWORDS), (4, NONE), (3, NONE)),
    together("rewards", [f"adversaries.{man}.{kind}" for man in REWARDED for kind in ("pistoles", "epic")],
             (2, 0, 0, 1, 2, 0, 0, 1, 2, 0, 2, 1, 3, 0, 3, 0, 0, 2),
             (1, 0, 1, 0, 3, 0, 1, 0, 1, 1, 1, 0, 3, 1, 2, 0, 1, 1)),
    one("paris.disappearance.rating", 2, 1, 3),
    one("paris.disappearance.level", 6, 5, 7),
    one("paris.message.level", 7, 6, 8),
    one("paris.confined.level", 7, 6, 8),
    one("paris.abduction.level", 6, 5, 7),
    named("skills of Paris cards", {"paris.abduction.skill": "panache", "paris.message.skill": "nobility"},
          {"paris.abduction.skill": "nobility", "paris.message.skill": "panache"}),
    one("paris.smuggler.level", 6, 5, 7),
    one("paris.smuggler.rating", 3, 2, 4),
    one("paris.smuggler.stipulation_amount", 3, 2, 4),
    one("paris.confined.rating", 3, 2, 4),
    one("paris.duels.rating", 2, 3, 4),
    one("paris.duels.effect_amount", 2, 1, 3),
    one("foes.duellist.dice", 3, 4),
    one("foes.nemesis.dice", 3, 4),
    together(  # fifteen cards in total
        "treachery", ["treachery.dead_end.copies", "treachery.balm.copies", "treachery.plot.copies"],
        (2, 2, 2), (1, 3, 2), (1, 2, 3), (1, 4, 1), (2, 3, 1),
    ),
    together(  # twenty-seven tokens in total
        "tokens.dice", ["tokens.two.copies", "tokens.three.copies", "tokens.four.copies"],
        (4, 5, 2), (3, 5, 3), (3, 6, 2), (2, 6, 3), (4, 4, 3), (2, 5, 4), (5, 4, 2), (1, 5, 5),
    ),
    shifted("louvre.level", "louvre.*.level", FREE_LEVELS, 0, 1, -1),
    shifted("louvre.pistoles", "louvre.*.pistoles", FREE_PURSES, 0, -1, 1),
    one("adventure.winter.amount", 3, 2, 4, 1, 5),
    one("adventure.la_porte.amount", 1, 2),
    one("arsenal.blade.price", 2, 1, 3),
    one("arsenal.balm.price", 1, 2),
    one("arsenal.armour.price", 3, 2, 4),
    one("arsenal.pistol.price", 2, 1, 3),
    one("arsenal.thoroughbred.price", 2, 1, 3),
    together("dice.red", ["dice.red.sword", "dice.red.shield"], (3, 3), (4, 2), (2, 4)),
    together("dice.blue", [f"dice.blue.{face}" for face in ("sword", "shield", "lily")],
             (2, 2, 2), (2, 3, 1), (3, 2, 1), (1, 3, 2), (1, 2, 3), (2, 1, 3)),
    faces("arsenal.manoeuvre", *({"arsenal.manoeuvre.faces": ["sword", *two]} for two in IMPROVED)),
    one("tracks.one.cards", 3, 4, 5),  # 3 to 7
    one("treachery.dead_end.amount", 1, 2),
    one("paris.message.effect_amount", 1, 2),
    one("adventure.constance.amount", 2, 1),
    together("dice of strength 1", [f"adversaries.{man}.dice" for man in WEAK], (2,) * 3, (3,) * 3),
    together("dice of strength 2", [f"adversaries.{man}.dice" for man in MIDDLING], (3,) * 4, (4,) * 4),
    one("adversaries.jussac.dice", 3, 4),
    faces("manoeuvres of strength 3", *({f"adversaries.{man}.manoeuvre": shown for man in ("cavois", "laffemas")}
                                        for shown in (NONE, SWORDS))),
    faces("manoeuvres of tokens", {"foes.three_dice.manoeuvre": NONE, "foes.four_dice.manoeuvre": NONE},
          {"foes.three_dice.manoeuvre": NONE, "foes.four_dice.manoeuvre": SWORDS},
          {"foes.three_dice.manoeuvre": SWORDS, "foes.four_dice.manoeuvre": SWORDS}),
    faces("fixed token", *({"foes.sword_sword.fixed": ["sword", "sword", *third]} for third in FIXED)),
    together("louvre.rating", [f"louvre.{card}.rating" for card in FREE_RATINGS],
             (2, 3, 2, 3, 2), (3, 4, 3, 4, 3), (1, 2, 1, 2, 1)),
    together("louvre.epic", [f"louvre.{card}.epic" for card in FREE_PURSES], (0,) * 8, (1,) * 8),
)
# fmt: on

Settings = tuple[int, ...]  # the chosen setting of each tunable value
FIRST: Final[Settings] = (0,) * len(TUNABLE_VALUES)  # the original values


def drawn(rng: Random, at: Settings, stays: float) -> Settings:
    """Random settings around ``at``. Each value stays unchanged with probability ``stays``."""
    return tuple(
        here if rng.random() < stays else rng.randrange(len(tunable.settings))
        for tunable, here in zip(TUNABLE_VALUES, at, strict=True)
    )


def settings_of(tables: Mapping[str, str]) -> Settings:
    """The settings of a box."""
    return tuple(
        tunable.settings.index({key: value_of(tables, key) for key in tunable.settings[0]})
        for tunable in TUNABLE_VALUES
    )


def values_of(settings: Settings) -> Values:
    """The box values of these settings."""
    found: Values = {}
    for tunable, setting in zip(TUNABLE_VALUES, settings, strict=True):
        found |= tunable.settings[setting]
    return found
