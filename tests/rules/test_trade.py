"""ACT-3: trading cards and equipment."""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    DARTAGNAN,
    PORTHOS,
    TREVILLE,
)
from mousquetaires.engine.notation import NotationError, parse
from mousquetaires.engine.reasons import Reason
from tests.scene import Scene, scene


def together(cards: str = "", others: str = "", players: int = 5) -> Scene:
    """Athos and Porthos in Paris, with these cards."""
    return scene(players).at("paris", ATHOS, PORTHOS).at("louvre", DARTAGNAN).hand(ATHOS, cards).hand(PORTHOS, others)


# --- the swap -----------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-3")
def test_a_trade_swaps_any_number_of_cards_and_equipment_for_one_action_of_the_starter() -> None:
    s = together("combat*3 panache", "kitty*1 nobility").gear(ATHOS, "pistol").gear(PORTHOS, "armour").turn(ATHOS)
    assert "trade porthos" in s.options
    s.does("trade porthos", "offer give=combat*2,panache want=kitty gear=pistol for=armour")
    assert (s.asked, s.seat, s.g.prompt().hero) == ("trade_answer", 4, PORTHOS)
    s.does("accept")
    assert (s.held(ATHOS, "combat"), s.held(ATHOS, "panache"), s.held(ATHOS, "kitty")) == (1, 0, 1)
    assert (s.held(PORTHOS, "combat"), s.held(PORTHOS, "panache"), s.held(PORTHOS, "kitty")) == (2, 1, 0)
    assert s.s.hand_size == [0, 0, 2, 0, 4, 0]
    assert (s.s.equipment[ATHOS], s.s.equipment[PORTHOS], s.s.offer) == (0b100, 0b010, 0)
    assert (s.asked, s.actions_left, s.s.played) == ("musketeer_action", 2, 0)
    assert s.said("traded") == [(ATHOS, PORTHOS, 3, 1, 2, 4)]
    assert s.said("equipment_passed") == [(PORTHOS, 1), (ATHOS, 2)]
    s.does("end", "turn porthos")
    assert s.actions_left == 3, "the other has spent nothing"


@pytest.mark.rule("ACT-3")
@pytest.mark.parametrize(
    ("offer", "athos", "porthos"), [("give=combat", 1, 2), ("want=combat", 3, 0), ("give=combat*2", 0, 3)]
)
def test_a_one_sided_gift_is_allowed(offer: str, athos: int, porthos: int) -> None:
    s = together("combat*2", "combat").turn(ATHOS).does("trade porthos", f"offer {offer}", "accept")
    assert (s.held(ATHOS, "combat"), s.held(PORTHOS, "combat")) == (athos, porthos)


@pytest.mark.rule("ACT-3", "RUL-DECLINED-TRADE")
def test_the_other_player_has_to_agree_and_a_declined_offer_costs_nothing() -> None:
    s = together("combat", "kitty").turn(ATHOS).does("trade porthos", "offer give=combat want=kitty", "decline")
    assert (s.held(ATHOS, "combat"), s.held(PORTHOS, "kitty"), s.s.offer) == (1, 1, 0)
    assert (s.asked, s.actions_left, s.said("traded")) == ("musketeer_action", 3, [])
    s.does("trade porthos", "decline")
    assert (s.asked, s.actions_left) == ("musketeer_action", 3)


@pytest.mark.rule("ACT-3")
def test_the_other_may_change_the_offer_and_the_starter_has_the_last_word() -> None:
    s = together("combat*2", "kitty panache").turn(ATHOS)
    s.does("trade porthos", "offer give=combat want=kitty", "offer give=panache want=combat*2")
    assert (s.asked, s.seat, s.options) == ("trade_last_word", 2, ["decline", "accept"])
    assert s.refuses("offer give=combat").key == "reason-not-offered"
    s.does("accept")
    assert (s.held(ATHOS, "panache"), s.held(ATHOS, "combat"), s.held(PORTHOS, "combat")) == (1, 0, 2)
    assert (s.said("traded"), s.actions_left) == ([(PORTHOS, ATHOS, 1, 2, 3, 1)], 2)
    s = together("combat nobility", "kitty panache").turn(ATHOS)
    s.does("trade porthos", "offer give=combat want=kitty", "offer give=panache want=combat*2")
    assert s.options == ["decline"], "he does not hold two"
    s.does("decline")
    assert (s.asked, s.actions_left) == ("musketeer_action", 3)


@pytest.mark.rule("ACT-3")
def test_nobody_gives_what_he_does_not_hold() -> None:
    s = together("combat", "kitty").turn(ATHOS).does("trade porthos")
    assert s.refuses("offer give=combat*2") == Reason("ACT-3", "reason-not-in-hand")
    assert s.refuses("offer want=combat*2") == Reason("ACT-3", "reason-not-that-many", cards=1)
    assert s.refuses("offer want=panache*7").rule == "ACT-3"
    assert s.refuses("offer gear=pistol") == Reason("ACT-3", "reason-no-such-equipment")
    assert s.refuses("offer for=pistol") == Reason("ACT-3", "reason-no-such-equipment")
    assert s.refuses("offer") == Reason("ACT-3", "reason-empty-offer")
    assert s.refuses("accept").key == "reason-not-offered"
    s.does("offer give=combat want=panache")
    assert s.refuses("accept") == Reason("ACT-3", "reason-not-in-hand")
    assert s.refuses("accept", seat=2).key == "reason-not-asked"


@pytest.mark.rule("ACT-3")
def test_they_have_to_be_in_the_same_place() -> None:
    s = together("combat", "kitty").turn(ATHOS)
    assert "trade aramis" not in s.options
    for other in ("aramis", "dartagnan", "athos", "treville"):
        assert s.refuses(f"trade {other}") == Reason("ACT-3", "reason-not-together")


@pytest.mark.rule("ACT-3")
def test_the_whole_quest_is_one_place() -> None:
    s = scene().at("quest", ATHOS, PORTHOS).hand(ATHOS, "combat").tokens("- two two two decoy three decoy three")
    s.s.spot[ATHOS] = 1
    s.turn(ATHOS).does("trade porthos", "offer give=combat", "accept")
    assert s.held(PORTHOS, "combat") == 1


@pytest.mark.rule("ACT-3", "RUL-LYING")
def test_one_who_lies_at_the_vieux_colombier_may_be_traded_with() -> None:
    s = scene().at("colombier", ATHOS).lying(PORTHOS).hand(PORTHOS, "kitty").turn(ATHOS)
    s.does("trade porthos", "offer want=kitty", "accept")
    assert (s.held(ATHOS, "kitty"), s.s.lying) == (1, 1 << PORTHOS)


@pytest.mark.rule("ACT-3")
def test_with_nothing_on_either_side_there_is_nothing_to_trade() -> None:
    s = together().turn(ATHOS)
    assert s.refuses("trade porthos") == Reason("ACT-3", "reason-nothing-to-trade")
    assert "trade porthos" in together("", "combat").turn(ATHOS).options
    assert "trade porthos" in together().gear(PORTHOS, "pistol").turn(ATHOS).options


# --- equipment ----------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-3")
def test_afterwards_nobody_has_more_than_two_items() -> None:
    s = together().gear(ATHOS, "pistol thoroughbred").gear(PORTHOS, "armour blade").turn(ATHOS).does("trade porthos")
    assert s.refuses("offer gear=pistol") == Reason("ACT-3", "reason-too-much-gear")
    assert s.refuses("offer for=blade") == Reason("ACT-3", "reason-too-much-gear")
    assert s.refuses("offer gear=pistol for=armour,blade") == Reason("ACT-3", "reason-too-much-gear")
    s.does("offer gear=pistol,thoroughbred for=armour,blade", "accept")
    assert (s.s.equipment[ATHOS], s.s.equipment[PORTHOS]) == (0b1100, 0b0011)


@pytest.mark.rule("ACT-3")
def test_afterwards_nobody_has_two_alike() -> None:
    s = together().gear(ATHOS, "pistol").gear(PORTHOS, "pistol").turn(ATHOS).does("trade porthos")
    assert s.refuses("offer gear=pistol") == Reason("ACT-3", "reason-two-alike")
    assert s.refuses("offer for=pistol") == Reason("ACT-3", "reason-two-alike")
    s.does("offer gear=pistol for=pistol", "accept")
    assert (s.s.equipment[ATHOS], s.s.equipment[PORTHOS]) == (0b0010, 0b0010), "one each, as before"


@pytest.mark.rule("ACT-3")
def test_upgrades_are_never_traded() -> None:
    s = together("combat").gear(ATHOS, "erudition manoeuvre").turn(ATHOS).does("trade porthos")
    for item in ("erudition", "manoeuvre", "balm"):
        with pytest.raises(NotationError):
            parse(f"offer gear={item}")
    s.does("offer give=combat", "accept")
    assert (s.s.upgrades[ATHOS], s.s.upgrades[PORTHOS], s.s.improved) == (1, 0, 1 << ATHOS)


@pytest.mark.rule("ARM-5", "ACT-3")
def test_a_thoroughbred_ridden_this_turn_stays_tired_whoever_holds_it() -> None:
    s = together().gear(ATHOS, "thoroughbred").at("louvre", ATHOS).turn(ATHOS).does("ride paris")
    s.does("trade porthos", "offer gear=thoroughbred", "accept", "end", "turn porthos")
    assert s.s.ridden == 1 << PORTHOS
    assert s.refuses("ride louvre") == Reason("ARM-5", "reason-horse-used")


@pytest.mark.rule("ARM-5", "ACT-3")
def test_a_tired_thoroughbred_may_be_swapped_for_a_fresh_one() -> None:
    s = together().gear(ATHOS, "thoroughbred").gear(PORTHOS, "thoroughbred").at("louvre", ATHOS).turn(ATHOS)
    s.does("ride paris", "trade porthos", "offer gear=thoroughbred for=thoroughbred", "accept")
    assert (s.s.ridden, s.s.equipment[ATHOS], s.s.equipment[PORTHOS]) == (1 << PORTHOS, 1, 1)
    assert "ride louvre" in s.options


# --- one hand for several Musketeers ------------------------------------------------------------------


@pytest.mark.rule("ACT-3", "COUNT-3")
def test_a_trade_reaches_both_whole_hands_but_only_the_equipment_of_the_two_who_meet() -> None:
    s = scene(3).at("paris", ATHOS, PORTHOS).at("louvre", DARTAGNAN, ARAMIS).gear(DARTAGNAN, "pistol")
    s.hand(DARTAGNAN, "combat*2").hand(ARAMIS, "kitty").turn(ATHOS).does("trade porthos")
    assert s.refuses("offer gear=pistol") == Reason("ACT-3", "reason-no-such-equipment")
    s.does("offer give=combat*2 want=kitty", "accept")
    assert (s.held(ATHOS, "kitty"), s.held(ARAMIS, "combat")) == (1, 2)


@pytest.mark.rule("COUNT-2", "RUL-OWN-EQUIPMENT")
@pytest.mark.parametrize(("players", "other"), [(2, ARAMIS), (3, DARTAGNAN)])
def test_two_musketeers_of_one_player_may_exchange_equipment_for_one_action(players: int, other: int) -> None:
    name = ("dartagnan", "athos", "aramis")[other]
    s = scene(players).at("paris", ATHOS, other).hand(ATHOS, "combat*2").gear(ATHOS, "pistol").turn(ATHOS)
    s.does(f"trade {name}")
    assert s.refuses("offer give=combat gear=pistol") == Reason("COUNT-2", "reason-equipment-only")
    assert s.refuses("offer want=combat gear=pistol") == Reason("COUNT-2", "reason-equipment-only")
    s.does("offer gear=pistol")
    assert (s.s.equipment[ATHOS], s.s.equipment[other], s.held(ATHOS, "combat")) == (0, 2, 2)
    assert (s.asked, s.actions_left, s.said("traded")) == ("musketeer_action", 2, [(ATHOS, other, 0, 0, 2, 2)])


@pytest.mark.rule("COUNT-2", "RUL-OWN-EQUIPMENT")
def test_two_musketeers_of_one_player_have_no_cards_to_trade() -> None:
    s = scene(2).at("paris", ATHOS, ARAMIS).hand(ATHOS, "combat*2").turn(ATHOS)
    assert "trade" not in s.verbs()
    assert s.refuses("trade aramis") == Reason("COUNT-2", "reason-nothing-to-trade")


# --- what ends or forbids a trade ---------------------------------------------------------------------


@pytest.mark.rule("ACT-3")
@pytest.mark.parametrize("struck", [ATHOS, PORTHOS])
def test_an_assassin_who_comes_between_them_ends_the_trade(struck: int) -> None:
    s = scene().at("louvre", ATHOS, PORTHOS).life(struck, 1).hand(ATHOS, "combat").louvre("poisons").put(louvre_done=1)
    s.trap("beggars", "louvre").draws("louvre_draw", "gaming_debt").rolls(trap="S H" if struck == ATHOS else "H S")
    s.turn(ATHOS).does("trade porthos", "offer give=combat", "beggars louvre", "lay lubin assassin")
    assert (s.s.offer, s.held(ATHOS, "combat"), s.said("offer_declined")) == (0, 1, [(ATHOS, PORTHOS)])
    if struck == PORTHOS:
        assert (s.asked, s.g.prompt().hero, s.actions_left) == ("musketeer_action", ATHOS, 3)
    else:
        assert s.asked == "next_musketeer"


@pytest.mark.rule("RUL-ISOLATION-ORDER", "TREV-1", "CARD-ISOLATION")
def test_in_isolation_nobody_trades_by_trevilles_order_either() -> None:
    s = together("combat", players=6).put(isolated=1).turn(TREVILLE).does("order athos")
    assert "trade" not in s.verbs()
    assert s.refuses("trade porthos") == Reason("ACT-3", "reason-isolated")
    s = together("combat", players=6).turn(TREVILLE).does("order athos")
    assert "trade porthos" in s.options
