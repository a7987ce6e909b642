"""``python -m mousquetaires``, and the program ``mousquetaires``: the command line."""

import errno
import os
import sys

MISUSE = 2  # the exit code for everything that can be put right
STOPPED = 130  # the exit code after Ctrl-C, here before the command line is there that has it, too


def main() -> None:
    """Run the command of this process and end it; who stops it while it is still being read need not see where."""
    try:
        _command_line()
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except MemoryError:  # too little even for the texts
        sys.stderr.write(os.strerror(errno.ENOMEM) + "\n")
        sys.exit(MISUSE)


def _command_line() -> None:
    from .native import refusal

    refused = refusal()  # before the command line is imported, which needs an engine to tell it
    from .cli import main as command_line

    command_line(refused)


if __name__ == "__main__":
    main()
