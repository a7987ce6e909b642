"""Finished games in a server's database, without the time it takes to play them."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final

import msgspec

from mousquetaires.analysis.game_steps import finished_session
from mousquetaires.analysis.ledger import Depth
from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Setup
from mousquetaires.engine.record import Session
from mousquetaires.server.jobs.analysis_runner import packed
from mousquetaires.server.jobs.analysis_worker import Analyst
from mousquetaires.server.rules_fingerprint import fingerprint
from mousquetaires.server.store import EntryRow, TableRow, open_store
from mousquetaires.server.store.analyses import DONE, AnalysedGame
from mousquetaires.server.table.entries import encode
from mousquetaires.server.table.entries_from_record import followed_record
from mousquetaires.server.table.state import TableState
from mousquetaires.server.table.table_info import lobby_line
from tests.leaks.sessions import play
from tools.random_play import some_input

SECRET: Final = bytes(32)
LATER: Final = 4_000_000_000_000  # so late that no clean-up deletes the game


def played_here(setup: Setup) -> dict[str, object]:
    """The record of a game whose dice came from the seed of these tables, played at random."""
    session = Session(setup, load(), Seed(SECRET))
    rng = Random(1625)
    while not session.game.over:
        play(session, some_input(session.game, rng))
    return session.to_json()


def store_finished(database: str, games: Mapping[str, object]) -> None:
    """Write games, given as table id and record, into the database of a server that does not run yet."""

    async def write() -> None:
        store = await open_store(database)
        try:
            for table, record in games.items():
                state = TableState(table, load(), SECRET)
                log = [encode(entry) for entry in followed_record(state, record)]
                info = msgspec.json.encode(lobby_line(state)).decode()
                engine = fingerprint(load().digest)
                row = TableRow(table, LATER, LATER, "", state.status, False, info, SECRET, engine)
                await store.tables.create(row, [EntryRow(table, n, body) for n, body in enumerate(log, 1)])
        finally:
            await store.close()

    with ThreadPoolExecutor() as thread:  # a browser test has a loop of its own in this one
        thread.submit(asyncio.run, write()).result()


def store_analyses(database: str, games: Mapping[str, object], depth: Depth, playouts: int) -> None:
    """Analyse games of a database as a server's worker does, but with fewer tries, and store the results."""
    made: dict[str, tuple[bytes, bytes]] = {}
    for table, record in games.items():
        analyst = Analyst(load(), depth, playouts)
        session = finished_session(record, load())
        analyst.play_out(session, 0)
        made[table] = analyst.ledger(session), packed(analyst.bands)

    async def write() -> None:
        store = await open_store(database)
        try:
            for table, (ledger, bands) in made.items():
                await store.analyses.add(AnalysedGame(table, table), "")
                for _ in ("ledger", "playouts"):
                    job = await store.analyses.claim("a worker", 1000)
                    assert job is not None
                    assert job.game.key == table
                    if job.body:
                        await store.analyses.keep_playouts(table, "a worker", 100, bands)
                        await store.analyses.finish(table, "a worker", DONE)
                    else:
                        await store.analyses.keep_ledger(table, "a worker", ledger)
        finally:
            await store.close()

    with ThreadPoolExecutor() as thread:
        thread.submit(asyncio.run, write()).result()
