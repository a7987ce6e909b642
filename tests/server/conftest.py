"""PostgreSQL and Redis for the tests: one of each per test process, started when the first test asks for it."""

from collections.abc import Iterator

import pytest

from tests.server.services import Postgres, Redis

collect_ignore = ["api/schemathesis_hooks.py"]  # loaded by Schemathesis, in a process of its own


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    with Postgres(tmp_path_factory.mktemp("postgres")) as server:
        yield server


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    with Redis(tmp_path_factory.mktemp("redis")) as server:
        yield server
