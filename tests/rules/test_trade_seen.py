"""ACT-3: what the others see of a trade, and what is remembered."""

import pytest

from mousquetaires.engine.events import heard_by
from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    CARD_GALLANTRY,
    CARD_PANACHE,
    CARDS,
    COMBAT,
    DARTAGNAN,
    KITTY,
    MILADY,
    PORTHOS,
    SPECTATOR,
)
from mousquetaires.engine.knowledge import knowledge
from mousquetaires.engine.notation import parse
from mousquetaires.engine.view import observe
from tests.scene import Scene, scene


def together(cards: str = "", others: str = "", players: int = 5) -> Scene:
    """Athos and Porthos in Paris, with these cards."""
    return scene(players).at("paris", ATHOS, PORTHOS).at("louvre", DARTAGNAN).hand(ATHOS, cards).hand(PORTHOS, others)


def known(s: Scene, viewer: int, holder: int) -> dict[int, int]:
    """What a viewer has seen of a hand."""
    return {card: least for who, whose, card, least in s.s.known if (who, whose) == (viewer, holder)}


@pytest.mark.rule("RUL-TRADE-OPEN", "ACT-3")
def test_milady_sees_how_many_cards_and_which_equipment_but_not_which_cards() -> None:
    s = together("combat*2", "kitty").gear(ATHOS, "pistol").turn(ATHOS)
    s.does("trade porthos", "offer give=combat*2 want=kitty gear=pistol", "accept")
    offer = parse("offer give=combat*2 want=kitty gear=pistol")
    for viewer in (MILADY, 1, 3, SPECTATOR):
        heard = [(event.kind, event.values) for event in heard_by(s.log, viewer)]
        assert ("offer_counted", (ATHOS, PORTHOS, 2, 1)) in heard
        assert ("traded", (ATHOS, PORTHOS, 2, 1)) in heard
        assert ("equipment_passed", (PORTHOS, 1)) in heard
        assert not [values for kind, values in heard if kind == "offer_made"]
        assert not [values for _, values in heard if COMBAT in values[2:]]
    for trader in (2, 4):
        heard = [(event.kind, event.values) for event in heard_by(s.log, trader)]
        assert ("offer_made", (ATHOS, PORTHOS, offer)) in heard
        assert not [kind for kind, _ in heard if kind == "offer_counted"]


@pytest.mark.rule("RUL-TRADE-OPEN")
def test_the_two_traders_know_what_went_over_and_nobody_else() -> None:
    s = together("combat*3", "kitty panache").turn(ATHOS)
    s.does("trade porthos", "offer give=combat*2 want=kitty", "accept")
    assert known(s, 2, 4) == {COMBAT: 2}
    assert known(s, 4, 2) == {KITTY: 1}
    assert {row[0] for row in s.s.known} == {2, 4}


@pytest.mark.rule("ACT-3", "MUS-6")
def test_what_they_know_of_a_hand_is_the_least_it_can_hold() -> None:
    s = together("combat*3 panache", "kitty nobility").turn(ATHOS)
    s.g.show(2, CARD_PANACHE)
    s.does("trade porthos", "offer give=combat*2 want=kitty")
    least = {viewer: knowledge(observe(s.g, viewer)).least for viewer in (MILADY, 1, 2, 4)}
    hand = 2 * CARDS
    assert [least[viewer][hand + COMBAT] for viewer in (MILADY, 1, 2, 4)] == [0, 0, 3, 2]
    assert [least[viewer][hand + CARD_PANACHE] for viewer in (MILADY, 1, 2, 4)] == [1, 1, 1, 1]
    assert [sum(least[viewer]) for viewer in (MILADY, 1, 2, 4)] == [1, 1, 4, 5]


@pytest.mark.rule("ACT-3", "MUS-6")
def test_what_they_know_of_one_hand_says_nothing_of_another() -> None:
    s = scene().at("paris", DARTAGNAN, ARAMIS).hand(DARTAGNAN, "gallantry*2").hand(ATHOS, "kitty").turn(DARTAGNAN)
    s.g.show(2, KITTY)
    s.does("trade aramis", "offer give=gallantry*2")
    least = knowledge(observe(s.g, 3)).least
    held = {divmod(index, CARDS): count for index, count in enumerate(least) if count}
    assert held == {(1, CARD_GALLANTRY): 2, (2, KITTY): 1}


@pytest.mark.rule("RUL-TRADE-OPEN", "MUS-6")
def test_while_an_offer_lies_on_the_table_the_others_see_its_size_and_the_equipment() -> None:
    s = together("combat*2", "kitty").gear(ATHOS, "pistol").gear(PORTHOS, "armour").turn(ATHOS)
    assert observe(s.g, MILADY).offer_counts == ()
    s.does("trade porthos", "offer give=combat*2 want=kitty gear=pistol for=armour")
    for viewer in (MILADY, 1, SPECTATOR):
        seen = observe(s.g, viewer)
        assert (seen.offer, seen.offer_counts) == (0, (2, 1, 0b0010, 0b0100))
    for trader in (2, 4):
        assert observe(s.g, trader).offer == s.s.offer


@pytest.mark.rule("RUL-TRADE-OPEN")
def test_an_offer_tells_the_other_trader_what_is_held_even_when_it_is_declined() -> None:
    s = together("combat*3", "kitty panache").turn(ATHOS)
    s.does("trade porthos", "offer give=combat*2 want=kitty", "offer give=panache want=combat", "decline")
    assert (known(s, 4, 2), known(s, 2, 4)) == ({COMBAT: 2}, {CARD_PANACHE: 1})
    assert len(s.s.known) == 2


@pytest.mark.rule("RUL-TRADE-OPEN", "MUS-6")
def test_others_can_no_longer_be_sure_of_cards_that_were_shown_before_a_trade() -> None:
    s = together("combat*2 panache", "kitty").turn(ATHOS)
    s.g.show(2, COMBAT)
    s.g.show(4, KITTY)
    s.does("trade porthos", "offer give=panache", "accept")
    for viewer in (MILADY, 1, 3, SPECTATOR):
        assert known(s, viewer, 2) == {}, "it may have been the Combat card"
        assert known(s, viewer, 4) == {KITTY: 1}, "Porthos gave nothing"
    assert known(s, 4, 2) == {COMBAT: 1}, "he knows better: it was not"
    assert known(s, 2, 4) == {KITTY: 1, CARD_PANACHE: 1}


@pytest.mark.rule("RUL-TRADE-OPEN")
def test_cards_that_go_back_are_counted_back() -> None:
    s = together("combat*3", "combat").turn(ATHOS)
    s.does("trade porthos", "offer give=combat*3", "accept", "trade porthos", "offer want=combat", "accept")
    assert (known(s, 2, 4), known(s, 4, 2)) == ({COMBAT: 2}, {COMBAT: 1})
    assert (s.held(ATHOS, "combat"), s.held(PORTHOS, "combat")) == (1, 3)
