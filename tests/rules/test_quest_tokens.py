"""QST-2, INN-1, RET-1, GAL-1: the tokens Milady lays on each board of the Quest."""

from random import Random

import pytest

from mousquetaires.engine.determinization import determinize
from mousquetaires.engine.events import heard_by
from mousquetaires.engine.ids import ATHOS, BOARD_NAMES, CHALLENGE_TOKENS, TOKEN_DECOY, TOKEN_NAMES
from mousquetaires.engine.knowledge import knowledge
from mousquetaires.engine.rules.quest import LayTokens
from mousquetaires.engine.view import observe
from tests.scene import Scene, scene

INN_LAYOUT = "decoy,two,three,four,two,decoy,snare,three,decoy,sword_sword,decoy,two"
GALLERY_LAYOUT = (
    "panache,two,three,nobility,three,three,gallantry,sword_shield,sword_shield,erudition,shield_shield,snare"
)


def laying(board: str) -> Scene:
    """Milady is about to lay the tokens of a board; all 27 are hers."""
    return to_lay(scene().board(board), board)


def to_lay(s: Scene, board: str) -> Scene:
    """The next tokens are to be laid; those laid before are gone."""
    s.s.spaces = [-1] * 12
    s.put(board=BOARD_NAMES.index(board)).g.call(LayTokens())
    s.g.waiting = 0
    return s.settle()


def changed(layout: str, space: int, token: str) -> str:
    tokens = layout.split(",")
    tokens[space] = token
    return ",".join(tokens)


# --- the tokens -----------------------------------------------------------------------------------


@pytest.mark.rule("INN-1", "QST-2")
def test_milady_lays_eight_adversaries_and_the_four_decoys_face_down_on_the_inn() -> None:
    s = laying("inn")
    assert (s.asked, s.seat) == ("inn_tokens", 0)
    s.does(f"assign {INN_LAYOUT}")
    assert [TOKEN_NAMES[token] for token in s.s.spaces] == INN_LAYOUT.split(",")
    assert s.s.face_up == 0
    assert s.s.reserve == [0, 1, 3, 1, 1, 2, 2, 1, 1, 1, 1, 1]
    assert [event.values for event in heard_by(s.log, 1) if event.kind.startswith("token")] == [(12,)]


@pytest.mark.rule("INN-1", "QST-2")
@pytest.mark.parametrize(
    ("layout", "key"),
    [
        (changed(INN_LAYOUT, 0, "three"), "reason-inn-tokens"),
        (changed(INN_LAYOUT, 1, "panache"), "reason-inn-tokens"),
        (changed(INN_LAYOUT, 1, "decoy"), "reason-token-missing"),
        (changed(INN_LAYOUT, 1, "-"), "reason-token-spaces"),
    ],
    ids=["three decoys", "a challenge", "five decoys", "eleven tokens"],
)
def test_no_other_tokens_than_these_go_to_the_inn(layout: str, key: str) -> None:
    reason = laying("inn").refuses(f"assign {layout}")
    assert (reason.rule, reason.key) == ("INN-1", key)


@pytest.mark.rule("RET-1", "QST-2")
def test_three_adversaries_go_to_the_return() -> None:
    s = laying("return")
    assert (s.asked, s.seat) == ("return_tokens", 0)
    s.does("assign snare,two,snare")
    assert [TOKEN_NAMES[token] for token in s.s.spaces[:3]] == ["snare", "two", "snare"]
    assert s.s.spaces[3:] == [-1] * 9
    assert (s.s.face_up, s.s.reserve[7]) == (0, 0)


@pytest.mark.rule("RET-1", "QST-2")
@pytest.mark.parametrize(
    ("layout", "key"),
    [
        ("two,decoy,two", "reason-return-tokens"),
        ("two,panache,two", "reason-return-tokens"),
        ("four,four,four", "reason-token-missing"),
        ("two,two", "reason-token-spaces"),
        ("two,two,two,two", "reason-token-spaces"),
    ],
)
def test_nothing_else_goes_to_the_return(layout: str, key: str) -> None:
    reason = laying("return").refuses(f"assign {layout}")
    assert (reason.rule, reason.key) == ("RET-1", key)


@pytest.mark.rule("RET-1")
def test_every_trio_that_her_reserve_allows_is_offered() -> None:
    s = laying("return")
    s.s.reserve = [0, 2, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1]
    s.g._prompt = None
    rest = ",-" * 9
    assert s.options == [f"assign {trio}{rest}" for trio in ("two,two,four", "two,four,two", "four,two,two")]


@pytest.mark.rule("GAL-1", "QST-2")
def test_one_challenge_and_two_adversaries_go_to_each_antechamber_and_the_first_is_turned_up() -> None:
    s = laying("galleries")
    assert (s.asked, s.seat) == ("gallery_tokens", 0)
    s.does(f"assign {GALLERY_LAYOUT}")
    assert [TOKEN_NAMES[token] for token in s.s.spaces] == GALLERY_LAYOUT.split(",")
    assert s.s.face_up == 0b111
    assert s.said("token_turned") == [(0, 11), (1, 1), (2, 2)]


@pytest.mark.rule("GAL-1", "QST-2")
@pytest.mark.parametrize(
    ("layout", "key"),
    [
        (changed(GALLERY_LAYOUT, 0, "two"), "reason-gallery-tokens"),
        (changed(changed(GALLERY_LAYOUT, 0, "two"), 1, "panache"), "reason-gallery-tokens"),
        (changed(GALLERY_LAYOUT, 1, "decoy"), "reason-gallery-tokens"),
        (changed(GALLERY_LAYOUT, 0, "nobility"), "reason-token-missing"),
    ],
)
def test_no_other_order_and_no_decoy_is_laid_in_the_galleries(layout: str, key: str) -> None:
    reason = laying("galleries").refuses(f"assign {layout}")
    assert (reason.rule, reason.key) == ("GAL-1", key)


@pytest.mark.rule("QST-2")
def test_eight_and_three_and_the_last_eight_adversaries_make_all_nineteen() -> None:
    s = laying("inn").does(f"assign {INN_LAYOUT}")
    to_lay(s, "return").does("assign four,sword_sword,shield_shield")
    to_lay(s, "galleries").does(f"assign {GALLERY_LAYOUT}")
    assert s.s.reserve == [0] * 12


@pytest.mark.rule("QST-2", "INN-1", "RET-1", "GAL-1")
@pytest.mark.parametrize("board", ["inn", "return", "galleries"])
def test_a_layout_made_for_an_idle_milady_is_a_legal_one(board: str) -> None:
    s = laying(board)
    prompt = s.g.prompt()
    layouts = {prompt.default()} | {prompt.sample(Random(n)) for n in range(20)}
    assert len(layouts) > 10
    assert [prompt.validate(layout) for layout in layouts] == [None] * len(layouts)
    assert s.refuses("pass").key == "reason-not-offered"


@pytest.mark.rule("QST-3")
def test_a_snare_that_milady_turns_up_hurts_nobody() -> None:
    s = laying("galleries").at("quest", ATHOS).does(f"assign {changed(GALLERY_LAYOUT, 1, 'snare')}")
    assert s.s.face_up == 0b111
    assert s.s.life == [3, 3, 3, 5, 0]


# --- what the Musketeers can work out -------------------------------------------------------------


@pytest.mark.rule("INN-1")
def test_all_they_know_of_a_token_at_the_inn_is_that_four_of_the_twelve_are_decoys() -> None:
    s = laying("inn").does(f"assign {INN_LAYOUT}")
    mix = knowledge(observe(s.g, 1)).token_mix(0)
    assert 2 * mix[TOKEN_DECOY] == sum(mix[1:8])
    assert sum(mix[8:]) == 0
    assert determinize(observe(s.g, 1), Random(1)).s.spaces.count(TOKEN_DECOY) == 4


@pytest.mark.rule("GAL-1")
def test_they_know_that_each_antechamber_has_one_of_the_challenges() -> None:
    s = laying("galleries").does(f"assign {GALLERY_LAYOUT}")
    assert knowledge(observe(s.g, 1)).token_mix(3) == (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0)
    dealt = determinize(observe(s.g, 1), Random(1)).s.spaces
    assert sorted(dealt[::3]) == list(CHALLENGE_TOKENS)
