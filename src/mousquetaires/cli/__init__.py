"""The command line: play, simulate, replay, verify, odds, bench, compile."""

import os
import sys
from collections.abc import Sequence

import typer

from mousquetaires.i18n import ENGLISH, TextError, texts, wanted_language
from mousquetaires.i18n.errors import system_message
from mousquetaires.native import EngineError

from .app import PROGRAM, command_for
from .errors import MISUSE, Problem, problem_text, usage_text
from .simulation_run import STOPPED
from .standard_streams import OutputError, complain, prepare_streams, silence


def main(refused: EngineError | None = None) -> None:
    """Run the command of this process and end it; ``refused`` is an engine somebody insists on and cannot have."""
    prepare_streams()
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
    except BrokenPipeError:  # the reader of a pipe has gone
        silence(sys.stdout)
        return 0
    except OutputError as error:
        silence(sys.stdout)
        return _complain(problem_text(words, Problem("cli-output", why=system_message(error))))
    except OSError as error:
        return _complain(problem_text(words, Problem("cli-system", why=_refusal(error))))
    except MemoryError:
        return _complain(words.say("cli-memory"))
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
    complain(sentence)
    return MISUSE


def _refusal(error: OSError) -> str:
    """What the system refuses, with the file it is about."""
    why = system_message(error)
    return why if error.filename is None else f"{os.fsdecode(error.filename)}: {why}"
