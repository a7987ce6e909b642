"""Nobody gets a replay, an analysis, a story or a branch of a running game: neither its players nor anyone else."""

import asyncio
from collections.abc import Iterator
from typing import Any, Final

import pytest

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.server.table.replay_messages import EVERYTHING
from tests.server import plain_http
from tests.server.served import Guest, Served, come, new_game

ELSEWHERE: Final = ("/record", "/branches")  # of a finished game, too, but not with the replays in the document
SAID: Final = {"rule", "key", "values", "text"}  # of a refusal
BRANCH: Final = {"nickname": "Athos", "branch": {"inputs": 1, "seats": [1]}}
VIEWERS: Final = (0, 1, 2, SPECTATOR, EVERYTHING)  # both players, a seat that the table does not have, and the others


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("running")) as server:
        yield server


def requests(served: Served) -> list[tuple[str, str]]:
    """Every request of the API's document for a finished game: the method, and the path behind the table's name."""
    document: dict[str, Any] = plain_http.get(f"{served.url}/schema/openapi.json").json()
    found = []
    for path, methods in document["paths"].items():
        _, named, behind = path.partition("/api/tables/{table}")
        if named:
            replays = [method for method, one in methods.items() if "replays" in one["tags"] or behind in ELSEWHERE]
            found += [(method.upper(), behind.replace("{language}", "en")) for method in replays]
    return found


async def askers(served: Served) -> tuple[Guest, list[Guest]]:
    """A running game's host, who has seat 1, and everyone who could ask for it."""
    host = await new_game(served.url, (1,), open=True)
    token = (await host.must("POST", "/tokens", {"scope": "play:1"}))["token"]
    bot = Guest(served.url, host.table, token, host.person, bearer=True)
    standing = await come(served.url, host.table, "Planchet")
    return host, [host, bot, standing, Guest(served.url, host.table, "", 0)]


def test_every_request_for_a_finished_game_is_refused_to_everyone_while_it_runs(served: Served) -> None:
    async def story() -> None:
        host, everyone = await askers(served)
        for method, behind in requests(served):
            body = BRANCH if behind == "/branches" else None
            for part in parts(behind):
                answers = [await one.ask(method, behind + part, body) for one in everyone]
                for answer in answers:
                    assert (answer.status_code, answer.json()["key"]) == (409, "server-not-over"), (method, behind)
                    assert set(answer.json()) == SAID
                    assert answer.json()["values"] == {}
                assert len({answer.content for answer in answers}) == 1
        assert (await host.must("GET", ""))["status"] == "playing"

    asyncio.run(story())


def parts(behind: str) -> list[str]:
    if behind != "/replay":
        return [""]
    return [f"?viewer={viewer}{part}" for viewer in VIEWERS for part in ("", "&first=0&count=1")]


def test_the_document_lists_all_these_requests(served: Served) -> None:
    assert sorted(requests(served)) == [
        ("GET", "/analysis"),
        ("GET", "/analysis/playouts"),
        ("GET", "/record"),
        ("GET", "/replay"),
        ("GET", "/tale/en"),
        ("GET", "/tale/en/markdown"),
        ("POST", "/analysis"),
        ("POST", "/branches"),
    ]


def test_the_events_of_a_running_game_are_told_to_each_seat_alone(served: Served) -> None:
    """Its story so far is told: to a seat what it was sent, and nothing of another seat."""

    async def story() -> None:
        host, (_, bot, standing, stranger) = await askers(served)
        told = (await bot.ask("GET", "/story?seat=1")).json()
        assert told
        assert told == (await host.must("GET", "/story?seat=1"))[: len(told)]  # Milady's bot may have played on
        for one in (standing, stranger):
            assert (await one.ask("GET", "/story?seat=1")).status_code == 403
        for one in (host, bot, standing, stranger):
            assert (await one.ask("GET", "/story?seat=0")).status_code == 403

    asyncio.run(story())
