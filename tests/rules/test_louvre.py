"""LOU: the missions of the Louvre, and what is printed on their cards."""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    DARTAGNAN,
    HONOUR,
    LOUVRE_NAMES,
    NO_MISSION,
    OUT_OF_GAME,
    PORTHOS,
    TRAP_NAMES,
)
from tests.rules.printed import lacking, louvre
from tests.scene import IN_HAND, Scene, scene

SETS = {0: "-", 1: "henchman", 2: "brisemont", 3: "jussac", 4: "jussac,henchman"}
CARDS = [
    pytest.param("poisons", "panache", DARTAGNAN, marks=pytest.mark.rule("CARD-POISONS")),
    pytest.param("gaming_debt", "erudition", ATHOS, marks=pytest.mark.rule("CARD-GAMING-DEBT")),
    pytest.param("chevreuse", "gallantry", PORTHOS, marks=pytest.mark.rule("CARD-CHEVREUSE")),
    pytest.param("letter", "erudition", ATHOS, marks=pytest.mark.rule("CARD-LETTER")),
    pytest.param("ambassador", "nobility", ARAMIS, marks=pytest.mark.rule("CARD-AMBASSADOR")),
    pytest.param("jealousy", "nobility", ARAMIS, marks=pytest.mark.rule("CARD-JEALOUSY")),
    pytest.param("ballet", "panache", DARTAGNAN, marks=pytest.mark.rule("CARD-BALLET")),
    pytest.param("whisper", "gallantry", PORTHOS, marks=pytest.mark.rule("CARD-WHISPER")),
]


def last_duel(space: int = 0) -> Scene:
    """Porthos at the Louvre, where only Lubin is left to be beaten; the next card is The Queen's Gaming Debt."""
    s = scene().at("louvre", PORTHOS).louvre("poisons", space).put(louvre_done=1).foe("lubin", "louvre")
    return s.draws("louvre_draw", "gaming_debt").turn(PORTHOS).rolls(blue="SSH", red="HS")


def in_play(s: Scene) -> str:
    return "" if s.s.louvre_card == NO_MISSION else LOUVRE_NAMES[s.s.louvre_card]


# --- what is printed ------------------------------------------------------------------------------


@pytest.mark.rule("LOU-1")
@pytest.mark.parametrize(("card", "skill", "hero"), CARDS)
def test_a_louvre_card_shows_a_rating_a_challenge_and_a_reward_for_the_challenge(
    card: str, skill: str, hero: int
) -> None:
    rating = louvre(card).rating
    lacks = lacking(hero, skill, louvre(card).level)
    s = scene().louvre("poisons" if card != "poisons" else "whisper").put(purse=5, louvre_done=1)
    s.trap("beggars", "louvre").draws("louvre_draw", card).turn(hero).acts(1, "beggars louvre")
    assert (s.asked, in_play(s)) == ("adversaries", card)
    for total in (rating - 1, rating + 1):
        assert s.refuses(f"lay {SETS[total]} -").values == {"total": total, "due": rating}
    s.does(f"lay {SETS[rating]} -").at("louvre", hero).hand(hero, f"{skill}*{lacks - 1}").put(epic=0)
    assert s.refuses(f"challenge {skill}").rule == "CHAL-5"
    s.hand(hero, skill)
    assert [text for text in s.options if text.startswith("challenge")] == [f"challenge {skill}"]
    s.does(f"challenge {skill}", f"skill {lacks}")
    assert (s.s.purse, s.s.epic) == (3 + louvre(card).pistoles, 0)
    assert s.refuses(f"challenge {skill}").key == "reason-no-challenge-here"
    assert in_play(s) == card


@pytest.mark.rule("CARD-POISONS", "CARD-GAMING-DEBT", "CARD-CHEVREUSE")
@pytest.mark.parametrize(("card", "rating"), [("poisons", 2), ("gaming_debt", 2), ("chevreuse", 3)])
def test_the_poisons_and_the_gaming_debt_are_rated_two_and_the_duchess_three(card: str, rating: int) -> None:
    assert louvre(card).rating == rating


# --- a mission done -------------------------------------------------------------------------------


@pytest.mark.rule("LOU-2")
def test_a_mission_done_brings_the_next_card_at_once_and_the_token_to_the_top() -> None:
    s = last_duel(space=2)
    s.does("duel lubin")
    assert (s.asked, in_play(s)) == ("adversaries", "gaming_debt")
    assert (s.s.louvre_space, s.s.louvre_done) == (0, 0)
    s.does("lay brisemont -")
    assert s.foe_at("brisemont") == 1
    assert s.foe_at("lubin") == OUT_OF_GAME
    assert s.asked == "musketeer_action"
    assert not s.s.louvre_deck & 0b11


@pytest.mark.rule("LOU-2")
def test_the_challenge_may_come_last() -> None:
    s = scene().at("louvre", DARTAGNAN).louvre("poisons").foe("lubin", "louvre").hand(DARTAGNAN, "panache*3")
    s.turn(DARTAGNAN).rolls(blue="SSH", red="HS").does("duel lubin", "cards 0 0")
    assert in_play(s) == "poisons"
    s.draws("louvre_draw", "letter").does("challenge panache", "skill 3")
    assert (s.asked, in_play(s)) == ("adversaries", "letter")


@pytest.mark.rule("LOU-2")
def test_a_challenge_alone_does_not_end_the_mission() -> None:
    s = scene().at("louvre", DARTAGNAN).louvre("poisons").foe("lubin", "louvre").hand(DARTAGNAN, "panache*3")
    s.turn(DARTAGNAN).does("challenge panache", "skill 3")
    assert (s.asked, in_play(s), s.s.louvre_done) == ("musketeer_action", "poisons", 1)


@pytest.mark.rule("LOU-2")
@pytest.mark.parametrize("trap", TRAP_NAMES[1:])
def test_a_trap_to_be_overcome_keeps_the_mission_and_the_others_go_with_it(trap: str) -> None:
    s = last_duel().trap(trap, "louvre", victim=ARAMIS).does("duel lubin")
    if trap in ("thief", "assassin"):
        assert (s.asked, in_play(s)) == ("adversaries", "gaming_debt")
        assert s.s.trap_at[TRAP_NAMES.index(trap)] == OUT_OF_GAME
    else:
        assert in_play(s) == "poisons"
        assert s.s.trap_at[TRAP_NAMES.index(trap)] == 1


@pytest.mark.rule("LOU-3")
@pytest.mark.parametrize(("space", "epic"), [(0, 2), (1, 2), (2, 0)])
def test_done_on_one_of_the_two_top_spaces_it_brings_two_epic_tokens(space: int, epic: int) -> None:
    assert last_duel(space).does("duel lubin").s.epic == epic


# --- the token ------------------------------------------------------------------------------------


@pytest.mark.rule("RUL-LOUVRE-TOKEN", "LOU-4")
def test_the_token_moves_every_turn_even_when_the_mission_was_only_just_turned_up() -> None:
    s = last_duel().put(honour=9).does("duel lubin", "lay brisemont -").skip_to("end").settle()
    assert s.s.louvre_space == 1
    assert s.s.honour == 9
    assert s.said("louvre_moved") == [(1,)]


@pytest.mark.rule("LOU-4")
@pytest.mark.parametrize(("space", "honour"), [(0, 9), (1, 8)])
def test_moving_to_the_third_space_costs_the_queen_one_honour(space: int, honour: int) -> None:
    s = scene().put(honour=9).louvre("poisons", space).phase("end").settle()
    assert s.s.honour == honour
    assert s.s.louvre_space == space + 1
    assert (s.asked, in_play(s)) == ("destination", "poisons")
    assert sum(s.s.treachery_hand) == 0


@pytest.mark.rule("LOU-5")
def test_moving_to_the_last_space_the_mission_has_failed() -> None:
    s = scene().at("louvre", ARAMIS).louvre("poisons", 2).put(honour=9, louvre_done=1).draws("louvre_draw", "chevreuse")
    s.foe("cavois", "louvre").trap("nemesis", "louvre", victim=ARAMIS).phase("end").settle()
    assert s.s.honour == 7
    assert sum(s.s.treachery_hand) == 1
    assert s.said("louvre_failed") == [(LOUVRE_NAMES.index("poisons"),)]
    assert s.foe_at("cavois") == IN_HAND
    assert s.s.trap_at[TRAP_NAMES.index("nemesis")] == OUT_OF_GAME
    assert s.s.nemesis == -1
    assert (s.asked, in_play(s)) == ("adversaries", "chevreuse")
    s.does("lay jussac -")
    assert s.said("louvre_moved") == [(3,), (0,)]
    assert (s.s.louvre_space, s.s.louvre_done, s.s.epic) == (0, 0, 0)
    assert s.foe_at("jussac") == 1
    assert s.asked == "destination"


@pytest.mark.rule("LOU-5")
def test_the_two_points_may_take_the_queen_s_last_honour() -> None:
    s = scene().louvre("poisons", 2).put(honour=2).phase("end").settle()
    assert s.s.ending == HONOUR


@pytest.mark.rule("LOU-5")
def test_beggars_paid_when_the_mission_has_failed_do_not_save_it() -> None:
    s = scene().louvre("poisons", 2).put(honour=1, louvre_done=1).ones(1).trap("beggars", "louvre")
    s.draws("louvre_draw", "ballet").phase("end")
    s.does("pass")
    assert (s.asked, s.s.louvre_space, s.s.honour) == ("one_for_all", 3, 0)
    s.acts(1, "beggars louvre").acts(1, "one honour")
    assert (s.asked, in_play(s)) == ("adversaries", "ballet")
    assert s.said("louvre_failed") == [(LOUVRE_NAMES.index("poisons"),)]
    assert s.said("louvre_done") == []


@pytest.mark.rule("LOU-6", "RUL-EMPTY-LOUVRE")
def test_with_an_empty_deck_no_new_mission_comes_and_the_token_rests() -> None:
    s = last_duel(space=1).put(honour=9, louvre_deck=0).does("duel lubin")
    assert s.said("louvre_empty") == [()]
    assert (s.asked, in_play(s), s.s.louvre_space) == ("musketeer_action", "", 0)
    assert s.s.epic == 2
    for turn in (2, 3, 4, 5):
        s.skip_to("end").settle()
        assert (s.asked, s.s.turn) == ("destination", turn)
    assert (s.s.louvre_space, s.s.honour) == (0, 9)


@pytest.mark.rule("LOU-6", "RUL-EMPTY-LOUVRE")
def test_the_last_card_of_the_deck_is_a_mission_like_the_others() -> None:
    s = scene().louvre("poisons").put(honour=9, louvre_deck=0).phase("end").settle()
    assert s.s.louvre_space == 1
    s.put(louvre_space=2).skip_to("end").settle()
    assert (in_play(s), s.s.louvre_space, s.s.honour) == ("", 0, 7)
    assert s.said("louvre_empty") == [()]
    assert s.asked == "destination"
