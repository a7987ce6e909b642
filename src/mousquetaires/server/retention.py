"""What is not kept for ever: tables nobody came to, old games, old chat."""

from typing import Final

import msgspec

from .entries import Said, decode, encode
from .settings import Settings
from .store import Store

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR


async def sweep(store: Store, settings: Settings, now: int) -> None:
    """Delete what has had its time; 0 keeps for ever."""
    limits = (
        ("waiting", settings.keep_waiting_hours * HOUR), ("playing", settings.keep_playing_days * DAY),
        ("over", settings.keep_finished_days * DAY), ("frozen", settings.keep_finished_days * DAY),
    )
    for status, kept in limits:
        if kept:
            for table in await store.stale_tables(status, now - kept):
                if await last_entry_at(store, table) < now - kept:  # a game in progress touches its log alone
                    await store.delete_table(table)
    if settings.keep_chat_days:
        for table in await store.stale_tables("over", now - settings.keep_chat_days * DAY):
            await forget_chat(store, table)


async def last_entry_at(store: Store, table: str) -> int:
    """When something last happened at a table."""
    stored = await store.log(table)
    return decode(stored[-1][1]).at if stored else 0


async def forget_chat(store: Store, table: str) -> None:
    """What was said at a table is no longer kept, nor what it could be guessed by; that something was said, is."""
    for version, body in await store.log(table):
        entry = decode(body)
        if isinstance(entry, Said) and entry.text:
            await store.rewrite(table, version, encode(msgspec.structs.replace(entry, text="", sent="")))
