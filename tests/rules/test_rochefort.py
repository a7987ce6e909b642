"""ROCH: the man in black who stands in the way of a mission step."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, CAVOIS, DARTAGNAN, LOUVRE, OUT_OF_GAME, PORTHOS, ROCHEFORT
from mousquetaires.engine.rules.duel_outcome import BEATEN, FOE_WOUNDED, HERO_OUT, HERO_WOUNDED
from tests.rules.duels import outcome
from tests.scene import Scene, scene


def guarded(
    hero: int = PORTHOS, hand: str = "", gear: str = "", variants: tuple[str, ...] = (), one_wound: bool = False
) -> Scene:
    """The Henchman at the Louvre, a Musketeer before him, Milady hidden there."""
    s = scene(variants=variants, rochefort_one_wound=one_wound).at("louvre", hero).louvre("poisons")
    s.foe("henchman", "louvre").milady("louvre").put(purse=5)
    return s.hand(hero, hand).gear(hero, gear).turn(hero)


def came(s: Scene) -> int:
    """How often Rochefort has fought a Musketeer."""
    return len(s.said("rochefort_came"))


def actions_left(s: Scene) -> int:
    return s.actions_left


# --- he comes -------------------------------------------------------------------------------------


@pytest.mark.rule("ROCH-1", "RUL-ROCHEFORT-SHOWN", "RUL-NEVER-FORGETS", "FOE-ROCHEFORT")
def test_a_mission_step_where_she_hides_turns_up_her_card_and_rochefort_must_be_fought_first() -> None:
    """Nobody asks her whether she wants to, and it costs no action."""
    s = guarded()
    assert (s.s.shown, s.s.rochefort) == (0, 5)
    s.rolls(blue="LLL LLL", red="SSHH HH").does("duel henchman")
    assert s.said("milady_shown") == [(LOUVRE,)]
    assert s.s.shown == 1
    assert s.said("rochefort_came") == [(PORTHOS, LOUVRE)]
    assert s.said("duel_began") == [(PORTHOS, ROCHEFORT), (PORTHOS, 0)]
    assert actions_left(s) == 2
    assert s.s.rochefort == 4


@pytest.mark.rule("ROCH-1", "ROCH-2")
@pytest.mark.parametrize("step", ["challenge", "duel", "task", "path", "fight", "gallery", "passage", "wardes"])
def test_challenges_duels_tasks_tokens_and_passages_bring_him(step: str) -> None:
    s = scene().hand(PORTHOS, "panache*4 combat").put(epic=3)
    if step in ("challenge", "duel"):
        s.at("louvre", PORTHOS).louvre("poisons").foe("henchman", "louvre").milady("louvre")
    elif step == "task":
        s.at("paris", PORTHOS).paris("smuggler").milady("paris")
    else:
        s.at("quest", PORTHOS).milady("quest")
    if step == "fight":
        s.board("return", "two two two")
    elif step in ("gallery", "passage"):
        s.board("galleries", "erudition two two nobility two two gallantry three three panache three three")
    elif step == "wardes":
        s.board("england").put(england=15)
    action = {
        "challenge": "challenge panache",
        "duel": "duel henchman",
        "task": "task combat",
        "path": "path rooms",
        "fight": "fight 0",
        "gallery": "fight 1",
        "passage": "passage",
        "wardes": "duel wardes",
    }[step]
    s.turn(PORTHOS).rolls(blue="HLL", red="SSHH").does(action, "cards 0 0")
    assert came(s) == 1
    assert s.s.shown == 1
    assert s.said("rochefort_stood") == [(PORTHOS,)]
    assert (s.held(PORTHOS, "panache"), s.held(PORTHOS, "combat"), s.s.epic) == (4, 1, 3)
    assert actions_left(s) == 2


@pytest.mark.rule("ROCH-1", "ROCH-4")
def test_where_she_is_not_he_does_not_come_and_she_stays_hidden() -> None:
    s = guarded().milady("paris").rolls(blue="LLL", red="SS").does("duel henchman")
    assert came(s) == 0
    assert s.s.shown == 0
    assert s.s.purse == 6


@pytest.mark.rule("ROCH-2")
def test_drawing_trading_equipping_and_moving_in_do_not_bring_him() -> None:
    s = guarded(PORTHOS, "panache").at("louvre", ATHOS)
    s.does("draw", "trade athos", "offer give=panache", "accept", "equip", "buy pistol", "pass")
    s.turn(ATHOS).does("end").turn(DARTAGNAN).does("move louvre")
    assert s.where(DARTAGNAN) == "louvre"
    assert came(s) == 0
    assert s.s.shown == 0


@pytest.mark.rule("ROCH-2")
def test_a_step_on_an_empty_space_of_the_inn_does_not_bring_him() -> None:
    s = scene().tokens("- two two two three three three three decoy decoy decoy decoy").milady("quest")
    s.at("quest", PORTHOS).turn(PORTHOS).does("path rooms")
    assert came(s) == 0
    s.rolls(blue="HLL", red="SSHH").does("path rooms")
    assert came(s) == 1


# --- Athos ----------------------------------------------------------------------------------------


@pytest.mark.rule("ROCH-3", "HERO-ATHOS")
@pytest.mark.parametrize("shown", [False, True])
def test_athos_never_meets_him_and_she_stays_hidden_if_she_was(shown: bool) -> None:
    s = guarded(ATHOS).milady("louvre", shown).rolls(blue="LLL", red="SS").does("duel henchman")
    assert came(s) == 0
    assert s.s.shown == shown
    assert s.s.purse == 6


@pytest.mark.rule("ROCH-3", "RUL-ATHOS-BRAVE", "VAR-3", "HERO-ATHOS")
def test_athos_the_brave_must_fight_him_only_where_he_has_shown_himself() -> None:
    brave = ("athos_the_brave",)
    s = guarded(ATHOS, variants=brave).rolls(blue="LLL", red="SS").does("duel henchman")
    assert (came(s), s.s.shown) == (0, 0)
    s = guarded(ATHOS, variants=brave).milady("louvre", shown=True).rolls(blue="HLL", red="SSHH").does("duel henchman")
    assert came(s) == 1
    s = guarded(ATHOS, variants=brave).milady("paris", shown=True).rolls(blue="LLL", red="SS").does("duel henchman")
    assert came(s) == 0


# --- what comes of it -----------------------------------------------------------------------------


@pytest.mark.rule("ROCH-4")
def test_wounded_he_flees_and_the_musketeer_carries_on_with_the_step_he_declared() -> None:
    s = guarded().rolls(blue="LLL SSL", red="SSHH HS").does("duel henchman")
    assert s.said("rochefort_fled") == [(PORTHOS,)]
    assert s.s.fled == 1
    assert s.said("milady_shown") == [(LOUVRE,)]
    assert s.s.purse == 6
    assert s.said("duel_ended")[-1][1] == 0


@pytest.mark.rule("ROCH-4")
def test_once_fled_he_meets_nobody_else_this_turn_anywhere() -> None:
    s = guarded().foe("cavois", "louvre").rolls(blue="LLL LLL", red="SSHH HH").does("duel henchman")
    s.rolls(blue="LLL", red="SSHH").does("duel cavois", "end").at("louvre", ARAMIS)
    s.rolls(blue="LLL", red="SSHH").does("turn aramis", "duel cavois")
    assert came(s) == 1
    assert s.foe_at("cavois") == OUT_OF_GAME


@pytest.mark.rule("ROCH-4")
def test_driven_home_she_takes_no_paris_card_this_turn() -> None:
    s = guarded().rolls(blue="LLL LLL", red="SSHH HH").does("duel henchman").rolls(red="H").rest()
    assert s.said("paris_card_taken") == []
    s = scene().milady("quarters").put(fled=1).rolls(red="H").rest()
    assert s.asked != "quarters_card"
    s = scene().milady("quarters").rest()
    assert s.asked == "quarters_card"


@pytest.mark.rule("ROCH-4", "ROCH-6")
def test_out_of_action_he_carries_on_with_nothing_though_rochefort_fled() -> None:
    s = guarded().life(PORTHOS, 1).rolls(blue="LLL", red="SSSH").does("duel henchman")
    assert s.said("duel_ended") == [(PORTHOS, ROCHEFORT, FOE_WOUNDED | HERO_WOUNDED | HERO_OUT)]
    assert (s.s.fled, s.s.rochefort, s.s.life[PORTHOS]) == (1, 4, 0)
    assert s.where(PORTHOS) == "colombier"
    assert s.asked == "next_musketeer"


@pytest.mark.rule("ROCH-5", "ROCH-9")
def test_unhurt_he_stays_the_step_and_its_action_are_lost_and_he_meets_every_further_step() -> None:
    s = guarded(PORTHOS, "panache*4").rolls(blue="HLL", red="SSHH").does("challenge panache", "cards 0 0")
    assert s.said("rochefort_stood") == [(PORTHOS,)]
    assert (s.held(PORTHOS, "panache"), s.s.fled, s.s.louvre_done) == (4, 0, 0)
    assert actions_left(s) == 2
    s.rolls(blue="HHH HH H", red="HHHH HHH HH H").does("challenge panache", "cards 0 0")  # a draw leaves him unhurt
    assert s.said("rochefort_stood") == [(PORTHOS,)] * 2
    s.does("end").at("louvre", ATHOS, ARAMIS)
    s.rolls(blue="LLL", red="HH").does("turn athos", "duel henchman", "end")
    assert came(s) == 2
    s.foe("henchman", "louvre").rolls(blue="HLL", red="SSHH").does("turn aramis", "duel henchman")
    assert came(s) == 3


@pytest.mark.rule("ROCH-6", "RUL-MUTUAL-ROCHEFORT", "DUEL-8")
def test_both_wounded_both_take_one_wound_a_sword_left_and_the_step_goes_on() -> None:
    s = guarded(PORTHOS, "combat*3").rolls(blue="SSSSLL LLL", red="SSHH HH").does("duel henchman", "cards 3 0")
    assert (s.s.rochefort, s.s.life[PORTHOS]) == (3, 3)
    assert s.said("rochefort_wounded") == [(2, s.s.rochefort)]
    assert s.s.fled == 1
    assert s.s.purse == 6


@pytest.mark.rule("RUL-MUTUAL-ROCHEFORT")
def test_by_the_option_each_loses_one_life_when_both_are_wounded() -> None:
    s = guarded(PORTHOS, "combat*3", one_wound=True).rolls(blue="SSSSLL LLL", red="SSHH HH")
    full = s.s.rochefort
    s.does("duel henchman", "cards 3 0")
    assert (s.s.rochefort, s.s.life[PORTHOS]) == (full - 1, 4)
    assert s.s.fled == 1


@pytest.mark.rule("RUL-MUTUAL-ROCHEFORT", "DUEL-8")
def test_by_the_option_one_sided_wounds_still_count_every_sword() -> None:
    s = guarded(PORTHOS, "combat*3", one_wound=True).rolls(blue="SSSSHH LLL", red="HHSS HH")
    full = s.s.rochefort
    s.does("duel henchman", "cards 3 0")
    assert (s.s.rochefort, s.s.life[PORTHOS]) == (full - 2, 5)


@pytest.mark.rule("RUL-MUTUAL-ROCHEFORT", "DUEL-8")
def test_by_the_option_one_who_is_wounded_alone_loses_a_life_for_every_sword() -> None:
    s = guarded(PORTHOS, one_wound=True).rolls(blue="LLS", red="SSHH")
    full = s.s.rochefort
    s.does("duel henchman")
    assert (s.s.rochefort, s.s.life[PORTHOS]) == (full, 3)


@pytest.mark.rule("RUL-MUTUAL-ROCHEFORT", "DUEL-8")
def test_the_option_is_about_rochefort_alone() -> None:
    s = scene(rochefort_one_wound=True).at("paris", PORTHOS).paris("message").foe("cavois", "paris").turn(PORTHOS)
    s.rolls(blue="SSS", red="SSSH").does("duel cavois")
    assert (s.s.foe_life[CAVOIS], s.s.life[PORTHOS]) == (0, 2)


@pytest.mark.rule("FOE-ROCHEFORT", "DUEL-6")
def test_rocheforts_manoeuvre_is_three_swords() -> None:
    s = guarded(PORTHOS, "combat*3").rolls(blue="SSSSHH", red="SSSH").does("duel henchman", "cards 3 0")
    assert (s.s.rochefort, s.s.life[PORTHOS]) == (5, 4)
    assert outcome(s) == HERO_WOUNDED


@pytest.mark.rule("ROCH-7")
def test_put_out_of_action_he_earns_them_a_one_for_all_card_once_a_game() -> None:
    s = guarded(PORTHOS, "combat*3").rochefort(1).rolls(blue="SSSSHH LLL", red="HHSS HH")
    s.does("duel henchman", "cards 3 0")
    assert (s.s.rochefort, s.s.one_for_all, s.s.rochefort_fell) == (0, 1, 1)
    assert s.said("duel_ended")[0][2] == FOE_WOUNDED | BEATEN
    s = guarded().rochefort(1).put(rochefort_fell=1).rolls(blue="LLL LLL", red="SSHH HH").does("duel henchman")
    assert (s.s.rochefort, s.s.one_for_all) == (0, 0)
    s = guarded().rochefort(2).rolls(blue="LLL LLL", red="SSHH HH").does("duel henchman")
    assert (s.s.rochefort, s.s.one_for_all, s.s.rochefort_fell) == (1, 0, 0)


@pytest.mark.rule("ROCH-7", "MIL-2")
def test_until_he_is_healed_she_cannot_choose_his_places() -> None:
    s = scene().rochefort(0).phase("milady")
    assert s.options == ["go rochelle", "go richelieu", "go quarters"]
    assert s.refuses("go paris").rule == "MIL-2"
    s = scene().rochefort(1).phase("milady")
    assert "go paris" in s.options


# --- with what he is fought -----------------------------------------------------------------------


@pytest.mark.rule("ROCH-8")
def test_epic_tokens_cannot_be_spent_against_him_but_in_the_duel_that_follows() -> None:
    s = scene().board("return", "two two two").at("quest", PORTHOS).milady("quest").put(epic=3).turn(PORTHOS)
    s.rolls(blue="LLL", red="SSHH").does("fight 0")
    assert s.s.fled
    assert s.asked == "epic_for_duel"
    assert s.s.epic == 3


@pytest.mark.rule("ROCH-8", "DUEL-16", "DUEL-18")
def test_pistol_and_blade_work_in_his_duel_and_anew_in_the_duel_that_follows() -> None:
    s = guarded(PORTHOS, "", "pistol blade").rolls(blue="SSH", red="HHHS", blade="S").does("duel henchman")
    assert s.asked == "blade"
    s.rolls(blue="HHH", red="SS").does("blade shield")  # three Swords and the pistol's against three Shields
    assert (s.s.rochefort, s.s.life[PORTHOS]) == (4, 4)
    assert s.asked == "blade"
    s.does("pass")
    assert s.s.purse == 6  # the pistol's Sword alone beats the Henchman


@pytest.mark.rule("DUEL-2", "CHAL-4")
def test_aramis_gift_used_against_rochefort_is_spent_for_the_turn() -> None:
    s = guarded(ARAMIS, "panache*2").rolls(blue="LLLH LLL", red="SSHH HH")
    s.does("duel henchman", "cards 0 0", "gift panache")
    assert s.asked == "combat_cards"
    s.does("cards 0 0")
    assert (s.held(ARAMIS, "panache"), s.s.purse, s.s.gift_used) == (1, 6, 1)
