"""Every log line is JSON or fit for a terminal. None contains a secret: not ours, not uvicorn's, not a library's."""

import asyncio
import gc
import io
import json
import logging
import socket
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import pytest
import structlog
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from mousquetaires.server.logs import LogHandler, configure_logs, log
from mousquetaires.server.settings import Settings
from tests.server.served import PATIENCE

SECRET = "Buckingham"
RANDOM = "q1W2e3R4t5Z6u7I8o9P0aS"  # 22 letters, as 128 bits are


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Where the lines go; afterwards logging is as it was."""
    names = ("", "mousquetaires", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
    levels = {name: logging.getLogger(name).level for name in names}
    yield io.StringIO()
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()
    root = logging.getLogger()
    root.handlers = [one for one in root.handlers if not isinstance(one, LogHandler)]
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


# --- the lines ------------------------------------------------------------------------------------


def test_an_event_is_a_line_of_json_with_its_fields(stream: io.StringIO) -> None:
    configure_logs("info", "json", stream)
    log.info("table_opened", table="t1", seat=2, request="r1")
    (line,) = lines(stream)
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "table_opened", "level": "info", "table": "t1", "seat": 2, "request": "r1"}


def test_bound_fields_are_in_every_line_until_they_are_unbound(stream: io.StringIO) -> None:
    configure_logs("info", "json", stream)
    with structlog.contextvars.bound_contextvars(table="t1"):
        log.info("one")
        logging.getLogger("alembic").warning("two")
    log.info("three")
    assert [line.get("table") for line in lines(stream)] == ["t1", "t1", None]


def test_only_what_is_important_enough_is_logged(stream: io.StringIO) -> None:
    configure_logs("warning", "json", stream)
    log.info("no")
    log.error("yes")
    assert [line["event"] for line in lines(stream)] == ["yes"]


def test_at_debug_only_we_are_talkative(stream: io.StringIO) -> None:
    configure_logs("debug", "json", stream)
    log.debug("ours")
    for name in ("uvicorn.error", "websockets.server", "aiosqlite", "sqlalchemy.engine"):
        logging.getLogger(name).debug("< TEXT '%s'", SECRET)  # frames and statements
    assert [line["event"] for line in lines(stream)] == ["ours"]


def test_a_second_configuration_takes_the_place_of_the_first(stream: io.StringIO) -> None:
    configure_logs("info", "json", io.StringIO())
    configure_logs("info", "json", stream)
    log.info("once")
    assert len(lines(stream)) == 1


def test_at_a_terminal_lines_are_for_people(stream: io.StringIO) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    configure_logs("info", "auto", terminal)
    log.info("table_opened", table="t1")
    assert "\x1b[" in terminal.getvalue()
    configure_logs("info", "auto", stream)
    log.info("table_opened", table="t1")
    assert lines(stream)[0]["table"] == "t1"


def test_nobody_can_begin_a_line_or_move_the_cursor(stream: io.StringIO) -> None:
    configure_logs("info", "console", stream)
    log.info("joined", nickname="Milady\n2026-01-01 [info] server_stopped\x1b[2J")
    assert stream.getvalue().count("\n") == 1
    assert "\x1b" not in stream.getvalue()


def test_a_fault_is_its_kind_and_its_place_without_its_words_or_the_values_of_variables(stream: io.StringIO) -> None:
    hand = "two red guards"

    def fails(nickname: str) -> None:
        try:
            raise KeyError(hand)
        except KeyError as error:
            raise ExceptionGroup(hand, [ValueError(f"{hand} of {nickname}")]) from error

    for form in ("json", "console"):
        configure_logs("info", form, stream)
        try:
            fails(SECRET)
        except ExceptionGroup:
            log.exception("failed")
            logging.getLogger("uvicorn.error").exception("failed")
    assert SECRET not in stream.getvalue()
    assert hand not in stream.getvalue()
    for kind in ("ExceptionGroup", "ValueError", "KeyError"):
        assert stream.getvalue().count(kind) == 4
    first = json.loads(stream.getvalue().splitlines()[0])["exception"].splitlines()
    place = "tests/server/test_logs.py:"
    assert [line.split()[-1] for line in first if place in line][1] == "fails"


def test_a_task_that_fails_unseen_tells_no_words(stream: io.StringIO) -> None:
    async def fails() -> None:
        raise ValueError(SECRET)

    async def story() -> None:
        task = asyncio.create_task(fails())
        await asyncio.wait([task])
        del task
        gc.collect()

    configure_logs("info", "json", stream)
    asyncio.run(story())
    (line,) = lines(stream)
    assert line["event"] == "Task exception was never retrieved"
    assert line["exception"].startswith("ValueError")
    assert SECRET not in stream.getvalue()


@pytest.mark.usefixtures("stream")
def test_a_line_that_cannot_be_written_is_not_printed_raw(capsys: pytest.CaptureFixture[str]) -> None:
    written = io.BytesIO()
    configure_logs("info", "console", io.TextIOWrapper(written, encoding="ascii", write_through=True))
    log.info("joined", nickname="Łukasz", password=SECRET)
    assert json.loads(written.getvalue())["event"] == "line_lost"
    assert capsys.readouterr().err == ""


# --- secrets --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fields",
    [
        {"secret": SECRET},
        {"seat_secret": SECRET},
        {"token": SECRET},
        {"Cookie": SECRET},
        {"authorization": SECRET},
        {"db_password": SECRET},
        {"seed": SECRET},
        {"nonces": [SECRET]},
        {"resume_link": SECRET},
        {"token": SECRET.encode()},
        {"private-key": SECRET},
        {"headers": {"Cookie": SECRET, "Host": "x"}},
        {"headers": [("cookie", SECRET), ("host", "x")]},
        {"headers": [(b"Set-Cookie", SECRET.encode())]},
        {"url": f"postgresql://athos:{SECRET}@db/game"},
        {"url": f"https://game.example/join?code={SECRET}"},
        {"what": f"password={SECRET}"},
        {"what": f'{{"token": "{SECRET}"}}'},
        {"what": f"Authorization: Bearer {SECRET}"},
        {"what": f"Cookie: a=b; seat={SECRET}"},
        {"what": f"(b'cookie', b'{SECRET}')"},
        {"settings": Settings(database=f"postgresql://athos:{SECRET}@db/game", channels=f"redis://:{SECRET}@cache")},
        {"error": ValueError(f"cannot reach redis://:{SECRET}@cache")},
    ],
    ids=repr,
)
@pytest.mark.parametrize("form", ["json", "console"])
def test_no_secret_is_logged(stream: io.StringIO, form: str, fields: dict[str, object]) -> None:
    configure_logs("info", form, stream)
    log.info("something", table="t1", **fields)
    assert SECRET not in stream.getvalue()
    assert "t1" in stream.getvalue()


def test_a_secret_in_the_words_of_a_library_is_masked(stream: io.StringIO) -> None:
    configure_logs("info", "json", stream)
    logging.getLogger("redis").warning("lost %s, trying again", f"redis://:{SECRET}@cache:6379/0")
    try:
        raise ConnectionError(f"postgresql://athos:{SECRET}@db/game is gone")
    except ConnectionError:
        logging.getLogger("sqlalchemy").exception("lost")
        log.exception("lost")
    assert len(lines(stream)) == 3
    assert SECRET not in stream.getvalue()


def test_what_is_no_secret_stays_as_it_is(stream: io.StringIO) -> None:
    configure_logs("info", "json", stream)
    fields = {"refusal": "reason-no-means", "file": "/data/a.sqlite3", "n": 1.5, "ok": True, "bots": ["novice", None]}
    log.info("something", **fields)
    assert {name: lines(stream)[0][name] for name in fields} == fields


# --- requests -------------------------------------------------------------------------------------

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


async def application(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Answers whatever is asked; WebSockets are let in at /socket alone; /fail fails."""
    if scope["path"] == "/fail":
        raise RuntimeError(f"redis://:{SECRET}@cache is gone")
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    if scope["path"].startswith("/socket"):
        await send({"type": "websocket.accept"})
        await receive()
    await send({"type": "websocket.close"})


class Server(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listens = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listens.set()


async def visited(visit: Callable[[str], Awaitable[None]]) -> None:
    """A real uvicorn, for one visit."""
    door = socket.socket()
    door.bind(("127.0.0.1", 0))
    config = uvicorn.Config(application, log_config=None, ws="websockets-sansio", lifespan="off")
    server = Server(config)
    serving = asyncio.create_task(server.serve([door]))
    await asyncio.wait_for(server.listens.wait(), PATIENCE)
    try:
        await visit(f"127.0.0.1:{door.getsockname()[1]}")
    finally:
        server.should_exit = True
        await serving
        door.close()


def test_the_web_server_says_nothing_of_visitors_and_of_itself(stream: io.StringIO) -> None:
    async def visit(address: str) -> None:
        headers = {"Cookie": f"seat={SECRET}", "Authorization": f"Bearer {SECRET}"}
        async with httpx.AsyncClient(headers=headers) as client:
            await client.get(f"http://{address}/api/tables?token={SECRET}")
        async with connect(f"ws://{address}/socket/{RANDOM}?token={SECRET}") as socket:
            await socket.send(SECRET)
            await socket.wait_closed()
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{address}/other?token={SECRET}")

    configure_logs("debug", "json", stream)
    asyncio.run(visited(visit))
    assert lines(stream) == []


def test_an_application_that_fails_tells_no_secret(stream: io.StringIO) -> None:
    async def visit(address: str) -> None:
        async with httpx.AsyncClient() as client:
            assert (await client.get(f"http://{address}/fail?token={SECRET}")).status_code == 500

    configure_logs("info", "json", stream)
    asyncio.run(visited(visit))
    assert any("test_logs.py:" in line.get("exception", "") for line in lines(stream))
    assert SECRET not in stream.getvalue()
