"""MIL: the steps of phase I one after another, whom Treachery hits, and what the end of phase II leaves alone."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, MILADY, NO_MISSION, PORTHOS, TREACHERIES, TREACHERY_NAMES
from mousquetaires.engine.reasons import NOT_OFFERED
from tests.rules.solo import alone
from tests.scene import scene


@pytest.mark.rule("TURN-1", "MIL-1")
def test_a_new_turn_begins_with_milady_s_phase() -> None:
    s = scene().phase("end")
    assert (s.asked, s.s.turn, s.s.phase) == ("destination", 2, 1)


@pytest.mark.rule("MIL-1", "MIL-2", "MIL-4")
def test_only_a_destination_can_be_refused_for_rochefort_s_sake() -> None:
    s = scene().rochefort(0).treachery("plot").phase("milady")
    assert s.refuses("go louvre").rule == "MIL-2"
    for hero in ("dartagnan", "athos", "porthos"):
        assert s.refuses(f"name {hero}") == NOT_OFFERED
    s.does("go quarters")
    assert (s.asked, s.refuses("go louvre")) == ("treachery", NOT_OFFERED)


@pytest.mark.rule("MIL-1", "MIL-3", "MIL-4")
def test_milady_alone_chooses_in_phase_one() -> None:
    s = scene().paris_hand("abduction").phase("milady")
    for kind, action in (("destination", "go quarters"), ("new_paris", "pass"), ("treachery", "take")):
        assert (s.asked, s.g.prompt().seats) == (kind, 1 << MILADY)
        s.does(action)


@pytest.mark.rule("RUL-SOLO-NOWHERE", "SOLO-3", "SOLO-4", "SOLO-8")
def test_without_milady_and_with_nowhere_to_go_a_paris_card_and_treachery_come_all_the_same() -> None:
    s = alone().rochefort(0).put(paris_unused=63).draws("treachery_draw", "reinforcements").settle()
    assert s.said("milady_nowhere") == [()]
    assert s.s.paris_card != NO_MISSION
    assert s.said("treachery_played") == [(TREACHERY_NAMES.index("reinforcements"), 0)]
    kinds = [event.kind for event in s.log]
    assert kinds.index("milady_nowhere") < kinds.index("paris_opened") < kinds.index("treachery_played")


@pytest.mark.rule("CARD-AMBUSH", "MUS-3")
@pytest.mark.parametrize("hero", [DARTAGNAN, ATHOS, ARAMIS, PORTHOS])
def test_the_one_who_falls_in_an_ambush_recovers_and_nobody_else_does(hero: int) -> None:
    s = scene().life(hero, 1).treachery("ambush").phase("milady").does("go quarters", "treachery ambush")
    s.does(f"name {('dartagnan', 'athos', 'aramis', 'porthos')[hero]}")
    assert (s.said("fell"), s.said("recovered"), s.s.played) == ([(hero,)], [(hero, s.s.life[hero])], 1 << hero)
    assert {seat: cards for seat, cards in enumerate(s.s.hand_size) if cards} == {s.table.seat_of[hero]: 1}


@pytest.mark.rule("DECK-TREACHERY", "RUL-EMPTY-DECKS", "MUS-5", "RIC-1")
@pytest.mark.parametrize(("place", "shuffled"), [("richelieu", 1), ("louvre", 0), ("rochelle", 0)])
def test_at_the_end_of_phase_two_the_treachery_deck_is_made_anew_only_for_richelieu(place: str, shuffled: int) -> None:
    s = scene().milady(place)
    s.s.treachery_discard, s.s.treachery_deck = s.s.treachery_deck, [0] * TREACHERIES
    s.rolls(red="H" * s.table.components.time_dice[s.s.time]).rest()
    assert s.asked == ("richelieu_deed" if shuffled else "destination")
    assert len(s.said("treachery_shuffled")) == shuffled
