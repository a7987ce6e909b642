"""A process that answers one request at a time over its own pipe. Killing it damages no other worker."""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Final

from mousquetaires.engine.components import Components

SPAWN: Final = multiprocessing.get_context("spawn")  # an event loop and its threads must not be forked


def answer_requests(pipe: Connection, answer: Callable[[bytes], bytes]) -> None:
    """In the worker: answer requests until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops its workers
    while True:
        try:
            request = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        pipe.send_bytes(answer(request))


def answer_quickly(pipe: Connection, answer: Callable[[bytes], bytes], seconds: float) -> None:
    """The same, with so much processor time for each answer."""

    def limited(request: bytes) -> bytes:
        limit_processor_time(seconds)
        try:
            return answer(request)
        finally:
            limit_processor_time(0)

    answer_requests(pipe, limited)


def limit_processor_time(seconds: float) -> None:
    """In the worker: end the process once it has used so much processor time from now on. 0 lifts the limit.

    A limit by the clock would depend on what else the machine does.
    """
    if hasattr(signal, "ITIMER_PROF"):  # not on Windows, where only the server's limit by the clock counts
        signal.setitimer(signal.ITIMER_PROF, seconds)  # SIGPROF ends a process that does not handle it


class WorkerLost(Exception):
    """A worker has died or does not answer."""


class WorkerProcess:
    """A process that answers one request at a time."""

    def __init__(self, name: str, run: Callable[[Connection, Components], None], components: Components) -> None:
        self._pipe, worker_end = SPAWN.Pipe()
        self._process = SPAWN.Process(target=run, args=(worker_end, components), daemon=True, name=name)
        self._process.start()
        worker_end.close()

    async def ask(self, request: bytes, seconds: float) -> bytes:
        """The worker's answer. Raises ``WorkerLost`` if there is none in time."""
        try:
            self._pipe.send_bytes(request)
            async with asyncio.timeout(seconds):
                await wait_until_readable(self._pipe.fileno())
            return self._pipe.recv_bytes()
        except (TimeoutError, EOFError, OSError) as error:
            raise WorkerLost(type(error).__name__) from error

    def ask_and_wait(self, request: bytes, seconds: float) -> bytes:
        """The same for a thread: a long request or answer does not fit into the pipe at once."""
        try:
            self._pipe.send_bytes(request)
            if not self._pipe.poll(seconds):
                raise WorkerLost("TimeoutError")
            return self._pipe.recv_bytes()
        except (EOFError, OSError) as error:
            raise WorkerLost(type(error).__name__) from error

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


async def wait_until_readable(file: int) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(file, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(file)
