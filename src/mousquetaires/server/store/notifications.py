"""Subscriptions (where a person receives notifications) and notices (the notifications that were due)."""

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from .databases import Database
from .rows import NoticeRow, SubscriptionRow
from .schema import notices, subscriptions


class Subscriptions:
    """Where people receive notifications."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: SubscriptionRow) -> None:
        await self._database.execute(insert(subscriptions).values(row._asdict()))

    async def delete(self, table: str, person: int, subscription: str) -> None:
        where = subscriptions.c.table_id == table, subscriptions.c.person == person, subscriptions.c.id == subscription
        await self._database.execute(delete(subscriptions).where(*where))

    async def of_person(self, table: str, person: int) -> list[SubscriptionRow]:
        where = subscriptions.c.table_id == table, subscriptions.c.person == person
        return [SubscriptionRow(*row) for row in await self._database.rows(select(subscriptions).where(*where))]


class Notices:
    """Notifications that were due, one per prompt. Feeds list them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: NoticeRow) -> bool:
        """Store that a notice is due. False if another process has stored it."""
        try:
            await self._database.execute(insert(notices).values(row._asdict()))
        except IntegrityError:
            return False
        return True

    async def mark_sent(self, row: NoticeRow, sent: bool) -> bool:
        """Store whether a notice was sent. False if that was stored already."""
        where = (notices.c.table_id == row.table_id) & (notices.c.person == row.person)
        marked = update(notices).where(where, notices.c.version == row.version, notices.c.sent.is_(not sent))
        return await self._database.changes_one(marked.values(sent=sent))

    async def newest(self, table: str, person: int, limit: int) -> list[NoticeRow]:
        query = select(notices).where(notices.c.table_id == table, notices.c.person == person)
        found = await self._database.rows(query.order_by(notices.c.version.desc()).limit(limit))
        return [NoticeRow(*row) for row in found]
