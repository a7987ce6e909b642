"""The running server cleans up after itself."""

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from mousquetaires.server import run
from mousquetaires.server.live.live_table import LiveTable
from mousquetaires.server.service import Server
from mousquetaires.server.settings import load_settings
from mousquetaires.server.table.options import TableOptions
from tests.server.in_process import running_server
from tests.server.served import PATIENCE
from tests.server.steps import TALKER, talk


class Line:
    """Something that holds itself, as a connection that has ended does."""

    def __init__(self) -> None:
        self.self = self


class Stubborn:
    """A server of which something does not let go."""

    settings = load_settings(None, {"MOUSQUETAIRES_SHUTDOWN_SECONDS": "1"})

    async def stop(self) -> None:
        await asyncio.Event().wait()


def test_a_server_that_cannot_let_go_stops_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "STOP_EXTRA", 0)
    before = time.monotonic()
    asyncio.run(asyncio.wait_for(run.stop_in_time(cast("Server", Stubborn())), PATIENCE))
    assert time.monotonic() - before > 1


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_what_ended_connections_leave_behind_is_cleared_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "COLLECT_EVERY", 0)

    async def until_it_is_gone() -> None:
        left = weakref.ref(Line())
        collecting = asyncio.create_task(run.collect_garbage())
        while left() is not None:
            await asyncio.sleep(0)
        collecting.cancel()

    asyncio.run(asyncio.wait_for(until_it_is_gone(), PATIENCE))


def nothing_to_search(live: LiveTable) -> bool:
    """Whether the collector passes over what is kept at hand of a game."""
    gc.collect()  # it finds out the first time it looks
    return len(live.recent) > 10 and not any(gc.is_tracked(part) for row in live.recent for part in (row, *row))


def test_garbage_is_not_looked_for_in_what_was_played(tmp_path: Path) -> None:
    """All clients wait during a garbage collection. Log entries were five sixths of the objects to check."""

    async def story() -> None:
        async with running_server(tmp_path) as server:
            state, _ = await server.tables.open(TableOptions(players=2), "Athos", "")
            for _ in range(10):
                await server.registry.apply(state.id, talk("En garde!"), TALKER)
            assert nothing_to_search(await server.registry.live(state.id))
            server.registry.memory.drop(state.id)
            assert nothing_to_search(await server.registry.live(state.id))  # read from the store

    asyncio.run(story())
