"""The wall clock is set back or ahead, while the server runs or is stopped: nothing is lost, nobody waits."""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.server import plain_http
from tests.server.cluster.processes import GALLERY, bots_only, owner_of, process_of, together
from tests.server.cluster.wall_clock import WallClock
from tests.server.recorders import Recorder
from tests.server.served import Guest, Json, Served, open_table
from tests.server.services import Postgres
from tests.server.table.timed_tables import until_sand

HOUR: Final = 3600
DAY: Final = 24 * HOUR
STEPS: Final = {"minus 2 h": -2 * HOUR, "plus 1 h": HOUR, "plus 400 days": 400 * DAY}
# How often clean-up is put off over two restarts, there and back: some hours ahead may just have been a pause.
POSTPONED: Final = {"minus 2 h": 1, "plus 1 h": 0, "plus 400 days": 2}
LIVE: Final = 600  # seconds for a move
SLOW: Final = 3 * DAY
PACE: Final = 100  # milliseconds a bot takes at least
BOT_MOVES: Final = 3
LEASE: Final = 4.0  # far more than a busy machine needs to renew it
SETTINGS: Final = {
    "MOUSQUETAIRES_BOT_PACE_MS": str(PACE),
    "MOUSQUETAIRES_HOURGLASS_SECONDS": str(LIVE),
    "MOUSQUETAIRES_LEASE_SECONDS": str(LEASE),
}

steps = pytest.mark.parametrize("step", STEPS)


@pytest.fixture
def clock(tmp_path: Path) -> WallClock:
    return WallClock(tmp_path)


@dataclass
class Tables:
    """Tables of every kind, and what their clocks last said."""

    url: str
    bots: Guest
    live: Guest
    slow: Guest
    sand: Guest
    waiting: Guest
    left: dict[str, int] = field(default_factory=dict)  # milliseconds
    read_at: float = 0.0
    resumed: int = 0  # how often a process has taken them over again

    @property
    def timed(self) -> tuple[Guest, ...]:
        return self.live, self.slow, self.sand

    async def until_taken_over(self) -> None:
        """Wait until a process has corrected their clocks."""
        self.resumed += 1
        for guest in self.timed:
            await together(until_resumed(guest, self.resumed))

    async def check(self, given: int = 0) -> None:
        """Nothing is lost: every table is there, bots go on, and no clock has lost more than the time that passed.

        After a crash the players may be given some milliseconds more.
        """
        began, before = self.read_at, self.left
        await self.read()
        passed = int(1000 * (time.monotonic() - began)) + 1
        for name, left in self.left.items():
            assert before[name] - passed <= left <= before[name] + given, (name, before[name], left, passed)
        assert (await self.waiting.must("GET", ""))["status"] == "waiting"
        await bots_move(self.bots)

    async def read(self) -> None:
        """Note what is left of every clock."""
        self.read_at = time.monotonic()
        for name, guest in (("live", self.live), ("slow", self.slow)):
            clock = await clock_of(guest)
            self.left[name] = clock["deadline"] - clock["now"]
        clock = await clock_of(self.sand)
        assert clock["sand_runs"]
        self.left["sand"] = clock["sand"]


async def clock_of(guest: Guest) -> Json:
    async with guest.look(GALLERY) as looker:
        clock: Json = (await looker.hear())["clock"]
        return clock


async def until_resumed(guest: Guest, times: int) -> None:
    while True:
        async with guest.look(GALLERY, since=0) as looker:
            kinds = [entry["kind"] for entry in (await looker.hear())["missed"]]
        if kinds.count("resumed") >= times:
            return
        await asyncio.sleep(0.05)


async def bots_move(guest: Guest) -> None:
    """Until bots have moved some times."""
    async with AsyncExitStack() as stack:
        looker = Recorder(guest, GALLERY, Random(0))
        await looker.enter(stack)
        await together(looker.until((looker.version or 0) + BOT_MOVES))


async def hot_seat(url: str, players: int = 2, **wish: Any) -> Guest:
    host = await open_table(url, players=players, open=True, **wish)
    await host.sit(*range(players))
    await host.start()
    return host


async def with_sand(url: str) -> Guest:
    """A game in which the sand runs."""
    while True:
        host = await hot_seat(url, 3)
        async with host.look(0) as milady, host.look(1) as one, host.look(2) as two:
            seats = [milady, one, two]
            for seat in seats:
                await seat.hear()
            if await until_sand(seats, Random(3)) is not None:
                return host


async def lay_tables(served: Served) -> Tables:
    url = served.url
    live, slow = [await hot_seat(url, clock={"move_seconds": seconds}) for seconds in (LIVE, SLOW)]
    tables = Tables(url, await bots_only(served), live, slow, await with_sand(url), await open_table(url, players=2))
    await tables.read()
    return tables


@steps
def test_nothing_is_lost_when_the_clock_is_set(step: str, clock: WallClock, tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        tables = await lay_tables(served)
        clock.shift(STEPS[step])  # while the server runs
        await tables.check()
        await next_decision_has_its_time(tables.live)
        await tables.read()
        for shift in (STEPS[step], 0):  # over a restart, and when the clock is set right again
            await asyncio.to_thread(served.stop)
            clock.shift(shift)
            await asyncio.to_thread(served.start)
            await tables.until_taken_over()
            await tables.check()

    with Served(tmp_path, settings={**SETTINGS, **clock.environment}) as served:
        asyncio.run(story(served))
        told = [line for line in served.log_lines() if line["event"] == "clean_up_postponed"]
    assert len(told) == POSTPONED[step]


async def next_decision_has_its_time(guest: Guest) -> None:
    async with guest.look(0) as seat:
        await seat.hear()
        assert (await seat.act(seat.choice(Random(1))))["type"] == "done"
    said = await clock_of(guest)
    assert 0 < said["deadline"] - said["now"] <= 1000 * LIVE


def test_a_limit_of_requests_never_lasts_longer_than_its_minute(clock: WallClock, tmp_path: Path) -> None:
    settings = {**SETTINGS, **clock.environment, "MOUSQUETAIRES_REQUESTS_PER_MINUTE": "20"}
    with Served(tmp_path, settings=settings) as served, plain_http.Client(base_url=served.url) as client:
        for shift in (0, *STEPS.values()):
            clock.shift(shift)
            answers = [client.get("/api/tables") for _ in range(21)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert all(0 <= int(answer.headers["Retry-After"]) <= 60 for answer in refused)


@steps
def test_a_process_whose_clock_is_wrong_takes_over_without_loss(
    step: str, clock: WallClock, tmp_path: Path, postgres: Postgres
) -> None:
    """Processes go by the database's clock, and their leases do so as well."""

    async def story(first: Served, second: Served, database: str) -> None:
        tables = await lay_tables(first)
        clock.shift(STEPS[step])
        await asyncio.to_thread(second.start)
        for guest in (*tables.timed, tables.bots):
            assert await owner_of(database, guest.table) == process_of(first)
        await asyncio.to_thread(first.kill)
        for guest in (*tables.timed, tables.bots, tables.waiting):
            guest.url = second.url
        await tables.until_taken_over()
        await tables.check(given=int(1000 * LEASE))

    database = postgres.fresh_database("steps")
    first = Served(tmp_path, database, SETTINGS, "first")
    second = Served(tmp_path, database, {**SETTINGS, **clock.environment}, "second")
    with first:
        try:
            asyncio.run(story(first, second, database))
        finally:
            second.stop()
