"""``bot``: a program of one's own plays a seat; it reads lines of JSON and writes its moves.

Every line the program gets is a JSON object with a ``type``. To one of the type ``ask``, and to no other, it answers
with one line: an action as text, or a message of the protocol as JSON, or nothing (an empty line: not now).
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

from .common import LangOption, texts_of
from .errors import Problem

if TYPE_CHECKING:
    from .seat_client import Refusal, Wire

Json = dict[str, Any]
TOKEN_VARIABLE: Final = "MOUSQUETAIRES_TOKEN"
MOST_TOKEN: Final = 10_000  # bytes of a file that holds one
A_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]+")
PLAY: Final = "play:"
TOLD: Final = ("hello", "update", "missed", "bye")  # what the program hears of; who comes and points is not its concern
STALE: Final = "server-stale"
BACK_SOON: Final = ("server-stopping", "server-too-slow")  # goodbyes after which one comes back
MOST_REFUSED: Final = 3  # answers in a row
FAREWELL: Final = 10.0  # seconds for the program to end after the game
CUT_SHORT: Final = 1.0  # the same, when something went wrong
SHOWN: Final = 60  # letters of an answer
PATIENCE: Final = 30  # seconds until we ask whether the program writes out what it says


def bot(
    context: typer.Context,
    table_url: Annotated[str, typer.Argument(metavar="URL")],
    command: Annotated[list[str], typer.Argument(metavar="-- COMMAND")],
    token: Annotated[str | None, typer.Option("--token", metavar="TOKEN")] = None,
    token_file: Annotated[Path | None, typer.Option("--token-file", metavar="FILE")] = None,
    bot_seat: Annotated[int | None, typer.Option("--seat", metavar="N")] = None,
    lang: LangOption = None,
) -> None:
    # Imported here: no other command needs the network.
    from .seat_client import Wire

    texts = texts_of(context, lang)
    wire = Wire(
        table_url, token_of(token, token_file), texts.language, lambda: typer.echo(texts.say("cli-bot-lost"), err=True)
    )
    seat = bot_seat if bot_seat is not None else seat_of(wire)
    silent = texts.say("cli-bot-waiting", n=PATIENCE)
    with Program(command, lambda: typer.echo(silent, err=True)) as program:
        ending = Between(wire, seat, program).run()
    typer.echo(texts.say("cli-bot-over", ending=name_text(texts, "ending", ending)))


def token_of(token: str | None, file: Path | None) -> str:
    """The token, from wherever it was given; a file and the environment are not seen by everybody."""
    found = token or (_read(file) if file is not None else os.environ.get(TOKEN_VARIABLE, ""))
    where = "--token" if token else TOKEN_VARIABLE if file is None else str(file)
    if not found.strip():
        raise Problem("cli-bot-no-token", variable=TOKEN_VARIABLE)
    if not A_TOKEN.fullmatch(found.strip()):
        raise Problem("cli-bot-bad-token", where=where)
    return found.strip()


def _read(file: Path) -> str:
    try:
        return read_bounded(file, MOST_TOKEN).decode("utf-8")
    except FileNotFoundError as error:
        raise Problem("cli-no-file", file=str(file)) from error
    except (OSError, ValueError) as error:
        raise Problem("cli-unreadable", file=str(file), why=system_message(error)) from error


def seat_of(wire: "Wire") -> int:
    """The seat the token is for."""
    scope = str(wire.me().get("scope", ""))
    if not scope.startswith(PLAY):
        raise Problem("cli-bot-scope")
    return int(scope.removeprefix(PLAY))


class Between:
    """Goes between the server and the program: tells what happened, asks, and carries the answer."""

    def __init__(self, wire: "Wire", seat: int, program: "Program") -> None:
        self.wire = wire
        self.seat = seat
        self.program = program
        self.version = 0
        self.posted = 0  # the version of our last message: what was asked before it is answered
        self.state: Json = {}  # the newest of everything that a question needs
        self.refused = 0  # answers in a row

    def run(self) -> int:
        """Play until the game is over; answers how it ended."""
        for line in self.wire.lines(self.seat, lambda: self.version):
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
        """Keep what a message says; an update names only the fields of the view that have changed."""
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
            raise Problem("server-frozen")

    def _dismissed(self, reason: str) -> None:
        """The server lets us go: for a moment, or for good."""
        if reason not in BACK_SOON:
            raise Problem(reason, seat=self.seat)  # the server's own text key

    def _agree(self) -> None:
        """Let others take back what they like, as the server's own bots do; people would wait for ever else."""
        request = self.state.get("request")
        if request and request["seat"] != self.seat and self.seat not in request["agreed"] and self._news():
            wish = {"asked": request["asked"]}
            answer = self.wire.post(self.seat, {"type": "agree", "mark": uuid4().hex, **wish, "yes": True})
            self.posted = answer["version"] if isinstance(answer, dict) else self.version + 1

    def _news(self) -> bool:
        """Whether we know what came of our last message; what was asked before it is not asked again."""
        return self.version >= self.posted

    def _asked(self) -> bool:
        prompt = self.state.get("prompt")
        return bool(prompt and prompt["mine"] and self._news())

    def _ask(self) -> None:
        """Ask the program, and send what it says."""
        self._tell({"type": "ask", "version": self.version, **self.state})
        said = self.program.answer()
        if not said:
            self.posted = self.version + 1  # not now: asked again when something has happened
            return
        message = message_of(said, self.state["prompt"]["id"])
        answer = self.wire.post(self.seat, message)
        if not isinstance(answer, dict):
            self._refused(said, message, answer)
            return
        self.refused = 0
        if "version" in answer:
            self.posted = answer["version"]
        else:  # a question of its own: why it may not do something
            self._tell({"type": "why", "mark": message["mark"], **answer})

    def _tell(self, line: Json) -> None:
        """A line of our own, written like the server's."""
        self.program.tell(json.dumps(line, ensure_ascii=False, separators=(",", ":")))

    def _refused(self, said: str, message: Json, refusal: "Refusal") -> None:
        """Tell the program why not; what came too late is no mistake."""
        self._tell({"type": "refused", "mark": message["mark"], "reason": refusal.reason})
        if message["type"] == "why":  # a question that was not understood is no move
            return
        if refusal.reason.get("key") == STALE:
            self.posted = self.version + 1
            return
        self.refused += 1
        if self.refused == MOST_REFUSED:
            raise Problem("cli-bot-nonsense", n=MOST_REFUSED, answer=said[:SHOWN], why=refusal.text)


def message_of(said: str, prompt: str) -> Json:
    """The message behind an answer: a JSON object is sent as it is, all else is an action; the mark is ours.

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
    """Somebody's bot in a process of its own: lines in, lines out; what it complains of goes to our standard error."""

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
            raise Problem("cli-bot-no-program", command=self.name, why=system_message(error)) from error

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        """Its input ends; a program that does not end by itself is ended."""
        try:
            self._process.communicate(timeout=FAREWELL if kind is None else CUT_SHORT)
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
        """The next line it writes, whatever is in it."""
        assert self._process.stdout is not None
        timer = Timer(PATIENCE, self._wonder)
        timer.daemon = True
        timer.start()
        line = self._process.stdout.readline()
        timer.cancel()
        if not line:
            raise self._ended()
        return line.strip()

    def _wonder(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting()

    def _ended(self) -> Problem:
        """It has left, or at least says nothing any more."""
        try:
            code = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return Problem("cli-bot-silent", command=self.name)
        return Problem("cli-bot-ended", command=self.name, code=code)
