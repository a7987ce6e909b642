"""SOLO: Milady is played by nobody; where she goes, her Treachery and Paris cards."""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    DARTAGNAN,
    LOUVRE,
    LOUVRE_NAMES,
    MESSAGE,
    NO_MISSION,
    PARIS,
    PORTHOS,
    QUEST,
    ROCHELLE,
    SMUGGLER,
)
from tests.box import box
from tests.rules.opening import due, opened
from tests.rules.printed import copies
from tests.rules.solo import alone, falls, may_fall
from tests.scene import pack, scene

# --- where she goes -----------------------------------------------------------------------------------


@pytest.mark.rule("SOLO-1")
@pytest.mark.parametrize(
    ("laid", "rochelle"), [("", False), ("combat", False), ("combat*2", True), ("double bassompierre", True)]
)
def test_a_destination_is_drawn_la_rochelle_only_with_two_cards_there(laid: str, rochelle: bool) -> None:
    s = alone().siege(0, laid)
    haunts = {"paris": 1, "louvre": 1, "quest": 1}
    assert may_fall(s, "solo_place") == (haunts | {"rochelle": 1} if rochelle else haunts)


@pytest.mark.rule("SOLO-1")
@pytest.mark.parametrize(
    ("name", "place"), [("paris", PARIS), ("louvre", LOUVRE), ("quest", QUEST), ("rochelle", ROCHELLE)]
)
def test_it_is_shown_face_up(name: str, place: int) -> None:
    s = falls(alone().put(shown=0).siege(0, "combat*2"), "solo_place", name)
    assert (s.s.destination, s.s.shown, s.said("milady_shown")[:1]) == (place, 1, [(place,)])


@pytest.mark.rule("SOLO-2", "RUL-SOLO-GALLERIES")
def test_with_the_fourth_board_in_play_she_always_goes_to_the_quest() -> None:
    s = alone().board("galleries", "panache two two gallantry two two").siege(0, "combat*3").rochefort(1)
    assert may_fall(s, "solo_place") == {"quest": 1}
    s = alone().board("return", "two two two").siege(0, "combat*3")
    assert may_fall(s, "solo_place") == {"paris": 1, "louvre": 1, "rochelle": 1, "quest": 1}


@pytest.mark.rule("SOLO-2", "RUL-SOLO-GALLERIES", "SOLO-1")
@pytest.mark.parametrize("board", ["inn", "galleries"])
def test_unless_rochefort_is_out_of_action(board: str) -> None:
    tokens = "panache two two gallantry two two" if board == "galleries" else "two two two"
    s = alone().board(board, tokens).siege(0, "combat*2").rochefort(0)
    assert may_fall(s, "solo_place") == {"rochelle": 1}


@pytest.mark.rule("RUL-SOLO-NOWHERE")
def test_with_no_destination_left_she_goes_nowhere_this_turn() -> None:
    s = alone().rochefort(0).put(shown=0).draws("treachery_draw", "plot").settle()
    assert (s.asked, s.s.destination, s.s.shown) == ("next_musketeer", -1, 1)
    assert (s.said("milady_nowhere"), s.said("milady_shown")) == ([()], [])
    s.played(ATHOS, ARAMIS, PORTHOS).rolls(red="H").turn(DARTAGNAN).does("end")
    assert (s.s.turn, s.said("milady_nowhere"), s.said("milady_shown")) == (2, [(), ()], [])
    s = alone().rochefort(1).draws("treachery_draw", "plot").settle()
    assert s.said("milady_nowhere") == []


# --- Treachery ----------------------------------------------------------------------------------------


@pytest.mark.rule("SOLO-3")
def test_each_turn_one_treachery_card_is_drawn_and_takes_effect() -> None:
    s = falls(alone().put(honour=9), "solo_place", "paris")
    assert may_fall(s, "treachery_draw") == {
        "reinforcements": 2,
        "ambush": 2,
        "emergency": 2,
        "conscripts": 1,
        "prison": 1,
        "isolation": 1,
        "dead_end": copies("dead_end"),
        "balm": copies("balm"),
        "plot": copies("plot"),
    }
    falls(s, "treachery_draw", "plot")
    assert (s.asked, s.s.honour) == ("next_musketeer", 8)
    assert s.s.treachery_deck[8] == copies("plot") - 1
    assert (s.s.treachery_discard[8], s.s.treachery_hand) == (1, [0] * 9)


@pytest.mark.rule("SOLO-3")
def test_balm_with_rochefort_unhurt_is_discarded_and_another_drawn() -> None:
    s, balms = falls(alone().put(honour=9), "solo_place", "paris"), copies("balm")
    falls(s, "treachery_draw", *["balm"] * balms)
    assert "balm" not in may_fall(s, "treachery_draw")
    assert (s.s.treachery_discard[7], s.s.treachery_deck[7], s.s.treachery_hand[7]) == (balms, 0, 0)
    falls(s, "treachery_draw", "plot")
    assert (s.asked, s.s.honour, s.s.rochefort) == ("next_musketeer", 8, 5)
    assert s.said("treachery_without_effect") == [(7,)] * balms


@pytest.mark.rule("SOLO-3")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (0, 2)])
def test_balm_with_rochefort_hurt_heals_him(before: int, after: int) -> None:
    s = alone().siege(0, "combat*2").rochefort(before)
    s.draws("solo_place", "rochelle").draws("treachery_draw", "balm")
    assert (s.asked, s.s.rochefort, s.s.treachery_discard[7]) == ("next_musketeer", after, 1)


@pytest.mark.rule("SOLO-3")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    s = alone().put(honour=9)
    s.s.treachery_deck, s.s.treachery_discard = [0] * 9, [0, 0, 0, 0, 0, 0, 0, 0, 2]
    s.draws("solo_place", "paris").draws("treachery_draw", "plot").settle()
    assert (s.s.honour, s.s.treachery_deck[8], s.s.treachery_discard[8]) == (8, 1, 1)


@pytest.mark.rule("SOLO-3")
def test_everything_that_lets_milady_draw_treachery_is_ignored() -> None:
    s = scene(4, milady=False).louvre("poisons", 2).paris("confined").put(louvre_deck=0).phase("end")
    s.g.advance()
    assert due(s.g) == "solo_place", "a failed mission and Constance Confined, and already the next turn"
    assert (sum(s.s.treachery_deck), sum(s.s.treachery_hand)) == (15, 0)
    s = scene(4, milady=False).at("paris", ARAMIS).siege(2 - box().siege_end).phase("siege")
    s.g.advance()
    s.g.land(pack("S"))
    assert (due(s.g), s.s.siege, s.s.siege_rewards, sum(s.s.treachery_deck)) == (
        "solo_place",
        1 - box().siege_end,
        1,
        15,
    )


# --- Paris cards --------------------------------------------------------------------------------------


@pytest.mark.rule("SOLO-4")
def test_a_random_paris_card_starts_in_play() -> None:
    game = opened(4, milady=False)
    assert due(game) == "solo_paris"
    assert game.chance().outcomes() == [(card, 1) for card in range(6)]
    game.land(SMUGGLER)
    assert (game.s.paris_card, game.s.paris_unused) == (SMUGGLER, 0b111011)


@pytest.mark.rule("SOLO-4", "SOLO-8")
def test_when_it_is_completed_another_comes_at_the_start_of_the_next_turn_before_treachery() -> None:
    s = falls(alone().put(paris_unused=0b010110), "solo_place", "louvre")
    assert may_fall(s, "solo_paris") == {"disappearance": 1, "smuggler": 1, "message": 1}
    falls(s, "solo_paris", "message")
    assert (s.s.paris_card, s.s.paris_unused, s.s.paris_hand) == (MESSAGE, 0b000110, 0)
    falls(s, "solo_force", "lubin", "cavois")
    assert (s.foe_at("lubin"), s.foe_at("cavois")) == (PARIS, PARIS)
    assert may_fall(s, "treachery_draw")


@pytest.mark.rule("SOLO-4")
def test_not_while_one_is_in_play_and_not_when_none_is_left() -> None:
    s = falls(scene(4, milady=False).paris("message").phase("milady"), "solo_place", "louvre")
    assert may_fall(s, "treachery_draw")
    s = falls(alone(), "solo_place", "louvre")
    assert (may_fall(s, "treachery_draw") != {}, s.s.paris_card) == (True, NO_MISSION)


# --- the order of things ------------------------------------------------------------------------------


@pytest.mark.rule("SOLO-8")
def test_a_place_to_be_filled_in_phase_two_is_filled_at_once() -> None:
    s = scene(4, milady=False).louvre("poisons").at("louvre", DARTAGNAN).hand(DARTAGNAN, "panache*3").turn(DARTAGNAN)
    s.draws("louvre_draw", "gaming_debt").draws("solo_force", "lubin boisrenard").does("challenge panache", "skill 3")
    assert (s.asked, s.g.prompt().hero) == ("musketeer_action", DARTAGNAN)
    assert (s.foe_at("lubin"), s.foe_at("boisrenard"), LOUVRE_NAMES[s.s.louvre_card]) == (LOUVRE, LOUVRE, "gaming_debt")
