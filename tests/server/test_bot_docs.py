"""The bots of docs/bots.md play: each of them to the end of a game against a real server."""

import asyncio
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mousquetaires.cli.app import command_for
from mousquetaires.cli.bot import TOKEN_VARIABLE
from mousquetaires.i18n import texts
from tests.server.served import PATIENCE, Guest, Served, new_game

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "bots.md").read_text("utf-8")
FENCE = re.compile(r"^<!-- examples/(\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INCLUDED: dict[str, str] = dict(FENCE.findall(PAGE))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server")) as server:
        yield server


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
        assert ended(bot) == (0, "")
        assert status(host) == "over"


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
