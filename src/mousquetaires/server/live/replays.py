"""Replays of finished games, for everyone with the link. A running game can't be replayed."""

from collections import OrderedDict
from gzip import decompress
from typing import Final

from ..jobs.replay_worker import BotGameSource, LogSource, RecordSource, ReplayWorker
from ..refusals import store_answers
from ..store import Store
from .finished_tables import finished_table

KEPT: Final = 64  # replays in memory, of about 20 KB each
Key = tuple[str, int, int]


class Replays:
    """Reads games from the store, lets the worker make their replays, and keeps the newest in memory."""

    def __init__(self, store: Store, worker: ReplayWorker) -> None:
        self._store = store
        self._worker = worker
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    async def of_table(self, table: str, viewer: int) -> bytes:
        """A game that was played here, as compressed lines. ``Denied`` before it is over."""
        row = await finished_table(self._store, table)
        key = (table, viewer, row.chat_forgotten)
        if key not in self._kept:
            with store_answers():
                stored = await self._store.entries.read(table)
            self._kept[key] = await self._worker.replay(LogSource(table, row.secret, stored), viewer)
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def part_of_table(self, table: str, viewer: int, first: int, count: int) -> bytes:
        """Some of its lines, and nothing of the later ones."""
        lines = decompress(await self.of_table(table, viewer)).split(b"\n")
        return b"\n".join(lines[first : first + count])

    async def of_source(self, source: RecordSource | BotGameSource, viewer: int) -> bytes:
        """A game from a file, which is not stored, or of bots, which is played again."""
        return await self._worker.replay(source, viewer)
