"""Notices are sent in parallel: a webhook that does not answer delays no other notice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from aiohttp import web

from mousquetaires.server.access.secret_tokens import SESSION
from mousquetaires.server.access.visitors import Visitor
from mousquetaires.server.notify.notices import Notice
from mousquetaires.server.notify.sender import MAX_CONNECTIONS_PER_HOST, NoticeSender, Outcome
from mousquetaires.server.notify.subscriptions import StoredSubscription, WebhookTo
from mousquetaires.server.notify.webhook import new_secret
from mousquetaires.server.notify.webpush import Vapid
from mousquetaires.server.service import Server
from mousquetaires.server.store import SubscriptionRow
from mousquetaires.server.table.authors import Author
from mousquetaires.server.table.game_commands import Begin
from mousquetaires.server.table.options import TableOptions
from mousquetaires.server.table.people_commands import Sit
from mousquetaires.server.table.state import HOST
from tests.server.in_process import running_server
from tests.server.notify.endpoints import served
from tests.server.served import PATIENCE, nonce

SUBJECT = "mailto:captain@treville.example"
FOREVER = 3600.0
NOTICE = Notice("dove", 1, "your_turn", "https://play.example/table/dove", "en", "")


class Hooks:
    """Webhooks: those under /dead never answer, the others do at once."""

    def __init__(self) -> None:
        self.called: asyncio.Queue[str] = asyncio.Queue()
        self.waiting = 0
        self.most_waiting = 0
        self.let_go = asyncio.Event()

    async def answer(self, request: web.Request) -> web.Response:
        await self.called.put(request.path)
        if request.path.startswith("/dead"):
            self.waiting += 1
            self.most_waiting = max(self.most_waiting, self.waiting)
            await self.let_go.wait()
            self.waiting -= 1
        return web.Response(status=204)

    async def until(self, *paths: str) -> None:
        """Until each of these was called."""
        missing = set(paths)
        async with asyncio.timeout(PATIENCE):
            while missing:
                missing.discard(await self.called.get())


@asynccontextmanager
async def patient_server(folder: Path) -> AsyncIterator[Server]:
    """A server that waits for ever for the answer of a webhook."""
    async with (
        running_server(folder, away_seconds=0, webhooks_to_private_addresses=True) as server,
        NoticeSender(Vapid.generate(), SUBJECT, private=True, timeout=FOREVER) as sender,
    ):
        server.notifier.sender = sender
        yield server


async def four_seated(server: Server) -> str:
    """A table of four people, all away, before their game."""
    state, _ = await server.tables.open(TableOptions(players=4), "Milady", "")
    for seat, name in enumerate(("Milady", "Athos", "Porthos", "Aramis")):
        person = HOST if seat == 0 else (await server.admission.join(state.id, name, ""))[0]
        await server.registry.apply(state.id, Sit([seat], nonce()), Author(person))
    return state.id


def visitor(person: int) -> Visitor:
    return Visitor(person, kind=SESSION)


async def subscribe(server: Server, table: str, person: int, url: str) -> None:
    """By way of the store: who subscribes himself and is asked is told at once."""
    body = msgspec.json.encode(StoredSubscription(WebhookTo(url, new_secret()))).decode()
    await server.store.subscriptions.add(SubscriptionRow(url, table, person, body))


def test_three_dead_webhooks_do_not_delay_another_players_notice(tmp_path: Path) -> None:
    """The game is over, and all four are told; the last one's webhook is the only one that answers."""

    async def story() -> None:
        hooks = Hooks()
        async with served(hooks.answer) as url, patient_server(tmp_path) as server:
            table = await four_seated(server)
            for person, path in enumerate(("/dead/1", "/dead/2", "/dead/3", "/good"), HOST):
                await subscribe(server, table, person, url + path)
            await server.registry.apply(table, Begin(), Author(HOST))
            live = await server.registry.live(table)
            live.state.finished = True  # as after the last move: then all are told
            server.notifier.on_turn(live)
            await hooks.until("/dead/1", "/dead/2", "/dead/3", "/good")
            hooks.let_go.set()

    asyncio.run(story())


def test_a_players_own_dead_webhook_does_not_delay_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        hooks = Hooks()
        async with served(hooks.answer) as url, patient_server(tmp_path) as server:
            table = await four_seated(server)
            for path in ("/dead/1", "/dead/2", "/good"):  # before the game: its beginning asks Milady
                await subscribe(server, table, HOST, url + path)
            await server.registry.apply(table, Begin(), Author(HOST))
            await hooks.until("/dead/1", "/dead/2", "/good")
            hooks.let_go.set()

    asyncio.run(story())


def test_one_host_is_sent_a_few_notices_at_a_time_and_holds_up_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        hooks = Hooks()
        async with (
            served(hooks.answer) as dead,
            served(hooks.answer, "127.0.0.2") as good,
            NoticeSender(Vapid.generate(), SUBJECT, private=True, timeout=FOREVER) as sender,
        ):
            sending = [
                asyncio.create_task(sender.send(WebhookTo(f"{dead}/dead/{one}", new_secret()), NOTICE))
                for one in range(5 * MAX_CONNECTIONS_PER_HOST)
            ]
            assert await sender.send(WebhookTo(f"{good}/good", new_secret()), NOTICE) is Outcome.DELIVERED
            hooks.let_go.set()
            async with asyncio.timeout(PATIENCE):
                assert set(await asyncio.gather(*sending)) == {Outcome.DELIVERED}
            assert hooks.most_waiting <= MAX_CONNECTIONS_PER_HOST

    asyncio.run(story())
