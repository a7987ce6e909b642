"""TRACK: what the tracks and stocks of the board hold."""

import pytest

from mousquetaires.data import texts
from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, PORTHOS
from tests.box import box, playing_values
from tests.scene import scene
from tools.balance.edit_component_tables import changed, value_of


@pytest.mark.rule("TRACK-TIME")
@pytest.mark.parametrize("space", range(12))
def test_each_space_of_time_says_how_many_dice_besiege_la_rochelle(space: int) -> None:
    dice = box().time_dice[space]
    s = scene().put(time=space).phase("siege")
    s.g.advance()
    assert s.g.chance().dice == dice
    s = scene().put(time=space, reinforced=1).phase("siege")
    s.g.advance()
    assert s.g.chance().dice == min(4, dice + 1)


@pytest.mark.rule("TRACK-TIME")
def test_twelve_turns_are_on_the_track_and_the_first_five_have_one_or_two_dice() -> None:
    assert len(box().time_dice) == 12
    assert box().time_dice[:5] == (1, 1, 1, 2, 2)


@pytest.mark.rule("TRACK-PURSE")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (5, 8), (12, 15), (13, 15), (15, 15)])
def test_the_purse_never_holds_more_than_fifteen_pistoles(before: int, after: int) -> None:
    s = scene().put(purse=before).hand(ATHOS, "essarts").turn(ATHOS).does("play essarts -")
    assert s.s.purse == after
    assert s.said("purse_changed") == ([(after - before, after)] if after > before else [])


@pytest.mark.rule("TRACK-SIEGE")
@pytest.mark.parametrize(("before", "after"), [(4, 1), (3, 0), (2, 0)])
def test_the_token_stays_on_the_last_space_at_la_rochelle(before: int, after: int) -> None:
    end = box().siege_end
    s = scene().siege(end - before, "combat*3").phase("siege").rolls(red="H", blue="SSS").settle()
    assert s.s.siege == end - after
    assert not s.g.over


@pytest.mark.rule("TRACK-SIEGE")
def test_la_rochelle_has_as_many_spaces_on_either_side_of_the_middle() -> None:
    spaces = value_of(changed(texts(), playing_values()), "tracks.siege.spaces")
    assert spaces == 2 * box().siege_end + 1


@pytest.mark.rule("TRACK-LOUVRE")
def test_the_louvre_token_fails_the_mission_on_the_fourth_space() -> None:
    for space, honour, card in ((0, 9, 0), (1, 8, 0), (2, 7, 1)):
        s = scene().put(honour=9).louvre("poisons", space).phase("end").settle()
        assert (s.s.honour, s.s.louvre_space, s.s.louvre_card) == (honour, 0 if card else space + 1, card)


@pytest.mark.rule("TRACK-HONOUR")
def test_nine_points_of_honour_may_be_lost_and_none_gained_beyond_those_at_the_start() -> None:
    assert box().honour > 9
    s = scene().hand(ATHOS, "la_porte").turn(ATHOS).does("play la_porte -")
    assert s.s.honour == box().honour
    s = scene().put(honour=box().honour - 1).hand(ATHOS, "la_porte").turn(ATHOS).does("play la_porte -")
    assert s.s.honour == box().honour
    s = scene().put(honour=3).louvre("poisons", 2).phase("end").settle()
    assert (s.s.honour, s.g.over) == (1, False)


@pytest.mark.rule("TRACK-PARIS")
def test_paris_counts_no_more_than_six_successes() -> None:
    s = scene().paris("disappearance").foe("cavois", "paris").put(constance=4).at("paris", PORTHOS).turn(PORTHOS)
    s.rolls(blue="LLL").does("task -")
    assert s.s.constance == 6
    s = scene().paris("disappearance").foe("cavois", "paris").put(constance=2).at("paris", PORTHOS).turn(PORTHOS)
    s.rolls(blue="LLL").does("task -")
    assert s.s.constance == 5


@pytest.mark.rule("TRACK-EPIC", "RUL-EPIC-LIMIT")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (5, 6), (6, 7), (7, 7)])
def test_an_epic_token_earned_with_seven_owned_is_lost(before: int, after: int) -> None:
    s = scene().put(epic=before).hand(ATHOS, "buckingham").turn(ATHOS).does("play buckingham -")
    assert (s.s.epic, s.held(ATHOS, "buckingham")) == (after, 0)
    assert s.said("epic_changed") == ([(1, after)] if after > before else [])


@pytest.mark.rule("RUL-EPIC-LIMIT", "ONE-5")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (5, 7), (6, 7)])
def test_one_for_all_fills_the_quest_up_to_seven_tokens(before: int, after: int) -> None:
    s = scene().put(epic=before).ones(1).turn(ATHOS).does("one epic")
    assert s.s.epic == after


@pytest.mark.rule("RUL-EPIC-STOCK", "TRACK-EPIC")
def test_spent_epic_tokens_go_back_to_stock_and_can_be_earned_again() -> None:
    s = scene().put(epic=7).hand(ATHOS, "buckingham").turn(ATHOS).does("turnup", "space 0", "space 1", "space 2")
    assert s.s.epic == 6
    s.does("play buckingham -")
    assert s.s.epic == 7
    s = scene().board("galleries", "panache two two gallantry two two").put(epic=7).at("quest", ARAMIS).turn(ARAMIS)
    s.does("passage")
    assert (s.s.epic, s.said("epic_changed")) == (4, [(-3, 4)])


@pytest.mark.rule("TRACK-ONE", "ONE-1")
def test_there_are_three_one_for_all_cards_and_three_ways_to_gain_one() -> None:
    s = scene(variants=("easier",)).ones(1).rochefort(1).milady("louvre")
    assert s.s.one_stock == 2
    s.louvre("poisons").foe("cavois", "louvre").at("louvre", DARTAGNAN).hand(DARTAGNAN, "panache*3").turn(DARTAGNAN)
    s.rolls(blue="LLS", red="SHHH").does("challenge panache", "cards 0 0")
    assert (s.s.rochefort, s.s.one_for_all, s.s.one_stock) == (0, 2, 1)
    s = (
        scene(variants=("easier",))
        .ones(2)
        .siege(box().siege_end - 1, "combat*2")
        .phase("siege")
        .rolls(red="H", blue="SS")
        .settle()
    )
    assert (s.s.siege, s.s.one_for_all, s.s.one_stock) == (box().siege_end, 3, 0)


@pytest.mark.rule("ONE-1")
def test_each_way_to_gain_a_one_for_all_card_is_open_once() -> None:
    s = scene().rochefort(1).put(rochefort_fell=1).milady("louvre").louvre("poisons").foe("cavois", "louvre")
    s.at("louvre", DARTAGNAN).hand(DARTAGNAN, "panache*3").turn(DARTAGNAN)
    s.rolls(blue="LLS", red="SHHH").does("challenge panache", "cards 0 0")
    assert (s.s.rochefort, s.s.one_for_all) == (0, 0)
    s = (
        scene()
        .put(siege_rewards=6)
        .siege(box().siege_end - 1, "combat*2")
        .phase("siege")
        .rolls(red="H", blue="SS")
        .settle()
    )
    assert (s.s.siege, s.s.one_for_all) == (box().siege_end, 0)
    s = scene().rochefort(2).milady("louvre").louvre("poisons").foe("cavois", "louvre")
    s.at("louvre", DARTAGNAN).hand(DARTAGNAN, "panache*3").turn(DARTAGNAN)
    s.rolls(blue="LLS", red="SHHH").does("challenge panache", "cards 0 0")
    assert (s.s.rochefort, s.s.one_for_all) == (1, 0)
