"""One Chromium and one server for all tests of a process."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import PATIENCE, launch
from tests.server.served import Served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Bots that do not keep anybody waiting: their pace has tests of its own."""
    with Served(tmp_path_factory.mktemp("browser")) as server:
        yield server


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that soon misses a host, writes down every view, and may send notices to this machine."""
    settings = {"MOUSQUETAIRES_SNAPSHOT_EVERY": "1", "MOUSQUETAIRES_WEBHOOKS_TO_PRIVATE_ADDRESSES": "true"}
    server = Served(tmp_path_factory.mktemp("impatient"), settings=settings)
    server.module = "tests.browser.impatient_server"
    with server:
        yield server
