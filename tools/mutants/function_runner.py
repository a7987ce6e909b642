"""Tries mutants of whole functions. pytest collects the tests once, then each mutant runs in its own fork.

Importing the project again for each of thousands of mutants would take hours. Instead, a forked process replaces the
code of the one function that a mutant changes, and runs the tests of its ids. This is correct as long as the function
is not called during import, which is true for the rules.
"""

import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.line_mutations import Mutant

RESULTS = "functions.json"  # in the folder of a worker
LOG = "functions.log"
MEMORY = 2 << 30
LEAST_LIMIT = 0.5  # seconds of processor time per test; the limit is ten times its normal time


@dataclass(frozen=True)
class Task:
    """A function, its name in the module, the ids whose tests may notice, and its mutants."""

    name: str
    function: str
    near: tuple[str, ...]  # their tests run first
    ids: tuple[str, ...]
    mutants: tuple[Mutant, ...]


def run_tasks(tasks: list[Task], files: list[str], folders: list[Path], seconds: int) -> dict[str, list[int] | None]:
    """For each task, the numbers of the mutants that no test noticed. None if the tests fail without a mutant."""
    children = [fork(Loop(tasks[at :: len(folders)], folder, seconds), files) for at, folder in enumerate(folders)]
    for child in children:
        os.waitpid(child, 0)
    results: dict[str, list[int] | None] = {}
    for folder in folders:
        if not (folder / RESULTS).exists():
            raise SystemExit((folder / LOG).read_text(errors="replace"))
        results |= json.loads((folder / RESULTS).read_text(encoding="utf-8"))
    return results


def fork(loop: "Loop", files: list[str]) -> int:
    """Start a process that collects the tests and tries the tasks."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    try:
        os.chdir(loop.folder)
        os.environ.update(PYTHONPATH=str(loop.folder / "src"), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
        log = os.open(LOG, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(log, 1)
        os.dup2(log, 2)
        options = ["-q", "--capture=no", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib"]
        pytest.main([*options, "--assert=plain", *files], plugins=[loop])
    finally:
        os._exit(0)


class Loop:
    """Replaces pytest's loop: runs the tests of each task on each of its mutants."""

    def __init__(self, tasks: list[Task], folder: Path, seconds: int) -> None:
        self.tasks = tasks
        self.folder = folder
        self.seconds = seconds

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try everything and write the survivors to a file."""
        wanted = {rule for task in self.tasks for rule in task.ids}
        times = {item: measured(item) for item in session.items if ids_of(item) & wanted}
        results = {task.name: self.survivors(task, times) for task in self.tasks}
        (self.folder / RESULTS).write_text(json.dumps(results), encoding="utf-8")
        return True

    def survivors(self, task: Task, times: dict[pytest.Item, float | None]) -> list[int] | None:
        """The mutants of a task that its tests did not notice."""
        items = [item for item in times if ids_of(item) & set(task.ids)]
        if any(times[item] is None for item in items):
            return None
        items.sort(key=lambda item: (not ids_of(item) & set(task.near), times[item] or 0.0))
        limits = {item: LEAST_LIMIT + 10 * (times[item] or 0.0) for item in items}
        path = self.folder / task.mutants[0].file
        function = function_in(path, task.function)
        variants = [changed_code(mutant, task.function, path) for mutant in task.mutants]
        return [
            number
            for number, code in enumerate(variants)
            if in_fork(partial(passes_with, function, code, limits), self.seconds)
        ]


def ids_of(item: pytest.Item) -> set[str]:
    """The rule ids of a test."""
    return {rule for mark in item.iter_markers("rule") for rule in mark.args}


def measured(item: pytest.Item) -> float | None:
    """The time of a test without a mutant, or None if it fails."""
    started = process_time()
    return process_time() - started if passes(item) else None


def passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def in_fork(check: Callable[[], bool], seconds: int) -> bool:
    """Whether a check succeeds in a forked process within the time limit."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] == 0
    status = 1
    try:
        for number in (signal.SIGALRM, signal.SIGPROF):
            signal.signal(number, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(10 * seconds)
        status = 0 if check() else 1
    finally:
        os._exit(status)


def passes_with(function: FunctionType, code: CodeType, limits: dict[pytest.Item, float]) -> bool:
    """Whether the tests pass with this code. A test that exceeds its limit ends the process."""
    function.__code__ = code
    for item, limit in limits.items():
        signal.setitimer(signal.ITIMER_PROF, limit)
        if not passes(item):
            return False
    return True


def changed_code(mutant: Mutant, function: str, path: Path) -> CodeType:
    """The code of the function with a mutant applied."""
    changed = compile(mutant.apply(path.read_text(encoding="utf-8")), str(path), "exec")
    return next(code for code in codes(changed) if code.co_qualname == function)


def codes(code: CodeType) -> Iterator[CodeType]:
    """The code of a module and of everything in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


def function_in(path: Path, name: str) -> FunctionType:
    """The function of this name in the imported module of a file."""
    module = next(found for found in list(sys.modules.values()) if getattr(found, "__file__", None) == str(path))
    found: object = module
    for part in name.split("."):
        found = vars(found)[part]
    assert isinstance(found, FunctionType), name
    return found
