"""A database that does not answer, a full disk, an error half way: nothing is lost and the games go on."""

import asyncio
import json
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.engine.save_load import digest
from mousquetaires.server.live import broadcast, registry
from mousquetaires.server.live.live_table import LiveTable
from mousquetaires.server.refusals import Denied
from mousquetaires.server.service import Server
from mousquetaires.server.store import EntryRow
from mousquetaires.server.store import sqlalchemy_engines as engines
from mousquetaires.server.table.authors import Author
from mousquetaires.server.table.entry_effects import accept
from mousquetaires.server.table.game_commands import Act, Begin
from mousquetaires.server.table.options import TableOptions
from mousquetaires.server.table.people_commands import Sit
from mousquetaires.server.table.state import HOST, Change, TableState
from tests.server.bot_games import PACE, bots_only, further
from tests.server.in_process import running_server
from tests.server.recorders import Stored
from tests.server.served import PATIENCE, Json
from tests.server.steps import TALKER, talk


@pytest.fixture
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that hardly waits for a lock."""
    monkeypatch.setattr(engines, "SQLITE_PRAGMAS", (*engines.SQLITE_PRAGMAS, "busy_timeout=50"))


@pytest.mark.usefixtures("short_waits")
def test_bots_go_on_when_a_database_that_did_not_answer_does_so_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=PACE) as server:
            table = await bots_only(server)
            await further(server, table)
            file = tmp_path / "games.sqlite3"
            with closing(sqlite3.connect(file, PATIENCE, isolation_level=None, check_same_thread=False)) as base:
                await asyncio.to_thread(base.execute, "BEGIN IMMEDIATE")
                with capture_logs() as logs:
                    async with asyncio.timeout(PATIENCE):
                        while not any(line["event"] == "bot_not_moved" for line in logs):
                            await asyncio.sleep(0.005)
                with pytest.raises(Denied, match="server-store-down"):
                    await server.registry.apply(table, talk("Now?"), TALKER)
                base.execute("ROLLBACK")
            await further(server, table)
            await check_true(server, table)

    asyncio.run(story())


@pytest.mark.usefixtures("short_waits")
def test_who_looked_on_while_the_database_did_not_answer_misses_nothing_afterwards(tmp_path: Path) -> None:
    """The room is made anew from the store then, and what changes in it is told as before."""

    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=PACE) as server:
            table = await bots_only(server)
            await further(server, table)
            async with server.presence.watching(table, HOST, SPECTATOR, None) as viewer:
                first = json.loads(await viewer.next() or b"")["version"]
                other = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None, check_same_thread=False)
                with capture_logs() as logs:
                    with closing(other) as base:
                        await asyncio.to_thread(base.execute, "BEGIN IMMEDIATE")
                        async with asyncio.timeout(PATIENCE):
                            while not any(line["event"] == "bot_not_moved" for line in logs):
                                await asyncio.sleep(0.005)
                        base.execute("ROLLBACK")
                    await further(server, table)
                assert [line for line in logs if line["log_level"] == "error"] == []
                last = (await server.registry.live(table)).sent_version
                heard: list[Json] = []
                while not heard or heard[-1].get("version", 0) < last:
                    heard.append(json.loads(await viewer.next() or b""))
                updates = [one["version"] for one in heard if one["type"] == "update"]
                assert updates == list(range(first + 1, updates[-1] + 1))

    asyncio.run(story())


def test_what_cannot_be_told_is_stored_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots continue. Viewers who may have missed an entry are disconnected, so that they reconnect and catch up."""

    def speechless(*_: object) -> None:
        raise TypeError

    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=PACE) as server:
            table = await bots_only(server)
            async with server.presence.watching(table, HOST, SPECTATOR, None) as viewer:
                monkeypatch.setattr(broadcast, "send_entry", speechless)
                with capture_logs() as logs:
                    version, _ = await server.registry.apply(table, talk("Hm?"), TALKER)
                    await further(server, table)
                assert "broadcast_failed" in [line["event"] for line in logs]
                assert viewer.end == "server-fault"
                assert version in [number for number, _ in await server.store.entries.read(table)]

    asyncio.run(story())


@contextmanager
def no_room_for_more() -> Iterator[None]:
    """As on a full disk: no file of this process can grow."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_seen_by_whoever_looks_after_the_server(tmp_path: Path) -> None:
    """The database still answers questions then."""

    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=PACE) as server:
            state, _ = await server.tables.open(TableOptions(players=2), "Athos", "")
            with capture_logs() as logs:
                with no_room_for_more():
                    for _ in range(2):
                        with pytest.raises(Denied, match="server-store-down"):
                            await server.tables.open(TableOptions(players=2), "Porthos", "")
                        with pytest.raises(Denied, match="server-store-down"):
                            await server.registry.apply(state.id, talk("Now?"), TALKER)
                        assert not (await server.ready())["store"]
                assert (await server.ready())["store"]
                await server.registry.apply(state.id, talk("Now!"), TALKER)
            written = [line for line in logs if line["event"].startswith("store")]
            assert [line["event"] for line in written] == ["store_takes_nothing", "store_takes_again"]
            assert written[0]["why"].startswith("SQLITE_")

    asyncio.run(story())


def test_a_room_that_is_overtaken_while_it_writes_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was done behind its back, such as forgetting what was said, is in the store and not in the room."""

    async def story() -> None:
        async with running_server(tmp_path) as server:
            state, _ = await server.tables.open(TableOptions(players=2), "Athos", "")
            append = server.store.journal.append

            async def meanwhile(row: EntryRow) -> None:
                server.registry.invalidate(state.id)
                await append(row)

            monkeypatch.setattr(server.store.journal, "append", meanwhile)
            live = await server.registry.live(state.id)
            await server.registry.apply(state.id, talk("En garde!"), TALKER)
            await server.registry.finish_jobs()
            assert live.state is not state
            assert (live.stale, live.state.version, live.sent_version) == (False, state.version, state.version)

    asyncio.run(story())


async def check_true(server: Server, table: str) -> None:
    """The room in memory is what the store tells of."""
    async with server.registry.locked(table) as live:
        row = await server.store.tables.find(table)
        assert row is not None
        told = Stored(await server.store.entries.read(table), row.secret, row.engine, row.status).state()
        assert (live.state.version, live.state.asked) == (told.version, told.asked)
        assert digest(live.state.game) == digest(told.game)


def test_bots_go_on_whatever_error_the_scheduler_meets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=PACE) as server:
            faults = iter([RuntimeError("a worker"), OSError("a pipe")])
            choose = server.bot_workers.choose

            async def stumble(*asked: Any) -> str | None:
                for fault in faults:
                    raise fault
                return await choose(*asked)

            def fall(live: LiveTable) -> None:
                if live.state.version % 3 == 0:
                    raise ValueError("a notice")

            monkeypatch.setattr(server.bot_workers, "choose", stumble)
            server.registry.observers.asked.append(fall)
            table = await bots_only(server)
            await further(server, table, 12)
            assert next(faults, None) is None
            await check_true(server, table)

    asyncio.run(story())


def test_a_command_that_fails_half_way_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=PACE) as server:
            state, _ = await server.tables.open(TableOptions(players=2, open=True), "Athos", "")
            host = Author(HOST, 0)
            await server.registry.apply(state.id, Sit([0, 1], "00" * 16), host)
            await server.registry.apply(state.id, Begin(), host)

            def break_down(state: TableState, change: Change) -> None:
                accept(state, change)  # the game has it already
                raise ZeroDivisionError

            live = await server.registry.live(state.id)
            with monkeypatch.context() as patch:
                patch.setattr(registry, "accept", break_down)
                with pytest.raises(ZeroDivisionError):
                    await server.registry.apply(state.id, Act("m", live.state.asked, "paris message"), host)
            await server.registry.apply(state.id, talk("Still here"), TALKER)
            await check_true(server, state.id)

    asyncio.run(story())
