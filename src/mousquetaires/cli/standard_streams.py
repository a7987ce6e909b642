"""Standard output and standard error: what happens when they can't be written, on a full disk for example."""

import io
import os
import sys
from contextlib import suppress
from typing import Any, TextIO

import typer


class OutputError(OSError):
    """Standard output can't be written."""


class StandardOutput(io.FileIO):
    """Standard output. Its errors are told apart from those of other files."""

    def write(self, data: Any, /) -> int:
        try:
            return super().write(data) or 0
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputError(error.errno, error.strerror) from error


def prepare_streams() -> None:
    """Make the streams of this process usable, whatever the shell has done to them."""
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our letters still gets the rest
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout is sys.__stdout__:
        sys.stdout = _watched(sys.stdout)


def _watched(old: io.TextIOWrapper) -> TextIO:
    """The same stream, with ``StandardOutput`` below it."""
    buffer = io.BufferedWriter(StandardOutput(old.fileno(), "w", closefd=False))
    return io.TextIOWrapper(
        buffer, encoding=old.encoding, errors=old.errors, line_buffering=old.line_buffering,
        write_through=old.write_through,
    )  # fmt: skip


def _open_closed_streams() -> None:
    """Python has no stream at all where the shell closed it (``>&-``): use one that is empty."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # as long as this process
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  # as long as this process


def silence(stream: TextIO) -> None:
    """Nothing more can be written here. The interpreter tries once more when it ends, and must not complain."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def announce(sentence: str) -> None:
    """Print a sentence that the program can do without: a server goes on when its output can't be written."""
    try:
        typer.echo(sentence)
    except OSError:
        silence(sys.stdout)


def complain(sentence: str) -> None:
    """Print a sentence to standard error, if that is possible."""
    try:
        sys.stderr.write(sentence + "\n")
        sys.stderr.flush()
    except OSError:
        silence(sys.stderr)
