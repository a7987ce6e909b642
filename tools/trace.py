"""``python -m tools.trace``: the path of one move through the server, from top to bottom.

A server on SQLite runs in this process. Milady, the Musketeers' player and a spectator each have a WebSocket. They play
with fixed dice. When a duel first asks for combat cards, the answer ``cards 1 0`` is recorded until all three have
heard of it.

How it counts:

- Only modules of ``src/mousquetaires`` count. Libraries, and the client in ``tools``, do not.
- A *function* is counted once, however often it is called. Comprehensions belong to the function they stand in.
- A *jump* is a call of a function by a function of another module, counted each time it happens. A call that goes
  through a library counts as one by the last function of ours. A coroutine is called once, however often it waits.
- Background jobs of ``service.py`` that happen to run at the same moment do not count.
- The engine is interpreted, so that its calls are seen. How many there are depends on the position: dice, traps and
  adversaries come with modules of their own. So there are two totals: with the engine as one module, whose inner calls
  do not count, and with all modules. ``--engine`` prints the calls inside the engine, too.
"""

import asyncio
import os
import socket
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final, NamedTuple

os.environ["MOUSQUETAIRES_ENGINE"] = "pure"  # before anything of ours is imported

import aiohttp
import msgspec
import uvicorn

from mousquetaires.data import load
from mousquetaires.server.live import table_lifecycle
from mousquetaires.server.run import uvicorn_config
from mousquetaires.server.service import Server
from mousquetaires.server.settings import Settings

from .load.websocket_client import Address, WebSocketClient, connect

PACKAGE: Final = Path(__file__).parents[1] / "src" / "mousquetaires"
MOVE: Final = "cards 1 0"
VIEWERS: Final = (0, 1, 6)  # Milady, the Musketeers' player, a spectator
SEED: Final = bytes(32)
NONCE: Final = "00" * 16
LONGEST: Final = 2_000  # moves until a duel asks
PATIENCE: Final = 30.0  # seconds


class Call(NamedTuple):
    """A function that was called: where it is, by which function of ours, and how deep."""

    module: str
    name: str
    caller: str  # its module; empty when a library called
    depth: int


class Totals(NamedTuple):
    """How much there is to read."""

    modules: int
    functions: int
    jumps: int


class Recorder:
    """Notes the calls of our functions, in every thread, while it is switched on."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._on = False
        self._frames: list[FrameType] = []  # kept, so that no other frame gets the same id
        self._known: set[int] = set()

    @contextmanager
    def installed(self) -> Iterator[None]:
        """See every thread that is started from here on."""
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    @contextmanager
    def recording(self) -> Iterator[None]:
        self._on = True
        try:
            yield
        finally:
            self._on = False

    def _note(self, frame: FrameType, event: str, _argument: object) -> None:
        if event != "call" or not self._on or not is_function(frame) or id(frame) in self._known:
            return
        self._known.add(id(frame))
        self._frames.append(frame)
        if is_resumed(frame):
            return
        waiting = list(above(frame))
        if not any(is_background(one) for one in (frame, *waiting)):
            caller = module_of(waiting[0]) if waiting else ""
            self.calls.append(Call(module_of(frame), frame.f_code.co_qualname, caller, len(waiting)))


def is_function(frame: FrameType) -> bool:
    """Whether it is a function of ours, and not a comprehension or the body of a module."""
    name = frame.f_code.co_name
    return frame.f_code.co_filename.startswith(str(PACKAGE)) and (not name.startswith("<") or name == "<lambda>")


def is_resumed(frame: FrameType) -> bool:
    """Whether a coroutine goes on that began before: its RESUME instruction then has an argument."""
    return frame.f_code.co_code[frame.f_lasti + 1] != 0


def is_background(frame: FrameType) -> bool:
    """Whether it is a job that the service repeats. The loop that keeps jobs running also runs the journal."""
    return module_of(frame) == "server.service" and frame.f_code.co_name != "keep"


def above(frame: FrameType) -> Iterator[FrameType]:
    """The functions of ours that wait for this one, the nearest first."""
    caller = frame.f_back
    while caller is not None:
        if is_function(caller):
            yield caller
        caller = caller.f_back


def module_of(frame: FrameType) -> str:
    path = Path(frame.f_code.co_filename).relative_to(PACKAGE).with_suffix("")
    return ".".join(path.parts)


# --- the server and its three viewers -------------------------------------------------------------


class Viewer:
    """One WebSocket: what it was asked last, and the versions it has heard of."""

    def __init__(self, seat: int, heard: asyncio.Event) -> None:
        self.seat = seat
        self.prompt: dict[str, Any] = {}
        self.version = 0
        self.acknowledged = 0
        self._heard = heard
        self.socket: WebSocketClient

    def hear(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if message["type"] in ("hello", "update"):
            self.version = message["version"]
            self.prompt = message.get("prompt") or {}
        elif message["type"] in ("done", "refused"):
            self.acknowledged += 1
        self._heard.set()

    def act(self, action: str) -> None:
        act = {"type": "act", "mark": f"m{self.acknowledged}", "prompt": self.prompt["id"], "action": action}
        self.socket.send(msgspec.json.encode(act))


class Game:
    """A table at which the three viewers play."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._heard = asyncio.Event()
        self._viewers = [Viewer(seat, self._heard) for seat in VIEWERS]
        self._random = Random(1625)

    async def open(self) -> None:
        """Open the table, take both seats, deal, and connect the three WebSockets."""
        async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http:
            wish = {"players": 2, "open": True}
            made, cookie = await self._post(http, "", {"nickname": "host", "table": wish})
            table = f"/{made['table']}"
            await self._post(http, f"{table}/seats", {"seats": [0, 1], "nonce": NONCE}, cookie)
            await self._post(http, f"{table}/start", None, cookie)
        for viewer in self._viewers:
            path = f"/api/tables{table}/seats/{viewer.seat}/socket"
            cookie = cookie if viewer.seat in (0, 1) else ""
            viewer.socket = await connect(self._address, path, viewer.hear, lambda: None, cookie)
        await self._until(lambda: all(viewer.version for viewer in self._viewers))

    async def _post(
        self, http: aiohttp.ClientSession, path: str, body: object, cookie: str = ""
    ) -> tuple[dict[str, Any], str]:
        headers = {"Cookie": cookie} if cookie else {}
        async with http.post(f"{self._address}/api/tables{path}", json=body, headers=headers) as answer:
            answer.raise_for_status()
            return await answer.json(), "; ".join(f"{name}={one.value}" for name, one in answer.cookies.items())

    async def play_until_asked(self) -> None:
        """Answer every prompt at random until ``cards 1 0`` is possible."""
        for _ in range(LONGEST):
            viewer = self._asked()
            if MOVE in viewer.prompt["options"]:
                return
            options = [one for one in viewer.prompt["options"] if not one.startswith("trade ")]
            await self._move(viewer, self._random.choice(options) if options else viewer.prompt["default"])
        raise RuntimeError(f"no duel asked for {MOVE} in {LONGEST} moves")

    async def play_cards(self) -> None:
        """The move that is looked at."""
        await self._move(self._asked(), MOVE)

    def _asked(self) -> Viewer:
        return next(viewer for viewer in self._viewers if viewer.prompt.get("mine"))

    async def _move(self, viewer: Viewer, action: str) -> None:
        """Act, and wait until the move is acknowledged and all three have heard of it."""
        due = viewer.acknowledged + 1
        version = viewer.version + 1
        viewer.act(action)
        await self._until(lambda: viewer.acknowledged >= due and all(one.version >= version for one in self._viewers))

    async def _until(self, happened: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not happened():
                await self._heard.wait()
                self._heard.clear()

    def close(self) -> None:
        for viewer in self._viewers:
            viewer.socket.close()


async def traced(folder: Path, recorder: Recorder) -> None:
    """Play on a server in this process, and record one move."""
    server = Server(Settings(database=f"sqlite:///{folder / 'games.sqlite3'}", workers=1), load())
    await server.start()
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        web = uvicorn.Server(uvicorn_config(server))
        serving = asyncio.create_task(web.serve([door]))
        try:
            while not web.started:
                await asyncio.sleep(0.01)
            game = Game(Address("127.0.0.1", door.getsockname()[1]))
            await game.open()
            await game.play_until_asked()
            with recorder.recording():
                await game.play_cards()
            game.close()
        finally:
            web.should_exit = True
            await serving
            await server.stop()


def trace() -> list[Call]:
    """The calls of one move, in the order in which they happened."""
    table_lifecycle.new_seed = lambda: SEED  # type: ignore[attr-defined]  # as the module imported it
    recorder = Recorder()
    with tempfile.TemporaryDirectory(prefix="trace") as folder, recorder.installed():
        asyncio.run(traced(Path(folder), recorder))
    return recorder.calls


# --- what is printed ------------------------------------------------------------------------------


def counted(calls: list[Call], package: str = "") -> Totals:
    """Modules, functions and jumps. A package that is named counts as one module: calls inside it do not count."""

    def module(name: str) -> str:
        return package if package and name.split(".")[0] == package else name

    ours = [call for call in calls if not package or not (module(call.module) == package == module(call.caller))]
    return Totals(
        len({module(call.module) for call in ours}),
        len({(call.module, call.name) for call in ours}),
        sum(call.caller != "" and module(call.caller) != module(call.module) for call in ours),
    )


def story(calls: list[Call], engine: bool) -> Iterator[str]:
    """A line for each call, indented by its depth; calls inside the engine only on request."""
    for call in calls:
        if engine or not (call.module.startswith("engine.") and call.caller.startswith("engine.")):
            yield f"{'  ' * call.depth}{call.module}  {call.name}"


def main(words: list[str]) -> int:
    calls = trace()
    for line in story(calls, "--engine" in words):
        print(line)
    for name, totals in (("engine as one module", counted(calls, "engine")), ("all modules", counted(calls))):
        print(f"{name}: {totals.modules} modules, {totals.functions} functions, {totals.jumps} jumps")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
