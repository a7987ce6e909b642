"""Sizes, rates and numbers that one client, one address or one table cannot exceed."""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.i18n import texts
from mousquetaires.server.app import HEADERS
from mousquetaires.server.live.viewers import Viewer
from tests.server import plain_http
from tests.server.security.clients import from_address, goodbye, key_of, knock, to_the_end, told
from tests.server.served import Guest, Served, come, new_game, open_table

# --- limits -------------------------------------------------------------------------------------------


def test_a_message_or_body_that_is_too_large_is_not_read(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        for size, closed in ((16_000, False), (20_000, True), (2_000_000, True)):
            async with host.look(1) as seat:
                with suppress(ConnectionClosed):  # the server may hang up before everything is sent
                    await seat.wire.send(json.dumps({"type": "say", "mark": "m", "text": "x" * size}))
                if closed:
                    assert (await goodbye(seat.wire))[0] in (1009, 1006)  # cut while still sending, or told
                else:
                    assert (await seat.until("refused"))["reason"]["key"] == "server-chat-length"
            body = {"seats": [1], "nonce": "x" * size}
            status, key = await key_of(host.ask("POST", "/seats", body))
            assert (status, key) == ((413, "server-too-large") if closed else (400, "server-field-most"))
        endless = iter([b"[" * 1000] * 100)
        address = f"{served.url}/api/tables/{host.table}/seats"
        headers = {**host.headers, "Content-Type": "application/json"}
        assert plain_http.post(address, content=endless, headers=headers).status_code == 413

    told(story)


def test_who_sends_too_fast_is_let_go(strict: Served) -> None:
    async def story() -> None:
        with from_address(strict, "127.0.0.31") as client:
            table = client.post("/api/tables", json={"nickname": "Bazin"}).json()["table"]
        nobody = Guest(strict.url, table, "", 0)
        async with nobody.look(6) as seat:
            await seat.hear()
            for number in range(30):
                await seat.wire.send(json.dumps({"type": "ping", "mark": str(number)}))
            assert await goodbye(seat.wire) == (1008, "server-too-fast")
        async with nobody.look(6) as seat:  # and may come back
            assert (await seat.do("ping"))["type"] == "pong"

    told(story)


def test_a_wish_to_hear_the_story_again_counts_for_ten_messages(strict: Served) -> None:
    """It is the most expensive thing one can ask for."""

    async def story() -> None:
        with from_address(strict, "127.0.0.32") as client:
            table = client.post("/api/tables", json={"nickname": "Bazin"}).json()["table"]
        async with Guest(strict.url, table, "", 0).look(6) as seat:
            await seat.hear()
            for number in range(5):
                await seat.wire.send(json.dumps({"type": "resume", "mark": str(number), "since": 0}))
            assert await goodbye(seat.wire) == (1008, "server-too-fast")
            assert len([one for one in seat.heard if one["type"] == "missed"]) < 5

    told(story)


def test_who_does_not_read_is_let_go_before_he_fills_the_memory() -> None:
    patient = Viewer(1, SPECTATOR)
    ends = []
    for message in (b"a long story" * 1_000_000, b"and a word"):  # the first must be refused with a message
        patient.send(message)
        ends.append(patient.end)
    assert ends == [None, "server-too-slow"]
    slow = Viewer(1, SPECTATOR)
    told = 0
    while slow.end is None:
        slow.send(bytes(10_000))
        told += 1
    assert 100 < told < 110


async def read_and_fallen_behind() -> None:
    reader = Viewer(1, SPECTATOR)
    for _ in range(1000):
        for _ in range(50):
            reader.send(bytes(10_000))
        for _ in range(50):
            await reader.next()
    assert reader.end is None


def test_who_reads_may_be_told_as_much_as_there_is() -> None:
    asyncio.run(read_and_fallen_behind())


def test_what_is_not_stored_yet_is_told_to_nobody(served: Served) -> None:
    """A chat message while the database does not answer: nothing mentions it before it is stored."""

    async def story() -> None:
        host = await open_table(served.url, players=2)
        await host.sit(1)
        async with host.look(1) as speaker, host.look(1) as asker, host.look(6) as onlooker:
            for seat in (speaker, asker, onlooker):
                await seat.hear()
            version = (await onlooker.do("ping"))["version"]
            with closing(sqlite3.connect(served.folder / "games.sqlite3", isolation_level=None)) as store:
                store.execute("BEGIN IMMEDIATE")
                await speaker.say("say", text="Tous pour un!")
                for _ in range(50):
                    assert (await onlooker.do("ping"))["version"] == version
                mark = await asker.say("why", action="pass")
                store.execute("ROLLBACK")
            heard = await asker.hear()
            while heard.get("mark") != mark:
                heard = await asker.hear()
            assert version + 1 in [one.get("version") for one in asker.heard[:-1] if one["type"] == "update"]

    told(story)


def test_who_asks_too_often_has_to_wait(strict: Served) -> None:
    with from_address(strict, "127.0.0.41") as client, from_address(strict, "127.0.0.42") as other:
        answers = [client.get("/api/names", headers={"X-Forwarded-For": f"192.0.2.{number}"}) for number in range(30)]
        assert [answer.status_code for answer in answers] == [200] * 25 + [429] * 5
        last = answers[-1]
        assert last.json()["key"] == "server-too-fast"
        assert 0 < int(last.headers["retry-after"]) <= 60
        assert {name: last.headers.get(name) for name in HEADERS} == HEADERS
        assert client.post("/api/tables", json={"nickname": "x"}).status_code == 429
        assert client.get("/health").status_code == 200  # who looks after the server is not counted
        assert other.get("/api/names").status_code == 200


def test_who_is_too_fast_in_a_browser_gets_a_page(strict: Served) -> None:
    with from_address(strict, "127.0.0.44") as client:
        answers = [client.get("/privacy", headers={"Accept": "text/html"}) for _ in range(26)]
    assert [answer.status_code for answer in answers] == [200] * 25 + [429]
    assert answers[-1].headers["content-type"] == "text/html; charset=utf-8"
    assert texts("en").say("server-too-fast") in answers[-1].text
    assert int(answers[-1].headers["retry-after"]) > 0


def test_there_are_so_many_tables_and_so_many_from_one_address(strict: Served) -> None:
    opened: list[httpx.Response] = []

    def open_tables(address: str, number: int) -> list[httpx.Response]:
        with from_address(strict, address) as client:
            answers = [client.post("/api/tables", json={"nickname": "x"}) for _ in range(number)]
        opened.extend(answer for answer in answers if answer.status_code == 201)
        return answers

    answers = open_tables("127.0.0.51", 3)
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].json()["key"] == "server-too-many-tables-here"
    answers = [answer for number in range(60, 64) for answer in open_tables(f"127.0.0.{number}", 2)]
    assert answers[-1].json()["key"] == "server-too-many-tables"
    with from_address(strict, "127.0.0.64") as client:  # room again for the other tests
        for answer in opened:
            cookie = {"Cookie": answer.headers["set-cookie"].partition(";")[0]}
            assert client.delete(f"/api/tables/{answer.json()['table']}", headers=cookie).status_code == 204


def test_who_opens_sockets_too_often_has_to_wait(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        nobody = Guest(server.url, "AAAAAAAAAAAAAAAA", "", 0)
        said = [await knock(nobody, 6) for _ in range(12)]
        assert said == [("server-no-table", 4404)] * 10 + [("server-too-fast", 4429)] * 2
        with from_address(server, "127.0.0.1") as client:  # one count for both
            assert client.get("/api/names").json()["key"] == "server-too-fast"
        with from_address(server, "127.0.0.43") as client:
            assert client.get("/api/names").status_code == 200

    with Served(tmp_path, settings={"MOUSQUETAIRES_REQUESTS_PER_MINUTE": "10"}) as server:
        told(lambda: story(server))


def test_strangers_in_the_gallery_do_not_keep_a_player_from_his_seat(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        nobody = Guest(served.url, host.table, "", 0)
        async with AsyncExitStack() as stack:
            for _ in range(60):
                await (await stack.enter_async_context(nobody.look(6))).hear()
            assert await knock(nobody, 6) == ("server-full-house", 4503)
            assert (await host.ask("GET", "/seats/1/now")).status_code == 200
            seat = await stack.enter_async_context(host.look(1))
            assert (await seat.hear())["type"] == "hello"

    told(story)


def test_a_person_has_so_many_connections_to_a_table(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        guest = await come(served.url, host.table, "Planchet")
        async with guest.look(6) as gallery:
            async with AsyncExitStack() as stack:
                for _ in range(12):
                    await (await stack.enter_async_context(host.look(1))).hear()
                assert await knock(host, 1) == ("server-too-many-connections", 4429)
            await gallery.until("presence", people=[host.person, guest.person])
            await gallery.until("presence", people=[guest.person])
            assert await knock(host, 1) == ("hello", 0)

    told(story)


def test_nobody_shuts_a_table_to_the_others_by_coming_often(tmp_path: Path) -> None:
    with Served(tmp_path, settings={"MOUSQUETAIRES_TRUSTED_PROXIES": "127.0.0.1"}) as server:

        def come_from(address: str, name: str) -> str | None:
            with plain_http.Client(base_url=server.url, headers={"X-Forwarded-For": address}) as client:
                key: str | None = client.post(f"/api/tables/{table}/people", json={"nickname": name}).json().get("key")
                return key

        with from_address(server, "127.0.0.71") as client:
            table = client.post("/api/tables", json={"nickname": "Athos"}).json()["table"]
        found = [come_from("192.0.2.71", f"Nr {number}") for number in range(13)]
        assert found == [None] * 12 + ["server-full-address"]
        assert come_from("192.0.2.72", "Porthos") is None


def test_there_are_so_many_onlookers_at_a_table(proxied: Served) -> None:
    async def story() -> None:
        headers = {"X-Forwarded-For": "192.0.2.70", "X-Forwarded-Proto": "https"}
        with plain_http.Client(base_url=proxied.url, headers=headers) as client:
            table = client.post("/api/tables", json={"nickname": "x"}).json()["table"]
            people = [client.post(f"/api/tables/{table}/people", json={"nickname": f"x{one}"}) for one in range(3)]
        assert [answer.json().get("key") for answer in people] == [None, None, "server-full-house"]
        nobody = Guest(proxied.url, table, "", 0)
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await (await stack.enter_async_context(nobody.look(6))).hear()
            assert await knock(nobody, 6) == ("server-full-house", 4503)
            glance = plain_http.get(f"{proxied.url}/api/tables/{table}/seats/6/now", headers=headers)
            assert glance.status_code == 200  # who does not stay takes nobody's place

    told(story)


def test_a_rematch_is_no_way_around_the_number_of_tables(proxied: Served) -> None:
    headers = {"X-Forwarded-For": "192.0.2.75", "X-Forwarded-Proto": "https"}
    with plain_http.Client(base_url=proxied.url, headers=headers) as client:
        wish = {"players": 2, "bots": {"0": "novice", "1": "novice"}}
        made = client.post("/api/tables", json={"nickname": "x", "table": wish})
        path = f"/api/tables/{made.json()['table']}"
        client.headers["Cookie"] = made.headers["set-cookie"].partition(";")[0]
        assert client.post(f"{path}/rematch").json()["key"] == "server-not-over"
        client.post(f"{path}/start")
        told(lambda: to_the_end(Guest(proxied.url, made.json()["table"], "", 0)))
        for _ in range(2):
            assert client.post("/api/tables", json={"nickname": "x"}).status_code == 201
        answer = client.post(f"{path}/rematch")
    assert (answer.status_code, answer.json()["key"]) == (429, "server-too-many-tables-here")


def test_names_and_talk_have_a_length_and_no_letters_that_are_none(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        for nickname in ("x" * 25, " ", "\t\n", "\u202e"):
            said = await key_of(Guest(served.url, host.table, "", 0).ask("POST", "/people", {"nickname": nickname}))
            assert said == (400, "server-nickname"), nickname
        guest = await come(served.url, host.table, "Nor\u202emal\x00e")
        assert (await guest.must("GET", "/me"))["nickname"] == "Nor mal e"
        async with host.look(1) as seat:
            for text in ("x" * 401, "", " \u202e"):
                assert (await seat.do("say", text=text))["reason"]["key"] == "server-chat-length"
            assert (await seat.do("say", text="x" * 4001))["reason"]["key"] == "server-chat-length"
            assert (await seat.do("say", text="x" * 400))["type"] == "done"
        wish = {"nickname": "x", "table": {"name": "x" * 61}}
        assert plain_http.post(f"{served.url}/api/tables", json=wish).json()["key"] == "server-table-name"

    told(story)


# --- proxies, figures, faults -------------------------------------------------------------------------


def test_the_address_a_proxy_tells_is_believed_only_of_trusted_ones(proxied: Served) -> None:
    """That an untrusted one is not: test_who_asks_too_often_has_to_wait, where each request names another address."""
    first, second = {"X-Forwarded-For": "192.0.2.81"}, {"X-Forwarded-For": "192.0.2.82"}
    with plain_http.Client(base_url=proxied.url) as client:
        assert [client.get("/api/names", headers=first).status_code for _ in range(26)][-1] == 429
        assert client.get("/api/names", headers=second).status_code == 200
        forged = {"X-Forwarded-For": "198.51.100.1, 192.0.2.81"}  # what stands before the proxy's own word is hearsay
        assert client.get("/api/names", headers=forged).status_code == 429
    with from_address(proxied, "127.0.0.91") as client:  # not the proxy
        answers = [client.get("/api/names", headers={"X-Forwarded-For": f"192.0.2.{one}"}) for one in range(26)]
        assert answers[-1].status_code == 429
