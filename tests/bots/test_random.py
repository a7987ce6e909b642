"""The random bot: anything allowed, free actions seldom."""

import pytest

from mousquetaires.bots import BOTS, BotError, bot
from mousquetaires.engine.ids import ATHOS
from tests.bots.advice import advice, advices
from tests.scene import scene


def test_every_option_comes_up() -> None:
    table = scene().phase("milady")
    assert advices(table, 80, "random") == set(table.options)


def test_a_free_action_is_played_seldom() -> None:
    table = scene().trap("beggars", "paris").turn(ATHOS)
    paid = sum(advice(table, seed, "random") == "beggars paris" for seed in range(300))
    assert 5 < paid < 80


def test_an_unlisted_prompt_is_answered_with_some_legal_layout() -> None:
    table = scene().paris("abduction").paris_hand("message").phase("milady").does("go louvre", "paris message")
    assert table.asked == "adversaries"
    assert len(advices(table, 30, "random")) > 3


def test_the_registry_knows_its_bots_by_name() -> None:
    assert [bot(name).name for name in BOTS] == list(BOTS)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BotError) as refused:
        bot("deep thought")
    assert refused.value.key == "bot-unknown"
    assert refused.value.values == {"bot": "deep thought", "known": ", ".join(BOTS)}
