"""ARM: what is bought is for the buyer, paid and replaced from what is the buyer's own."""

import pytest

from mousquetaires.engine.actions import BUY, MOVE, VERB_BITS
from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, ITEM_NAMES, ITEMS, MANOEUVRE, PORTHOS, THOROUGHBRED
from mousquetaires.engine.reasons import NOT_OFFERED
from tests.scene import Scene, scene

BUYERS = [DARTAGNAN, ARAMIS, PORTHOS]
PAIRS = [(hero, owner) for hero in BUYERS for owner in BUYERS]


def shopping(hero: int, hand: str = "combat*2", gear: str = "", purse: int = 15) -> Scene:
    return scene().hand(hero, hand).gear(hero, gear).put(purse=purse).turn(hero)


def bought(s: Scene) -> dict[int, tuple[int, int, int]]:
    """Equipment, upgrades and improved manoeuvre of all who have any."""
    rows = {hero: (s.s.equipment[hero], s.s.upgrades[hero], s.s.improved >> hero & 1) for hero in s.table.heroes}
    return {hero: row for hero, row in rows.items() if any(row)}


# --- for the buyer --------------------------------------------------------------------------------


@pytest.mark.rule("ARM-1", "ARM-6", "ARM-7", "ARM-8", "ITEM-MANOEUVRE", "ITEM-SKILL", "ITEM-BALM")
@pytest.mark.parametrize("hero", BUYERS)
def test_items_are_for_the_buyer(hero: int) -> None:
    assert bought(shopping(hero).does("equip", "buy armour")) == {hero: (1 << ITEM_NAMES.index("armour"), 0, 0)}
    assert bought(shopping(hero).does("equip", "buy manoeuvre", "pay combat")) == {hero: (0, 0, 1)}
    assert bought(shopping(hero).does("equip", "buy erudition", "pay combat")) == {hero: (0, 1, 0)}
    s = shopping(hero).life(DARTAGNAN, 1).life(ARAMIS, 1).life(PORTHOS, 1).does("equip", "buy balm")
    healed = min(1 + s.table.components.items[ITEM_NAMES.index("balm")].amount, s.table.components.heroes[hero].life)
    assert [s.s.life[other] for other in BUYERS] == [healed if other == hero else 1 for other in BUYERS]


@pytest.mark.rule("ARM-1")
@pytest.mark.parametrize("hero", BUYERS)
def test_the_buyer_is_asked(hero: int) -> None:
    s = shopping(hero).does("equip")
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("purchase", 1 << s.table.seat_of[hero], hero)


@pytest.mark.rule("ARM-1", "ARM-2", "ARM-3")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_the_buyer_pays_with_an_own_card_and_chooses_what_to_give_up(hero: int) -> None:
    s = shopping(hero, "panache", "erudition nobility").hand(DARTAGNAN, "combat").hand(PORTHOS, "combat").does("equip")
    assert s.refuses("buy erudition").rule == "ARM-2"
    s.does("buy gallantry")
    asked = (s.asked, s.g.prompt().seats, s.g.prompt().hero)
    assert asked == ("payment", 1 << s.table.seat_of[hero], hero)
    assert s.options == ["pay panache"]
    s.does("pay panache")
    assert (s.held(hero, "panache"), s.held(DARTAGNAN, "combat"), s.held(PORTHOS, "combat")) == (0, 1, 1)
    asked = (s.asked, s.g.prompt().seats, s.g.prompt().hero)
    assert asked == ("replacement", 1 << s.table.seat_of[hero], hero)
    s.does("replace erudition")
    assert [values[:2] for values in s.said("bought")] == [(hero, ITEM_NAMES.index("gallantry"))]


@pytest.mark.rule("ARM-6")
@pytest.mark.parametrize("hero", BUYERS)
def test_balm_is_not_bought_at_his_own_full_life(hero: int) -> None:
    s = shopping(hero)
    s.life(hero, s.table.components.heroes[hero].life)
    assert s.does("equip").refuses("buy balm").rule == "ARM-6"


@pytest.mark.rule("ARM-2")
@pytest.mark.parametrize(("hero", "owner"), PAIRS)
@pytest.mark.parametrize("item", ["pistol", "manoeuvre", "erudition", "panache"])
def test_only_what_is_his_own_already_cannot_be_bought_once_more(hero: int, owner: int, item: str) -> None:
    s = shopping(hero).gear(owner, item).does("equip")
    if hero == owner:
        assert s.refuses(f"buy {item}").rule == "ARM-2"
    else:
        assert f"buy {item}" in s.options


@pytest.mark.rule("ARM-2", "ARM-7")
def test_an_improved_manoeuvre_is_no_upgrade_of_a_skill_and_no_balm() -> None:
    s = shopping(ARAMIS, gear="manoeuvre").life(ARAMIS, 1).does("equip")
    assert {"buy erudition", "buy panache", "buy balm"} <= set(s.options)


# --- paying ---------------------------------------------------------------------------------------


@pytest.mark.rule("ARM-3")
@pytest.mark.parametrize(("hand", "items"), [("combat", {"manoeuvre"}), ("double", {"manoeuvre"}), ("panache", set())])
def test_with_an_empty_purse_his_own_cards_buy_what_is_paid_by_cards(hand: str, items: set[str]) -> None:
    s = shopping(ARAMIS, hand, purse=0).does("equip")
    skills = {"erudition", "nobility", "gallantry", "panache"}
    assert {text.removeprefix("buy ") for text in s.options} == items | skills


@pytest.mark.rule("ACT-8", "ARM-3")
@pytest.mark.parametrize("hero", BUYERS)
def test_with_an_empty_purse_and_no_card_there_is_nothing_to_buy_whatever_the_others_hold(hero: int) -> None:
    s = shopping(hero, "", purse=0)
    for other in BUYERS:
        s.hand(other, "combat" if other != hero else "")
    assert s.refuses("equip").rule == "ACT-8"


@pytest.mark.rule("ARM-1", "ARM-3")
@pytest.mark.parametrize("hero", BUYERS)
def test_with_nothing_left_to_pay_with_he_is_not_asked_for_a_second_item(hero: int) -> None:
    s = shopping(hero, "", purse=15)
    s.put(purse=s.table.components.items[ITEM_NAMES.index("pistol")].price)
    for other in BUYERS:
        s.hand(other, "combat" if other != hero else "")
    assert s.does("equip", "buy pistol").asked == "musketeer_action"


@pytest.mark.rule("ARM-1", "ARM-3")
def test_cards_are_no_use_once_all_that_is_paid_by_cards_is_gone_or_his_own() -> None:
    s = shopping(ARAMIS, "combat*2").gear(ARAMIS, "manoeuvre erudition nobility")
    s.put(purse=s.table.components.items[ITEM_NAMES.index("pistol")].price)
    s.s.stock[ITEM_NAMES.index("gallantry")] = s.s.stock[ITEM_NAMES.index("panache")] = 0
    assert s.does("equip", "buy pistol").asked == "musketeer_action"


@pytest.mark.rule("ARM-1", "ARM-3")
@pytest.mark.parametrize("rich", [DARTAGNAN, PORTHOS])
def test_what_others_own_already_he_may_still_be_asked_for(rich: int) -> None:
    """All that is paid by cards is out of stock but the manoeuvre, which another has and he has not."""
    s = shopping(ARAMIS, "combat*2").gear(rich, "manoeuvre")
    s.put(purse=s.table.components.items[ITEM_NAMES.index("pistol")].price)
    s.s.stock[MANOEUVRE + 1 :] = [0] * (ITEMS - MANOEUVRE - 1)
    assert s.does("equip", "buy pistol").asked == "purchase"


@pytest.mark.rule("ARM-1", "ARM-2")
@pytest.mark.parametrize("rich", [DARTAGNAN, PORTHOS])
def test_what_others_could_buy_for_pistoles_does_not_bring_him_a_second_question(rich: int) -> None:
    """The only item that the purse still pays for is one that he has bought just now."""
    s = shopping(ARAMIS, "").life(rich, 1)
    prices = [s.table.components.items[item].price for item in range(4)]
    cheapest = prices.index(min(prices))
    s.s.stock[:] = [1 if item == cheapest else 0 for item in range(ITEMS)]
    s.s.stock[cheapest] = 2
    assert s.does("equip", f"buy {ITEM_NAMES[cheapest]}").asked == "musketeer_action"


# --- replacing ------------------------------------------------------------------------------------


@pytest.mark.rule("ARM-2", "RUL-REPLACED-GEAR")
@pytest.mark.parametrize(("hero", "owner"), PAIRS)
def test_only_his_own_full_slots_ask_for_a_replacement_of_his_own(hero: int, owner: int) -> None:
    s = shopping(hero).gear(owner, "pistol blade").does("equip", "buy armour")
    assert (s.asked == "replacement") == (hero == owner)
    if hero == owner:
        assert s.options == ["replace pistol", "replace blade"]
        kept = 1 << ITEM_NAMES.index("blade") | 1 << ITEM_NAMES.index("armour")
        assert bought(s.does("replace pistol")) == {hero: (kept, 0, 0)}


@pytest.mark.rule("ARM-2", "RUL-REPLACED-GEAR")
@pytest.mark.parametrize(("hero", "owner"), PAIRS)
def test_only_his_own_full_skills_ask_for_a_replacement_of_his_own(hero: int, owner: int) -> None:
    s = shopping(hero).gear(owner, "erudition nobility").does("equip", "buy panache", "pay combat")
    assert (s.asked == "replacement") == (hero == owner)
    if hero == owner:
        assert s.options == ["replace erudition", "replace nobility"]
        assert bought(s.does("replace erudition")) == {hero: (0, 0b1010, 0)}


@pytest.mark.rule("ARM-2", "ARM-5")
@pytest.mark.parametrize("hero", [DARTAGNAN, ARAMIS])
def test_a_replaced_item_rests_no_horse_but_a_replaced_horse_is_gone(hero: int) -> None:
    ridden = 1 << hero | 1 << PORTHOS
    s = shopping(hero, gear="thoroughbred pistol").put(ridden=ridden).does("equip", "buy armour", "replace pistol")
    assert s.s.ridden == ridden
    s = shopping(hero, gear="thoroughbred pistol").put(ridden=ridden).does("equip", "buy armour")
    assert s.does("replace thoroughbred").s.ridden == 1 << PORTHOS
    assert not s.s.equipment[hero] >> THOROUGHBRED & 1


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.rule("ARM-1")
def test_what_is_no_purchase_is_not_offered() -> None:
    s = shopping(ARAMIS).does("equip")
    assert s.refuses("draw") == NOT_OFFERED
    assert s.g.refusal(s.seat, BUY | ITEMS << VERB_BITS) == NOT_OFFERED
    for item in range(ITEMS):
        assert s.g.refusal(s.seat, MOVE | item << VERB_BITS) == NOT_OFFERED
    s.does("buy erudition")
    assert (s.asked, s.refuses("buy pistol"), s.refuses("buy balm")) == ("payment", NOT_OFFERED, NOT_OFFERED)
