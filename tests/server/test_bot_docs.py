"""The bots of docs/bots.md play: each of them to the end of a game against a real server."""

import asyncio
import json
import os
import re
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import pytest

from mousquetaires.cli.app import command_for
from mousquetaires.cli.bot import TOKEN_VARIABLE
from mousquetaires.i18n import texts
from tests.server.served import PATIENCE, Guest, Served, new_game

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text("utf-8")
FENCE = re.compile(r"^<!-- examples/(\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INCLUDED: dict[str, str] = dict(FENCE.findall(PAGE))


async def seat_with_token(served: Served, players: int = 4) -> tuple[Guest, str]:
    """A game with bots on the other seats, and a token for the first Musketeer player's."""
    host = await new_game(served.url, players=players)
    return host, (await host.must("POST", "/tokens", {"scope": "play:1"}))["token"]


def run_bot(command: list[str], token: str, folder: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, TOKEN_VARIABLE: token}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, env=environment, cwd=folder, stdout=pipe, stderr=pipe, text=True)


def ended(bot: subprocess.Popen[str]) -> tuple[int, str]:
    with bot:
        try:
            _, complaints = bot.communicate(timeout=PATIENCE)
        finally:
            bot.kill()  # nothing, unless the time is up
    return bot.returncode, complaints


def seat_address(host: Guest) -> str:
    return f"{host.url}/api/tables/{host.table}/seats/1"


def status(host: Guest) -> str:
    return str(asyncio.run(host.must("GET", ""))["status"])


# --- the page -------------------------------------------------------------------------------------


def test_the_page_shows_the_examples_word_for_word() -> None:
    assert set(INCLUDED) == {"table.sh", "bot.py", "bot.sh", "adapter-bot.sh"}
    for name, text in INCLUDED.items():
        assert (DOCS / "examples" / name).read_text("utf-8") == text, name


def test_a_bot_needs_about_thirty_lines() -> None:
    assert len(INCLUDED["bot.py"].splitlines()) <= 35


def test_the_page_names_every_option_of_the_adapter() -> None:
    options = [name for param in command_for(texts("en")).commands["bot"].params for name in param.opts]
    assert [name for name in options if name.startswith("--") and f"`{name}" not in PAGE] == []


# --- the bots -------------------------------------------------------------------------------------


def test_the_python_bot_plays_to_the_end_of_a_game(served: Served, tmp_path: Path) -> None:
    host, token = asyncio.run(seat_with_token(served))
    bot = run_bot([sys.executable, str(DOCS / "examples" / "bot.py"), seat_address(host)], token, tmp_path)
    assert ended(bot) == (0, "")
    assert status(host) == "over"


def test_the_python_bot_survives_the_server(tmp_path: Path) -> None:
    with Served(tmp_path / "server") as served:
        host, token = asyncio.run(seat_with_token(served))
        bot = run_bot([sys.executable, str(DOCS / "examples" / "bot.py"), seat_address(host)], token, tmp_path)
        asyncio.run(reach(host, 20))
        served.kill()
        served.start()
        code, complaints = ended(bot)
        assert (code, status(host)) == (0, "over")
        assert all(line.endswith("trying again") for line in complaints.splitlines())


async def reach(host: Guest, version: int) -> None:
    async with host.look(1) as seat:
        while seat.version < version:
            await seat.hear()


def test_the_bot_of_curl_plays_to_the_end_of_a_game(served: Served, tmp_path: Path) -> None:
    made = subprocess.run(
        ["sh", str(DOCS / "examples" / "table.sh"), served.url], capture_output=True, text=True, timeout=PATIENCE
    )
    assert (made.returncode, made.stderr) == (0, "")
    table, token = made.stdout.split()
    stranger = Guest(served.url, table, "", 0)
    bot = run_bot(["sh", str(DOCS / "examples" / "bot.sh"), seat_address(stranger)], token, tmp_path)
    assert ended(bot) == (0, "")
    assert status(stranger) == "over"


BOTS = [
    pytest.param([sys.executable, str(DOCS / "examples" / "bot.py")], id="bot.py"),
    pytest.param(["sh", str(DOCS / "examples" / "bot.sh")], id="bot.sh"),
]


@pytest.mark.parametrize("command", BOTS)
def test_a_wrong_token_is_told_in_the_servers_words(served: Served, tmp_path: Path, command: list[str]) -> None:
    host = asyncio.run(new_game(served.url))
    code, complaints = ended(run_bot([*command, seat_address(host)], "nobody", tmp_path))
    assert code == 1
    assert json.loads(complaints)["key"] == "server-unknown-key"


@pytest.mark.parametrize("command", BOTS)
def test_no_token_is_told_in_a_line(tmp_path: Path, command: list[str]) -> None:
    code, complaints = ended(run_bot([*command, "http://127.0.0.1:9/api/tables/x/seats/1"], "", tmp_path))
    assert code != 0
    assert TOKEN_VARIABLE in complaints
    assert complaints.count("\n") == 1


def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    command = [sys.executable, str(DOCS / "examples" / "bot.py"), "http://127.0.0.1:9/api/tables/x/seats/1"]
    with run_bot(command, "t", tmp_path) as bot:
        assert bot.stderr is not None
        assert "Connection refused" in bot.stderr.readline()
        bot.kill()


def test_a_table_that_cannot_be_opened_is_told_in_the_servers_words(served: Served) -> None:
    command = ["sh", str(DOCS / "examples" / "table.sh")]
    refused = subprocess.run([*command, f"{served.url}/nowhere"], capture_output=True, text=True, timeout=PATIENCE)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "server-no-page" in refused.stderr
    absent = subprocess.run([*command, "http://127.0.0.1:9"], capture_output=True, text=True, timeout=PATIENCE)
    assert absent.returncode == 1
    assert "Failed to connect" in absent.stderr


class Hasty(BaseHTTPRequestHandler):
    """A table with one prompt. The first answer is refused as too fast, and the second ends the game."""

    protocol_version = "HTTP/1.1"
    marks: ClassVar[list[str]] = []
    answered: ClassVar[threading.Event]

    def do_GET(self) -> None:
        prompt = {"id": "0.1", "shape": "choose", "mine": True, "options": ["pass"], "default": "pass"}
        self.send_response(200)
        self.send_header("Connection", "close")
        self.end_headers()
        self._line({"type": "hello", "version": 7, "view": {"ending": 0}, "prompt": prompt})
        if self.answered.wait(PATIENCE):
            self._line({"type": "update", "version": 8, "view": {"ending": 3}, "prompt": None})

    def _line(self, message: object) -> None:
        self.wfile.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        self.wfile.flush()

    def do_POST(self) -> None:
        sent = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.marks.append(sent["mark"])
        first = len(self.marks) == 1
        body = b'{"rule":"","key":"server-too-fast","values":{},"text":"x"}' if first else b'{"version":8}'
        self.send_response(429 if first else 200)
        self.send_header("Retry-After", "1")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        if not first:
            self.answered.set()

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def hasty() -> Iterator[str]:
    Hasty.marks, Hasty.answered = [], threading.Event()
    with ThreadingHTTPServer(("127.0.0.1", 0), Hasty) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/seats/1"
        Hasty.answered.set()
        server.shutdown()
        thread.join()


@pytest.mark.parametrize("command", BOTS)
def test_who_was_too_fast_tries_again_with_the_same_mark(hasty: str, tmp_path: Path, command: list[str]) -> None:
    code, _ = ended(run_bot([*command, hasty], "t", tmp_path))
    assert (code, Hasty.marks) == (0, ["v7", "v7"])


def test_the_bot_behind_the_adapter_plays_to_the_end_of_a_game(served: Served, tmp_path: Path) -> None:
    host, token = asyncio.run(seat_with_token(served))
    line = next(line for line in PAGE.splitlines() if line.startswith("mousquetaires bot "))
    named = {"https://game.example/table/NAME": f"{served.url}/table/{host.table}"}
    words = [named.get(word, word) for word in shlex.split(line)[1:]]
    examples = DOCS / "examples"
    code, complaints = ended(run_bot([sys.executable, "-m", "mousquetaires", *words], token, examples))
    assert code == 0
    assert all("server-stale" in line for line in complaints.splitlines())  # another Musketeer was faster
    assert status(host) == "over"
