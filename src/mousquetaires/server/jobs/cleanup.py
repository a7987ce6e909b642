"""What is not kept for ever: tables nobody came to, old games, old chat."""

from typing import Final

import msgspec

from ..logs import log
from ..settings import Settings
from ..store import Store
from ..table.entries import Said, encode, readable

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY
LAST_SWEEP: Final = "last_sweep"  # when it was, and from when on something may be deleted


async def clock_is_trusted(store: Store, now: int) -> bool:
    """Whether it may be as late as the clock says: if so, what has had its time is deleted.

    A clock that is far from where it was at the last sweep was set, or the server was off for long. Nobody can tell
    which, so nothing is deleted for a week: the operator has the time to read the log and to set the clock right.
    """
    newest = await store.tables.last_change() or now
    last, begins = map(int, (await store.values.get_or_create(LAST_SWEEP, lambda: f"{newest} 0")).split())
    if not last - HOUR <= now <= last + WEEK:
        begins = now + WEEK
        log.warning("clean_up_postponed", days=7, clock_moved_by_hours=(now - last) // HOUR, advice="check the clock")
    await store.values.set(LAST_SWEEP, f"{now} {min(begins, now + WEEK)}")
    return now >= begins


async def sweep(store: Store, settings: Settings, now: int) -> list[str]:
    """Delete what has had its time (0 keeps for ever); answers the tables at which something was."""
    limits = (
        ("waiting", settings.keep_waiting_hours * HOUR),
        ("playing", settings.keep_playing_days * DAY),
        ("over", settings.keep_finished_days * DAY),
        ("frozen", settings.keep_finished_days * DAY),
    )
    changed = []
    for status, kept in limits:
        for table in await store.tables.unchanged_since(now - kept, status) if kept else ():
            if await last_entry_at(store, table) < now - kept:  # a game in progress touches its log alone
                await store.tables.delete(table)
                changed.append(table)
    if settings.keep_chat_days:
        for table in await store.tables.with_chat_before(now - settings.keep_chat_days * DAY):
            await forget_chat(store, table)
            await store.tables.mark_chat_erased(table, now)
            changed.append(table)
    return changed


async def last_entry_at(store: Store, table: str) -> int:
    """When something last happened at a table."""
    return max((entry.at for _, entry in readable(await store.entries.last(table))), default=0)


async def forget_chat(store: Store, table: str) -> None:
    """What was said at a table is no longer kept, nor what it could be guessed by; that something was said, is."""
    for version, entry in readable(await store.entries.read(table)):
        if isinstance(entry, Said) and entry.text:
            await store.entries.replace(table, version, encode(msgspec.structs.replace(entry, text="", sent="")))
