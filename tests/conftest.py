"""Seeds of a test run, and a server that tests share. Each test process starts it when a test first needs it."""

import sys
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import hypothesis
import pytest

from tests import seeds

if TYPE_CHECKING:
    from tests.server.served import Served

SLOWNESS = [hypothesis.HealthCheck.too_slow]  # a busy machine is no failure
hypothesis.settings.register_profile(
    "repeatable",
    deadline=None,
    suppress_health_check=SLOWNESS,
    derandomize=True,
    database=None,
)
hypothesis.settings.register_profile(
    "fresh",
    deadline=None,
    suppress_health_check=SLOWNESS,
    database=None,
    print_blob=True,
)
hypothesis.settings.load_profile("repeatable" if seeds.FRESH is None else "fresh")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Set the seed of Hypothesis before it reads its own option."""
    if seeds.FRESH is not None and config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(seeds.FRESH)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Seed the test before its fixtures draw anything."""
    seeds.begin(item.nodeid)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    measuring = [item for item in items if item.get_closest_marker("soak") and not seeds.SOAK]
    if measuring:
        config.hook.pytest_deselected(items=measuring)
        items[:] = [item for item in items if item not in measuring]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Run `untraced` tests without coverage."""
    tracer = sys.gettrace()
    if tracer is None or not item.get_closest_marker("untraced"):
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and seeds.FRESH is not None:
        report.sections.append(("to repeat it", seeds.how_to_repeat(report.nodeid)))
    return report


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Served]":
    """A shared server, for tests that do not stop it, count its tables or need other settings."""
    from tests.server.served import Served  # imported here because the engine's tests run without the server

    settings = {"MOUSQUETAIRES_WEBHOOKS_TO_PRIVATE_ADDRESSES": "true"}  # the tests' endpoints have private addresses
    with Served(tmp_path_factory.mktemp("served"), settings=settings) as server:
        yield server
