"""Builds the compiled engine: mypyc translates the modules to C, and the C compiler builds an extension library.

The build runs in its own process and in folders outside the source tree. A build appears in the cache only when it is
complete.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_config_var
from tempfile import TemporaryDirectory, mkdtemp
from typing import Final

from .build_folders import FULL, INSTALLED, LEVELS, build_folder, hash_carried
from .engine_choice import PURE, VARIABLE
from .sources import PACKAGE, source_hash

KEPT: Final = 6  # builds kept in the cache; older ones are deleted
NEEDED: Final = ("mypyc", "setuptools")


class BuildError(RuntimeError):
    """A build that failed or cannot start. Carries a text key and values."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


def compiler() -> str | None:
    """The path of the C compiler, or None."""
    if sys.platform == "win32":
        return shutil.which("cl")
    named = os.environ.get("CC") or str(get_config_var("CC") or "cc")
    return shutil.which(named.split()[0])


def check_tools() -> None:
    """Raise an error if the C compiler or a package is missing."""
    if compiler() is None:
        raise BuildError("engine-no-compiler")
    for package in NEEDED:
        if find_spec(package) is None:
            raise BuildError("engine-no-package", package=package)


def existing(level: int) -> Path | None:
    """A build of these sources at this optimisation level or better, or None."""
    better = (build_folder(source_hash(), one) for one in LEVELS if one >= level)
    for folder in (INSTALLED, *better):
        if hash_carried(folder) == source_hash():
            return folder
    return None


def failure_file(level: int) -> Path:
    """The file that holds the compiler's error if the last build of these sources failed."""
    place = build_folder(source_hash(), level)
    return place.with_name(f"{place.name}.failed")


def build(level: int = FULL) -> Path:
    """The folder of a build of these sources. Builds it if there is none."""
    place = build_folder(source_hash(), level)
    there = existing(level)
    if there is not None:
        return there
    check_tools()
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with _build_lock(place.with_suffix(".lock")):
            return existing(level) or _build(place, level)
    except OSError as error:
        raise BuildError("engine-build-failed", said=str(error)) from error


@contextmanager
def _build_lock(lock: Path) -> Iterator[None]:
    """Hold a lock on this build: a second process waits for it. On systems without file locks, both build."""
    with lock.open("w") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _build(place: Path, level: int) -> Path:
    _delete_unfinished(place)
    made = Path(mkdtemp(prefix=_prefix(place), dir=place.parent))
    try:
        _compile(made, level)
        shutil.rmtree(place, ignore_errors=True)
        made.rename(place)
        failure_file(level).unlink(missing_ok=True)
    except BuildError as error:
        failure_file(level).write_text(error.values["said"], encoding="utf-8")
        raise
    finally:
        shutil.rmtree(made, ignore_errors=True)
    _delete_old_builds(place.parent)
    return place


def _compile(made: Path, level: int) -> None:
    """Compile into a folder, in a child process: the compiler changes its working directory and may exit."""
    with TemporaryDirectory(prefix="mousquetaires-") as work:
        source = str(PACKAGE.parent)
        path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH", "")]))  # pip keeps mypy there
        environment = {**os.environ, VARIABLE: PURE, "PYTHONPATH": path, "MYPYPATH": source}
        command = [sys.executable, "-m", "mousquetaires.native.mypyc_build", work, str(made), str(level)]
        done = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True, check=False)
        if done.returncode or hash_carried(made) != source_hash():
            raise BuildError("engine-build-failed", said=(done.stderr.strip() or done.stdout.strip())[-2000:])


def _prefix(place: Path) -> str:
    """How the names of this build's unfinished folders begin."""
    return f".new-{place.name}-"


def _delete_unfinished(place: Path) -> None:
    """Delete what is left of builds that were killed. Only while the lock is held: nobody else builds this one."""
    for folder in place.parent.glob(f"{_prefix(place)}*"):
        shutil.rmtree(folder, ignore_errors=True)


def _delete_old_builds(cache: Path) -> None:
    builds = [folder for folder in cache.iterdir() if folder.is_dir() and "-O" in folder.name]
    for folder in sorted(builds, key=lambda one: one.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
