"""Checks that every input which the server acknowledged is in the store afterwards."""

import asyncio
import sqlite3
from collections.abc import Iterable
from contextlib import closing

import asyncpg
import msgspec
from msgspec import Struct

Stored = tuple[str, int, bytes]  # table, version, body


class Marked(Struct):
    """The relevant part of a log entry."""

    mark: str = ""


class StoredInputs:
    """Acknowledged inputs: the mark of each, by table and version."""

    def __init__(self) -> None:
        self._marks: dict[tuple[str, int], str] = {}

    def __len__(self) -> int:
        return len(self._marks)

    def note(self, table: str, version: int, mark: str) -> None:
        """Note that the server has acknowledged an input."""
        self._marks[table, version] = mark

    def lost(self, stored: Iterable[Stored]) -> int:
        """How many acknowledged inputs are missing from the store, or differ there."""
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
    """All log entries in a database. No server may have it open."""
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
