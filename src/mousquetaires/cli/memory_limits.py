"""Checks memory limits that are too small for a server, which would otherwise fail in many ways while starting."""

from typing import Final

from .errors import CliError

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
            raise CliError("cli-serve-memory", option=f"ulimit {option}", least=least, most=most // MEGABYTE)
