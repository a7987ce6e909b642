"""SIEGE: the assessment of La Rochelle."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, CARD_NAMES, DARTAGNAN, PORTHOS, TREVILLE
from mousquetaires.engine.ids import SIEGE as LOST_SIEGE
from tests.box import box
from tests.scene import Scene, pack, scene


def assessed(red: str, blue: str = "", token: int = 0, cards: str = "", **values: int) -> Scene:
    """Phase III of a turn with these dice and these cards, nobody at La Rochelle."""
    s = scene().at("louvre", ARAMIS).siege(token, cards).put(time=9, **values)
    return s.rolls(red=red, blue=blue).phase("siege").settle()


def laid(s: Scene) -> dict[str, int]:
    return {CARD_NAMES[card]: n for card, n in enumerate(s.s.siege_cards) if n}


# --- Milady's deed --------------------------------------------------------------------------------


@pytest.mark.rule("SIEGE-1", "RUL-BASSOMPIERRE", "SIEGE-8")
def test_milady_at_la_rochelle_shows_herself_and_discards_one_of_the_combat_cards() -> None:
    s = scene().siege(0, "combat double bassompierre").milady("rochelle").rest()
    assert s.said("milady_shown") == [(2,)]
    assert s.asked == "siege_discard"
    assert s.seat == 0
    assert s.options == ["discard combat", "discard double"]
    s.rolls(red="H", blue="LL").does("discard double")
    assert laid(s) == {"combat": 1, "bassompierre": 1}
    assert s.s.discard[CARD_NAMES.index("double")] == 1


@pytest.mark.rule("SIEGE-1", "RUL-BASSOMPIERRE")
def test_with_bassompierre_alone_at_the_siege_she_discards_nothing() -> None:
    s = scene().siege(0, "bassompierre").milady("rochelle").rolls(red="H", blue="L").rest()
    assert s.said("milady_shown") == [(2,)]
    assert (s.asked, laid(s)) == ("destination", {"bassompierre": 1})


@pytest.mark.rule("SIEGE-1", "SIEGE-8")
def test_she_discards_even_the_only_card() -> None:
    s = scene().siege(0, "double").milady("rochelle").rolls(red="H").rest()
    assert s.asked == "siege_discard"
    assert laid(s.does("discard double")) == {}


@pytest.mark.rule("SIEGE-1")
def test_with_no_card_there_she_only_shows_herself() -> None:
    s = scene().milady("rochelle").rolls(red="H").rest()
    assert s.said("milady_shown") == [(2,)]
    assert s.asked == "destination"


@pytest.mark.rule("SIEGE-8")
def test_cards_laid_there_stay_turn_after_turn_until_milady_discards_them() -> None:
    s = scene().siege(0, "combat double").milady("louvre").rolls(red="H H H", blue="LLL LLL LL").rest()
    s.does("go paris", "take").rest().does("go rochelle", "take")
    assert laid(s) == {"combat": 1, "double": 1}
    s.rest()
    s.does("discard combat")
    assert laid(s) == {"double": 1}


# --- the dice -------------------------------------------------------------------------------------


@pytest.mark.rule("SIEGE-2", "SIEGE-4")
@pytest.mark.parametrize(("time", "dice"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4), (11, 4)])
def test_milady_rolls_as_many_dice_as_the_time_token_s_space_says(time: int, dice: int) -> None:
    s = scene(6).put(time=time).at("louvre", ARAMIS).rolls(red="S" + "H" * (dice - 1)).phase("siege").settle()
    assert s.said("siege_red_rolled") == [(1 + 16 * (dice - 1),)]
    assert s.said("siege_moved") == [(-1,)]


@pytest.mark.rule("SIEGE-2")
@pytest.mark.parametrize(("time", "dice"), [(0, 2), (3, 3), (6, 4)])
def test_reinforcements_give_one_die_more(time: int, dice: int) -> None:
    s = scene().at("louvre", ARAMIS).put(time=time, reinforced=1).rolls(red="H" * dice).phase("siege").settle()
    assert s.said("siege_red_rolled") == [(16 * dice,)]
    assert s.asked == "destination"


@pytest.mark.rule("SIEGE-2")
@pytest.mark.parametrize(("answer", "die", "token"), [("reroll", "S", -3), ("reroll", "H", -2), ("pass", "S", -2)])
def test_with_four_dice_already_they_let_her_reroll_one_shield(answer: str, die: str, token: int) -> None:
    s = assessed("SSHH", reinforced=1)
    assert (s.asked, s.seat, s.options) == ("siege_reroll", 0, ["pass", "reroll"])
    assert s.rolls(reroll=die).does(answer).s.siege == token
    assert s.asked == "destination"


@pytest.mark.rule("SIEGE-2")
@pytest.mark.parametrize("die", ["S", "H"])
def test_after_her_reroll_all_players_see_how_the_red_dice_lie(die: str) -> None:
    s = assessed("SSHH", reinforced=1).rolls(reroll=die).does("reroll")
    assert [roll for _, roll in s.said("siege_rerolled")] == [pack("SSH" + die)]


@pytest.mark.rule("SIEGE-2")
def test_there_is_no_reroll_without_a_shield_nor_without_reinforcements() -> None:
    assert assessed("SSSS", token=1, reinforced=1).asked == "destination"
    assert assessed("SSSH", reinforced=1).asked == "siege_reroll"
    assert assessed("SSHH").asked == "destination"


@pytest.mark.rule("SIEGE-2", "SIEGE-5")
def test_the_reroll_comes_before_the_sacrifices() -> None:
    s = scene().at("rochelle", PORTHOS).at("louvre", ARAMIS).put(time=9, reinforced=1).rolls(red="HHHH", reroll="S")
    s.phase("siege")
    assert s.asked == "siege_reroll"
    assert s.does("reroll").asked == "sacrifice"
    assert s.does("sacrifice").s.siege == 0


@pytest.mark.rule("SIEGE-2", "CARD-SMUGGLER")
@pytest.mark.parametrize(("red", "reinforced", "token"), [("SHHH", 0, 0), ("HHHH", 0, 1), ("SSSS", 1, -3)])
def test_the_smuggler_adds_a_sword(red: str, reinforced: int, token: int) -> None:
    s = scene().at("louvre", ARAMIS).siege(2).put(time=9, reinforced=reinforced).paris("smuggler").rolls(red=red)
    assert s.phase("siege").settle().s.siege == token


@pytest.mark.rule("SIEGE-2", "CARD-SMUGGLER")
def test_another_paris_card_adds_none() -> None:
    s = scene().at("louvre", ARAMIS).paris("message").rolls(red="H").phase("siege").settle()
    assert s.s.siege == 0


@pytest.mark.rule("SIEGE-3")
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        ("combat", 1),
        ("combat*3", 3),
        ("double", 2),
        ("bassompierre", 1),
        ("double*3", 6),
        ("combat double bassompierre", 4),
    ],
)
def test_the_musketeers_roll_a_die_for_each_combat_card_two_for_a_double_one_for_bassompierre(
    cards: str, dice: int
) -> None:
    s = assessed("HHHH", "S" + "L" * (dice - 1), cards=cards)
    assert s.said("siege_blue_rolled") == [(1 + 256 * (dice - 1),)]
    assert s.s.siege == 1


@pytest.mark.rule("SIEGE-3")
def test_without_a_card_they_roll_nothing() -> None:
    assert assessed("HHHH").said("siege_blue_rolled") == []


# --- the result -----------------------------------------------------------------------------------


@pytest.mark.rule("SIEGE-4")
@pytest.mark.parametrize(
    ("red", "blue", "token"),
    [("SHHH", "SSS", 2), ("SSSH", "SHL", -2), ("SSHH", "SSH", 0), ("SHHH", "LLL", -1), ("HHHH", "SHH", 1)],
)
def test_only_swords_count_and_the_token_moves_by_the_difference(red: str, blue: str, token: int) -> None:
    s = assessed(red, blue, cards="combat*3")
    assert s.s.siege == token
    assert s.said("siege_moved") == ([(token,)] if token else [])


@pytest.mark.rule("SIEGE-4")
def test_manoeuvres_equipment_and_gifts_do_nothing_at_the_siege() -> None:
    s = scene().at("rochelle", ARAMIS).hand(ARAMIS, "combat*3").gear(ARAMIS, "pistol armour blade").put(time=9)
    s.siege(0, "combat*3").rolls(red="SHHH", blue="LLL").phase("siege")
    assert s.asked == "sacrifice"
    assert s.does("pass").s.siege == -1
    assert s.s.hand_size[s.table.seat_of[ARAMIS]] == 3


# --- sacrifices -----------------------------------------------------------------------------------


@pytest.mark.rule("SIEGE-2", "SIEGE-3", "SIEGE-4", "SIEGE-5")
def test_the_rulebook_s_example_porthos_sacrifices_himself_in_turn_five() -> None:
    """Two red dice by the Time token, two Combat cards; one Sword each, and Porthos gives a life."""
    s = scene().at("rochelle", PORTHOS).at("louvre", ARAMIS).put(turn=5, time=4).siege(0, "combat*2")
    s.rolls(red="SH", blue="SL").phase("siege")
    assert (s.asked, s.seat) == ("sacrifice", s.table.seat_of[PORTHOS])
    s.does("sacrifice")
    assert s.s.life[PORTHOS] == 4
    assert s.s.siege == 1
    assert s.where(PORTHOS) == "rochelle"
    assert laid(s) == {"combat": 2}


@pytest.mark.rule("SIEGE-5")
def test_each_musketeer_there_may_give_one_life_while_milady_has_swords_left() -> None:
    s = scene(6).at("rochelle", ATHOS, PORTHOS, TREVILLE).at("paris", ARAMIS).put(time=6).rolls(red="SSS")
    asked = []
    s.phase("siege")
    while s.asked == "sacrifice":
        asked.append(s.seat)
        assert s.options == ["pass", "sacrifice"]
        s.does("pass" if s.seat == s.table.seat_of[PORTHOS] else "sacrifice")
    assert asked == [s.table.seat_of[hero] for hero in (ATHOS, PORTHOS, TREVILLE)]
    assert [s.s.life[hero] for hero in (ATHOS, PORTHOS, TREVILLE)] == [2, 5, 2]
    assert s.said("sacrificed") == [(ATHOS,), (TREVILLE,)]
    assert s.s.siege == -1


@pytest.mark.rule("SIEGE-5")
@pytest.mark.parametrize("reroll", ["pass", "reroll"])
def test_those_elsewhere_are_not_asked_and_each_one_there_is(reroll: str) -> None:
    s = scene().at("paris", ATHOS).at("louvre", ARAMIS).at("rochelle", DARTAGNAN).put(time=9, reinforced=1)
    s.rolls(red="SHHH", reroll="H").phase("siege").does(reroll)
    assert (s.asked, s.seat, s.s.phase) == ("sacrifice", s.table.seat_of[DARTAGNAN], 3)
    assert s.does("pass").asked == "destination"
    assert s.s.siege == -1


@pytest.mark.rule("SIEGE-5")
def test_nobody_is_asked_once_no_sword_is_left() -> None:
    s = scene().at("rochelle", ATHOS, PORTHOS, ARAMIS).rolls(red="S").phase("siege")
    assert s.does("sacrifice").asked == "destination"
    assert (s.s.life[ATHOS], s.s.life[PORTHOS], s.s.siege) == (2, 5, 0)


@pytest.mark.rule("SIEGE-5", "CARD-SMUGGLER")
def test_the_smuggler_s_sword_can_be_cancelled_too() -> None:
    s = scene().at("rochelle", PORTHOS).at("louvre", ARAMIS).paris("smuggler").rolls(red="H").phase("siege")
    assert s.asked == "sacrifice"
    assert s.does("sacrifice").s.siege == 0


@pytest.mark.rule("SIEGE-5", "RUL-LAST-LIFE")
def test_his_last_life_may_be_given_and_he_recovers_next_turn() -> None:
    s = scene().at("rochelle", ATHOS).at("louvre", ARAMIS).life(ATHOS, 1)
    s.rolls(red="S").phase("siege").does("sacrifice")
    assert s.s.siege == 0
    assert (s.where(ATHOS), s.s.lying, s.s.life[ATHOS]) == ("colombier", 1 << ATHOS, 0)
    s.does("go quarters", "take", "turn athos")
    assert (s.s.lying, s.s.life[ATHOS]) == (0, 3)
    assert s.asked == "next_musketeer"


@pytest.mark.rule("SIEGE-5", "RUL-LAST-LIFE")
def test_a_life_given_that_was_not_his_last_leaves_him_on_his_feet() -> None:
    s = scene().at("rochelle", ATHOS).at("louvre", ARAMIS).life(ATHOS, 2)
    s.rolls(red="S").phase("siege").does("sacrifice")
    assert (s.where(ATHOS), s.s.lying, s.s.life[ATHOS]) == ("rochelle", 0, 1)


# --- the spaces -----------------------------------------------------------------------------------


@pytest.mark.rule("SIEGE-6", "RUL-SIEGE-PASSED")
def test_the_first_time_it_comes_so_far_right_the_musketeers_gain() -> None:
    end = box().siege_end
    s = assessed("HHHH", "S", end - 3, "combat")
    assert (s.s.siege, s.s.epic, s.s.one_for_all) == (end - 2, 0, 0)
    s.rolls(red="HHHH", blue="S").skip_to("siege").settle()
    assert (s.s.siege, s.s.epic, s.s.one_for_all) == (end - 1, 1, 0)
    s.rolls(red="HHHH", blue="S").skip_to("siege").settle()
    assert (s.s.siege, s.s.epic, s.s.one_for_all) == (end, 1, 1)
    assert sum(s.s.treachery_hand) == 0


@pytest.mark.rule("SIEGE-6")
@pytest.mark.parametrize(("from_end", "drawn"), [(3, 0), (2, 1)])
def test_second_from_the_left_milady_draws_a_treachery_card(from_end: int, drawn: int) -> None:
    token = from_end - box().siege_end
    s = assessed("SHHH", token=token)
    assert s.s.siege == token - 1
    assert sum(s.s.treachery_hand) == drawn
    assert (s.s.epic, s.s.one_for_all) == (0, 0)
    assert s.asked == "destination"


@pytest.mark.rule("SIEGE-6", "GOAL-4")
def test_left_most_milady_wins() -> None:
    end = box().siege_end
    assert assessed("SSHH", token=2 - end).s.ending == LOST_SIEGE
    assert assessed("SSSS", token=2 - end).s.siege == -end


@pytest.mark.rule("SIEGE-6", "RUL-SIEGE-PASSED")
def test_a_space_passed_over_counts_as_reached() -> None:
    end = box().siege_end
    s = assessed("HHHH", "SS", end - 2, "combat*2")
    assert (s.s.siege, s.s.epic, s.s.one_for_all) == (end, 1, 1)


@pytest.mark.rule("SIEGE-6", "RUL-SIEGE-PASSED")
def test_each_of_them_is_gained_once_only() -> None:
    end = box().siege_end
    s = assessed("HHHH", "SS", end - 2, "combat*2")
    s.rolls(red="SSSH", blue="LL").skip_to("siege").settle()
    assert s.s.siege == end - 3
    s.rolls(red="HHHH", blue="SS").skip_to("siege").settle()
    s.rolls(red="HHHH", blue="SL").skip_to("siege").settle()
    assert (s.s.siege, s.s.epic, s.s.one_for_all) == (end, 1, 1)
    left = assessed("SHHH", token=2 - end)
    left.siege(2 - end).rolls(red="SHHH").skip_to("siege").settle()
    assert (left.s.siege, sum(left.s.treachery_hand)) == (1 - end, 1)


@pytest.mark.rule("SIEGE-7", "RUL-SIEGE-END")
def test_at_the_right_end_the_siege_goes_on_but_the_token_goes_no_further() -> None:
    end = box().siege_end
    s = assessed("HHHH", "SS", end - 1, "combat*2")
    assert s.s.siege == end
    assert not s.g.over
    s.rolls(red="HHHH", blue="SS").skip_to("siege").settle()
    assert s.s.siege == end
    assert s.rolls(red="SSHH", blue="LL").skip_to("siege").settle().s.siege == end - 2


@pytest.mark.rule("SIEGE-6")
def test_what_milady_gained_on_the_left_takes_nothing_from_what_is_gained_on_the_right() -> None:
    end = box().siege_end
    s = assessed("SHHH", token=2 - end, cards="")
    s.siege(end - 2, "combat").rolls(red="HHHH", blue="S").skip_to("siege").settle()
    assert (sum(s.s.treachery_hand), s.s.epic, s.s.one_for_all) == (1, 1, 0)
    s.rolls(red="HHHH", blue="S").skip_to("siege").settle()
    assert (s.s.epic, s.s.one_for_all) == (1, 1)
    s = assessed("HHHH", "SS", end - 2, "combat*2")
    s.siege(2 - end).rolls(red="SHHH", blue="LL").skip_to("siege").settle()
    assert (s.s.epic, s.s.one_for_all, sum(s.s.treachery_hand)) == (1, 1, 1)
