"""Two scenes to see that scenes work."""

import pytest

from mousquetaires.engine.ids import ARAMIS, DARTAGNAN, IN_HAND, OUT_OF_GAME
from tests.scene import scene


@pytest.mark.rule("DUEL-5")
def test_aramis_shows_three_lilies_and_brisemont_is_beaten_without_a_look_at_his_dice() -> None:
    s = scene().at("louvre", ARAMIS).louvre("poisons").foe("brisemont", "louvre").hand(ARAMIS, "double")
    s.turn(ARAMIS).rolls(blue="LLLSH", red="SSS").does("duel brisemont", "cards 0 1")
    assert s.foe_at("brisemont") == OUT_OF_GAME
    assert s.s.life[ARAMIS] == 3
    assert s.s.purse == 7


@pytest.mark.rule("CHAL-2")
def test_dartagnan_plays_three_panache_cards_against_the_poisons() -> None:
    s = scene().at("louvre", DARTAGNAN).louvre("poisons").foe("henchman", "louvre").hand(DARTAGNAN, "panache*3")
    s.turn(DARTAGNAN).does("challenge panache", "skill 3")
    assert s.s.louvre_done
    assert s.s.purse == 8
    assert s.foe_at("henchman") != IN_HAND
