"""QRT, RIC, VXC: Milady's quarters, Richelieu's den, the Vieux Colombier."""

import pytest

from mousquetaires.engine.events import heard_by
from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    DARTAGNAN,
    MILADY,
    PARIS_NAMES,
    PORTHOS,
    RICHELIEU,
    SPECTATOR,
    TREVILLE,
)
from tests.rules.printed import copies
from tests.scene import Scene, scene

NO_SIEGE = {"red": "H"}


def deed(place: str) -> Scene:
    """The end of phase II with Milady in a place that no Musketeer has come to."""
    return scene().milady(place).rolls(**NO_SIEGE).rest()


# --- Milady's quarters ----------------------------------------------------------------------------


@pytest.mark.rule("QRT-1")
def test_in_her_quarters_milady_chooses_an_unused_paris_card_for_the_next_phase_one() -> None:
    s = scene().paris("abduction").milady("quarters").rolls(red="H HHHH").rest()
    assert s.asked == "quarters_card"
    assert s.options == ["pass", *(f"paris {name}" for name in PARIS_NAMES if name != "abduction")]
    s.does("paris message")
    assert (s.s.paris_hand, s.s.paris_unused) == (0b010000, 0b101110)
    assert s.s.paris_card == PARIS_NAMES.index("abduction")
    s.does("go louvre")
    assert s.asked == "new_paris"
    assert s.options == ["pass", "paris message"]


@pytest.mark.rule("QRT-1", "RUL-QUARTERS-CARD")
def test_in_her_quarters_she_may_decline_to_take_a_card() -> None:
    s = deed("quarters")
    unused = s.s.paris_unused
    s.does("pass")
    assert (s.s.paris_hand, s.s.paris_unused, s.said("paris_taken")) == (0, unused, [])
    assert s.said("treachery_drawn") == [], "nor does she do what she would at Richelieu's"
    assert s.asked == "destination", "phase I of the next turn"


@pytest.mark.rule("QRT-1")
def test_which_paris_card_she_took_is_known_to_her_alone() -> None:
    s = deed("quarters").does("paris duels")
    assert s.said("paris_taken") == [(PARIS_NAMES.index("duels"), 1)]
    for viewer in (1, 4, SPECTATOR):
        assert not [event for event in heard_by(s.log, viewer) if event.kind == "paris_taken"]
        assert [event for event in heard_by(s.log, viewer) if event.kind == "paris_card_taken"]
    assert [event for event in heard_by(s.log, MILADY) if event.kind == "paris_taken"]


@pytest.mark.rule("QRT-1")
@pytest.mark.parametrize(("unused", "asked"), [(1, "quarters_card"), (0, "destination")])
def test_she_takes_a_paris_card_only_if_any_is_left(unused: int, asked: str) -> None:
    assert scene().milady("quarters").put(paris_unused=unused).rolls(**NO_SIEGE).rest().asked == asked


@pytest.mark.rule("QRT-1")
def test_driven_home_by_rochefort_s_wound_she_takes_no_paris_card() -> None:
    s = scene().at("paris", PORTHOS).paris("message").foe("henchman", "paris").milady("paris").hand(PORTHOS, "double")
    s.turn(PORTHOS).rolls(blue="SSSSS SSS", red="HHHH SS").does("duel henchman", "cards 0 1")
    assert s.s.fled
    s.rolls(**NO_SIEGE).rest()
    assert s.asked == "destination"
    assert s.s.paris_hand == 0


@pytest.mark.rule("QRT-1")
def test_musketeers_cannot_enter_her_quarters() -> None:
    s = scene().gear(PORTHOS, "thoroughbred").turn(PORTHOS)
    assert s.refuses("move quarters").key == "reason-closed-place"
    assert s.refuses("ride quarters").key == "reason-closed-place"


# --- Richelieu ------------------------------------------------------------------------------------


@pytest.mark.rule("RIC-1")
@pytest.mark.parametrize(("hand", "drawn"), [("", 3), ("ambush", 2), ("ambush*2", 1)])
def test_at_richelieu_milady_draws_up_to_a_hand_of_three(hand: str, drawn: int) -> None:
    s = scene().milady("richelieu").treachery(hand).rolls(**NO_SIEGE).rest()
    assert s.asked == "richelieu_deed"
    s.draws("treachery_draw", "balm dead_end prison").does("fill")
    assert len(s.said("treachery_drawn")) == drawn
    assert sum(s.s.treachery_hand) == 3
    assert sum(s.s.treachery_deck) == 12


@pytest.mark.rule("RIC-1")
def test_or_she_takes_any_one_treachery_card_from_the_deck() -> None:
    s = scene().milady("richelieu").treachery("prison").rolls(**NO_SIEGE).rest()
    kinds = ["reinforcements", "ambush", "emergency", "conscripts", "isolation", "dead_end", "balm", "plot"]
    assert s.options == ["fill", *(f"search {kind}" for kind in kinds)]
    s.does("search dead_end")
    assert s.s.treachery_hand == [0, 0, 0, 0, 1, 0, 1, 0, 0]
    assert s.s.treachery_deck == [2, 2, 2, 1, 0, 1, copies("dead_end") - 1, copies("balm"), copies("plot")]
    assert not [event for event in heard_by(s.log, 1) if event.kind == "treachery_drawn"]


@pytest.mark.rule("RIC-1")
def test_with_three_cards_in_hand_there_is_nothing_to_fill() -> None:
    s = scene().milady("richelieu").treachery("ambush*2 plot").rolls(**NO_SIEGE).rest()
    assert s.asked == "richelieu_deed"
    assert "fill" not in s.verbs()


@pytest.mark.rule("RIC-1")
def test_from_an_empty_deck_she_takes_what_was_played_and_from_nothing_she_takes_nothing() -> None:
    s = scene().milady("richelieu")
    s.s.treachery_discard, s.s.treachery_deck = s.s.treachery_deck, [0] * 9
    s.rolls(**NO_SIEGE).rest().does("search balm")
    assert sum(s.s.treachery_hand) == 1
    assert sum(s.s.treachery_discard) == 0
    s = scene().milady("richelieu")
    s.s.treachery_deck = [0] * 9
    assert s.rolls(**NO_SIEGE).rest().asked == "destination"


@pytest.mark.rule("RIC-2", "RIC-4")
@pytest.mark.parametrize("hero", [ATHOS, PORTHOS])
def test_a_musketeer_who_finds_her_at_richelieu_stays_and_she_loses_her_deed(hero: int) -> None:
    s = scene().milady("richelieu").turn(hero).does("move richelieu")
    assert s.said("milady_shown") == [(5,)]
    assert s.said("milady_found") == [(hero,)]
    assert s.s.found == 1
    assert s.where(hero) == "richelieu"
    assert s.asked == "musketeer_action"
    assert s.does("draw", "draw").asked == "next_musketeer"
    s.rolls(**NO_SIEGE).rest()
    assert s.asked == "destination"
    assert sum(s.s.treachery_hand) == 0


@pytest.mark.rule("RIC-2", "RUL-RICHELIEU-SECOND")
def test_others_who_come_later_this_turn_are_safe_too() -> None:
    s = scene().milady("richelieu").turn(PORTHOS).does("move richelieu", "end")
    s.turn(DARTAGNAN).does("move richelieu")
    assert s.where(DARTAGNAN) == "richelieu"
    assert s.asked == "musketeer_action"
    assert s.said("milady_found") == [(PORTHOS,)]


@pytest.mark.rule("RIC-2")
def test_only_one_who_arrives_finds_her() -> None:
    s = scene().at("richelieu", ARAMIS).phase("end").does("go richelieu", "take")
    assert s.turn(ARAMIS).does("move paris").s.found == 0
    assert s.rolls(red="H H").rest().asked == "richelieu_deed"


@pytest.mark.rule("RIC-3", "RIC-4", "BAS-1")
@pytest.mark.parametrize("hero", [ATHOS, PORTHOS])
def test_who_does_not_find_her_goes_straight_to_the_bastille_and_his_turn_ends(hero: int) -> None:
    s = scene().milady("louvre").turn(hero).does("move richelieu")
    assert s.where(hero) == "bastille"
    assert s.said("jailed") == [(hero,)]
    assert s.asked == "next_musketeer"
    assert f"turn {'athos' if hero == ATHOS else 'porthos'}" not in s.options
    assert s.said("moved") == [(hero, RICHELIEU)]
    assert (s.s.shown, s.s.excluded) == (0, 1 << RICHELIEU)


@pytest.mark.rule("RIC-3")
def test_riding_into_an_empty_richelieu_ends_the_turn_as_well() -> None:
    s = scene().gear(PORTHOS, "thoroughbred").turn(PORTHOS).does("ride richelieu")
    assert s.said("rode") == [(PORTHOS, RICHELIEU)]
    assert s.where(PORTHOS) == "bastille"
    assert s.asked == "next_musketeer"


@pytest.mark.rule("RIC-5", "RUL-LEAVE-RICHELIEU")
def test_who_starts_his_turn_at_richelieu_leaves_before_anything_else() -> None:
    s = scene().at("richelieu", ATHOS).hand(ATHOS, "essarts").phase("end").does("go richelieu", "take").turn(ATHOS)
    assert s.options == [f"move {place}" for place in ("paris", "louvre", "rochelle", "quest", "colombier")]
    for action in ("draw", "equip", "play essarts -", "end"):
        assert s.refuses(action).rule == "RIC-5"
    s.does("move colombier")
    assert {"end", "draw", "equip", "play"} <= s.verbs()
    assert s.does("draw", "draw").asked == "next_musketeer"


@pytest.mark.rule("RIC-5", "RUL-LEAVE-RICHELIEU")
def test_a_thoroughbred_takes_him_away_without_an_action() -> None:
    s = scene().at("richelieu", ATHOS).gear(ATHOS, "thoroughbred").phase("end").does("go louvre", "take").turn(ATHOS)
    assert s.verbs() == {"move", "ride"}
    assert s.does("ride colombier", "draw", "draw").asked == "musketeer_action"


@pytest.mark.rule("RIC-5")
def test_those_who_start_elsewhere_may_do_what_they_like() -> None:
    s = scene().at("richelieu", ATHOS).phase("end").does("go louvre", "take")
    for hero in (DARTAGNAN, ARAMIS):
        s.turn(hero)
        assert {"end", "draw"} <= s.verbs()
        s.does("end")


@pytest.mark.rule("RIC-5")
def test_one_whom_treville_ordered_there_starts_his_own_turn_by_leaving() -> None:
    s = scene(6).milady("richelieu").turn(TREVILLE).does("order porthos", "move richelieu", "end")
    assert s.where(PORTHOS) == "richelieu"
    assert s.turn(PORTHOS).verbs() == {"move"}
    assert "end" in s.does("move louvre").options


# --- the Vieux Colombier --------------------------------------------------------------------------


@pytest.mark.rule("VXC-1")
def test_one_out_of_action_lies_at_the_vieux_colombier_and_recovers_there() -> None:
    s = scene().at("louvre", ARAMIS).louvre("poisons").foe("brisemont", "louvre").life(ARAMIS, 1)
    s.turn(ARAMIS).rolls(blue="LHH", red="SSS").does("duel brisemont")
    assert s.where(ARAMIS) == "colombier"
    assert s.s.lying == 1 << ARAMIS
    s.skip_to("end").does("go quarters", "take", "turn aramis")
    assert s.where(ARAMIS) == "colombier"
    assert (s.s.lying, s.s.life[ARAMIS]) == (0, 3)


@pytest.mark.rule("VXC-1", "BAS-1", "MIL-1")
def test_milady_cannot_come_to_the_vieux_colombier_nor_to_the_bastille() -> None:
    s = scene().phase("milady")
    assert s.options == [f"go {place}" for place in ("paris", "louvre", "rochelle", "quest", "richelieu", "quarters")]
    assert s.refuses("go colombier").key == "reason-not-offered"
    assert s.refuses("go bastille").key == "reason-not-offered"
