"""The books of the run: every input the server said it had stored, to be found in the store afterwards."""

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing

import asyncpg
import msgspec
from msgspec import Struct

Stored = tuple[str, int, bytes]  # table, version, body


class Marked(Struct):
    """An entry of a log, as far as it matters here."""

    mark: str = ""


class StoredInputs:
    """What was acknowledged: the mark of an input by its table and version."""

    def __init__(self) -> None:
        self._marks: dict[tuple[str, int], str] = {}

    def __len__(self) -> int:
        return len(self._marks)

    def note(self, table: str, version: int, mark: str) -> None:
        """The server says that it has stored an input."""
        self._marks[table, version] = mark

    def lost(self, stored: Iterable[Stored]) -> int:
        """How many acknowledged inputs are not in the store, or not as they were sent."""
        decode = msgspec.json.Decoder(Marked).decode
        wanted = self._marks
        found = sum(
            wanted.get((table, version)) == decode(body).mark
            for table, version, body in stored
            if (table, version) in wanted
        )
        return len(wanted) - found


QUESTION = "SELECT table_id, version, body FROM entries"


def stored_in(database: str) -> list[Stored]:
    """Every entry of every log in a database, which no server has open any more."""
    if database.startswith("sqlite:///"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            return list(connection.execute(QUESTION))
    return asyncio.run(_in_postgres(database))


async def _in_postgres(database: str) -> list[Stored]:
    connection = await asyncpg.connect(database, ssl=False)
    try:
        return [(row[0], row[1], bytes(row[2])) for row in await connection.fetch(QUESTION)]
    finally:
        await connection.close()
