"""What keeps strangers out, item by item.

The list is OWASP's ASVS 5: its chapters on sessions (V7), authorisation (V8) and WebSockets (V4.4), and of the chapter
on browsers (V3) what is the server's part. Beside each item the test that shows it, by how its name begins.

V4.4 WebSockets
  4.4.1 over TLS                  the proxy's part (docs/operators); cookies follow: test_over_https
  4.4.2 Origin allow-list         test_a_foreign_page, test_own_and_allowed_pages, test_a_name_that_was_turned
  4.4.3 dedicated tokens          none: the socket takes the table's own key; test_a_secret_in_an_address
  4.4.4 bound to the session      test_when_somebody_signs_out, test_who_is_removed, test_a_withdrawn_token
V7 Sessions
  7.1.1 7.3 lifetime              a key lasts as long as its table, which retention ends; there is no account behind it
  7.1.2 parallel sessions         test_a_person_has_so_many_devices
  7.2.1 checked by the server     test_another_tables_key, test_strangers_and_wrong_keys
  7.2.2 7.2.3 random, 128 bits    test_secrets_are_128_random_bits
  7.2.4 renewed on coming back    test_a_personal_link_works_once
  7.4.1 ended means ended         test_when_somebody_signs_out
  7.4.2 7.4.5 ended by the host   test_who_is_removed_or_banned
  7.4.3 7.5.2 end all others      test_when_somebody_signs_out
V8 Authorisation
  8.2.1 by function               test_a_token_does_nothing_but, test_a_token_does_not_become, test_only_the_host,
                                  test_the_operator
  8.2.2 by object                 test_another_tables_key, test_nobody_looks_through
  8.2.3 by field                  what a seat sees of the game: tests/server/test_leaks.py
  8.3.1 at the server             all of these ask it directly
  8.3.2 changes count at once     test_who_is_removed, test_a_withdrawn_token, test_a_key_that_another_process
  8.4.1 between tables            test_another_tables_key
V3 Browsers
  3.3 cookies                     test_the_cookie, test_over_https
  3.4.1 HSTS                      test_over_https; for this host alone: its neighbours are not ours to decide about
  3.4.2 CORS                      test_own_and_allowed_pages
  3.4.3 to 3.4.6 headers          test_every_answer_has_the_headers, test_the_content_policy, test_our_own_pages
  3.5 request forgery             test_a_foreign_page, test_what_a_form_can_send
And besides
  secrets at rest, logged, shown  test_no_secret_is_found
  sizes, rates, caps              test_a_message_or_body, test_who_sends, test_who_asks, test_who_opens_sockets,
                                  test_there_are_so_many, test_strangers_in_the_gallery, test_a_person_has_so_many,
                                  test_a_rematch_is_no_way_around, test_names_and_talk
  proxies                         test_the_address_a_proxy_tells
  errors, figures                 test_a_fault_tells, test_figures

Malformed HTTP, request smuggling among it, is refused by uvicorn (httptools) before it reaches us.
"""

import asyncio
import json
import re
import sqlite3
import string
from base64 import urlsafe_b64decode
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.i18n import texts
from mousquetaires.server.access.secrets import new_secret
from mousquetaires.server.app import HEADERS, POLICY
from mousquetaires.server.live.viewers import Viewer
from tests.server.served import PATIENCE, Guest, Json, Served, come, new_game, new_mark, open_table

FOREIGN = "https://rochefort.example"
FRIEND = "https://friends.example"
PUBLIC = "https://game.example"
HERE = {"MOUSQUETAIRES_ORIGINS": FRIEND, "MOUSQUETAIRES_PUBLIC_URL": PUBLIC}
STRICT = {
    "MOUSQUETAIRES_REQUESTS_PER_MINUTE": "25",
    "MOUSQUETAIRES_MESSAGES_PER_SECOND": "1",
    "MOUSQUETAIRES_MESSAGE_BURST": "10",
    "MOUSQUETAIRES_MAX_TABLES": "6",
    "MOUSQUETAIRES_MAX_TABLES_PER_ADDRESS": "2",
    "MOUSQUETAIRES_MAX_VIEWERS_PER_TABLE": "3",
    "MOUSQUETAIRES_METRICS": "false",
    "MOUSQUETAIRES_SECURE_COOKIES": "always",
}
TELLTALE = re.compile(r"Traceback|File |sqlite|SELECT|\bkeys\b|\.py|Error|99")
BEHIND_A_PROXY = {**STRICT, "MOUSQUETAIRES_TRUSTED_PROXIES": "127.0.0.1"}


def serve(factory: pytest.TempPathFactory, settings: dict[str, str]) -> Iterator[Served]:
    with Served(factory.mktemp("security"), settings=settings) as server:
        yield server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(tmp_path_factory, HERE)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(tmp_path_factory, STRICT)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(tmp_path_factory, BEHIND_A_PROXY)


def told(story: Callable[[], Awaitable[None]]) -> None:
    async def tell() -> None:
        await story()

    asyncio.run(tell())


async def knock(guest: Guest, seat: int, query: str = "", **headers: str) -> tuple[str, int]:
    """What somebody who opens a socket is told first, and with which code it is closed, if it is."""
    address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{guest.table}/seats/{seat}/socket{query}"
    more = {name.replace("_", "-"): value for name, value in headers.items()}
    async with connect(address, additional_headers={**guest.headers, **more}, open_timeout=PATIENCE) as wire:
        first = json.loads(await asyncio.wait_for(wire.recv(), PATIENCE))
        if first["type"] != "refused":
            return first["type"], 0
        await wire.wait_closed()
        return first["reason"]["key"], wire.close_code or 0


async def key_of(answer: Awaitable[httpx.Response]) -> tuple[int, str]:
    """The status and the text key of a refusal."""
    said = await answer
    return said.status_code, said.json().get("key", "") if said.content else ""


def operations(served: Served) -> list[tuple[str, str, Json]]:
    """Everything the OpenAPI document offers: method, path, and how it is described."""
    paths = httpx.get(f"{served.url}/schema/openapi.json").json()["paths"]
    return [(method.upper(), path, about) for path, methods in paths.items() for method, about in methods.items()]


def at_a_table(served: Served) -> list[tuple[str, str, Json]]:
    """Those of one table, their paths from its name on, for seat 1."""
    start = "/api/tables/{table}"
    return [
        (method, path[len(start) :].replace("{seat}", "1").replace("{notice}", "x"), about)
        for method, path, about in operations(served)
        if path.startswith(start) and not path.endswith("/stream")
    ]


GOOD: dict[str, Json] = {  # a body that can be read, for those that need one
    "/people": {"nickname": "Grimaud"},
    "/seats": {"seats": [1], "nonce": "0" * 32},
    "/seats/1/bot": {"bot": "novice"},
    "/seats/1/offer": {"person": 1},
    "/clock": {"move_seconds": 60},
    "/verdicts": {"person": 2, "what": "mute"},
    "/resume": {"secret": "x"},
    "/notices": {"to": {"type": "webhook", "url": "https://a.example/", "secret": "x"}},
    "/tokens": {"scope": "watch:6"},
    "/seats/1/moves": {"type": "say", "mark": "x", "text": "x"},
}


async def ask_all(guest: Guest, wanted: list[tuple[str, str, Json]], **headers: str) -> dict[str, tuple[int, str]]:
    """What each operation answers somebody."""
    said = {}
    for method, path, _ in wanted:
        body = GOOD.get(path) if method == "POST" else None
        more = {"X-Token": "x"} if path == "/tokens" and method == "DELETE" else {}
        said[f"{method} {path}"] = await key_of(guest.ask(method, path, body, headers={**more, **headers}))
    return said


# --- where a request comes from -----------------------------------------------------------------------


def foreign_pages(served: Served) -> list[str]:
    return [
        FOREIGN,
        "null",
        f"http://127.0.0.1.rochefort.example:{served.port}",
        "http://[",
        "",
        "file://",
        f"http://localhost:{served.port}.rochefort.example",
        f"http://127.0.0.1:{served.port + 1}",
        f"https://127.0.0.1:{served.port}",
        f"{PUBLIC}.rochefort.example",
        f"{FRIEND}:444",
        "http://game.example",
    ]


def test_a_foreign_page_is_refused_on_the_socket_even_with_a_good_cookie(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        for page in foreign_pages(served):
            assert await knock(host, 1, Origin=page) == ("server-origin", 4403), page

    told(story)


def test_a_foreign_page_is_refused_whatever_it_wants_to_change(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        before = await host.must("GET", "")
        unsafe = [one for one in at_a_table(served) if one[0] not in ("GET", "HEAD", "OPTIONS")]
        assert len(unsafe) > 15
        said = await ask_all(host, unsafe, Origin=FOREIGN)
        assert set(said.values()) == {(403, "server-origin")}, said
        for page in foreign_pages(served):
            answer = await key_of(host.ask("POST", "/resume-link", headers={"Origin": page}))
            assert answer == (403, "server-origin"), page
        assert await host.must("GET", "") == before
        opened = httpx.post(f"{served.url}/api/tables", json={"nickname": "x"}, headers={"Origin": FOREIGN})
        assert opened.status_code == 403
        assert "set-cookie" not in opened.headers

    told(story)


def test_own_and_allowed_pages_may_talk_to_the_server(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        own = [f"http://{name}:{served.port}" for name in ("127.0.0.1", "localhost", "[::1]")]
        for page in (*own, PUBLIC, FRIEND):
            assert await knock(host, 1, Origin=page) == ("hello", 0), page
            answer = await host.ask("POST", "/resume-link", headers={"Origin": page})
            assert answer.status_code == 201, page
            assert answer.headers.get("access-control-allow-origin") == (FRIEND if page == FRIEND else None)
        there = {"Host": f"192.168.0.7:{served.port}", "Origin": f"http://192.168.0.7:{served.port}"}
        assert (await host.ask("POST", "/resume-link", headers=there)).status_code == 201
        preflight = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}
        for page, allowed in ((FRIEND, FRIEND), (FOREIGN, None)):
            answer = await host.ask("OPTIONS", "/start", headers={"Origin": page, **preflight})
            assert answer.headers.get("access-control-allow-origin") == allowed

    told(story)


def test_a_name_that_was_turned_to_point_at_the_server_is_no_own_page(served: Served) -> None:
    """DNS rebinding: the browser believes that rochefort.example is here, so page and host agree."""

    async def story() -> None:
        host = await new_game(served.url)
        name = f"rochefort.example:{served.port}"
        assert await knock(host, 1, Host=name, Origin=f"http://{name}") == ("server-origin", 4403)
        there = {"Host": name, "Origin": f"http://{name}"}
        assert await key_of(host.ask("POST", "/start", headers=there)) == (403, "server-origin")

    told(story)


def test_what_a_form_can_send_is_not_understood(served: Served) -> None:
    """A form needs no permission to send to us, but cannot send JSON as such; and browsers say where it stood."""

    async def story() -> None:
        host = await open_table(served.url)
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
            body = b'{"seats": [1], "nonce": "00000000000000000000000000000000"}'
            headers = {**host.headers, "Content-Type": kind}
            answer = httpx.post(f"{served.url}/api/tables/{host.table}/seats", content=body, headers=headers)
            assert (answer.status_code, answer.json()["key"]) == (415, "server-content-type"), kind
        for site in ("cross-site", "same-site"):
            assert await key_of(host.ask("POST", "/start", headers={"Sec-Fetch-Site": site})) == (403, "server-origin")

    told(story)


# --- secrets ------------------------------------------------------------------------------------------


def test_secrets_are_128_random_bits_each_a_new_one(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        issued = [host.secret]
        for number in range(5):
            guest = await come(served.url, host.table, f"Guest {number}")
            issued += [guest.secret, (await guest.must("POST", "/resume-link"))["secret"]]
            issued += [(await guest.must("POST", "/feed"))["secret"]]
            issued += [(await guest.must("POST", "/tokens", {"scope": "watch:6"}))["token"]]
        letters = set(string.ascii_letters + string.digits + "-_")
        for secret in issued:
            assert len(urlsafe_b64decode(secret + "==")) == 16
            assert set(secret) <= letters
        assert len(set(issued)) == len(issued)

    told(story)
    many = 4096
    drawn = [int.from_bytes(urlsafe_b64decode(new_secret() + "=="), "big") for _ in range(many)]
    assert len(set(drawn)) == many
    for bit in range(128):  # six standard deviations: a fair bit fails once in millions of years of runs
        assert abs(sum(one >> bit & 1 for one in drawn) - many // 2) < 6 * many**0.5 / 2


def test_no_secret_is_found_in_the_store_the_log_the_figures_or_an_error(served: Served) -> None:
    """Every kind is issued, used rightly and wrongly, and then looked for in all that the server keeps and says."""

    async def story() -> None:
        host = await open_table(served.url, players=2, bots={"0": "novice", "1": "novice"}, name="secrets")
        guest = await come(served.url, host.table, "Ketty")
        link, spare = [(await one.must("POST", "/resume-link"))["secret"] for one in (guest, host)]
        back = await host.ask("POST", "/resume", {"secret": link}, headers={"Cookie": ""})
        feed = (await host.must("POST", "/feed"))["secret"]
        token = (await host.must("POST", "/tokens", {"scope": "watch:6"}))["token"]
        await host.start()
        await to_the_end(host)
        again = (await host.must("POST", "/rematch"))["table"]
        followed = await host.ask("POST", "/rematch/people")
        issued = {
            host.secret,
            guest.secret,
            link,
            spare,
            back.cookies["mousquetaires"],
            feed,
            token,
            followed.cookies["mousquetaires"],
        }
        assert len(issued) == 8
        answers = [text for secret in issued for text in await misused(host, again, secret)]
        answers.append(httpx.get(f"{served.url}/metrics").text)
        check_nowhere(served, issued, answers)

    async def misused(host: Guest, again: str, secret: str) -> list[str]:
        """What is said to somebody who shows a secret where it does not belong."""
        said = []
        for table in (host.table, again, secret[:16]):
            thief = Guest(served.url, table, secret, 0, bearer=True)
            for method, path, body in (
                ("GET", f"?token={secret}", None),
                ("GET", f"/{secret}", None),
                ("DELETE", f"/notices/{secret}", None),
                ("POST", "/resume", {"secret": secret + "x"}),
                ("POST", "/tokens", {"scope": 7, "secret": secret}),
                ("POST", "/people", {"nickname": 7, "secret": secret}),
                ("GET", "/feed", None),
                ("GET", "/me", None),
                ("POST", "/verdicts", {"person": secret}),
                ("DELETE", "", None),
                ("GET", f"/story?seat={secret}", None),
            ):
                if table == host.table and path in ("/me", "/tokens", "", "/people"):
                    continue  # there some of them are good
                said.append((await thief.ask(method, path, body)).text)
            said.append(str(await knock(Guest(served.url, table, secret + "x", 0), 6, f"?since={secret}")))
        return said

    told(story)


def check_nowhere(served: Served, issued: set[str], answers: list[str]) -> None:
    files = sorted(served.folder.glob("games.sqlite3*"))
    assert {file.name for file in files} >= {"games.sqlite3", "games.sqlite3-wal"}
    kept = b"".join(file.read_bytes() for file in files)
    said = served.log.read_text("utf-8")
    assert "started" in said
    for secret in issued:
        assert secret.encode() not in kept
        assert urlsafe_b64decode(secret + "==") not in kept
        assert secret not in said
        assert not [text for text in answers if secret in text]
    hashed = [sha256(secret.encode()).hexdigest().encode() in kept for secret in issued]
    assert sum(hashed) >= 6  # what stands there is a hash; the used link's is gone


def test_a_secret_in_an_address_opens_nothing(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        nobody = Guest(served.url, host.table, "", 0)
        for name in ("token", "key", "secret", "mousquetaires", "access_token", "authorization"):
            assert await knock(nobody, 1, f"?{name}={host.secret}") == ("server-not-your-seat", 4403)
            assert (await nobody.must("GET", "/me", params={name: host.secret}))["person"] == 0
        links = re.findall(r'href="([^"]*)"', httpx.get(f"{served.url}/table/{host.table}").text)
        assert links
        assert not any(host.secret in link for link in links)

    told(story)


# --- cookies ------------------------------------------------------------------------------------------


def cookie_of(answer: httpx.Response) -> tuple[str, set[str]]:
    """A cookie's name, and its attributes in small letters."""
    first, *rest = answer.headers["set-cookie"].split("; ")
    return first.partition("=")[0], {one.lower() for one in rest}


def test_the_cookie_is_for_one_table_and_not_for_scripts(served: Served) -> None:
    answer = httpx.post(f"{served.url}/api/tables", json={"nickname": "Bazin"})
    name, attributes = cookie_of(answer)
    assert name == "mousquetaires"
    path = f"path=/api/tables/{answer.json()['table'].lower()}"
    assert attributes == {"httponly", "samesite=strict", path, "max-age=31536000"}
    assert answer.cookies["mousquetaires"] not in answer.text  # only the header has it


def test_over_https_the_cookie_stays_there(strict: Served, proxied: Served) -> None:
    for server, headers in ((strict, {}), (proxied, {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.9"})):
        answer = httpx.post(f"{server.url}/api/tables", json={"nickname": "Bazin"}, headers=headers)
        name, attributes = cookie_of(answer)
        assert (name, "secure" in attributes) == ("__Secure-mousquetaires", True)
        over_https = bool(headers)
        assert ("strict-transport-security" in answer.headers) == over_https
        secret = re.search(r"=([^;]*)", answer.headers["set-cookie"])
        assert secret is not None
        mine = f"{server.url}/api/tables/{answer.json()['table']}/me"
        for cookie, person in ((name, 1), ("mousquetaires", 0)):
            asked = httpx.get(mine, headers={**headers, "Cookie": f"{cookie}={secret[1]}"})
            assert asked.json()["person"] == person


# --- sessions -----------------------------------------------------------------------------------------


def test_a_personal_link_works_once_and_gives_another_cookie(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        old = (await host.must("POST", "/resume-link"))["secret"]
        link = (await host.must("POST", "/resume-link"))["secret"]
        nobody = Guest(served.url, host.table, "", 0)
        assert await key_of(nobody.ask("POST", "/resume", {"secret": old})) == (401, "server-unknown-link")
        assert (await nobody.ask("GET", "/me", headers={"Authorization": f"Bearer {link}"})).status_code == 401
        came = await asyncio.gather(*(nobody.ask("POST", "/resume", {"secret": link}) for _ in range(5)))
        assert sorted(answer.status_code for answer in came) == [200, 401, 401, 401, 401]
        fresh = next(answer.cookies["mousquetaires"] for answer in came if answer.status_code == 200)
        assert fresh not in (host.secret, link)
        assert (await Guest(served.url, host.table, fresh, 1).must("GET", "/me"))["person"] == 1
        elsewhere = await open_table(served.url)
        other = (await elsewhere.must("POST", "/resume-link"))["secret"]
        assert await key_of(nobody.ask("POST", "/resume", {"secret": other})) == (401, "server-unknown-link")
        for kind in (host.secret, (await host.must("POST", "/feed"))["secret"]):
            assert await key_of(nobody.ask("POST", "/resume", {"secret": kind})) == (401, "server-unknown-link")

    told(story)


def test_a_person_has_so_many_devices_and_no_more(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url)
        for _ in range(19):
            link = (await host.must("POST", "/resume-link"))["secret"]
            assert (await host.ask("POST", "/resume", {"secret": link})).status_code == 200
        link = (await host.must("POST", "/resume-link"))["secret"]
        assert await key_of(host.ask("POST", "/resume", {"secret": link})) == (429, "server-too-many-keys")
        await host.must("DELETE", "/keys")
        link = (await host.must("POST", "/resume-link"))["secret"]
        assert (await host.ask("POST", "/resume", {"secret": link})).status_code == 200

    told(story)


def test_when_somebody_signs_out_his_other_devices_they_are_out_at_once(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        link = (await host.must("POST", "/resume-link"))["secret"]
        came = await host.ask("POST", "/resume", {"secret": link})
        phone = Guest(served.url, host.table, came.cookies["mousquetaires"], 1)
        token = (await host.must("POST", "/tokens", {"scope": "play:1"}))["token"]
        bot = Guest(served.url, host.table, token, 1, bearer=True)
        feed = {"X-Feed-Key": (await host.must("POST", "/feed"))["secret"]}
        spare = (await host.must("POST", "/resume-link"))["secret"]
        assert (await host.ask("GET", "/feed", headers=feed)).status_code == 200
        async with phone.look(1) as one, bot.look(1) as two, host.look(1) as kept:
            await one.hear()
            await two.hear()
            await kept.hear()
            await host.must("DELETE", "/keys")
            for seat in (one, two):
                assert await goodbye(seat.wire) == (4401, "server-revoked")
            assert (await kept.do("ping"))["type"] == "pong"  # the device that asked stays
        for lost in (phone, bot):
            assert await key_of(lost.ask("GET", "/me")) == (401, "server-unknown-key")
            assert await knock(lost, 1) == ("server-unknown-key", 4401)
        assert (await host.ask("GET", "/feed", headers=feed)).status_code == 401
        assert (await host.ask("POST", "/resume", {"secret": spare})).status_code == 401
        assert (await host.must("GET", "/me"))["person"] == 1

    told(story)


async def goodbye(wire: Any) -> tuple[int, str]:
    """Listen until the socket is closed; the code and the reason."""
    try:
        while True:
            await asyncio.wait_for(wire.recv(), PATIENCE)
    except ConnectionClosed:
        return wire.close_code, wire.close_reason


@pytest.mark.parametrize("what", ["remove", "ban"])
def test_who_is_removed_or_banned_is_out_at_once(served: Served, what: str) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2)
        guest = await come(served.url, host.table, "Bonacieux")
        await host.sit(0)
        await guest.sit(1)
        await host.start()
        token = (await guest.must("POST", "/tokens", {"scope": "play:1"}))["token"]
        bot = Guest(served.url, host.table, token, guest.person, bearer=True)
        link = (await guest.must("POST", "/resume-link"))["secret"]
        async with guest.look(1) as seat, guest.look(6) as gallery, bot.look(1) as machine:
            for one in (seat, gallery, machine):
                await one.hear()
            version = (await host.must("POST", "/verdicts", {"person": guest.person, "what": what}))["version"]
            for one in (seat, gallery, machine):
                assert await goodbye(one.wire) == (4403, "server-removed")
        for lost in (guest, bot):
            for seat_number in (1, 6):
                assert (await knock(lost, seat_number))[1] in (4401, 4403)
            said = {"type": "say", "mark": new_mark(), "text": "Cardinal!"}
            assert (await lost.ask("POST", "/seats/1/moves", said)).status_code in (401, 403)
        assert (await guest.ask("POST", "/resume", {"secret": link})).status_code == 401
        assert (await host.must("GET", "/seats/0/now"))["version"] == version
        back = await host.ask("POST", "/people", {"nickname": "Felton"}, headers={"Cookie": ""})
        assert back.status_code == (403 if what == "ban" else 201)

    told(story)


def test_a_withdrawn_token_is_out_at_once_and_nobody_withdraws_anothers(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        guest = await come(served.url, host.table, "Fourreau")
        made = [(await host.must("POST", "/tokens", {"scope": "play:1"}))["token"] for _ in range(2)]
        first, second = [Guest(served.url, host.table, one, 1, bearer=True) for one in made]
        theft = await guest.must("DELETE", "/tokens", headers={"X-Token": first.secret})
        assert theft == {"dropped": False}
        async with first.look(1) as gone, second.look(1) as stays:
            await gone.hear()
            await stays.hear()
            assert await host.must("DELETE", "/tokens", headers={"X-Token": first.secret}) == {"dropped": True}
            assert await goodbye(gone.wire) == (4401, "server-revoked")
            assert (await stays.do("ping"))["type"] == "pong"
        assert await knock(first, 1) == ("server-unknown-key", 4401)

    told(story)


def test_a_key_that_another_process_has_withdrawn_ends_its_sockets_here(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        async with host.look(1) as seat:
            await seat.hear()
            change_store(served, "DELETE FROM keys WHERE table_id = ?", host.table)
            assert await goodbye(seat.wire) == (4401, "server-revoked")

    told(story)


def change_store(served: Served, statement: str, *values: object) -> None:
    """As another process would, or somebody with an editor."""
    with closing(sqlite3.connect(served.folder / "games.sqlite3")) as store, store:
        store.execute(statement, values)


# --- who may do what ----------------------------------------------------------------------------------


def test_strangers_and_wrong_keys_change_nothing(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        before = await host.must("GET", "")
        kept = [one for one in at_a_table(served) if one[2].get("security")]
        assert len(kept) > 15
        nobody, thief = [Guest(served.url, host.table, secret, 0) for secret in ("", new_secret())]
        for said in (await ask_all(nobody, kept)).values():
            assert said in ((401, "server-stranger"), (403, "server-host-only"), (403, "server-not-your-seat"))
        assert set((await ask_all(thief, kept)).values()) == {(401, "server-unknown-key")}
        assert await host.must("GET", "") == before

    told(story)


def test_another_tables_key_is_worthless_here(served: Served) -> None:
    async def story() -> None:
        here, there = await new_game(served.url), await new_game(served.url)
        token = (await there.must("POST", "/tokens", {"scope": "play:1"}))["token"]
        before = await here.must("GET", "")
        for secret, bearer in ((there.secret, False), (there.secret, True), (token, True)):
            thief = Guest(served.url, here.table, secret, 1, bearer)
            looks = ("/me", "/story", "/seats/1/now")
            asked = [one for one in at_a_table(served) if one[2].get("security") or one[1] in looks]
            assert set((await ask_all(thief, asked)).values()) == {(401, "server-unknown-key")}
            for seat in (0, 1, 6):
                assert await knock(thief, seat) == ("server-unknown-key", 4401)
        assert await here.must("GET", "") == before

    told(story)


def test_nobody_looks_through_another_seats_eyes(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2)
        guest = await come(served.url, host.table, "Lubin")
        await host.sit(0)
        await guest.sit(1)
        await host.start()
        for thief, seat in ((host, 1), (guest, 0), (Guest(served.url, host.table, "", 0), 0)):
            denied = (403, "server-not-your-seat")
            assert await key_of(thief.ask("GET", f"/seats/{seat}/now")) == denied
            assert await key_of(thief.ask("GET", f"/seats/{seat}/stream")) == denied
            assert await key_of(thief.ask("GET", "/story", params={"seat": seat})) == denied
            assert await knock(thief, seat) == ("server-not-your-seat", 4403)

    told(story)


def test_only_the_host_rules_the_table(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2)
        guest = await come(served.url, host.table, "Mousqueton")
        await guest.sit(1)
        for method, path, body in (
            ("POST", "/start", None),
            ("POST", "/verdicts", {"person": 1, "what": "ban"}),
            ("DELETE", "", None),
            ("POST", "/clock", {"move_seconds": 60}),
            ("POST", "/seats/0/bot", {"bot": "novice"}),
            ("POST", "/rematch", None),
        ):
            assert await key_of(guest.ask(method, path, body)) == (403, "server-host-only"), path

    told(story)


def test_a_token_does_nothing_but_play_or_watch_its_seat(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url, (1, 2), 3)
        made = [(await host.must("POST", "/tokens", {"scope": scope}))["token"] for scope in ("play:1", "watch:1")]
        play, watch = [Guest(served.url, host.table, one, 1, bearer=True) for one in made]
        before = await host.must("GET", "")
        people = [one for one in at_a_table(served) if one[2].get("security") == [{"cookie": []}]]
        assert len(people) > 14
        for bot in (play, watch):
            for said in (await ask_all(bot, people)).values():
                assert said in ((403, "server-scope-too-small"), (403, "server-host-only"))
            assert await knock(bot, 1) == ("hello", 0)
            for seat in (0, 2, 6):
                assert await knock(bot, seat) == ("server-scope-too-small", 4403)
                assert await key_of(bot.ask("GET", f"/seats/{seat}/now")) == (403, "server-scope-too-small")
                message = {"type": "say", "mark": new_mark(), "text": "x"}
                assert await key_of(bot.ask("POST", f"/seats/{seat}/moves", message)) == (403, "server-scope-too-small")
        message = {"type": "say", "mark": new_mark(), "text": "Parbleu"}
        assert await key_of(watch.ask("POST", "/seats/1/moves", message)) == (403, "server-scope-too-small")
        async with watch.look(1) as eyes:
            answer = await eyes.do("say", text="Parbleu")
            assert answer["reason"]["key"] == "server-scope-too-small"
        assert await host.must("GET", "") == before
        assert (await play.ask("POST", "/seats/1/moves", message)).status_code == 200
        for scope in ("play:0", "play:6", "watch:0", "host:1", "play:1 ", "PLAY:1", "play:01", "play:1,play:2"):
            assert (await host.ask("POST", "/tokens", {"scope": scope})).status_code in (400, 403), scope

    told(story)


def test_a_token_does_not_become_a_browsers_key_by_a_rematch(served: Served) -> None:
    async def story() -> None:
        host = await open_table(served.url, players=2, bots={"0": "novice", "1": "novice"})
        token = (await host.must("POST", "/tokens", {"scope": "watch:6"}))["token"]
        await host.start()
        await to_the_end(host)
        await host.must("POST", "/rematch")
        bot = Guest(served.url, host.table, token, 1, bearer=True)
        assert await key_of(bot.ask("POST", "/rematch/people")) == (403, "server-scope-too-small")

    told(story)


def test_the_operator_may_delete_any_table_and_nothing_else(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        host = await new_game(server.url)
        for token in ("", "x", "m" * 30, "m" * 32):
            thief = Guest(server.url, host.table, token, 0, bearer=True)
            assert (await thief.ask("DELETE", "")).status_code in (401, 403), token
        operator = Guest(server.url, host.table, "m" * 31, 0, bearer=True)
        for method, path in (("GET", "/me"), ("POST", "/rematch"), ("GET", "/seats/1/now")):
            assert await key_of(operator.ask(method, path)) == (401, "server-unknown-key")
        async with host.look(1) as seat:
            await seat.hear()
            assert (await operator.ask("DELETE", "")).status_code == 204
            assert await goodbye(seat.wire) == (4404, "server-table-deleted")
        assert await key_of(operator.ask("DELETE", "")) == (404, "server-no-table")
        assert "m" * 31 not in server.log.read_text("utf-8")

    with Served(tmp_path, settings={"MOUSQUETAIRES_OPERATOR_TOKEN": "m" * 31}) as server:
        told(lambda: story(server))


# --- headers ------------------------------------------------------------------------------------------


def test_every_answer_has_the_headers(served: Served) -> None:
    asked = [
        ("GET", "/"),
        ("GET", "/privacy"),
        ("GET", "/table/AAAAAAAAAAAAAAAA"),
        ("GET", "/static/page.css"),
        ("GET", "/static/none"),
        ("GET", "/static/..%2fapp.py"),
        ("GET", "/nowhere"),
        ("PUT", "/api/tables"),
        ("OPTIONS", "/api/tables"),
        ("OPTIONS", "/static/page.css"),
        ("HEAD", "/"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/x"),
        ("GET", "/api/tables/AAAAAAAAAAAAAAAA"),
        ("POST", "/api/tables"),
        ("GET", "/health"),
        ("GET", "/ready"),
        ("GET", "/metrics"),
        ("GET", "/schema/openapi.json"),
        ("GET", "/schema"),
        ("TRACE", "/"),
        ("GET", "/api/tables/AAAAAAAAAAAAAAAA/seats/1/socket"),
        ("GET", "/api/texts/en"),
        ("GET", "/%00"),
        ("GET", "/api/box"),
        ("GET", "/api/about/en"),
        ("GET", "/sw.js"),
        ("GET", "/assets/none.js"),
    ]
    for method, path in asked:
        answer = httpx.request(method, served.url + path)
        assert answer.status_code < 500, (method, path, answer.text)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, (method, path)
        assert answer.headers.get_list("content-security-policy") == [POLICY]
        assert "server" not in answer.headers
        assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith("/api/tables"), path
        if answer.status_code >= 400 and method not in ("HEAD", "TRACE"):
            assert texts("en").say(answer.json()["key"]) != answer.json()["key"]


def test_the_content_policy_lets_nothing_in_from_elsewhere() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in POLICY
    assert "*" not in POLICY
    assert "http" not in POLICY


def test_our_own_pages_keep_the_content_policy(served: Served) -> None:
    for path in ("/", "/privacy", "/table/AAAAAAAAAAAAAAAA"):
        page = httpx.get(served.url + path).text
        assert not re.search(r"<script(?![^>]*\bsrc=\"/)|<style|\son\w+=|\sstyle=|javascript:|https?://", page), path


# --- limits -------------------------------------------------------------------------------------------


def from_address(server: Served, address: str) -> httpx.Client:
    """A client with a loopback address of its own: limits are counted by address."""
    return httpx.Client(base_url=server.url, transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE)


def test_a_message_or_body_that_is_too_large_is_not_read(served: Served) -> None:
    async def story() -> None:
        host = await new_game(served.url)
        for size, closed in ((16_000, False), (20_000, True), (2_000_000, True)):
            async with host.look(1) as seat:
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
        assert httpx.post(address, content=endless, headers=headers).status_code == 413

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
    for message in (b"a long story" * 1_000_000, b"and a word"):  # the first somebody has to hear
        patient.tell(message)
        ends.append(patient.end)
    assert ends == [None, "server-too-slow"]
    slow = Viewer(1, SPECTATOR)
    told = 0
    while slow.end is None:
        slow.tell(bytes(10_000))
        told += 1
    assert 100 < told < 110


async def read_and_fallen_behind() -> None:
    reader = Viewer(1, SPECTATOR)
    for _ in range(1000):
        for _ in range(50):
            reader.tell(bytes(10_000))
        for _ in range(50):
            await reader.next()
    assert reader.end is None


def test_who_reads_may_be_told_as_much_as_there_is() -> None:
    asyncio.run(read_and_fallen_behind())


def test_what_is_not_stored_yet_is_told_to_nobody(served: Served) -> None:
    """Somebody speaks while the database does not answer: no version, no reason tells of it before it is kept."""

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


def test_there_are_so_many_tables_and_so_many_from_one_address(strict: Served) -> None:
    with from_address(strict, "127.0.0.51") as client:
        answers = [client.post("/api/tables", json={"nickname": "x"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["key"] == "server-too-many-tables-here"
    keys = []
    for number in range(60, 64):
        with from_address(strict, f"127.0.0.{number}") as client:
            keys += [client.post("/api/tables", json={"nickname": "x"}).json().get("key") for _ in range(2)]
    assert keys[-1] == "server-too-many-tables"


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
            with httpx.Client(base_url=server.url, headers={"X-Forwarded-For": address}) as client:
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
        with httpx.Client(base_url=proxied.url, headers=headers) as client:
            table = client.post("/api/tables", json={"nickname": "x"}).json()["table"]
            people = [client.post(f"/api/tables/{table}/people", json={"nickname": f"x{one}"}) for one in range(3)]
        assert [answer.json().get("key") for answer in people] == [None, None, "server-full-house"]
        nobody = Guest(proxied.url, table, "", 0)
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await (await stack.enter_async_context(nobody.look(6))).hear()
            assert await knock(nobody, 6) == ("server-full-house", 4503)
            glance = httpx.get(f"{proxied.url}/api/tables/{table}/seats/6/now", headers=headers)
            assert glance.status_code == 200  # who does not stay takes nobody's place

    told(story)


def test_a_rematch_is_no_way_around_the_number_of_tables(proxied: Served) -> None:
    headers = {"X-Forwarded-For": "192.0.2.75", "X-Forwarded-Proto": "https"}
    with httpx.Client(base_url=proxied.url, headers=headers) as client:
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


async def to_the_end(guest: Guest) -> None:
    """Look on until the game is over."""
    async with guest.look(6) as gallery:
        while not ((await gallery.hear()).get("view") or {}).get("ending"):
            pass


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
        assert httpx.post(f"{served.url}/api/tables", json=wish).json()["key"] == "server-table-name"

    told(story)


# --- proxies, figures, faults -------------------------------------------------------------------------


def test_the_address_a_proxy_tells_is_believed_only_of_trusted_ones(proxied: Served) -> None:
    """That an untrusted one is not: test_who_asks_too_often_has_to_wait, where each request names another address."""
    first, second = {"X-Forwarded-For": "192.0.2.81"}, {"X-Forwarded-For": "192.0.2.82"}
    with httpx.Client(base_url=proxied.url) as client:
        assert [client.get("/api/names", headers=first).status_code for _ in range(26)][-1] == 429
        assert client.get("/api/names", headers=second).status_code == 200
        forged = {"X-Forwarded-For": "198.51.100.1, 192.0.2.81"}  # what stands before the proxy's own word is hearsay
        assert client.get("/api/names", headers=forged).status_code == 429
    with from_address(proxied, "127.0.0.91") as client:  # not the proxy
        answers = [client.get("/api/names", headers={"X-Forwarded-For": f"192.0.2.{one}"}) for one in range(26)]
        assert answers[-1].status_code == 429


def test_figures_can_be_switched_off(served: Served, strict: Served) -> None:
    assert httpx.get(f"{served.url}/metrics").status_code == 200
    with from_address(strict, "127.0.0.101") as client:
        answer = client.get("/metrics")
    assert (answer.status_code, answer.json()["key"]) == (404, "server-no-page")


def test_a_fault_tells_a_visitor_nothing(served: Served) -> None:
    """The operator finds it in the log; the visitor gets one sentence, and the server goes on."""

    async def story() -> None:
        host = await new_game(served.url)
        change_store(served, "UPDATE keys SET person = 99 WHERE table_id = ?", host.table)  # who is nobody
        for answer in (await host.ask("GET", "/me"), await host.ask("POST", "/start"), await host.ask("DELETE", "")):
            assert answer.status_code == 500
            assert answer.json()["key"] == "server-fault"
            assert not TELLTALE.search(answer.text), answer.text
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        with pytest.raises(InvalidStatus) as refused:
            await knock(host, 1)
        assert refused.value.response.status_code == 403
        assert not TELLTALE.search((refused.value.response.body or b"").decode())
        change_store(served, "UPDATE keys SET person = 1 WHERE table_id = ?", host.table)
        assert (await host.must("GET", "/me"))["person"] == 1
        failed = [line for line in served.log_lines() if line["event"] == "request_failed"]
        faults = [line for line in failed if host.table in line["path"]]
        assert len(faults) == 4
        assert all("KeyError" in line["exception"] for line in faults)

    told(story)
