"""Starts a build of the engine in the background, for the next start of the program.

The build goes on when the program ends or the user presses Ctrl+C. If it is killed, the next start begins it again.
A build that failed is not repeated: the user would wait for the same error again and again. ``mousquetaires compile``
shows that error.
"""

import os
import subprocess
import sys
from typing import IO, Final

from .build import compiler, existing, failure_file
from .build_folders import FULL, cache_folder
from .engine_choice import PURE, VARIABLE

NICE: Final = ("nice", "-n", "19")
LOCK: Final = "background.lock"
LOG: Final = "background.log"  # what the command printed


def start_build(command: str) -> bool:
    """Start the shell command that builds the engine, at low priority. False if no build is missing or possible.

    The lock is a file that the command inherits. So it is held exactly as long as the command runs.
    """
    if not is_wanted():
        return False
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        with (cache_folder() / LOCK).open("w") as lock, (cache_folder() / LOG).open("a") as log:
            return _take(lock) and _start(command, lock, log)
    except OSError:  # the cache cannot be written, for example
        return False


def is_wanted() -> bool:
    """Whether a build is missing and could be made. Windows has neither the lock nor ``nice``."""
    if sys.platform == "win32" or os.environ.get(VARIABLE) == PURE or compiler() is None:
        return False
    return existing(FULL) is None and not failure_file(FULL).exists()


def _take(lock: IO[str]) -> bool:
    """Take the lock. False if another process has it: then that one is building."""
    import fcntl

    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _start(command: str, lock: IO[str], log: IO[str]) -> bool:
    """Start a command in a process group of its own, which Ctrl+C does not reach.

    A session of its own would do this, too, but on Linux it would also get an equal share of the processor (autogroup).
    """
    log.truncate(0)
    subprocess.Popen(
        [*NICE, "sh", "-c", command],
        stdin=subprocess.DEVNULL,
        stdout=log,
        stderr=log,
        pass_fds=[lock.fileno()],
        process_group=0,
    )
    return True
