"""ACT-3: whose equipment changes hands, what is no answer to an offer, and what a giver still knows."""

import pytest

from mousquetaires.engine.actions import VERB_BITS
from mousquetaires.engine.ids import ARAMIS, ATHOS, CARD_NAMES, DARTAGNAN, HERO_NAMES, ITEM_NAMES, PORTHOS
from mousquetaires.engine.notation import parse
from mousquetaires.engine.reasons import NOT_OFFERED
from tests.scene import Scene, scene


def together(hand: str = "", gear: str = "") -> Scene:
    """Athos, with these, and Porthos are in Paris."""
    return scene().at("paris", ATHOS, PORTHOS).hand(ATHOS, hand).gear(ATHOS, gear)


@pytest.mark.rule("ACT-3", "ARM-5")
def test_an_item_that_changes_hands_leaves_horses_ridden_or_fresh_as_they_were() -> None:
    s = together(gear="thoroughbred pistol").gear(PORTHOS, "thoroughbred").turn(ATHOS).put(ridden=1 << ATHOS)
    s.does("trade porthos", "offer gear=pistol", "accept")
    assert s.s.equipment[PORTHOS] >> ITEM_NAMES.index("pistol") & 1
    assert s.s.ridden == 1 << ATHOS


@pytest.mark.rule("ACT-3", "COUNT-2", "RUL-OWN-EQUIPMENT")
@pytest.mark.parametrize(
    ("giver", "taker"), [(DARTAGNAN, ATHOS), (ATHOS, DARTAGNAN), (ARAMIS, PORTHOS), (PORTHOS, ARAMIS)]
)
def test_equipment_between_one_player_s_own_musketeers_changes_hands_at_once(giver: int, taker: int) -> None:
    names = ("dartagnan", "athos", "aramis", "porthos")
    s = scene(3).at("paris", giver, taker).gear(giver, "pistol").gear(taker, "armour").turn(giver)
    s.does(f"trade {names[taker]}", "offer gear=pistol for=armour")
    assert (s.asked, s.s.offer) == ("musketeer_action", 0)
    assert s.s.equipment[giver] == 1 << ITEM_NAMES.index("armour")
    assert s.s.equipment[taker] == 1 << ITEM_NAMES.index("pistol")


@pytest.mark.rule("ACT-3")
def test_an_offer_is_answered_with_yes_no_or_another_offer() -> None:
    s = together("combat").turn(ATHOS).does("trade porthos")
    assert s.refuses("draw") == NOT_OFFERED
    offer = parse("offer give=combat")
    assert s.g.refusal(s.seat, offer | 1 << VERB_BITS + 200) == NOT_OFFERED
    s.does("offer give=combat")
    assert s.refuses("draw") == NOT_OFFERED


@pytest.mark.rule("ACT-3", "RUL-TRADE-OPEN")
@pytest.mark.parametrize(("hero", "partner"), [(ATHOS, ARAMIS), (ARAMIS, ATHOS)])
def test_the_player_of_each_trader_speaks_in_turn_and_all_hear_who_offers_to_whom(hero: int, partner: int) -> None:
    s = scene().at("paris", hero, partner).hand(hero, "combat").hand(partner, "panache").turn(hero)
    s.does(f"trade {HERO_NAMES[partner]}")
    for kind, trader in (("trade_offer", hero), ("trade_answer", partner), ("trade_last_word", hero)):
        asked = (s.asked, s.g.prompt().seats, s.g.prompt().hero)
        assert asked == (kind, 1 << s.table.seat_of[trader], trader)
        s.does("accept" if kind == "trade_last_word" else f"offer give={'combat' if trader == hero else 'panache'}")
    assert [values[:2] for values in s.said("offer_made")] == [(hero, partner), (partner, hero)]


@pytest.mark.rule("ACT-3")
def test_nobody_asks_for_more_cards_of_a_kind_than_the_box_has() -> None:
    s = together().hand(PORTHOS, "combat*4 panache*2").turn(ATHOS).does("trade porthos")
    copies = s.table.components.adventure_copies[CARD_NAMES.index("kitty")]
    assert copies < s.s.hand_size[s.table.seat_of[PORTHOS]]
    assert s.refuses(f"offer want=kitty*{copies + 1}").key == "reason-not-that-many"


@pytest.mark.rule("ACT-3", "MUS-6", "RUL-TRADE-OPEN")
def test_of_two_cards_of_a_kind_given_one_after_the_other_both_are_known() -> None:
    s = together("combat*2 panache*2").hand(PORTHOS, "combat nobility").turn(ATHOS)
    s.does("trade porthos", "offer give=panache want=nobility", "accept")
    s.does("trade porthos", "offer give=combat", "accept", "trade porthos", "offer give=combat", "accept")
    porthos = s.table.seat_of[PORTHOS]
    known = {card: least for holder, card, least in s.s.open_hands if holder == porthos}
    assert known == {CARD_NAMES.index("combat"): 2, CARD_NAMES.index("panache"): 1}


@pytest.mark.rule("ACT-3", "MUS-6", "RUL-TRADE-OPEN")
@pytest.mark.parametrize("card", ["combat", "panache"])
def test_what_is_known_of_other_hands_and_other_kinds_does_not_count(card: str) -> None:
    s = together(f"{card}*2").hand(PORTHOS, "combat panache nobility").hand(ARAMIS, "combat panache")
    aramis, porthos = s.table.seat_of[ARAMIS], s.table.seat_of[PORTHOS]
    kind, other = CARD_NAMES.index(card), CARD_NAMES.index("nobility")
    s.s.open_hands = tuple(sorted([(aramis, kind, 1), (porthos, other, 1)]))
    s.turn(ATHOS).does("trade porthos", f"offer give={card}", "accept")
    s.does("trade porthos", f"offer give={card}", "accept")
    assert set(s.s.open_hands) == {(aramis, kind, 1), (porthos, other, 1), (porthos, kind, 2)}


@pytest.mark.rule("MUS-6")
def test_a_card_that_has_left_a_hand_is_no_longer_known_there() -> None:
    s = scene().at("rochelle", PORTHOS).hand(PORTHOS, "combat*2").turn(PORTHOS)
    seat, kind = s.table.seat_of[PORTHOS], CARD_NAMES.index("combat")
    s.s.open_hands = ((seat, kind, 2),)
    assert s.does("reinforce combat").s.open_hands == ((seat, kind, 1),)
    assert s.does("reinforce combat").s.open_hands == ()


@pytest.mark.rule("ACT-3", "RUL-TRADE-OPEN")
@pytest.mark.parametrize("answer", ["decline", "offer give=panache"])
def test_neither_trader_takes_back_alone_what_all_have_heard(answer: str) -> None:
    s = together("combat").hand(PORTHOS, "panache").turn(ATHOS).does("trade porthos")
    silent = s.s.barriers
    s.does("offer give=combat")
    offered = s.s.barriers
    s.does(answer)
    assert offered > silent
    assert (s.s.barriers > offered) == answer.startswith("offer")
