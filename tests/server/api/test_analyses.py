"""Analyses over HTTP: of finished games only, made once, with a queue that no address can fill."""

import asyncio
import time
from collections.abc import Iterator
from typing import Final

import pytest

from mousquetaires.engine.config import usual_setup
from mousquetaires.server.live.analyses import MOST_OF_ADDRESS
from tests.seeds import SOAK
from tests.server import plain_http
from tests.server.finished_games import played_here, store_finished
from tests.server.served import Served, new_game

TABLES: Final = [f"TheSiegeEnded{number:03}" for number in range(MOST_OF_ADDRESS + 1)]
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
    for table in TABLES[:MOST_OF_ADDRESS]:
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


def read_result(finished: Served) -> None:
    """Wait for the first analysis: it runs at idle priority."""
    state = plain_http.get(address(finished, TABLES[0])).json()
    while state["status"] in ("waiting", "running"):
        time.sleep(1)
        state = plain_http.get(address(finished, TABLES[0])).json()
    ledger = state["analysis"]["ledger"]
    assert abs(sum(ledger[name] for name in SUMS) - ledger["result"]) < 1e-9
