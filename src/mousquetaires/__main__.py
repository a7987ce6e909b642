"""``python -m mousquetaires``, and the program ``mousquetaires``: the command line."""

import errno
import os
import sys

if sys.platform != "win32":
    import resource

MISUSE = 2  # the exit code for everything that can be put right
STOPPED = 130  # the exit code after Ctrl-C, here before the command line is there that has it, too
LEAST_MEMORY = 64 * 2**20  # bytes: with less, imports fail or hang in ways that no program can handle


def main() -> None:
    """Run the command of this process and end it; who stops it while it is still being read need not see where."""
    if _memory_is_too_small():
        _refuse_for_memory()
    try:
        _command_line()
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except MemoryError:  # too little even for the texts
        _refuse_for_memory()


def _refuse_for_memory() -> None:
    sys.stderr.write(os.strerror(errno.ENOMEM) + "\n")
    sys.exit(MISUSE)


def _memory_is_too_small() -> bool:
    """Whether this process may use so little memory that nothing works."""
    if sys.platform == "win32":  # there are no such limits
        return False
    limits = [resource.getrlimit(kind)[0] for kind in (resource.RLIMIT_AS, resource.RLIMIT_DATA)]
    return any(limit != resource.RLIM_INFINITY and limit < LEAST_MEMORY for limit in limits)


def _command_line() -> None:
    from .native import blocked_engine_error

    refused = blocked_engine_error()  # first, because importing the command line needs the engine
    from .cli import main as command_line

    command_line(refused)


if __name__ == "__main__":
    main()
