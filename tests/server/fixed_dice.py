"""The server with dice and bots that do the same in every run: ``python -m tests.server.fixed_dice serve``.

A player cannot ask for this: the program itself draws 256 random bits for each table. Here every table has the same
secret, but for a rematch, and its dice depend on the nonces of those who sit down, as ever. A bot's whims and the
suggestions for a player depend on what is seen.

Nothing of the server is imported above: the processes in which bots think read this module, too.
"""

import os
from contextvars import ContextVar
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mousquetaires.engine.view import Observation
    from mousquetaires.server.jobs.bot_workers import BotWorkers
    from mousquetaires.server.live.rematches import Rematches
    from mousquetaires.server.table.rematch_entries import Seating
    from mousquetaires.server.table.state import Json, TableState

UUID = 36  # characters
before = ContextVar("before", default=b"")  # the secret of the table whose people play again


def secret() -> bytes:
    return sha256(f"dice {os.environ.get('TEST_SEED')}".encode() + before.get()).digest()


def whim_for(view: "Observation") -> str:
    return sha256(f"{os.environ.get('TEST_SEED')} {view.to_json()}".encode()).hexdigest()


def install() -> None:
    fix_dice()
    fix_bots()
    fix_suggestions()


def fix_dice() -> None:
    from mousquetaires.server.live import table_lifecycle
    from mousquetaires.server.live.rematches import Rematches

    create = Rematches._create

    async def create_alike(one: "Rematches", old: "TableState", seating: "Seating") -> "TableState":
        token = before.set(old.secret)
        try:
            return await create(one, old, seating)
        finally:
            before.reset(token)

    table_lifecycle.new_seed = secret  # type: ignore[attr-defined]  # as the module imported it
    Rematches._create = create_alike  # type: ignore[method-assign, assignment]  # the same, with a secret of its own


def fix_bots() -> None:
    from mousquetaires.server.jobs.bot_workers import BotWorkers

    choose = BotWorkers.choose

    async def choose_alike(
        bot_workers: "BotWorkers",
        name: str,
        setup: "Json",
        view: "Observation",
        seat: int,
        whim: str,
        box: "Json | None",
    ) -> str | None:
        return await choose(bot_workers, name, setup, view, seat, whim_for(view), box)

    BotWorkers.choose = choose_alike  # type: ignore[method-assign, assignment]  # the same, with another whim


def fix_suggestions() -> None:
    from mousquetaires.server.api import websocket_play
    from mousquetaires.server.choice_odds import suggestion

    def suggest_alike(view: "Observation", seed: str) -> str:
        """A browser's marks are UUIDs and drawn anew each time; those of the tests are not."""
        return suggestion(view, whim_for(view) if len(seed) == UUID else seed)

    websocket_play.suggestion = suggest_alike  # type: ignore[attr-defined]  # as the module imported it


if __name__ == "__main__":
    from mousquetaires.__main__ import main

    install()
    main()
