"""Two server processes on one PostgreSQL: games at both, and which process owns a game."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import asyncpg
import httpx

from mousquetaires.server.table.entries import AnyEntry
from tests.server.recorders import Recorder, Stored
from tests.server.served import PATIENCE, Guest, Json, Served, open_table

PACE = 100  # milliseconds a bot takes at least
MOVE = 5  # seconds, the shortest a clock can have
GALLERY = 6
Two = tuple[Served, Served]


async def stored(database: str, table: str) -> Stored:
    """A table as PostgreSQL has it."""
    connection = await asyncpg.connect(database, ssl=False, timeout=PATIENCE)
    try:
        log = await connection.fetch("SELECT version, body FROM entries WHERE table_id = $1 ORDER BY version", table)
        row = await connection.fetchrow("SELECT secret, engine, status, lease_owner FROM tables WHERE id = $1", table)
    finally:
        await connection.close()
    assert row is not None
    return Stored([(version, body) for version, body in log], *row)


async def parts(served: Served) -> tuple[int, Json]:
    """What a process says of its readiness."""
    async with httpx.AsyncClient(base_url=served.url, timeout=PATIENCE, verify=False) as client:
        answer = await client.get("/ready")
    return answer.status_code, answer.json()


async def until_ready(two: Two, status: int, **wanted: bool) -> None:
    """Until both processes say so."""
    for served in two:
        while (said := await parts(served))[0] != status or not wanted.items() <= said[1].items():
            await asyncio.sleep(0.02)


async def hot_seat(two: Two, **wish: Any) -> tuple[Guest, Guest]:
    """A game of two seats, Milady played at the first process and the Musketeers at the other by the same person."""
    one, other = two
    host = await open_table(one.url, players=2, open=True, **wish)
    twin = Guest(other.url, host.table, host.secret, host.person)
    await twin.sit(0, 1)  # at the process that has not seen the table yet
    await host.start()
    return host, twin


def at_both(host: Guest, twin: Guest, seed: int) -> list[Recorder]:
    milady, team, looker = (
        Recorder(host, 0, Random(seed)),
        Recorder(twin, 1, Random(seed)),
        Recorder(twin, GALLERY, Random(0)),
    )
    return [milady, team, looker]


async def together(*jobs: Awaitable[object]) -> None:
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*jobs)


# --- what goes away ---------------------------------------------------------------------------------


def pids(running: Iterable[Served]) -> list[int]:
    return [served.process.pid for served in running if served.process is not None]


async def bots_only(served: Served, **wish: Any) -> Guest:
    """A game that bots play among themselves."""
    host = await open_table(served.url, players=2, bots={"0": "novice", "1": "novice"}, **wish)
    await host.start()
    return host


# --- the owner of a game ----------------------------------------------------------------------------


def process_of(served: Served) -> str:
    """The name under which a process holds its leases."""
    return str([line["process"] for line in served.log_lines() if line["event"] == "started"][-1])


async def owner_of(database: str, table: str, but: str = "") -> str:
    """The process that runs a game's clocks. Waits until there is one, or another one."""
    while (owner := (await stored(database, table)).lease_owner) in ("", but):
        await asyncio.sleep(0.1)
    return owner


async def owned_by_one(two: Two, database: str, begin: Callable[[], Awaitable[Guest]]) -> tuple[Guest, Served]:
    """A game, and the process that looks after it."""
    host = await begin()
    owner = await owner_of(database, host.table)
    return host, next(served for served in two if process_of(served) == owner)


def gaps(entries: Sequence[AnyEntry]) -> list[int]:
    """Milliseconds between one and the next."""
    return [after.at - before.at for before, after in pairwise(entries)]
