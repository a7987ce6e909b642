"""The tests' seeds: fixed ones, so that every run is the same, and fresh ones for `make soak`.

`MOUSQUETAIRES_SOAK=1` draws one fresh seed for the whole run. `TEST_SEED=n` sets it, to repeat such a run. Everything
random in a test derives from it: Hypothesis, the seeds of `seeds`, marks and nonces, and the dice and bots of
the servers that `tests/server/served.py` starts. tests/tools/test_repeatable.py finds tests that draw elsewhere.
"""

import os
import secrets
import shlex
from random import Random
from typing import Final

import pytest

SOAK: Final = os.environ.get("MOUSQUETAIRES_SOAK") == "1"
if SOAK:
    os.environ.setdefault("TEST_SEED", str(secrets.randbits(31)))  # for the other processes, too
FRESH: Final = int(os.environ["TEST_SEED"]) if "TEST_SEED" in os.environ else None

_draws = Random(0)


def seeds(fixed: int) -> list[object]:
    """For `parametrize`: the fixed seed, and the fresh one of the soak."""
    fresh = [] if FRESH is None else [pytest.param(FRESH, id="fresh")]
    return [pytest.param(fixed, id="fixed"), *fresh]


def begin(test: str) -> None:
    """Seed `token` for a test, so that it does not depend on the tests before."""
    _draws.seed(f"{FRESH} {test}")


def token(size: int) -> str:
    """A new random mark or nonce: so many bytes in hexadecimal."""
    return _draws.randbytes(size).hex()


def how_to_repeat(test: str) -> str:
    """The command that repeats a test with the seeds of this run."""
    scale = "MOUSQUETAIRES_SOAK=1 " if SOAK else ""
    return f"{scale}TEST_SEED={FRESH} .venv/bin/pytest -n 0 {shlex.quote(test)}"
