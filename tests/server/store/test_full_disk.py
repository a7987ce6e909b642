"""A server that starts on a full disk says that it is not ready, until there is room again."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server import plain_http
from tests.server.served import PATIENCE, Served


@contextmanager
def no_room(served: Served) -> Iterator[None]:
    """As on a full disk: no file of the server's process can grow."""
    assert served.process is not None
    soft, hard = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (soft, hard))


def readiness(served: Served) -> tuple[int, bool]:
    answer = plain_http.get(f"{served.url}/ready", timeout=PATIENCE)
    return answer.status_code, answer.json()["store"]


def wait_for_health(served: Served) -> None:
    """Wait until the server answers, before anything asks whether it is ready."""
    assert served.process is not None
    while True:
        assert served.process.poll() is None, served.tail()
        try:
            assert plain_http.get(f"{served.url}/health", timeout=PATIENCE).status_code == 200
            return
        except httpx.ConnectError:
            pass


def test_a_server_on_a_full_disk_is_not_ready_until_there_is_room(tmp_path: Path) -> None:
    """Nothing was written since it started, and the database answers questions."""
    served = Served(tmp_path)
    served.start()
    served.stop()
    served.launch()
    try:
        wait_for_health(served)
        with no_room(served):
            assert readiness(served) == (503, False)
        assert readiness(served) == (200, True)
    finally:
        served.stop()
