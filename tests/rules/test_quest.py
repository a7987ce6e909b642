"""QST: the Quest from board to board, its snares, its Epic tokens, and Rochefort."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, BARRED, DARTAGNAN, ENGLAND, GALLERIES, INN, PORTHOS, RETURN
from tests.scene import Scene, scene

GALLERY = "panache three two nobility two two gallantry three three erudition three four"


# --- from board to board --------------------------------------------------------------------------


def before_the_end(board: str) -> Scene:
    """d'Artagnan has one win to go on a board; Aramis and Porthos are at the Quest too."""
    s = scene().at("quest", DARTAGNAN, ARAMIS, PORTHOS).put(epic=3)
    if board == "inn":
        s.tokens("- - - two two snare - - decoy decoy decoy decoy")
        s.s.spot[DARTAGNAN], s.s.spot[ARAMIS] = 3, 7
    elif board == "england":
        s.board("england").put(england=15)
    else:
        s.board("return", "- - two")
    return s.turn(DARTAGNAN)


ENDS = [("inn", "path rooms", ENGLAND), ("england", "duel wardes", RETURN), ("return", "fight 0", GALLERIES)]


@pytest.mark.rule("QST-1", "QST-4")
@pytest.mark.parametrize(("board", "action", "following"), ENDS)
def test_who_completes_a_board_draws_two_cards_and_the_next_is_set_up_at_once(
    board: str, action: str, following: int
) -> None:
    s = before_the_end(board).draws("adventure", "kitty winter")
    s.rolls(blue="LLS", red="HHHH" if board == "england" else "HH").does(action)
    if board == "return":
        s.does("spend 0")
    assert s.said("board_completed") == [(DARTAGNAN, following - 1)]
    assert s.s.board == following
    assert s.asked == ("musketeer_action", "return_tokens", "gallery_tokens")[following - 1]
    assert (s.held(DARTAGNAN, "kitty"), s.held(DARTAGNAN, "winter")) == (1, 1)
    assert s.s.hand_size[1:] == [2, 0, 0, 0, 0]
    assert s.s.epic == 3
    assert [s.where(hero) for hero in (DARTAGNAN, ARAMIS, PORTHOS)] == ["quest"] * 3
    assert s.s.spot[:4] == [0, 0, 0, 0]


@pytest.mark.rule("QST-1")
def test_the_golden_lily_inn_comes_first() -> None:
    assert scene().s.board == INN


@pytest.mark.rule("RUL-FALLEN-FINISHER", "QST-4")
@pytest.mark.parametrize(("board", "action", "following"), ENDS)
def test_one_who_falls_in_completing_a_board_completes_it_and_draws_his_cards(
    board: str, action: str, following: int
) -> None:
    s = before_the_end(board).life(DARTAGNAN, 1)
    s.rolls(blue="SSS", red="HHSS" if board == "england" else "HS").does(action)
    if board == "return":
        s.does("spend 0")
    assert s.where(DARTAGNAN) == "colombier"
    assert s.s.board == following
    assert s.s.hand_size[1] == 2


@pytest.mark.rule("GOAL-7", "RUL-FALLEN-FINISHER")
def test_where_the_mortal_quest_has_nobody_left_no_other_board_is_laid() -> None:
    s = scene(variants=("mortal_quest",)).at("quest", ATHOS).tokens("- - - snare two").put(barred=0b1101)
    s.s.spot[ATHOS] = 3
    s.life(ATHOS, 1).turn(ATHOS).does("path rooms")
    assert s.s.ending == BARRED
    assert (s.s.board, s.s.hand_size[2]) == (INN, 2)
    s = scene(variants=("mortal_quest",)).at("quest", ATHOS).tokens("- - - snare two").put(barred=0b1001)
    s.s.spot[ATHOS] = 3
    assert s.life(ATHOS, 1).turn(ATHOS).does("path rooms").s.board == ENGLAND


# --- snares ---------------------------------------------------------------------------------------


@pytest.mark.rule("QST-3", "TOKEN-SNARE")
@pytest.mark.parametrize("face_up", [(), (4,)])
def test_who_steps_on_a_snare_loses_a_life_armour_or_not_and_it_is_gone(face_up: tuple[int, ...]) -> None:
    s = scene().at("quest", PORTHOS).gear(PORTHOS, "armour").tokens("two two two two snare decoy", face_up)
    s.turn(PORTHOS).does("path stables")
    assert s.s.life[PORTHOS] == 4
    assert (s.s.spaces[4], s.s.tokens_out[7], s.s.spot[PORTHOS]) == (-1, 1, 5)
    assert s.said("duel_began") == []
    assert s.asked == "musketeer_action"


@pytest.mark.rule("QST-3", "TOKEN-SNARE")
def test_a_snare_may_put_him_out_of_action() -> None:
    s = scene().at("quest", ATHOS).life(ATHOS, 1).tokens("snare two two two").turn(ATHOS).does("path rooms")
    assert (s.where(ATHOS), s.s.lying, s.s.spot[ATHOS]) == ("colombier", 1 << ATHOS, 0)
    assert s.s.spaces[0] == -1
    assert s.asked == "next_musketeer"


@pytest.mark.rule("QST-3", "INN-5")
def test_turning_a_snare_up_hurts_nobody() -> None:
    s = scene().at("quest", ATHOS).tokens("snare two two two").put(epic=1).turn(ATHOS)
    s.does("turnup", "space 0", "space 1", "space 2")
    assert s.s.life == [3, 3, 3, 5, 0]
    assert s.s.face_up == 0b111


@pytest.mark.rule("RUL-SNARE-BEATEN", "QST-3")
@pytest.mark.parametrize("face_up", [(), (2,)])
def test_a_snare_that_has_bitten_counts_as_beaten_on_the_third_board(face_up: tuple[int, ...]) -> None:
    s = scene().at("quest", PORTHOS).board("return").tokens("- - snare", face_up).turn(PORTHOS).does("fight 0")
    assert s.s.life[PORTHOS] == 4
    assert s.said("board_completed") == [(PORTHOS, RETURN)]


@pytest.mark.rule("RUL-SNARE-BEATEN", "QST-3")
def test_a_snare_that_has_bitten_counts_as_beaten_on_the_fourth_board() -> None:
    s = (
        scene()
        .at("quest", PORTHOS)
        .board("galleries")
        .tokens("panache snare snare nobility two two gallantry three three erudition three four", (0, 1, 2))
    )
    s.turn(PORTHOS).does("fight 1")
    assert (s.s.life[PORTHOS], s.s.antechamber, s.s.spaces[1]) == (4, 0, -1)
    s.does("fight 2")
    assert (s.s.life[PORTHOS], s.s.antechamber) == (3, 1)
    assert s.said("duel_began") == []


# --- Rochefort ------------------------------------------------------------------------------------


@pytest.mark.rule("QST-5", "RUL-QUEST-ROCHEFORT")
@pytest.mark.parametrize(
    ("board", "tokens", "action"),
    [
        ("inn", "two two two two decoy", "path rooms"),
        ("inn", "two two two two decoy", "path stables"),
        ("england", "", "challenge panache"),
        ("england", "", "duel wardes"),
        ("return", "two", "fight 0"),
        ("galleries", GALLERY, "challenge panache"),
        ("galleries", GALLERY, "fight 1"),
        ("galleries", GALLERY, "passage"),
    ],
)
def test_a_token_a_challenge_a_duel_and_a_secret_passage_bring_rochefort(board: str, tokens: str, action: str) -> None:
    s = scene().at("quest", DARTAGNAN).board(board, tokens).milady("quest").put(epic=3)
    s.put(england=15 if action == "duel wardes" else 0).gear(DARTAGNAN, "panache").hand(DARTAGNAN, "panache*3")
    s.turn(DARTAGNAN).does(action)
    assert s.said("rochefort_came") == [(DARTAGNAN, 3)]
    assert s.asked == "combat_cards"
    s.rolls(blue="HHH HH H", red="HHHH HHH HH H").does("cards 0 0")
    assert s.said("rochefort_stood") == [(DARTAGNAN,)]
    assert (s.s.epic, s.held(DARTAGNAN, "panache")) == (3, 3)


@pytest.mark.rule("RUL-QUEST-ROCHEFORT", "QST-5")
@pytest.mark.parametrize(
    "actions", [["path rooms"], ["path rooms", "back"], ["draw"], ["turnup", "space 2"], ["equip"]]
)
def test_walking_drawing_buying_and_turning_up_tokens_do_not(actions: list[str]) -> None:
    s = scene().at("quest", PORTHOS).tokens("- - two two").milady("quest").put(epic=1).turn(PORTHOS).does(*actions)
    assert s.said("rochefort_came") == []
    assert s.s.shown == 0


# --- Epic tokens ----------------------------------------------------------------------------------


@pytest.mark.rule("QST-6", "RUL-EPIC-LIMIT")
@pytest.mark.parametrize(("owned", "then"), [(0, 2), (5, 7), (6, 7), (7, 7)])
def test_at_most_seven_epic_tokens_are_owned_at_once(owned: int, then: int) -> None:
    s = scene().ones(1).put(epic=owned, honour=9).turn(PORTHOS)
    if owned == 7:
        assert s.refuses("one epic").key == "reason-no-effect"
        s.at("louvre", PORTHOS).louvre("poisons").put(louvre_done=1).foe("lubin", "louvre")
        s.rolls(blue="SSH", red="HS").does("duel lubin")
    else:
        s.acts(1, "one epic")
    assert s.s.epic == then


@pytest.mark.rule("QST-6", "RUL-EPIC-STOCK")
def test_spent_ones_go_back_to_stock_and_can_be_earned_again() -> None:
    s = scene().put(epic=7).ones(1).turn(PORTHOS).does("turnup", "space 0", "space 1", "space 2")
    assert s.s.epic == 6
    assert s.acts(1, "one epic").s.epic == 7
