"""A real server in a process of its own, and clients for it that act like a browser or a bot."""

import asyncio
import atexit
import fcntl
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from mousquetaires.server.api.client_messages import CLOSE_CODES, OTHER_CLOSE, REFUSED
from tests.seeds import token

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
PATIENCE = 300.0  # seconds: far more than anything here takes on a busy machine

# How a socket may be closed.
# fmt: off
CODES = frozenset((
    1002, 1007, 1009,  # no WebSocket, no UTF-8, too large: closed by the web server
    1011,  # no answer to a ping
    1001, 1012,  # the server stops
    *CLOSE_CODES.values(), OTHER_CLOSE, *(REFUSED + status for status in (400, 401, 403, 404, 409, 429, 500, 503)),
))
# fmt: on

# What tests need less strict than a public server has it: everything comes from one address, quickly.
# fmt: off
EASY = {
    "MOUSQUETAIRES_BOT_PACE_MS": "0", "MOUSQUETAIRES_MAX_TABLES": "5000",
    "MOUSQUETAIRES_MAX_TABLES_PER_ADDRESS": "5000", "MOUSQUETAIRES_MAX_CONNECTIONS_PER_ADDRESS": "5000",
    "MOUSQUETAIRES_REQUESTS_PER_MINUTE": "1000000", "MOUSQUETAIRES_MESSAGES_PER_SECOND": "100000",
    "MOUSQUETAIRES_MESSAGE_BURST": "100000", "MOUSQUETAIRES_WORKERS": "1", "MOUSQUETAIRES_LOG_FORMAT": "json",
    "MOUSQUETAIRES_AWAY_SECONDS": "0",
    "MOUSQUETAIRES_BOT_THINK_SECONDS": "300",  # on a busy machine a bot's process may take long to start
}
# fmt: on


# Below those that systems hand out by themselves: nobody's connection takes one while its server is away.
PORTS = range(20_000, 32_000)
_locks = ExitStack()  # of this process's ports, so that other test processes take others
atexit.register(_locks.close)


def free_port() -> int:
    """A port that stays ours until this process ends."""
    for port in PORTS:
        with ExitStack() as stack, suppress(OSError):  # somebody else's
            lock = stack.enter_context(Path(tempfile.gettempdir(), f"mousquetaires-test-port-{port}").open("w"))
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as door:
                door.bind(("127.0.0.1", port))
            _locks.push(stack.pop_all())
            return port
    raise AssertionError(f"no port is free between {PORTS.start} and {PORTS.stop}")


class Served:
    """`mousquetaires serve` in a process of its own, on a database of its own."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        settings: Mapping[str, str] | None = None,
        name: str = "server",
        options: Sequence[str] = (),
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'games.sqlite3'}"
        self.options = options  # of the command line
        self.settings = {**EASY, **(settings or {})}
        self.port = free_port()
        self.python = sys.executable
        self.module = "tests.server.fixed_dice"
        self.log = folder / f"{name}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start it, and wait until it says that it is ready."""
        self.launch()
        self.wait_ready()
        return self

    def launch(self) -> None:
        where = ["--port", str(self.port), "--database", self.database, *self.options]
        command = [self.python, "-m", self.module, "serve", *where]
        outside = {name: value for name, value in os.environ.items() if name != "MOUSQUETAIRES_SOAK"}  # no setting
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))  # for the module above
        environment = {**outside, "PYTHONPATH": path, **self.settings}
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env=environment, cwd=self.folder
            )

    def wait_ready(self, within: float = PATIENCE) -> float:
        """Until /ready says yes; answers how many seconds that took."""
        assert self.process is not None
        began = time.monotonic()
        while time.monotonic() - began < within:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended with {self.process.returncode}:\n{self.tail()}")
            try:
                if httpx.get(f"{self.url}/ready", timeout=2, verify=False).status_code == 200:
                    return time.monotonic() - began
            except httpx.HTTPError:
                pass
            time.sleep(0.02)  # asks again; nothing is assumed to have happened meanwhile
        raise AssertionError(f"not ready within {within} s:\n{self.tail()}")

    def kill(self) -> None:
        """As when the machine loses power."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """As an operator stops it; answers its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError(f"did not stop:\n{self.tail()}") from None

    def tail(self, letters: int = 4000) -> str:
        return self.log.read_text("utf-8", "replace")[-letters:] if self.log.exists() else ""

    def log_lines(self) -> list[Json]:
        found = [line for line in self.log.read_text("utf-8").splitlines() if line.startswith("{")]
        return [json.loads(line) for line in found]

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


def nonce() -> str:
    return token(16)


def new_mark() -> str:
    return token(8)


class Guest:
    """A person at one table: their cookie, and their requests over HTTP."""

    def __init__(self, url: str, table: str, secret: str, person: int, bearer: bool = False) -> None:
        self.url = url
        self.table = table
        self.secret = secret
        self.person = person
        self.bearer = bearer

    @property
    def headers(self) -> dict[str, str]:
        if not self.secret:
            return {}
        return {"Authorization": f"Bearer {self.secret}"} if self.bearer else {"Cookie": f"mousquetaires={self.secret}"}

    async def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """A request at this table; ``path`` begins behind the table's name."""
        headers = {**self.headers, **more.pop("headers", {})}
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False) as client:
            return await client.request(method, f"/api/tables/{self.table}{path}", json=body, headers=headers, **more)

    async def must(self, method: str, path: str, body: object = None, **more: Any) -> Any:
        """The same, for what has to work."""
        answer = await self.ask(method, path, body, **more)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def sit(self, *seats: int) -> None:
        await self.must("POST", "/seats", {"seats": list(seats), "nonce": nonce()})

    async def start(self) -> None:
        await self.must("POST", "/start")

    @asynccontextmanager
    async def look(self, seat: int, since: int | None = None, url: str = "") -> AsyncIterator["Seat"]:
        """Their socket at a seat (6: the gallery)."""
        base = (url or self.url).replace("http", "ws", 1)
        address = f"{base}/api/tables/{self.table}/seats/{seat}/socket" + ("" if since is None else f"?since={since}")
        async with connect(
            address,
            additional_headers=self.headers,
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,  # else a socket with messages that nobody has read takes ten seconds to close
        ) as wire:
            yield Seat(wire)


class Seat:
    """One open socket: what was heard last, and what can be said."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.view: Json = {}
        self.prompt: Json | None = None
        self.version = 0
        self.info: Json = {}
        self.heard: list[Json] = []

    async def hear(self) -> Json:
        """The next message, whatever it is; the view is kept up to date by it."""
        async with asyncio.timeout(PATIENCE):  # wait_for may lose a cancellation (Python 3.11)
            message: Json = json.loads(await self.wire.recv())
        self.heard.append(message)
        if message["type"] in ("hello", "missed"):
            self.view = message["view"] or {}
        elif message["type"] == "update" and message.get("view") is not None:
            self.view = {**self.view, **message["view"]}
        if "prompt" in message:
            self.prompt = message["prompt"]
        if "info" in message:
            self.info = message["info"]
        if message["type"] in ("hello", "missed", "update"):
            self.version = message["version"]
        return message

    async def until(self, kind: str, **wanted: object) -> Json:
        """Listen until such a message comes."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in wanted.items()):
                return message

    async def say(self, kind: str, **fields: object) -> str:
        """Send a message without waiting for an answer; answers its mark."""
        mark = str(fields.pop("mark", "") or new_mark())
        await self.wire.send(json.dumps({"type": kind, "mark": mark, **fields}))
        return mark

    async def do(self, kind: str, **fields: object) -> Json:
        """Send a message and listen until it is answered."""
        mark = await self.say(kind, **fields)
        while True:
            message = await self.hear()
            if message.get("mark") == mark:
                return message

    async def act(self, action: str) -> Json:
        assert self.prompt is not None
        return await self.do("act", prompt=self.prompt["id"], action=action)

    async def take_back(self, ask: bool = False) -> Json:
        assert self.prompt is not None
        return await self.do("undo", prompt=self.prompt["id"], ask=ask)

    def choice(self, rng: Random) -> str:
        """Some legal answer to the pending prompt."""
        assert self.prompt is not None
        options: list[str] = self.prompt["options"]
        settled = self.prompt["kind"] in ("trade_offer", "trade_answer", "trade_last_word")  # bots talk for ever
        return rng.choice(options) if options and not settled else str(self.prompt["default"])


async def open_table(url: str, nickname: str = "Aramis", **wish: Any) -> Guest:
    """Open a table; returns its host."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as client:
        answer = await client.post("/api/tables", json={"nickname": nickname, "table": wish})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Guest(url, made["table"], answer.cookies["mousquetaires"], made["person"])


async def come(url: str, table: str, nickname: str) -> Guest:
    """Another person joins a table."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as client:
        answer = await client.post(f"/api/tables/{table}/people", json={"nickname": nickname})
    assert answer.status_code == 201, answer.text
    return Guest(url, table, answer.cookies["mousquetaires"], answer.json()["person"])


async def new_game(url: str, seats: tuple[int, ...] = (1,), players: int = 2, **wish: Any) -> Guest:
    """A game that has begun: one guest on these seats, novices on the others."""
    everywhere = range(0 if wish.get("milady", True) else 1, players if wish.get("milady", True) else players + 1)
    bots = {str(seat): "novice" for seat in everywhere if seat not in seats}
    host = await open_table(url, players=players, bots=bots, **wish)
    await host.sit(*seats)
    await host.start()
    return host


async def play_on(seat: Seat, rng: Random, moves: int = 100_000) -> int:
    """Play a seat until the game is over, or so many moves were made; answers how many."""
    made = 0
    if not seat.heard:
        await seat.hear()
    while not seat.view.get("ending") and made < moves:
        if seat.prompt is not None and seat.prompt["mine"]:
            answer = await seat.act(seat.choice(rng))
            if answer["type"] != "done":  # where several may answer, a bot was quicker
                assert answer["reason"]["key"] == "server-stale", answer
                continue
            made += 1
        else:
            await seat.hear()
    return made
