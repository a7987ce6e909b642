"""An empty database for each test: a SQLite file or a database in PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.services import Postgres
from tests.server.store.stores import POSTGRESQL, SQLITE


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == SQLITE:
        return f"sqlite:///{tmp_path / 'games.sqlite3'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh_database("store")


@pytest.fixture
def shared(postgres: Postgres) -> str:
    """An empty database that several processes may open."""
    return postgres.fresh_database("store")


@pytest.fixture
def stopped(postgres: Postgres) -> Iterator[Postgres]:
    """A PostgreSQL that a test may stop: it runs again afterwards."""
    yield postgres
    postgres.start()
