"""ROCH-9: the order of a mission step; and a Location card that Kitty has shown."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, LOUVRE, PORTHOS, QUEST, RICHELIEU
from tests.rules.printed import england, lacking, louvre
from tests.scene import Scene, scene


def came(s: Scene) -> int:
    """How often Rochefort has fought a Musketeer."""
    return len(s.said("rochefort_came"))


@pytest.mark.rule("ROCH-9", "TRAP-3")
def test_a_step_must_be_allowed_before_rochefort_is_met() -> None:
    s = scene().at("louvre", PORTHOS).louvre("poisons").foe("henchman", "louvre").trap("beggars", "louvre")
    s.milady("louvre").turn(PORTHOS)
    assert s.refuses("duel henchman").rule == "TRAP-3"
    assert (came(s), s.s.shown) == (0, 0)


@pytest.mark.rule("ROCH-9")
def test_only_after_his_duel_are_the_cards_for_the_step_paid() -> None:
    s = scene().at("louvre", DARTAGNAN).louvre("poisons").foe("henchman", "louvre").hand(DARTAGNAN, "panache*3")
    s.milady("louvre").turn(DARTAGNAN).rolls(blue="LLS", red="SSHH").does("challenge panache", "cards 0 0")
    assert (s.asked, s.held(DARTAGNAN, "panache")) == ("skill_cards", 3)
    s.does("skill 3")
    assert s.s.louvre_done
    assert s.said("action_lost") == []


@pytest.mark.rule("ROCH-9", "CHAL-5")
def test_he_who_cannot_meet_the_challenge_any_more_spends_no_more_cards() -> None:
    """All players see that the seat is asked, because it may hold other cards. But there is nothing it could add."""
    fewer = lacking(ARAMIS, "panache", louvre("poisons").level) - 1
    s = scene().at("louvre", ARAMIS).louvre("poisons").foe("henchman", "louvre")
    s.hand(ARAMIS, f"panache*{fewer} nobility*2").milady("louvre").turn(ARAMIS)
    s.rolls(blue="LLLH", red="SSHH").does("challenge panache", "cards 0 0", "gift nobility")
    assert (s.asked, s.options) == ("skill_cards", ["skill 0"])
    assert s.refuses("skill 1").rule == "CHAL-3"
    s.does("skill 0")
    assert (s.held(ARAMIS, "panache"), s.held(ARAMIS, "nobility"), s.s.louvre_done) == (fewer, 1, 0)


@pytest.mark.rule("CHAL-5")
def test_nor_does_he_spend_epic_tokens_on_a_challenge_that_is_lost() -> None:
    s = scene().at("quest", ARAMIS).board("england").put(epic=1).hand(ARAMIS, "erudition panache double")
    s.milady("quest").turn(ARAMIS).rolls(blue="LLLH", red="SSHH")
    s.does("challenge erudition", "cards 0 0", "gift panache", "skill 0")
    assert (s.asked, s.options) == ("epic_for_challenge", ["spend 0"])
    s.does("spend 0")
    assert (s.s.epic, s.s.england, s.said("challenge_failed")) == (1, 0, [(ARAMIS, QUEST, 0)])


@pytest.mark.rule("CHAL-5")
def test_nor_does_he_give_his_gift_for_one() -> None:
    s = scene().at("quest", ARAMIS).board("england").ones(1).hand(ARAMIS, "panache*3").milady("quest").turn(ARAMIS)
    s.does("challenge erudition", "one time").rolls(blue="LLL", red="SSHH").does("cards 0 0", "pass", "skill 0")
    assert (s.asked, s.options) == ("gift", ["pass"])
    s.does("pass")
    assert (s.held(ARAMIS, "panache"), s.s.gift_used) == (3, 0)


@pytest.mark.rule("CHAL-5")
def test_while_the_challenge_can_be_met_gift_and_epic_tokens_are_offered() -> None:
    lacks = lacking(ARAMIS, "erudition", england("erudition"))
    s = scene().at("quest", ARAMIS).board("england").put(epic=lacks).hand(ARAMIS, "panache").turn(ARAMIS)
    s.does("challenge erudition", "skill 0")
    assert (s.asked, s.options) == ("gift", ["pass", "gift panache"])
    s.does("pass")
    assert (s.asked, s.options) == ("epic_for_challenge", [f"spend {tokens}" for tokens in range(lacks + 1)])
    s.does(f"spend {lacks}")
    assert s.s.england == 1


@pytest.mark.rule("ROCH-9")
def test_a_card_spent_against_him_is_lacking_afterwards_and_the_task_is_lost() -> None:
    s = scene().at("paris", PORTHOS).paris("smuggler").hand(PORTHOS, "combat").milady("paris").turn(PORTHOS)
    s.rolls(blue="LLLH", red="SSHH").does("task combat", "cards 1 0")
    assert s.said("action_lost") == [(PORTHOS,)]
    assert s.s.progress == 0


@pytest.mark.rule("ROCH-9")
def test_with_a_combat_card_left_the_task_is_done_after_his_duel() -> None:
    s = scene().at("paris", PORTHOS).paris("smuggler").hand(PORTHOS, "combat double").milady("paris").turn(PORTHOS)
    s.rolls(blue="LLLH", red="SSHH").does("task combat", "cards 1 0")
    assert (s.asked, s.options) == ("task_card", ["pay double"])
    s.does("pay double")
    assert (s.s.progress, s.held(PORTHOS, "double")) == (1, 0)
    assert s.said("action_lost") == []


@pytest.mark.rule("ROCH-9")
def test_with_other_cards_left_he_is_asked_for_a_combat_card_and_the_task_is_lost() -> None:
    s = scene().at("paris", PORTHOS).paris("smuggler").hand(PORTHOS, "combat panache").milady("paris").turn(PORTHOS)
    s.rolls(blue="LLLH", red="SSHH").does("task combat", "cards 1 0")
    assert (s.asked, s.options) == ("task_card", ["pass"])
    s.does("pass")
    assert (s.s.progress, s.held(PORTHOS, "panache"), s.said("action_lost")) == (0, 1, [(PORTHOS,)])
    assert s.asked == "musketeer_action"


@pytest.mark.rule("ROCH-9")
def test_stopped_by_him_a_passage_costs_the_action_but_no_epic_tokens() -> None:
    s = scene().at("quest", PORTHOS).milady("quest").put(epic=3)
    s.board("galleries", "erudition two two nobility two two gallantry three three panache three three").turn(PORTHOS)
    s.rolls(blue="HLL", red="SSHH").does("passage")
    assert (s.s.epic, s.s.antechamber) == (3, 0)
    s.rolls(blue="LLL", red="SSHH").does("passage")
    assert (s.s.epic, s.s.antechamber) == (0, 1)


@pytest.mark.rule("ROCH-9")
def test_a_passage_that_can_no_longer_be_paid_is_lost_with_its_action() -> None:
    s = scene().at("quest", PORTHOS).milady("quest").put(epic=1).ones(1).hand(PORTHOS, "panache")
    s.board("galleries", "erudition two two nobility two two gallantry three three panache three three").turn(PORTHOS)
    s.does("passage", "one time").rolls(blue="LLL", red="SSHH").does("cards 0 0")
    assert s.said("action_lost") == [(PORTHOS,)]
    assert (s.s.epic, s.s.antechamber, s.asked) == (1, 0, "musketeer_action")


@pytest.mark.rule("ROCH-9", "ROCH-5")
def test_a_quest_board_completed_while_he_stands_there_unhurt_leaves_him_guarding_the_next() -> None:
    s = scene().tokens("- - - two three three three three decoy decoy decoy decoy").milady("quest")
    s.at("quest", ATHOS, PORTHOS).turn(PORTHOS)
    s.does("path rooms").rolls(blue="HLL", red="SSHH").does("path rooms", "end")
    s.turn(ATHOS).does("path rooms").rolls(blue="LLL", red="SS").does("path rooms", "end")
    assert s.s.board == 1
    assert came(s) == 1
    s.at("quest", ARAMIS).hand(ARAMIS, "erudition").put(epic=2).turn(ARAMIS)
    s.rolls(blue="HLL", red="SSHH").does("challenge erudition", "cards 0 0", "pass")
    assert came(s) == 2
    assert s.said("rochefort_came")[-1] == (ARAMIS, QUEST)


# --- Kitty ----------------------------------------------------------------------------------------


@pytest.mark.rule("RUL-KITTY", "ROCH-1")
def test_a_card_that_kitty_has_shown_still_brings_rochefort() -> None:
    s = scene().at("louvre", PORTHOS).louvre("poisons").foe("henchman", "louvre").hand(PORTHOS, "kitty")
    s.milady("louvre").turn(PORTHOS).does("play kitty -")
    assert s.said("milady_shown") == [(LOUVRE,)]
    assert (s.s.shown, s.s.destination, s.held(PORTHOS, "kitty")) == (1, LOUVRE, 0)
    s.rolls(blue="HLL", red="SSHH").does("duel henchman")
    assert came(s) == 1


@pytest.mark.rule("RUL-KITTY")
def test_at_richelieu_she_is_not_found_by_it() -> None:
    s = scene().hand(PORTHOS, "kitty").milady("richelieu").turn(PORTHOS).does("play kitty -")
    assert (s.s.shown, s.s.found, s.s.destination) == (1, 0, RICHELIEU)
    assert s.rest().asked == "richelieu_deed"


@pytest.mark.rule("RUL-KITTY", "RUL-ATHOS-BRAVE")
def test_a_place_shown_by_kitty_is_one_where_athos_the_brave_must_fight() -> None:
    s = scene(variants=("athos_the_brave",)).at("louvre", ATHOS).louvre("poisons").foe("henchman", "louvre")
    s.hand(ATHOS, "kitty").milady("louvre").turn(ATHOS).does("play kitty -")
    s.rolls(blue="HLL", red="SSHH").does("duel henchman")
    assert came(s) == 1
