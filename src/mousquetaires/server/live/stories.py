"""Stories of finished games, for everyone with the link. While a game runs there is none."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from gzip import decompress
from typing import Final

import msgspec

from ..jobs.replay_worker import ReplayWorker, StoryRequest
from ..store import Store
from .finished_tables import finished_table

KEPT: Final = 64  # stories in memory, of about 10 KB each
RecordOf = Callable[[str], Awaitable[dict[str, object]]]


class Stories:
    """Lets the replay worker tell finished games, and keeps the newest stories in memory."""

    def __init__(self, store: Store, worker: ReplayWorker, record_of: RecordOf) -> None:
        self._store = store
        self._worker = worker
        self._record_of = record_of
        self._kept: OrderedDict[tuple[str, str, bool], bytes] = OrderedDict()

    async def of_table(self, table: str, language: str, markdown: bool = False) -> bytes:
        """The story of a game that was played here. ``Denied`` before it is over."""
        await finished_table(self._store, table)
        key = (table, language, markdown)
        if key not in self._kept:
            record = msgspec.json.encode(await self._record_of(table))
            self._kept[key] = await self._worker.ask(StoryRequest(record, language, markdown))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return decompress(self._kept[key])
