"""A game of bots alone is played again from what a link contains."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from mousquetaires import __version__
from mousquetaires.data import load
from mousquetaires.engine import usual_setup
from tests.server import plain_http
from tests.server.served import PATIENCE, Served

Json = dict[str, Any]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("bots")) as server:
        yield server


def bot_game(**changed: object) -> Json:
    bots = {str(seat): "novice" for seat in range(3)}
    game = {"setup": usual_setup(3).to_json(), "seed": 1625, "bots": bots, "box": load().digest, "version": __version__}
    return {**game, **changed}


def asked(served: Served, game: Json) -> httpx.Response:
    return plain_http.post(f"{served.url}/api/replays", json={"game": game, "viewer": 7}, timeout=PATIENCE)


def test_the_same_link_shows_the_same_game_to_its_end_and_is_short(served: Served) -> None:
    first, again = asked(served, bot_game()), asked(served, bot_game())
    assert first.status_code == 200
    assert first.text == again.text
    assert json.loads(first.text.split("\n")[-1])["update"]["view"]["ending"]
    assert asked(served, bot_game(seed=1626)).text != first.text
    assert len(urlsafe_b64encode(json.dumps(bot_game()).encode())) < 2000


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"version": "0.0.1"}, "server-record-rules"),
        ({"box": "another"}, "server-record-rules"),
        ({"bots": {"0": "novice"}}, "server-record-foreign"),
        ({"bots": {"0": "master:0.5s", "1": "novice", "2": "novice"}}, "server-record-foreign"),
        ({"bots": {"0": "master", "1": "novice", "2": "novice"}}, "server-record-foreign"),
        ({"setup": {"players": 9}}, "server-record-foreign"),
    ],
)
def test_another_version_or_a_game_that_would_be_different_each_time_is_refused(
    served: Served, changed: Json, key: str
) -> None:
    answer = asked(served, bot_game(**changed))
    assert answer.status_code == 400
    assert answer.json()["key"] == key
