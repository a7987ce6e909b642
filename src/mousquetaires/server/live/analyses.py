"""Analyses of finished games, for everyone with the link. A running game can't be analysed."""

from gzip import decompress
from hashlib import blake2b
from typing import Final

import msgspec
from msgspec import Raw

from mousquetaires.engine.components import Components
from mousquetaires.engine.record import RecordError

from ..access.secret_tokens import address_hash
from ..jobs.analysis_runner import AnalysisRunner
from ..refusals import Denied, store_answers
from ..store import Store
from ..store.analyses import FAILED, NONE, AnalysedGame, AnalysisRow
from ..table.bot_game import BotGame, check_versions
from .finished_tables import finished_table

MOST_WAITING: Final = 100  # ledgers that wait or run
MOST_OF_STRANGERS: Final = 3  # analyses of one address that are not finished
MOST_OF_ADDRESS: Final = 12  # the same, for people of the analysed table: several may share an address
BOTS_PREFIX: Final = "bots-"


class Analyses:
    """Asks for analyses and reads their results."""

    def __init__(self, store: Store, runner: AnalysisRunner, components: Components, salt: str) -> None:
        self._store = store
        self._runner = runner
        self._components = components
        self._salt = salt

    async def of_table(self, table: str) -> AnalysedGame:
        """A game that was played here. ``Denied`` before it is over."""
        await finished_table(self._store, table)
        return AnalysedGame(table, table)

    def of_bots(self, game: BotGame) -> AnalysedGame:
        """A game of bots, which is played again for its analysis. ``Denied`` if other versions played it."""
        try:
            check_versions(game, self._components)
        except RecordError as error:
            raise Denied("server-record-rules", 400) from error
        text = msgspec.json.encode(msgspec.to_builtins(game, str_keys=True), order="deterministic")
        return AnalysedGame(BOTS_PREFIX + blake2b(text, digest_size=16).hexdigest(), None, text)

    async def ask(self, game: AnalysedGame, address: str, *, known: bool) -> AnalysisRow:
        """Put a game into the queue, unless it is there or done already. ``known``: a person of its table asks."""
        hashed = address_hash(address, self._salt)
        with store_answers():
            found = await self._store.analyses.find(game.key)
            if found is None or found.status == FAILED:
                await self._check_length(hashed, MOST_OF_ADDRESS if known else MOST_OF_STRANGERS)
                await self._store.analyses.add(game, hashed)
                self._runner.wake()
        return await self.find(game)

    async def find(self, game: AnalysedGame) -> AnalysisRow:
        """How far an analysis is, and what of it is made. Its status is ``NONE`` until someone asks for it."""
        with store_answers():
            found = await self._store.analyses.find(game.key)
        return AnalysisRow(NONE, 0) if found is None else found

    async def _check_length(self, address: str, most: int) -> None:
        length = await self._store.analyses.length(address)
        if length.address >= most:
            raise Denied("server-analyses-yours", 429, n=most)
        if length.everyone >= MOST_WAITING:
            raise Denied("server-analyses-busy", 503)


def result_of(row: AnalysisRow) -> dict[str, Raw] | None:
    """The analysis as JSON by field, once the ledger is made. The playouts are those that are made so far."""
    if not row.body:
        return None
    return {**msgspec.json.decode(decompress(row.body), type=dict[str, Raw]), "playouts": playouts_of(row)}


def playouts_of(row: AnalysisRow) -> Raw:
    """The bands that are made so far, as JSON."""
    return Raw(decompress(row.playouts) if row.playouts else b"[]")
