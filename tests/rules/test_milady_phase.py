"""MIL: phase I, Milady's destination, Paris card and Treachery."""

import pytest

from mousquetaires.engine.events import heard_by
from mousquetaires.engine.ids import (
    ABDUCTION,
    BEGGARS,
    CAVOIS,
    IN_HAND,
    LOUVRE,
    MESSAGE,
    MILADY,
    NEMESIS,
    NO_MISSION,
    OUT_OF_GAME,
    PARIS,
    PORTHOS,
    QUARTERS,
    QUEST,
    RICHELIEU,
    ROCHELLE,
    SPECTATOR,
)
from mousquetaires.engine.knowledge import knowledge
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.view import observe
from tests.scene import Scene, scene

SIX = {"go quarters", "go richelieu", "go paris", "go louvre", "go rochelle", "go quest"}


def milady(**options: object) -> Scene:
    return scene(**options).phase("milady")  # type: ignore[arg-type]  # passed through to the scene


# --- her destination ----------------------------------------------------------------------------------


@pytest.mark.rule("MIL-1")
@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("quarters", QUARTERS),
        ("richelieu", RICHELIEU),
        ("paris", PARIS),
        ("louvre", LOUVRE),
        ("rochelle", ROCHELLE),
        ("quest", QUEST),
    ],
)
def test_she_chooses_one_of_six_destinations_in_secret(name: str, place: int) -> None:
    s = milady()
    assert s.asked == "destination"
    assert (s.g.prompt().seats, set(s.options)) == (1 << MILADY, SIX)
    s.does(f"go {name}")
    assert (s.s.destination, s.s.shown, s.s.excluded) == (place, 0, 0)
    told = [event.kind for event in heard_by(s.log, MILADY) if event.kind.startswith("destination")]
    assert told == ["destination_chosen"]
    for viewer in (1, 2, 3, 4, 6):
        heard = [(event.kind, event.values) for event in heard_by(s.log, viewer) if "destination" in event.kind]
        assert heard == [("destination_hidden", ())]


@pytest.mark.rule("MIL-1")
@pytest.mark.parametrize("place", ["colombier", "bastille"])
def test_she_has_no_card_for_the_musketeers_houses(place: str) -> None:
    assert milady().refuses(f"go {place}").key == "reason-not-offered"


@pytest.mark.rule("MIL-1")
def test_all_six_are_hers_again_every_turn() -> None:
    s = scene().milady("quest", shown=True).put(fled=1, found=1, excluded=0b101011).phase("end").settle()
    assert (s.s.turn, s.s.destination) == (2, -1)
    assert (s.s.shown, s.s.fled, s.s.found, s.s.excluded) == (0, 0, 0, 0)
    assert set(s.options) == SIX


@pytest.mark.rule("MIL-2")
def test_while_rochefort_is_out_of_action_his_haunts_are_closed_to_her() -> None:
    s = milady().rochefort(0).settle()
    assert set(s.options) == {"go quarters", "go richelieu", "go rochelle"}
    for place in ("paris", "louvre", "quest"):
        assert s.refuses(f"go {place}") == Reason("MIL-2", "reason-rochefort-out")
    s.does("go rochelle")
    assert s.s.excluded == 1 << PARIS | 1 << LOUVRE | 1 << QUEST, "and all players know it"
    s = milady().rochefort(1).settle()
    assert set(s.options) == SIX


@pytest.mark.rule("MIL-1", "MIL-2")
@pytest.mark.parametrize(("rochefort", "haunts"), [(5, {PARIS, LOUVRE, QUEST}), (0, set())])
def test_everybody_can_work_out_where_she_may_be(rochefort: int, haunts: set[int]) -> None:
    s = milady().rochefort(rochefort).does("go rochelle")
    for viewer in (1, 4, SPECTATOR):
        found = knowledge(observe(s.g, viewer)).places
        assert set(found) == haunts | {ROCHELLE, RICHELIEU, QUARTERS}
    assert knowledge(observe(s.g, MILADY)).places == (ROCHELLE,)


@pytest.mark.rule("MIL-2")
def test_while_rochefort_is_out_of_action_none_of_his_haunts_is_drawn_without_milady() -> None:
    s = scene(4, milady=False).siege(0, "combat*2").rochefort(0).phase("milady")
    s.g.advance()
    assert s.g.chance().outcomes() == [(ROCHELLE, 1)]


@pytest.mark.rule("MIL-1")
def test_a_balm_played_later_does_not_reopen_the_choice() -> None:
    s = milady().rochefort(0).treachery("balm").does("go quarters", "treachery balm")
    assert (s.asked, s.s.rochefort, s.s.destination) == ("next_musketeer", 2, QUARTERS)


# --- Paris --------------------------------------------------------------------------------------------


@pytest.mark.rule("MIL-3")
def test_a_new_paris_card_drives_out_the_old_one_with_all_that_lay_there() -> None:
    s = scene().paris("abduction").foe("cavois", "paris").trap("beggars", "paris").foe("lubin", "louvre")
    s.put(constance=3, paris_done=1, progress=2).paris_hand("message", "duels").phase("milady").does("go louvre")
    s.s.foe_life[CAVOIS] = 1
    assert s.asked == "new_paris"
    assert s.options == ["pass", "paris message", "paris duels"]
    s.does("paris message")
    assert (s.s.paris_card, s.s.paris_hand) == (MESSAGE, 0b100000)
    assert (s.s.paris_unused >> ABDUCTION & 1, s.s.constance, s.s.paris_done, s.s.progress) == (0, 0, 0, 0)
    assert (s.foe_at("cavois"), s.foe_at("lubin"), s.s.trap_at[BEGGARS]) == (IN_HAND, LOUVRE, OUT_OF_GAME)
    assert s.said("paris_closed") == [(ABDUCTION,)]
    assert s.asked == "adversaries"
    assert s.refuses("lay boisrenard -").values == {"total": 1, "due": 4}
    s.rolls(trap="H").does("lay cavois thief")
    assert s.asked == "treachery", "and d'Artagnan met the thief first"
    assert (s.foe_at("cavois"), s.s.foe_life[CAVOIS]) == (PARIS, 2)


@pytest.mark.rule("MIL-3")
def test_a_paris_card_may_come_where_none_is() -> None:
    s = scene().at("rochelle", *range(4)).paris_hand("message").phase("milady").does("go louvre", "paris message")
    assert s.said("paris_closed") == []
    s.does("lay brisemont,vitray -")
    assert (s.s.paris_card, s.asked) == (MESSAGE, "treachery")


@pytest.mark.rule("MIL-3")
def test_she_may_keep_her_paris_cards() -> None:
    s = scene().paris("abduction").put(constance=3).paris_hand("message").phase("milady").does("go louvre", "pass")
    assert (s.s.paris_card, s.s.paris_hand, s.s.constance) == (ABDUCTION, 1 << MESSAGE, 3)
    assert s.asked == "treachery"


@pytest.mark.rule("MIL-3")
def test_without_paris_cards_in_hand_she_is_not_asked() -> None:
    s = milady().does("go paris")
    assert (s.asked, s.s.paris_card) == ("treachery", NO_MISSION)


@pytest.mark.rule("MIL-3")
def test_a_nemesis_on_the_old_card_is_forgotten() -> None:
    s = scene().paris("abduction").trap("nemesis", "paris", PORTHOS).paris_hand("message").phase("milady")
    s.does("go louvre", "paris message")
    assert (s.s.nemesis, s.s.trap_at[NEMESIS]) == (-1, OUT_OF_GAME)


# --- Treachery ----------------------------------------------------------------------------------------


@pytest.mark.rule("MIL-4")
def test_she_draws_the_top_treachery_card() -> None:
    s = milady().treachery("plot").does("go paris").draws("treachery_draw", "prison")
    assert s.options == ["take", "treachery plot"]
    s.does("take")
    assert (s.s.treachery_hand, sum(s.s.treachery_deck)) == ([0, 0, 0, 0, 1, 0, 0, 0, 1], 13)
    assert s.asked == "next_musketeer"
    assert [event.kind for event in heard_by(s.log, 1) if "treachery" in event.kind] == ["treachery_taken"]


@pytest.mark.rule("MIL-4")
def test_or_plays_one_from_her_hand_which_takes_effect_at_once() -> None:
    s = milady().put(honour=9).treachery("plot balm").does("go paris")
    assert s.options == ["take", "treachery balm", "treachery plot"]
    assert s.refuses("treachery prison").key == "reason-not-offered"
    s.does("treachery plot")
    assert (s.s.honour, s.s.treachery_hand[8], s.s.treachery_hand[7]) == (8, 0, 1)
    assert (sum(s.s.treachery_deck), s.asked) == (13, "next_musketeer")


@pytest.mark.rule("MIL-4")
def test_with_nothing_left_to_draw_she_may_only_play() -> None:
    s = milady().treachery("plot").settle()
    s.s.treachery_deck = [0] * 9
    s.does("go paris")
    assert s.options == ["treachery plot"]


@pytest.mark.rule("RUL-MILADY-IDLE", "MIL-4")
def test_with_nothing_to_draw_or_play_she_does_nothing() -> None:
    s = milady().settle()
    s.s.treachery_deck = [0] * 9
    s.does("go paris")
    assert (s.asked, s.s.phase, sum(s.s.treachery_hand)) == ("next_musketeer", 2, 0)


@pytest.mark.rule("DECK-TREACHERY", "RUL-EMPTY-DECKS")
def test_played_cards_make_a_new_deck_when_the_old_one_is_empty() -> None:
    s = milady().treachery("plot balm").does("go paris", "treachery plot")
    assert (s.s.treachery_discard, s.said("treachery_played")) == ([0, 0, 0, 0, 0, 0, 0, 0, 1], [(8, 1)])
    s.next_phase("milady")
    s.s.treachery_deck = [0] * 9
    s.does("go paris")
    assert s.options == ["take", "treachery balm"]
    s.does("take")
    assert (s.s.treachery_hand, s.s.treachery_discard) == ([0, 0, 0, 0, 0, 0, 0, 1, 1], [0] * 9)
    assert (s.s.treachery_deck, s.said("treachery_shuffled")) == ([0] * 9, [()])


@pytest.mark.rule("DECK-TREACHERY", "RUL-EMPTY-DECKS")
def test_discards_stay_where_they_are_while_there_is_a_deck() -> None:
    s = milady().treachery("plot").does("go paris")
    s.s.treachery_discard[8] = 1
    s.draws("treachery_draw", "ambush").does("take")
    assert (s.s.treachery_discard[8], s.s.treachery_hand[1], s.said("treachery_shuffled")) == (1, 1, [])


@pytest.mark.rule("DECK-TREACHERY", "RIC-1")
def test_at_richelieu_an_empty_treachery_deck_is_made_anew_before_she_searches_it() -> None:
    s = scene().milady("richelieu")
    s.s.treachery_discard, s.s.treachery_deck = s.s.treachery_deck, s.s.treachery_discard
    s.played(*s.table.heroes)
    assert s.asked == "richelieu_deed"
    assert "search ambush" in s.options
    assert sum(s.s.treachery_discard) == 0
