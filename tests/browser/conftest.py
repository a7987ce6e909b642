"""One Chromium and one server for all tests of a process."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.named_states import StoredTables, stored_states
from tests.browser.people import CHROMIUM, PATIENCE, launch
from tests.browser.replays import finished
from tests.server.finished_games import store_finished
from tests.server.served import Served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        shell = launch(playwright.chromium)
        yield shell
        shell.close()


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """Chromium with everything that its shell lacks: push messages."""
    chromium = launch(browser.browser_type, CHROMIUM)
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Bots without a delay. Other tests check their pace."""
    with Served(tmp_path_factory.mktemp("browser")) as server:
        yield server


@pytest.fixture(scope="session")
def stored(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[StoredTables]:
    """Everything that a module of these tests lists as STORED."""
    here = Path(__file__).parent
    modules = {getattr(item, "module", None) for item in request.session.items if here in item.path.parents}
    wanted = {state.table: state for module in modules for state in getattr(module, "STORED", ())}
    server = Served(tmp_path_factory.mktemp("stored"))
    states = stored_states(server.database, list(wanted.values()))
    with server:
        yield StoredTables(server.url, {one.state.table: one for one in states})


@pytest.fixture(scope="session")
def replays(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that has finished games, for their replays and stories."""
    server = Served(tmp_path_factory.mktemp("replays"))
    store_finished(server.database, finished())
    with server:
        yield server


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that soon misses a host, writes down every view, and may send notices to this machine."""
    settings = {"MOUSQUETAIRES_SNAPSHOT_EVERY": "1", "MOUSQUETAIRES_WEBHOOKS_TO_PRIVATE_ADDRESSES": "true"}
    server = Served(tmp_path_factory.mktemp("impatient"), settings=settings)
    server.module = "tests.browser.impatient_server"
    with server:
        yield server
