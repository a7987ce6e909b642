"""Replays over HTTP: of finished games and of record files, never of a game that is still running."""

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from mousquetaires.data import load
from mousquetaires.engine.config import Setup
from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.engine.record import Session
from mousquetaires.engine.record_replay import replay_line
from mousquetaires.server.table.replay_messages import EVERYTHING
from tests.leaks.sessions import play
from tests.server import plain_http
from tests.server.finished_games import store_finished
from tests.server.served import Served, new_game
from tools.golden_views import golden_records
from tools.random_play import some_input

Json = dict[str, Any]
TABLE: Final = "TheSiegeIsEnding"  # sixteen letters, like the id of every table
TWIN: Final = "TheSiegeEndsElse"  # begins like that game, and ends in another way
RECORD: Final = golden_records()["milady-2"]
VIEWERS: Final = (0, 1, SPECTATOR, EVERYTHING)
SAME: Final = 100  # inputs of the twin


def twin() -> Json:
    """A record with the same first inputs, played on at random."""
    session = Session(Setup.from_json(RECORD["setup"]), load(), None)
    for at, line in enumerate(RECORD["inputs"][:SAME]):
        replay_line(session, line, at)
    rng = Random(1625)
    while not session.game.over:
        play(session, some_input(session.game, rng))
    return session.to_json()


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("replays"))
    store_finished(server.database, {TABLE: RECORD, TWIN: twin()})
    with server:
        yield server


def replay(served: Served, table: str = TABLE, **wanted: int) -> list[str]:
    answer = plain_http.get(f"{served.url}/api/tables/{table}/replay", params=wanted)
    assert answer.status_code == 200, answer.text
    return list(answer.text.split("\n"))


def test_a_finished_game_is_replayed_for_every_viewer_and_so_is_its_record(finished: Served) -> None:
    for viewer in VIEWERS:
        lines = [json.loads(line) for line in replay(finished, viewer=viewer)]
        asked = {"record": RECORD, "viewer": viewer}
        of_record = plain_http.post(f"{finished.url}/api/replays", json=asked).text.split("\n")
        assert [steps_of(json.loads(line)) for line in of_record] == [steps_of(line) for line in lines]
        assert lines[-1]["update"]["view"]["ending"]


def steps_of(line: Json) -> Json:
    """A line without what names the table."""
    update = line.get("update", line)
    return {**line, **({"info": None} if line is update else {"update": {**update, "info": None}})}


def test_a_part_of_a_replay_has_no_byte_of_what_comes_later(finished: Served) -> None:
    whole = replay(finished, viewer=1)
    for first, count in ((0, 1), (1, 20), (21, 20), (len(whole) - 1, 20)):
        assert replay(finished, viewer=1, first=first, count=count) == whole[first : first + count]
    beginning = "\n".join(replay(finished, viewer=1, first=0, count=20))
    later = {json.loads(line)["update"]["version"] for line in whole[20:]}
    versions = {json.loads(line).get("update", {}).get("version", 0) for line in beginning.split("\n")}
    assert not versions & later
    assert '"status":"over"' not in beginning
    assert '"turn":2' not in beginning


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_part_of_a_replay_is_the_same_whatever_came_later(finished: Served, viewer: int) -> None:
    """No byte of it depends on the rest of the game."""
    lines, other = (replay(finished, table, viewer=viewer) for table in (TABLE, TWIN))
    same = sum(1 for line in lines if json.loads(line).get("inputs", SAME) < SAME) if viewer == EVERYTHING else 20
    assert same >= 20
    assert lines[-1] != other[-1]
    parts = [replay(finished, table, viewer=viewer, first=0, count=same) for table in (TABLE, TWIN)]
    assert [line.replace(TWIN, TABLE) for line in parts[1]] == parts[0]


def test_a_running_game_has_no_replay(finished: Served) -> None:
    async def story() -> None:
        host = await new_game(finished.url, (0, 1), open=True)
        for viewer in VIEWERS:
            for part in ("", "&first=0&count=1"):
                answer = await host.ask("GET", f"/replay?viewer={viewer}{part}")
                assert (answer.status_code, answer.json()["key"]) == (409, "server-not-over")

    asyncio.run(story())


def test_a_seat_that_the_table_does_not_have_gets_a_sentence(finished: Served) -> None:
    answer = plain_http.get(f"{finished.url}/api/tables/{TABLE}/replay", params={"viewer": 4})
    assert (answer.status_code, answer.json()["key"]) == (404, "server-no-seat")
    nowhere = plain_http.get(f"{finished.url}/api/tables/AnotherTableHere/replay")
    assert (nowhere.status_code, nowhere.json()["key"]) == (404, "server-no-table")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": "chess"}, "server-record-foreign"),
        ({"engine": 1}, "server-record-rules"),
        ({"inputs": RECORD["inputs"][:100]}, "server-record-damaged-at"),
        ({"inputs": [*RECORD["inputs"][:60], "1 move bastille bastille"]}, "server-record-damaged-at"),
        ({"inputs": 7}, "server-record-damaged"),
        ({"setup": {"players": 99}}, "server-record-damaged"),
    ],
)
def test_a_damaged_or_foreign_record_gets_a_sentence(finished: Served, change: Json, key: str) -> None:
    answer = plain_http.post(f"{finished.url}/api/replays", json={"record": {**RECORD, **change}})
    assert (answer.status_code, answer.json()["key"]) == (400, key)
    assert answer.json()["text"] != key


@pytest.mark.parametrize("record", [None, 7, [], {}, "record", {"inputs": []}])
def test_what_is_no_record_gets_a_sentence(finished: Served, record: object) -> None:
    answer = plain_http.post(f"{finished.url}/api/replays", json={"record": record})
    assert (answer.status_code, answer.json()["key"]) == (400, "server-record-foreign")
