"""The measured processes: one or two real servers, and as many echo servers."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

import psutil  # type: ignore[import-untyped]  # ships no types

from tests.server.services import LOOPBACK, Postgres, Redis, kill_family, reserve_port

from .websocket_client import Address

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 60.0  # seconds until a server must be ready
PAUSE: Final = 0.05
MOST: Final = str(1_000_000)
# All clients share one address, and the test needs saturation. All other settings keep their defaults.
# Replaced tables still count as active.
SETTINGS: Final = {
    "MOUSQUETAIRES_MAX_TABLES": "5000",
    "MOUSQUETAIRES_MAX_TABLES_PER_ADDRESS": MOST,
    "MOUSQUETAIRES_MAX_CONNECTIONS_PER_ADDRESS": MOST,
    "MOUSQUETAIRES_REQUESTS_PER_MINUTE": MOST,
    "MOUSQUETAIRES_MESSAGES_PER_SECOND": MOST,
    "MOUSQUETAIRES_MESSAGE_BURST": MOST,
}


class ServerError(RuntimeError):
    """A server that did not start."""


class Process:
    """A server process and its resource usage."""

    def __init__(self, command: Sequence[str], log: Path, environment: dict[str, str]) -> None:
        port, self._holder = reserve_port()
        self.address = Address(LOOPBACK, port)
        self._log = log
        with log.open("ab") as output:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *command, str(port)],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env=environment,
                cwd=ROOT,
            )

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self._ready():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise ServerError(f"no server at {self.address}:\n{self._log.read_text()[-2000:]}")
            time.sleep(PAUSE)

    def _ready(self) -> bool:
        with suppress(OSError), urllib.request.urlopen(f"{self.address}/ready", timeout=5) as answer:
            return bool(answer.status < 300)
        return False

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """Kill the process. Everything it has acknowledged must still be in the store."""
        if self._process.poll() is None:
            kill_family(self._process.pid)
        self._process.wait()
        self._holder.close()

    def family(self) -> list[psutil.Process]:
        parent = psutil.Process(self.pid)
        return [parent, *parent.children(recursive=True)]


class Figures(NamedTuple):
    """Resources used by processes."""

    seconds: float  # processor time
    megabytes: float  # current memory


def figures(processes: Sequence[Process]) -> Figures:
    """The resources used by servers, including their workers."""
    seconds = memory = 0.0
    for one in (member for process in processes for member in process.family()):
        times = one.cpu_times()
        seconds += times.user + times.system
        memory += one.memory_info().rss / 2**20
    return Figures(seconds, memory)


class Deployment(NamedTuple):
    """All processes of a measurement."""

    servers: list[Process]
    echoes: list[Process]
    database: str


@contextmanager
def running(folder: Path, shared: bool, box: Path | None) -> Iterator[Deployment]:
    """Run one server on SQLite, or two that share PostgreSQL and Redis, and as many echo servers.

    ``box`` has the printed values they play with; None: ours.
    """
    with ExitStack() as stack:
        if shared:
            postgres = stack.enter_context(Postgres(folder / "postgres"))
            redis = stack.enter_context(Redis(folder / "redis"))
            database, options, count = postgres.fresh_database("load"), ["--channels", redis.url], 2
        else:
            database, options, count = f"sqlite:///{folder / 'load.sqlite3'}", [], 1
        if box is not None:
            options += ["--box", str(box.absolute())]
        serve = ["mousquetaires", "serve", "--database", database, *options, "--port"]
        servers = [_start(stack, serve, folder / f"server{n}.log") for n in range(count)]
        echoes = [_start(stack, ["tools.load.echo"], folder / f"echo{n}.log") for n in range(count)]
        yield Deployment(servers, echoes, database)


def _start(stack: ExitStack, command: list[str], log: Path) -> Process:
    process = Process(command, log, {**os.environ, **SETTINGS})
    stack.callback(process.kill)
    process.wait_until_ready()
    return process
