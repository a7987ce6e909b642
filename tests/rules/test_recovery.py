"""MUS-3 and MUS-4: who falls, and when he gets up."""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    DARTAGNAN,
    HERO_NAMES,
    PORTHOS,
    TREVILLE,
)
from tests.rules import printed
from tests.scene import Scene, scene

BESIEGED = "three two two two decoy decoy decoy decoy three three three three"


# --- falling and getting up ---------------------------------------------------------------------------


@pytest.mark.rule("MUS-3")
def test_one_who_lies_when_his_turn_comes_stands_up_heals_draws_and_has_played() -> None:
    s = scene().lying(PORTHOS).draws("adventure", "kitty").does("turn porthos")
    assert (s.s.lying, s.s.life[PORTHOS], s.where(PORTHOS)) == (0, 5, "colombier")
    assert (s.s.hand_size, s.held(PORTHOS, "kitty")) == ([0, 0, 0, 0, 1, 0], 1)
    assert (s.s.played, s.asked) == (1 << PORTHOS, "next_musketeer")


@pytest.mark.rule("MUS-3")
@pytest.mark.parametrize("hero", [DARTAGNAN, ATHOS, ARAMIS, PORTHOS])
def test_recovering_is_the_whole_turn_of_a_musketeer(hero: int) -> None:
    s = scene().lying(hero).does(f"turn {HERO_NAMES[hero]}")
    assert (s.said("turn_started"), s.said("turn_ended")) == ([(hero,)], [(hero,)])


@pytest.mark.rule("MUS-4")
def test_one_put_out_of_action_in_his_own_turn_ends_it_and_recovers_on_the_next() -> None:
    s = scene().at("quest", PORTHOS).life(PORTHOS, 1).tokens(BESIEGED).turn(PORTHOS)
    s.rolls(blue="HLL", red="SSS").does("path rooms")
    assert (s.s.life[PORTHOS], s.s.lying, s.where(PORTHOS)) == (0, 1 << PORTHOS, "colombier")
    assert (s.s.played, s.asked) == (1 << PORTHOS, "next_musketeer")
    s.milady("louvre").rolls(red="H").does("turn athos", "end", "turn aramis", "end", "end")
    assert (s.s.turn, s.s.lying, s.s.life[PORTHOS]) == (2, 1 << PORTHOS, 0)
    s.does("go louvre", "take", "turn porthos")
    assert (s.s.lying, s.s.life[PORTHOS], s.s.hand_size[4]) == (0, 5, 1)


@pytest.mark.rule("MUS-4")
def test_one_who_falls_in_phase_three_recovers_on_the_next_turn() -> None:
    s = scene().life(ARAMIS, 1).phase("siege").rolls(red="S").does("sacrifice")
    assert (s.s.turn, s.s.lying, s.s.siege) == (2, 1 << ARAMIS, 0)
    s.does("go louvre", "take", "turn aramis")
    assert (s.s.lying, s.s.life[ARAMIS]) == (0, 3)


def assassin_comes(*, struck: int, played: tuple[int, ...] = ()) -> Scene:
    """D'Artagnan completes the Louvre's mission, and an assassin is laid at the next one."""
    s = scene().at("louvre", DARTAGNAN).at("paris", PORTHOS).louvre("poisons").hand(DARTAGNAN, "panache*3")
    s.at("louvre", struck).life(struck, 1).played(*played).turn(DARTAGNAN).draws("louvre_draw", "gaming_debt")
    s.rolls(trap="H S" if struck != DARTAGNAN else "S")
    return s.does("challenge panache", "skill 3", "lay lubin assassin")


@pytest.mark.rule("MUS-3", "MUS-4", "RUL-OUT-TIMING")
def test_an_assassin_strikes_one_who_has_not_played_and_he_recovers_at_once() -> None:
    s = assassin_comes(struck=ATHOS)
    assert (s.where(ATHOS), s.s.life[ATHOS], s.s.lying, s.s.hand_size[2]) == ("colombier", 3, 0, 1)
    assert (s.s.played, s.g.prompt().hero) == (1 << ATHOS, DARTAGNAN)
    s.does("end")
    assert {"turn aramis", "turn porthos"} <= set(s.options)
    assert "turn athos" not in s.options, "his turn is over"


@pytest.mark.rule("MUS-3", "MUS-4", "RUL-OUT-TIMING")
def test_an_assassin_strikes_one_who_has_played_and_he_lies_till_the_next_turn() -> None:
    s = assassin_comes(struck=ATHOS, played=(ATHOS,))
    assert (s.where(ATHOS), s.s.life[ATHOS], s.s.lying, s.s.hand_size[2]) == ("colombier", 0, 1 << ATHOS, 0)
    assert s.said("recovered") == []


@pytest.mark.rule("MUS-3", "MUS-4", "RUL-OUT-TIMING")
def test_an_assassin_strikes_him_whose_turn_it_is_and_he_lies_till_the_next_turn() -> None:
    s = assassin_comes(struck=DARTAGNAN)
    assert (s.where(DARTAGNAN), s.s.lying, s.s.played) == ("colombier", 1 << DARTAGNAN, 1 << DARTAGNAN)
    assert (s.asked, s.said("recovered")) == ("next_musketeer", [])


@pytest.mark.rule("MUS-3", "TRAP-4")
def test_an_assassin_on_a_new_paris_card_strikes_in_phase_one_and_he_recovers_at_once() -> None:
    s = scene().life(DARTAGNAN, 1).paris_hand("message").phase("milady").rolls(trap="S")
    s.does("go louvre", "paris message", "lay cavois assassin")
    assert (s.asked, s.s.phase) == ("treachery", 1)
    assert (s.where(DARTAGNAN), s.s.life[DARTAGNAN], s.s.lying, s.s.played) == ("colombier", 3, 0, 1)
    assert s.s.hand_size[1] == 1


@pytest.mark.rule("MUS-4", "RUL-OUT-TIMING")
@pytest.mark.parametrize("played", [0b1111, 0b1011])
def test_an_assassin_strikes_in_phase_four_and_he_lies_till_the_next_turn(played: int) -> None:
    """Even one whose turn was lost with the sand, and who has not played."""
    s = scene().louvre("poisons", 2).at("louvre", ARAMIS).life(ARAMIS, 1).put(played=played, emergency=1, sand_out=1)
    s.phase("end").draws("louvre_draw", "gaming_debt").rolls(trap="S S").does("lay lubin assassin")
    assert (s.s.turn, s.s.lying, s.s.life[ARAMIS], s.said("recovered")) == (2, 1 << ARAMIS, 0, [])
    s.does("go louvre", "take", "turn aramis")
    assert (s.s.lying, s.s.life[ARAMIS], s.s.hand_size[3]) == (0, 3, 1)


@pytest.mark.rule("MUS-4", "RUL-ORDERED-FALL")
def test_one_who_falls_on_an_order_before_his_turn_lies_till_it_comes_and_recovers_then() -> None:
    s = scene(6).at("quest", PORTHOS).life(PORTHOS, 1).tokens(BESIEGED).turn(TREVILLE)
    s.rolls(blue="HLL", red="SSS").does("order porthos", "path rooms")
    assert (s.s.lying, s.s.played, s.g.prompt().hero) == (1 << PORTHOS, 0, TREVILLE)
    s.does("end", "turn porthos")
    assert (s.s.lying, s.s.life[PORTHOS], s.s.hand_size[4]) == (0, 5, 1)
    assert s.s.played == 1 << PORTHOS | 1 << TREVILLE


@pytest.mark.rule("MUS-4", "MUS-3", "RUL-OUT-TIMING", "RUL-ORDERED-FALL")
def test_one_ordered_into_an_assassins_arms_lies_till_his_turn_comes() -> None:
    s = scene(6).louvre("poisons").trap("assassin", "louvre").life(ATHOS, 1).turn(TREVILLE)
    s.rolls(trap="S").does("order athos", "move louvre")
    assert (s.s.lying, s.s.played, s.said("recovered")) == (1 << ATHOS, 0, [])
    s.does("end", "turn athos")
    assert (s.s.lying, s.s.life[ATHOS], s.s.played >> ATHOS & 1) == (0, 3, 1)


@pytest.mark.rule("MUS-4", "RUL-OUT-TIMING")
def test_one_ordered_after_his_turn_who_falls_lies_till_the_next_round() -> None:
    s = scene(6).louvre("poisons").trap("assassin", "louvre").life(ATHOS, 1).played(ATHOS).turn(TREVILLE)
    s.rolls(trap="S").does("order athos", "move louvre", "end")
    assert (s.s.lying, s.options) == (1 << ATHOS, ["turn dartagnan", "turn aramis", "turn porthos"])


def beggars_paid(s: Scene) -> Scene:
    """The beggars were the last obstacle at the Louvre: the next mission comes, and with it an assassin."""
    return s.does("beggars louvre", "lay lubin assassin")


def before_the_beggars(players: int = 5) -> Scene:
    """Athos at the Louvre with his last life, where only beggars stand between them and success."""
    s = scene(players).at("paris", PORTHOS).at("louvre", ATHOS).life(ATHOS, 1).louvre("poisons").put(louvre_done=1)
    return s.trap("beggars", "louvre").draws("louvre_draw", "gaming_debt").rolls(trap="S")


@pytest.mark.rule("MUS-4")
def test_one_who_falls_while_an_order_reaches_him_does_nothing_with_it() -> None:
    s = before_the_beggars(6).turn(TREVILLE).does("order athos")
    assert s.asked == "ordered_action"
    beggars_paid(s)
    assert (s.s.lying, s.s.played, s.said("recovered")) == (1 << ATHOS, 0, [])
    assert (s.asked, s.g.prompt().hero, s.actions_left) == ("musketeer_action", TREVILLE, 2)


@pytest.mark.rule("MUS-4")
def test_one_who_falls_between_two_purchases_buys_no_more() -> None:
    s = before_the_beggars().put(purse=9).turn(ATHOS).does("equip", "buy pistol")
    assert s.asked == "purchase"
    beggars_paid(s)
    assert (s.s.lying, s.s.equipment[ATHOS], s.asked) == (1 << ATHOS, 2, "next_musketeer")
    assert s.s.purse == 9 - printed.price("pistol") - 2
    s = before_the_beggars().put(purse=9).turn(ATHOS).does("equip", "buy pistol", "buy blade")
    assert (s.asked, s.s.equipment[ATHOS], s.actions_left) == ("musketeer_action", 0b1010, 2)


@pytest.mark.rule("MUS-4", "RUL-OUT-TIMING")
@pytest.mark.parametrize("played", [0b1111, 0b1101])
def test_one_struck_in_phase_three_lies_till_the_next_turn_even_if_the_sand_took_his_own(played: int) -> None:
    s = before_the_beggars().put(played=played, emergency=1, sand_out=1).phase("siege").rolls(red="S").settle()
    assert (s.asked, s.s.phase) == ("sacrifice", 3)
    beggars_paid(s)
    assert (s.s.lying, s.said("recovered"), s.asked) == (1 << ATHOS, [], "sacrifice")


@pytest.mark.rule("RUL-OUT-TIMING")
def test_one_put_out_by_his_gaoler_recovers_at_once() -> None:
    s = scene().at("bastille", ATHOS).life(ATHOS, 1).turn(ATHOS).rolls(blue="HLS", red="SSH").does("escape")
    assert (s.where(ATHOS), s.s.lying, s.s.life[ATHOS], s.s.hand_size[2]) == ("colombier", 0, 3, 1)
    assert (s.s.played, s.asked) == (1 << ATHOS, "next_musketeer")
