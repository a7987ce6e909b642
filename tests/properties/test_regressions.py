"""Bugs that random play and refused actions found, each as it was found."""

import copy

import pytest

from mousquetaires.engine.actions import CHALLENGE, VERB_BITS
from mousquetaires.engine.ids import ARAMIS, ATHOS, PORTHOS, TREVILLE
from mousquetaires.engine.invariants import broken
from mousquetaires.engine.save_load import dump, load
from tests.scene import Scene, scene


def beggars_at_a_done_louvre(players: int) -> Scene:
    """Paying the Beggars completes the mission, and the next one may bring an assassin at once."""
    laid = scene(players).louvre("letter").put(louvre_done=1, purse=10).trap("beggars", "louvre")
    return laid.draws("louvre_draw", "poisons").rolls(trap="S")


@pytest.mark.rule("MUS-4")
def test_one_whom_an_assassin_puts_out_while_he_buys_buys_no_more() -> None:
    shop = beggars_at_a_done_louvre(5).at("louvre", PORTHOS).life(PORTHOS, 1).turn(PORTHOS)
    shop.does("equip", "buy pistol")
    shop.acts(1, "beggars louvre").does("lay henchman assassin")
    assert shop.where(PORTHOS) == "colombier"
    assert shop.asked != "purchase"
    assert broken(shop.g) == []


@pytest.mark.rule("MUS-4", "TREV-1")
def test_one_whom_an_assassin_puts_out_before_he_follows_an_order_does_nothing() -> None:
    ordered = beggars_at_a_done_louvre(6).at("louvre", PORTHOS).life(PORTHOS, 1).turn(TREVILLE)
    ordered.does("order porthos")
    ordered.acts(1, "beggars louvre").does("lay henchman assassin")
    assert ordered.asked == "musketeer_action"
    assert ordered.g.prompt().hero == TREVILLE
    assert broken(ordered.g) == []


@pytest.mark.rule("ACT-3")
def test_a_trade_ends_when_an_assassin_parts_the_two() -> None:
    trade = beggars_at_a_done_louvre(5).at("louvre", PORTHOS, ARAMIS).life(ARAMIS, 1).hand(PORTHOS, "combat")
    trade.rolls(trap="H").turn(PORTHOS).does("trade aramis", "offer give=combat")
    trade.acts(1, "beggars louvre").does("lay henchman assassin")
    assert trade.where(ARAMIS) == "colombier"
    assert trade.said("offer_declined") == [(PORTHOS, ARAMIS)]
    assert trade.asked == "musketeer_action"
    assert trade.s.offer == 0
    assert broken(trade.g) == []


@pytest.mark.rule("MUS-4")
def test_one_whose_turn_was_lost_with_the_sand_and_who_falls_in_phase_three_lies_till_the_next_turn() -> None:
    siege = beggars_at_a_done_louvre(5).at("rochelle", ATHOS).at("louvre", PORTHOS).life(PORTHOS, 1)
    siege.put(emergency=1, sand_out=1).phase("siege").rolls(red="S").settle()
    assert siege.asked == "sacrifice"
    siege.acts(1, "beggars louvre").does("lay henchman assassin")
    assert siege.s.lying == 1 << PORTHOS


@pytest.mark.rule("ENG-1")
def test_a_skill_that_does_not_exist_is_no_challenge_in_england() -> None:
    england = scene().board("england").at("quest", PORTHOS).turn(PORTHOS)
    for skill in (4, 5, 7, 1 << 70):
        reason = england.g.refusal(england.seat, CHALLENGE | skill << VERB_BITS)
        assert reason is not None
        assert reason.key == "reason-no-challenge-here"


def test_a_loaded_game_does_not_write_into_what_it_was_loaded_from() -> None:
    saved = dump(scene().turn(PORTHOS).g)
    kept = copy.deepcopy(saved)
    first = load(scene().table, saved)
    first.s.place[PORTHOS] = 0
    first.s.deck[0] = 0
    assert saved == kept


def test_a_seat_that_does_not_exist_has_no_options() -> None:
    asked = scene().turn(PORTHOS).g
    assert asked.options(-1) == []
    assert asked.options(99) == []
