"""CHAL: whose challenge it is, which level stands, and when tokens are asked for."""

import pytest

from mousquetaires.engine.components import LouvrePrint, ParisPrint
from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    CARD_NAMES,
    LOUVRE_NAMES,
    NO_CHALLENGE,
    PARIS_NAMES,
    PORTHOS,
    ROCHEFORT,
    SKILL_NAMES,
)
from tests.box import playing_values, playing_with
from tests.scene import Scene, scene


def lacking(s: Scene, hero: int, skill: int, level: int) -> int:
    """How many points of a skill a Musketeer lacks for a level."""
    return max(0, level - s.table.components.heroes[hero].skills[skill])


def at_louvre(card: str, hero: int) -> tuple[Scene, str, int]:
    """A Musketeer at the Louvre with the cards for its challenge: the scene, the skill, the cards."""
    s = scene().at("louvre", hero).louvre(card).foe("cavois", "louvre").put(purse=0)
    printed = s.table.components.louvre[LOUVRE_NAMES.index(card)]
    cards = lacking(s, hero, printed.skill, printed.level)
    skill = SKILL_NAMES[printed.skill]
    return s.hand(hero, f"{skill}*{cards}").turn(hero), skill, cards


@pytest.mark.rule("LOU-1", "CHAL-2")
@pytest.mark.parametrize("card", LOUVRE_NAMES)
def test_the_reward_of_a_louvre_card_pistoles_and_epic_tokens_is_earned_with_its_challenge(card: str) -> None:
    s, skill, cards = at_louvre(card, ATHOS)
    s.does(f"challenge {skill}", *([f"skill {cards}"] if cards else []))
    printed = s.table.components.louvre[LOUVRE_NAMES.index(card)]
    assert (s.s.purse, s.s.epic) == (printed.pistoles, printed.epic)


@pytest.mark.rule("CHAL-2", "CHAL-4")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_the_one_who_faces_the_challenge_is_asked_for_his_cards(hero: int) -> None:
    s, skill, _ = at_louvre("poisons", hero)
    s.does(f"challenge {skill}")
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("skill_cards", 1 << s.table.seat_of[hero], hero)


@pytest.mark.rule("CHAL-4", "CHAL-5")
def test_the_player_of_aramis_is_asked_for_the_card_for_his_gift() -> None:
    s, skill, cards = at_louvre("poisons", ARAMIS)
    s.does(f"challenge {skill}", f"skill {cards - 1}")
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("gift", 1 << s.table.seat_of[ARAMIS], ARAMIS)


@pytest.mark.rule("CHAL-2", "CHAL-3", "ARM-8")
def test_a_player_whose_musketeer_lacks_one_point_is_asked_for_cards() -> None:
    own = scene().table.components.heroes[ATHOS].skills[SKILL_NAMES.index("nobility")]
    with playing_with(playing_values() | {"louvre.jealousy.level": own + 2}):
        s = scene().at("louvre", ATHOS).louvre("jealousy").foe("cavois", "louvre").gear(ATHOS, "nobility")
    s.hand(ATHOS, "nobility").turn(ATHOS).does("challenge nobility")
    assert (s.asked, s.frame("challenge")["lacks"], s.options) == ("skill_cards", 1, ["skill 0", "skill 1"])


@pytest.mark.rule("CHAL-1", "CHAL-2", "CHAL-3", "ARM-8")
def test_a_player_whose_musketeer_lacks_nothing_is_not_asked_for_cards() -> None:
    skill = SKILL_NAMES.index("nobility")
    upgraded = scene().table.components.heroes[ATHOS].skills[skill] + 1
    with playing_with(playing_values() | {"louvre.jealousy.level": upgraded}):
        s = scene().at("louvre", ATHOS).louvre("jealousy").foe("cavois", "louvre").gear(ATHOS, "nobility")
    s.hand(ATHOS, "nobility").turn(ATHOS).does("challenge nobility")
    assert (s.asked, s.held(ATHOS, "nobility"), len(s.said("challenge_overcome"))) == ("musketeer_action", 1, 1)


@pytest.mark.rule("CHAL-2", "CHAL-3", "ENG-2")
def test_a_player_without_cards_is_not_asked_for_them() -> None:
    s = scene().board("england").at("quest", ATHOS).put(epic=scene().table.components.epic_tokens).turn(ATHOS)
    assert s.does("challenge nobility").asked == "epic_for_challenge"


@pytest.mark.rule("CHAL-1", "ENG-1")
@pytest.mark.parametrize("place", ["paris", "louvre"])
def test_with_board_two_in_play_challenges_elsewhere_keep_their_own_level(place: str) -> None:
    box = scene().table.components
    names = PARIS_NAMES if place == "paris" else LOUVRE_NAMES
    prints: tuple[ParisPrint | LouvrePrint, ...] = box.paris if place == "paris" else box.louvre
    cards = {card: one for card, one in zip(names, prints, strict=True) if one.skill != NO_CHALLENGE}
    other = {card: one for card, one in cards.items() if one.level != box.england[one.skill]}
    for card, printed in other.items():
        s = scene().board("england").at(place, PORTHOS)
        s = (s.paris(card) if place == "paris" else s.louvre(card)).turn(PORTHOS)
        assert s.refuses(f"challenge {SKILL_NAMES[printed.skill]}").values["level"] == printed.level
    assert other


# --- Epic tokens on board 2 -----------------------------------------------------------------------


def at_england(epic: int, ones: int, short: int) -> Scene:
    """Athos at the Nobility challenge of board 2, so many cards short of it."""
    s = scene().board("england").at("quest", ATHOS).put(epic=epic).ones(ones)
    skill = CARD_NAMES.index("nobility")
    cards = lacking(s, ATHOS, skill, s.table.components.england[skill]) - short
    s.hand(ATHOS, f"nobility*{cards}").turn(ATHOS)
    return s.does("challenge nobility", f"skill {cards}")


@pytest.mark.rule("ENG-2", "CHAL-5", "ONE-5", "RUL-TEAM-DECIDES")
def test_tokens_are_asked_for_where_only_one_for_all_could_bring_them() -> None:
    s = at_england(epic=0, ones=1, short=1)
    assert (s.asked, s.options[0], s.g.prompt().seats) == ("epic_for_challenge", "spend 0", s.table.team_mask)
    s.does("one epic", "spend 1")
    assert s.said("challenge_overcome") == [(ATHOS, s.s.place[ATHOS], CARD_NAMES.index("nobility"))]


@pytest.mark.rule("ENG-2", "CHAL-5")
def test_no_tokens_are_asked_for_when_the_cards_meet_the_challenge() -> None:
    s = at_england(epic=1, ones=0, short=0)
    assert (s.asked, s.s.epic, len(s.said("challenge_overcome"))) == ("musketeer_action", 1, 1)


@pytest.mark.rule("ENG-2", "CHAL-3", "CHAL-5")
def test_without_tokens_and_without_one_for_all_nobody_is_asked_for_them() -> None:
    s = scene().board("england").at("quest", ATHOS)
    skill = CARD_NAMES.index("nobility")
    cards = lacking(s, ATHOS, skill, s.table.components.england[skill])
    s.hand(ATHOS, f"nobility*{cards}").turn(ATHOS).does("challenge nobility", "skill 0")
    assert (s.asked, len(s.said("challenge_failed"))) == ("musketeer_action", 1)


@pytest.mark.rule("CHAL-5", "ENG-2", "ROCH-9")
def test_epic_tokens_are_no_means_for_a_challenge_at_the_louvre() -> None:
    """Aramis counted on his gift, and has spent it on Rochefort; the team's tokens do not help him here."""
    s = scene().at("louvre", ARAMIS).louvre("poisons").foe("cavois", "louvre").milady("louvre")
    box = s.table.components
    printed = box.louvre[LOUVRE_NAMES.index("poisons")]
    cards = lacking(s, ARAMIS, printed.skill, printed.level) - 1
    skill = SKILL_NAMES[printed.skill]
    s.put(epic=box.epic_tokens).hand(ARAMIS, f"{skill}*{cards} kitty").turn(ARAMIS)
    s.rolls(blue="S" * (box.heroes[ARAMIS].combat + 1), red="S" + "H" * (box.foes[ROCHEFORT].dice - 1))
    s.does(f"challenge {skill}", "cards 0 0", "gift kitty")
    assert s.said("action_lost") == [(ARAMIS,)]
    assert (s.asked, s.held(ARAMIS, skill)) == ("musketeer_action", cards)


@pytest.mark.rule("ENG-2", "CHAL-5")
def test_tokens_that_cannot_meet_the_challenge_are_not_spent_whatever_he_still_holds() -> None:
    s = scene().board("england").at("quest", ATHOS).put(epic=1)
    skill = CARD_NAMES.index("nobility")
    cards = lacking(s, ATHOS, skill, s.table.components.england[skill])
    assert cards > 1
    s.hand(ATHOS, f"nobility*{cards}").turn(ATHOS).does("challenge nobility", "skill 0")
    assert (s.asked, s.options) == ("epic_for_challenge", ["spend 0"])


# --- where there is none --------------------------------------------------------------------------


@pytest.mark.rule("ACT-6", "CHAL-1")
@pytest.mark.parametrize("place", ["paris", "louvre", "rochelle", "quest"])
def test_without_a_mission_there_is_no_challenge(place: str) -> None:
    s = scene().at(place, ATHOS)
    for skill in SKILL_NAMES:
        s.hand(ATHOS, f"{skill}*3")
    s.turn(ATHOS)
    assert "challenge" not in s.verbs()
    assert [s.refuses(f"challenge {skill}").rule for skill in SKILL_NAMES] == ["ACT-6"] * len(SKILL_NAMES)


@pytest.mark.rule("ACT-6", "ENG-1", "GAL-2")
@pytest.mark.parametrize("board", ["england", "galleries"])
def test_the_challenges_of_the_quest_are_faced_at_the_quest(board: str) -> None:
    s = scene().board(board, "erudition two two" if board == "galleries" else "").at("rochelle", ATHOS)
    s.hand(ATHOS, "erudition*5").turn(ATHOS)
    assert s.refuses("challenge erudition").rule == "ACT-6"


@pytest.mark.rule("ACT-6", "CHAL-1", "PAR-1", "LOU-1")
@pytest.mark.parametrize("place", ["paris", "louvre"])
def test_a_card_has_the_challenge_of_its_own_skill_only(place: str) -> None:
    s = scene().paris("message").louvre("poisons").at(place, ATHOS)
    box = s.table.components
    own = box.paris[PARIS_NAMES.index("message")].skill if place == "paris" else box.louvre[0].skill
    others = [skill for skill in SKILL_NAMES if skill != SKILL_NAMES[own]]
    for skill in others:
        s.hand(ATHOS, f"{skill}*5")
    s.turn(ATHOS)
    assert "challenge" not in s.verbs()
    assert [s.refuses(f"challenge {skill}").rule for skill in others] == ["ACT-6"] * len(others)
