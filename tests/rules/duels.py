"""Scenes that duels start from, for the tests of several chapters."""

from mousquetaires.engine.ids import FOE_NAMES, PORTHOS
from tests.scene import Scene, scene


def facing(foe: str, hero: int, hand: str = "", gear: str = "") -> Scene:
    """A Musketeer in Paris who can duel this adversary. The mission does not end with that duel."""
    s = scene().at("paris", hero).paris("message").foe(foe, "paris").hand(hero, hand).gear(hero, gear)
    return s.turn(hero)


def facing_token(token: str, hand: str = "", gear: str = "") -> Scene:
    """Porthos at the start of the Inn, with this token on the first space of the rooms."""
    s = scene().tokens(f"{token} decoy decoy decoy snare snare sword_sword four decoy three three three")
    return s.at("quest", PORTHOS).hand(PORTHOS, hand).gear(PORTHOS, gear).turn(PORTHOS)


def outcome(s: Scene) -> int:
    """The result of the last duel."""
    return s.said("duel_ended")[-1][2]


def manoeuvre(s: Scene, hero: int) -> str:
    """The roll that shows a Musketeer's secret manoeuvre."""
    swords, shields, lilies = s.table.components.heroes[hero].manoeuvre
    return "S" * swords + "H" * shields + "L" * lilies


def red_dice(s: Scene, foe: str) -> int:
    """How many dice are printed on a foe."""
    return int(s.table.components.foes[FOE_NAMES.index(foe)].dice)


def wins(s: Scene, hero: int, foe: str) -> Scene:
    """A Musketeer wins a duel with their manoeuvre."""
    return s.rolls(blue=manoeuvre(s, hero), red="H" * red_dice(s, foe)).does(f"duel {foe}")
