"""A language model's seat: it lists, looks, acts and explains, and sees no more than its seat may."""

from random import Random

import pytest

from mousquetaires.bots import bot
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.env.seat_tools import SeatTools
from mousquetaires.env.seeded_play import SeededPlay
from mousquetaires.i18n import texts
from tools.random_play import BOX


def seat_tools(seat: int = 1, seed: int = 1, language: str = "en") -> SeatTools:
    table = Table(usual_setup(3), BOX)
    bots = {other: bot("novice") for other in range(3) if other != seat}
    return SeatTools(SeededPlay(table, seed, bots), seat, texts(language))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_game_is_played_by_what_is_listed(seat: int) -> None:
    table, rng = seat_tools(seat), Random(1)
    pieces = steps = 0
    while not (listed := table.list_actions())["over"]:
        action = rng.choice(listed["actions"])["action"]
        pieces += action.startswith("+")
        steps += 1
        answer = table.act(action)
        assert answer["done"], answer
    assert listed["ending"] != "not_over"
    assert isinstance(listed["won"], bool)
    assert steps > 20
    assert pieces > 0 or seat  # Milady composes what she lays
    assert table.act("end")["done"] is False


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    table = seat_tools(0)
    before = table.list_actions()
    answer = table.act("go bastille")
    assert answer["done"] is False
    assert answer["why"]
    assert "isn’t" in table.act("jump")["why"] or table.act("jump")["why"]
    assert table.list_actions() == before


def test_looking_tells_what_has_happened_once() -> None:
    table = seat_tools(1)
    first = table.look()
    assert first["seat"] == 1
    assert first["happened"]
    assert table.look()["happened"] == []
    assert first["view"]["viewer"] == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_rule_is_explained_in_the_players_language(language: str) -> None:
    told = seat_tools(language=language).explain("duel-8")
    assert told["rule"] == "DUEL-8"
    assert len(told["text"]) > 20


def test_an_action_is_explained_by_the_rule_that_forbids_it() -> None:
    table = seat_tools(1)
    listed = table.list_actions()
    assert table.explain(listed["actions"][0]["action"]) == {"legal": True}
    wrong = table.explain("accept")
    assert wrong["legal"] is False
    assert wrong["refused_by"]
