"""ARM: what is bought, used: trades, the thoroughbred, balm, manoeuvres and skills."""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ARMOUR,
    ATHOS,
    DARTAGNAN,
    ITEM_BALM,
    PISTOL,
    PORTHOS,
    SKILL_NAMES,
    THOROUGHBRED,
    TREVILLE,
)
from mousquetaires.engine.notation import NotationError, parse
from tests.box import playing_values, playing_with
from tests.rules import printed
from tests.scene import Scene, scene

# --- trades ---------------------------------------------------------------------------------------


@pytest.mark.rule("ARM-4")
def test_equipment_may_be_traded() -> None:
    s = scene().at("louvre", ATHOS, PORTHOS).gear(PORTHOS, "pistol").gear(ATHOS, "armour").turn(PORTHOS)
    s.does("trade athos", "offer gear=pistol for=armour", "accept")
    assert (s.s.equipment[PORTHOS], s.s.equipment[ATHOS]) == (1 << ARMOUR, 1 << PISTOL)


@pytest.mark.rule("ARM-4")
@pytest.mark.parametrize("upgrade", ["balm", "manoeuvre", *SKILL_NAMES])
def test_upgrades_may_not(upgrade: str) -> None:
    with pytest.raises(NotationError):
        parse(f"offer gear={upgrade}")
    s = scene().at("louvre", ATHOS, PORTHOS).gear(PORTHOS, "nobility manoeuvre").turn(PORTHOS)
    assert s.refuses("trade athos").key == "reason-nothing-to-trade"


# --- the thoroughbred -----------------------------------------------------------------------------


@pytest.mark.rule("ARM-5", "ITEM-THOROUGHBRED")
def test_a_thoroughbred_gives_one_free_move_also_before_the_first_and_after_the_last_action() -> None:
    s = scene().gear(PORTHOS, "thoroughbred").turn(PORTHOS).does("draw", "draw", "draw")
    assert s.asked == "musketeer_action"
    assert {option.split()[0] for option in s.options} == {"end", "ride"}
    s.does("ride paris")
    assert s.where(PORTHOS) == "paris"
    assert s.said("rode") == [(PORTHOS, 0)]
    assert s.asked == "next_musketeer"
    s = scene().gear(PORTHOS, "thoroughbred").turn(PORTHOS).does("ride paris", "draw", "draw", "draw")
    assert s.asked == "next_musketeer"


@pytest.mark.rule("ARM-5", "ITEM-THOROUGHBRED")
def test_once_a_turn() -> None:
    s = scene().gear(PORTHOS, "thoroughbred").turn(PORTHOS).does("ride paris")
    assert s.s.ridden == 1 << PORTHOS
    reason = s.refuses("ride louvre")
    assert (reason.rule, reason.key) == ("ARM-5", "reason-horse-used")
    s.does("move louvre")
    assert s.where(PORTHOS) == "louvre"


@pytest.mark.rule("ARM-5")
def test_without_a_thoroughbred_the_turn_ends_with_the_last_action() -> None:
    s = scene().turn(PORTHOS)
    assert s.refuses("ride paris").key == "reason-no-horse"
    s.does("draw", "draw")
    assert s.asked == "musketeer_action"
    s.does("draw")
    assert s.asked == "next_musketeer"


@pytest.mark.rule("ARM-5")
def test_once_a_turn_a_token_whoever_holds_it() -> None:
    s = scene().at("louvre", ATHOS, PORTHOS).gear(PORTHOS, "thoroughbred").turn(PORTHOS)
    s.does("ride paris", "move louvre", "trade athos", "offer gear=thoroughbred", "accept", "end").turn(ATHOS)
    assert s.s.ridden == 1 << ATHOS
    assert s.refuses("ride paris").key == "reason-horse-used"


@pytest.mark.rule("ARM-5")
def test_a_fresh_thoroughbred_handed_over_may_be_ridden() -> None:
    s = scene().at("louvre", ATHOS, PORTHOS).gear(PORTHOS, "thoroughbred").turn(PORTHOS)
    s.does("trade athos", "offer gear=thoroughbred", "accept", "end").turn(ATHOS)
    assert s.s.ridden == 0
    s.does("ride paris")
    assert s.where(ATHOS) == "paris"


@pytest.mark.rule("ARM-5")
def test_two_thoroughbreds_change_hands_with_what_was_ridden_on_them() -> None:
    s = scene().at("louvre", ATHOS, PORTHOS).gear(PORTHOS, "thoroughbred").gear(ATHOS, "thoroughbred").turn(PORTHOS)
    s.does("ride paris", "move louvre", "trade athos", "offer gear=thoroughbred for=thoroughbred", "accept")
    assert s.s.ridden == 1 << ATHOS
    s.does("ride paris", "end").turn(ATHOS)
    assert s.refuses("ride paris").key == "reason-horse-used"


@pytest.mark.rule("ARM-5")
def test_only_in_the_holders_own_turn() -> None:
    s = scene(6).gear(ATHOS, "thoroughbred").turn(TREVILLE).does("order athos")
    assert s.asked == "ordered_action"
    assert not any(option.startswith("ride") for option in s.options)


@pytest.mark.rule("ARM-5", "RUL-HORSE-PLACES")
def test_a_thoroughbred_goes_from_place_to_place_only() -> None:
    s = scene().tokens("- two two two three three three three decoy decoy decoy decoy").at("quest", PORTHOS)
    s.gear(PORTHOS, "thoroughbred").turn(PORTHOS).does("path rooms")
    assert s.s.spot[PORTHOS] == 1
    rides = [option for option in s.options if option.startswith("ride")]
    assert rides == ["ride paris", "ride louvre", "ride rochelle", "ride colombier", "ride richelieu"]
    assert s.refuses("ride quest").key == "reason-already-there"
    assert s.refuses("ride bastille").key == "reason-closed-place"
    s.does("ride louvre", "move quest")
    assert s.s.spot[PORTHOS] == 0


@pytest.mark.rule("ARM-5", "RUL-HORSE-PLACES")
def test_a_ride_is_refused_by_where_its_rider_is() -> None:
    s = scene().at("louvre", ATHOS).at("paris", PORTHOS).gear(ATHOS, "thoroughbred").turn(ATHOS)
    assert s.refuses("ride louvre").key == "reason-already-there"
    s.does("ride paris")


@pytest.mark.rule("ARM-2", "ARM-5")
def test_another_thoroughbred_bought_for_a_tired_one_may_be_ridden() -> None:
    s = scene().gear(PORTHOS, "thoroughbred pistol").put(purse=15).turn(PORTHOS)
    s.does("ride paris", "equip", "buy armour", "replace thoroughbred", "buy thoroughbred", "replace pistol")
    assert s.s.stock[THOROUGHBRED] == 0
    s.does("ride louvre")
    assert s.where(PORTHOS) == "louvre"


# --- balm -----------------------------------------------------------------------------------------


@pytest.mark.rule("ARM-6", "ITEM-BALM")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_balm_gives_two_life_back_at_once_but_never_above_full(life: int, after: int) -> None:
    s = scene().put(purse=5).life(PORTHOS, life).life(ATHOS, 1).turn(PORTHOS).does("equip", "buy balm", "pass")
    assert (s.s.life[PORTHOS], s.s.life[ATHOS]) == (after, 1)  # for the buyer only
    assert (s.s.purse, s.s.stock[ITEM_BALM]) == (5 - printed.price("balm"), 1)
    assert s.s.equipment[PORTHOS] == 0


@pytest.mark.rule("ARM-6")
def test_balm_is_not_bought_at_full_life_but_other_things_are() -> None:
    s = scene().put(purse=15).turn(PORTHOS).does("equip")
    assert (s.refuses("buy balm").rule, s.refuses("buy balm").key) == ("ARM-6", "reason-full-life")
    assert s.options == ["buy thoroughbred", "buy pistol", "buy armour", "buy blade"]
    s = scene().put(purse=15).life(DARTAGNAN, 2).turn(DARTAGNAN).does("equip")
    assert s.options == ["buy thoroughbred", "buy pistol", "buy armour", "buy blade", "buy balm"]


# --- manoeuvres and skills ------------------------------------------------------------------------


@pytest.mark.rule("ARM-7", "ITEM-MANOEUVRE")
def test_the_improved_manoeuvre_is_the_buyers() -> None:
    s = scene().hand(PORTHOS, "combat").paris("message").foe("cavois", "paris").at("paris", PORTHOS).turn(PORTHOS)
    s.does("equip", "buy manoeuvre", "pay combat", "pass").rolls(blue="SHL", red="SSHH").does("duel cavois")
    assert s.s.improved == 1 << PORTHOS
    assert s.said("manoeuvre_shown") == [(PORTHOS,)]


MISSIONS = {"erudition": "letter", "nobility": "ambassador", "gallantry": "chevreuse", "panache": "ballet"}
HIGHEST = {f"louvre.{card}.level": 8 for card in MISSIONS.values()}


def best(s: Scene, skill: str) -> object:
    """What he could reach in a challenge of this skill that he cannot meet."""
    return s.louvre(MISSIONS[skill]).refuses(f"challenge {skill}").values["best"]


@pytest.mark.rule("ARM-8", "ITEM-SKILL")
@pytest.mark.parametrize(
    "skill",
    [
        pytest.param("erudition", marks=pytest.mark.rule("ITEM-ERUDITION")),
        pytest.param("nobility", marks=pytest.mark.rule("ITEM-NOBILITY")),
        pytest.param("gallantry", marks=pytest.mark.rule("ITEM-GALLANTRY")),
        pytest.param("panache", marks=pytest.mark.rule("ITEM-PANACHE")),
    ],
)
def test_an_upgraded_skill_is_one_more_in_that_skill_for_the_rest_of_the_game(skill: str) -> None:
    with playing_with(playing_values() | HIGHEST):
        s = scene().at("louvre", ARAMIS).hand(ARAMIS, "combat").turn(ARAMIS)
    own = s.table.components.heroes[ARAMIS].skills
    points = [own[number] + (name == skill) for number, name in enumerate(SKILL_NAMES)]
    s.does("equip", f"buy {skill}", "pay combat", "pass")
    assert [best(s, name) for name in SKILL_NAMES] == points
    s.put(turn=2, played=0).phase("musketeers").turn(ARAMIS)
    assert [best(s, name) for name in SKILL_NAMES] == points
