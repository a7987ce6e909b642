"""The build that `make play` starts in the background, for the next start."""

import fcntl
import os
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mousquetaires.native import build
from mousquetaires.native.background import LOCK, LOG, is_wanted
from mousquetaires.native.build_folders import FULL, QUICK, build_folder, library_name
from mousquetaires.native.sources import source_hash

CHECKOUT = Path(__file__).parents[2]
LINE = "Compiling the engine in the background"
LOWEST = 19  # the kernel has no lower priority
WHO = shlex.join([sys.executable, "-c", "import os; print(os.nice(0), os.getpgid(0))"])


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, and the engine that `auto` finds there."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("MOUSQUETAIRES_ENGINE", raising=False)
    return tmp_path / "mousquetaires"


def mousquetaires(*arguments: str) -> str:
    """The output of a command that succeeds."""
    command = [sys.executable, "-m", "mousquetaires", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT / "src"), "LANGUAGE": "en"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def start(command: str) -> str:
    """What `make play` runs before the server."""
    return mousquetaires("compile", "--background", command)


def wait_for_end(cache: Path) -> None:
    """Wait until the command in the background has ended: its lock is free then."""
    with (cache / LOCK).open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)


@pytest.fixture(scope="module")
def built() -> Path:
    """A real build of these sources, from the user's own cache."""
    return build.build(QUICK)


def test_a_build_made_in_the_background_is_used_from_the_next_start(built: Path, cache: Path) -> None:
    place = build_folder(source_hash(), FULL)
    assert start(f"cp -r {shlex.quote(str(built))} {shlex.quote(str(place))}").count(LINE) == 1
    wait_for_end(cache)
    assert "Engine: compiled." in mousquetaires("--version")
    assert start("echo again") == ""
    assert (cache / LOG).read_text() == ""


def test_it_runs_at_low_priority_and_ctrl_c_does_not_reach_it(cache: Path) -> None:
    start(WHO)
    wait_for_end(cache)
    priority, group = map(int, (cache / LOG).read_text().split())
    assert priority == min(os.nice(0) + 19, LOWEST)  # of this process, which may run at any
    assert group != os.getpgid(0)


def test_of_two_starts_one_builds(cache: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "gate")
    gate = shlex.quote(str(tmp_path / "gate"))
    assert LINE in start(f"read line < {gate}; echo $line")
    assert start("echo second") == ""
    (tmp_path / "gate").write_text("first\n")
    wait_for_end(cache)
    assert (cache / LOG).read_text() == "first\n"


def test_a_build_that_was_killed_is_started_again(cache: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "gate")
    gate = shlex.quote(str(tmp_path / "gate"))
    start(f"{WHO}; echo ready > {gate}; read line < {gate}")
    assert (tmp_path / "gate").read_text() == "ready\n"
    os.killpg(int((cache / LOG).read_text().split()[1]), signal.SIGKILL)
    wait_for_end(cache)
    assert "Engine: interpreted." in mousquetaires("--version")
    assert LINE in start("echo again")
    wait_for_end(cache)


def test_without_a_c_compiler_nothing_happens(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert start("echo compiling") == ""
    assert not cache.exists()


def test_if_the_cache_cannot_be_written_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", os.devnull)
    assert start("echo compiling") == ""


def test_if_the_interpreted_engine_is_demanded_nothing_happens(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOUSQUETAIRES_ENGINE", "pure")
    assert start("echo compiling") == ""
    assert not cache.exists()


def test_a_build_that_failed_is_not_repeated_until_somebody_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(made: Path, level: int) -> None:
        raise build.BuildError("engine-build-failed", said="no Python.h")

    def succeed(made: Path, level: int) -> None:
        (made / f"{library_name(source_hash())}{build_folder('', level).name.split('-O')[0]}.so").touch()

    assert is_wanted()
    monkeypatch.setattr(build, "_compile", fail)
    with pytest.raises(build.BuildError, match="engine-build-failed"):
        build.build()
    assert not is_wanted()
    monkeypatch.setattr(build, "_compile", succeed)
    build.build()
    assert not build.failure_file(FULL).exists()


def test_what_is_left_of_a_killed_build_is_deleted_by_the_next(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = cache / f".new-{build_folder(source_hash(), FULL).name}-x"
    left.mkdir(parents=True)
    other = cache / f".new-{build_folder('0' * 16, FULL).name}-x"
    other.mkdir()
    monkeypatch.setattr(build, "_compile", lambda *_: None)
    build.build()
    assert (left.exists(), other.exists()) == (False, True)


@pytest.mark.parametrize(("asked", "compiles"), [((), True), (("COMPILE=no",), False)])
def test_make_play_compiles_unless_told_not_to(asked: tuple[str, ...], compiles: bool) -> None:
    make = shutil.which("make")
    assert make is not None
    command = [make, "--dry-run", "play", *asked]
    shown = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=True).stdout
    assert ("mousquetaires compile --background" in shown) == compiles
    assert "mousquetaires serve --open" in shown
