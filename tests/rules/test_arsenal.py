"""ARM: buying, replacing and using what the Arsenal has."""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ARMOUR,
    ATHOS,
    BLADE,
    ITEM_NAMES,
    PISTOL,
    PORTHOS,
)
from tests.rules import printed
from tests.scene import Scene, scene


def shopping(hero: int = PORTHOS, hand: str = "", gear: str = "", purse: int = 15) -> Scene:
    """A Musketeer in the Arsenal with one action."""
    return scene().hand(hero, hand).gear(hero, gear).put(purse=purse).turn(hero).does("equip")


# --- buying ---------------------------------------------------------------------------------------


@pytest.mark.rule("ARM-1")
def test_one_action_buys_up_to_two_items() -> None:
    s = shopping().does("buy pistol")
    assert s.asked == "purchase"
    assert "pass" in s.options
    s.does("buy blade")
    assert s.asked == "musketeer_action"
    assert s.s.equipment[PORTHOS] == 1 << PISTOL | 1 << BLADE
    assert (s.s.stock[PISTOL], s.s.stock[BLADE], s.s.stock[ARMOUR]) == (1, 1, 2)


@pytest.mark.rule("ARM-1")
def test_one_item_is_enough_but_the_first_has_to_be_bought() -> None:
    s = shopping()
    assert "pass" not in s.options
    s.does("buy pistol", "pass")
    assert s.asked == "musketeer_action"
    assert s.s.equipment[PORTHOS] == 1 << PISTOL


@pytest.mark.rule("ARM-1")
def test_stock_is_limited_and_what_runs_out_is_gone() -> None:
    s = scene().gear(ATHOS, "pistol").put(purse=15).turn(PORTHOS).does("equip", "buy pistol", "pass", "end")
    assert s.s.stock[PISTOL] == 0
    s.turn(ARAMIS).does("equip")
    reason = s.refuses("buy pistol")
    assert (reason.rule, reason.key) == ("ARM-1", "reason-out-of-stock")
    assert "buy pistol" not in s.options


@pytest.mark.rule("ARM-1")
def test_with_nothing_left_that_he_could_buy_the_action_is_over() -> None:
    s = shopping(purse=printed.price("pistol")).does("buy pistol")
    assert s.asked == "musketeer_action"
    assert s.refuses("equip").rule == "ACT-8"


# --- slots ----------------------------------------------------------------------------------------


@pytest.mark.rule("ARM-2")
def test_nobody_has_two_of_the_same_item_or_upgrade() -> None:
    s = shopping(PORTHOS, "panache*3", "pistol nobility manoeuvre")
    for item in ("pistol", "nobility", "manoeuvre"):
        assert (s.refuses(f"buy {item}").rule, s.refuses(f"buy {item}").key) == ("ARM-2", "reason-owned")


@pytest.mark.rule("ARM-2", "RUL-REPLACED-GEAR")
def test_with_no_slot_free_a_new_item_replaces_an_old_one_of_the_buyers_choice() -> None:
    s = shopping(PORTHOS, "", "pistol armour").does("buy blade")
    assert (s.asked, s.options) == ("replacement", ["replace pistol", "replace armour"])
    assert s.seat == s.table.seat_of[PORTHOS]
    s.does("replace armour")
    assert s.s.equipment[PORTHOS] == 1 << PISTOL | 1 << BLADE
    assert s.said("replaced") == [(PORTHOS, ARMOUR)]
    assert s.s.stock[ARMOUR] == 1  # it leaves the game, not back to the Arsenal


@pytest.mark.rule("ARM-2")
def test_the_second_item_needs_no_replacement() -> None:
    s = shopping(PORTHOS, "", "pistol erudition nobility").does("buy blade")
    assert s.said("replaced") == []
    assert s.s.equipment[PORTHOS] == 1 << PISTOL | 1 << BLADE


@pytest.mark.rule("ARM-2", "RUL-REPLACED-GEAR")
def test_skill_upgrades_have_two_slots_of_their_own() -> None:
    s = shopping(PORTHOS, "combat*2", "pistol armour gallantry").does("buy panache", "pay combat")
    assert s.s.upgrades[PORTHOS] == 0b1100
    s.does("buy erudition", "pay combat")
    assert (s.asked, s.options) == ("replacement", ["replace gallantry", "replace panache"])
    s.does("replace panache")
    assert s.s.upgrades[PORTHOS] == 0b0101
    assert s.s.stock[ITEM_NAMES.index("panache")] == 1


@pytest.mark.rule("ARM-2")
def test_balm_and_manoeuvre_take_no_slot() -> None:
    s = scene().hand(PORTHOS, "combat").gear(PORTHOS, "pistol armour gallantry panache").life(PORTHOS, 2)
    s.turn(PORTHOS).does("equip", "buy balm", "buy manoeuvre", "pay combat")
    assert s.asked == "musketeer_action"
    assert s.said("replaced") == []


# --- paying ---------------------------------------------------------------------------------------


@pytest.mark.rule("ARM-3")
def test_equipment_is_paid_from_the_shared_purse() -> None:
    price = printed.price("armour")
    s = shopping(purse=price - 1)
    reason = s.refuses("buy armour")
    assert (reason.rule, reason.values) == ("ARM-3", {"needed": price, "purse": price - 1})
    equipment = ("thoroughbred", "pistol", "armour", "blade")
    assert s.options == [f"buy {item}" for item in equipment if printed.price(item) < price]
    s = shopping(purse=price).does("buy armour")
    assert s.s.purse == 0
    assert s.said("card_discarded") == []


@pytest.mark.rule("ARM-3", "ITEM-MANOEUVRE")
@pytest.mark.parametrize("card", ["combat", "double"])
def test_an_improved_manoeuvre_costs_one_combat_card(card: str) -> None:
    s = shopping(PORTHOS, f"{card} panache").does("buy manoeuvre")
    assert (s.asked, s.options) == ("payment", [f"pay {card}"])
    s.does(f"pay {card}")
    assert (s.held(PORTHOS, card), s.held(PORTHOS, "panache"), s.s.purse) == (0, 1, 15)
    assert s.s.improved == 1 << PORTHOS


@pytest.mark.rule("ARM-3")
def test_with_both_kinds_of_combat_card_he_chooses_and_with_none_he_cannot_buy_it() -> None:
    s = shopping(PORTHOS, "combat double*2 kitty").does("buy manoeuvre")
    assert s.options == ["pay combat", "pay double"]
    s.does("pay double")
    assert (s.held(PORTHOS, "combat"), s.held(PORTHOS, "double")) == (1, 1)
    s = shopping(PORTHOS, "panache")
    assert (s.refuses("buy manoeuvre").rule, s.refuses("buy manoeuvre").key) == ("ARM-3", "reason-combat-card-needed")


@pytest.mark.rule("ARM-3", "ARM-8", "ITEM-SKILL")
def test_an_upgraded_skill_costs_any_one_adventure_card() -> None:
    s = shopping(PORTHOS, "panache kitty double").does("buy nobility")
    assert (s.asked, s.options) == ("payment", ["pay panache", "pay double", "pay kitty"])
    s.does("pay kitty")
    assert (s.held(PORTHOS, "kitty"), s.s.hand_size[s.table.seat_of[PORTHOS]], s.s.purse) == (0, 2, 15)
    assert s.s.upgrades[PORTHOS] == 0b10
    s = shopping(PORTHOS)
    assert (s.refuses("buy nobility").rule, s.refuses("buy nobility").key) == ("ARM-3", "reason-card-needed")


@pytest.mark.parametrize(
    "item",
    [
        pytest.param("thoroughbred", marks=pytest.mark.rule("ITEM-THOROUGHBRED")),
        pytest.param("pistol", marks=pytest.mark.rule("ITEM-PISTOL")),
        pytest.param("armour", marks=pytest.mark.rule("ITEM-ARMOUR")),
        pytest.param("blade", marks=pytest.mark.rule("ITEM-BLADE")),
        pytest.param("balm", marks=pytest.mark.rule("ITEM-BALM")),
    ],
)
def test_two_are_in_stock_at_the_printed_price(item: str) -> None:
    s = scene().life(PORTHOS, 1).life(ATHOS, 1).life(ARAMIS, 1).put(purse=15)
    for sold, hero in enumerate((PORTHOS, ATHOS), 1):
        s.turn(hero).does("equip", f"buy {item}", "pass", "end")
        assert s.s.purse == 15 - sold * printed.price(item)
        assert s.s.stock[ITEM_NAMES.index(item)] == 2 - sold
    s.turn(ARAMIS).does("equip")
    assert s.refuses(f"buy {item}").rule == "ARM-1"


@pytest.mark.parametrize(
    ("item", "card"),
    [
        pytest.param("manoeuvre", "combat", marks=pytest.mark.rule("ITEM-MANOEUVRE")),
        pytest.param("erudition", "kitty", marks=pytest.mark.rule("ITEM-ERUDITION", "ITEM-SKILL", "ARM-8")),
        pytest.param("nobility", "panache", marks=pytest.mark.rule("ITEM-NOBILITY", "ITEM-SKILL", "ARM-8")),
        pytest.param("gallantry", "combat", marks=pytest.mark.rule("ITEM-GALLANTRY", "ITEM-SKILL", "ARM-8")),
        pytest.param("panache", "double", marks=pytest.mark.rule("ITEM-PANACHE", "ITEM-SKILL", "ARM-8")),
    ],
)
def test_two_are_in_stock_for_one_card_each(item: str, card: str) -> None:
    s = scene().put(purse=0).hand(PORTHOS, card).gear(ATHOS, item).hand(ARAMIS, "combat")
    s.turn(PORTHOS).does("equip", f"buy {item}", f"pay {card}", "end")
    assert s.s.hand_size[s.table.seat_of[PORTHOS]] == 0
    assert s.s.purse == 0
    s.turn(ARAMIS).does("equip")
    assert s.refuses(f"buy {item}").rule == "ARM-1"
