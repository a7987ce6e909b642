"""A pair of servers that differ in one secret."""

import asyncio
from collections.abc import Iterator

import pytest

from mousquetaires.server.run import loop_factory
from tests.leaks.scenes import Stage
from tests.leaks.server_pair import Worlds


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    with asyncio.Runner(loop_factory=loop_factory()) as runner, pytest.MonkeyPatch.context() as patch:
        # presence is otherwise sent again by the wall clock
        patch.setattr("mousquetaires.server.service.PRESENCE_SECONDS", 1e6)
        worlds = Worlds(tmp_path_factory.mktemp("worlds"))
        runner.run(worlds.start())
        yield Stage(runner, worlds)
        runner.run(worlds.stop())
