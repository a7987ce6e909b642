"""Scenes that duels start from, for the tests of several chapters."""

from mousquetaires.engine.ids import PORTHOS
from tests.scene import Scene, scene


def facing(foe: str, hero: int, hand: str = "", gear: str = "") -> Scene:
    """A Musketeer in Paris, whose mission is not over with this adversary, about to cross swords."""
    s = scene().at("paris", hero).paris("message").foe(foe, "paris").hand(hero, hand).gear(hero, gear)
    return s.turn(hero)


def facing_token(token: str, hand: str = "", gear: str = "") -> Scene:
    """Porthos in the common room of the Inn, this token lying first in the rooms."""
    s = scene().tokens(f"{token} decoy decoy decoy snare snare sword_sword four decoy three three three")
    return s.at("quest", PORTHOS).hand(PORTHOS, hand).gear(PORTHOS, gear).turn(PORTHOS)


def outcome(s: Scene) -> int:
    """What the last duel came to."""
    return s.said("duel_ended")[-1][2]
