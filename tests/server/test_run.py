"""The running server keeps its own house clean."""

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from typing import cast

import pytest

from mousquetaires.server import run
from mousquetaires.server.server import Server
from mousquetaires.server.settings import load_settings


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
    monkeypatch.setattr(run, "SPARE", 0)
    before = time.monotonic()
    asyncio.run(run.stop_in_time(cast("Server", Stubborn())))
    assert 1 < time.monotonic() - before < 10


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_what_ended_connections_leave_behind_is_cleared_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "TIDY", 0)

    async def until_it_is_gone() -> None:
        left = weakref.ref(Line())
        tidying = asyncio.create_task(run.tidy())
        while left() is not None:
            await asyncio.sleep(0)
        tidying.cancel()

    asyncio.run(asyncio.wait_for(until_it_is_gone(), 10))
