"""Examples of duels: dice, rounds, manoeuvres, gear and rerolls."""

from mousquetaires.engine.ids import ARAMIS, ATHOS, CAVOIS, DARTAGNAN, HENCHMAN, MILADY, PORTHOS
from mousquetaires.engine.rules.duel_outcome import BEATEN, FOE_WOUNDED
from tests.box import box
from tests.rules.duels import facing, outcome
from tests.rules.printed import foe
from tests.scene import Scene, pack


def life_lost(s: Scene, hero: int) -> int:
    return int(box().heroes[hero].life - s.s.life[hero])


def duel_1() -> list[int]:
    own, (single, double) = box().heroes[PORTHOS].combat, box().combat_dice
    s = facing("brisemont", PORTHOS, "combat*2 double").does("duel brisemont")
    most = own + single + double
    assert {"cards 1 1", "cards 2 1"} & set(s.options) == {"cards 1 1"}
    s.rolls(blue="S" * most, red="HHH").does("cards 1 1")
    assert s.said("duel_ended")
    return [1, 1, own, single, double, most, most]


def duel_5() -> list[int]:
    lilies = box().heroes[PORTHOS].manoeuvre[2]
    s = facing("brisemont", PORTHOS, "combat").rolls(blue="LLLS", red="SSH").does("duel brisemont", "cards 1 0")
    assert outcome(s) == BEATEN | FOE_WOUNDED
    return [lilies, 1, box().heroes[PORTHOS].combat + 1, lilies, 2, foe("brisemont").life]


def duel_8() -> list[int]:
    s = facing("henchman", PORTHOS).rolls(blue="SSH", red="SH").does("duel henchman")
    assert outcome(s) == BEATEN | FOE_WOUNDED
    return [2, 1, 1, 1, 1, foe("henchman").life]


def duel_10() -> list[int]:
    s = facing("henchman", ATHOS).rolls(blue="SHH SS", red="SH H").does("duel henchman")
    assert outcome(s) == BEATEN | FOE_WOUNDED
    blue, red = box().heroes[ATHOS].combat, foe("henchman").dice
    assert s.said("blue_rolled") == [(ATHOS, pack("SHH")), (ATHOS, pack("SS"))]
    assert s.said("red_rolled") == [(HENCHMAN, pack("SH")), (HENCHMAN, pack("H"))]
    return [1, 2, 1, 1, blue - 1, red - 1]


def duel_13() -> list[int]:
    s = facing("cavois", PORTHOS).put(purse=0, epic=0)
    had = s.actions_left
    s.rolls(blue="SSH", red="SSSH").does("duel cavois")
    assert (s.s.purse, s.s.epic, s.actions_left) == (0, 0, had - 1)
    left = s.s.foe_life[CAVOIS]
    s.rolls(blue="SSH", red="SSSH").does("duel cavois")
    assert outcome(s) & BEATEN
    return [foe("cavois").life, foe("cavois").life - left, left, s.s.purse, s.s.epic]


def duel_17() -> list[int]:
    def duel(gear: str) -> Scene:
        s = facing("bernajoux", ARAMIS, gear=gear).rolls(blue="SHL LL L", red="SSHH SHH HH H")
        return s.does("duel bernajoux")

    s = duel("pistol armour")
    assert (outcome(s), life_lost(s, ARAMIS)) == (0, 0)
    again = (
        facing("bernajoux", ARAMIS, gear="pistol").rolls(blue="SHL LL L", red="SSHH SHH HH H").does("duel bernajoux")
    )
    assert life_lost(again, ARAMIS) == 1, "armour was needed"
    return [1, 1, 1, 1 + 1, 1 + 1, 2, 2, 1]


def duel_18() -> list[int]:
    swords, _, lilies = box().heroes[DARTAGNAN].manoeuvre
    s = facing("henchman", DARTAGNAN, gear="blade").rolls(blue="SHL", red="SS", blade="L").does("duel henchman")
    s.does("blade shield")
    assert outcome(s) == BEATEN | FOE_WOUNDED
    return [1, 1, 1, swords, lilies, foe("henchman").life]


def duel_22() -> list[int]:
    s = facing("cahusac", PORTHOS, gear="blade").rolls(blue="SSH", red="SSHH", reroll="S", blade="S")
    s.does("duel cahusac")
    assert (s.asked, s.seat) == ("foe_reroll", MILADY)
    s.does("reroll")
    assert (s.asked, s.seat) == ("blade", s.table.seat_of[PORTHOS])
    s.does("blade shield")
    assert outcome(s) & BEATEN
    assert life_lost(s, PORTHOS) == 3
    return [2, 1, 2, 2, 3, 1, 3, 3 - 1, 3]
