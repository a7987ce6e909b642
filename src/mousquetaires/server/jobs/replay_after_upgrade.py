"""Replays running games once after an upgrade, to check that this version plays them the same."""

from ..live.registry import Registry
from ..logs import log
from ..refusals import Denied
from ..table.game_commands import Freeze

GONE = 404  # the status for a table that was deleted


async def check_running_games(registry: Registry) -> None:
    """Replay every running game of another version. One that does not replay is frozen, never changed."""
    again = False
    for table in await registry.store.tables.unverified(registry.engine):
        try:
            await _check(registry, table)
        except Denied as denied:
            again = again or denied.status != GONE
        except Exception as error:
            log.error("game_not_checked", table=table, why=type(error).__name__, exc_info=error)
    if again:
        raise Denied("server-busy", 503)  # another process wrote meanwhile, or the store is away


async def _check(registry: Registry, table: str) -> None:
    live = await registry.current(table)
    if live.state.frozen:
        await registry.apply(table, Freeze(live.state.version))
    else:
        await registry.store.tables.mark_verified(table, registry.engine)
        registry.save_snapshots([live])
