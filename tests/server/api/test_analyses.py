"""Analyses over HTTP: of finished games only, made once, with a queue that no address can fill."""

import asyncio
import json
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from mousquetaires import __version__
from mousquetaires.data import load
from mousquetaires.engine.config import usual_setup
from mousquetaires.server.live.analyses import MOST_OF_STRANGERS
from tests.seeds import SOAK
from tests.server import plain_http
from tests.server.finished_games import played_here, store_finished
from tests.server.served import Json, Served, come, new_game

TABLES: Final = [f"TheSiegeEnded{number:03}" for number in range(MOST_OF_STRANGERS + 1)]
RECORD: Final = played_here(usual_setup(2))  # an analysis verifies that the dice are those of the table's seed
OPEN: Final = ("waiting", "running", "done")
SUMS: Final = ("start", "luck", "decisions", "unforeseen")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("analyses"))
    store_finished(server.database, dict.fromkeys(TABLES, RECORD))
    with server:
        yield server


def address(served: Served, table: str) -> str:
    return f"{served.url}/api/tables/{table}/analysis"


def test_a_running_game_has_no_analysis(finished: Served) -> None:
    async def story() -> None:
        host = await new_game(finished.url, (0, 1), open=True)
        for method in ("GET", "POST"):
            answer = await host.ask(method, "/analysis")
            assert (answer.status_code, answer.json()["key"]) == (409, "server-not-over")

    asyncio.run(story())


def test_there_is_none_before_it_is_asked_for_and_none_of_an_unknown_table(finished: Served) -> None:
    answer = plain_http.get(address(finished, TABLES[-1]))
    assert (answer.status_code, answer.json()) == (200, {"status": "none", "percent": 0})
    answer = plain_http.get(address(finished, "AnotherTableHere"))
    assert (answer.status_code, answer.json()["key"]) == (404, "server-no-table")


def test_an_analysis_is_asked_for_once_and_one_address_can_wait_for_three(finished: Served) -> None:
    for table in TABLES[:MOST_OF_STRANGERS]:
        for _ in range(2):
            answer = plain_http.post(address(finished, table))
            assert answer.status_code == 202, answer.text
            assert answer.json()["status"] in OPEN
    if not SOAK:  # a fast machine may be done with some by then
        answer = plain_http.post(address(finished, TABLES[-1]))
        assert (answer.status_code, answer.json()["key"]) == (429, "server-analyses-yours")
    state = plain_http.get(address(finished, TABLES[0])).json()
    assert state["status"] in OPEN
    assert 0 <= state["percent"] <= 100
    if SOAK:
        read_result(finished)


def test_a_person_of_the_table_can_ask_when_strangers_of_the_same_address_cannot(finished: Served) -> None:
    """The people of a house, or of a school, have one address."""

    async def story() -> None:
        person = await come(finished.url, TABLES[-1], "Planchet")
        assert (await person.ask("POST", "/analysis")).status_code == 202

    asyncio.run(story())


def test_a_game_of_bots_in_a_link_is_analysed_without_a_table(tmp_path: Path) -> None:
    bots = {str(seat): "novice" for seat in (0, 1)}
    game: Json = {
        "setup": usual_setup(2).to_json(),
        "seed": 7,
        "bots": bots,
        "box": load().digest,
        "version": __version__,
    }
    with Served(tmp_path) as served:
        wanted = analysis_of_bots(served, game)
        assert plain_http.get(wanted).json() == {"status": "none", "percent": 0}
        for _ in range(2):
            assert plain_http.post(wanted).json()["status"] in OPEN
        assert plain_http.get(wanted).json()["status"] in OPEN
        playouts = plain_http.get(wanted.replace("?", "/playouts?")).json()
        assert playouts["status"] in OPEN
        answer = plain_http.post(analysis_of_bots(served, {**game, "version": "0"}))
        assert (answer.status_code, answer.json()["key"]) == (400, "server-record-rules")
        damaged: object
        for damaged in ([], {}, {**game, "seed": -1}):
            answer = plain_http.get(analysis_of_bots(served, damaged))
            assert (answer.status_code, answer.json()["key"]) == (400, "server-record-foreign")
        assert plain_http.get(f"{served.url}/api/bot-games/analysis?game=x").status_code == 400


def analysis_of_bots(served: Served, game: object) -> str:
    text = urlsafe_b64encode(json.dumps(game).encode()).decode().rstrip("=")
    return f"{served.url}/api/bot-games/analysis?game={text}"


def read_result(finished: Served) -> None:
    """Wait for the first analysis: it runs at idle priority."""
    state = plain_http.get(address(finished, TABLES[0])).json()
    while state["status"] in ("waiting", "running"):
        time.sleep(1)
        state = plain_http.get(address(finished, TABLES[0])).json()
    assert len(state["analysis"]["playouts"]) == len(state["analysis"]["course"]) + 1
    ledger = state["analysis"]["ledger"]
    assert abs(sum(ledger[name] for name in SUMS) - ledger["result"]) < 1e-9
