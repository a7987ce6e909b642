"""HOUR: the hourglass of Emergency!"""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ARMOUR,
    ATHOS,
    DARTAGNAN,
    EMERGENCY,
    PARIS,
    PISTOL,
    PORTHOS,
    TREVILLE,
)
from mousquetaires.engine.reasons import Reason, Refused
from mousquetaires.engine.rules.adversary_placement import Force
from mousquetaires.engine.rules.hourglass import sand_runs
from tests.scene import Scene, scene


def hurried(players: int = 5) -> Scene:
    """Emergency! was played this turn; Milady is in her quarters."""
    return scene(players).put(emergency=1)


def runs_out(s: Scene) -> Scene:
    s.settle()
    assert sand_runs(s.g)
    s.g.run_out()
    return s


def stopped(s: Scene) -> Reason:
    """Why the sand does not fall now; nothing may change by trying."""
    s.settle()
    assert not sand_runs(s.g)
    before = s.s.dump()
    with pytest.raises(Refused) as caught:
        s.g.run_out()
    assert s.s.dump() == before
    return caught.value.reason


# --- when it is empty -----------------------------------------------------------------------------


@pytest.mark.rule("HOUR-1", "RUL-SAND-OUT")
def test_what_is_not_done_is_lost_and_after_miladys_deed_phase_three_follows() -> None:
    s = runs_out(hurried().turn(PORTHOS).does("draw"))
    assert s.said("turn_started") == [(PORTHOS,)]
    assert (s.asked, s.s.phase) == ("quarters_card", 2)
    s.rolls(red="H").does("paris message").settle()
    assert [row[0] for row in s.said("phase_began")][:3] == [2, 3, 4]
    assert s.s.hand_size[s.table.seat_of[PORTHOS]] == 1


@pytest.mark.rule("HOUR-1")
def test_it_may_run_out_before_anybody_has_started() -> None:
    s = runs_out(hurried())
    assert s.asked == "quarters_card"
    assert s.said("turn_started") == []


@pytest.mark.rule("HOUR-1")
def test_an_action_already_declared_is_finished() -> None:
    s = runs_out(hurried().gear(PORTHOS, "thoroughbred").turn(PORTHOS).does("equip", "buy pistol"))
    assert s.asked == "purchase"
    s.does("buy armour")
    assert s.asked == "replacement"
    s.does("replace thoroughbred")
    assert s.s.equipment[PORTHOS] == 1 << PISTOL | 1 << ARMOUR
    assert s.asked == "quarters_card"


@pytest.mark.rule("HOUR-1")
def test_an_order_already_given_is_carried_out_but_no_thoroughbred_is_ridden_after_it() -> None:
    s = runs_out(hurried(6).gear(TREVILLE, "thoroughbred").turn(TREVILLE).does("order athos"))
    assert s.asked == "ordered_action"
    s.does("move paris")
    assert s.where(ATHOS) == "paris"
    assert s.asked == "quarters_card"


@pytest.mark.rule("HOUR-1")
def test_those_lying_who_have_not_recovered_still_do() -> None:
    s = runs_out(hurried().lying(ATHOS, ARAMIS).turn(PORTHOS))
    s.settle()
    assert s.s.lying == 0
    assert (s.s.life[ATHOS], s.s.life[ARAMIS]) == (3, 3)
    assert s.said("turn_started") == [(PORTHOS,), (ATHOS,), (ARAMIS,)]
    assert s.asked == "quarters_card"


@pytest.mark.rule("HOUR-1")
def test_without_emergency_or_outside_phase_two_or_a_second_time_there_is_no_sand() -> None:
    for s in (scene().turn(PORTHOS), hurried().phase("milady"), hurried().at("rochelle", PORTHOS).phase("siege")):
        assert stopped(s.rolls(red="S")) == Reason("HOUR-1", "reason-no-hourglass")
    s = runs_out(hurried().turn(PORTHOS).does("equip"))
    assert s.asked == "purchase"
    assert stopped(s) == Reason("HOUR-1", "reason-no-hourglass")
    s = hurried().put(ending=1)
    with pytest.raises(Refused):
        s.g.run_out()


# --- when it stops --------------------------------------------------------------------------------


@pytest.mark.rule("HOUR-2")
def test_the_sand_stops_during_a_duel() -> None:
    s = hurried().at("paris", PORTHOS).paris("message").foe("cavois", "paris").hand(PORTHOS, "combat").turn(PORTHOS)
    assert sand_runs(s.g)
    s.does("duel cavois")
    assert s.asked == "combat_cards"
    assert stopped(s) == Reason("HOUR-2", "reason-sand-stopped")
    s.rolls(blue="LLL", red="SSSS").does("cards 0 0")
    assert sand_runs(s.g)


@pytest.mark.rule("HOUR-2")
def test_the_sand_runs_while_cards_are_chosen_for_a_challenge() -> None:
    s = hurried().at("louvre", DARTAGNAN).louvre("poisons").foe("cavois", "louvre").hand(DARTAGNAN, "panache*3")
    s.turn(DARTAGNAN).does("challenge panache")
    assert s.asked == "skill_cards"
    assert sand_runs(s.g)


@pytest.mark.rule("HOUR-2", "RUL-SAND-STOPS")
def test_the_sand_stops_while_a_new_louvre_card_is_set_up() -> None:
    s = hurried().at("louvre", PORTHOS).louvre("poisons").foe("henchman", "louvre").put(louvre_done=1).turn(PORTHOS)
    s.rolls(blue="LLL", red="SS").does("duel henchman")
    assert s.asked == "adversaries"
    assert stopped(s) == Reason("HOUR-2", "reason-sand-stopped")
    s.does("lay henchman,boisrenard -")
    assert sand_runs(s.g)


@pytest.mark.rule("HOUR-2", "RUL-SAND-STOPS")
def test_the_sand_stops_while_a_new_paris_card_is_set_up_too() -> None:
    """Beggars paid elsewhere could complete a mission meanwhile: the set-up is still one moment."""
    s = hurried().paris("message").turn(PORTHOS)
    s.g.call(Force(place=PARIS))
    s.g.advance()
    assert s.asked == "adversaries"
    assert stopped(s) == Reason("HOUR-2", "reason-sand-stopped")


@pytest.mark.rule("HOUR-2")
def test_the_sand_stops_while_a_new_quest_board_is_set_up() -> None:
    s = hurried().board("england").put(england=15).at("quest", PORTHOS).turn(PORTHOS)
    s.rolls(blue="LLL", red="HHHH").does("duel wardes")
    assert s.asked == "return_tokens"
    assert stopped(s) == Reason("HOUR-2", "reason-sand-stopped")
    s.does("assign two,two,two")
    assert sand_runs(s.g)


@pytest.mark.rule("HOUR-2")
def test_the_sand_stops_whenever_milady_has_to_choose() -> None:
    s = hurried().rest()
    assert (s.asked, s.s.phase) == ("quarters_card", 2)
    assert stopped(s) == Reason("HOUR-2", "reason-sand-stopped")


@pytest.mark.rule("HOUR-2")
def test_the_sand_does_not_run_out_while_dice_are_in_the_air() -> None:
    s = hurried().turn(PORTHOS)
    s.g.act(s.seat, 1)  # draw: the card has not been turned yet
    assert s.g.rolling
    assert not sand_runs(s.g)


# --- a first game ---------------------------------------------------------------------------------


@pytest.mark.rule("HOUR-3")
def test_for_a_first_game_both_emergency_cards_may_be_left_out() -> None:
    assert scene().s.treachery_deck[EMERGENCY] == 2
    without = scene(hourglass=False).s.treachery_deck
    assert without[EMERGENCY] == 0
    assert sum(without) == sum(scene().s.treachery_deck) - 2
