"""Hashed keys of people at tables: sessions, resume links, bot tokens, feeds."""

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import ColumnElement, delete, func, insert, select

from .databases import Database
from .rows import KeyRow
from .schema import keys

QUERY_VALUES: Final = 500  # at most so many values in one query


class Keys:
    """Hashed secrets that identify people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, key: KeyRow) -> None:
        await self._database.execute(insert(keys).values(key._asdict()))

    async def find(self, hashed: str) -> KeyRow | None:
        found = await self._database.rows(select(keys).where(keys.c.hash == hashed))
        return KeyRow(*found[0]) if found else None

    async def of_kind(self, table: str, kind: str) -> list[KeyRow]:
        """All keys of one kind at a table."""
        query = select(keys).where(keys.c.table_id == table, keys.c.kind == kind)
        return [KeyRow(*row) for row in await self._database.rows(query)]

    async def existing(self, hashes: Collection[str]) -> set[str]:
        """Those of the given hashes that are stored."""
        asked = sorted(hashes)
        found: set[str] = set()
        for first in range(0, len(asked), QUERY_VALUES):
            query = select(keys.c.hash).where(keys.c.hash.in_(asked[first : first + QUERY_VALUES]))
            found |= {row[0] for row in await self._database.rows(query)}
        return found

    async def count(self, table: str, person: int, kind: str) -> int:
        query = select(func.count()).select_from(keys).where(_of_person(table, person), keys.c.kind == kind)
        return int((await self._database.rows(query))[0][0])

    async def use_up(self, hashed: str) -> bool:
        """Delete a key that works only once. True for the one caller who deleted it."""
        return await self._database.changes_one(delete(keys).where(keys.c.hash == hashed))

    async def revoke(self, hashed: str, table: str, person: int) -> bool:
        """Delete a key of this person. False if the person has no such key."""
        return await self._database.changes_one(delete(keys).where(keys.c.hash == hashed, _of_person(table, person)))

    async def delete(self, table: str, person: int, kinds: Sequence[str], but: str = "") -> None:
        """Delete a person's keys of some kinds, except the one with the hash ``but``."""
        where = _of_person(table, person), keys.c.kind.in_(kinds), keys.c.hash != but
        await self._database.execute(delete(keys).where(*where))


def _of_person(table: str, person: int) -> ColumnElement[bool]:
    return (keys.c.table_id == table) & (keys.c.person == person)
