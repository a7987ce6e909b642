"""``bot``: lets an external program play a seat. The program reads lines of JSON and writes its moves.

Every line sent to the program is a JSON object with a ``type``. The program answers only lines of the type ``ask``.
An answer is one line: an action as text, a protocol message as JSON, or nothing (no answer now).
"""

import json
import os
import re
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Annotated, Any, Final
from uuid import uuid4

import typer

from mousquetaires.data.bounded_read import read_bounded
from mousquetaires.i18n.errors import system_message
from mousquetaires.i18n.sentences import name_text

from .errors import CliError
from .options import LangOption, texts_of

if TYPE_CHECKING:
    from .seat_client import Refusal, SeatClient

Json = dict[str, Any]
TOKEN_VARIABLE: Final = "MOUSQUETAIRES_TOKEN"
MOST_TOKEN: Final = 10_000  # bytes in a token file
A_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]+")
PLAY: Final = "play:"
TOLD: Final = ("hello", "update", "missed", "bye")  # messages passed on to the program
STALE: Final = "server-stale"
BACK_SOON: Final = ("server-stopping", "server-too-slow")  # reasons after which we reconnect
MOST_REFUSED: Final = 3  # refused answers in a row
EXIT_SECONDS: Final = 10.0  # seconds for the program to exit after the game
EXIT_SECONDS_AFTER_ERROR: Final = 1.0  # the same after an error
SHOWN: Final = 60  # characters of an answer shown in an error
PATIENCE: Final = 30  # seconds without an answer until we ask whether the program flushes its output


def bot(
    context: typer.Context,
    table_url: Annotated[str, typer.Argument(metavar="URL")],
    command: Annotated[list[str], typer.Argument(metavar="-- COMMAND")],
    token: Annotated[str | None, typer.Option("--token", metavar="TOKEN")] = None,
    token_file: Annotated[Path | None, typer.Option("--token-file", metavar="FILE")] = None,
    bot_seat: Annotated[int | None, typer.Option("--seat", metavar="N")] = None,
    lang: LangOption = None,
) -> None:
    # Imported here because no other command needs the network.
    from .seat_client import SeatClient

    texts = texts_of(context, lang)
    client = SeatClient(
        table_url, token_of(token, token_file), texts.language, lambda: typer.echo(texts.say("cli-bot-lost"), err=True)
    )
    seat = bot_seat if bot_seat is not None else seat_of(client)
    silent = texts.say("cli-bot-waiting", n=PATIENCE)
    with Program(command, lambda: typer.echo(silent, err=True)) as program:
        ending = BotRunner(client, seat, program).run()
    typer.echo(texts.say("cli-bot-over", ending=name_text(texts, "ending", ending)))


def token_of(token: str | None, file: Path | None) -> str:
    """The token: from the option, the file or the environment. The last two are not visible to other users."""
    found = token or (_read(file) if file is not None else os.environ.get(TOKEN_VARIABLE, ""))
    where = "--token" if token else TOKEN_VARIABLE if file is None else str(file)
    if not found.strip():
        raise CliError("cli-bot-no-token", variable=TOKEN_VARIABLE)
    if not A_TOKEN.fullmatch(found.strip()):
        raise CliError("cli-bot-bad-token", where=where)
    return found.strip()


def _read(file: Path) -> str:
    try:
        return read_bounded(file, MOST_TOKEN).decode("utf-8")
    except FileNotFoundError as error:
        raise CliError("cli-no-file", file=str(file)) from error
    except (OSError, ValueError) as error:
        raise CliError("cli-unreadable", file=str(file), why=system_message(error)) from error


def seat_of(client: "SeatClient") -> int:
    """The seat of the token."""
    scope = str(client.me().get("scope", ""))
    if not scope.startswith(PLAY):
        raise CliError("cli-bot-scope")
    return int(scope.removeprefix(PLAY))


class BotRunner:
    """Connects the server and the program: passes on messages, asks the program, sends its answers."""

    def __init__(self, client: "SeatClient", seat: int, program: "Program") -> None:
        self.client = client
        self.seat = seat
        self.program = program
        self.version = 0
        self.posted = 0  # version after our last message: older questions are already answered
        self.state: Json = {}  # the latest values of everything a question needs
        self.refused = 0  # refused answers in a row

    def run(self) -> int:
        """Play until the game is over and return the ending."""
        for line in self.client.lines(self.seat, lambda: self.version):
            message = json.loads(line)
            if message.get("type") not in TOLD:
                continue
            self.program.tell(line)
            self._note(message)
            if self.ending:
                return self.ending
            self._agree()
            while self._asked():
                self._ask()
        raise AssertionError("lines do not end")

    @property
    def ending(self) -> int:
        view = self.state.get("view") or {}
        return int(view.get("ending", 0))

    def _note(self, message: Json) -> None:
        """Remember what a message says. An update contains only the changed fields of the view."""
        if message["type"] == "bye":
            self._dismissed(str(message.get("reason")))
            return
        self.version = message["version"]
        view = message.get("view")
        if message["type"] == "update" and view is not None:
            view = {**(self.state.get("view") or {}), **view}
        kept = {name: message[name] for name in ("you", "prompt", "undo", "request", "clock") if name in message}
        self.state |= kept | ({"view": view} if "view" in message else {})
        if message.get("info", {}).get("frozen"):
            raise CliError("server-frozen")

    def _dismissed(self, reason: str) -> None:
        """The server ends the connection: reconnect, or stop with its reason."""
        if reason not in BACK_SOON:
            raise CliError(reason, seat=self.seat)  # the server's text key

    def _agree(self) -> None:
        """Agree when others ask to undo, as the server's own bots do. Otherwise people would wait forever."""
        request = self.state.get("request")
        if request and request["seat"] != self.seat and self.seat not in request["agreed"] and self._up_to_date():
            wish = {"asked": request["asked"]}
            answer = self.client.post(self.seat, {"type": "agree", "mark": uuid4().hex, **wish, "yes": True})
            self.posted = answer["version"] if isinstance(answer, dict) else self.version + 1

    def _up_to_date(self) -> bool:
        """Whether we have seen the result of our last message. Until then nothing new is asked."""
        return self.version >= self.posted

    def _asked(self) -> bool:
        prompt = self.state.get("prompt")
        return bool(prompt and prompt["mine"] and self._up_to_date())

    def _ask(self) -> None:
        """Ask the program and send its answer."""
        self._tell({"type": "ask", "version": self.version, **self.state})
        said = self.program.answer()
        if not said:
            self.posted = self.version + 1  # no answer now: ask again after the next change
            return
        message = message_of(said, self.state["prompt"]["id"])
        answer = self.client.post(self.seat, message)
        if not isinstance(answer, dict):
            self._refused(said, message, answer)
            return
        self.refused = 0
        if "version" in answer:
            self.posted = answer["version"]
        else:  # the program asked why an action is not legal
            self._tell({"type": "why", "mark": message["mark"], **answer})

    def _tell(self, line: Json) -> None:
        """Send a line of our own to the program, in the server's format."""
        self.program.tell(json.dumps(line, ensure_ascii=False, separators=(",", ":")))

    def _refused(self, said: str, message: Json, refusal: "Refusal") -> None:
        """Tell the program why its answer was refused. A late answer does not count as a mistake."""
        self._tell({"type": "refused", "mark": message["mark"], "reason": refusal.reason})
        if message["type"] == "why":  # only a question, not a move
            return
        if refusal.reason.get("key") == STALE:
            self.posted = self.version + 1
            return
        self.refused += 1
        if self.refused == MOST_REFUSED:
            raise CliError("cli-bot-nonsense", n=MOST_REFUSED, answer=said[:SHOWN], why=refusal.text)


def message_of(said: str, prompt: str) -> Json:
    """The message for an answer. A JSON object is sent as it is, anything else is an action. Adds a mark.

    >>> message_of("move louvre", "0.7") | {"mark": "m"}
    {'type': 'act', 'action': 'move louvre', 'prompt': '0.7', 'mark': 'm'}
    >>> message_of('{"type": "say", "text": "En garde!"}', "0.7") | {"mark": "m"}
    {'type': 'say', 'text': 'En garde!', 'mark': 'm'}
    """
    try:
        written = json.loads(said)
    except ValueError:
        written = None
    made = {"type": "act"} | (written if isinstance(written, dict) else {"action": said})
    if made["type"] == "act":
        made.setdefault("prompt", prompt)
    return made | {"mark": uuid4().hex}


class Program:
    """An external bot in a child process: lines in, lines out. Its standard error goes to ours."""

    def __init__(self, command: Sequence[str], waiting: Callable[[], None]) -> None:
        self.name = command[0]
        self._waiting: Callable[[], None] | None = waiting  # called once, if an answer takes very long
        environment = {name: value for name, value in os.environ.items() if name != TOKEN_VARIABLE}
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise CliError("cli-bot-no-program", command=self.name, why=system_message(error)) from error

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        """Close the program's input. Kill it if it does not exit."""
        try:
            self._process.communicate(timeout=EXIT_SECONDS if kind is None else EXIT_SECONDS_AFTER_ERROR)
        except (subprocess.TimeoutExpired, OSError, ValueError):
            self._process.kill()
            self._process.communicate()

    def tell(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise self._ended() from error

    def answer(self) -> str:
        """The next line that the program writes."""
        assert self._process.stdout is not None
        timer = Timer(PATIENCE, self._report_waiting)
        timer.daemon = True
        timer.start()
        line = self._process.stdout.readline()
        timer.cancel()
        if not line:
            raise self._ended()
        return line.strip()

    def _report_waiting(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting()

    def _ended(self) -> CliError:
        """The error for a program that has exited or stopped answering."""
        try:
            code = self._process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            return CliError("cli-bot-silent", command=self.name)
        return CliError("cli-bot-ended", command=self.name, code=code)
