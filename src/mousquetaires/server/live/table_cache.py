"""A cache of the tables that this process has in memory."""

from collections import OrderedDict

from prometheus_client import Gauge

from .live_table import LiveTable


class TableCache(OrderedDict[str, LiveTable]):
    """Tables by their ids, the longest unused first."""

    def __init__(self, most: int, gauge: Gauge) -> None:
        super().__init__()
        self._most = most
        self._gauge = gauge

    def add(self, live: LiveTable) -> None:
        """Add a table. If there are too many, the longest unused ones without viewers are dropped."""
        self[live.state.id] = live
        for table, other in list(self.items())[: max(0, len(self) - self._most)]:
            if not other.viewers and not other.lock.locked() and other is not live:
                del self[table]
        self._gauge.set(len(self))

    def drop(self, table: str) -> None:
        """Drop a table. The next request loads it again."""
        self.pop(table, None)
        self._gauge.set(len(self))

    def drop_deleted(self, live: LiveTable) -> None:
        """Drop a table that was deleted in the store, and disconnect its viewers."""
        self.drop(live.state.id)
        for viewer in live.all_viewers():
            viewer.dismiss("server-table-deleted")
