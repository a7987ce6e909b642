"""A database that takes half as long to renew leases as leases last: they run out again and again, and games go on."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import asyncpg

from tests.server.cluster.processes import GALLERY, PACE, bots_only, stored, together
from tests.server.recorders import Recorder
from tests.server.served import PATIENCE, Served
from tests.server.services import Postgres

LEASE = 1.5  # seconds; renewed every third of it
BOT_MOVES = 40  # takes several renewals
SLOW = f"""
    CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep({LEASE / 2}); RETURN NULL; END';
    CREATE TRIGGER slow_renewal BEFORE UPDATE OF lease_until ON tables FOR EACH STATEMENT EXECUTE FUNCTION wait()
"""


async def slow_down(database: str) -> None:
    connection = await asyncpg.connect(database, ssl=False, timeout=PATIENCE)
    try:
        await connection.execute(SLOW)
    finally:
        await connection.close()


def test_bots_play_on_after_renewals_that_come_too_late(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.fresh_database("slow_renewal")
    settings = {"MOUSQUETAIRES_BOT_PACE_MS": str(PACE), "MOUSQUETAIRES_LEASE_SECONDS": str(LEASE)}

    async def story(served: Served) -> None:
        bots = await bots_only(served)
        await slow_down(database)
        moves = len((await stored(database, bots.table)).log)
        async with AsyncExitStack() as stack:
            looker = Recorder(bots, GALLERY, Random(0))
            await looker.enter(stack)
            await together(looker.until(moves + BOT_MOVES))

    with Served(tmp_path, database, settings, "alone") as served:
        asyncio.run(story(served))
