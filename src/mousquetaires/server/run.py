"""Running the server until it is told to stop."""

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
from .jobs.tasks import running_tasks
from .live.hints import PROCESS
from .logs import configure_logs, log
from .service import Server
from .settings import Settings
from .store import StoreDown
from .store.engines import unusable_database
from .version import RELEASE

BACKLOG: Final = 2048
RARELY: Final = (500_000, 10, 20)  # our own garbage is hardly ever in circles, and looking for it costs
LATEST: Final = 2  # times the seconds that each part of a stop may take,
SPARE: Final = 10.0  # and some more
TIDY: Final = 120.0  # seconds: everybody waits while it is done, so that it must be seldom


def run(settings: Settings, components: Components, opened: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal comes; ``opened`` is called once people can come in."""
    configure_logs(settings.log_level, settings.log_format)
    told: list[int] = []

    def stop(number: int, _frame: FrameType | None) -> None:
        """Before the web server hears signals itself, and when it raises them again because it is done."""
        told.append(number)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(settings, components, opened, told))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast event loop, where there is one."""
    try:
        import uvloop
    except ImportError:  # not on Windows
        return None
    return uvloop.new_event_loop


async def serve(
    settings: Settings, components: Components, opened: Callable[[], None], told: Sequence[int] = ()
) -> None:
    """Serve until told to stop, which may have happened before we could listen."""
    server = Server(settings, components)
    try:
        await server.start()  # before anybody is let in: what cannot be opened is said in one sentence
    except StoreDown as down:
        raise unusable_database(settings.database, down) from down
    gc.freeze()  # what the program itself consists of need not be looked through again and again
    gc.set_threshold(*RARELY)
    tidying = asyncio.create_task(tidy())
    try:
        web = Web(server, opened)
        web.should_exit = bool(told)
        await web.serve()
    finally:
        tidying.cancel()
        await stop_in_time(server)
        log.info("stopped", process=PROCESS)


async def stop_in_time(server: Server) -> None:
    """Stop as it should be; whoever does not let go by then is left behind: what was acknowledged is stored."""
    try:
        async with asyncio.timeout(LATEST * server.settings.shutdown_seconds + SPARE):
            await server.stop()
    except TimeoutError:
        log.warning("stopped_late", process=PROCESS, left=running_tasks())


async def tidy() -> None:
    """Every connection that ends leaves a hundred of the framework's objects behind that hold each other.

    They are old by then, and the collector looks at old objects so seldom that memory would grow for an hour.
    """
    while True:
        await asyncio.sleep(TIDY)
        gc.collect()


class Web(uvicorn.Server):
    """The web server, which closes the door and lets our guests finish their sentence before it hangs up."""

    def __init__(self, served: Server, opened: Callable[[], None]) -> None:
        super().__init__(config(served))
        self.served = served
        self.opened = opened

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        settings = self.served.settings
        log.info(
            "started", host=settings.host, port=settings.port, version=RELEASE, engine=running().kind, process=PROCESS
        )
        self.opened()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        for door in self.servers:
            door.close()
        await self.served.farewell()
        await super().shutdown(sockets)


def config(server: Server) -> uvicorn.Config:
    """The web server as we need it: its own log lines through ours, proxies believed only when they are named."""
    settings = server.settings
    return uvicorn.Config(
        create_app(server),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=partial(LimitedHttpProtocol, server),  # type: ignore[arg-type]  # makes a protocol, as a class of them would
        ws=partial(FastSocket, server.metrics.messages_out),  # type: ignore[arg-type]  # makes a protocol, too
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
