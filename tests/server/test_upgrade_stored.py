"""A database that version 0.1 left behind: nothing in it is lost, and games that cannot go on are frozen."""

import asyncio
import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mousquetaires.engine.record import ENGINE_VERSION
from tests.server import plain_http
from tests.server.served import Guest, Served

STORED = Path(__file__).parent / "stored"
GAMES = json.loads((STORED / "version-0.1.json").read_text("utf-8"))
NO_CLEAN_UP = {  # whatever the date is on which this is run
    "MOUSQUETAIRES_KEEP_WAITING_HOURS": "0",
    "MOUSQUETAIRES_KEEP_PLAYING_DAYS": "0",
    "MOUSQUETAIRES_KEEP_FINISHED_DAYS": "0",
}


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("upgraded")
    games = folder / "games.sqlite3"
    games.write_bytes(gzip.decompress((STORED / "version-0.1.sqlite3.gz").read_bytes()))
    with Served(folder, settings=NO_CLEAN_UP) as server:
        yield server


def guest(server: Served, game: str) -> Guest:
    return Guest(server.url, GAMES[game]["table"], GAMES[game]["secret"], 1)


def test_a_running_game_freezes_shows_its_last_position_and_gives_its_record(upgraded: Served) -> None:
    async def story() -> None:
        player, stored = guest(upgraded, "running"), GAMES["running"]
        async with player.look(1) as seat:
            hello = await seat.hear()
            while hello["info"]["status"] != "frozen":
                hello = await seat.hear()
        assert hello["info"]["frozen"] == "server-frozen"
        assert hello["prompt"] is None
        async with player.look(1) as seat:
            hello = await seat.hear()
        assert (hello["view"]["turn"], hello["view"]["hand"]) == (stored["turn"], stored["hand"])
        record = await player.must("GET", "/record")
        assert (record["engine"], record["setup"]["players"]) == (1, 3)
        assert len(record["inputs"]) > 40

    asyncio.run(story())


def test_a_finished_game_is_shown_as_it_ended_and_its_record_is_the_same(upgraded: Served) -> None:
    async def story() -> None:
        player, stored = guest(upgraded, "over"), GAMES["over"]
        async with player.look(1) as seat:
            hello = await seat.hear()
        assert (hello["info"]["status"], hello["view"]["ending"]) == ("over", stored["ending"])
        record = await player.must("GET", "/record")
        assert (record["engine"], len(record["inputs"])) == (1, stored["inputs"])
        assert record["seed"]

    asyncio.run(story())


def test_a_waiting_table_can_begin(upgraded: Served) -> None:
    async def story() -> None:
        host = guest(upgraded, "waiting")
        for free in (0, 2, 3):
            await host.must("POST", f"/seats/{free}/bot", {"bot": "novice"})
        await host.start()
        async with host.look(1) as seat:
            hello = await seat.hear()
        assert hello["info"]["status"] == "playing"
        assert hello["info"]["setup"]["rochefort_one_wound"] is False

    asyncio.run(story())


def test_the_program_plays_by_another_version_of_the_rules_now(upgraded: Served) -> None:
    assert ENGINE_VERSION > 1
    assert plain_http.get(f"{upgraded.url}/ready").status_code == 200
