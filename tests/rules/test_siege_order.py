"""SIEGE: what is counted when at La Rochelle."""

import pytest

from mousquetaires.engine.ids import ARAMIS, PARIS_NAMES, PORTHOS
from tests.scene import Scene, scene


def all_dice(swords: int, reinforced: int = 1) -> Scene:
    """She rolls every red die, so many of them Swords, with The Smuggler in play; nobody is at La Rochelle."""
    s = scene().at("louvre", ARAMIS).paris("smuggler").put(reinforced=reinforced)
    box = s.table.components
    s.put(time=box.time_dice.index(box.red_dice))
    return s.rolls(red="S" * swords + "H" * (box.red_dice - swords)).phase("siege").settle()


@pytest.mark.rule("SIEGE-2", "CARD-SMUGGLER")
@pytest.mark.parametrize(("answer", "die", "more"), [("pass", "", 0), ("reroll", "S", 1), ("reroll", "H", 0)])
def test_the_smuggler_s_sword_is_added_after_the_reroll(answer: str, die: str, more: int) -> None:
    """One Shield is left to reroll, whatever The Smuggler adds later."""
    swords = scene().table.components.red_dice - 1
    s = all_dice(swords)
    assert s.asked == "siege_reroll"
    smuggled = s.table.components.paris[PARIS_NAMES.index("smuggler")].effect_amount
    s.rolls(reroll=die).does(answer)
    assert s.said("siege_moved") == [(-min(s.table.components.siege_end, swords + more + smuggled),)]


@pytest.mark.rule("SIEGE-2", "CARD-SMUGGLER")
def test_the_smuggler_s_sword_is_no_die_that_could_be_rerolled() -> None:
    s = all_dice(scene().table.components.red_dice)
    assert s.said("siege_rerolled") == []
    assert s.asked != "siege_reroll"


@pytest.mark.rule("SIEGE-5", "END-1", "ONE-2")
def test_the_sacrifices_belong_to_phase_three_so_one_for_all_is_not_offered_beside_them() -> None:
    s = scene().at("rochelle", PORTHOS).at("louvre", ARAMIS).ones(1).milady("louvre")
    dice = s.table.components.time_dice[s.s.time]
    s.rolls(red="S" * dice).rest()
    assert (s.asked, s.s.phase) == ("sacrifice", 3)
    assert "one" not in s.verbs()
