"""CHAL: challenges of skill."""

import pytest

from mousquetaires.data import texts
from mousquetaires.engine.component_table_parser import ComponentError, parse
from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    DARTAGNAN,
    GALLANTRY,
    NOBILITY,
    PANACHE,
    PORTHOS,
    SKILL_NAMES,
    TREVILLE,
)
from tests.rules import printed
from tests.scene import Scene, scene

MISSIONS = ("letter", "ambassador", "chevreuse", "poisons")  # a Louvre card for each skill


def at_louvre(card: str, hero: int, hand: str = "", gear: str = "", players: int = 5) -> Scene:
    """A Musketeer before a Louvre card that has its adversary still to be beaten."""
    s = scene(players).at("louvre", hero).louvre(card).foe("cavois", "louvre").hand(hero, hand).gear(hero, gear)
    return s.turn(hero)


@pytest.mark.rule("CHAL-1", "CHAL-2", "CARD-PANACHE", "HERO-DARTAGNAN")
def test_example_dartagnan_plays_three_panache_cards_against_the_poisons() -> None:
    s = at_louvre("poisons", DARTAGNAN, "panache*3").put(purse=5).does("challenge panache", "skill 3")
    assert s.s.louvre_done
    assert s.held(DARTAGNAN, "panache") == 0
    assert s.s.discard[PANACHE] == 3
    assert s.s.purse == 5 + printed.louvre("poisons").pistoles
    assert s.said("challenge_overcome") == [(DARTAGNAN, 1, PANACHE)]
    assert s.foe_at("cavois") == 1  # the mission goes on


@pytest.mark.rule("CHAL-1")
@pytest.mark.parametrize(("level", "printed"), [(4, False), (5, True), (8, True), (9, False)])
def test_a_challenge_has_a_level_of_five_to_eight(level: int, printed: bool) -> None:
    tables = texts()
    tables["louvre.toml"] = tables["louvre.toml"].replace("level = 7", f"level = {level}", 1)
    if printed:
        assert parse(tables).louvre[0].level == level
    else:
        with pytest.raises(ComponentError):
            parse(tables)


@pytest.mark.parametrize(
    "hero",
    [
        pytest.param(DARTAGNAN, marks=pytest.mark.rule("HERO-DARTAGNAN")),
        pytest.param(ATHOS, marks=pytest.mark.rule("HERO-ATHOS")),
        pytest.param(ARAMIS, marks=pytest.mark.rule("HERO-ARAMIS")),
        pytest.param(PORTHOS, marks=pytest.mark.rule("HERO-PORTHOS")),
        pytest.param(TREVILLE, marks=pytest.mark.rule("HERO-TREVILLE")),
    ],
)
@pytest.mark.rule("CHAL-2", "CHAL-5", "CARD-ERUDITION", "CARD-NOBILITY", "CARD-GALLANTRY", "CARD-PANACHE")
def test_he_adds_his_own_skill_and_one_for_each_card(hero: int) -> None:
    for skill, card in enumerate(MISSIONS):
        name, level = SKILL_NAMES[skill], printed.louvre(card).level
        lacking = printed.lacking(hero, name, level)
        s = at_louvre(card, hero, f"{name}*{lacking - 1}", players=6)
        assert s.refuses(f"challenge {name}").values == printed.one_short(hero, name, level, lacking - 1)
        s.hand(hero, name).does(f"challenge {name}", f"skill {lacking}")
        assert s.s.louvre_done
        assert s.s.hand_size[s.table.seat_of[hero]] == 0


@pytest.mark.rule("CHAL-2", "CHAL-3")
def test_below_the_level_nothing_is_overcome_and_the_played_cards_are_gone() -> None:
    s = at_louvre("poisons", DARTAGNAN, "panache*3").put(purse=5).does("challenge panache", "skill 2")
    assert not s.s.louvre_done
    assert s.said("challenge_failed") == [(DARTAGNAN, 1, PANACHE)]
    assert s.said("challenge_overcome") == []
    assert (s.held(DARTAGNAN, "panache"), s.s.discard[PANACHE], s.s.purse) == (1, 2, 5)


@pytest.mark.rule("CHAL-2", "ARM-8")
def test_upgrades_count() -> None:
    s = at_louvre("poisons", DARTAGNAN, "panache*2", "panache").does("challenge panache", "skill 2")
    assert s.s.louvre_done
    assert s.refuses("challenge panache").rule == "ACT-6"


@pytest.mark.rule("CHAL-3")
def test_he_may_play_none_or_as_many_as_he_likes_but_only_of_the_right_skill() -> None:
    s = at_louvre("poisons", DARTAGNAN, "panache*4 nobility*2 combat").does("challenge panache")
    assert s.options == [f"skill {n}" for n in range(5)]
    assert s.refuses("skill 5").rule == "CHAL-3"
    s.does("skill 4")
    assert s.s.louvre_done
    assert (s.held(DARTAGNAN, "panache"), s.held(DARTAGNAN, "nobility"), s.held(DARTAGNAN, "combat")) == (0, 2, 1)


@pytest.mark.rule("CHAL-3")
def test_none_is_a_possible_number_of_cards() -> None:
    s = at_louvre("poisons", DARTAGNAN, "panache*3").does("challenge panache", "skill 0")
    assert not s.s.louvre_done
    assert s.held(DARTAGNAN, "panache") == 3


def lacks(hero: int) -> int:
    """How many cards a Musketeer needs to meet the challenge of the Poisons."""
    return printed.lacking(hero, "panache", printed.louvre("poisons").level)


# --- Aramis's gift --------------------------------------------------------------------------------


@pytest.mark.rule("CHAL-4", "CHAL-5", "HERO-ARAMIS")
def test_aramis_discards_any_one_card_for_one_more_in_a_challenge() -> None:
    fewer = lacks(ARAMIS) - 1
    s = at_louvre("poisons", ARAMIS, f"panache*{fewer} double").does("challenge panache", f"skill {fewer}")
    assert s.asked == "gift"
    assert s.options == ["pass", "gift double"]
    s.does("gift double")
    assert s.s.louvre_done
    assert s.s.hand_size[s.table.seat_of[ARAMIS]] == 0
    assert s.s.gift_used == 1


@pytest.mark.rule("CHAL-4")
def test_a_double_counts_as_one() -> None:
    fewer = lacks(ARAMIS) - 2
    s = at_louvre("poisons", ARAMIS, f"panache*{fewer + 1} double")
    s.does("challenge panache", f"skill {fewer}", "gift double")
    assert not s.s.louvre_done
    assert s.said("challenge_failed") == [(ARAMIS, 1, PANACHE)]


@pytest.mark.rule("CHAL-4")
def test_he_is_not_asked_for_a_gift_he_does_not_need() -> None:
    enough = lacks(ARAMIS)
    s = at_louvre("poisons", ARAMIS, f"panache*{enough} double").does("challenge panache", f"skill {enough}")
    assert s.s.louvre_done
    assert s.held(ARAMIS, "double") == 1


@pytest.mark.rule("CHAL-4", "CHAL-5", "HERO-ARAMIS")
def test_the_gift_works_once_a_turn_in_all_challenge_or_duel() -> None:
    s = at_louvre("poisons", ARAMIS, f"panache*{lacks(ARAMIS) - 1} nobility*2")
    s.rolls(blue="SSSH", red="HHHS SSH").rolls(blue="SSH", red="HHH").does("duel cavois", "cards 0 0", "gift nobility")
    assert s.s.gift_used == 1
    assert s.refuses("challenge panache").values == printed.one_short(ARAMIS, "panache", 7, lacks(ARAMIS) - 1)


@pytest.mark.rule("CHAL-4", "CHAL-5")
def test_the_gift_needs_a_card_beside_those_of_the_skill() -> None:
    own = 7 - lacks(ARAMIS)
    for hero, hand, best in (
        (ARAMIS, f"panache*{lacks(ARAMIS) - 1}", 6),
        (ARAMIS, "nobility*2", own + 1),
        (ATHOS, f"panache*{lacks(ATHOS) - 1} nobility", 6),
    ):
        assert at_louvre("poisons", hero, hand).refuses("challenge panache").values["best"] == best


# --- the means ------------------------------------------------------------------------------------


@pytest.mark.rule("CHAL-5", "RUL-CHALLENGE-MEANS")
def test_a_challenge_may_only_be_declared_with_the_means_to_meet_it() -> None:
    s = at_louvre("poisons", DARTAGNAN, "panache*2 gallantry*3")
    reason = s.refuses("challenge panache")
    assert (reason.rule, reason.values) == ("CHAL-5", printed.one_short(DARTAGNAN, "panache", 7, 2))
    assert "challenge panache" not in s.options
    s.hand(DARTAGNAN, "panache")
    assert "challenge panache" in s.options


@pytest.mark.rule("CHAL-5")
@pytest.mark.parametrize(
    ("ones", "cards", "short"), [(0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1), (2, 0, 0)]
)
def test_on_board_two_epic_tokens_and_one_for_all_are_means_too(ones: int, cards: int, short: int) -> None:
    epic = printed.lacking(PORTHOS, "erudition", printed.england("erudition")) - 2 * ones - cards - short
    s = scene().at("quest", PORTHOS).board("england").put(epic=epic).ones(ones).hand(PORTHOS, "erudition" * cards)
    assert ("challenge erudition" in s.turn(PORTHOS).options) == (not short)


@pytest.mark.rule("CHAL-5", "ROCH-9")
def test_means_used_up_against_rochefort_lose_the_action_and_no_more_cards() -> None:
    fewer = lacks(ARAMIS) - 1
    s = at_louvre("poisons", ARAMIS, f"panache*{fewer} nobility").milady("louvre")
    s.rolls(blue="LLLH", red="SSSH").does("challenge panache", "cards 0 0", "gift nobility")
    assert s.s.fled
    assert s.said("action_lost") == [(ARAMIS,)]
    assert not s.s.louvre_done
    assert s.held(ARAMIS, "panache") == fewer
    assert s.said("challenge_declared") == []


@pytest.mark.rule("CHAL-5", "ROCH-4", "ROCH-9")
def test_with_the_means_still_there_the_challenge_goes_on() -> None:
    fewer = lacks(ARAMIS) - 1
    s = at_louvre("poisons", ARAMIS, f"panache*{fewer} nobility").milady("louvre")
    s.rolls(blue="LLL", red="SSHH").does("challenge panache", "cards 0 0", "pass")
    assert s.asked == "skill_cards"
    s.does(f"skill {fewer}", "gift nobility")
    assert s.s.louvre_done
    assert s.said("action_lost") == []


@pytest.mark.rule("CHAL-2")
def test_the_skill_asked_for_is_the_one_on_the_card() -> None:
    s = at_louvre("poisons", DARTAGNAN, "nobility*6")
    assert s.refuses(f"challenge {SKILL_NAMES[NOBILITY]}").rule == "ACT-6"
    assert s.refuses(f"challenge {SKILL_NAMES[GALLANTRY]}").rule == "ACT-6"
