"""ONE: One for All, All for One."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, MILADY, PORTHOS
from mousquetaires.engine.reasons import Reason
from tests.box import box
from tests.rules.printed import england, lacking
from tests.scene import Scene, scene


def ones_offered(s: Scene) -> set[str]:
    """What the Musketeers could play One for All for, now, by any seat of theirs."""
    s.settle()
    return {option for option in s.options if option.startswith("one ")} if s.seat else set()


# --- when it can be played ----------------------------------------------------------------------------


@pytest.mark.rule("ONE-2")
def test_it_is_offered_at_every_decision_of_phase_two_and_is_then_out_of_the_game() -> None:
    s = scene().put(honour=5).ones(2)
    assert (s.asked, ones_offered(s)) == ("next_musketeer", {"one time", "one honour", "one epic"})
    s.does("turn athos")
    assert ones_offered(s) == {"one time", "one honour", "one epic"}
    s.does("one honour")
    assert (s.s.one_for_all, s.s.one_stock, s.s.honour) == (1, 1, 7)
    assert (s.asked, s.said("one_played")) == ("musketeer_action", [(1, 1)])
    s.does("one epic")
    assert (s.s.one_for_all, s.s.one_stock, s.s.epic) == (0, 1, 2)
    assert s.refuses("one time") == Reason("ONE-1", "reason-no-one-for-all")


@pytest.mark.rule("ONE-2", "RUL-TEAM-DECIDES")
def test_any_musketeer_player_may_play_it_also_in_anothers_turn_but_not_milady() -> None:
    for seat in (1, 2, 3, 4):
        s = scene().put(honour=5).ones(1).turn(ATHOS).acts(seat, "one honour")
        assert (s.s.honour, s.asked, s.seat) == (7, "musketeer_action", 2)
    s = scene().put(honour=5).ones(1).turn(ATHOS)
    for seat in (MILADY, 5, 6):
        assert s.refuses("one honour", seat=seat).key == "reason-not-asked"


@pytest.mark.rule("ONE-2", "RUL-TEAM-DECIDES")
def test_it_waits_while_milady_chooses_and_outside_its_moments() -> None:
    s = scene().ones(1).phase("milady").settle()
    assert s.refuses("one time", seat=1) == Reason("ONE-2", "reason-not-now")
    s = scene().ones(1).siege(0, "combat").milady("rochelle").played(DARTAGNAN, ARAMIS, PORTHOS).turn(ATHOS).does("end")
    assert (s.asked, s.s.phase) == ("siege_discard", 2)
    assert s.refuses("one time", seat=1) == Reason("ONE-2", "reason-not-now")
    s = scene().ones(1).phase("siege").rolls(red="S").settle()
    assert (s.asked, s.s.phase, s.seat) == ("sacrifice", 3, 3)
    assert s.refuses("one time", seat=3) == Reason("ONE-2", "reason-not-now")


@pytest.mark.rule("ONE-2", "ACT-12")
def test_the_question_it_answers_is_over_and_the_next_one_has_another_number() -> None:
    s = scene().put(honour=5).ones(2).treachery("plot").phase("milady").does("go louvre", "treachery plot")
    question = s.g.prompt().number
    s.acts(3, "one honour")
    assert (s.asked, s.g.prompt().number) == ("one_for_all", question)  # there is another card: it stays asked
    s.acts(3, "one time")
    assert s.asked != "one_for_all"
    assert s.g.prompt().number > question


@pytest.mark.rule("ONE-2")
def test_it_is_offered_after_every_treachery_card() -> None:
    for card in ("plot", "reinforcements", "balm", "emergency", "conscripts", "isolation"):
        s = scene().ones(1).treachery(card).phase("milady").does("go louvre", f"treachery {card}")
        assert (s.asked, s.g.prompt().seats) == ("one_for_all", 0b11110)
        s.acts(3, "pass")
        assert (s.asked, s.s.one_for_all) == ("next_musketeer", 1)
    s = scene().ones(1).treachery("ambush").phase("milady").does("go louvre", "treachery ambush", "name athos")
    assert (s.asked, s.s.life[ATHOS]) == ("one_for_all", 2)
    s = scene().treachery("plot").phase("milady").does("go louvre", "treachery plot")
    assert s.asked == "next_musketeer", "without a card nobody is asked"


@pytest.mark.rule("ONE-2")
def test_it_is_not_offered_when_she_only_draws() -> None:
    s = scene().ones(1).phase("milady").does("go louvre", "take")
    assert s.asked == "next_musketeer"


@pytest.mark.rule("ONE-2")
def test_it_is_offered_before_every_move_of_the_time_token() -> None:
    s = scene().ones(1).phase("end")
    assert (s.asked, s.s.time, s.options) == ("one_for_all", 0, ["pass", "one time", "one epic"])
    s.does("pass")
    assert (s.s.time, s.s.turn) == (1, 2)
    s = scene().ones(2).paris("disappearance").phase("end").does("pass")
    assert (s.asked, s.s.time) == ("one_for_all", 1)


@pytest.mark.rule("ONE-2")
def test_it_is_offered_where_epic_tokens_may_be_spent() -> None:
    s = scene().board("england").put(epic=1).ones(1).at("quest", ATHOS).turn(ATHOS).does("challenge nobility")
    assert (s.asked, s.g.prompt().seats) == ("epic_for_challenge", 0b11110)
    assert "one epic" in s.options
    s = scene().board("galleries", "panache two two gallantry two two").ones(1).put(epic=1).at("quest", ATHOS)
    s.turn(ATHOS).does("passage")
    assert (s.asked, s.options) == ("epic_for_passage", ["pass", "one time", "one epic"])
    s.does("one epic")
    assert (s.s.antechamber, s.s.epic) == (1, 0)


@pytest.mark.rule("ONE-2")
@pytest.mark.parametrize("effect", ["time", "honour", "epic"])
def test_it_is_not_wasted_where_it_would_do_nothing(effect: str) -> None:
    s = scene().put(honour=9).ones(1).turn(ATHOS)
    assert f"one {effect}" in s.options
    useless = {"time": {"time_stopped": 1}, "honour": {"honour": box().honour}, "epic": {"epic": 7}}
    s.put(**useless[effect])
    assert s.refuses(f"one {effect}") == Reason("ONE-2", "reason-no-effect")


# --- time ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ONE-3")
def test_played_in_phase_two_the_time_token_does_not_move_in_phase_four() -> None:
    s = scene().ones(1).milady("louvre").paris("disappearance").at("paris", ARAMIS).rolls(red="H")
    s.played(DARTAGNAN, ARAMIS, PORTHOS).turn(ATHOS).does("one time", "end")
    assert (s.s.turn, s.s.time, s.s.time_stopped) == (2, 0, 0)
    assert s.said("time_moved") == []


@pytest.mark.rule("ONE-3")
def test_it_lasts_one_turn_only() -> None:
    s = scene().put(time_stopped=1).phase("end").settle()
    assert (s.s.turn, s.s.time) == (2, 0)
    assert s.next_phase("end").settle().s.time == 1


@pytest.mark.rule("ONE-3")
def test_played_before_the_first_move_of_phase_four_it_stops_the_disappearance_too() -> None:
    s = scene().ones(1).paris("disappearance").phase("end").does("one time")
    assert (s.s.turn, s.s.time, s.s.one_for_all) == (2, 0, 0)


@pytest.mark.rule("ONE-3")
def test_played_between_the_two_moves_of_phase_four_it_stops_only_the_second() -> None:
    s = scene().ones(1).paris("disappearance").phase("end").does("pass", "one time")
    assert (s.s.turn, s.s.time) == (2, 1)
    s = scene().ones(1).paris("disappearance").phase("end").does("pass", "pass")
    assert (s.s.turn, s.s.time) == (2, 2)


@pytest.mark.rule("ONE-3")
def test_played_when_the_queen_is_lost_between_the_two_moves_it_stops_the_second_if_she_is_saved_too() -> None:
    s = scene().ones(2).put(honour=1).louvre("poisons", 1).paris("disappearance").phase("end").does("pass")
    assert (s.asked, s.s.honour, s.s.time) == ("one_for_all", 0, 1)
    s.does("one time", "one honour")
    assert (s.s.turn, s.s.time, s.s.honour) == (2, 1, 2)


@pytest.mark.rule("ONE-3", "CARD-DEAD-END")
def test_played_in_answer_it_undoes_a_dead_end_and_lasts_the_turn() -> None:
    s = scene().ones(1).put(time=4).treachery("dead_end").phase("milady").does("go louvre", "treachery dead_end")
    assert (s.asked, s.s.time) == ("one_for_all", 4)
    s.does("one time")
    assert (s.asked, s.s.time, s.s.time_stopped) == ("next_musketeer", 4, 1)
    s.at("paris", ARAMIS).rolls(red="HH").does("turn athos", "end", "turn aramis", "end", "turn porthos", "end", "end")
    assert (s.s.turn, s.s.time) == (2, 4)


@pytest.mark.rule("ONE-3", "CARD-DEAD-END")
def test_played_earlier_in_the_turn_it_voids_a_later_dead_end() -> None:
    s = scene().ones(1).put(time=4, time_stopped=1).treachery("dead_end").phase("milady")
    s.does("go louvre", "treachery dead_end")
    assert (s.asked, s.s.time, s.s.one_for_all, s.s.treachery_discard[6]) == ("next_musketeer", 4, 1, 1)


@pytest.mark.rule("ONE-3", "ONE-2")
def test_another_effect_in_that_moment_leaves_the_time_token_free_to_move() -> None:
    s = scene().ones(2).put(honour=5).phase("end").does("one honour")
    assert (s.asked, s.s.time, s.s.honour) == ("one_for_all", 0, 7)
    s.does("pass")
    assert (s.s.time, s.s.one_for_all) == (1, 1)


# --- honour and Epic tokens ---------------------------------------------------------------------------


@pytest.mark.rule("ONE-4")
@pytest.mark.parametrize(("lost", "regained"), [(9, 2), (2, 2), (1, 1)])
def test_the_queen_regains_two_honour_but_never_has_more_than_at_the_start(lost: int, regained: int) -> None:
    s = scene().ones(1).put(honour=box().honour - lost).turn(ATHOS).does("one honour")
    assert (s.s.honour, s.said("honour_regained")) == (box().honour - lost + regained, [(regained, s.s.honour)])


@pytest.mark.rule("ONE-4", "ONE-2")
@pytest.mark.parametrize("honour", [1, 2])
def test_even_when_she_has_just_reached_richelieu_and_loss_beyond_is_dropped(honour: int) -> None:
    s = scene().ones(1).put(honour=honour, time_stopped=1).louvre("poisons", 2).phase("end")
    assert (s.asked, s.s.honour, s.said("honour_lost")) == ("one_for_all", 0, [(honour, 0)])
    s.does("one honour")
    assert (s.g.over, s.s.honour, s.asked) == (False, 2, "adversaries")


@pytest.mark.rule("ONE-4")
def test_unless_they_let_her_fall() -> None:
    s = scene().ones(1).put(honour=2, time_stopped=1).louvre("poisons", 2).phase("end").does("pass")
    assert (s.g.over, s.s.one_for_all) == (True, 1)
    s = scene().ones(1).put(honour=3, time_stopped=1).louvre("poisons", 2).phase("end")
    assert (s.asked, s.s.honour) == ("adversaries", 1), "one point left is enough"


@pytest.mark.rule("ONE-5")
def test_it_is_worth_two_epic_tokens() -> None:
    s = scene().ones(1).put(epic=3).turn(ATHOS).does("one epic")
    assert (s.s.epic, s.s.one_for_all) == (5, 0)


@pytest.mark.rule("ONE-5")
def test_if_only_one_is_needed_the_other_goes_to_the_quest() -> None:
    s = scene().board("galleries", "panache two two gallantry two two").ones(1).put(epic=2).at("quest", ATHOS)
    s.turn(ATHOS).does("passage", "one epic")
    assert (s.s.antechamber, s.s.epic) == (1, 1)


# --- who decides --------------------------------------------------------------------------------------


@pytest.mark.rule("RUL-TEAM-DECIDES")
def test_epic_tokens_for_a_challenge_or_a_duel_are_for_any_player_to_spend() -> None:
    lacks = lacking(ATHOS, "nobility", england("nobility"))
    s = scene().board("england").put(epic=lacks + 1).at("quest", ATHOS).turn(ATHOS).does("challenge nobility")
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("epic_for_challenge", 0b11110, ATHOS)
    s.acts(1, f"spend {lacks}")
    assert (s.s.england, s.s.epic) == (2, 1)
    s = scene().board("return", "two three four").put(epic=1).at("quest", ATHOS).hand(ATHOS, "combat").turn(ATHOS)
    s.does("fight 0")
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("combat_cards", 0b00100, ATHOS)
    s.does("cards 0 0")
    assert (s.asked, s.g.prompt().seats) == ("epic_for_duel", 0b11110)
    s.rolls(blue="SSSH", red="HH").acts(4, "spend 1")
    assert (s.s.epic, s.s.spaces[0]) == (0, -1)


@pytest.mark.rule("RUL-TEAM-DECIDES")
def test_a_sacrifice_is_for_the_musketeers_own_player_to_decide() -> None:
    s = scene().at("rochelle", PORTHOS).phase("siege").rolls(red="S").settle()
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("sacrifice", 1 << 3, ARAMIS)
    assert s.refuses("sacrifice", seat=1).key == "reason-not-asked"
    s.does("pass")
    assert (s.g.prompt().seats, s.g.prompt().hero) == (1 << 4, PORTHOS)
    s.does("sacrifice")
    assert (s.s.life, s.s.siege) == ([3, 3, 3, 4, 0], 0)
