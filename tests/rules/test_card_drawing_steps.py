"""ACT-1, MIL-4, MUS-3: cards are drawn one by one, as far as there are any, and by the right one."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, CARDS, DARTAGNAN, HERO_NAMES, PORTHOS, TREACHERIES
from mousquetaires.engine.rules.milady_action import RICHELIEU_HAND
from tests.scene import scene


@pytest.mark.rule("MIL-4")
def test_milady_takes_one_card_from_the_deck() -> None:
    s = scene().phase("milady").does("go paris").draws("treachery_draw", "plot")
    deck = sum(s.s.treachery_deck)
    s.does("take")
    assert (sum(s.s.treachery_hand), sum(s.s.treachery_deck)) == (1, deck - 1)


@pytest.mark.rule("MIL-4", "RIC-1")
@pytest.mark.parametrize("left", [5, 3, 2, 0])
def test_milady_draws_up_to_three_cards_as_far_as_there_are_any(left: int) -> None:
    """The rest is made anew from the discards; when those are gone, too, she has all there are."""
    s = scene().milady("richelieu")
    s.s.treachery_deck, s.s.treachery_discard = [0] * TREACHERIES, [0] * TREACHERIES
    s.s.treachery_deck[0], s.s.treachery_discard[1] = 1, left
    s.rest().rolls(red="H").does("fill")
    assert sum(s.s.treachery_hand) == min(RICHELIEU_HAND, 1 + left)


@pytest.mark.rule("ACT-1", "QST-4")
@pytest.mark.parametrize(("deck", "discarded", "drawn"), [(1, 0, 1), (0, 1, 1), (0, 0, 0), (1, 1, 2)])
def test_two_cards_are_drawn_as_far_as_there_are_any(deck: int, discarded: int, drawn: int) -> None:
    s = scene().at("quest", ARAMIS).tokens("- - - decoy two snare - - decoy decoy decoy two")
    s.s.spot[ARAMIS] = 3
    s.s.deck, s.s.discard = [0] * CARDS, [0] * CARDS
    s.s.deck[0], s.s.discard[1] = deck, discarded
    s.turn(ARAMIS).does("path rooms")
    assert s.said("board_completed") == [(ARAMIS, 0)]
    assert s.s.hand_size[s.table.seat_of[ARAMIS]] == drawn


@pytest.mark.rule("CARD-LAFFEMAS", "RUL-LAFFEMAS", "MUS-3")
@pytest.mark.parametrize("hero", [DARTAGNAN, ARAMIS, PORTHOS])
def test_the_one_laffemas_put_out_goes_to_the_bastille_when_he_recovers_and_nobody_else(hero: int) -> None:
    other = ATHOS
    s = scene().lying(hero, other).put(marked=1 << hero)
    s.does(f"turn {HERO_NAMES[other]}")
    assert s.where(other) == "colombier"
    s.does(f"turn {HERO_NAMES[hero]}")
    assert (s.where(hero), s.s.marked, s.said("jailed")) == ("bastille", 0, [(hero,)])
