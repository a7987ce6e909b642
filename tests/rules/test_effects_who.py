"""Effects that every chapter shares: they touch the one who is meant, and stop where the pieces do."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, HENCHMAN, PORTHOS
from tests.scene import scene


@pytest.mark.rule("RIC-5", "TREV-1")
@pytest.mark.parametrize("hero", [DARTAGNAN, ARAMIS, PORTHOS])
def test_from_the_start_of_a_round_one_left_at_richelieu_is_held_to_leave_first(hero: int) -> None:
    """Also before his own turn, when Tréville orders him."""
    s = scene().at("richelieu", hero).phase("end")
    assert (s.asked, s.s.must_leave) == ("destination", 1 << hero)


@pytest.mark.rule("INN-7", "ACT-2")
@pytest.mark.parametrize("hero", [DARTAGNAN, ARAMIS])
def test_one_who_leaves_the_quest_leaves_his_path_and_nobody_else_does(hero: int) -> None:
    s = scene().at("quest", hero, PORTHOS).tokens("- two two two three three snare decoy decoy decoy decoy three")
    s.s.spot[hero] = s.s.spot[PORTHOS] = 1
    s.turn(hero).does("move paris")
    assert (s.s.spot[hero], s.s.spot[PORTHOS]) == (0, 1)


@pytest.mark.rule("ARM-6", "ITEM-BALM")
@pytest.mark.parametrize("hero", [DARTAGNAN, ARAMIS])
def test_balm_heals_up_to_his_own_full_life(hero: int) -> None:
    s = scene().life(PORTHOS, 1).put(purse=15).turn(hero)
    full = s.table.components.heroes[hero].life
    s.life(hero, full - 1).does("equip", "buy balm")
    assert (s.s.life[hero], s.s.life[PORTHOS]) == (full, 1)


@pytest.mark.rule("ONE-1", "SIEGE-6", "TRACK-ONE")
@pytest.mark.parametrize("stock", [0, 1])
def test_no_one_for_all_card_is_gained_when_the_stock_is_empty(stock: int) -> None:
    s = scene().at("louvre", ARAMIS).put(one_stock=stock)
    end = s.table.components.siege_end
    s.siege(end - 1, "combat").rolls(red="H" * s.table.components.time_dice[s.s.time], blue="S").phase("siege").settle()
    assert (s.s.siege, s.s.one_for_all, s.s.one_stock) == (end, stock, 0)


@pytest.mark.rule("ROCH-1", "MIL-1")
def test_once_milady_has_shown_herself_an_undisturbed_step_elsewhere_tells_nothing_new() -> None:
    s = scene().at("louvre", ATHOS, PORTHOS).louvre("poisons").foe("henchman", "louvre").milady("paris", shown=True)
    s.turn(PORTHOS).rolls(blue="HLL", red="S" * s.table.components.foes[HENCHMAN].dice).does("duel henchman")
    assert s.s.excluded == 0
