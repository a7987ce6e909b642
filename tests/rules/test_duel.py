"""DUEL: dice, manoeuvres and blood."""

import pytest

from mousquetaires.engine.ids import ARAMIS, CAVOIS, DARTAGNAN, FOE_NAMES, IN_HAND, OUT_OF_GAME, PARIS, PORTHOS
from mousquetaires.engine.rules.duel_outcome import BEATEN, FOE_WOUNDED, HERO_OUT, HERO_WOUNDED
from tests.rules import printed
from tests.rules.duels import facing, outcome

# --- dice -----------------------------------------------------------------------------------------


@pytest.mark.rule("DUEL-1", "RUL-SIX-DICE", "CARD-COMBAT", "CARD-DOUBLE")
def test_combat_cards_add_dice_to_his_three_but_never_beyond_six() -> None:
    s = facing("brisemont", PORTHOS, "combat*4 double*2 panache").does("duel brisemont")
    assert s.asked == "combat_cards"
    assert s.options == ["cards 0 0", "cards 1 0", "cards 2 0", "cards 3 0", "cards 0 1", "cards 1 1"]
    for too_many in ("cards 4 0", "cards 2 1", "cards 0 2"):
        assert s.refuses(too_many).rule == "DUEL-1"
    s.rolls(blue="SSSSHL", red="HHH").does("cards 1 1")
    assert s.said("dice_added") == [(PORTHOS, 3, 6)]
    assert (s.held(PORTHOS, "combat"), s.held(PORTHOS, "double")) == (3, 1)


@pytest.mark.rule("DUEL-1", "CARD-COMBAT")
@pytest.mark.parametrize(("cards", "blue"), [("cards 0 0", "SHL"), ("cards 1 0", "SHHL"), ("cards 3 0", "SSHHLL")])
def test_each_combat_card_is_one_more_die(cards: str, blue: str) -> None:
    s = facing("henchman", PORTHOS, "combat*3").does("duel henchman").rolls(blue=blue, red="SS").does(cards)
    assert [roll[0] for roll in s.said("blue_rolled")] == [PORTHOS]
    played = len(blue) - 3
    assert [held for *_, held in s.said("card_discarded")] == [2, 1, 0][:played], "each says what is left in the hand"


@pytest.mark.rule("DUEL-1")
def test_without_cards_nobody_asks_him_and_he_rolls_his_three() -> None:
    s = facing("henchman", PORTHOS).rolls(blue="SSL", red="HS").does("duel henchman")
    assert s.said("dice_added") == []
    assert outcome(s) == FOE_WOUNDED | HERO_WOUNDED | BEATEN


@pytest.mark.rule("DUEL-2", "CHAL-4", "HERO-ARAMIS")
def test_aramis_discards_any_card_for_one_more_die_once_a_turn() -> None:
    s = facing("cavois", ARAMIS, "panache combat kitty").does("duel cavois", "cards 1 0")
    assert s.asked == "gift"
    assert s.options == ["pass", "gift panache", "gift kitty"]
    s.rolls(blue="SSSHL", red="HHSS").does("gift kitty")
    assert s.said("dice_added") == [(ARAMIS, 1, 4), (ARAMIS, 1, 5)]
    assert (s.held(ARAMIS, "kitty"), s.held(ARAMIS, "panache")) == (0, 1)
    s.rolls(blue="SSS", red="HHHS").does("duel cavois", "cards 0 0")  # no second gift is offered
    assert s.s.gift_used == 1


@pytest.mark.rule("DUEL-2", "CHAL-4")
def test_he_may_keep_his_gift_and_use_it_in_a_later_duel_of_the_turn() -> None:
    s = facing("cavois", ARAMIS, "panache").rolls(blue="SSS", red="HHSS").does("duel cavois", "cards 0 0", "pass")
    assert s.held(ARAMIS, "panache") == 1
    s.rolls(blue="SHHH", red="HHSS").does("duel cavois", "cards 0 0")
    assert "gift panache" in s.options
    s.rolls(blue="SSL", red="HHS").does("gift panache")
    assert s.said("gift_used") == [(ARAMIS, 3)]


@pytest.mark.rule("DUEL-2")
def test_the_gift_stays_within_the_six_dice() -> None:
    s = facing("cavois", ARAMIS, "combat*3 panache").rolls(blue="SSSHHH", red="HHSS")
    s.does("duel cavois", "cards 3 0")
    assert s.held(ARAMIS, "panache") == 1
    assert not s.s.gift_used


@pytest.mark.rule("CHAL-4", "HERO-ARAMIS")
def test_nobody_else_has_that_gift_and_aramis_needs_a_card_for_it() -> None:
    s = facing("henchman", PORTHOS, "panache").rolls(blue="SSS", red="HH").does("duel henchman", "cards 0 0")
    assert s.held(PORTHOS, "panache") == 1
    s = facing("henchman", ARAMIS, "combat").rolls(blue="SSSH", red="HH").does("duel henchman", "cards 1 0")
    assert s.asked == "musketeer_action"


@pytest.mark.rule("DUEL-3", "DUEL-4")
@pytest.mark.parametrize(("foe", "red"), [("henchman", 2), ("brisemont", 3), ("cavois", 4)])
def test_the_adversary_rolls_the_number_on_his_card_at_the_same_time(foe: str, red: int) -> None:
    """Both sides roll before the dice have any effect."""
    s = facing(foe, PORTHOS).rolls(blue="SHL", red="S" * red).does(f"duel {foe}")
    kinds = [event.kind for event in s.log if event.kind in ("blue_rolled", "red_rolled", "life_lost")]
    assert kinds == ["blue_rolled", "red_rolled", "life_lost"]
    assert s.said("red_rolled") == [(FOE_NAMES.index(foe), red)]
    assert s.said("blue_rolled") == [(PORTHOS, 1 + 16 + 256)]
    assert s.s.life[PORTHOS] == 5 - (red - 1)


# --- manoeuvres -----------------------------------------------------------------------------------


@pytest.mark.rule("DUEL-5", "DUEL-22")
def test_his_manoeuvre_takes_exactly_one_life_and_the_red_dice_are_ignored() -> None:
    """Even where Swords would hurt more: a manoeuvre that shows is compulsory."""
    s = facing("cavois", PORTHOS, "combat*3").rolls(blue="LLLSSS", red="SSSS").does("duel cavois", "cards 3 0")
    assert s.s.foe_life[CAVOIS] == 1
    assert s.s.life[PORTHOS] == 5
    assert outcome(s) == FOE_WOUNDED


@pytest.mark.rule("DUEL-5")
def test_two_lilies_are_no_manoeuvre_of_three() -> None:
    s = facing("brisemont", PORTHOS, "combat").rolls(blue="LLHS", red="SSH").does("duel brisemont", "cards 1 0")
    assert s.said("manoeuvre_shown") == []
    assert s.s.life[PORTHOS] == 4
    assert s.foe_at("brisemont") == PARIS


@pytest.mark.rule("DUEL-6", "CARD-BERNAJOUX")
def test_only_the_adversary_shows_his_and_the_musketeer_loses_one_life_and_inflicts_none() -> None:
    s = facing("bernajoux", PORTHOS, "combat*2").rolls(blue="SSSSS", red=printed.red("bernajoux", "SSS"))
    s.does("duel bernajoux", "cards 2 0")
    assert s.said("foe_manoeuvre_shown") == [(FOE_NAMES.index("bernajoux"),)]
    assert s.s.life[PORTHOS] == 4
    assert s.s.foe_life[FOE_NAMES.index("bernajoux")] == 1
    assert outcome(s) == HERO_WOUNDED


@pytest.mark.rule("DUEL-6", "DUEL-22", "CARD-LA-HOUDINIERE")
def test_shields_do_not_stop_a_manoeuvre_and_four_swords_are_one_manoeuvre() -> None:
    s = facing("la_houdiniere", PORTHOS, "combat*3").rolls(blue="HHHHHH", red="SSSS")
    s.does("duel la_houdiniere", "cards 3 0")
    assert s.s.life[PORTHOS] == 4


@pytest.mark.rule("DUEL-7", "CARD-BERNAJOUX")
def test_both_show_their_manoeuvre_each_loses_one_life() -> None:
    s = facing("bernajoux", PORTHOS).rolls(blue="LLL", red=printed.red("bernajoux", "SSS")).does("duel bernajoux")
    assert s.s.life[PORTHOS] == 4
    assert s.foe_at("bernajoux") == OUT_OF_GAME
    assert outcome(s) == FOE_WOUNDED | HERO_WOUNDED | BEATEN


@pytest.mark.rule("DUEL-5", "CARD-BERNAJOUX", "CARD-BRISEMONT")
def test_an_adversary_without_a_manoeuvre_shows_none_and_two_swords_are_none() -> None:
    s = facing("brisemont", PORTHOS).rolls(blue="SSL", red="SSS").does("duel brisemont")
    assert s.s.life[PORTHOS] == 2
    assert s.foe_at("brisemont") == OUT_OF_GAME
    s = facing("bernajoux", PORTHOS).put(purse=5).rolls(blue="SSS", red=printed.red("bernajoux", "SS"))
    s.does("duel bernajoux")
    assert s.said("foe_manoeuvre_shown") == []
    assert (s.s.life[PORTHOS], s.foe_at("bernajoux"), outcome(s) & BEATEN) == (3, OUT_OF_GAME, BEATEN)
    assert (s.s.purse - 5, s.s.epic) == printed.reward("bernajoux")


@pytest.mark.rule("DUEL-15", "ARM-7", "HERO-DARTAGNAN", "ITEM-MANOEUVRE")
@pytest.mark.parametrize(("blue", "shown"), [("LLS", True), ("SHL", True), ("LLH", False), ("SSL", False)])
def test_dartagnan_with_two_manoeuvres_succeeds_with_either(blue: str, shown: bool) -> None:
    s = facing("cavois", DARTAGNAN, "", "manoeuvre").rolls(blue=blue, red="SSHH").does("duel cavois")
    assert s.said("manoeuvre_shown") == ([(DARTAGNAN,)] if shown else [])
    assert outcome(s) == (FOE_WOUNDED if shown else HERO_WOUNDED)


@pytest.mark.rule("DUEL-15", "DUEL-22")
def test_two_of_dartagnans_manoeuvres_together_still_take_one_life() -> None:
    s = facing("cavois", DARTAGNAN, "combat", "manoeuvre").rolls(blue="LLSH", red="SSHH")
    s.does("duel cavois", "cards 1 0")
    assert s.said("manoeuvre_shown") == [(DARTAGNAN,)]
    assert s.s.foe_life[CAVOIS] == 1
    assert s.s.life[DARTAGNAN] == 3


@pytest.mark.rule("DUEL-15", "ARM-7", "ITEM-MANOEUVRE")
def test_the_others_lose_their_old_manoeuvre_with_the_improved_one() -> None:
    s = facing("cavois", PORTHOS, "", "manoeuvre").rolls(blue="LLL", red="SHHH").does("duel cavois")
    assert (s.said("manoeuvre_shown"), s.s.life[PORTHOS]) == ([], 4)
    s = facing("cavois", PORTHOS, "", "manoeuvre").rolls(blue="SHL", red="SSHH").does("duel cavois")
    assert (s.said("manoeuvre_shown"), s.s.life[PORTHOS]) == ([(PORTHOS,)], 5)


# --- blood ----------------------------------------------------------------------------------------


@pytest.mark.rule("DUEL-8")
@pytest.mark.parametrize(
    ("blue", "red", "lost", "foe_lost"),
    [
        ("SSSL", "SSHH", 2, 1),
        ("SSSS", "SSHH", 2, 2),
        ("SHHH", "SSSS", 1, 1),
        ("SHHL", "SSSH", 1, 0),
        ("SHHH", "SSSH", 0, 0),
        ("SSSH", "SHHH", 0, 0),
        ("SSHL", "SHHH", 0, 0),
        ("SSSH", "SSHH", 1, 1),
    ],
)
def test_each_shield_cancels_a_sword_and_each_sword_left_takes_a_life(
    blue: str, red: str, lost: int, foe_lost: int
) -> None:
    """Both sides strike at once, and Lilies do nothing here; where nobody bleeds they roll again."""
    s = facing("cavois", PORTHOS, "combat").rolls(blue=f"{blue} LLL", red=f"{red} HHH").does("duel cavois", "cards 1 0")
    drawn = not lost and not foe_lost
    assert s.s.life[PORTHOS] == 5 - lost
    assert s.s.foe_life[CAVOIS] == 2 - foe_lost - drawn
    assert len(s.said("manoeuvre_shown")) == drawn


@pytest.mark.rule("DUEL-9")
def test_first_blood_ends_the_duel_whoever_bleeds() -> None:
    s = facing("cavois", PORTHOS).rolls(blue="SHL", red="SSHH").does("duel cavois")
    assert outcome(s) == HERO_WOUNDED
    s.rolls(blue="SSS SS L", red="HHHH HHH HH H").does("duel cavois")
    assert outcome(s) == 0
    assert len(s.said("blue_rolled")) == 4


@pytest.mark.rule("DUEL-12", "DUEL-13", "RUL-REWARD-BEATEN", "CARD-CAVOIS")
def test_cavois_takes_two_duels_and_pays_only_when_he_is_beaten() -> None:
    s = facing("cavois", PORTHOS).put(purse=5).rolls(blue="SSL", red="HSSS").does("duel cavois")
    assert (s.s.foe_life[CAVOIS], s.foe_at("cavois"), s.s.purse, s.s.epic) == (1, PARIS, 5, 0)
    s.rolls(blue="SSL", red="HSSS").does("duel cavois")
    assert (s.s.foe_life[CAVOIS], s.foe_at("cavois")) == (0, OUT_OF_GAME)
    assert (s.s.purse - 5, s.s.epic) == printed.reward("cavois")
    assert outcome(s) == FOE_WOUNDED | HERO_WOUNDED | BEATEN | HERO_OUT


@pytest.mark.rule("DUEL-13", "CARD-CAVOIS")
def test_as_many_swords_left_as_he_has_lives_beat_cavois_in_one_duel() -> None:
    s = facing("cavois", PORTHOS).rolls(blue="SSS", red="HHSS").does("duel cavois")
    assert s.s.foe_life[CAVOIS] == 1
    s = facing("cavois", PORTHOS).rolls(blue="SSS", red="SSSS").does("duel cavois")
    assert s.s.foe_life[CAVOIS] == 0
    assert s.foe_at("cavois") == OUT_OF_GAME


@pytest.mark.rule("DUEL-12", "CARD-JUSSAC", "CARD-HENCHMAN")
def test_a_reward_of_pistoles_goes_to_the_purse_and_of_epic_tokens_to_the_quest() -> None:
    s = facing("jussac", PORTHOS).put(purse=5).rolls(blue="SSL", red="HHH").rolls(blue="SS", red="HS")
    s.does("duel jussac")
    assert (s.s.purse - 5, s.s.epic, s.foe_at("jussac")) == (*printed.reward("jussac"), OUT_OF_GAME)
    s = facing("la_houdiniere", PORTHOS).put(purse=5).rolls(blue="LLL", red="HHHH").does("duel la_houdiniere")
    assert (s.s.purse - 5, s.s.epic) == printed.reward("la_houdiniere")
    s = facing("henchman", PORTHOS).put(purse=5).rolls(blue="SSL", red="HS").does("duel henchman")
    assert (s.s.purse, s.s.epic, s.foe_at("henchman")) == (6, 0, IN_HAND)


@pytest.mark.rule("DUEL-14")
def test_out_of_action_he_lies_at_the_vieux_colombier_and_keeps_all_he_owns() -> None:
    s = facing("cavois", PORTHOS, "panache kitty", "pistol armour nobility manoeuvre").life(PORTHOS, 2)
    s.rolls(blue="SLL", red="SSSH").does("duel cavois", "cards 0 0")
    assert s.s.life[PORTHOS] == 0
    assert s.where(PORTHOS) == "colombier"
    assert s.s.lying == 1 << PORTHOS
    assert (s.held(PORTHOS, "panache"), s.held(PORTHOS, "kitty")) == (1, 1)
    assert (s.s.equipment[PORTHOS], s.s.upgrades[PORTHOS], s.s.improved >> PORTHOS) == (0b110, 0b10, 1)
    assert s.said("fell") == [(PORTHOS,)]


@pytest.mark.rule("DUEL-14")
def test_with_life_left_he_stands_where_he_fought() -> None:
    s = facing("cavois", PORTHOS).rolls(blue="SLL", red="SSSS").does("duel cavois")
    assert (s.s.life[PORTHOS], s.where(PORTHOS), s.s.lying) == (1, "paris", 0)
