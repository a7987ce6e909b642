"""QST-4: the two cards are for the Musketeer who completes the board."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, PORTHOS, TREVILLE
from tests.rules.duels import manoeuvre, red_dice
from tests.scene import Scene, scene

BOARDS = ("inn", "england", "return")
HEROES = (DARTAGNAN, ATHOS, ARAMIS, PORTHOS, TREVILLE)


def completes(s: Scene, board: str, hero: int) -> Scene:
    """This Musketeer wins the last duel of a board with a manoeuvre."""
    s.at("quest", hero)
    if board == "inn":
        s.tokens("- - - two two snare - - decoy decoy decoy decoy").s.spot[hero] = 3
    elif board == "england":
        s.board("england").put(england=15)
    else:
        s.board("return", "- - two")
    foe = "wardes" if board == "england" else "two_dice"
    s.turn(hero).rolls(blue=manoeuvre(s, hero), red="H" * red_dice(s, foe))
    s.does({"inn": "path rooms", "england": "duel wardes", "return": "fight 0"}[board])
    return s.does("pass") if s.asked == "blade" else s


@pytest.mark.rule("QST-4", "INN-6", "ENG-1", "RET-1", "ACT-7", "ACT-10")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("hero", HEROES)
def test_the_two_cards_go_to_the_player_of_the_musketeer_who_completes_the_board(hero: int, board: str) -> None:
    s = completes(scene(6), board, hero)
    assert s.said("board_completed") == [(hero, BOARDS.index(board))]
    assert {seat: cards for seat, cards in enumerate(s.s.hand_size) if cards} == {s.table.seat_of[hero]: 2}


@pytest.mark.rule("QST-4", "COUNT-3")
@pytest.mark.parametrize("hero", [DARTAGNAN, ATHOS, ARAMIS, PORTHOS])
def test_with_shared_hands_they_go_to_the_player_who_runs_him(hero: int) -> None:
    s = completes(scene(3), "inn", hero)
    assert {seat: cards for seat, cards in enumerate(s.s.hand_size) if cards} == {s.table.seat_of[hero]: 2}
