"""A message that is sent twice is done once, before and after a restart. Its mark identifies it."""

import asyncio
from pathlib import Path

import pytest

from mousquetaires.data import load
from mousquetaires.server.jobs.cleanup import erase_chat
from mousquetaires.server.refusals import Denied
from mousquetaires.server.store import open_store
from mousquetaires.server.table.authors import Author
from mousquetaires.server.table.entries import Came, Opened, Said, decode, encode
from mousquetaires.server.table.entry_effects import fold
from mousquetaires.server.table.options import TableOptions, check_options
from mousquetaires.server.table.state import TableState
from tests.server.served import Guest, Json, Served, new_game

HELLO: Json = {"type": "say", "mark": "m1", "text": "Bonsoir"}


async def says(guest: Guest, seat: int, **message: object) -> tuple[int, object]:
    """The status, and the version or the key of the refusal."""
    answer = await guest.ask("POST", f"/seats/{seat}/moves", HELLO | message)
    return answer.status_code, answer.json().get("version", answer.json().get("key"))


async def check(guest: Guest, said: dict[int, object]) -> None:
    """Each of the seats has said it once, and nothing else under the same mark."""
    for seat, version in said.items():
        assert await says(guest, seat) == (200, version)
        assert await says(guest, seat, text="Bonne nuit") == (409, "server-mark-used")
        other = {"type": "show", "mark": "m1", "card": "combat"}
        assert (await guest.ask("POST", f"/seats/{seat}/moves", other)).json()["key"] == "server-mark-used"
    async with guest.look(2) as seat_two:
        await seat_two.hear()
        assert (await seat_two.do("say", mark="m1", text="Bonsoir"))["version"] == said[2]
        assert (await seat_two.do("say", mark="m1", text="Bonne nuit"))["reason"]["key"] == "server-mark-used"


def test_a_mark_is_one_seats_and_one_messages_over_a_restart_too(tmp_path: Path) -> None:
    async def first(url: str) -> tuple[Guest, dict[int, object]]:
        guest = await new_game(url, (1, 2, 3), 4)
        said: dict[int, object] = {seat: (await says(guest, seat))[1] for seat in (1, 2)}
        assert len(set(said.values())) == 2  # the second one is no repetition of the first
        await check(guest, said)
        return guest, said

    served = Served(tmp_path)
    with served:
        guest, said = asyncio.run(first(served.url))
    with served:
        asyncio.run(check(guest, said))
        assert asyncio.run(says(guest, 3))[0] == 200
        assert asyncio.run(says(guest, 6))[0] == 200


def test_logs_that_do_not_know_what_was_sent_are_followed() -> None:
    state = TableState("table", load(), bytes(32))
    for entry in (Opened(at=0, by=1, agreed=check_options(TableOptions(), 120)), Came(at=0, by=1, nickname="Athos")):
        fold(state, entry)
    fold(state, decode(b'{"kind":"said","at":1,"by":1,"mark":"m1","gallery":false,"text":"Bonsoir"}'))
    assert state.done(Author(1, 2, "m1", "any")) == 3
    assert state.done(Author(2, 2, "m1", "any")) is None
    word = Said(at=2, by=1, gallery=True, text="Bonsoir", mark="m2", sent="6 abc")
    fold(state, decode(encode(word)))
    assert state.done(Author(1, 6, "m2", "abc")) == 4
    assert state.done(Author(1, 1, "m2", "abc")) is None
    with pytest.raises(Denied, match="server-mark-used"):
        state.done(Author(1, 6, "m2", "xyz"))


def test_forgotten_talk_cannot_be_guessed_from_what_is_left(tmp_path: Path) -> None:
    async def story() -> None:
        with Served(tmp_path) as served:
            guest = await new_game(served.url)
            await says(guest, 1)
        store = await open_store(served.database)
        try:
            await erase_chat(store, guest.table)
            (left,) = [
                one for _, body in await store.entries.read(guest.table) if isinstance(one := decode(body), Said)
            ]
            assert (left.text, left.sent) == ("", "")
        finally:
            await store.close()

    asyncio.run(story())
