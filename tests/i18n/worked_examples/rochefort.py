"""Examples of Rochefort's interruption."""

from mousquetaires.engine.ids import PORTHOS
from mousquetaires.engine.rules.duel_outcome import BEATEN
from tests.box import box
from tests.rules.duels import outcome
from tests.rules.printed import foe
from tests.scene import Scene, scene


def at_the_louvre(hand: str, one_wound: bool = False) -> Scene:
    """Porthos before the Henchman and a challenge, Milady hidden there."""
    s = scene(rochefort_one_wound=one_wound).at("louvre", PORTHOS).louvre("poisons").foe("henchman", "louvre")
    return s.milady("louvre").hand(PORTHOS, hand).turn(PORTHOS)


def roch_6() -> list[int]:
    s = at_the_louvre("").rolls(blue="SSS LLL", red="SSHH HH").does("duel henchman")
    assert s.s.fled == 1
    assert outcome(s) & BEATEN
    life = box().heroes[PORTHOS].life
    option = at_the_louvre("", one_wound=True).rolls(blue="SSS LLL", red="SSHH HH").does("duel henchman")
    assert (option.s.life[PORTHOS], option.s.rochefort) == (life - 1, foe("rochefort").life - 1)
    stopped, his = foe("rochefort").life - s.s.rochefort, life - s.s.life[PORTHOS]
    return [3, 2, 2, stopped, his, s.s.rochefort, s.s.life[PORTHOS], 1]


def roch_9() -> list[int]:
    s = at_the_louvre("panache*4")
    had = s.actions_left
    s.rolls(blue="HLL", red="SSHH").does("challenge panache", "cards 0 0")
    assert s.said("rochefort_stood") == [(PORTHOS,)]
    assert box().heroes[PORTHOS].skills[3] + 4 >= box().louvre[0].level
    return [had, s.actions_left, s.held(PORTHOS, "panache")]
