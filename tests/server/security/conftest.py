"""Servers of the security tests: an ordinary one, one with tight limits, one behind a proxy."""

from collections.abc import Iterator

import pytest

from tests.server.security.clients import FRIEND, OPERATOR, PUBLIC
from tests.server.served import Served

HERE = {
    "MOUSQUETAIRES_ORIGINS": FRIEND,
    "MOUSQUETAIRES_PUBLIC_URL": PUBLIC,
    "MOUSQUETAIRES_OPERATOR_TOKEN": OPERATOR,
}
STRICT = {
    "MOUSQUETAIRES_REQUESTS_PER_MINUTE": "25",
    "MOUSQUETAIRES_MESSAGES_PER_SECOND": "1",
    "MOUSQUETAIRES_MESSAGE_BURST": "10",
    "MOUSQUETAIRES_MAX_TABLES": "6",
    "MOUSQUETAIRES_MAX_TABLES_PER_ADDRESS": "2",
    "MOUSQUETAIRES_MAX_VIEWERS_PER_TABLE": "3",
    "MOUSQUETAIRES_METRICS": "false",
    "MOUSQUETAIRES_SECURE_COOKIES": "always",
}
BEHIND_A_PROXY = {**STRICT, "MOUSQUETAIRES_TRUSTED_PROXIES": "127.0.0.1"}


def serve(factory: pytest.TempPathFactory, settings: dict[str, str]) -> Iterator[Served]:
    with Served(factory.mktemp("security"), settings=settings) as server:
        yield server


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(tmp_path_factory, HERE)


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(tmp_path_factory, STRICT)


@pytest.fixture(scope="session")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(tmp_path_factory, BEHIND_A_PROXY)
