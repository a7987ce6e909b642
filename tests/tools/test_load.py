"""The parts of the load measurement; the measurement itself is run by ``python -m tools.load --small``."""

import asyncio
import doctest
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from websockets.asyncio.server import ServerConnection, serve

from mousquetaires.data import load
from mousquetaires.server.run import uvicorn_config
from mousquetaires.server.service import Server
from mousquetaires.server.settings import Settings
from tests.server.served import PATIENCE
from tools.load import echo, report, table_clients, websocket_client
from tools.load.check_stored_inputs import StoredInputs, stored_in
from tools.load.echo_clients import EchoClients
from tools.load.load_clients import LoadClients, LoadError
from tools.load.measure import Delay, Flood, Memory, Pair, delay_of, pace, saturate, steady
from tools.load.servers import Process, figures
from tools.load.table_clients import VIEWERS, Prompt, Table, answer
from tools.load.websocket_client import Address, WebSocketClient, connect, frame

# --- the client -----------------------------------------------------------------------------------


@asynccontextmanager
async def server(handler: Callable[[ServerConnection], Coroutine[Any, Any, None]]) -> AsyncIterator[Address]:
    async with serve(handler, "127.0.0.1", 0, compression=None) as running:
        yield Address(*running.sockets[0].getsockname()[:2])


async def echo_back(connection: ServerConnection) -> None:
    async for message in connection:
        await connection.send(message)


def nothing() -> None:
    pass


@pytest.mark.parametrize("module", [websocket_client, table_clients])
def test_the_examples_run(module: Any) -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_of_any_length_comes_back(length: int) -> None:
    async def run() -> bytes:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        async with server(echo_back) as address:
            line = await connect(address, "/", heard.put_nowait, nothing)
            line.send(b"x" * length)
            text = await heard.get()
            line.close()
            return text

    assert asyncio.run(run()) == b"x" * length


def test_frames_are_read_wherever_the_network_cuts_them() -> None:
    texts = [b"", b"Athos", b"P" * 300, b"A" * 70_000]
    sent = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + b"".join(unmasked(text) for text in texts)

    async def run(size: int) -> list[bytes]:
        heard: list[bytes] = []
        line = WebSocketClient(heard.append, nothing)
        for at in range(0, len(sent), size):
            line.data_received(sent[at : at + size])
        return heard

    for size in (1, 2, 3, 7, 100, 69_999, len(sent)):
        assert asyncio.run(run(size)) == texts


def unmasked(text: bytes) -> bytes:
    """A frame as servers send it."""
    head = frame(websocket_client.TEXT, text)[: -len(text) - len(websocket_client.NO_MASK)]
    return bytes((head[0], head[1] & 0x7F)) + head[2:] + text


def test_a_ping_is_answered_and_a_closed_connection_is_told() -> None:
    async def run() -> bool:
        gone = asyncio.Event()

        async def ping(connection: ServerConnection) -> None:
            await (await connection.ping())
            await connection.close()

        async with server(ping) as address:
            await connect(address, "/", lambda _: None, gone.set)
            await asyncio.wait_for(gone.wait(), PATIENCE)
        return gone.is_set()

    assert asyncio.run(run())


def test_who_leaves_himself_is_not_told() -> None:
    async def run() -> bool:
        gone, left = asyncio.Event(), asyncio.Event()

        async def wait(connection: ServerConnection) -> None:
            await connection.wait_closed()
            left.set()

        async with server(wait) as address:
            (await connect(address, "/", lambda _: None, gone.set)).close()
            await asyncio.wait_for(left.wait(), PATIENCE)
        return gone.is_set()

    assert not asyncio.run(run())


def test_a_server_that_refuses_is_an_error() -> None:
    async def run() -> None:
        async with server(echo_back) as address:
            await connect(address, "/ HTTP/1.1\r\nContent-Length: x\r\nIgnored:", lambda _: None, nothing)

    with pytest.raises(websocket_client.WebSocketError):
        asyncio.run(run())


# --- a table --------------------------------------------------------------------------------------


class NotingObserver:
    """An observer that notes everything."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def delivered(self, size: int, update: bool) -> None:
        self.lines.append("delivered" if update else "other")

    def seen(self, seconds: float) -> None:
        self.lines.append("seen")

    def stored(self, table: str, version: int, mark: str) -> None:
        self.lines.append(f"stored {version} {mark}")

    def refused(self, key: str) -> None:
        self.lines.append(f"refused {key}")

    def idle(self, table: Table) -> None:
        self.lines.append("over" if table.over else "idle")


class RecordingSocket:
    """A connection that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, str]] = []

    def send(self, text: bytes) -> None:
        self.sent.append(json.loads(text))


ASKED = {"id": "0.7", "mine": True, "options": ["trade athos", "draw"], "default": "end"}
NOT_ASKED = {**ASKED, "mine": False, "options": [], "default": ""}


def open_table() -> tuple[Table, NotingObserver, list[RecordingSocket]]:
    """A table at version 4, which all viewers have; the second seat is asked."""
    notes, lines = NotingObserver(), [RecordingSocket() for _ in VIEWERS]
    table = Table("t", notes, Random(1625))
    table.sockets = lines  # type: ignore[assignment]  # as good as a WebSocketClient here
    for viewer in range(len(VIEWERS)):
        receive(table, viewer, type="hello", version=4, prompt=ASKED if viewer == 1 else NOT_ASKED)
    assert table.ready
    assert notes.lines == ["other"] * len(VIEWERS)
    notes.lines.clear()
    return table, notes, lines


def receive(table: Table, viewer: int, **message: object) -> None:
    table.receive(viewer, json.dumps(message).encode())


def update(table: Table, viewers: range, version: int, ending: int = 0) -> None:
    for viewer in viewers:
        receive(table, viewer, type="update", version=version, prompt=NOT_ASKED, view={"ending": ending})


def test_whoever_is_asked_answers() -> None:
    table, _, lines = open_table()
    table.move(0.0)
    assert [len(line.sent) for line in lines] == [0, 1, 0, 0, 0]
    assert lines[1].sent[0] == {"type": "act", "mark": "m1", "prompt": "0.7", "action": "draw"}


def test_a_table_where_nobody_is_asked_is_an_error() -> None:
    table, _, _ = open_table()
    update(table, range(5), 5)
    with pytest.raises(LoadError, match="no seat is asked"):
        table.move(0.0)


def test_a_move_is_seen_when_the_last_viewer_has_it_and_settled_when_it_is_stored() -> None:
    table, notes, _ = open_table()
    table.move(0.0)
    update(table, range(4), 5)
    assert notes.lines == ["delivered"] * 4
    update(table, range(4, 5), 5)
    assert notes.lines[4:] == ["delivered", "seen"]
    receive(table, 1, type="done", version=5, mark="m1")
    assert notes.lines[6:] == ["other", "stored 5 m1", "idle"]


def test_another_process_may_tell_its_viewers_after_the_move_is_stored() -> None:
    table, notes, _ = open_table()
    table.move(0.0)
    update(table, range(3), 5)
    receive(table, 1, type="done", version=5, mark="m1")
    assert notes.lines[3:] == ["other", "stored 5 m1"]
    receive(table, 3, type="missed", version=6, prompt=NOT_ASKED)
    update(table, range(4, 5), 5)
    assert notes.lines[5:] == ["delivered", "delivered", "seen", "idle"]


def test_sand_that_runs_out_first_is_not_the_move() -> None:
    table, notes, _ = open_table()
    table.move(0.0)
    update(table, range(5), 5)
    receive(table, 1, type="done", version=6, mark="m1")
    assert "idle" not in notes.lines
    update(table, range(5), 6)
    assert notes.lines[-1] == "idle"


def test_a_refused_move_is_counted_and_the_table_goes_on() -> None:
    table, notes, _ = open_table()
    table.move(0.0)
    receive(table, 1, type="refused", mark="m1", reason={"key": "server-stale"})
    assert notes.lines == ["other", "refused server-stale", "idle"]


def test_the_end_of_a_game_is_noticed() -> None:
    table, notes, _ = open_table()
    table.move(0.0)
    update(table, range(5), 5, ending=3)
    receive(table, 1, type="done", version=5, mark="m1")
    assert notes.lines[-1] == "over"


def test_presence_is_a_message_but_no_update() -> None:
    table, notes, _ = open_table()
    receive(table, 0, type="presence", people=[1], onlookers=1)
    assert notes.lines == ["other"]


def test_random_players_answer_with_any_option_but_a_trade() -> None:
    prompt, rng = Prompt("0.1", True, ["trade athos", "draw", "end"], "draw"), Random(1625)
    assert {answer(prompt, rng) for _ in range(100)} == {"draw", "end"}


# --- a crowd --------------------------------------------------------------------------------------


class Clerks(LoadClients[int]):
    """Three who write down when they were told to act."""

    def __init__(self) -> None:
        super().__init__(3, Random(1625))
        self.acted: list[int] = []
        self._free = [0, 1, 2]

    def act(self, one: int, began: float) -> None:
        self.acted.append(one)


def test_only_who_is_free_acts_and_the_rest_is_owed() -> None:
    clerks = Clerks()
    for _ in range(4):
        clerks.act_now()
    assert sorted(clerks.acted) == [0, 1, 2]
    clerks.done(1)
    assert clerks.acted[3:] == [1]
    clerks.done(2)
    assert clerks.acted[4:] == []


def test_in_a_hurry_everybody_acts_again_at_once() -> None:
    clerks = Clerks()
    clerks.start_flood()
    clerks.done(0)
    assert sorted(clerks.acted) == [0, 0, 1, 2]
    clerks.stop_flood()
    clerks.done(0)
    assert len(clerks.acted) == 4


def test_a_crowd_rests_when_everybody_was_answered() -> None:
    async def run() -> None:
        clerks = Clerks()
        clerks.act_now()
        asyncio.get_running_loop().call_soon(clerks.done, clerks.acted[0])
        await clerks.wait_until_idle()

    asyncio.run(run())


def test_a_dropped_connection_ends_the_run() -> None:
    clerks = Clerks()
    clerks.lost()
    with pytest.raises(LoadError, match="1 connections"):
        clerks.check()


def test_moments_come_at_random_at_the_given_rate() -> None:
    class Free(Clerks):
        def act(self, one: int, began: float) -> None:
            super().act(one, began)
            self.done(one)

    clerks = Free()
    asyncio.run(pace(clerks, 2000, 0.2))
    assert 300 < len(clerks.acted) < 500  # 400 by Poisson, give or take 20; the same in every run


# --- the notes ------------------------------------------------------------------------------------


def test_an_input_that_is_missing_or_another_one_is_lost() -> None:
    stored_inputs = StoredInputs()
    for version in (3, 4, 5):
        stored_inputs.note("t", version, f"m{version}")
    stored = [("t", 1, b'{"kind":"opened"}'), ("t", 3, b'{"mark":"m3"}'), ("t", 4, b'{"mark":"m9"}')]
    assert len(stored_inputs) == 3
    assert stored_inputs.lost(stored) == 2
    assert stored_inputs.lost([*stored[:2], ("t", 4, b'{"mark":"m4"}'), ("t", 5, b'{"mark":"m5"}')]) == 0


def test_the_books_are_read_from_the_database_file(tmp_path: Path) -> None:
    file = tmp_path / "load.sqlite3"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE entries (table_id, version, body)")
        connection.execute("INSERT INTO entries VALUES ('t', 1, x'7b7d')")
    assert stored_in(f"sqlite:///{file}") == [("t", 1, b"{}")]


# --- the report -----------------------------------------------------------------------------------


def pair(rate: float = 4000, delay: float = 0.003) -> Pair:
    return Pair(Flood(rate, rate - 500, 1.0, 0.1), Flood(10_000, 0, 1.0, 0.4), Delay(delay, 0.01), Delay(0.0003, 0.001))


def test_the_median_pair_is_judged() -> None:
    assert all(row.kept for row in report.pair_rows([pair(), pair(), pair(rate=1)]))
    slow = report.pair_rows([pair(), pair(rate=3000), pair(rate=3000)])
    assert [row.ratio for row in slow if not row.kept] == ["0.30"]
    late = report.pair_rows([pair(delay=0.006)])
    assert [row.ratio for row in late if not row.kept] == ["20.0"]


def test_processor_time_is_counted_by_the_move() -> None:
    rows = {row.what.strip(): row.ours for row in report.pair_rows([pair(), pair(rate=3000), pair(rate=5500)])}
    assert rows["processor time of the server for a move"] == "1.43 ms"  # of 3,500 updates a second, five of a move


def test_memory_may_grow_by_a_tenth_from_minute_three_to_minute_ten() -> None:
    def rows(last: float) -> list[report.Row]:
        grown = {3: 100.0, 10: last}
        return report.memory_rows([Memory(minute, grown.get(minute, 90.0), 5) for minute in range(1, 11)])

    assert all(row.kept for row in rows(109.0))
    assert [row.what for row in rows(112.0) if not row.kept] == ["memory at minute 10.0"]


def test_nothing_may_be_lost_or_refused() -> None:
    assert all(row.kept for row in report.input_rows(10, 0, {}))
    assert [row.ours for row in report.input_rows(10, 1, {"server-stale": 2}) if not row.kept] == [
        "1",
        "2 server-stale",
    ]


def test_what_missed_its_limit_says_so() -> None:
    console = Console(record=True, width=120, file=open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    with closing(console.file):
        report.show("title", report.pair_rows([pair(rate=3000)]), console)
        report.growth_grid([(50, [pair()], 100.0)], console)
    text = console.export_text()
    assert "at least 0.33: missed" in text
    assert "250" in text


def test_one_delay_in_a_hundred_is_longer_than_p99() -> None:
    assert delay_of([float(n) for n in range(101)]) == Delay(50.0, 99.0)


# --- the echo -------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")  # the server's own matter
def test_the_echo_runs_on_the_settings_of_the_server() -> None:
    settings = Settings(port=1625)
    ours, bare = vars(uvicorn_config(Server(settings, load()))), vars(echo.server(1625).config)
    assert (ours["http"].func, ours["ws"].func) == (bare["http"].func, bare["ws"].func)
    assert {name for name in ours if ours[name] != bare[name]} == {"app", "http", "ws"}


def test_the_echo_sends_back_what_it_gets(tmp_path: Path) -> None:
    process = Process(["tools.load.echo"], tmp_path / "echo.log", dict(os.environ))

    async def run() -> tuple[Flood, Delay, int]:
        async with EchoClients([process.address], 5, Random(1625)) as echo_clients:
            echo_clients.set_length(700)
            flood = await saturate(echo_clients, [process], 0.2)
            return flood, await steady(echo_clients, [process], 100, 0.2), echo_clients.messages

    try:
        process.wait_until_ready()
        flood, delay, messages = asyncio.run(run())
        assert figures([process]).megabytes > 10
    finally:
        process.kill()
    assert flood.rate > 0
    assert 0 < delay.median <= delay.p99
    assert messages > 10
