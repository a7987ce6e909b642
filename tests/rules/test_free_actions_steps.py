"""ACT-12: free actions where they do not belong, and why they are refused."""

import pytest

from mousquetaires.engine.actions import ONE, ONE_EPIC, PAY_BEGGARS, TURN_UP, VERB_BITS
from mousquetaires.engine.ids import ATHOS, BEGGARS, IN_HAND, LOUVRE, PARIS
from mousquetaires.engine.reasons import NOT_OFFERED
from tests.scene import Scene, scene


def why_not(s: Scene, action: int) -> str:
    """The reason why Athos's player may not do this."""
    reason = s.g.refusal(s.table.seat_of[ATHOS], action)
    assert reason is not None
    return reason.key


@pytest.mark.rule("INN-5", "QST-6")
@pytest.mark.parametrize(
    ("board", "tokens"), [("return", "two two two"), ("galleries", "panache two two nobility two")]
)
def test_tokens_are_turned_up_with_epic_tokens_at_the_inn_only(board: str, tokens: str) -> None:
    s = scene().board(board, tokens).put(epic=1).turn(ATHOS)
    assert "turnup" not in s.verbs()
    assert s.refuses("turnup").key == "reason-not-this-board"


@pytest.mark.rule("INN-5", "QST-6")
def test_without_an_epic_token_none_is_turned_up() -> None:
    assert scene().turn(ATHOS).refuses("turnup").values == {"needed": 1, "epic": 0}


@pytest.mark.rule("TRAP-3", "TRAP-5")
@pytest.mark.parametrize("place", ["paris", "louvre"])
def test_beggars_that_lie_there_are_refused_only_for_want_of_pistoles(place: str) -> None:
    s = scene().trap("beggars", place).put(purse=0).turn(ATHOS)
    price = s.table.components.traps[BEGGARS].amount
    reason = s.refuses(f"beggars {place}")
    assert (reason.key, reason.values) == ("reason-pistoles", {"needed": price, "purse": 0})


@pytest.mark.rule("TRAP-3", "ONE-2", "INN-5")
def test_what_is_no_free_action_at_all_is_not_offered() -> None:
    s = scene().ones(1).put(epic=1).turn(ATHOS)
    s.settle()
    for place in (PARIS, LOUVRE, IN_HAND):
        assert why_not(s, PAY_BEGGARS | place << VERB_BITS) == "reason-no-beggars"
    assert why_not(s, ONE | ONE_EPIC + 1 << VERB_BITS) == NOT_OFFERED.key
    assert why_not(s, TURN_UP | 1 << VERB_BITS) == NOT_OFFERED.key
