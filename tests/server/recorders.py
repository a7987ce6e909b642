"""Players that record what the server told them, so that a test can compare it with what is left after a crash."""

import asyncio
import json
import os
import time
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from mousquetaires.data import load
from mousquetaires.engine.record_replay import verify
from mousquetaires.server.table.entries import Played, decode
from mousquetaires.server.table.entry_effects import fold
from mousquetaires.server.table.state import TableState
from mousquetaires.server.table.views import prompt_json
from tests.seeds import SOAK
from tests.server.served import Guest, Json, Seat, new_mark

BOX = load()
STORE_DOWN = "server-store-down"
STALE = "server-stale"
OVER = "server-over"
CHAT = 0.1  # how often a player writes in the chat instead of moving

Log = list[tuple[int, bytes]]


class Stopwatch:
    """Seconds as an idle machine would have them: while others used the processor that we wanted, it stands still.

    Processes that wait for each other may be kept waiting at the same time: only the longest wait is left out.
    """

    def __init__(self, *pids: int) -> None:
        self._pids = (os.getpid(), *pids)
        self._began = time.monotonic()
        self._waited = self._waiting()

    def seconds(self) -> float:
        waited = [now - before for now, before in zip(self._waiting(), self._waited, strict=True)]
        return time.monotonic() - self._began - max(waited)

    def check(self, most: float) -> None:
        """Not more than so many seconds: measured in the soak only, on a machine with nothing else to do."""
        took = self.seconds()
        assert not SOAK or took < most, f"{took:.2f} s"

    def _waiting(self) -> list[float]:
        """For how long each process's first thread was kept waiting (only Linux tells)."""
        found = [Path(f"/proc/{pid}/schedstat") for pid in self._pids]
        return [int(file.read_text().split()[1]) / 1e9 if file.exists() else 0 for file in found]


def unsent(_message: Json) -> None:
    """Nobody minds what is sent."""


class Recorder:
    """One seat's player: connects, plays at random, comes back by version, and sends again what was not answered."""

    def __init__(self, guest: Guest, seat: int, rng: Random) -> None:
        self.guest = guest
        self.seat = seat
        self.rng = rng
        self.chatty = True
        self.bears: frozenset[str] = frozenset()  # refusals that he takes calmly
        self.version: int | None = None  # the last he heard of
        self.heard: dict[int, Json] = {}  # every entry he was told, by version
        self.acknowledged: dict[str, int] = {}  # his marks, and where the server said they are
        self.refused: list[Json] = []
        self.pending: Json | None = None  # said, and not answered yet
        self.sent: Callable[[Json], None] = unsent
        self.wire: Seat | None = None
        self.prompt: Json | None = None
        self.view: Json = {}

    @property
    def over(self) -> bool:
        return bool(self.view.get("ending"))

    async def enter(self, stack: AsyncExitStack, url: str = "") -> Json:
        """Connect, from where he was; his hello is what he has missed and nothing else."""
        self.wire = await stack.enter_async_context(self.guest.look(self.seat, self.version, url))
        return await self.hear()

    async def hear(self) -> Json:
        """The next message, written down; one that leaves something out or tells it twice is a fault."""
        assert self.wire is not None
        message = await self.wire.hear()
        if message["type"] in ("hello", "missed"):
            self._catch_up(message)
        elif message["type"] == "update":
            self._write(message["version"], [{"version": message["version"], **message["entry"]}])
        self.prompt, self.view = self.wire.prompt, self.wire.view
        return message

    def _catch_up(self, message: Json) -> None:
        if self.version is None:
            self.version = message["version"] - len(message["missed"])
        self._write(message["version"], message["missed"])

    def _write(self, version: int, entries: list[Json]) -> None:
        assert self.version is not None
        told = [entry["version"] for entry in entries]
        assert told == list(range(self.version + 1, version + 1)), (self.version, told, version)
        self.heard.update({entry["version"]: entry for entry in entries})
        self.version = version

    async def say(self, message: Json) -> Json:
        """Send a message and listen until it is answered; unanswered it stays pending."""
        assert self.wire is not None
        self.pending = message
        await self.wire.wire.send(json.dumps(message))
        self.sent(message)
        while True:
            answer = await self.hear()
            if answer.get("mark") == message["mark"]:
                break
        self.pending = None
        if answer["type"] == "done":
            self.acknowledged[message["mark"]] = answer["version"]
        else:
            self.refused.append(answer)
        return answer

    def message(self) -> Json | None:
        """What he would say now; None while he has to wait."""
        if self.wire is None or self.prompt is None or not self.prompt["mine"]:
            return None
        if self.chatty and self.rng.random() < CHAT:
            return {"type": "say", "mark": new_mark(), "text": f"{self.rng.random()}"}
        action = self.wire.choice(self.rng)
        return {"type": "act", "mark": new_mark(), "prompt": self.prompt["id"], "action": action}

    async def play(self, moves: int = 100_000) -> int:
        """Play until the game is over or so many messages were done; whatever is pending first."""
        made = 0
        while not self.over and made < moves:
            message = self.pending or self.message()
            if message is None:
                await self.hear()
                continue
            answer = await self.say(message)
            if answer["type"] == "done":
                made += 1
            else:
                self._bear(message, answer["reason"]["key"])
        return made

    def _bear(self, message: Json, key: str) -> None:
        """A refusal: a store that is away is tried again with the same mark."""
        assert key in self.bears, (message, key)
        if key == STORE_DOWN:
            self.pending = message

    async def watch(self) -> None:
        """Listen until the game is over."""
        while not self.over:
            await self.hear()

    async def until(self, version: int) -> None:
        """Listen until a version is heard of."""
        while (self.version or 0) < version:
            await self.hear()


@dataclass
class Stored:
    """A table as the database has it."""

    log: Log
    secret: bytes
    engine: str
    status: str
    lease_owner: str = ""

    def state(self, version: int | None = None) -> TableState:
        """The table as its log tells it, up to a version; an entry that does not replay raises."""
        state = TableState("table", BOX, self.secret)
        for number, body in self.log:
            if version is None or number <= version:
                fold(state, decode(body))
                assert state.version == number
        return state

    def prompt(self, seat: int, version: int) -> Json | None:
        """What a seat is asked at a version."""
        found: Any = json.loads(json.dumps(prompt_json(self.state(version), seat)))
        return found  # type: ignore[no-any-return]  # as JSON has it

    def answered(self) -> list[tuple[str, Played]]:
        """Every move, with the prompt that was pending when it was made."""
        state = TableState("table", BOX, self.secret)
        found = []
        for _, body in self.log:
            entry = decode(body)
            if isinstance(entry, Played):
                found.append((state.asked, entry))
            fold(state, entry)
        return found


def check_stored(stored: Stored, recorders: Iterable[Recorder]) -> None:
    """Everything that the server acknowledged is stored once, and so is everything that it sent."""
    entries = {version: decode(body) for version, body in stored.log}
    assert list(entries) == list(range(1, len(entries) + 1))
    marks = [(entry.by, entry.mark) for entry in entries.values() if entry.mark]
    assert len(marks) == len(set(marks)), "a message was done twice"
    for recorder in recorders:
        for mark, version in recorder.acknowledged.items():
            assert version in entries, f"version {version} was acknowledged and is gone"
            assert (entries[version].by, entries[version].mark) == (recorder.guest.person, mark)
        for version, told in recorder.heard.items():
            assert entries[version].at == told["at"], f"version {version} is not what was told"


async def finish(recorders: list[Recorder], url: str = "") -> Json:
    """Play a game to its end; its record, which is true."""
    async with AsyncExitStack() as stack:
        await asyncio.gather(*(recorder.enter(stack, url) for recorder in recorders))
        await asyncio.gather(*(recorder.play() for recorder in recorders))
    record: Json = await recorders[0].guest.must("GET", "/record")
    assert verify(record, BOX).game.over
    return record
