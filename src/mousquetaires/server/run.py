"""Runs the server until a signal stops it."""

import asyncio
import gc
import signal
import socket as sockets
from collections.abc import Callable, Sequence
from functools import partial
from types import FrameType
from typing import Final

import uvicorn

from mousquetaires.engine.components import Components
from mousquetaires.native import running

from .api.fast_socket import FastSocket
from .api.http_limits import LimitedHttpProtocol
from .app import create_app
from .jobs.task_cancellation import running_tasks
from .live.pubsub import PROCESS
from .logs import configure_logs, log
from .rules_fingerprint import RELEASE
from .service import Server
from .settings import Settings
from .store import StoreDown
from .store.sqlalchemy_engines import unusable_database

BACKLOG: Final = 2048
GC_THRESHOLDS: Final = (500_000, 10, 20)  # our objects rarely form cycles, and collecting costs time
STOP_FACTOR: Final = 2  # stopping may take this many times ``shutdown_seconds``,
STOP_EXTRA: Final = 10.0  # plus this many seconds
COLLECT_EVERY: Final = 120.0  # seconds: the server stands still while garbage is collected


def run(settings: Settings, components: Components, opened: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal comes. ``opened`` is called once the server accepts connections."""
    configure_logs(settings.log_level, settings.log_format)
    signals: list[int] = []

    def stop(number: int, _frame: FrameType | None) -> None:
        """For signals before uvicorn handles them, and for those that it raises again at its end."""
        signals.append(number)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(settings, components, opened, signals))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast event loop, if there is one for this system."""
    try:
        import uvloop
    except ImportError:  # not on Windows
        return None
    return uvloop.new_event_loop


async def serve(
    settings: Settings, components: Components, opened: Callable[[], None], signals: Sequence[int] = ()
) -> None:
    """Serve until a signal comes. ``signals``: those that came before uvicorn could handle them."""
    server = Server(settings, components)
    try:
        await server.start()  # before it accepts connections, so that a failure is one clear message
    except StoreDown as down:
        raise unusable_database(settings.database, down) from down
    gc.freeze()  # the program's own objects need not be searched again and again
    gc.set_threshold(*GC_THRESHOLDS)
    collecting = asyncio.create_task(collect_garbage())
    try:
        web = WebServer(server, opened)
        web.should_exit = bool(signals)
        await web.serve()
    finally:
        collecting.cancel()
        await stop_in_time(server)
        log.info("stopped", process=PROCESS)


async def stop_in_time(server: Server) -> None:
    """Stop the server, but give up after a timeout. Every acknowledged move is stored by then."""
    try:
        async with asyncio.timeout(STOP_FACTOR * server.settings.shutdown_seconds + STOP_EXTRA):
            await server.stop()
    except TimeoutError:
        log.warning("stopped_late", process=PROCESS, left=running_tasks())


async def collect_garbage() -> None:
    """Collect garbage at fixed intervals.

    Every closed connection leaves about a hundred objects of the framework that form cycles. They are old by then, and
    Python collects old objects so rarely that memory would grow for an hour.
    """
    while True:
        await asyncio.sleep(COLLECT_EVERY)
        gc.collect()


class WebServer(uvicorn.Server):
    """uvicorn, which at the end stops accepting connections and tells viewers before it closes them."""

    def __init__(self, server: Server, opened: Callable[[], None]) -> None:
        super().__init__(uvicorn_config(server))
        self.game_server = server
        self.opened = opened

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        settings = self.game_server.settings
        log.info(
            "started", host=settings.host, port=settings.port, version=RELEASE, engine=running().kind, process=PROCESS
        )
        self.opened()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        for listener in self.servers:
            listener.close()
        await self.game_server.disconnect_viewers()
        await super().shutdown(sockets)


def uvicorn_config(server: Server) -> uvicorn.Config:
    """Uvicorn's configuration: it logs through our logger, and trusts proxy headers only from ``trusted_proxies``."""
    settings = server.settings
    return uvicorn.Config(
        create_app(server),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=partial(LimitedHttpProtocol, server),  # type: ignore[arg-type]  # makes a protocol, as a class of them would
        ws=partial(FastSocket, server.metrics.messages_out, server.connections),  # type: ignore[arg-type]  # makes a protocol, too
        ws_max_size=settings.max_message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        lifespan="off",
        backlog=BACKLOG,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=",".join(settings.trusted_proxies),
        timeout_graceful_shutdown=int(settings.shutdown_seconds),
        server_header=False,
    )
