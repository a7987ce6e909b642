"""A game that commit 050b52a stored, before frames had names: this program continues it at the same prompt."""

import asyncio
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from mousquetaires.data import box_of_record, load
from mousquetaires.engine.record_replay import verify
from tests.server.served import Guest, Served, play_on

STORED = Path(__file__).parent / "stored"
GAME = json.loads((STORED / "commit-050b52a.json").read_text("utf-8"))
GAME_BOX = "3b16c5f2e6d8c8cd11b59dda2b4f1134"
KEEP_FOR_EVER = {"MOUSQUETAIRES_KEEP_PLAYING_DAYS": "0", "MOUSQUETAIRES_KEEP_FINISHED_DAYS": "0"}


@pytest.fixture(scope="module")
def continued(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("continued")
    games = gzip.decompress((STORED / "commit-050b52a.sqlite3.gz").read_bytes())
    (folder / "games.sqlite3").write_bytes(games)
    with Served(folder, settings=KEEP_FOR_EVER) as server:
        yield server


def test_a_stored_game_waits_at_its_prompt_and_is_played_to_its_end(continued: Served) -> None:
    async def story() -> None:
        player = Guest(continued.url, GAME["table"], GAME["secret"], 1)
        async with player.look(1) as seat:
            hello = await seat.hear()
            assert hello["info"]["status"] == "playing"
            assert (hello["prompt"]["id"], hello["prompt"]["kind"]) == (GAME["prompt"], GAME["kind"])
            assert {name: hello["view"][name] for name in GAME["view"]} == GAME["view"]
            await play_on(seat, Random(1625))
        record = await player.must("GET", "/record")
        box = box_of_record(record, load())  # the one it was stored with, whatever the current one is
        assert box.digest == GAME_BOX
        assert verify(record, box).game.over

    asyncio.run(story())
