"""A table with open sockets, at which nothing may change while bad messages arrive."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from mousquetaires.i18n import bundle, languages
from tests.server.served import PATIENCE, Guest, Json, come, open_table

GALLERY = 6
LARGEST = 16_384
JSON = b"application/json"
LAST = 0x80  # a frame that is the end of its message


# --- the table --------------------------------------------------------------------------------------


@dataclass
class Sent:
    """A message, and what may come of it."""

    text: str | bytes
    may: frozenset[str]  # refused, and perhaps done, again, pong, why, missed
    about: str  # what is wrong with it
    mark: str = ""


@dataclass
class Listener:
    """An open socket and its reader. A message with a mark is an answer, any other is news."""

    target: "AttackedTable"
    guest: Guest
    seat: int
    wire: ClientConnection
    plays: bool  # whether moves may come from here
    prompt: Json | None = None
    version: int = 0
    answers: asyncio.Queue[Json] = field(default_factory=asyncio.Queue)

    async def listen(self) -> None:
        with suppress(ConnectionClosed):
            async for raw in self.wire:
                message = json.loads(raw)
                if message["type"] in ("hello", "missed", "update"):
                    self.version = message["version"]
                    self.prompt = message.get("prompt", self.prompt)
                if "mark" in message:
                    self.answers.put_nowait(message)
        self.answers.put_nowait({"type": "closed", "mark": "", "code": self.wire.close_code})

    @property
    def asked(self) -> bool:
        return self.plays and self.prompt is not None and bool(self.prompt["mine"])


class AttackedTable:
    """A game of three people without bots: their sockets, and the legal moves they make."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.listeners: list[Listener] = []
        self.done: list[tuple[int, int, str]] = []  # version, person and mark of everything that was acknowledged
        self.heard = 0  # the newest version that all viewers must be sent
        self.kept: list[tuple[Listener, Sent, int]] = []  # the same as it was sent
        self.old: list[str] = []  # prompts that were answered
        self.tokens: dict[str, Guest] = {}

    async def open(self, stack: AsyncExitStack) -> None:
        self.host = await open_table(self.url, players=3, name="attack")
        self.players = {1: self.host}
        for seat, name in ((0, "Milady"), (2, "Porthos")):
            self.players[seat] = await come(self.url, self.host.table, name)
        self.onlooker = await come(self.url, self.host.table, "Planchet")
        self.stranger = Guest(self.url, self.host.table, "", 0)
        for seat, guest in self.players.items():
            await guest.sit(seat)
        await self.host.start()
        await self._make_tokens()
        self.begun = self.heard = int((await self.host.must("GET", "/seats/6/now"))["version"])
        for guest, seat, plays in self._chairs():
            self.listeners.append(await stack.enter_async_context(self._listener(guest, seat, plays)))
        await self.caught_up()

    async def _make_tokens(self) -> None:
        for scope in ("play:1", "watch:1", "watch:6"):
            made = await self.host.must("POST", "/tokens", {"scope": scope})
            self.tokens[scope] = Guest(self.url, self.host.table, made["token"], self.host.person, bearer=True)
        self.links = [
            (await self.host.must("POST", "/resume-link"))["secret"],
            (await self.host.must("POST", "/feed"))["secret"],
        ]

    def _chairs(self) -> list[tuple[Guest, int, bool]]:
        return [
            *((guest, seat, True) for seat, guest in self.players.items()),
            (self.tokens["play:1"], 1, True),
            (self.tokens["watch:1"], 1, False),
            (self.tokens["watch:6"], GALLERY, False),
            (self.host, GALLERY, False),
            (self.onlooker, GALLERY, False),
            (self.stranger, GALLERY, False),
        ]

    @asynccontextmanager
    async def _listener(self, guest: Guest, seat: int, plays: bool) -> AsyncIterator[Listener]:
        async with guest.look(seat) as opened:
            listener = Listener(self, guest, seat, opened.wire, plays)
            listening = asyncio.create_task(listener.listen())
            try:
                yield listener
            finally:
                listening.cancel()

    @property
    def table(self) -> str:
        return self.host.table

    async def caught_up(self) -> None:
        """Wait until all viewers have the newest entry. Then it is known who is asked what."""
        async with asyncio.timeout(PATIENCE):
            while any(listener.version < self.heard for listener in self.listeners):
                await asyncio.sleep(0)

    def over(self) -> bool:
        return all(listener.prompt is None for listener in self.listeners if listener.plays)

    def check_log(self, file: Path) -> None:
        """The store holds what was acknowledged, and nothing else."""
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as store:
            rows = store.execute(
                "SELECT version, body FROM entries WHERE table_id = ? ORDER BY version", (self.table,)
            ).fetchall()
        assert [version for version, _ in rows] == list(range(1, len(rows) + 1))
        found = [(version, json.loads(body)) for version, body in rows if version > self.begun]
        assert {entry["kind"] for _, entry in found} <= {"played", "said"}
        assert [(version, entry["by"], entry["mark"]) for version, entry in found] == sorted(self.done)


# --- mischief ---------------------------------------------------------------------------------------


def known(key: str) -> bool:
    return all(bundle(language).has_message(key) for language in languages())


def check_reason(reason: Json) -> None:
    """A refusal says why, in words that exist in every language."""
    assert known(reason["key"]), reason
    assert isinstance(reason["rule"], str)
    assert isinstance(reason["values"], dict)
