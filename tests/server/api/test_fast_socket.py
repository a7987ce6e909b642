"""A viewer's WebSocket connection, on the web server itself and a real socket."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedOK
from websockets.frames import Frame, Opcode

from mousquetaires.server.api.connection_counts import AddressCounter
from mousquetaires.server.api.fast_socket import FAST_SOCKET, FastSocket, framed
from mousquetaires.server.metrics import UnlockedCounter
from mousquetaires.server.run import loop_factory
from tests.server.served import PATIENCE

Talk = Callable[[FastSocket, Callable[[], Awaitable[Any]]], Awaitable[None]]
Hear = Callable[[ClientConnection], Awaitable[None]]


class Writes:
    """A transport that is written to, and how often."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self.count = 0

    def write(self, data: bytes) -> None:
        self.count += 1
        self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def with_line(talk: Talk, hear: Hear) -> None:
    """One visitor: the server's side and his."""
    failed: list[BaseException] = []

    async def app(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        try:
            await talk(scope[FAST_SOCKET], receive)
        except BaseException as error:
            failed.append(error)
            raise

    async def both() -> None:
        config = uvicorn.Config(
            app,
            ws=partial(FastSocket, UnlockedCounter("sent", ""), AddressCounter(8, [])),  # type: ignore[arg-type]
            lifespan="off",
            log_config=None,
            ws_per_message_deflate=False,
        )
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as door:
            serving = asyncio.create_task(server.serve([door]))
            address = f"ws://127.0.0.1:{door.getsockname()[1]}"
            try:
                async with asyncio.timeout(PATIENCE), connect(address, compression=None) as wire:
                    await hear(wire)
            finally:
                server.should_exit = True
                server.force_exit = True
                await serving

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(both())
    assert not failed, failed


def test_what_is_held_goes_out_with_the_next_message_and_in_order() -> None:
    async def talk(line: FastSocket, receive: Callable[[], Awaitable[Any]]) -> None:
        line.transport = writes = Writes(line.transport)  # type: ignore[assignment]  # as good as one
        line.hold()
        seen = []
        for word in (b"update", b"done", b"again"):
            assert line.send_now(word)
            seen.append(writes.count)
        assert seen == [0, 1, 1]
        line.release()
        assert writes.count == 2
        assert line.send_now(b"after")
        assert writes.count == 3
        await receive()

    async def hear(wire: ClientConnection) -> None:
        assert [await wire.recv() for _ in range(4)] == ["update", "done", "again", "after"]

    with_line(talk, hear)


def test_a_full_socket_says_so_and_takes_more_once_it_has_drained() -> None:
    said = 0

    async def talk(line: FastSocket, receive: Callable[[], Awaitable[Any]]) -> None:
        nonlocal said
        while said < 5_000 and line.send_now(b"%d " % said + b"." * 10_000):
            said += 1
        assert 5 < said < 5_000
        await line.drained()
        assert line.send_now(b"the end")
        await receive()

    async def hear(wire: ClientConnection) -> None:
        heard = []
        while (word := str(await wire.recv()).split()[0]) != "the":
            heard.append(word)
        assert heard == [str(number) for number in range(said)]

    with_line(talk, hear)


async def hangs_up(wire: ClientConnection) -> None:
    await wire.close()


async def is_cut_off(wire: ClientConnection) -> None:
    wire.transport.abort()


@pytest.mark.parametrize("goes", [hangs_up, is_cut_off])
def test_who_has_gone_is_past_hearing_it_and_nobody_fails(goes: Hear) -> None:
    async def talk(line: FastSocket, receive: Callable[[], Awaitable[Any]]) -> None:
        line.hold()
        assert line.send_now(b"held")
        assert (await receive())["type"] == "websocket.disconnect"
        line.release()
        assert line.send_now(b"too late")
        await asyncio.sleep(0)
        assert line.send_now(b"much too late")

    with_line(talk, goes)


def test_nothing_is_said_after_goodbye() -> None:
    async def talk(line: FastSocket, receive: Callable[[], Awaitable[Any]]) -> None:
        line.transport = writes = Writes(line.transport)  # type: ignore[assignment]  # as good as one
        line.conn.send_close(1000)
        assert line.send_now(b"one word more")
        assert (writes.count, len(line.conn.writes)) == (0, 1)
        line.release()
        await receive()

    async def hear(wire: ClientConnection) -> None:
        with pytest.raises(ConnectionClosedOK):
            await wire.recv()

    with_line(talk, hear)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_of_any_length_is_as_the_standard_has_it(length: int) -> None:
    message = b"x" * length
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
