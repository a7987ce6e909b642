"""Runs the tests of rules on copies of the project, with at most one mutant each, several at a time."""

import compileall
import contextlib
import json
import os
import resource
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from py_compile import PycInvalidationMode

import pytest

from tools.mutants.line_mutations import Mutant

LOG, LEARNT = "mutant.log", "learnt.json"  # in a worker's folder
MEMORY = 2 << 30


@dataclass(frozen=True)
class Run:
    """Tests to run on a copy of the project, with at most one mutant. Equal runs are run once."""

    mutant: Mutant | None
    tests: tuple[str, ...]
    only: str  # the id, if only some parameters of a test carry it


@dataclass(frozen=True)
class Bench:
    """The project, its copies, and the time limits."""

    root: Path
    folders: list[Path]
    seconds: int
    times: dict[str, float] = field(default_factory=dict)  # the time of each test without a mutant


@dataclass
class Worker:
    """A copy of the project and the run in progress."""

    folder: Path
    run: Run

    def log(self) -> str:
        """The end of pytest's output."""
        return "".join((self.folder / LOG).read_text(errors="replace").splitlines(keepends=True)[-20:])


class Plugin:
    """Deselects test parameters that do not carry the id, and runs quick tests first."""

    def __init__(self, only: str, times: dict[str, float]) -> None:
        self.only = only
        self.times = times

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Select and sort the tests."""
        for item in list(items):
            ids = [rule for mark in item.iter_markers("rule") for rule in mark.args]
            if self.only and self.only not in ids:
                items.remove(item)
        items.sort(key=lambda item: self.times.get(item.nodeid, 0.0))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the time of a test."""
        self.times[report.nodeid] = self.times.get(report.nodeid, 0.0) + report.duration


def start(worker: Worker, bench: Bench) -> int:
    """Fork a process that runs the worker's tests on its mutant. Returns the process id."""
    mutant = worker.run.mutant
    if mutant:
        source = (bench.root / mutant.file).read_text(encoding="utf-8")
        (worker.folder / mutant.file).write_text(mutant.apply(source), encoding="utf-8")
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    status = 1
    try:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        # A mutant that loops forever must be noticed, but a busy machine must not look like one.
        resource.setrlimit(resource.RLIMIT_CPU, (bench.seconds, bench.seconds))
        signal.alarm(10 * bench.seconds)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        status = run_tests(worker.folder, worker.run, bench.times)
    finally:
        os._exit(status)


def run_tests(folder: Path, run: Run, times: dict[str, float]) -> int:
    """The exit status of pytest in this copy."""
    os.chdir(folder)
    os.environ.update(PYTHONPATH=str(folder / "src"), PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    sys.dont_write_bytecode = True  # the next mutant must not find bytecode of this one
    log = os.open(LOG, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(log, 1)
    os.dup2(log, 2)
    options = ["-x", "-q", "--capture=no", "--assert=plain", "-p", "no:cacheprovider"]
    options += ["--tb=no" if run.mutant else "--tb=short", "-o", "addopts=--import-mode=importlib"]
    plugin = Plugin(run.only, times if run.mutant else {})
    status = int(pytest.main([*options, *run.tests], plugins=[plugin]))
    files = {name: getattr(module, "__file__", None) for name, module in list(sys.modules.items())}
    outside = {name for name, file in files.items() if file and not file.startswith(f"{folder}{os.sep}")}
    for name in outside:
        if name.partition(".")[0] == "mousquetaires":
            print(f"{name} was not imported from the copy but from {files[name]}")
            return 1
    (folder / LEARNT).write_text(json.dumps({"modules": sorted(outside), "times": plugin.times}), encoding="utf-8")
    return status


def run_all(runs: list[Run], bench: Bench, done: Callable[[Worker, bool], None]) -> None:
    """Run all, as many at a time as there are copies. ``done`` is told whether the tests passed."""
    waiting, busy, free = runs[::-1], dict[int, Worker](), list(bench.folders)
    while waiting or busy:
        while waiting and free:
            worker = Worker(free.pop(), waiting.pop())
            busy[start(worker, bench)] = worker
        child, status = os.wait()
        worker = busy.pop(child)
        if worker.run.mutant:
            shutil.copyfile(bench.root / worker.run.mutant.file, worker.folder / worker.run.mutant.file)
        else:
            learn(worker.folder / LEARNT, bench)
        free.append(worker.folder)
        done(worker, status == 0)


def learn(path: Path, bench: Bench) -> None:
    """Import what a run needed from outside the project, so that later runs start faster."""
    learnt = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"modules": [], "times": {}}
    bench.times.update(learnt["times"])
    for name in learnt["modules"]:
        with contextlib.suppress(Exception):  # only saves time: the run imports it again
            import_module(name)


def copies(origin: Path, jobs: int) -> Iterator[Path]:
    """A copy of the project for each worker, compiled. Caches are keyed by content, not by time."""
    compileall.compile_dir(origin, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    for number in range(jobs):
        yield Path(shutil.copytree(origin, origin.parent / str(number)))
