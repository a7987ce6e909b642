"""Limits on memory that are too small for a server. It would break in the middle of starting, in many ways."""

from typing import Final

from .errors import Problem

MEGABYTE: Final = 1_000_000  # bytes
LEAST: Final = {"RLIMIT_AS": ("-v", 512), "RLIMIT_DATA": ("-d", 256)}  # ulimit's option, megabytes


def check_memory() -> None:
    """Refuse to start a server under ``ulimit -v`` or ``-d`` with less than it needs (400 and 163 MB were measured)."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    for name, (option, least) in LEAST.items():
        most = resource.getrlimit(getattr(resource, name))[0]
        if most != resource.RLIM_INFINITY and most < least * MEGABYTE:
            raise Problem("cli-serve-memory", option=f"ulimit {option}", least=least, most=most // MEGABYTE)
