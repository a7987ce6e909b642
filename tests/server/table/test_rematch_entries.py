"""A rematch keeps the table: its settings, players, seats and notices, and who was banned."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from mousquetaires.data import load
from mousquetaires.server.access import admission
from mousquetaires.server.access.ban_addresses import address_key, rematch_key
from mousquetaires.server.access.secret_tokens import SESSION
from mousquetaires.server.refusals import Denied
from mousquetaires.server.table.entries import Came, Judged, Opened, Sat
from mousquetaires.server.table.entry_effects import apply_entry
from mousquetaires.server.table.options import TableOptions, check_options
from mousquetaires.server.table.people_commands import Join
from mousquetaires.server.table.rematch_entries import first_entries, same_seats, swapped_seats
from mousquetaires.server.table.state import TableState
from tests.server import plain_http
from tests.server.in_process import running_server
from tests.server.served import PATIENCE, Guest, Json, Served, come, nonce, open_table
from tests.server.steps import made
from tests.server.table.seat_checks import KEPT, refused, sits, until_let_go

HOOK = {"to": {"type": "webhook", "url": "http://127.0.0.1:9/told", "secret": "whsec_" + "A" * 32}}
ELSEWHERE = "127.0.0.43"
BANNED = (403, "server-banned")


def from_elsewhere(served: Served, method: str, path: str, body: object = None) -> httpx.Response:
    """A request without a key, from an address that no other person uses."""
    transport = httpx.HTTPTransport(local_address=ELSEWHERE, verify=plain_http.NO_CERTIFICATES)
    with httpx.Client(base_url=served.url, transport=transport, timeout=PATIENCE) as client:
        return client.request(method, f"/api/tables/{path}", json=body)


def comes_from_elsewhere(served: Served, table: str, nickname: str) -> Guest:
    answer = from_elsewhere(served, "POST", f"{table}/people", {"nickname": nickname})
    return Guest(served.url, table, answer.cookies["mousquetaires"], answer.json()["person"])


async def to_the_end(host: Guest, *others: Guest) -> None:
    """All players let bots play until the game is over."""
    for guest in (host, *others):
        for seat in (await guest.must("GET", "/me"))["seats"]:
            await guest.must("DELETE", f"/seats/{seat}")
            await host.must("POST", f"/seats/{seat}/bot", {})
    async with host.look(6) as gallery:
        await gallery.hear()
        while not gallery.view.get("ending"):
            await gallery.hear()


async def follow(guest: Guest, body: Json | None = None) -> tuple[Guest, Json]:
    answer = await guest.ask("POST", "/rematch/people", body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Guest(guest.url, made["table"], answer.cookies["mousquetaires"], guest.person), made


def sessions(served: Served, table: str) -> int:
    with closing(sqlite3.connect(served.database.removeprefix("sqlite:///"))) as base:
        wanted = "SELECT count(*) FROM keys WHERE table_id = ? AND kind = 'session'"
        return int(base.execute(wanted, (table,)).fetchone()[0])


def test_a_rematch_keeps_what_was_agreed_the_people_and_their_seats(served: Served) -> None:
    async def story() -> None:
        wish: Json = {"players": 3, "name": "Encore", "variants": ["easier"], "bots": {"2": "random"}, "open": True}
        host = await open_table(served.url, "Athos", **wish, clock={"move_seconds": 3600}, hourglass_seconds=60)
        milady, loud, rude = [await come(served.url, host.table, name) for name in ("Milady", "Loud", "Rude")]
        await host.sit(1)
        await milady.sit(0)
        await host.start()
        await host.must("POST", "/verdicts", {"person": loud.person, "what": "mute"})
        await host.must("POST", "/verdicts", {"person": rude.person, "what": "remove"})
        await to_the_end(host, milady)
        again = (await host.must("POST", "/rematch"))["table"]
        assert sessions(served, again) == 0  # nobody has a key before he comes
        before, after = [await Guest(served.url, table, "", 0).must("GET", "") for table in (host.table, again)]
        same = ("name", "setup", "listed", "open", "spectators", "hourglass_seconds", "clock", "host")
        assert {name: before[name] for name in same} == {name: after[name] for name in same}
        assert after["people"] == [one for one in before["people"] if one["person"] != rude.person]
        assert [(one["offered"], one["person"], one["bot"]) for one in after["seats"]] == [
            (milady.person, 0, ""),
            (host.person, 0, ""),
            (0, 0, "random"),
        ]
        late = await come(served.url, host.table, "Late")
        newcomer, other = [await come(served.url, again, name) for name in ("New", "Newer")]
        assert other.person == late.person  # and yet they are not the same
        assert await refused(late, "POST", "/rematch/people") == (404, "server-no-rematch")
        assert await sits(newcomer, 0) == KEPT
        share = nonce()
        she, made = await follow(milady, {"nonce": share})
        assert made == {"table": again, "notices": {}}
        info = await she.must("GET", "")
        assert (info["seats"][0]["person"], info["seats"][0]["nonce"]) == (milady.person, share)
        he, _ = await follow(host)
        assert (await he.must("GET", "/me"))["seats"] == []
        assert await refused(host, "POST", "/rematch/people", {"nonce": "short"}) == (400, "server-nonce")
        await he.sit(1)
        await he.start()
        assert (await follow(milady))[0].secret != she.secret  # another device, while they play

    asyncio.run(story())


def table_of(players: int, bots: dict[int, str], seats: dict[int, int], **wish: object) -> TableState:
    """A table at which each of these seats belongs to a person; the other seats are for bots."""
    state = TableState("first", load(), bytes(32))
    options = TableOptions(players=players, bots=bots, **wish)  # type: ignore[arg-type]
    apply_entry(state, Opened(at=0, by=1, agreed=check_options(options, 120)))
    for person in sorted({1, *seats.values()}):
        apply_entry(state, Came(at=0, by=person, nickname=f"P{person}"))
    for seat, person in seats.items():
        apply_entry(state, Sat(at=0, by=person, seats=[seat], nonce=nonce()))
    return state


def rematch_of(old: TableState) -> TableState:
    """The rematch with swapped sides; everyone takes the seats that are kept for them."""
    made = TableState("next", load(), bytes(32))
    for entry in first_entries(old, swapped_seats(old), 1):
        apply_entry(made, entry)
    for number, seat in made.seats.items():
        if seat.offered:
            apply_entry(made, Sat(at=2, by=seat.offered, seats=[number], nonce=nonce()))
    return made


def players(state: TableState) -> list[int | str]:
    return [seat.owner or seat.bot for seat in state.seats.values()]


def test_one_person_against_bots_swaps_sides_and_back() -> None:
    alone = table_of(3, {0: "master", 1: "novice"}, {2: 1})
    assert players(alone) == ["master", "novice", 1]
    assert players(rematch_of(alone)) == [1, "novice", "master"]
    assert players(rematch_of(table_of(3, {1: "novice", 2: "random"}, {0: 1}))) == ["novice", 1, "random"]


def test_several_people_are_milady_one_after_the_other() -> None:
    table = table_of(4, {3: "novice"}, {0: 1, 1: 2, 2: 3})
    seen = []
    for _ in range(3):
        table = rematch_of(table)
        seen.append(players(table))
    assert seen == [[2, 3, 1, "novice"], [3, 1, 2, "novice"], [1, 2, 3, "novice"]]


def test_nobody_plays_both_sides_who_did_not_before() -> None:
    assert players(rematch_of(table_of(4, {}, {0: 1, 1: 2, 2: 2, 3: 3}))) == [2, 3, 3, 1]
    both = table_of(2, {}, {0: 1, 1: 1}, open=True)
    assert players(rematch_of(both)) == [1, 1]


def test_a_rematch_with_swapped_sides_over_http(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2, bots={"0": "novice"})
        await host.sit(1)
        await host.start()
        await to_the_end(host)
        again = (await host.must("POST", "/rematch", {"swap_sides": True}))["table"]
        assert (await host.must("POST", "/rematch"))["table"] == again  # a table has one rematch
        he, _ = await follow(host, {"nonce": nonce()})
        seats = (await he.must("GET", ""))["seats"]
        assert [(one["person"], one["bot"]) for one in seats] == [(host.person, ""), (0, "novice")]
        await he.start()  # at once: nobody else has to come

    asyncio.run(story())


def test_without_milady_there_are_no_sides_to_swap(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=1, milady=False)
        await host.sit(1)
        await host.start()
        await to_the_end(host)
        assert await refused(host, "POST", "/rematch", {"swap_sides": True}) == (409, "server-no-sides")
        assert (await host.must("GET", ""))["rematch"] == ""

    asyncio.run(story())


def test_notices_go_over_to_the_rematch_with_the_person_and_can_be_ended_there(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2, bots={"0": "novice"})
        await host.sit(1)
        await host.start()
        first = (await host.must("POST", "/notices", HOOK))["id"]
        await to_the_end(host)
        await host.must("POST", "/rematch")
        he, made = await follow(host, {})
        name = made["notices"][first]
        assert subscribed(he) == [name]
        assert (await follow(host))[1]["notices"] == {first: name}
        assert subscribed(he) == [name]
        await he.must("DELETE", f"/notices/{name}")
        assert (await follow(host))[1]["notices"] == {}
        assert subscribed(he) == []

    def subscribed(guest: Guest) -> list[str]:
        with closing(sqlite3.connect(served.database.removeprefix("sqlite:///"))) as base:
            return [
                str(row[0])
                for row in base.execute(
                    "SELECT id FROM subscriptions WHERE table_id = ? AND person = ?", (guest.table, guest.person)
                )
            ]

    asyncio.run(story())


def test_who_was_banned_neither_plays_nor_looks_on_there_or_at_the_rematch(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2, bots={"0": "novice", "1": "novice"})
        rude = comes_from_elsewhere(served, host.table, "Rude")
        assert from_elsewhere(served, "GET", f"{host.table}/seats/6/now").status_code == 200
        await host.must("POST", "/verdicts", {"person": rude.person, "what": "ban"})
        check_kept_out(host.table)
        await host.start()
        await to_the_end(host)
        again = (await host.must("POST", "/rematch"))["table"]
        check_kept_out(again)
        assert await refused(rude, "POST", "/rematch/people") == (401, "server-unknown-key")
        he, _ = await follow(host)
        people = {one["nickname"]: one["gone"] for one in (await he.must("GET", ""))["people"]}
        assert people == {"Aramis": False, "Rude": True}
        assert (await come(served.url, again, "Polite")).person == 3
        async with Guest(served.url, again, "", 0).look(6) as gallery:
            assert (await gallery.hear())["type"] == "hello"

    def check_kept_out(table: str) -> None:
        for method, path, body in (
            ("POST", "/people", {"nickname": "Somebody else"}),
            ("GET", "/seats/6/now", None),
            ("GET", "/seats/6/stream", None),
            ("GET", "/story", None),
        ):
            answer = from_elsewhere(served, method, table + path, body)
            assert (answer.status_code, answer.json()["key"]) == BANNED, path

    asyncio.run(story())


def test_a_banned_stranger_gets_no_socket(served: Served) -> None:
    """From all players' addresses this time, so that only the host is left."""

    async def story() -> None:
        host = await open_table(served.url, players=2)
        rude = await come(served.url, host.table, "Rude")
        await host.must("POST", "/verdicts", {"person": rude.person, "what": "ban"})
        async with Guest(served.url, host.table, "", 0).look(6) as gallery:
            assert (await gallery.hear())["reason"]["key"] == "server-banned"
            assert await until_let_go(gallery) == "server-banned"
            assert gallery.wire.close_code == 4403
        async with host.look(6) as gallery:
            assert (await gallery.hear())["type"] == "hello"

    asyncio.run(story())


def test_a_ban_lasts_over_any_number_of_rematches() -> None:
    state = TableState("first", load(), bytes(32))
    for entry in (
        Opened(at=0, by=1, agreed=check_options(TableOptions(), 120)),
        Came(at=0, by=1, nickname="Athos"),
        Came(at=0, by=2, nickname="Gone"),
        Came(at=0, by=3, nickname="Rude"),
        Judged(at=0, by=1, person=2, what="remove"),
        Judged(at=0, by=1, person=3, what="ban"),
    ):
        apply_entry(state, entry)
    row = address_key(state, 3, ELSEWHERE, "salt")
    names = {row.hash}
    for table in ("second", "third"):
        again = TableState(table, load(), bytes(32))
        for laid in first_entries(state, same_seats(state), 1):
            apply_entry(again, laid)
        assert sorted(again.people) == [1, 3]
        assert again.people[3].banned
        row = rematch_key(row, again, "salt")
        assert row == address_key(again, 3, ELSEWHERE, "salt")
        names.add(row.hash)
        state = again
    assert len(names) == 3
    assert made(state, Join("New"), at=2).by == 4


def test_a_nickname_is_not_lost_when_the_key_cannot_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running_server(tmp_path, bot_pace_ms=0) as server:
            state, secret = await server.tables.open(TableOptions(players=2), "Athos", "")
            with monkeypatch.context() as patch:
                patch.setattr(admission, "new_secret", lambda: secret)  # there is such a key already
                with pytest.raises(Denied):
                    await server.admission.join(state.id, "Porthos", "")
            server.registry.memory.drop(state.id)
            assert list((await server.registry.live(state.id)).state.people) == [1]
            person, secret = await server.admission.join(state.id, "Porthos", "")
            assert (person, (await server.keys.visitor(state.id, secret)).kind) == (2, SESSION)

    asyncio.run(story())
