"""A player who is away learns that it is their turn: once, by webhook, web push or feed."""

import asyncio
import json
import sqlite3
from base64 import b64encode, urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import http_ece  # type: ignore[import-untyped]
import pytest
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from mousquetaires.server.notify.webhook import new_secret, signature
from tests.server import plain_http
from tests.server.served import PATIENCE, Guest, Json, Served, come, open_table

ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    settings = {
        "MOUSQUETAIRES_WEBHOOKS_TO_PRIVATE_ADDRESSES": "true",
        "MOUSQUETAIRES_PUBLIC_URL": "https://play.example",
        "MOUSQUETAIRES_VAPID_SUBJECT": "mailto:host@play.example",
    }
    with Served(tmp_path_factory.mktemp("neighbours"), settings=settings) as server:
        yield server


class Endpoint:
    """A player's own program that receives notifications."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.url = ""
        self.status = 201

    async def take(self, request: web.Request) -> web.Response:
        await self.got.put((dict(request.headers), await request.read()))
        return web.Response(status=self.status)


@asynccontextmanager
async def endpoint() -> AsyncIterator[Endpoint]:
    made = Endpoint()
    app = web.Application()
    app.router.add_post("/told", made.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    made.url = f"http://127.0.0.1:{runner.addresses[0][1]}/told"
    try:
        yield made
    finally:
        await runner.cleanup()


async def two_players(served: Served) -> tuple[Guest, Guest]:
    """A slow game: Milady begins, and her opponent is away."""
    host = await open_table(served.url, "Milady", players=2, name="The long game", clock={"move_seconds": 86_400})
    away = await come(served.url, host.table, "Athos")
    await host.sit(0)
    await away.sit(1)
    await host.start()
    return host, away


async def milady_plays(host: Guest) -> None:
    async with host.look(0) as seat:
        await seat.hear()
        while seat.prompt and seat.prompt["mine"]:
            await seat.act(seat.choice(Random(1)))


def test_who_is_away_is_told_of_his_turn_by_a_webhook(named: Served) -> None:
    async def story() -> None:
        async with endpoint() as there:
            host, away = await two_players(named)
            secret = new_secret()
            to = {"type": "webhook", "url": there.url, "secret": secret}
            made = await away.must("POST", "/notices", {"to": to, "language": "fr"})
            await milady_plays(host)
            headers, body = await asyncio.wait_for(there.got.get(), PATIENCE)
            at, name = int(headers["webhook-timestamp"]), headers["webhook-id"]
            assert headers["webhook-signature"] == f"v1,{signature(secret, name, at, body).removeprefix('v1,')}"
            told: Json = json.loads(body)
            assert "https://play.example/table/" in json.dumps(told)
            assert "The long game" in json.dumps(told)
            await away.must("DELETE", f"/notices/{made['id']}")

    asyncio.run(story())


def test_who_is_away_is_told_of_his_turn_by_web_push(named: Served) -> None:
    async def story() -> None:
        key = ec.generate_private_key(ec.SECP256R1())
        public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        auth = bytes(range(16))
        async with endpoint() as there:
            host, away = await two_players(named)
            to = {
                "type": "push",
                "endpoint": there.url,
                "p256dh": urlsafe_b64encode(public).decode().rstrip("="),
                "auth": urlsafe_b64encode(auth).decode().rstrip("="),
            }
            await away.must("POST", "/notices", {"to": to, "language": "pl"})
            await milady_plays(host)
            headers, body = await asyncio.wait_for(there.got.get(), PATIENCE)
            told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm"))
            assert told["kind"] == "your_turn"
            assert told["link"] == f"https://play.example/table/{host.table}"
            server_key = plain_http.get(f"{named.url}/api/push-key").json()["key"]
            assert f"k={server_key}" in headers["Authorization"]

    asyncio.run(story())


def test_turns_stand_in_a_feed_that_only_its_owner_can_read(named: Served) -> None:
    async def story() -> None:
        host, away = await two_players(named)
        await milady_plays(host)
        secret = (await away.must("POST", "/feed"))["secret"]
        stranger = Guest(named.url, host.table, "", 0)
        basic = {"Authorization": "Basic " + b64encode(f"feed:{secret}".encode()).decode()}
        for headers in ({"X-Feed-Key": secret}, basic):
            for _ in range(200):  # the notice is written after the move was answered
                answer = await stranger.ask("GET", "/feed", headers=headers)
                entries = ElementTree.fromstring(answer.content).findall(f"{ATOM}entry")
                if entries:
                    break
            assert len(entries) == 1
            assert secret not in answer.text
        wrong = await stranger.ask("GET", "/feed", headers={"X-Feed-Key": "0" * 22})
        assert wrong.json()["key"] == "server-unknown-link"

    asyncio.run(story())


def test_who_is_here_is_not_bothered(named: Served) -> None:
    async def story() -> None:
        async with endpoint() as there:
            host, away = await two_players(named)
            to = {"type": "webhook", "url": there.url, "secret": new_secret()}
            await away.must("POST", "/notices", {"to": to})
            async with away.look(1) as seat:
                await seat.hear()
                await milady_plays(host)
                while not (seat.prompt and seat.prompt["mine"]):
                    await seat.hear()
            assert there.got.empty()

    asyncio.run(story())


async def told_by(there: Endpoint) -> Json:
    """The next notification to a player's program."""
    _, body = await asyncio.wait_for(there.got.get(), PATIENCE)
    told: Json = json.loads(body)
    return told


async def wants_to_know(guest: Guest, there: Endpoint) -> None:
    await guest.must("POST", "/notices", {"to": {"type": "webhook", "url": there.url, "secret": new_secret()}})


async def notices_of(served: Served, table: str, person: int) -> list[bool]:
    """For each prompt at which a player was away: whether they were notified."""
    with closing(sqlite3.connect(served.database.removeprefix("sqlite:///"), timeout=PATIENCE)) as base:
        wanted = "SELECT sent FROM notices WHERE table_id = ? AND person = ? ORDER BY version"
        return [bool(row[0]) for row in base.execute(wanted, (table, person))]


def test_links_lead_to_the_server_as_its_visitor_calls_it_when_nobody_has_set_how_it_is_called(served: Served) -> None:
    async def story() -> None:
        async with endpoint() as there:
            host, away = await two_players(served)
            await wants_to_know(away, there)
            await milady_plays(host)
            assert (await told_by(there))["link"] == f"{served.url}/table/{host.table}"
        secret = (await away.must("POST", "/feed"))["secret"]
        for name, link in (
            ("", served.url),
            ("louvre.example:81", "http://louvre.example:81"),
            ("athos@louvre", f"http://localhost:{served.port}"),
        ):
            headers = {"X-Feed-Key": secret} | ({"Host": name} if name else {})
            answer = await away.ask("GET", "/feed", headers=headers)
            assert answer.status_code == 200
            links = ElementTree.fromstring(answer.content).findall(f"{ATOM}entry/{ATOM}link")
            assert [one.attrib["href"] for one in links] == [f"{link}/table/{host.table}"]

    asyncio.run(story())


def test_who_leaves_without_answering_is_told_once(served: Served) -> None:
    async def story() -> None:
        async with endpoint() as there:
            host, away = await two_players(served)
            await wants_to_know(away, there)
            async with away.look(1) as seat, away.look(6) as also:
                await milady_plays(host)
                while not (seat.prompt and seat.prompt["mine"]):
                    await seat.hear()
                await also.wire.close()
                await seat.until("presence", onlookers=0)
                assert there.got.empty()  # one of his devices is still there
            assert (await told_by(there))["kind"] == "your_turn"
            async with away.look(1) as seat:
                await seat.hear()
            async with host.look(0) as seat:  # until it is certain that he has left
                await seat.hear()
                if away.person in (await seat.until("presence"))["people"]:
                    await seat.until("presence", people=[host.person])
            assert await notices_of(served, host.table, away.person) == [True]
            assert there.got.empty()

    asyncio.run(story())


def test_who_wants_to_be_told_after_he_was_asked_is_told(served: Served) -> None:
    async def story() -> None:
        async with endpoint() as there, endpoint() as elsewhere:
            host, away = await two_players(served)
            await milady_plays(host)
            while not await notices_of(served, host.table, away.person):
                await host.must("GET", "")
            assert await notices_of(served, host.table, away.person) == [False]
            await wants_to_know(away, there)
            assert (await told_by(there))["kind"] == "your_turn"
            await wants_to_know(away, elsewhere)  # once is enough
            await host.must("GET", "")
            assert elsewhere.got.empty()

    asyncio.run(story())


def test_a_restart_tells_nobody_twice_and_a_call_that_failed_does_not_count(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with endpoint() as there:
            host, away = await two_players(server)
            await wants_to_know(away, there)
            there.status = 400
            await milady_plays(host)
            await told_by(there)
            while await notices_of(server, host.table, away.person) != [False]:
                await host.must("GET", "")
            there.status = 201
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            await told_by(there)
            while await notices_of(server, host.table, away.person) != [True]:
                await host.must("GET", "")
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            async with away.look(1) as seat:
                await seat.hear()
                assert (await seat.act(seat.choice(Random(1))))["type"] == "done"
            assert there.got.empty()

    with Served(tmp_path, settings={"MOUSQUETAIRES_WEBHOOKS_TO_PRIVATE_ADDRESSES": "true"}) as server:
        asyncio.run(story(server))


def test_who_only_loads_his_page_again_is_not_told(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with endpoint() as there:
            host, away = await two_players(server)
            await wants_to_know(away, there)
            async with away.look(1) as seat:
                await milady_plays(host)
                while not (seat.prompt and seat.prompt["mine"]):
                    await seat.hear()
            async with away.look(1) as seat:
                await seat.hear()
                await asyncio.to_thread(server.stop)
            assert await notices_of(server, host.table, away.person) == []
            assert there.got.empty()

    settings = {"MOUSQUETAIRES_WEBHOOKS_TO_PRIVATE_ADDRESSES": "true", "MOUSQUETAIRES_AWAY_SECONDS": "86400"}
    with Served(tmp_path, settings=settings) as server:
        asyncio.run(story(server))


def test_a_place_that_cannot_be_is_refused(named: Served) -> None:
    async def story() -> None:
        host = await open_table(named.url, players=2)
        for to in (
            {"type": "webhook", "url": "ftp://example.org", "secret": new_secret()},
            {"type": "webhook", "url": "https://example.org", "secret": "short"},
        ):
            answer = await host.ask("POST", "/notices", {"to": to})
            assert answer.status_code == 400
            assert answer.json()["key"].startswith("notice-")
        right = {"type": "webhook", "url": "https://example.org", "secret": new_secret()}
        for wrong in ({"extra": 2}, {"language": "f" * 17}):
            assert (await host.ask("POST", "/notices", {"to": right, **wrong})).status_code == 400

    asyncio.run(story())
