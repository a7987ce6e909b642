"""The tests do the same in every run: their sources draw no seed but by tests/seeds.py, and trust no clock."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
SEEDS = TESTS / "seeds.py"
# Passwords of services that listen on this machine: nobody may guess them, and nothing depends on them.
PASSWORDS = {TESTS / "server" / "services.py", TESTS / "ray" / "conftest.py"}
DRAWING = {"secrets", "uuid", "urandom", "SystemRandom", "uuid1", "uuid4"}
CHANGING = {"time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "getpid", "hash", "id", "now"}
LIMITS = {"wait_for", "timeout", "communicate"}
LEAST = 60  # seconds: whatever waits for less may fail on a busy machine


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_module(node: ast.expr, module: str) -> bool:
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == module


def draws(node: ast.AST) -> bool:
    """Something that is another in each run."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        names = {getattr(node, "module", None), *(one.name for one in node.names)}
        return bool(names & DRAWING)
    if not isinstance(node, ast.Call):
        return False
    name, given = name_of(node.func), [*node.args, *(word.value for word in node.keywords)]
    if name in DRAWING or (is_module(node.func, "random") and name != "Random"):
        return True
    inner = {name_of(one.func) for value in given for one in ast.walk(value) if isinstance(one, ast.Call)}
    return name in ("Random", "default_rng", "seed") and (not given or bool(inner & CHANGING))


def hurries(node: ast.AST) -> bool:
    """A limit in seconds that a busy machine may pass."""
    if not isinstance(node, ast.Call) or name_of(node.func) not in LIMITS:
        return False
    limits = [*node.args, *(word.value for word in node.keywords if word.arg == "timeout")]
    return any(
        isinstance(one, ast.Constant) and isinstance(one.value, int | float) and one.value < LEAST for one in limits
    )


def found(source: str, passwords: bool = False) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if (draws(node) and not passwords) or hurries(node):
            yield f"{getattr(node, 'lineno', 0)}: {ast.unparse(node)}"


def test_no_test_draws_a_seed_of_its_own_or_has_a_limit_of_a_few_seconds() -> None:
    wrong = [
        f"{file.relative_to(TESTS)}:{line}"
        for file in sorted(TESTS.rglob("*.py"))
        if file != SEEDS
        for line in found(file.read_text("utf-8"), file in PASSWORDS)
    ]
    assert wrong == [], "take fixed seeds, or those of tests/seeds.py; wait for PATIENCE"


@pytest.mark.parametrize(
    "source",
    [
        "import secrets",
        "from secrets import token_hex",
        "from uuid import uuid4",
        "os.urandom(8)",
        "Random()",
        "random.Random()",
        "random.random()",
        "random.shuffle(cards)",
        "SystemRandom().getrandbits(32)",
        "Random(time.time())",
        "Random(f'{time.monotonic_ns()}')",
        "rng.seed()",
        "Random(hash('Athos'))",
        "asyncio.wait_for(done.wait(), 10)",
        "asyncio.timeout(5)",
        "process.communicate(timeout=30)",
    ],
)
def test_what_differs_from_run_to_run_is_found(source: str) -> None:
    assert list(found(source)) != []


@pytest.mark.parametrize(
    "source",
    [
        "Random(1)",
        "random.Random(seed)",
        "rng.random()",
        "rng.seed(7)",
        "asyncio.wait_for(done.wait(), PATIENCE)",
        "asyncio.timeout(PATIENCE)",
        "time.monotonic()",
        "Random(f'{seed} {side}')",
    ],
)
def test_what_is_the_same_in_every_run_is_left_alone(source: str) -> None:
    assert list(found(source)) == []
