"""Runs commands as a user at a terminal does: in this process, or in a new one."""

import io
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import pytest

from mousquetaires.cli import run

ENDLESS = 300.0  # seconds: only a program that does not end takes so long
MODULE = (sys.executable, "-m", "mousquetaires")
PROGRAM = (sys.executable, "-c", "from mousquetaires.cli import main; main()")


@dataclass(frozen=True)
class Result:
    """The output and exit code of a command."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs commands in this process, with a home of its own and plain English."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.home = home
        for name, value in environment(home).items():
            monkeypatch.setenv(name, value)

    def run(self, *arguments: str, typed: Sequence[str] = ()) -> Result:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self.capsys.readouterr()
        code = run(arguments)
        said = self.capsys.readouterr()
        return Result(code, said.out, said.err)


def environment(home: Path) -> dict[str, str]:
    """Environment variables that hide the machine's own settings."""
    return {
        "HOME": str(home),
        "XDG_STATE_HOME": str(home / "state"),
        "LANG": "C.UTF-8",
        "LC_ALL": "",
        "LC_MESSAGES": "",
        "MOUSQUETAIRES_LANG": "",
        "COLUMNS": "80",
        "LINES": "24",
        "TERM": "xterm",
    }


def start(home: Path, *arguments: str, **settings: str) -> subprocess.Popen[str]:
    """Start a command in a new process and process group, as shells do, with pipes for input and output.

    It handles Ctrl-C even if the tests run in the background, where they ignore it.
    """
    return subprocess.Popen(  # the fork is safe: nothing else runs in this process
        [*PROGRAM, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment(home), **settings},
        encoding="utf-8",
        process_group=0,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def program(
    home: Path, *arguments: str, typed: bytes = b"", stdin: BinaryIO | None = None, stdout: BinaryIO | None = None,
    stderr: BinaryIO | None = None, limits: Mapping[int, int] | None = None, **settings: str,
) -> Result:  # fmt: skip
    """Run ``python -m mousquetaires`` to its end, with the streams and the limits a shell can give it."""

    def limit() -> None:
        for kind, most in (limits or {}).items():
            resource.setrlimit(kind, (most, most))

    process = subprocess.Popen(
        [*MODULE, *arguments], stdin=stdin or subprocess.PIPE, stdout=stdout or subprocess.PIPE,
        stderr=stderr or subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "", **environment(home), **settings},
        preexec_fn=limit,
    )  # fmt: skip
    try:
        out, err = process.communicate(None if stdin else typed, ENDLESS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        raise
    return Result(process.returncode, (out or b"").decode(), (err or b"").decode())
