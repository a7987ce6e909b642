"""GAL: the four antechambers of the Louvre galleries."""

import pytest

from mousquetaires.engine.ids import ATHOS, DARTAGNAN, DIAMONDS, PORTHOS, TOKEN_NAMES
from tests.rules.printed import lacking, one_short
from tests.scene import Scene, scene

TOKENS = "panache three two nobility two two gallantry three three erudition three four"


def galleries(*heroes: int, passed: int = 0) -> Scene:
    """Musketeers on board 4 with so many antechambers passed; the first of them is to act."""
    names = TOKENS.split()
    left = ["-"] * 3 * passed + names[3 * passed :]
    s = scene().at("quest", *heroes).board("galleries").put(antechamber=passed)
    return s.tokens(" ".join(left), tuple(range(3 * passed, 3 * passed + 3))).turn(heroes[0])


def passed_first(s: Scene) -> None:
    """The first antechamber is gone, the second lies open."""
    assert s.s.antechamber == 1
    assert s.s.spaces[:3] == [-1, -1, -1]
    assert s.s.face_up == 0b111000
    assert s.said("token_turned") == [(3, 9), (4, 1), (5, 1)]


# --- three ways -----------------------------------------------------------------------------------


@pytest.mark.rule("GAL-2", "GAL-3", "TOKEN-CHALLENGE", "BOARD-GALLERIES")
@pytest.mark.parametrize(
    ("passed", "skill", "hero"), [(0, "panache", DARTAGNAN), (1, "nobility", ATHOS), (2, "gallantry", PORTHOS)]
)
def test_an_antechamber_is_passed_by_its_challenge_of_level_eight(passed: int, skill: str, hero: int) -> None:
    lacks = lacking(hero, skill, 8)
    s = galleries(hero, passed=passed).hand(hero, f"{skill}*{lacks - 1}")
    assert s.refuses(f"challenge {skill}").values == one_short(hero, skill, 8, lacks - 1)
    s.hand(hero, skill)
    assert [text for text in s.options if text.startswith("challenge")] == [f"challenge {skill}"]
    s.does(f"challenge {skill}", f"skill {lacks}")
    assert s.s.antechamber == passed + 1
    assert s.s.spaces[: 3 * passed + 3] == [-1] * (3 * passed + 3)
    gone = [(space, TOKEN_NAMES.index(TOKENS.split()[space])) for space in range(3 * passed, 3 * passed + 3)]
    assert s.said("token_gone") == gone
    assert s.s.face_up == 0b111 << 3 * passed + 3
    assert s.said("antechamber_passed") == [(hero, passed + 1)]


@pytest.mark.rule("TOKEN-CHALLENGE")
@pytest.mark.parametrize(
    "skill",
    [
        pytest.param("erudition", marks=pytest.mark.rule("TOKEN-ERUDITION")),
        pytest.param("nobility", marks=pytest.mark.rule("TOKEN-NOBILITY")),
        pytest.param("gallantry", marks=pytest.mark.rule("TOKEN-GALLANTRY")),
        pytest.param("panache", marks=pytest.mark.rule("TOKEN-PANACHE")),
    ],
)
def test_there_is_one_challenge_token_for_each_skill(skill: str) -> None:
    s = scene().at("quest", ATHOS).board("galleries", f"{skill} two two").hand(ATHOS, f"{skill}*6").turn(ATHOS)
    assert [text for text in s.options if text.startswith("challenge")] == [f"challenge {skill}"]
    assert s.s.reserve[TOKEN_NAMES.index(skill)] == 0


@pytest.mark.rule("GAL-2", "GAL-3")
def test_or_by_beating_both_adversaries_in_two_duels() -> None:
    s = galleries(PORTHOS).rolls(blue="SSH SSH", red="HSS HS").does("fight 1")
    assert (s.s.antechamber, s.s.spaces[:3]) == (0, [11, -1, 1])
    assert s.refuses("fight 1").key == "reason-no-such-step"
    s.does("fight 2")
    passed_first(s)
    assert s.asked == "musketeer_action"
    assert s.does("draw").asked == "next_musketeer"


@pytest.mark.rule("GAL-2")
def test_the_second_may_be_fought_first_and_one_not_beaten_stays() -> None:
    s = galleries(PORTHOS).rolls(blue="SLL SSH", red="SH HS").does("fight 2")
    assert (s.s.antechamber, s.s.spaces[:3]) == (0, [11, 2, 1])
    s.does("fight 2")
    assert (s.s.antechamber, s.s.spaces[:3]) == (0, [11, 2, -1])
    s.rolls(blue="SLL", red="SHH").does("fight 1")
    assert (s.s.antechamber, s.s.spaces[:3]) == (0, [11, 2, -1])


@pytest.mark.rule("GAL-2", "GAL-3", "BOARD-GALLERIES")
@pytest.mark.parametrize("epic", [3, 5])
def test_or_by_three_epic_tokens_and_one_action(epic: int) -> None:
    s = galleries(PORTHOS).put(epic=epic).does("passage")
    assert s.s.epic == epic - 3
    passed_first(s)
    assert s.does("draw", "draw").asked == "next_musketeer"


@pytest.mark.rule("GAL-2")
@pytest.mark.parametrize(("epic", "ones", "enough"), [(2, 0, False), (3, 0, True), (1, 1, True), (0, 1, False)])
def test_two_tokens_are_too_few_unless_one_for_all_makes_them_up(epic: int, ones: int, enough: bool) -> None:
    s = galleries(PORTHOS).put(epic=epic).ones(ones)
    assert ("passage" in s.options) == enough
    if not enough:
        assert s.refuses("passage").values == {"needed": 3, "epic": epic}


@pytest.mark.rule("GAL-2")
def test_one_for_all_pays_for_the_passage_when_it_is_taken() -> None:
    s = galleries(PORTHOS).put(epic=2).ones(1).does("passage")
    assert (s.asked, s.s.antechamber, s.s.epic) == ("epic_for_passage", 0, 2)
    s.acts(1, "one epic")
    assert (s.s.antechamber, s.s.epic, s.s.one_for_all) == (1, 1, 0)


@pytest.mark.rule("GAL-2")
def test_who_keeps_the_card_after_all_has_lost_the_action_and_no_token() -> None:
    s = galleries(PORTHOS).put(epic=2).ones(1).does("passage", "pass")
    assert (s.s.antechamber, s.s.epic, s.s.one_for_all) == (0, 2, 1)
    assert s.said("action_lost") == [(PORTHOS,)]
    assert s.does("draw", "draw").asked == "next_musketeer"


@pytest.mark.rule("GAL-3")
def test_one_adversary_beaten_then_the_passage_or_the_challenge() -> None:
    s = galleries(PORTHOS).put(epic=3).rolls(blue="SSH", red="HSS").does("fight 1", "passage")
    passed_first(s)
    assert s.said("token_gone") == [(1, 2), (0, 11), (2, 1)]
    s = galleries(DARTAGNAN).hand(DARTAGNAN, "panache*4").rolls(blue="SSH", red="HS")
    s.does("fight 2", "cards 0 0", "challenge panache", "skill 4")
    passed_first(s)


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("GAL-4", "GOAL-2")
@pytest.mark.parametrize("way", ["challenge", "duels", "passage"])
def test_passing_the_fourth_wins_the_game_in_the_middle_of_a_turn(way: str) -> None:
    s = galleries(ATHOS, passed=3).put(epic=3).hand(ATHOS, "erudition*5")
    if way == "challenge":
        s.does("challenge erudition", "skill 5")
    elif way == "passage":
        s.does("passage")
    else:
        s.rolls(blue="SSH LLL", red="HSS HHHS").does("fight 1", "cards 0 0")
        assert not s.g.over
        s.does("fight 2", "cards 0 0")
    assert s.s.ending == DIAMONDS
    assert s.g.over


@pytest.mark.rule("GAL-4")
def test_passing_the_third_does_not() -> None:
    s = galleries(ATHOS, passed=2).put(epic=3).does("passage")
    assert (s.s.ending, s.s.antechamber) == (0, 3)
    assert s.asked == "musketeer_action"
