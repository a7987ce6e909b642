"""A real server in this process, with one table whose game a test can replace."""

import asyncio
import json
import socket
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from structlog.contextvars import bound_contextvars
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mousquetaires.engine.chance import Chance, Seed
from mousquetaires.engine.ids import SPECTATOR
from mousquetaires.engine.machine import Game
from mousquetaires.engine.record import Session, apply_line
from mousquetaires.server.access.secret_tokens import FEED, SESSION, TOKEN, hashed
from mousquetaires.server.live.live_table import LiveTable
from mousquetaires.server.run import uvicorn_config
from mousquetaires.server.service import Server
from mousquetaires.server.settings import Settings
from mousquetaires.server.store import EntryRow, KeyRow, TableRow
from mousquetaires.server.table.authors import THE_SERVER, Author
from mousquetaires.server.table.entries import AnyEntry, Came, Opened, Played, Sat, encode
from mousquetaires.server.table.entry_effects import apply_entry
from mousquetaires.server.table.game_commands import Begin, run_out
from mousquetaires.server.table.options import CheckedOptions, Clock, seats_of
from mousquetaires.server.table.state import HOST, Change, TableState
from mousquetaires.server.table.table_info import lobby_line
from tests.server import plain_http
from tests.server.served import PATIENCE
from tools.random_play import BOX

Json = dict[str, Any]
TABLE: Final = "TheRedDoveOfMeun"  # sixteen letters, like the id of every table
SECRET: Final = bytes(range(32))  # of the dice; its commitment is published, so it is the same in both games
STRANGER: Final = 7  # a viewer without a key
# Headers that depend only on the wall clock and on the number of requests.
BY_THE_CLOCK: Final = ("date", "ratelimit-reset", "ratelimit-remaining")
FIGURES: Final = ("refusals", "inputs_stored", "bot_moves", "messages_in", "messages_out", "notices")  # without times


# --- a server -------------------------------------------------------------------------------------


class SteppedClock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


class Web(uvicorn.Server):
    """The web server, without signal handlers."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class World:
    """A real server in this process, on a port and a database of its own."""

    def __init__(self, name: str, folder: Path, clock: SteppedClock, **settings: Any) -> None:
        self.name = name
        self.clock = clock
        easy: dict[str, Any] = {
            "database": f"sqlite:///{folder / name}.sqlite3",
            "requests_per_minute": 1_000_000,
            "workers": 1,
            "messages_per_second": 1_000_000,
            "message_burst": 1_000_000,
            "public_url": "https://game.example",
            "webhooks_to_private_addresses": True,
            "bot_pace_ms": 0,
            "away_seconds": 0,
        }
        self.server = Server(Settings(**{**easy, **settings}), BOX)

    def speaking(self) -> Any:
        """Log lines written inside this context carry the name of this world."""
        return bound_contextvars(world=self.name)

    async def start(self) -> None:
        door = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{door.getsockname()[1]}"
        with self.speaking():
            await self.server.start()
            self.server.registry.now = self.clock
            self.web = Web(uvicorn_config(self.server))
            self.serving = asyncio.create_task(self.web.serve(sockets=[door]))
        self.http = plain_http.AsyncClient(base_url=f"http://{self.address}", timeout=PATIENCE)

    async def stop(self) -> None:
        await self.http.aclose()
        self.web.should_exit = True
        await self.serving
        await self.server.stop()

    # --- a table ------------------------------------------------------------------------------------
    async def lay(self, plan: "Plan") -> LiveTable:
        """Create the table. It has the same id, people and dice commitment in every world."""
        store, now = self.server.store, self.clock()
        state = TableState(TABLE, BOX, SECRET)
        log = plan.log(now)
        for entry in log:
            apply_entry(state, entry)
        row = TableRow(TABLE, now, now, "", state.status, True, encode_info(state), SECRET, self.server.registry.engine)
        host, *keys = plan.keys(now)
        await store.tables.create(row, [EntryRow(TABLE, n, encode(entry)) for n, entry in enumerate(log, 1)], host)
        for key in keys:
            await store.keys.add(key)
        with self.speaking():
            await self.server.registry.apply(TABLE, Begin(), Author(HOST))
            return await self.server.registry.live(TABLE)

    @asynccontextmanager
    async def table(self, plan: "Plan") -> AsyncIterator[LiveTable]:
        """A table as ``lay`` makes it. It is deleted afterwards, also when a test fails: the next needs its id."""
        live = await self.lay(plan)
        try:
            yield live
        finally:
            await self.ask("DELETE", f"/api/tables/{TABLE}", plan.key(plan.played[0]))

    async def place(self, game: Game) -> None:
        """Replace the game of the table."""
        registry = self.server.registry
        with self.speaking():
            async with registry.locked(TABLE) as live:
                entry = Played(at=registry.now(), seat=-1, lines=[], events=[])
                await registry.commit(live, Change(entry, PlacedSession(game)))

    async def sand_runs_out(self) -> None:
        registry = self.server.registry
        async with registry.locked(TABLE) as live:
            change = run_out(live.state, THE_SERVER, registry.now())
            await registry.commit(live, change)

    @property
    def live(self) -> LiveTable:
        found = self.server.registry.memory.get(TABLE)
        assert found is not None
        return found

    @property
    def state(self) -> TableState:
        return self.live.state

    @property
    def game(self) -> Game:
        return self.state.game

    def fate(self, falls: list[int]) -> None:
        """Set the next random outcomes."""
        assert self.state.session is not None
        self.state.session.seed = ScriptedDice(falls)

    async def rest(self) -> None:
        """Wait for the background jobs after an answer: notices, snapshots."""
        while self.server.registry._jobs:
            await asyncio.wait(self.server.registry._jobs)

    # --- asking -------------------------------------------------------------------------------------
    async def ask(self, method: str, path: str, who: str = "", body: object = None) -> "Answer":
        """Send a request and return its answer without the headers that depend on the clock."""
        headers = {"Cookie": f"mousquetaires={who}"} if who else {}
        headers["Accept-Language"] = "en"
        found = await self.http.request(method, path, headers=headers, json=body)
        kept = sorted((name, value) for name, value in found.headers.items() if name not in BY_THE_CLOCK)
        return found.status_code, tuple(kept), found.content

    async def figures(self) -> Counter[str]:
        """The metrics that do not depend on time."""
        found: Counter[str] = Counter()
        for line in (await self.http.get("/metrics")).text.splitlines():
            name, _, value = line.rpartition(" ")
            if name.partition("{")[0].removeprefix("mousquetaires_").removesuffix("_total") in FIGURES:
                found[name] = int(float(value))
        return found


Prepare = Callable[[World], Awaitable[None]]
Answer = tuple[int, tuple[tuple[str, str], ...], bytes]


def encode_info(state: TableState) -> str:
    return msgspec.json.encode(lobby_line(state)).decode()


@dataclass
class Plan:
    """The people of a table: a player at each seat without a bot, and a spectator."""

    setup: dict[str, object]
    seats: tuple[int, ...]
    bots: dict[int, str] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    spectators: bool = True
    absent: tuple[int, ...] = ()  # seats whose players are offline

    @staticmethod
    def of(game: Game, **more: Any) -> "Plan":
        setup = game.table.setup
        return Plan(setup.to_json(), seats_of(setup), **more)

    @property
    def played(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats if seat not in self.bots)

    def person(self, seat: int) -> int:
        """The number of the person at a seat, or 0. The spectator has the last number."""
        people = (*self.played, SPECTATOR)
        return people.index(seat) + 1 if seat in people else 0

    def key(self, seat: int) -> str:
        return f"a-secret-of-{seat}" if self.person(seat) else ""

    def log(self, now: int) -> list[AnyEntry]:
        agreed = CheckedOptions(self.setup, "The Red Dove", True, False, self.spectators, self.bots, self.clock, 120)
        log: list[AnyEntry] = [Opened(at=now, by=HOST, agreed=agreed)]
        log += [Came(at=now, by=self.person(one), nickname=f"guest {one}") for one in (*self.played, SPECTATOR)]
        log += [Sat(at=now, by=self.person(one), seats=[one], nonce=f"{one:032x}") for one in self.played]
        return log

    def keys(self, now: int) -> list[KeyRow]:
        people = (*self.played, SPECTATOR)
        keys = [KeyRow(hashed(self.key(one)), TABLE, self.person(one), SESSION, "", now) for one in people]
        for one in people:
            keys.append(KeyRow(hashed(f"bot-{one}"), TABLE, self.person(one), TOKEN, f"watch:{one}", now))
            keys.append(KeyRow(hashed(f"feed-{one}"), TABLE, self.person(one), FEED, "", now))
        return keys


class PlacedSession(Session):
    """A game that starts in the middle. Undo goes back to its start at most."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.table.setup, BOX, None)
        self.table = game.table
        self.base = game.clone()
        self.game = game
        self.seed = ScriptedDice([])

    def clone(self) -> "PlacedSession":
        new = PlacedSession(self.game.clone())
        new.base, new.seed = self.base, self.seed
        new.inputs, new.line, new.blocks_undo = self.inputs[:], self.line[:], self.blocks_undo[:]
        new.standing, new.checkpoints = self.standing.copy(), self.checkpoints[:]
        return new

    def _take_back(self, index: int) -> None:
        undos = self.game.s.undos
        taken = self.line[self.line.index(index) :]
        self.line = self.line[: self.line.index(index)]
        self.game = self.base.clone()
        for standing in self.line:
            apply_line(self.game, self.inputs[standing], standing)
        self.game.take_events()
        self.game.own_state()
        self.game.s.undos = undos + any(self.inputs[one].startswith("*") for one in taken)


class ScriptedDice(Seed):
    """Dice and draws that a test has chosen."""

    __slots__ = ("falls",)

    def __init__(self, falls: list[int]) -> None:
        super().__init__(SECRET)
        self.falls = list(falls)

    def answer(self, chance: Chance, n: int, undos: int) -> int:
        return self.falls.pop(0)


# --- connections -----------------------------------------------------------------------------------------


class ViewerConnection:
    """The socket of a viewer, with every message received."""

    def __init__(self, viewer: int, wire: ClientConnection) -> None:
        self.viewer = viewer
        self.wire = wire
        self.frames: list[str] = []
        self.pings = 0

    async def hear(self) -> Json:
        frame = await asyncio.wait_for(self.wire.recv(), PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        return message

    async def say(self, message: Json) -> Json:
        """Send a message and return its answer. Messages that arrive before it are kept in ``frames``."""
        await self.wire.send(json.dumps(message))
        while True:
            heard = await self.hear()
            if heard.get("mark") == message["mark"]:
                return heard

    async def catch_up(self) -> None:
        """Receive everything sent so far."""
        self.pings += 1
        await self.say({"type": "ping", "mark": f"ping {self.pings}"})

    async def hear_the_end(self) -> None:
        """Receive everything until the connection is closed, and note how it was closed."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            end = closed.rcvd
            self.frames.append(f"closed {end and end.code} {end and end.reason}")


@asynccontextmanager
async def connect_viewer(world: World, viewer: int, key: str) -> AsyncIterator[ViewerConnection]:
    seat = SPECTATOR if viewer == STRANGER else viewer
    headers = {"Cookie": f"mousquetaires={key}"} if key else {}
    url = f"ws://{world.address}/api/tables/{TABLE}/seats/{seat}/socket"
    async with connect(url, additional_headers=headers, compression=None, ping_interval=None, max_size=None) as wire:
        yield ViewerConnection(viewer, wire)
