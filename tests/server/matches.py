"""Games on a real server whose stored log a test can read and change."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from random import Random

from tests.server.recorders import Recorder, Stored
from tests.server.served import PATIENCE, Served, new_game

FIXED = 1628  # the seed of these games


def stored(served: Served, table: str) -> Stored:
    """A table as the server's file has it, while the server runs."""
    file = served.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=PATIENCE)) as base:
        log = base.execute("SELECT version, body FROM entries WHERE table_id = ? ORDER BY version", (table,)).fetchall()
        (row,) = base.execute("SELECT secret, engine, status FROM tables WHERE id = ?", (table,))
    return Stored(log, *row)


def change(served: Served, statement: str, *values: object) -> None:
    """Change the file of a server that does not run."""
    with closing(sqlite3.connect(served.database.removeprefix("sqlite:///"))) as base:
        assert base.execute(statement, values).rowcount > 0
        base.commit()


@dataclass
class Match:
    """A game and those who play it."""

    table: str
    recorders: list[Recorder]

    @property
    def over(self) -> bool:
        return all(recorder.over for recorder in self.recorders)


async def hot_seat(served: Served, rng: Random) -> Match:
    """Both sides played by one person, with a socket for each."""
    host = await new_game(served.url, (0, 1), 2, open=True)
    return Match(host.table, [Recorder(host, seat, Random(rng.random())) for seat in (0, 1)])


async def against_bots(served: Served, rng: Random) -> Match:
    host = await new_game(served.url, (1,), 2)
    return Match(host.table, [Recorder(host, 1, Random(rng.random()))])
