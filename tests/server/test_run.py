"""The running server keeps its own house clean."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from mousquetaires.server import run


class Line:
    """Something that holds itself, as a connection that has ended does."""

    def __init__(self) -> None:
        self.self = self


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
