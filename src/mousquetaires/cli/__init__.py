"""The command line. Each command has its own module; ``terminal`` is the game in the terminal."""

import os
import sys
from collections.abc import Sequence

import typer

from mousquetaires.i18n import ENGLISH, TextError, texts, wanted_language
from mousquetaires.i18n.errors import system_message
from mousquetaires.native import EngineError

from .app import PROGRAM, command_for
from .errors import MISUSE, CliError, error_text, usage_text
from .simulation_run import STOPPED
from .standard_streams import OutputError, discard_output, prepare_streams, print_error


def main(refused: EngineError | None = None) -> None:
    """Run the command of this process and exit. ``refused`` tells why the engine that the user demands is missing."""
    prepare_streams()
    sys.exit(run(sys.argv[1:], refused))


def run(arguments: Sequence[str], refused: EngineError | None = None) -> int:
    """Run a command and return its exit code. An error the user can fix is one sentence and exit code 2."""
    try:
        return _run(arguments, refused)
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED


def _run(arguments: Sequence[str], refused: EngineError | None) -> int:
    try:
        words = texts(wanted_language(_language_option(arguments), os.environ))
    except TextError as error:
        return _fail(error_text(texts(ENGLISH), error))
    if refused is not None and "compile" not in arguments[:1]:
        return _fail(error_text(words, refused))
    try:
        code = command_for(words).main(list(arguments), prog_name=PROGRAM, standalone_mode=False, obj=words)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _fail(usage_text(words, error))
    except BrokenPipeError:  # the program that reads our output has ended
        discard_output(sys.stdout)
        return 0
    except OutputError as error:
        discard_output(sys.stdout)
        return _fail(error_text(words, CliError("cli-output", why=system_message(error))))
    except OSError as error:
        return _fail(error_text(words, CliError("cli-system", why=_refusal(error))))
    except MemoryError:
        return _fail(words.say("cli-memory"))
    except (ValueError, RuntimeError) as error:
        if not hasattr(error, "key"):
            raise
        return _fail(error_text(words, error))
    return code if isinstance(code, int) else 0


def _language_option(arguments: Sequence[str]) -> str | None:
    """The value of --lang, wherever it stands. Help and error messages use this language too."""
    for number, word in enumerate(arguments):
        if word == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
        if word.startswith("--lang="):
            return word.partition("=")[2]
    return None


def _fail(sentence: str) -> int:
    print_error(sentence)
    return MISUSE


def _refusal(error: OSError) -> str:
    """The operating system's message, with the file it is about."""
    why = system_message(error)
    return why if error.filename is None else f"{os.fsdecode(error.filename)}: {why}"
