"""Builds the compiled engine: mypyc makes C of the modules, the machine's C compiler makes extension modules of that.

It all happens in a process of its own and in folders outside the source tree; a build appears in its place when it is
complete, never in parts.
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

KEPT: Final = 6  # builds in the cache; older ones are thrown away
NEEDED: Final = ("mypyc", "setuptools")


class BuildError(RuntimeError):
    """A build that cannot be made: a text key and values."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


def compiler() -> str | None:
    """The C compiler at hand, if there is one."""
    if sys.platform == "win32":
        return shutil.which("cl")
    named = os.environ.get("CC") or str(get_config_var("CC") or "cc")
    return shutil.which(named.split()[0])


def check_tools() -> None:
    """Refuse when something that a build needs is missing."""
    if compiler() is None:
        raise BuildError("engine-no-compiler")
    for package in NEEDED:
        if find_spec(package) is None:
            raise BuildError("engine-no-package", package=package)


def existing(level: int) -> Path | None:
    """A build of these sources that is at least as good."""
    better = (build_folder(source_hash(), one) for one in LEVELS if one >= level)
    for folder in (INSTALLED, *better):
        if hash_carried(folder) == source_hash():
            return folder
    return None


def build(level: int = FULL) -> Path:
    """The folder of a build of these sources, made now unless there is one."""
    place = build_folder(source_hash(), level)
    there = existing(level)
    if there is not None:
        return there
    check_tools()
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with _alone(place.with_suffix(".lock")):
            return existing(level) or _build(place, level)
    except OSError as error:
        raise BuildError("engine-build-failed", said=str(error)) from error


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Whoever comes second waits, and finds the build of the first; where files cannot be locked, both build."""
    with lock.open("w") as file:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _build(place: Path, level: int) -> Path:
    made = Path(mkdtemp(prefix=".new-", dir=place.parent))
    try:
        _compile(made, level)
        shutil.rmtree(place, ignore_errors=True)
        made.rename(place)
    finally:
        shutil.rmtree(made, ignore_errors=True)
    _forget_old(place.parent)
    return place


def _compile(made: Path, level: int) -> None:
    """Extension modules into a folder, by a process that may change its directory and end when it likes."""
    with TemporaryDirectory(prefix="mousquetaires-") as work:
        source = str(PACKAGE.parent)
        environment = {**os.environ, VARIABLE: PURE, "PYTHONPATH": source, "MYPYPATH": source}
        command = [sys.executable, "-m", "mousquetaires.native.mypyc_build", work, str(made), str(level)]
        done = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True, check=False)
        if done.returncode or hash_carried(made) != source_hash():
            raise BuildError("engine-build-failed", said=(done.stderr.strip() or done.stdout.strip())[-2000:])


def _forget_old(cache: Path) -> None:
    builds = [folder for folder in cache.iterdir() if folder.is_dir() and "-O" in folder.name]
    for folder in sorted(builds, key=lambda one: one.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)
