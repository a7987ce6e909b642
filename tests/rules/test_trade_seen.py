"""ACT-3: what the others see of a trade, and what is remembered."""

import pytest

from mousquetaires.engine.effects.on_cards import discard_cards
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


def known(s: Scene, holder: int) -> dict[int, int]:
    """What all players know of a hand."""
    return {card: least for whose, card, least in s.s.open_hands if whose == holder}


@pytest.mark.rule("RUL-TRADE-OPEN", "ACT-3", "MUS-6")
def test_an_offer_and_its_answer_are_heard_by_all_milady_and_spectators_included() -> None:
    s = together("combat*2", "kitty").gear(ATHOS, "pistol").turn(ATHOS)
    s.does("trade porthos", "offer give=combat*2 want=kitty gear=pistol", "accept")
    offer = parse("offer give=combat*2 want=kitty gear=pistol")
    for viewer in (MILADY, 1, 2, 3, 4, SPECTATOR):
        heard = [(event.kind, event.values) for event in heard_by(s.log, viewer)]
        assert ("offer_made", (ATHOS, PORTHOS, offer)) in heard
        assert ("traded", (ATHOS, PORTHOS, 2, 1, 1, 2)) in heard
        assert ("equipment_passed", (PORTHOS, 1)) in heard


@pytest.mark.rule("RUL-TRADE-OPEN", "MUS-6")
@pytest.mark.parametrize("answers", [("decline",), ("offer give=kitty want=combat", "decline")])
def test_milady_and_a_spectator_hear_of_a_declined_offer_what_the_partner_hears(answers: tuple[str, ...]) -> None:
    s = together("combat*2", "kitty").turn(ATHOS).does("trade porthos", "offer give=combat*2", *answers)
    told = {viewer: heard_by(s.log, viewer) for viewer in (MILADY, 1, 4, SPECTATOR)}
    assert told[MILADY] == told[1] == told[4] == told[SPECTATOR]
    assert [event.kind for event in told[MILADY]][-1] == "offer_declined"


@pytest.mark.rule("RUL-TRADE-OPEN", "MUS-6")
def test_which_cards_went_over_everybody_knows() -> None:
    s = together("combat*3", "kitty panache").turn(ATHOS)
    s.does("trade porthos", "offer give=combat*2 want=kitty", "accept")
    assert (known(s, 4), known(s, 2)) == ({COMBAT: 2}, {KITTY: 1})


@pytest.mark.rule("ACT-3", "MUS-6")
def test_what_they_know_of_a_hand_is_the_least_it_can_hold() -> None:
    s = together("combat*3 panache", "kitty nobility").turn(ATHOS)
    s.g.show(2, CARD_PANACHE)
    s.does("trade porthos", "offer give=combat*2 want=kitty")
    least = {viewer: knowledge(observe(s.g, viewer)).least for viewer in (MILADY, 1, 2, 4)}
    hand = 2 * CARDS
    assert [least[viewer][hand + COMBAT] for viewer in (MILADY, 1, 2, 4)] == [2, 2, 3, 2]
    assert [least[viewer][hand + CARD_PANACHE] for viewer in (MILADY, 1, 2, 4)] == [1, 1, 1, 1]
    assert [sum(least[viewer]) for viewer in (MILADY, 1, 2, 4)] == [3, 3, 4, 5], "that he asks for Kitty tells nothing"


@pytest.mark.rule("ACT-3", "MUS-6")
def test_what_they_know_of_one_hand_says_nothing_of_another() -> None:
    s = scene().at("paris", DARTAGNAN, ARAMIS).hand(DARTAGNAN, "gallantry*2").hand(ATHOS, "kitty").turn(DARTAGNAN)
    s.g.show(2, KITTY)
    s.does("trade aramis", "offer give=gallantry*2")
    least = knowledge(observe(s.g, 3)).least
    held = {divmod(index, CARDS): count for index, count in enumerate(least) if count}
    assert held == {(1, CARD_GALLANTRY): 2, (2, KITTY): 1}


@pytest.mark.rule("RUL-TRADE-OPEN", "MUS-6")
def test_while_an_offer_lies_on_the_table_everybody_reads_it() -> None:
    s = together("combat*2", "kitty").gear(ATHOS, "pistol").gear(PORTHOS, "armour").turn(ATHOS)
    assert observe(s.g, MILADY).offer == 0
    s.does("trade porthos", "offer give=combat*2 want=kitty gear=pistol for=armour")
    for viewer in (MILADY, 1, 2, 4, SPECTATOR):
        assert observe(s.g, viewer).offer == parse("offer give=combat*2 want=kitty gear=pistol for=armour")


@pytest.mark.rule("RUL-TRADE-OPEN")
def test_an_offer_tells_what_is_held_even_when_it_is_declined() -> None:
    s = together("combat*3", "kitty panache").turn(ATHOS)
    s.does("trade porthos", "offer give=combat*2 want=kitty", "offer give=panache want=combat", "decline")
    assert (known(s, 2), known(s, 4)) == ({COMBAT: 2}, {CARD_PANACHE: 1})


@pytest.mark.rule("RUL-TRADE-OPEN", "MUS-6")
def test_cards_that_were_shown_before_a_trade_and_did_not_go_over_stay_known() -> None:
    s = together("combat*2 panache", "kitty").turn(ATHOS)
    s.g.show(2, COMBAT)
    s.g.show(4, KITTY)
    s.does("trade porthos", "offer give=panache", "accept")
    assert (known(s, 2), known(s, 4)) == ({COMBAT: 1}, {KITTY: 1, CARD_PANACHE: 1})


@pytest.mark.rule("RUL-TRADE-OPEN")
def test_cards_that_go_back_are_counted_back() -> None:
    s = together("combat*3", "combat").turn(ATHOS)
    s.does("trade porthos", "offer give=combat*3", "accept", "trade porthos", "offer want=combat", "accept")
    assert (known(s, 4), known(s, 2)) == ({COMBAT: 2}, {COMBAT: 1})
    assert (s.held(ATHOS, "combat"), s.held(PORTHOS, "combat")) == (1, 3)


@pytest.mark.rule("MUS-6")
def test_who_shows_a_card_again_is_still_known_to_hold_two() -> None:
    s = together("combat*3").turn(ATHOS).does("trade porthos", "offer give=combat*2", "decline")
    s.g.show(2, COMBAT)
    assert known(s, 2) == {COMBAT: 2}


@pytest.mark.rule("MUS-6")
def test_a_card_that_is_discarded_is_no_longer_known_to_be_held() -> None:
    s = together("combat*3 panache").turn(ATHOS).does("trade porthos", "offer give=combat*2", "decline")
    discard_cards(s.g, 2, COMBAT)
    assert known(s, 2) == {COMBAT: 1}
