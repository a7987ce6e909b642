"""ENG: four challenges and de Wardes on the way to England."""

import pytest

from mousquetaires.engine.actions import CHALLENGE, make
from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, ENGLAND, PORTHOS, RETURN, SKILL_NAMES, SKILLS
from tests.rules import printed
from tests.scene import Scene, scene


def england(*heroes: int, done: int = 0) -> Scene:
    """Musketeers on board 2, some challenges (a mask) done; the first of them is to act."""
    return scene().at("quest", *heroes).board("england").put(england=done).turn(heroes[0])


def lacking(hero: int, skill: str) -> int:
    """How many cards a Musketeer needs for this skill's challenge."""
    return printed.lacking(hero, skill, printed.england(skill))


@pytest.mark.rule("ENG-1", "BOARD-ENGLAND")
@pytest.mark.parametrize(
    ("skill", "hero"), [("erudition", ATHOS), ("nobility", ATHOS), ("gallantry", PORTHOS), ("panache", DARTAGNAN)]
)
def test_there_is_one_challenge_of_the_printed_level_for_each_skill(skill: str, hero: int) -> None:
    number, level, lacks = SKILL_NAMES.index(skill), printed.england(skill), lacking(hero, skill)
    s = england(hero).hand(hero, f"{skill}*{lacks - 1}")
    assert s.refuses(f"challenge {skill}").values == printed.one_short(hero, skill, level, lacks - 1)
    s.hand(hero, skill).does(f"challenge {skill}", f"skill {lacks}")
    assert s.s.england == 1 << number
    assert s.refuses(f"challenge {skill}").key == "reason-no-challenge-here"
    assert s.s.board == ENGLAND


@pytest.mark.rule("ENG-1")
def test_there_is_no_fifth_challenge() -> None:
    s = england(ATHOS)
    fifth = s.g.refusal(s.seat, make(CHALLENGE, SKILLS))
    assert fifth is not None
    assert fifth.key == "reason-no-challenge-here"


@pytest.mark.rule("ENG-1")
def test_they_are_met_in_any_order_each_for_its_own_action_by_any_musketeers() -> None:
    s = england(DARTAGNAN, PORTHOS, ATHOS).hand(DARTAGNAN, "panache*3").hand(PORTHOS, "gallantry*3")
    s.hand(ATHOS, "nobility*3 erudition*4").does("challenge panache", "skill 3", "end").turn(PORTHOS)
    s.does("challenge gallantry", "skill 3", "end").turn(ATHOS).does("challenge erudition", "skill 4")
    assert s.s.england == 0b1101
    assert s.refuses("duel wardes").key == "reason-nobody-to-fight"
    s.does("challenge nobility", "skill 3")
    assert "duel wardes" in s.options
    assert s.rolls(blue="LLL", red=printed.red("wardes", "H")).does("duel wardes").asked == "return_tokens"


@pytest.mark.rule("ENG-1")
@pytest.mark.parametrize("done", [0, 7, 14, 11, 13])
def test_de_wardes_waits_until_all_four_are_done(done: int) -> None:
    s = england(PORTHOS, done=done)
    assert "duel wardes" not in s.options
    assert s.refuses("duel wardes").key == "reason-nobody-to-fight"


@pytest.mark.rule("ENG-1")
def test_de_wardes_is_met_nowhere_else() -> None:
    s = england(PORTHOS, done=15).at("paris", PORTHOS)
    assert s.refuses("duel wardes").key == "reason-nobody-to-fight"
    assert s.at("quest", PORTHOS).board("return", "two").refuses("duel wardes").key == "reason-nobody-to-fight"


@pytest.mark.rule("ENG-1", "FOE-WARDES", "BOARD-ENGLAND")
def test_beating_de_wardes_completes_the_board_and_brings_no_reward() -> None:
    s = england(PORTHOS, done=15).put(purse=5).rolls(blue="SSS", red=printed.red("wardes", "SS")).does("duel wardes")
    assert s.said("board_completed") == [(PORTHOS, ENGLAND)]
    assert s.s.board == RETURN
    assert s.s.life[PORTHOS] == 3
    assert (s.s.purse, s.s.epic) == (5, 0)


@pytest.mark.rule("FOE-WARDES", "ENG-1")
def test_three_swords_are_de_wardes_s_manoeuvre() -> None:
    s = england(PORTHOS, done=15).rolls(blue="SSS", red=printed.red("wardes", "SSS")).does("duel wardes")
    assert s.said("foe_manoeuvre_shown") == [(16,)]
    assert s.s.life[PORTHOS] == 4
    assert s.s.board == ENGLAND
    assert "duel wardes" in s.options


# --- Epic tokens ----------------------------------------------------------------------------------


@pytest.mark.rule("ENG-2")
def test_each_epic_token_spent_lowers_the_challenge_by_one() -> None:
    lacks = lacking(ATHOS, "panache") - 1
    s = england(ATHOS).hand(ATHOS, "panache").put(epic=lacks + 1).does("challenge panache", "skill 1")
    assert s.asked == "epic_for_challenge"
    assert s.g.prompt().seats == s.table.team_mask
    assert s.options[: lacks + 1] == [f"spend {tokens}" for tokens in range(lacks + 1)]
    assert f"spend {lacks + 1}" not in s.options
    s.acts(4, f"spend {lacks}")
    assert s.s.epic == 1
    assert s.s.england == 8


@pytest.mark.rule("ENG-2")
def test_one_token_too_few_overcomes_nothing() -> None:
    lacks = lacking(DARTAGNAN, "panache")
    s = england(DARTAGNAN).put(epic=lacks).does("challenge panache", f"spend {lacks - 1}")
    assert s.said("challenge_failed") == [(DARTAGNAN, 3, 3)]
    assert (s.s.england, s.s.epic) == (0, 1)


@pytest.mark.rule("ENG-2")
@pytest.mark.parametrize(("ones", "short"), [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)])
def test_tokens_and_one_for_all_cards_count_as_means(ones: int, short: int) -> None:
    s = england(ATHOS).put(epic=lacking(ATHOS, "panache") - 2 * ones - short).ones(ones)
    assert ("challenge panache" in s.options) == (not short)


@pytest.mark.rule("ENG-2")
def test_one_for_all_is_worth_two_tokens_here() -> None:
    lacks = lacking(ATHOS, "panache")
    s = england(ATHOS).put(epic=lacks - 2).ones(1).does("challenge panache")
    assert s.asked == "epic_for_challenge"
    s.acts(3, "one epic").does(f"spend {lacks}")
    assert (s.s.england, s.s.epic, s.s.one_for_all) == (8, 0, 0)


@pytest.mark.rule("ENG-2")
def test_epic_tokens_help_in_no_challenge_elsewhere() -> None:
    card = printed.paris("abduction")
    skill = SKILL_NAMES[card.skill]
    lacks = printed.lacking(DARTAGNAN, skill, card.level)
    s = england(DARTAGNAN).put(epic=7).at("paris", DARTAGNAN).paris("abduction")
    assert s.refuses(f"challenge {skill}").rule == "CHAL-5"
    s.hand(DARTAGNAN, f"{skill}*{lacks}").does(f"challenge {skill}", f"skill {lacks - 1}")
    assert s.asked == "musketeer_action"
    assert s.s.epic == 7
    gallery = scene().at("quest", ARAMIS).board("galleries", "panache two two").put(epic=7).turn(ARAMIS)
    assert gallery.refuses("challenge panache").rule == "CHAL-5"


@pytest.mark.rule("ENG-2")
def test_nor_against_de_wardes() -> None:
    s = england(PORTHOS, done=15).put(epic=7).ones(1)
    s.rolls(blue="SSS", red=printed.red("wardes", "SS")).does("duel wardes")
    assert s.s.board == RETURN
    assert s.s.epic == 7
