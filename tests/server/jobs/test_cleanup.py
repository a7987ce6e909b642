"""Tables, chat and keys are kept as long as the privacy page says, and no longer."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.server.access.secret_tokens import hashed
from mousquetaires.server.jobs.cleanup import DAY, HOUR, clean_up
from mousquetaires.server.monotonic_clock import milliseconds as now
from mousquetaires.server.service import Server
from mousquetaires.server.settings import Settings
from mousquetaires.server.store import Store, open_store
from mousquetaires.server.table.entries import Froze, Said, decode
from mousquetaires.server.table.options import TableOptions
from mousquetaires.server.table.state import HOST, Change
from tests.server import plain_http
from tests.server.bot_games import PACE, bots_only
from tests.server.in_process import running_server
from tests.server.served import PATIENCE, Served, new_game, open_table, play_on
from tests.server.steps import TALKER, talk


def test_the_privacy_page_says_what_is_kept_in_every_language(served: Served) -> None:
    pages = {
        language: plain_http.get(f"{served.url}/privacy", headers={"Accept-Language": language}).text
        for language in ("en", "fr", "it", "pl", "de")
    }
    assert len(set(pages.values())) == 5
    for page in pages.values():
        for number in ("48", "180", "365", "90"):
            assert number in page


async def finished_game(folder: Path) -> tuple[str, Store]:
    """A finished game with something said at it, and its store."""
    with Served(folder) as server:
        host = await new_game(server.url, (1,), 2)
        async with host.look(1) as seat:
            await seat.hear()
            await seat.do("say", text="Tous pour un!")
            await play_on(seat, Random(1))
        waiting = await open_table(server.url, players=2)
        database = server.database
    assert waiting.table != host.table
    return host.table, await open_store(database)


def test_tables_and_chat_are_kept_as_long_as_was_said_and_no_longer(tmp_path: Path) -> None:
    async def story() -> None:
        table, store = await finished_game(tmp_path)
        try:
            row = await store.tables.find(table)
            assert row is not None
            over = row.touched_at
            settings = Settings()
            await clean_up(store, settings, over + 47 * HOUR)
            assert await store.tables.count_by_status() == {"over": 1, "waiting": 1}
            await clean_up(store, settings, over + 49 * HOUR)
            assert await store.tables.count_by_status() == {"over": 1}
            await clean_up(store, settings, over + 89 * DAY)
            assert await said_at(store, table) == ["Tous pour un!"]
            await clean_up(store, settings, over + 91 * DAY)
            assert await said_at(store, table) == [""]
            await clean_up(store, Settings(keep_finished_days=0), over + 9000 * DAY)
            assert await store.tables.count_by_status() == {"over": 1}
            await clean_up(store, settings, over + 366 * DAY)
            assert await store.tables.count_by_status() == {}
            assert await store.entries.read(table) == []
        finally:
            await store.close()

    asyncio.run(story())


async def said_at(store: Store, table: str) -> list[str]:
    entries = [decode(body) for _, body in await store.entries.read(table)]
    return [entry.text for entry in entries if isinstance(entry, Said)]


async def heard_at(server: Server, table: str) -> list[object]:
    """The chat so far, as the table in memory sends it to a viewer."""
    async with server.presence.watching(table, HOST, SPECTATOR, 0) as viewer:
        hello = json.loads(await viewer.next() or b"")
    return [entry["text"] for entry in hello["missed"] if entry["kind"] == "said"]


def test_talk_at_a_frozen_table_is_forgotten_in_memory_too_and_looked_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def say(server: Server, table: str, text: str) -> None:
        await server.registry.apply(table, talk(text), TALKER)

    async def later(server: Server, days: int) -> None:
        first = now() + days * DAY
        server.registry.now = lambda: first
        await server.clean_up()
        while server.registry._jobs:
            await asyncio.wait(server.registry._jobs)

    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=PACE) as server:
            table = await bots_only(server)
            await say(server, table, "Tous pour un!")
            async with server.registry.locked(table) as live:
                await server.registry.commit(live, Change(Froze(at=now(), why="server-frozen")))
            await later(server, 89)
            assert await heard_at(server, table) == ["Tous pour un!"]
            await later(server, 91)
            assert await heard_at(server, table) == await said_at(server.store, table) == [""]
            await say(server, table, "Et un pour tous!")
            await later(server, 180)
            assert await heard_at(server, table) == ["", "Et un pour tous!"]
            await later(server, 182)
            assert await heard_at(server, table) == ["", ""]
            read = []
            monkeypatch.setattr(server.store.entries, "read", lambda *asked: read.append(asked))
            await later(server, 183)
            assert read == []

    asyncio.run(story())


def test_who_looks_at_a_table_whose_time_is_over_is_let_go_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=PACE) as server:
            state, _ = await server.tables.open(TableOptions(players=2), "Athos", "")
            async with asyncio.timeout(PATIENCE), server.presence.watching(state.id, HOST, SPECTATOR, None) as viewer:
                soon = now() + 49 * HOUR
                server.registry.now = lambda: soon
                await server.clean_up()
                while await viewer.next() is not None:
                    pass
                assert viewer.end == "server-table-deleted"

    asyncio.run(story())


def test_who_loses_his_key_with_the_table_is_told_of_the_table(tmp_path: Path) -> None:
    """Keys may be read between the deletion of a table and the message about it."""

    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=PACE) as server:
            state, secret = await server.tables.open(TableOptions(players=2), "Athos", "")
            async with asyncio.timeout(PATIENCE), server.presence.watching(state.id, HOST, SPECTATOR, None) as viewer:
                viewer.key = hashed(secret)
                await server.keys.check_all()
                assert viewer.end is None
                await server.store.tables.delete(state.id)
                await server.keys.check_all()
                assert viewer.end == "server-table-deleted"

    asyncio.run(story())
