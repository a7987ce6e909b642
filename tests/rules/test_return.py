"""RET: three blind fights on the way back to Paris."""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    DARTAGNAN,
    FOUR_DICE,
    GALLERIES,
    PORTHOS,
    RETURN,
    THREE_DICE,
    TWO_DICE,
    UNKNOWN_FOE,
)
from tests.scene import Scene, scene


def road(tokens: str, hero: int, face_up: tuple[int, ...] = ()) -> Scene:
    """A Musketeer on board 3 whose turn has come."""
    return scene().at("quest", hero).board("return").tokens(tokens, face_up).turn(hero)


@pytest.mark.rule("RET-1", "BOARD-RETURN")
def test_the_first_token_left_is_fought_and_the_third_completes_the_board() -> None:
    s = road("two three four", PORTHOS)
    assert [text for text in s.options if text.startswith("fight")] == ["fight 0"]
    s.rolls(blue="SSH SLL SSH SSS", red="HS HSS HSS HHSS").does("fight 0")
    assert s.s.spaces[:3] == [-1, 2, 3]
    s.does("fight 0")
    assert (s.s.spaces[:3], s.s.life[PORTHOS]) == ([-1, 2, 3], 3)
    s.does("fight 0")
    assert (s.s.spaces[:3], s.s.life[PORTHOS]) == ([-1, -1, 3], 2)
    assert s.said("board_completed") == []
    s.at("quest", DARTAGNAN).turn(DARTAGNAN).does("fight 0")
    assert s.said("board_completed") == [(DARTAGNAN, RETURN)]
    assert s.s.board == GALLERIES
    assert s.said("token_gone") == [(0, 1), (1, 2), (2, 3)]


@pytest.mark.rule("RET-1")
def test_cards_are_played_blind_and_then_the_token_is_turned_up() -> None:
    s = road("four two two", PORTHOS).hand(PORTHOS, "combat double").does("fight 0")
    assert s.asked == "combat_cards"
    assert s.said("duel_began") == [(PORTHOS, UNKNOWN_FOE)]
    assert (s.s.face_up, s.said("token_turned")) == (0, [])
    s.rolls(blue="SSSHL", red="HHSS").does("cards 0 1")
    assert s.said("token_turned") == [(0, 3)]
    assert s.said("red_rolled") == [(FOUR_DICE, 2 + 32)]
    assert s.s.spaces[0] == -1


@pytest.mark.rule("RET-1")
def test_aramis_plays_his_gift_blind_too() -> None:
    s = road("two two two", ARAMIS).hand(ARAMIS, "kitty").does("fight 0", "cards 0 0")
    assert s.asked == "gift"
    assert s.s.face_up == 0
    s.rolls(blue="SSHH", red="HS").does("gift kitty")
    assert s.said("token_turned") == [(0, 1)]


@pytest.mark.rule("RUL-BLIND-FIGHT")
def test_no_card_need_be_played_blind() -> None:
    s = road("two two two", PORTHOS).hand(PORTHOS, "combat*2").does("fight 0")
    assert s.options == ["cards 0 0", "cards 1 0", "cards 2 0"]
    s.rolls(blue="SSH", red="HS").does("cards 0 0")
    assert s.s.spaces[0] == -1
    assert s.held(PORTHOS, "combat") == 2


@pytest.mark.rule("RUL-BLIND-SNARE", "QST-3")
def test_cards_played_blind_against_a_snare_are_discarded() -> None:
    s = road("snare two two", ARAMIS).hand(ARAMIS, "combat*2 kitty").put(epic=2)
    s.does("fight 0", "cards 2 0", "gift kitty")
    assert s.s.hand_size[3] == 0
    assert s.s.discard[4] == 2
    assert s.s.life[ARAMIS] == 2
    assert (s.s.spaces[0], s.s.tokens_out[7], s.s.epic) == (-1, 1, 2)
    assert (s.said("blue_rolled"), s.said("token_turned")) == ([], [(0, 7)])
    assert s.asked == "musketeer_action"


@pytest.mark.rule("RET-2")
@pytest.mark.parametrize(("tokens", "face_up"), [("two two two", ()), ("- - two", (2,))])
def test_after_it_is_turned_up_each_epic_token_adds_a_die(tokens: str, face_up: tuple[int, ...]) -> None:
    s = road(tokens, PORTHOS, face_up).hand(PORTHOS, "combat").put(epic=7).does("fight 0", "cards 1 0")
    assert s.asked == "epic_for_duel"
    assert s.said("token_turned") == ([] if face_up else [(0, 1)])
    assert s.g.prompt().seats == s.table.team_mask
    assert s.options == ["spend 0", "spend 1", "spend 2"]
    s.rolls(blue="SSSSHH", red="HS").acts(1, "spend 2")
    assert s.s.epic == 5
    assert s.said("dice_added") == [(PORTHOS, 1, 4), (PORTHOS, 2, 6)]
    assert s.s.spaces[2 if face_up else 0] == -1


@pytest.mark.rule("RET-2")
def test_no_more_tokens_than_there_are_and_none_is_allowed() -> None:
    s = road("two two two", PORTHOS).put(epic=2).does("fight 0")
    assert s.options == ["spend 0", "spend 1", "spend 2"]
    s.rolls(blue="SSH", red="HS").does("spend 0")
    assert s.s.epic == 2


@pytest.mark.rule("RET-2")
def test_with_five_dice_there_is_room_for_one_token() -> None:
    s = road("two two two", PORTHOS).hand(PORTHOS, "double").put(epic=2).does("fight 0", "cards 0 1")
    assert s.options == ["spend 0", "spend 1"]


@pytest.mark.rule("RET-2")
def test_with_six_dice_or_without_tokens_nobody_is_asked() -> None:
    s = road("two two two", PORTHOS).hand(PORTHOS, "combat double").put(epic=2)
    s.rolls(blue="SSSHHH", red="HS").does("fight 0", "cards 1 1")
    assert (s.asked, s.s.epic) == ("musketeer_action", 2)
    s.put(epic=0).rolls(blue="SSH", red="HS").does("fight 0")
    assert s.asked == "musketeer_action"


@pytest.mark.rule("RET-2")
def test_one_for_all_may_be_spent_on_dice_here() -> None:
    s = road("two two two", PORTHOS).ones(1).does("fight 0")
    assert (s.asked, s.options[0]) == ("epic_for_duel", "spend 0")
    assert "spend 1" not in s.options
    s.acts(2, "one epic").rolls(blue="SSSHH", red="HS").does("spend 2")
    assert (s.s.epic, s.s.spaces[0]) == (0, -1)


@pytest.mark.rule("RET-2")
def test_epic_tokens_add_no_dice_in_other_duels() -> None:
    s = scene().at("quest", PORTHOS).tokens("two two two two").put(epic=7).turn(PORTHOS)
    assert s.rolls(blue="SSH", red="HS").does("path rooms").asked == "musketeer_action"
    s = road("two two two", PORTHOS).put(epic=7).milady("quest").rolls(blue="SSS", red="HHSS").does("fight 0")
    assert s.said("rochefort_fled") == [(PORTHOS,)]
    assert s.asked == "epic_for_duel"
    assert s.said("token_turned") == [(0, 1)]


@pytest.mark.rule("RET-3", "RUL-RETURN-FACE-UP", "RET-1")
def test_a_token_turned_up_in_an_earlier_duel_stays_face_up() -> None:
    s = road("three two two", PORTHOS).hand(PORTHOS, "combat").rolls(blue="SLL", red="HSS").does("fight 0", "cards 0 0")
    assert s.s.face_up == 0b001
    s.does("fight 0")
    assert s.said("duel_began") == [(PORTHOS, UNKNOWN_FOE), (PORTHOS, THREE_DICE)]
    s.rolls(blue="SSSH", red="HHS").does("cards 1 0")
    assert (s.s.spaces[0], s.s.face_up) == (-1, 0)
    s.rolls(blue="SSH", red="HS").does("fight 0")
    assert s.said("duel_began")[-1] == (PORTHOS, UNKNOWN_FOE)
    assert s.said("red_rolled")[-1] == (TWO_DICE, 1 + 16)


@pytest.mark.rule("RET-3", "RUL-RETURN-FACE-UP", "QST-3")
def test_a_snare_lying_face_up_needs_no_cards() -> None:
    s = road("snare two two", ATHOS, (0,)).hand(ATHOS, "combat").does("fight 0")
    assert (s.asked, s.s.life[ATHOS], s.s.spaces[0]) == ("musketeer_action", 2, -1)
    assert s.held(ATHOS, "combat") == 1
