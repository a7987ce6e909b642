"""DUEL: rounds without blood, sides without dice, fixed tokens; the rulebook's worked examples."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, BISCARAT, CAVOIS, DARTAGNAN, OUT_OF_GAME, PARIS, PORTHOS
from mousquetaires.engine.notation import parse
from mousquetaires.engine.rules.duel_outcome import BEATEN, FOE_WOUNDED, HERO_OUT, HERO_WOUNDED
from tests.rules import printed
from tests.rules.duels import facing, facing_token, outcome
from tests.scene import pack, scene

# --- the rulebook's examples ----------------------------------------------------------------------


@pytest.mark.rule("DUEL-1", "DUEL-3", "DUEL-5", "DUEL-12", "CARD-BRISEMONT", "CARD-DOUBLE", "HERO-ARAMIS")
def test_example_aramis_plays_a_double_shows_three_lilies_and_brisemont_is_pitifully_eliminated() -> None:
    s = scene().at("louvre", ARAMIS).louvre("poisons").foe("brisemont", "louvre").hand(ARAMIS, "double")
    s.put(purse=5).turn(ARAMIS).rolls(blue="LLLSH", red="SSS").does("duel brisemont", "cards 0 1")
    assert s.said("dice_added") == [(ARAMIS, 2, 5)]
    assert s.said("manoeuvre_shown") == [(ARAMIS,)]
    assert s.foe_at("brisemont") == OUT_OF_GAME
    assert s.s.life[ARAMIS] == 3
    assert (s.s.purse - 5, s.s.epic) == printed.reward("brisemont")
    assert s.held(ARAMIS, "double") == 0


@pytest.mark.rule("DUEL-8", "DUEL-10", "DUEL-11", "RUL-NO-DICE")
@pytest.mark.parametrize(("last", "beaten"), [("S", True), ("H", False), ("L", False)])
def test_example_athos_fights_three_rounds_and_only_a_sword_in_the_last_wins(last: str, beaten: bool) -> None:
    s = facing("henchman", ATHOS).put(purse=5).rolls(blue=f"HSL SL {last}", red="SH H").does("duel henchman")
    assert outcome(s) == (FOE_WOUNDED | BEATEN if beaten else 0)
    assert s.s.life[ATHOS] == 3
    assert len(s.said("blue_rolled")) == 3
    assert len(s.said("red_rolled")) == 2
    assert s.s.purse == (6 if beaten else 5)


@pytest.mark.rule("DUEL-1", "DUEL-3", "DUEL-8", "DUEL-10", "CARD-COMBAT", "CARD-CAVOIS")
def test_example_dartagnan_adds_two_combat_cards_and_draws_with_cavois() -> None:
    s = facing("cavois", DARTAGNAN, "combat*2").life(DARTAGNAN, 1).does("duel cavois")
    s.g.act(s.seat, parse("cards 2 0"))
    for roll in ("SSHHH", "SSHH"):
        s.g.land(pack(roll))
    assert s.g.chance().dice == 4  # d'Artagnan takes away one die and rolls again
    s.g.land(pack("HHHH"))
    assert s.g.chance().dice == 3  # and so does Cavois
    assert (s.s.life[DARTAGNAN], s.s.foe_life[CAVOIS]) == (1, 2)
    assert s.held(DARTAGNAN, "combat") == 0


@pytest.mark.rule("DUEL-8", "DUEL-9", "DUEL-13", "DUEL-14", "CARD-CAVOIS", "RUL-REWARD-BEATEN")
def test_example_continued_cavois_has_one_life_left_and_dartagnan_is_out_of_action() -> None:
    s = facing("cavois", DARTAGNAN, "combat*2 kitty").put(purse=5).life(DARTAGNAN, 1)
    s.rolls(blue="SSHHH SSHL", red="SSHH SSH").does("duel cavois", "cards 2 0")
    assert outcome(s) == FOE_WOUNDED | HERO_WOUNDED | HERO_OUT
    assert (s.s.foe_life[CAVOIS], s.foe_at("cavois")) == (1, PARIS)
    assert (s.s.life[DARTAGNAN], s.where(DARTAGNAN), s.s.lying) == (0, "colombier", 1 << DARTAGNAN)
    assert s.s.purse == 5
    assert s.held(DARTAGNAN, "kitty") == 1


# --- rounds without blood -------------------------------------------------------------------------


@pytest.mark.rule("DUEL-10")
def test_after_a_round_without_blood_each_drops_a_die_and_no_more_cards_are_asked_for() -> None:
    s = facing("cavois", PORTHOS, "combat*3").rolls(blue="SSHH SSH SS H", red="SSHH SHH HH H")
    s.does("duel cavois", "cards 1 0")
    assert s.held(PORTHOS, "combat") == 2
    assert len(s.said("blue_rolled")) == 4
    assert outcome(s) == 0


@pytest.mark.rule("DUEL-10", "DUEL-11", "RUL-NO-DICE")
def test_the_side_with_dice_goes_on_dropping_one_a_round_until_neither_has_any() -> None:
    s = facing("henchman", PORTHOS, "combat*2").rolls(blue="SSHHH SHHL HHL LL L", red="HH H")
    s.does("duel henchman", "cards 2 0")
    assert len(s.said("blue_rolled")) == 5
    assert len(s.said("red_rolled")) == 2
    assert outcome(s) == 0
    assert s.asked == "musketeer_action"


@pytest.mark.rule("DUEL-10", "DUEL-11", "RUL-NO-DICE")
def test_a_musketeer_without_dice_may_still_be_struck() -> None:
    s = facing("cavois", PORTHOS).rolls(blue="HHH HH H", red="SSHH SSH SH H").does("duel cavois")
    assert outcome(s) == 0
    s = facing("cavois", PORTHOS).rolls(blue="HHH HH H", red="SSHH SSH SH S").does("duel cavois")
    assert len(s.said("blue_rolled")) == 3
    assert s.s.life[PORTHOS] == 4
    assert outcome(s) == HERO_WOUNDED


@pytest.mark.rule("DUEL-11", "RUL-NO-DICE")
def test_with_no_dice_left_on_either_side_the_duel_ends_without_a_result() -> None:
    s = facing("brisemont", PORTHOS).put(purse=5).rolls(blue="HHH HH H", red="HHH HH H").does("duel brisemont")
    assert outcome(s) == 0
    assert (s.s.life[PORTHOS], s.foe_at("brisemont"), s.s.purse) == (5, PARIS, 5)
    assert len(s.said("red_rolled")) == 3


@pytest.mark.rule("DUEL-10", "DUEL-11", "DUEL-19", "CARD-BISCARAT", "RUL-FIXED-TOKENS")
def test_biscarat_drops_no_die_and_the_duel_ends_after_the_first_round_the_musketeer_had_none() -> None:
    sword, none = (printed.red("biscarat", face) for face in "SH")
    s = facing("biscarat", PORTHOS).rolls(blue="HHH HH H", red=f"{sword} {sword} {sword} {none}").does("duel biscarat")
    assert len(s.said("blue_rolled")) == 3
    assert len(s.said("red_rolled")) == 4
    assert outcome(s) == 0
    assert s.s.foe_at[BISCARAT] == PARIS
    s.rolls(blue="HHH HH H", red=f"{sword} {sword} {sword} {sword}").does("duel biscarat")
    assert outcome(s) == HERO_WOUNDED
    s = facing("brisemont", PORTHOS).rolls(blue="HHH HH H", red="HHS HS S").does("duel brisemont")  # as others do
    assert outcome(s) == 0


# --- fixed tokens ---------------------------------------------------------------------------------


@pytest.mark.rule("DUEL-19", "RUL-FIXED-TOKENS")
def test_a_fixed_token_rolls_nothing_and_its_result_stands_in_every_round() -> None:
    s = facing_token("shield_shield", "combat*2").rolls(blue="SSHHH SSHH SSH SS S").does("path rooms", "cards 2 0")
    assert s.said("red_rolled") == []
    assert len(s.said("blue_rolled")) == 5
    assert outcome(s) == 0
    s.rolls(blue="SSS").does("path rooms")
    assert outcome(s) == FOE_WOUNDED | BEATEN


@pytest.mark.rule("DUEL-19", "RUL-FIXED-TOKENS")
def test_its_swords_strike_him_in_the_round_he_has_no_dice() -> None:
    s = facing_token("sword_shield").rolls(blue="SHH SH H").does("path rooms")
    assert outcome(s) == HERO_WOUNDED
    assert s.s.life[PORTHOS] == 4
    s = facing_token("sword_sword").rolls(blue="SHL").does("path rooms")
    assert outcome(s) == FOE_WOUNDED | HERO_WOUNDED | BEATEN
    assert s.s.life[PORTHOS] == 4


@pytest.mark.rule("DUEL-17", "DUEL-19", "RUL-FIXED-TOKENS")
def test_armour_outlasts_a_fixed_sword_and_the_duel_ends_all_the_same() -> None:
    s = facing_token("sword_shield", gear="armour").rolls(blue="SHH HH H").does("path rooms")
    assert outcome(s) == 0
    assert s.s.life[PORTHOS] == 5
