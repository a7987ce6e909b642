"""BAS: into the Bastille, and out of it."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, PORTHOS, TREVILLE
from tests.scene import Scene, scene


def jailed(hero: int, must_win: bool = False) -> Scene:
    """A prisoner whose turn has come."""
    return scene(bastille_must_win=must_win).at("bastille", hero).put(purse=5, epic=3).turn(hero)


@pytest.mark.rule("BAS-1")
def test_nobody_walks_into_the_bastille() -> None:
    s = scene().gear(PORTHOS, "thoroughbred").turn(PORTHOS)
    assert s.refuses("move bastille").key == "reason-closed-place"
    assert s.refuses("ride bastille").key == "reason-closed-place"


@pytest.mark.rule("BAS-1", "BAS-4")
def test_one_sent_there_by_treachery_starts_there_and_may_try_to_leave_in_this_turn() -> None:
    s = scene().treachery("prison").phase("milady").does("go louvre", "treachery prison", "name porthos")
    assert s.where(PORTHOS) == "bastille"
    s.turn(PORTHOS)
    assert {"bribe", "escape"} <= s.verbs()
    assert s.does("bribe", "draw", "draw").asked == "next_musketeer"


@pytest.mark.rule("BAS-2")
@pytest.mark.parametrize("purse", [1, 5])
def test_a_bribe_costs_one_pistole_and_one_action(purse: int) -> None:
    s = jailed(PORTHOS).put(purse=purse).does("bribe")
    assert s.s.purse == purse - 1
    assert s.where(PORTHOS) == "colombier"
    assert s.said("freed") == [(PORTHOS,)]
    assert s.asked == "musketeer_action"
    assert s.does("draw", "draw").asked == "next_musketeer"


@pytest.mark.rule("BAS-2")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_a_bribe_frees_only_the_musketeer_who_pays_it(hero: int) -> None:
    s = scene().at("bastille", DARTAGNAN, hero, PORTHOS).put(purse=5).turn(hero).does("bribe")
    assert [s.where(one) for one in (DARTAGNAN, hero, PORTHOS)] == ["bastille", "colombier", "bastille"]


@pytest.mark.rule("BAS-2")
def test_an_empty_purse_bribes_nobody() -> None:
    s = jailed(PORTHOS).put(purse=0)
    assert "bribe" not in s.verbs()
    reason = s.refuses("bribe")
    assert (reason.rule, reason.values) == ("BAS-2", {"needed": 1, "purse": 0})
    assert "escape" in s.verbs()


@pytest.mark.rule("BAS-2", "RUL-BASTILLE-DUEL")
@pytest.mark.parametrize(
    ("blue", "red", "life"),
    [("SLL", "HSS", 3), ("SSL", "HHH HH H", 5), ("SSS", "HHS", 4)],
    ids=["lost", "drawn", "won"],
)
def test_he_fights_three_dice_and_is_out_whatever_the_result(blue: str, red: str, life: int) -> None:
    blues = blue if " " not in red else f"{blue} HL H"
    s = jailed(PORTHOS).rolls(blue=blues, red=red).does("escape")
    assert s.where(PORTHOS) == "colombier"
    assert s.s.life[PORTHOS] == life
    assert s.s.purse == 5
    assert s.s.epic == 3
    assert s.does("draw", "draw").asked == "next_musketeer"


@pytest.mark.rule("BAS-2", "RUL-BASTILLE-DUEL")
def test_by_the_option_he_must_win_to_be_out() -> None:
    s = jailed(PORTHOS, must_win=True).rolls(blue="SLL", red="HSS").does("escape")
    assert s.where(PORTHOS) == "bastille"
    assert s.said("freed") == []
    s.rolls(blue="SSH", red="HSS").does("escape")
    assert s.where(PORTHOS) == "colombier"
    assert s.s.life[PORTHOS] == 2
    assert s.does("draw").asked == "next_musketeer"


@pytest.mark.rule("BAS-2")
def test_cards_gifts_and_equipment_help_in_the_fight_and_rochefort_does_not_come() -> None:
    s = scene().at("bastille", ARAMIS).hand(ARAMIS, "combat kitty").gear(ARAMIS, "pistol armour").milady("paris")
    s.turn(ARAMIS).rolls(blue="HHHLL", red="SSS")
    s.does("escape", "cards 1 0", "gift kitty")
    assert s.said("dice_added") == [(ARAMIS, 1, 4), (ARAMIS, 1, 5)]
    assert s.s.life[ARAMIS] == 3
    assert s.said("rochefort_came") == []
    assert s.where(ARAMIS) == "colombier"


@pytest.mark.rule("BAS-2")
def test_no_other_way_leads_out_and_a_thoroughbred_does_not_either() -> None:
    s = scene().at("bastille", PORTHOS).gear(PORTHOS, "thoroughbred").turn(PORTHOS)
    assert s.verbs() == {"end", "draw", "equip", "bribe", "escape"}
    for action in ("move paris", "ride colombier", "challenge panache", "reinforce combat", "path rooms"):
        assert s.refuses(action).rule == "BAS-2"


@pytest.mark.rule("BAS-2")
def test_a_prisoner_may_draw_play_a_character_equip_and_trade_with_a_fellow_prisoner() -> None:
    s = scene().at("bastille", PORTHOS, ATHOS).put(purse=5).hand(PORTHOS, "essarts").turn(PORTHOS)
    assert s.verbs() == {"end", "draw", "play", "equip", "trade", "bribe", "escape"}
    assert "trade athos" in s.options
    assert "trade aramis" not in s.options
    assert s.does("play essarts -").s.purse == 8


@pytest.mark.rule("BAS-3", "BAS-2")
def test_put_out_of_action_in_that_fight_he_recovers_at_once_and_his_turn_is_over() -> None:
    s = jailed(DARTAGNAN).life(DARTAGNAN, 1).draws("adventure", "kitty").rolls(blue="HLL", red="SSS").does("escape")
    assert s.where(DARTAGNAN) == "colombier"
    assert (s.s.lying, s.s.life[DARTAGNAN]) == (0, 3)
    assert s.held(DARTAGNAN, "kitty") == 1
    assert s.asked == "next_musketeer"
    assert "turn dartagnan" not in s.options


@pytest.mark.rule("BAS-4")
def test_sent_by_richelieu_he_may_not_try_in_this_turn_but_in_the_next() -> None:
    s = scene(6).milady("louvre").turn(PORTHOS).does("move richelieu")
    s.turn(TREVILLE).does("order porthos")
    assert s.asked == "ordered_action"
    assert not s.verbs() & {"bribe", "escape"}
    assert s.refuses("bribe").rule == "BAS-4"
    assert s.refuses("escape").rule == "BAS-4"
    s.does("pass").skip_to("end").does("go quarters", "take").turn(PORTHOS)
    assert {"bribe", "escape"} <= s.verbs()


@pytest.mark.rule("BAS-4")
def test_an_older_prisoner_may_try_on_treville_s_order() -> None:
    s = scene(6).at("bastille", ATHOS).milady("louvre").turn(PORTHOS).does("move richelieu")
    s.turn(TREVILLE).does("order athos")
    assert {"bribe", "escape"} <= s.verbs()
    assert s.does("bribe").where(ATHOS) == "colombier"


@pytest.mark.rule("BAS-2", "RUL-TREVILLE-JAILED")
def test_treville_gives_no_orders_from_a_cell() -> None:
    s = scene(6).at("bastille", TREVILLE, PORTHOS).turn(TREVILLE)
    assert "order" not in s.verbs()
    assert s.refuses("order porthos").rule == "BAS-2"
    assert "order porthos" in s.does("bribe").options
