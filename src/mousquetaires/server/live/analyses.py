"""Analyses of finished games, for everyone with the link. A running game can't be analysed."""

from gzip import decompress
from typing import Final

from msgspec import Raw

from ..access.secret_tokens import address_hash
from ..jobs.analysis_runner import AnalysisRunner
from ..refusals import Denied, store_answers
from ..store import Store
from ..store.analyses import FAILED, NONE, AnalysisRow
from .finished_tables import finished_table

MOST_WAITING: Final = 100  # analyses that wait or run
MOST_OF_ADDRESS: Final = 3  # of these for one address


class Analyses:
    """Asks for analyses and reads their results."""

    def __init__(self, store: Store, runner: AnalysisRunner, salt: str) -> None:
        self._store = store
        self._runner = runner
        self._salt = salt

    async def ask(self, table: str, address: str) -> AnalysisRow:
        """Put a game into the queue, unless it is there or done already."""
        await finished_table(self._store, table)
        hashed = address_hash(address, self._salt)
        with store_answers():
            found = await self._store.analyses.find(table)
            if found is None or found.status == FAILED:
                await self._check_length(hashed)
                await self._store.analyses.add(table, hashed)
                self._runner.wake()
        return await self.find(table)

    async def find(self, table: str) -> AnalysisRow:
        """How far an analysis is, or the result. Its status is ``NONE`` until someone asks for it."""
        await finished_table(self._store, table)
        with store_answers():
            found = await self._store.analyses.find(table)
        return AnalysisRow(NONE, 0, b"") if found is None else found

    async def _check_length(self, address: str) -> None:
        length = await self._store.analyses.length(address)
        if length.address >= MOST_OF_ADDRESS:
            raise Denied("server-analyses-yours", 429, n=MOST_OF_ADDRESS)
        if length.everyone >= MOST_WAITING:
            raise Denied("server-analyses-busy", 503)


def result_of(row: AnalysisRow) -> Raw | None:
    """The analysis as JSON, once it is done."""
    return Raw(decompress(row.body)) if row.body else None
