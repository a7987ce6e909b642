"""Standard output and standard error, including what happens if they cannot be written (a full disk, for example)."""

import io
import os
import sys
from contextlib import suppress
from typing import Any, TextIO

import typer
from rich.console import Console


class OutputError(OSError):
    """Standard output cannot be written."""


class StandardOutput(io.FileIO):
    """Standard output whose errors can be told apart from those of other files."""

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data) or 0
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputError(error.errno, error.strerror) from error


def prepare_streams() -> None:
    """Make the streams usable, whatever the shell has done to them."""
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without some characters still shows the rest
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout is sys.__stdout__:
        sys.stdout = _with_own_errors(sys.stdout)


def _with_own_errors(old: io.TextIOWrapper) -> TextIO:
    """The same stream, with ``StandardOutput`` below it."""
    buffer = io.BufferedWriter(StandardOutput(old.fileno(), "w", closefd=False))
    return io.TextIOWrapper(
        buffer, encoding=old.encoding, errors=old.errors, line_buffering=old.line_buffering,
        write_through=old.write_through,
    )  # fmt: skip


def _open_closed_streams() -> None:
    """Replace streams that the shell has closed (``>&-``), for which Python has no stream at all, by empty ones."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # as long as this process
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  # as long as this process


def discard_output(stream: TextIO) -> None:
    """Discard all further output. Otherwise the interpreter reports an error when it exits."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def print_if_possible(sentence: str) -> None:
    """Print a sentence. If that fails, continue: a server does not need its output."""
    try:
        typer.echo(sentence)
    except OSError:
        discard_output(sys.stdout)


def print_error(sentence: str) -> None:
    """Print a sentence to standard error, if that is possible."""
    try:
        sys.stderr.write(sentence + "\n")
        sys.stderr.flush()
    except OSError:
        discard_output(sys.stderr)


def plain_console() -> Console:
    """A console for all output, without automatic colours."""
    return Console(highlight=False, markup=False, emoji=False)
