"""Deletes abandoned tables, old games and old chat when their retention period is over."""

from typing import Final

import msgspec

from ..logs import log
from ..settings import Settings
from ..store import Store
from ..table.entries import Said, encode, readable

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY
LAST_CLEAN_UP: Final = "last_sweep"  # stored: when the last clean-up was, and from when on anything may be deleted


async def may_delete(store: Store, now: int) -> bool:
    """Whether the clock can be trusted enough to delete by it.

    If the clock is far from the last clean-up, either it was set or the server was off for long. We cannot tell which,
    so nothing is deleted for a week. The operator has that time to read the log and to correct the clock.
    """
    newest = await store.tables.last_change() or now
    last, delete_from = map(int, (await store.values.get_or_create(LAST_CLEAN_UP, lambda: f"{newest} 0")).split())
    if not last - HOUR <= now <= last + WEEK:
        delete_from = now + WEEK
        log.warning("clean_up_postponed", days=7, clock_moved_by_hours=(now - last) // HOUR, advice="check the clock")
    await store.values.set(LAST_CLEAN_UP, f"{now} {min(delete_from, now + WEEK)}")
    return now >= delete_from


async def clean_up(store: Store, settings: Settings, now: int) -> list[str]:
    """Delete everything that is past its retention period. Returns the tables that changed."""
    if settings.keep_finished_days:
        await store.analyses.delete_of_bots(now - settings.keep_finished_days * DAY)
    return [*await delete_old_tables(store, settings, now), *await erase_old_chat(store, settings, now)]


async def delete_old_tables(store: Store, settings: Settings, now: int) -> list[str]:
    """Delete tables at which nothing has happened for too long. 0 keeps them for ever."""
    retention = (
        ("waiting", settings.keep_waiting_hours * HOUR),
        ("playing", settings.keep_playing_days * DAY),
        ("over", settings.keep_finished_days * DAY),
        ("frozen", settings.keep_finished_days * DAY),
    )
    deleted = []
    for status, kept in retention:
        for table in await store.tables.unchanged_since(now - kept, status) if kept else ():
            if await last_entry_at(store, table) < now - kept:  # moves do not change a table's own row, only its log
                await store.tables.delete(table)
                deleted.append(table)
    return deleted


async def erase_old_chat(store: Store, settings: Settings, now: int) -> list[str]:
    """Erase the chat of games that ended too long ago. 0 keeps it for ever."""
    if not settings.keep_chat_days:
        return []
    erased = await store.tables.with_chat_before(now - settings.keep_chat_days * DAY)
    for table in erased:
        await erase_chat(store, table)
        await store.tables.mark_chat_erased(table, now)
    return erased


async def last_entry_at(store: Store, table: str) -> int:
    """When something last happened at a table."""
    return max((entry.at for _, entry in readable(await store.entries.last(table))), default=0)


async def erase_chat(store: Store, table: str) -> None:
    """Erase the text of all chat entries, and the hash from which it could be guessed. The entries remain."""
    for version, entry in readable(await store.entries.read(table)):
        if isinstance(entry, Said) and entry.text:
            await store.entries.replace(table, version, encode(msgspec.structs.replace(entry, text="", sent="")))
