"""TRAP: Beggars, Thief, Assassin, Harlot and Nemesis."""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    DARTAGNAN,
    IN_HAND,
    LOUVRE,
    MILADY,
    OUT_OF_GAME,
    PARIS,
    PORTHOS,
    TRAP_NAMES,
    TREVILLE,
)
from tests.rules import printed
from tests.rules.duels import outcome
from tests.scene import Scene, scene


def gone(s: Scene, trap: str) -> bool:
    """Whether a trap has left the game; it never returns to Milady's hand."""
    where = s.s.trap_at[TRAP_NAMES.index(trap)]
    assert where != IN_HAND
    return bool(where == OUT_OF_GAME)


# --- Beggars --------------------------------------------------------------------------------------


@pytest.mark.rule("TRAP-1", "TRAP-3", "CARD-BEGGARS")
def test_while_beggars_lie_there_no_mission_step_can_be_done_at_that_place() -> None:
    s = scene().paris("smuggler").trap("beggars", "paris").foe("cavois", "paris").louvre("poisons")
    s.put(purse=5).foe("henchman", "louvre").hand(DARTAGNAN, "nobility*5 combat panache").turn(DARTAGNAN)
    for step in ("duel cavois", "challenge nobility", "task combat"):
        assert s.refuses(step).key == "reason-beggars"
        assert s.refuses(step).rule == "TRAP-3"
    s.rolls(blue="LLS", red="HH").does("draw", "move louvre", "duel henchman", "cards 0 0")
    assert s.s.purse == 6  # elsewhere nobody is bound


@pytest.mark.rule("TRAP-2", "TRAP-3", "CARD-BEGGARS")
def test_two_pistoles_from_anywhere_send_them_away_for_no_action() -> None:
    s = scene().paris("message").trap("beggars", "paris").foe("cavois", "paris").put(purse=2)
    s.at("rochelle", PORTHOS).turn(PORTHOS).does("draw", "draw")
    assert "beggars paris" in s.options
    s.does("beggars paris")
    assert s.s.purse == 0
    assert gone(s, "beggars")
    assert s.said("beggars_paid") == [(PARIS,)]
    s.does("draw")
    assert s.asked == "next_musketeer"


@pytest.mark.rule("TRAP-3", "CARD-BEGGARS")
def test_with_less_in_the_purse_they_stay() -> None:
    s = scene().paris("message").trap("beggars", "paris").put(purse=1).turn(PORTHOS)
    reason = s.refuses("beggars paris")
    assert (reason.rule, reason.values) == ("TRAP-3", {"needed": 2, "purse": 1})
    assert s.refuses("beggars louvre").key == "reason-no-beggars"
    s = scene().trap("beggars", "louvre").turn(PORTHOS)
    assert s.refuses("beggars paris").key == "reason-no-beggars"


@pytest.mark.rule("TRAP-3", "TRAP-5")
def test_paid_while_somebody_is_shopping_they_may_leave_him_nothing_to_buy() -> None:
    prices = {item: printed.price(item) for item in ("thoroughbred", "pistol", "armour", "blade")}
    purse = min(prices.values()) + 1
    s = scene().paris("message").trap("beggars", "paris").foe("cavois", "paris").put(purse=purse)
    s.s.stock[6:] = [0] * 4
    s.hand(PORTHOS, "panache").turn(PORTHOS).does("equip")
    affordable = [f"buy {item}" for item, price in prices.items() if price <= purse]
    assert s.options[: len(affordable) + 1] == [*affordable, "beggars paris"]
    s.acts(1, "beggars paris")
    assert (s.asked, s.options) == ("purchase", ["pass"])
    s.does("pass")
    assert s.asked == "musketeer_action"


@pytest.mark.rule("TRAP-3", "TRAP-5")
def test_rochefort_cannot_prevent_the_payment() -> None:
    s = scene().paris("message").trap("beggars", "paris").foe("cavois", "paris").milady("paris")
    s.put(purse=5).turn(DARTAGNAN).does("beggars paris")
    assert s.said("rochefort_came") == []
    assert (s.s.shown, s.s.purse) == (0, 3)
    assert gone(s, "beggars")


@pytest.mark.rule("TRAP-5", "TRAP-3")
def test_beggars_may_be_paid_by_any_musketeer_player_at_any_moment_of_any_phase() -> None:
    waiting = [
        scene().phase("milady"),
        scene(),
        scene().turn(PORTHOS),
        scene().at("rochelle", PORTHOS).phase("siege").rolls(red="S"),
        scene().ones(1).phase("end"),
    ]
    for s in waiting:
        s.put(purse=5).paris("message").trap("beggars", "paris").settle()
        assert s.refuses("beggars paris", seat=MILADY).key == "reason-not-asked"
        s.acts(3, "beggars paris")
        assert s.s.purse == 3
        assert gone(s, "beggars")


@pytest.mark.rule("TRAP-2", "TRAP-3")
def test_paid_when_nothing_else_is_left_the_mission_is_done() -> None:
    s = scene().paris("message").trap("beggars", "paris").put(paris_done=1).turn(PORTHOS).does("beggars paris")
    assert s.s.paris_card == -1
    s = scene().paris("message").trap("beggars", "paris").turn(PORTHOS).does("beggars paris")
    assert s.s.paris_card != -1


# --- Thief and Assassin ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trap", "die", "purse", "life"),
    [
        pytest.param("thief", "S", 4, 5, marks=pytest.mark.rule("CARD-THIEF", "TRAP-4")),
        pytest.param("thief", "H", 5, 5, marks=pytest.mark.rule("CARD-THIEF", "TRAP-4")),
        pytest.param("assassin", "S", 5, 4, marks=pytest.mark.rule("CARD-ASSASSIN", "TRAP-4")),
        pytest.param("assassin", "H", 5, 5, marks=pytest.mark.rule("CARD-ASSASSIN", "TRAP-4")),
    ],
)
def test_on_each_who_enters_milady_rolls_a_die_and_on_a_sword_it_bites(
    trap: str, die: str, purse: int, life: int
) -> None:
    """Armour does not help; who goes on there afterwards is left alone."""
    s = scene().put(purse=5).paris("message").foe("cavois", "paris").trap(trap, "paris").at("louvre", PORTHOS)
    s.gear(PORTHOS, "armour").turn(PORTHOS).rolls(trap=die).does("move paris", "draw")
    assert (s.s.purse, s.s.life[PORTHOS]) == (purse, life)
    assert s.said("trap_rolled") == [(PORTHOS, TRAP_NAMES.index(trap), 0 if die == "S" else 1)]


@pytest.mark.rule("TRAP-4", "CARD-THIEF", "CARD-ASSASSIN")
@pytest.mark.parametrize("trap", ["thief", "assassin"])
def test_laid_it_acts_at_once_on_every_musketeer_already_there_and_before_treachery(trap: str) -> None:
    s = scene().at("paris", DARTAGNAN, ARAMIS, PORTHOS).at("louvre", ATHOS).paris_hand("abduction").phase("milady")
    s.put(purse=5).rolls(trap="S H S").does("go quarters", "paris abduction", f"lay vitray {trap}")
    assert [row[::2] for row in s.said("trap_rolled")] == [(DARTAGNAN, 0), (ARAMIS, 1), (PORTHOS, 0)]
    assert s.asked == "treachery"
    if trap == "thief":
        assert (s.s.purse, s.s.life[:4]) == (3, [3, 3, 3, 5])
    else:
        assert (s.s.purse, s.s.life[:4]) == (5, [2, 3, 3, 4])


@pytest.mark.rule("TRAP-4")
def test_entering_by_any_means_counts() -> None:
    s = scene(6).paris("message").foe("cavois", "paris").trap("assassin", "paris").gear(PORTHOS, "thoroughbred")
    s.at("louvre", PORTHOS, ATHOS).turn(PORTHOS).rolls(trap="S S").does("ride paris", "end")
    s.turn(TREVILLE).does("order athos", "move paris")
    assert (s.s.life[PORTHOS], s.s.life[ATHOS]) == (4, 2)


@pytest.mark.rule("TRAP-4")
@pytest.mark.parametrize("trap", ["beggars", "harlot", "nemesis"])
def test_the_others_roll_no_die(trap: str) -> None:
    s = scene().paris("message").foe("cavois", "paris").trap(trap, "paris", ATHOS).at("louvre", PORTHOS)
    s.turn(PORTHOS).does("move paris", "move louvre")
    assert s.said("trap_rolled") == []


@pytest.mark.rule("RUL-PURSE-FLOOR", "CARD-THIEF")
def test_a_thief_finds_nothing_in_an_empty_purse() -> None:
    s = scene().paris("message").trap("thief", "paris").at("louvre", PORTHOS).put(purse=0).turn(PORTHOS)
    s.rolls(trap="S").does("move paris")
    assert s.s.purse == 0


@pytest.mark.rule("RUL-PURSE-FLOOR")
def test_duels_in_paris_takes_no_more_than_there_is() -> None:
    s = scene().paris("duels").put(purse=1).phase("end").settle()
    assert s.s.purse == 0


@pytest.mark.rule("TRAP-2")
@pytest.mark.parametrize("trap", ["thief", "assassin"])
def test_thief_and_assassin_go_with_the_mission_and_do_not_keep_it_from_ending(trap: str) -> None:
    s = scene().paris("message").trap(trap, "paris").foe("henchman", "paris").put(paris_done=1)
    s.turn(DARTAGNAN).rolls(blue="LLS", red="HH")
    assert not gone(s, trap)
    s.does("duel henchman")
    assert s.s.paris_card == -1
    assert gone(s, trap)


# --- Harlot ---------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-HARLOT", "TRAP-1", "TRAP-2")
def test_where_a_harlot_lies_the_challenge_is_one_harder_and_she_goes_with_it() -> None:
    s = scene().louvre("poisons").trap("harlot", "louvre").foe("cavois", "louvre").at("louvre", DARTAGNAN)
    s.hand(DARTAGNAN, "panache*3").turn(DARTAGNAN)
    assert s.refuses("challenge panache").values == printed.one_short(DARTAGNAN, "panache", 8, 3)
    s.hand(DARTAGNAN, "panache").does("challenge panache", "skill 4")
    assert s.s.louvre_done
    assert gone(s, "harlot")


@pytest.mark.rule("CARD-HARLOT", "TRAP-2")
def test_a_harlot_elsewhere_or_not_overcome_stays() -> None:
    s = scene().louvre("poisons").trap("harlot", "paris").paris("message").foe("cavois", "louvre")
    s.at("louvre", DARTAGNAN).hand(DARTAGNAN, "panache*4").turn(DARTAGNAN).does("challenge panache", "skill 3")
    assert s.s.louvre_done
    assert not gone(s, "harlot")
    s = scene().louvre("poisons").trap("harlot", "louvre").foe("cavois", "louvre").at("louvre", DARTAGNAN)
    s.hand(DARTAGNAN, "panache*4").turn(DARTAGNAN).does("challenge panache", "skill 3")
    assert not s.s.louvre_done
    assert not gone(s, "harlot")


@pytest.mark.rule("CARD-HARLOT")
def test_a_harlot_cannot_be_laid_where_there_is_no_challenge() -> None:
    s = scene().paris_hand("duels").phase("milady").does("go quarters", "paris duels")
    assert s.refuses("lay henchman harlot").key == "reason-trap-not-here"
    s.does(f"lay {','.join(printed.adversaries(printed.paris('duels').rating - 1))} beggars")
    s = scene().paris_hand("abduction").phase("milady").does("go quarters", "paris abduction", "lay vitray harlot")
    assert s.s.trap_at[TRAP_NAMES.index("harlot")] == PARIS


# --- Nemesis --------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-NEMESIS", "RUL-NEMESIS")
def test_milady_names_a_musketeer_in_play_for_her_nemesis() -> None:
    s = scene(4).lying(ARAMIS).paris_hand("abduction").phase("milady")
    s.does("go quarters", "paris abduction", "lay vitray nemesis")
    assert (s.asked, s.seat) == ("nemesis", MILADY)
    assert s.options == ["name dartagnan", "name athos", "name aramis"]
    s.does("name aramis")
    assert s.s.nemesis == ARAMIS
    assert s.asked == "treachery"


@pytest.mark.rule("CARD-NEMESIS", "TRAP-2", "RUL-NEMESIS")
def test_only_he_can_beat_the_nemesis_and_until_then_the_mission_cannot_be_completed() -> None:
    s = scene().paris("message").trap("nemesis", "paris", PORTHOS).foe("henchman", "paris").put(paris_done=1)
    s.at("paris", PORTHOS).at("louvre", ATHOS).turn(DARTAGNAN)
    assert s.refuses("duel nemesis").rule == "ACT-7"
    s.rolls(blue="LLS", red="HH").does("duel henchman", "end")
    assert s.s.paris_card != -1
    s.turn(PORTHOS).does("move louvre")
    assert s.refuses("duel nemesis").rule == "ACT-7"  # only at its place
    s.rolls(blue="SHL", red=printed.red("nemesis", "SSH")).does("move paris", "duel nemesis")
    assert not gone(s, "nemesis")
    assert s.said("turn_ended")[-1] == (PORTHOS,)  # the duel was one action
    assert s.s.nemesis == PORTHOS


@pytest.mark.rule("CARD-NEMESIS", "TRAP-2", "TRAP-5", "RUL-NEMESIS", "RUL-ROCHEFORT-TRAPS")
def test_rochefort_never_intervenes_over_a_trap() -> None:
    s = scene().paris("message").trap("nemesis", "paris", DARTAGNAN).put(paris_done=1, epic=2).milady("paris")
    s.turn(DARTAGNAN).rolls(blue="LLS", red=printed.red("nemesis", "HHH")).does("duel nemesis")
    assert s.said("rochefort_came") == []
    assert s.s.shown == 0
    assert gone(s, "nemesis")
    assert s.s.paris_card == -1
    assert (s.s.nemesis, s.s.epic) == (-1, 2)


@pytest.mark.rule("TRAP-5", "RUL-ROCHEFORT-TRAPS")
def test_but_over_an_adversary_at_the_same_place_he_does() -> None:
    s = scene().paris("message").trap("nemesis", "paris", DARTAGNAN).foe("henchman", "paris").milady("paris")
    s.turn(DARTAGNAN).rolls(blue="HLH", red="SSSH").does("duel henchman")
    assert s.said("rochefort_came") == [(DARTAGNAN, PARIS)]
    assert outcome(s) == 2


@pytest.mark.rule("TRAP-2", "CARD-NEMESIS")
def test_with_an_adversary_left_the_mission_goes_on_when_the_nemesis_is_beaten() -> None:
    s = scene().louvre("poisons").trap("nemesis", "louvre", PORTHOS).foe("cavois", "louvre").put(louvre_done=1)
    s.turn(PORTHOS).rolls(blue="LLL", red=printed.red("nemesis", "SSS")).does("duel nemesis")
    assert gone(s, "nemesis")
    assert s.foe_at("cavois") == LOUVRE
    assert s.said("louvre_done") == []
