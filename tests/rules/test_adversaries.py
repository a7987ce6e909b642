"""The adversary cards, one by one: what they can do and what they are worth."""

import pytest

from mousquetaires.engine.ids import IN_HAND, OUT_OF_GAME, PARIS, PORTHOS
from mousquetaires.engine.rules.duel_outcome import BEATEN, FOE_WOUNDED, HERO_OUT, HERO_WOUNDED
from tests.rules import printed
from tests.rules.duels import facing, facing_token, outcome
from tests.scene import Scene, scene


@pytest.mark.parametrize(
    "foe",
    [
        pytest.param("henchman", marks=pytest.mark.rule("CARD-HENCHMAN")),
        pytest.param("boisrenard", marks=pytest.mark.rule("CARD-BOISRENARD")),
        pytest.param("lubin", marks=pytest.mark.rule("CARD-LUBIN")),
        pytest.param("brisemont", marks=pytest.mark.rule("CARD-BRISEMONT")),
        pytest.param("bernajoux", marks=pytest.mark.rule("CARD-BERNAJOUX")),
        pytest.param("biscarat", marks=pytest.mark.rule("CARD-BISCARAT")),
        pytest.param("vitray", marks=pytest.mark.rule("CARD-VITRAY", "DUEL-21")),
        pytest.param("jussac", marks=pytest.mark.rule("CARD-JUSSAC")),
        pytest.param("laffemas", marks=pytest.mark.rule("CARD-LAFFEMAS")),
        pytest.param("la_houdiniere", marks=pytest.mark.rule("CARD-LA-HOUDINIERE")),
    ],
)
def test_one_manoeuvre_beats_him_and_earns_his_reward(foe: str) -> None:
    s = facing(foe, PORTHOS).put(purse=5).rolls(blue="LLL", red=printed.red(foe, "")).does(f"duel {foe}")
    assert outcome(s) == FOE_WOUNDED | BEATEN
    assert (s.s.purse - 5, s.s.epic) == printed.reward(foe)
    assert s.foe_at(foe) == (IN_HAND if foe == "henchman" else OUT_OF_GAME)


@pytest.mark.rule("CARD-HENCHMAN", "FORCE-4", "DUEL-12")
def test_the_henchman_returns_to_miladys_hand_when_beaten_and_comes_again() -> None:
    s = scene().at("louvre", PORTHOS).louvre("jealousy").foe("henchman", "louvre").put(purse=5, louvre_done=1)
    s.turn(PORTHOS).rolls(blue="SSL", red="HH").rolls(blue="SS", red="H").does("duel henchman")
    assert s.said("adversary_returned") == [(0,)]
    assert s.asked == "adversaries"
    s.does("lay henchman,boisrenard -")
    assert s.where(PORTHOS) == "louvre"
    s.rolls(blue="LLL", red="SS").does("duel henchman")
    assert s.s.purse == 7


@pytest.mark.rule("CARD-BOISRENARD")
def test_boisrenards_pistol_is_one_more_sword_in_the_first_roll_only() -> None:
    s = facing("boisrenard", PORTHOS).rolls(blue="SHL", red="HS").does("duel boisrenard")
    assert s.s.life[PORTHOS] == 4
    s = facing("boisrenard", PORTHOS).rolls(blue="HHL HL L", red="SH S").does("duel boisrenard")
    assert outcome(s) == 0


@pytest.mark.rule("CARD-LUBIN", "RUL-PURSE-FLOOR")
@pytest.mark.parametrize(("purse", "left"), [(5, 4), (1, 0), (0, 0)])
def test_a_duel_that_does_not_beat_lubin_costs_the_purse_one(purse: int, left: int) -> None:
    s = facing("lubin", PORTHOS).put(purse=purse).rolls(blue="HHH HH H", red="HH H").does("duel lubin")
    assert outcome(s) == 0
    assert s.s.purse == left
    s = facing("lubin", PORTHOS).put(purse=purse).rolls(blue="SHL", red="SS").does("duel lubin")
    assert outcome(s) == FOE_WOUNDED | HERO_WOUNDED | BEATEN
    assert s.s.purse == purse + 1
    s = facing("lubin", PORTHOS).put(purse=purse).rolls(blue="HLL", red="SS").does("duel lubin")
    assert outcome(s) == HERO_WOUNDED
    assert s.s.purse == left


@pytest.mark.rule("DUEL-21", "CARD-VITRAY")
def test_vitray_has_one_more_shield_in_every_roll() -> None:
    s = facing("vitray", PORTHOS, "combat*2").rolls(blue="SSHHH SSHH SSL SL S")
    s.rolls(red=printed.rounds("vitray", "HSS", "HS", "H")).does("duel vitray", "cards 2 0")
    assert outcome(s) == 0
    swords = printed.foe("vitray").dice - 1
    s.rolls(blue="SSS", red="S" * swords + "H").does("duel vitray")
    assert s.foe_at("vitray") == OUT_OF_GAME
    assert s.s.life[PORTHOS] == 5 - swords


# --- Jussac ---------------------------------------------------------------------------------------


@pytest.mark.rule("DUEL-20", "CARD-JUSSAC")
def test_jussac_wounds_at_the_end_of_a_draw_and_it_is_not_first_blood() -> None:
    s = facing("jussac", PORTHOS).put(purse=5).rolls(blue="HHH HH H", red="HHH HH H").does("duel jussac")
    assert s.said("life_lost") == [(PORTHOS, 1, s.s.life[PORTHOS])]
    assert outcome(s) == 0
    assert (s.foe_at("jussac"), s.s.purse, s.s.epic) == (PARIS, 5, 0)


@pytest.mark.rule("DUEL-20", "DUEL-5", "CARD-JUSSAC")
def test_jussac_wounds_him_who_beat_him_by_a_manoeuvre_and_the_reward_is_earned() -> None:
    s = facing("jussac", PORTHOS).put(purse=5).life(PORTHOS, 1).rolls(blue="LLL", red="SSS").does("duel jussac")
    assert s.said("life_lost") == [(PORTHOS, 1, 0)]
    assert outcome(s) == FOE_WOUNDED | BEATEN | HERO_OUT
    assert (s.s.purse - 5, s.s.epic) == printed.reward("jussac")
    assert s.where(PORTHOS) == "colombier"


@pytest.mark.rule("DUEL-20", "CARD-JUSSAC")
def test_armour_absorbs_his_parting_wound_even_when_its_shield_was_used_in_the_roll() -> None:
    s = facing("jussac", PORTHOS, "", "armour").rolls(blue="SSL", red="SSH").does("duel jussac")
    assert s.said("life_lost") == [(PORTHOS, 1, s.s.life[PORTHOS])]
    assert s.said("parting_wound_absorbed") == [(PORTHOS,)]
    s = facing("jussac", PORTHOS).rolls(blue="SSL", red="SSH").does("duel jussac")
    assert s.said("life_lost") == [(PORTHOS, 2, s.s.life[PORTHOS] + 1), (PORTHOS, 1, s.s.life[PORTHOS])]
    assert s.said("parting_wound_absorbed") == []


# --- Laffemas -------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-LAFFEMAS", "RUL-LAFFEMAS")
def test_whom_laffemas_puts_out_goes_to_the_bastille_once_he_has_recovered() -> None:
    """Next turn he stands, heals, draws, goes to the Bastille, and his turn is over."""
    s = facing("laffemas", PORTHOS).life(PORTHOS, 1).rolls(blue="HHL", red="SSSH").does("duel laffemas")
    assert (s.where(PORTHOS), s.s.lying, s.s.marked) == ("colombier", 1 << PORTHOS, 1 << PORTHOS)
    s.put(played=0, turn=2).phase("musketeers").does("turn porthos")
    assert (s.where(PORTHOS), s.s.lying, s.s.life[PORTHOS], s.s.marked) == ("bastille", 0, 5, 0)
    assert s.s.hand_size[s.table.seat_of[PORTHOS]] == 1
    assert s.said("jailed") == [(PORTHOS,)]
    assert s.asked == "next_musketeer"
    assert "turn porthos" not in s.options


@pytest.mark.rule("CARD-LAFFEMAS", "RUL-LAFFEMAS")
def test_whom_another_puts_out_or_laffemas_only_wounds_is_not_jailed() -> None:
    s = facing("cavois", PORTHOS).life(PORTHOS, 1).rolls(blue="HHL", red="SSSH").does("duel cavois")
    s.put(played=0, turn=2).phase("musketeers").does("turn porthos")
    assert s.where(PORTHOS) == "colombier"
    s = facing("laffemas", PORTHOS).life(PORTHOS, 2).rolls(blue="HHL", red="SSSH").does("duel laffemas")
    assert (s.where(PORTHOS), s.s.marked) == ("paris", 0)


# --- those who are no adversary cards -------------------------------------------------------------


def plain(who: str) -> Scene:
    """Porthos about to fight one who is no adversary card."""
    s = scene()
    if who == "gaoler":
        s.at("bastille", PORTHOS)
    elif who == "nemesis":
        s.at("paris", PORTHOS).paris("message").trap("nemesis", "paris", PORTHOS)
    elif who == "duellist":
        s.at("paris", PORTHOS).paris("duels").foe("cavois", "paris")
    elif who == "wardes":
        s.at("quest", PORTHOS).board("england").put(england=15)
    else:
        return facing_token(who)
    return s.turn(PORTHOS)


@pytest.mark.rule("RUL-PLAIN-DUELLIST")
@pytest.mark.parametrize(
    ("who", "action", "foe"),
    [
        ("gaoler", "escape", "gaoler"),
        ("nemesis", "duel nemesis", "nemesis"),
        ("duellist", "duel duellist", "duellist"),
        ("wardes", "duel wardes", "wardes"),
        ("two", "path rooms", "two_dice"),
        ("three", "path rooms", "three_dice"),
        ("four", "path rooms", "four_dice"),
    ],
)
def test_a_plain_duellist_has_one_life_and_no_reward(who: str, action: str, foe: str) -> None:
    s = plain(who).put(purse=5).rolls(blue="LLL", red=printed.red(foe, "HH")).does(action)
    assert outcome(s) == FOE_WOUNDED | BEATEN
    assert (s.s.purse, s.s.epic) == (5, 0)
