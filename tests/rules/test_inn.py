"""INN: the Golden Lily Inn, and the tokens one meets there."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, ENGLAND, PORTHOS, TOKEN_NAMES
from tests.box import box
from tests.scene import Scene, scene

FRESH = "two two two two decoy three three"


def inn(tokens: str, *heroes: int, face_up: tuple[int, ...] = ()) -> Scene:
    """Musketeers in the common room of the Inn; the first of them is to act."""
    return scene().put(purse=5).at("quest", *heroes).tokens(tokens, face_up).turn(heroes[0])


# --- entering and walking -------------------------------------------------------------------------


@pytest.mark.rule("INN-2", "INN-3")
def test_who_comes_to_the_quest_stands_in_the_common_room_and_enters_any_path() -> None:
    s = scene().tokens(FRESH).turn(PORTHOS).does("move quest")
    assert (s.where(PORTHOS), s.s.spot[PORTHOS]) == ("quest", 0)
    assert {"path rooms", "path stables"} <= set(s.options)
    assert "back" not in s.verbs()


@pytest.mark.rule("INN-2", "INN-3", "TOKEN-DECOY")
def test_a_decoy_is_turned_up_and_discarded_and_he_stands_there() -> None:
    s = inn(FRESH, PORTHOS).does("path stables")
    assert s.said("token_turned") == [(4, 0)]
    assert s.said("token_gone") == [(4, 0)]
    assert (s.s.spaces[4], s.s.spot[PORTHOS], s.s.tokens_out[0]) == (-1, 5, 1)
    assert s.said("duel_began") == []
    assert s.said("walked") == [(PORTHOS, 5)]


@pytest.mark.rule("INN-2", "TOKEN-TWO")
def test_an_adversary_is_turned_up_and_fought_and_once_beaten_he_stands_there() -> None:
    s = inn(FRESH, PORTHOS).rolls(blue="SSH", red="HS").does("path rooms")
    assert s.said("token_turned") == [(0, 1)]
    assert s.said("token_gone") == [(0, 1)]
    assert (s.s.spaces[0], s.s.spot[PORTHOS]) == (-1, 1)
    assert (s.s.purse, s.s.epic) == (5, 0)


@pytest.mark.rule("INN-2", "INN-3", "RUL-INN-PATH")
def test_in_an_opened_path_an_action_takes_him_to_the_last_empty_space_only() -> None:
    s = inn("two two - - - three three four", PORTHOS).does("path stables")
    assert s.s.spot[PORTHOS] == 5
    assert s.said("walked") == [(PORTHOS, 5)]
    assert s.said("token_turned") == []
    s.rolls(blue="SSSH", red="HHS").hand(PORTHOS, "combat").does("path stables", "cards 1 0")
    assert s.said("token_turned") == [(5, 2)]
    assert s.s.spot[PORTHOS] == 6


@pytest.mark.rule("INN-2", "INN-3", "RUL-INN-PATH")
def test_the_last_empty_space_may_be_far_inside() -> None:
    s = inn("two two - - - - - two decoy", PORTHOS).does("path stables")
    assert s.s.spot[PORTHOS] == 7
    assert s.said("token_turned") == []


@pytest.mark.rule("INN-2", "INN-3")
def test_one_overtaken_inside_a_path_needs_an_action_to_catch_up() -> None:
    s = inn("two two - - decoy decoy decoy two", ARAMIS, PORTHOS).does("path stables", "end")
    s.turn(PORTHOS).does("path stables", "path stables", "path stables")
    assert (s.s.spot[ARAMIS], s.s.spot[PORTHOS]) == (5, 7)
    s.skip_to("end").does("go louvre", "take").turn(ARAMIS).does("path stables")
    assert s.s.spot[ARAMIS] == 7
    assert s.s.face_up == 0
    assert s.rolls(blue="SSH", red="HS").does("path stables").said("duel_began") != []


@pytest.mark.rule("INN-2", "INN-3")
@pytest.mark.parametrize("path", ["rooms", "cellar"])
def test_stepping_on_inside_a_path_meets_the_next_token(path: str) -> None:
    s = inn("decoy decoy two - - - - - decoy decoy two -", PORTHOS).does(f"path {path}", f"path {path}")
    assert s.s.spot[PORTHOS] == (2 if path == "rooms" else 10)
    assert len(s.said("token_gone")) == 2


# --- tokens that are not beaten -------------------------------------------------------------------


@pytest.mark.rule("INN-4", "RUL-INN-BEATEN")
@pytest.mark.parametrize(("tokens", "space", "spot"), [(FRESH, 0, 0), ("- - two two two two", 2, 2)])
@pytest.mark.parametrize(("blue", "red", "life"), [("HHL HL L", "HH H", 5), ("SLL", "SH", 4)], ids=["drew", "lost"])
def test_a_token_not_beaten_stays_face_up_and_he_before_it(
    tokens: str, space: int, spot: int, blue: str, red: str, life: int
) -> None:
    s = inn(tokens, PORTHOS)
    s.s.spot[PORTHOS] = spot
    s.rolls(blue=blue, red=red).does("path rooms")
    assert s.s.life[PORTHOS] == life
    assert (s.s.spaces[space], s.s.face_up, s.s.spot[PORTHOS]) == (1, 1 << space, spot)
    s.rolls(blue="SSH", red="HS").does("path rooms")
    assert (s.s.spaces[space], s.s.spot[PORTHOS]) == (-1, space + 1)
    assert len(s.said("duel_began")) == 2
    assert s.said("token_turned") == [(space, 1)]


@pytest.mark.rule("INN-4")
def test_one_who_beats_it_and_falls_leaves_the_way_free() -> None:
    s = inn(FRESH, ATHOS).life(ATHOS, 1).rolls(blue="SSL", red="HS").does("path rooms")
    assert (s.where(ATHOS), s.s.spot[ATHOS], s.s.spaces[0]) == ("colombier", 0, -1)


@pytest.mark.parametrize(
    ("token", "blue", "red", "rolled", "life"),
    [
        pytest.param("two", "SSH", "HS", 1, 5, marks=pytest.mark.rule("TOKEN-TWO")),
        pytest.param("three", "SSH", "HSS", 1, 4, marks=pytest.mark.rule("TOKEN-THREE")),
        pytest.param("four", "SSS", "HHSS", 1, 3, marks=pytest.mark.rule("TOKEN-FOUR")),
        pytest.param("sword_sword", "SHL", "", 0, 4, marks=pytest.mark.rule("TOKEN-SWORD-SWORD")),
        pytest.param("sword_shield", "SSH", "", 0, 5, marks=pytest.mark.rule("TOKEN-SWORD-SHIELD")),
        pytest.param("shield_shield", "SSS", "", 0, 5, marks=pytest.mark.rule("TOKEN-SHIELD-SHIELD")),
    ],
)
def test_each_token_fights_as_printed_and_one_wound_beats_it(
    token: str, blue: str, red: str, rolled: int, life: int
) -> None:
    s = inn(f"{token} decoy decoy decoy", PORTHOS).rolls(blue=blue, red=red).does("path rooms")
    assert (s.s.spaces[0], s.s.life[PORTHOS]) == (-1, life)
    assert len(s.said("red_rolled")) == rolled
    assert (s.s.purse, s.s.epic) == (5, 0)


@pytest.mark.parametrize(
    ("token", "blue"),
    [
        pytest.param("sword_sword", "HHL HH H", marks=pytest.mark.rule("TOKEN-SWORD-SWORD")),
        pytest.param("sword_shield", "SHL SH L", marks=pytest.mark.rule("TOKEN-SWORD-SHIELD")),
        pytest.param("shield_shield", "SSH SS S", marks=pytest.mark.rule("TOKEN-SHIELD-SHIELD")),
    ],
)
def test_a_fixed_result_holds_out_as_long_as_it_is_matched(token: str, blue: str) -> None:
    s = inn(f"{token} decoy decoy decoy", PORTHOS).rolls(blue=blue).does("path rooms")
    assert s.s.spaces[0] >= 0
    assert s.said("foe_wounded") == []


@pytest.mark.parametrize(
    ("token", "copies"),
    [
        pytest.param("decoy", 4, marks=pytest.mark.rule("TOKEN-DECOY")),
        pytest.param("sword_sword", 2, marks=pytest.mark.rule("TOKEN-SWORD-SWORD")),
        pytest.param("sword_shield", 2, marks=pytest.mark.rule("TOKEN-SWORD-SHIELD")),
        pytest.param("shield_shield", 2, marks=pytest.mark.rule("TOKEN-SHIELD-SHIELD")),
        pytest.param("snare", 2, marks=pytest.mark.rule("TOKEN-SNARE")),
    ],
)
def test_so_many_of_each_token_are_in_the_box(token: str, copies: int) -> None:
    s = scene().tokens(" ".join([token] * copies))
    with pytest.raises(AssertionError):
        s.tokens(" ".join([token] * (copies + 1)))


@pytest.mark.rule("TOKEN-TWO", "TOKEN-THREE", "TOKEN-FOUR")
def test_eleven_tokens_are_adversaries_with_dice() -> None:
    kinds = [TOKEN_NAMES.index(token) for token in ("two", "three", "four")]
    copies = [box().token_copies[kind] for kind in kinds]
    assert (sum(copies), min(copies) > 0) == (11, True)
    s = scene().tokens("")
    assert [s.s.reserve[kind] for kind in kinds] == copies


# --- Epic tokens ----------------------------------------------------------------------------------


@pytest.mark.rule("INN-5", "QST-6", "BOARD-INN")
def test_an_epic_token_turns_up_any_three_tokens_for_no_action_and_nobody_need_be_there() -> None:
    s = scene().tokens("- decoy snare two two two three four", face_up=(4,)).put(epic=2).turn(ATHOS)
    s.acts(4, "turnup")
    assert s.s.epic == 1
    assert s.asked == "token_to_turn"
    assert s.g.prompt().seats == s.table.team_mask
    assert s.options == [f"space {space}" for space in (1, 2, 3, 5, 6, 7)]
    s.acts(2, "space 2").acts(1, "space 7")
    assert s.s.face_up == 0b10000
    assert s.options == [f"space {space}" for space in (1, 3, 5, 6)]
    s.acts(3, "space 1")
    assert s.s.face_up == 0b10010110
    assert s.asked == "musketeer_action"
    assert s.does("draw", "draw", "draw").asked == "next_musketeer"


@pytest.mark.rule("INN-5", "QST-6")
def test_where_fewer_than_three_are_left_all_are_turned_up() -> None:
    s = scene().tokens("decoy snare").put(epic=2).turn(ATHOS).does("turnup", "space 1", "space 0")
    assert (s.s.face_up, s.s.epic) == (0b11, 1)
    assert s.asked == "musketeer_action"
    assert "turnup" not in s.verbs()


@pytest.mark.rule("INN-5", "QST-6")
def test_it_is_done_between_actions_in_phase_two_and_only_on_this_board() -> None:
    s = scene().at("quest", PORTHOS).tokens(FRESH).hand(PORTHOS, "combat").put(epic=2)
    assert s.asked == "next_musketeer"
    assert "turnup" in s.verbs()
    s.turn(PORTHOS)
    assert "turnup" in s.verbs()
    s.does("path rooms")
    assert s.asked == "combat_cards"
    assert s.refuses("turnup").rule == "QST-6"
    assert scene().put(epic=2).phase("milady").refuses("turnup", seat=1).rule == "QST-6"
    assert scene().turn(PORTHOS).refuses("turnup").rule == "INN-5"
    assert scene().board("england").put(epic=2).turn(PORTHOS).refuses("turnup").key == "reason-not-this-board"


@pytest.mark.rule("QST-6")
def test_it_is_not_done_at_the_siege() -> None:
    s = scene().at("rochelle", PORTHOS).at("louvre", ARAMIS).put(epic=2).rolls(red="S").phase("siege")
    assert s.asked == "sacrifice"
    assert s.refuses("turnup").rule == "QST-6"


# --- the end of the board, and the way back -------------------------------------------------------


@pytest.mark.rule("INN-6")
@pytest.mark.parametrize("last", ["decoy", "two", "snare"])
def test_when_a_path_s_fourth_token_is_gone_the_board_is_done(last: str) -> None:
    s = inn(f"two snare - - - - decoy {last} three", PORTHOS, DARTAGNAN, face_up=(0,))
    s.s.spot[PORTHOS] = 6
    s.does("path stables")
    assert s.said("board_completed") == []
    s.rolls(blue="SSH", red="HS").does("path stables")
    assert s.s.board == ENGLAND
    assert s.s.spaces == [-1] * 12
    turned = {space for space, _ in s.said("token_turned")}
    assert turned == {1, 6, 7, 8}
    assert sum(s.s.tokens_out) == 5
    assert s.s.face_up == 0


@pytest.mark.rule("INN-6")
def test_a_fourth_token_that_is_not_beaten_holds_the_path() -> None:
    s = inn("two - - - - - - two", PORTHOS)
    s.s.spot[PORTHOS] = 7
    s.rolls(blue="SLL", red="SH").does("path stables")
    assert s.said("board_completed") == []
    assert s.s.board == 0


@pytest.mark.rule("INN-7", "RUL-LEAVE-PATH")
def test_an_action_takes_him_from_inside_a_path_back_to_the_common_room() -> None:
    s = inn("decoy two two two two decoy", PORTHOS).does("path rooms")
    assert s.refuses("path stables").rule == "INN-7"
    assert "path stables" not in s.options
    s.does("back")
    assert (s.s.spot[PORTHOS], s.where(PORTHOS)) == (0, "quest")
    assert s.refuses("back").key == "reason-no-such-step"
    assert {"path rooms", "path stables"} <= set(s.options)
    assert s.does("draw").asked == "next_musketeer"


@pytest.mark.rule("INN-7")
def test_leaving_the_quest_and_coming_back_starts_in_the_common_room() -> None:
    s = inn("decoy two two two two decoy", PORTHOS).does("path rooms", "move paris", "move quest")
    assert s.s.spot[PORTHOS] == 0
