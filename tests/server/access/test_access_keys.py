"""Keys of people who were removed or banned."""

import asyncio
from pathlib import Path
from typing import Literal

import pytest

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.server.refusals import Denied
from mousquetaires.server.table.authors import Author
from mousquetaires.server.table.options import TableOptions
from mousquetaires.server.table.people_commands import Moderate
from mousquetaires.server.table.state import HOST
from tests.server.bot_games import PACE
from tests.server.in_process import running_server


@pytest.mark.parametrize(("what", "told"), [("remove", "server-removed"), ("ban", "server-banned")])
def test_a_removed_persons_key_is_unknown_before_the_store_has_withdrawn_it(
    tmp_path: Path, what: Literal["remove", "ban"], told: str
) -> None:
    """A click on "Try again" may arrive between the verdict and the deletion of the keys."""

    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=PACE) as server:
            state, _ = await server.tables.open(TableOptions(players=2), "Athos", "")
            person, secret = await server.admission.join(state.id, "Bonacieux", "10.0.0.1")
            await server.registry.apply(state.id, Moderate(person, what), Author(HOST))
            with pytest.raises(Denied) as denied:
                await server.keys.visitor(state.id, secret)
            assert (denied.value.key, denied.value.status) == ("server-unknown-key", 401)
            with pytest.raises(Denied, match=told):  # a connection that was let in just before
                async with server.presence.watching(state.id, person, SPECTATOR, None):
                    pass

    asyncio.run(story())
