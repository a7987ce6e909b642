"""``bot``: a program in any language plays a seat, through a lost connection and through its own mistakes."""

import asyncio
import json
import os
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mousquetaires.cli import bot as bot_module
from mousquetaires.i18n import texts
from tests.cli.terminal import Terminal, start
from tests.cli.test_misuse import complains
from tests.server.served import PATIENCE, Guest, Served, come, new_game, open_table, play_on

# A bot in the language every machine has: it answers each question with the prompt's default.
SHELL_BOT = """
while read -r line; do
  echo "$line" >> heard
  case $line in '{"type":"ask"'*) answer=${line##*'"default":"'}; echo "${answer%%'"'*}" ;; esac
done
"""
# Reads on until there is a question.
ASK = """
ask() { until read -r line; echo "$line" >> heard; [ "${line#*'"type":"ask"'}" != "$line" ]; do :; done; }
"""


class Seated:
    """A seat at a table whose game has begun, and a token for it."""

    def __init__(self, served: Served, scope: str = "play:1", guest: Guest | None = None) -> None:
        self.host = guest or asyncio.run(new_game(served.url))
        self.token: str = asyncio.run(self.host.must("POST", "/tokens", {"scope": scope}))["token"]
        self.link = f"{served.url}/table/{self.host.table}"


def run_bot(seated: Seated, folder: Path, script: str, *options: str, **settings: str) -> subprocess.Popen[str]:
    """The adapter in a process of its own, with a shell script as the bot, in an empty folder."""
    (folder / "bot.sh").write_text(script)
    settings = {"MOUSQUETAIRES_TOKEN": seated.token} | settings
    within = f"cd '{folder}' && . ./bot.sh"
    return start(folder, "bot", seated.link, *options, "--", "sh", "-c", within, **settings)


def ended(adapter: subprocess.Popen[str]) -> tuple[int, str, str]:
    with adapter:
        try:
            out, err = adapter.communicate(timeout=PATIENCE)
        finally:
            adapter.kill()  # nothing, unless the time is up
    return adapter.returncode, out, err


def heard(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "heard").read_text("utf-8").splitlines()]


# --- playing --------------------------------------------------------------------------------------


def test_a_shell_script_plays_a_game_to_its_end(served: Served, tmp_path: Path) -> None:
    seated = Seated(served)
    code, out, err = ended(run_bot(seated, tmp_path, SHELL_BOT))
    assert (code, err) == (0, "")
    assert out.startswith("The game is over: ")
    lines = heard(tmp_path)
    assert lines[0]["type"] == "hello"
    assert {line["type"] for line in lines} == {"hello", "update", "ask"}
    assert asyncio.run(seated.host.must("GET", ""))["status"] == "over"


def test_a_question_holds_everything_that_is_needed_to_answer_it(served: Served, tmp_path: Path) -> None:
    assert ended(run_bot(Seated(served), tmp_path, SHELL_BOT))[0] == 0
    first, *others = heard(tmp_path)
    view = first["view"]
    for line in others:
        if line["type"] == "update" and line.get("view"):
            view |= line["view"]
        if line["type"] == "ask":
            assert set(line) == {"type", "version", "you", "prompt", "undo", "request", "clock", "view"}
            assert line["view"] == view


def test_the_token_may_stand_in_a_file_and_the_seat_be_named(served: Served, tmp_path: Path) -> None:
    seated = Seated(served)
    file = tmp_path / "token"
    file.write_text(seated.token + "\n")
    options = ("--token-file", str(file), "--seat", "1")
    assert ended(run_bot(seated, tmp_path, SHELL_BOT, *options, MOUSQUETAIRES_TOKEN=""))[0] == 0


def test_the_program_does_not_get_the_token(served: Served, tmp_path: Path) -> None:
    seated = Seated(served)
    assert ended(run_bot(seated, tmp_path, "env > seen\n" + SHELL_BOT))[0] == 0
    seen = (tmp_path / "seen").read_text()
    assert "PATH=" in seen
    assert seated.token not in seen


def test_after_a_lost_connection_it_goes_on_where_it_was(tmp_path: Path) -> None:
    pause = "echo > paused; read -r _ < go"  # waits for the test at its tenth question
    script = SHELL_BOT.replace("answer=", f"n=$((n + 1)); if [ $n = 10 ]; then {pause}; fi; answer=")
    for name in ("paused", "go"):
        os.mkfifo(tmp_path / name)
    with Served(tmp_path / "server") as served:
        adapter = run_bot(Seated(served), tmp_path, "n=0\n" + script)
        (tmp_path / "paused").read_text()
        served.kill()
        served.start()
        (tmp_path / "go").write_text("\n")
        code, out, err = ended(adapter)
    assert (code, err) == (0, "Connection lost, trying again.\n")
    assert out.startswith("The game is over: ")
    lines = heard(tmp_path)
    again = [at for at, line in enumerate(lines) if line["type"] == "hello"][1]
    known = [line["version"] for line in lines[:again] if line["type"] == "update"]
    assert lines[again]["missed"][0]["version"] == known[-1] + 1


def test_an_empty_line_means_not_now(served: Served, tmp_path: Path) -> None:
    seated = Seated(served)
    os.mkfifo(tmp_path / "waits")
    adapter = run_bot(seated, tmp_path, ASK + "ask; echo; echo > waits\n" + SHELL_BOT)
    (tmp_path / "waits").read_text()
    asyncio.run(chat(seated.host))
    assert ended(adapter)[0] == 0


async def chat(host: Guest) -> None:
    """Say something, so that there is news."""
    await host.must("POST", "/seats/1/moves", {"type": "say", "mark": "well", "text": "Well?"})


def test_an_answer_may_be_a_message_of_the_protocol(served: Served, tmp_path: Path) -> None:
    script = """
    ask; echo '{"type": "say", "text": "En garde!"}'
    ask; echo '{"type": "why", "action": "bribe"}'
    """
    assert ended(run_bot(Seated(served), tmp_path, ASK + script + SHELL_BOT))[0] == 0
    lines = heard(tmp_path)
    assert "En garde!" in [line["entry"].get("text") for line in lines if line["type"] == "update"]
    assert next(line for line in lines if line["type"] == "why")["reason"]["rule"]


def test_a_question_that_is_not_understood_is_no_refused_answer(served: Served, tmp_path: Path) -> None:
    asks = """ask; echo '{"type": "why", "action": "dance"}'\n""" * 4
    assert ended(run_bot(Seated(served), tmp_path, ASK + asks + SHELL_BOT))[0] == 0
    refused = [line for line in heard(tmp_path) if line["type"] == "refused"]
    assert [line["reason"]["key"] for line in refused[:4]] == ["notation-verb"] * 4


def test_who_does_not_answer_for_long_is_asked_once_whether_he_flushes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_module, "PATIENCE", 0.05)
    told: list[int] = []

    def waiting() -> None:
        told.append(1)
        program.tell("go on")

    with bot_module.Program(["sh", "-c", "read -r _; echo one; read -r _; sleep 0.2; echo two"], waiting) as program:
        assert program.answer() == "one"  # after we have wondered
        program.tell("go on")
        assert program.answer() == "two"
    assert told == [1]
    said = texts("en").say("cli-bot-waiting", n=30)
    assert said == "The program hasn’t answered for 30 seconds. Does it flush its output?"


def test_a_variable_that_holds_no_token_is_told_so(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    for token in ("two words", "caf\u00e9", "a/b=="):
        monkeypatch.setenv("MOUSQUETAIRES_TOKEN", token)
        told = terminal.run("bot", f"http://127.0.0.1:9/table/{'x' * 16}", "--", "cat")
        complains(told, "The text in MOUSQUETAIRES_TOKEN can’t be a token")


def test_others_may_take_something_back_without_waiting_for_the_program(served: Served, tmp_path: Path) -> None:
    milady = asyncio.run(open_table(served.url, players=2))
    guest = asyncio.run(come(served.url, milady.table, "Planchet"))
    asyncio.run(milady.sit(0))
    asyncio.run(guest.sit(1))
    asyncio.run(milady.start())
    adapter = run_bot(Seated(served, guest=guest), tmp_path, SHELL_BOT)
    asyncio.run(take_back_and_play(milady))
    assert ended(adapter)[0] == 0


async def take_back_and_play(milady: Guest) -> None:
    async with milady.look(0) as seat:
        await seat.hear()
        await seat.act("paris message")
        assert (await seat.take_back(ask=True))["type"] == "done"
        await seat.until("update", request=None)
        assert seat.heard[-1]["entry"]["kind"] == "undone"
        await play_on(seat, Random(1))


# --- mistakes -------------------------------------------------------------------------------------


def test_a_program_that_ends_too_early_gets_one_sentence(served: Served, tmp_path: Path) -> None:
    result = ended(run_bot(Seated(served), tmp_path, "read -r line; exit 3"))
    assert result == (2, "", "The program sh ended before the game did (exit code 3).\n")


def test_nonsense_is_refused_and_the_program_hears_why(served: Served, tmp_path: Path) -> None:
    script = SHELL_BOT.replace('"${answer%%\'"\'*}"', "fly away")
    code, out, err = ended(run_bot(Seated(served), tmp_path, script))
    assert (code, out) == (2, "")
    assert err.startswith("3 answers of the program in a row were refused, the last one being “fly away”: ")
    refused = [line["reason"]["key"] for line in heard(tmp_path) if line["type"] == "refused"]
    assert refused == ["notation-verb"] * 3


def test_who_is_removed_from_the_table_is_told_so(served: Served, tmp_path: Path) -> None:
    host = asyncio.run(open_table(served.url, players=2, bots={"0": "novice"}))
    guest = asyncio.run(come(served.url, host.table, "Planchet"))
    asyncio.run(guest.sit(1))
    adapter = run_bot(Seated(served, guest=guest), tmp_path, SHELL_BOT)
    asyncio.run(remove_when_here(host, guest.person))
    code, out, err = ended(adapter)
    assert (code, out) == (2, "")
    assert "removed" in err


async def remove_when_here(host: Guest, person: int) -> None:
    async with host.look(6) as gallery:
        while person not in (await gallery.until("presence"))["people"]:
            pass
    await host.must("POST", "/verdicts", {"person": person, "what": "remove"})


def test_a_token_that_is_not_for_playing_is_refused(served: Served, terminal: Terminal) -> None:
    seated = Seated(served, "watch:1")
    complains(terminal.run("bot", seated.link, "--token", seated.token, "--", "cat"), "This token can’t play")


def test_a_token_for_another_seat_or_of_nobody_is_refused(served: Served, terminal: Terminal) -> None:
    seated = Seated(served)
    told = terminal.run("bot", seated.link, "--token", seated.token, "--seat", "0", "--", "cat")
    complains(told, "The server refuses: ")
    complains(terminal.run("bot", seated.link, "--token", "nobody", "--", "cat"), "The server refuses: ")


def test_a_table_that_is_not_there_is_told(served: Served, terminal: Terminal) -> None:
    link = f"{served.url}/table/{'x' * 16}"
    complains(terminal.run("bot", link, "--token", "nobody", "--", "cat"), "The server refuses: ")


def test_a_program_that_is_not_there_is_told(served: Served, terminal: Terminal) -> None:
    seated = Seated(served)
    told = terminal.run("bot", seated.link, "--token", seated.token, "--", "/no/such/bot")
    complains(told, "The program /no/such/bot can’t be started: No such file or directory.")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "missing: URL"),
        ("http://127.0.0.1:9/table/xxxxxxxxxxxxxxxx", "missing: -- COMMAND"),
        ("http://127.0.0.1:9/table/xxxxxxxxxxxxxxxx -- cat", "There is no token: set MOUSQUETAIRES_TOKEN"),
        ("http://127.0.0.1:9/table/xxxxxxxxxxxxxxxx --token t$k -- cat", "The text in --token can’t be a token"),
        ("http://127.0.0.1:9/table/xxxxxxxxxxxxxxxx --token-file no -- cat", "There is no file no."),
        ("http://127.0.0.1:9/table/xxxxxxxxxxxxxxxx --token-file / -- cat", "/ can’t be read: Is a directory."),
        ("http://127.0.0.1:9/table/xxxxxxxxxxxxxxxx --token t -- cat", "http://127.0.0.1:9 can’t be reached"),
        ("http://127.0.0.1:9/table/xxxxxxxxxxxxxxxx --token t --seat 1 -- cat", "can’t be reached"),
        ("http://127.0.0.1:9 --token t -- cat", "isn’t the link of a table"),
        ("ftp://127.0.0.1/table/xxxxxxxxxxxxxxxx --token t -- cat", "isn’t the link of a table"),
        ("http://127.0.0.1:x/table/xxxxxxxxxxxxxxxx --token t -- cat", "isn’t the link of a table"),
        ("http://[::1/table/xxxxxxxxxxxxxxxx --token t -- cat", "isn’t the link of a table"),
        ("http://caf\u00e9/table/xxxxxxxxxxxxxxxx --token t -- cat", "isn’t the link of a table"),
        ("http://127.0.0.1:9/table/xxxxxxxxxxxxxxxx --seat one -- cat", "--seat needs a whole number"),
    ],
)
def test_a_bad_argument_gets_one_sentence(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, arguments: str, sentence: str
) -> None:
    monkeypatch.delenv("MOUSQUETAIRES_TOKEN", raising=False)
    complains(terminal.run("bot", *arguments.split()), sentence)


class Stranger(BaseHTTPRequestHandler):
    """Another web server: a page for every address, and a redirect to another host."""

    def do_GET(self) -> None:
        if self.path.endswith("/me"):
            self.send_response(307)
            self.send_header("Location", "http://127.0.0.1:9/elsewhere")
            self.end_headers()
            return
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>Welcome</html>\n")

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@pytest.fixture
def stranger() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_a_server_of_something_else_is_told(stranger: str, terminal: Terminal) -> None:
    told = terminal.run("bot", f"{stranger}/table/{'x' * 16}", "--token", "t", "--seat", "1", "--", "cat")
    complains(told, f"What answers at {stranger} isn’t a server of this game.")


def test_the_token_is_not_sent_elsewhere(stranger: str, terminal: Terminal) -> None:
    told = terminal.run("bot", f"{stranger}/table/{'x' * 16}", "--token", "t", "--", "cat")
    complains(told, "The server refuses: HTTP 307")
