"""All tables of a run: opened over HTTP, played at random, and replaced when a game is over."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Self

from aiohttp import ClientSession, DummyCookieJar, TCPConnector

from .check_stored_inputs import StoredInputs
from .load_clients import PATIENCE, PAUSE, LoadClients, LoadError
from .table_clients import SEATS, VIEWERS, Table
from .websocket_client import Address, connect

COOKIE: Final = "mousquetaires"
AT_ONCE: Final = 16  # tables opened at the same time
WISH: Final = {"players": len(SEATS), "open": True}  # one person may play Milady and the others
IDLE: Final = 2.0  # seconds; the server closes idle connections after five


class GameTables(LoadClients[Table]):
    """Tables distributed over the servers. Each viewer of a table may be connected to any server.

    With ``together``, all viewers of a table connect to the same server, as some load balancers do.
    """

    def __init__(self, servers: Sequence[Address], size: int, rng: Random, together: bool = False) -> None:
        super().__init__(size, rng)
        self.stored_inputs = StoredInputs()
        self.bytes = self.games = 0
        self.refusals: Counter[str] = Counter()
        self._servers = servers
        self._together = together
        self._opened = 0
        self._tables: set[Table] = set()
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._jobs: set[asyncio.Task[None]] = set()
        self._failure: BaseException | None = None

    async def __aenter__(self) -> Self:
        connector = TCPConnector(limit=AT_ONCE, keepalive_timeout=IDLE)
        self._http = ClientSession(cookie_jar=DummyCookieJar(), connector=connector)
        try:
            await asyncio.gather(*(self._open_table() for _ in range(self.size)))
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for table in self._tables:
            table.leave()
        await self._http.close()

    async def renew(self) -> None:
        """Replace all tables by new ones, so that few games end during the measurement.

        A new table is opened over HTTP and gets five new sockets. The echo server's sockets stay open.
        """
        self._free.clear()
        for table in [*self._tables]:
            self._replace(table)
        await self.wait_until_idle()

    # --- called by the tables -------------------------------------------------------------------------
    def delivered(self, size: int, update: bool) -> None:
        self.messages += 1
        self.updates += update
        self.bytes += size

    def seen(self, seconds: float) -> None:
        self.delays.append(seconds)

    def stored(self, table: str, version: int, mark: str) -> None:
        self.stored_inputs.note(table, version, mark)

    def refused(self, key: str) -> None:
        self.refusals[key] += 1

    def idle(self, table: Table) -> None:
        """A table has no move in flight. Replace it if its game is over."""
        if not table.over:
            self.done(table)
            return
        self.games += 1
        self._replace(table)

    # --- tables ---------------------------------------------------------------------------------------
    def _replace(self, table: Table) -> None:
        self._tables.discard(table)
        table.leave()
        job = asyncio.get_running_loop().create_task(self._open_table())
        self._jobs.add(job)
        job.add_done_callback(self._table_opened)

    def act(self, one: Table, began: float) -> None:
        one.move(began)

    def check(self) -> None:
        super().check()
        if self._failure is not None:
            raise LoadError("a table could not be opened") from self._failure

    def _table_opened(self, job: asyncio.Task[None]) -> None:
        self._jobs.discard(job)
        if not job.cancelled():
            self._failure = self._failure or job.exception()

    async def _open_table(self) -> None:
        """Open a table. The host takes all its seats, with one socket each, plus one for a spectator."""
        async with self._gate:
            self._opened += 1
            first = self._opened
            near = self._servers[first % len(self._servers)]
            made, host = await self._post(near, "", {"nickname": "host", "table": WISH})
            table = Table(str(made["table"]), self, self.rng)
            await self._post(near, f"/{table.name}/seats", {"seats": SEATS, "nonce": secrets.token_hex(16)}, host)
            await self._post(near, f"/{table.name}/start", None, host)
            for viewer, seat in enumerate(VIEWERS):
                server = near if self._together else self._servers[(first + viewer) % len(self._servers)]
                path = f"/api/tables/{table.name}/seats/{seat}/socket"
                cookie = host if seat in SEATS else ""
                table.sockets.append(await connect(server, path, _receiver(table, viewer), self.lost, cookie))
        self._tables.add(table)
        async with asyncio.timeout(PATIENCE):
            while not table.ready:
                await asyncio.sleep(PAUSE)
        self.idle(table)

    async def _post(self, server: Address, path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], str]:
        """Send a POST request. Returns the answer and its cookie."""
        headers = {"Cookie": cookie} if cookie else {}
        async with self._http.post(f"{server}/api/tables{path}", json=body, headers=headers) as answer:
            if answer.status >= 300:
                raise LoadError(f"{path or '/'} was answered by {answer.status}: {(await answer.text())[:300]}")
            given = answer.cookies.get(COOKIE)
            return await answer.json(), f"{COOKIE}={given.value}" if given is not None else ""


def _receiver(table: Table, viewer: int) -> Callable[[bytes], None]:
    return lambda data: table.receive(viewer, data)
