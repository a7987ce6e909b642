"""The command line: play, simulate, replay, verify, odds, bench, compile."""

import os
import sys
from collections.abc import Sequence

import typer

from mousquetaires.i18n import ENGLISH, TextError, texts, wanted_language
from mousquetaires.native import EngineError

from .app import PROGRAM, command_for
from .problems import MISUSE, problem_text, usage_text
from .runs import STOPPED


def main(refused: EngineError | None = None) -> None:
    """Run the command of this process and end it; ``refused`` is an engine somebody insists on and cannot have."""
    _open_what_is_closed()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our letters still gets the rest
    sys.exit(run(sys.argv[1:], refused))


def run(arguments: Sequence[str], refused: EngineError | None = None) -> int:
    """Run a command; what somebody can put right is one sentence and exit code 2."""
    try:
        return _run(arguments, refused)
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED


def _run(arguments: Sequence[str], refused: EngineError | None) -> int:
    try:
        words = texts(wanted_language(_language_option(arguments), os.environ))
    except TextError as error:
        return _complain(problem_text(texts(ENGLISH), error))
    if refused is not None and "compile" not in arguments[:1]:
        return _complain(problem_text(words, refused))
    try:
        code = command_for(words).main(list(arguments), prog_name=PROGRAM, standalone_mode=False, obj=words)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _complain(usage_text(words, error))
    except BrokenPipeError:
        return _nobody_listens()
    except (ValueError, RuntimeError) as error:
        if not hasattr(error, "key"):
            raise
        return _complain(problem_text(words, error))
    return code if isinstance(code, int) else 0


def _language_option(arguments: Sequence[str]) -> str | None:
    """What --lang says, wherever it stands: help and complaints are in that language, too."""
    for number, word in enumerate(arguments):
        if word == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _complain(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return MISUSE


def _open_what_is_closed() -> None:
    """Where somebody closed a stream (``>&-``), Python has none at all: nothing is said, or read, there."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  # as long as this process
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  # as long as this process


def _nobody_listens() -> int:
    """The reader of a pipe has gone: so do we, and the interpreter must not complain either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
