"""The processes that are measured: the real server, one or two of them, and as many echoes."""

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
PATIENCE: Final = 60.0  # seconds until a server must be there
PAUSE: Final = 0.05
MOST: Final = str(1_000_000)
# Everybody here comes from one address, and saturation is what is wanted; all else stays as it usually is.
# Tables that were left for fresh ones are still in play.
SETTINGS: Final = {
    "MOUSQUETAIRES_MAX_TABLES": "5000",
    "MOUSQUETAIRES_MAX_TABLES_PER_ADDRESS": MOST,
    "MOUSQUETAIRES_MAX_CONNECTIONS_PER_ADDRESS": MOST,
    "MOUSQUETAIRES_REQUESTS_PER_MINUTE": MOST,
    "MOUSQUETAIRES_MESSAGES_PER_SECOND": MOST,
    "MOUSQUETAIRES_MESSAGE_BURST": MOST,
}


class ServerError(RuntimeError):
    """A server that did not come up."""


class Process:
    """A server process of ours, and what it costs."""

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
        """End it at once: what it had acknowledged must be in the store all the same."""
        if self._process.poll() is None:
            kill_family(self._process.pid)
        self._process.wait()
        self._holder.close()

    def family(self) -> list[psutil.Process]:
        parent = psutil.Process(self.pid)
        return [parent, *parent.children(recursive=True)]


class Figures(NamedTuple):
    """What processes have used so far."""

    seconds: float  # of a processor
    megabytes: float  # in memory now


def figures(processes: Sequence[Process]) -> Figures:
    """What some servers have used, their workers included."""
    seconds = memory = 0.0
    for one in (member for process in processes for member in process.family()):
        times = one.cpu_times()
        seconds += times.user + times.system
        memory += one.memory_info().rss / 2**20
    return Figures(seconds, memory)


class Deployment(NamedTuple):
    """Everything that runs during a measurement."""

    servers: list[Process]
    echoes: list[Process]
    database: str


@contextmanager
def running(folder: Path, shared: bool) -> Iterator[Deployment]:
    """The real server on SQLite; or two of them, sharing a PostgreSQL and a Redis; and as many echoes."""
    with ExitStack() as stack:
        if shared:
            postgres = stack.enter_context(Postgres(folder / "postgres"))
            redis = stack.enter_context(Redis(folder / "redis"))
            database, options, count = postgres.fresh_database("load"), ["--channels", redis.url], 2
        else:
            database, options, count = f"sqlite:///{folder / 'load.sqlite3'}", [], 1
        serve = ["mousquetaires", "serve", "--database", database, *options, "--port"]
        servers = [_start(stack, serve, folder / f"server{n}.log") for n in range(count)]
        echoes = [_start(stack, ["tools.load.echo"], folder / f"echo{n}.log") for n in range(count)]
        yield Deployment(servers, echoes, database)


def _start(stack: ExitStack, command: list[str], log: Path) -> Process:
    process = Process(command, log, {**os.environ, **SETTINGS})
    stack.callback(process.kill)
    process.wait_until_ready()
    return process
