"""A server that tests share: one a test process, started when the first test asks for it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.served import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Served]":
    """A server for all who do not stop it, count its tables or want other settings."""
    from tests.server.served import Served  # not above: the engine's tests need nothing of it

    settings = {"MOUSQUETAIRES_WEBHOOKS_TO_PRIVATE_ADDRESSES": "true"}  # there the tests' own endpoints are
    with Served(tmp_path_factory.mktemp("served"), settings=settings) as server:
        yield server
