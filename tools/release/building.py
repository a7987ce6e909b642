"""Builds a wheel and a source archive from clean copies of the checkout, and compares them byte by byte."""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from .changelog import ReleaseError

PURE: Final = {"MOUSQUETAIRES_ENGINE": "pure"}  # one wheel for every machine
OURS: Final = ("PYTHON", "COVERAGE", "COV_", "MOUSQUETAIRES_", "VIRTUAL_ENV")


def clean_environment(**settings: str) -> dict[str, str]:
    """This process's environment, without what belongs to the checkout's own Python."""
    return {name: value for name, value in os.environ.items() if not name.startswith(OURS)} | settings


def attempt(
    command: Sequence[str | Path], cwd: Path, typed: str = "", **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, however it ends."""
    words = [str(word) for word in command]
    environment = clean_environment(**settings)
    return subprocess.run(words, cwd=cwd, env=environment, input=typed, capture_output=True, text=True, check=False)


def run(*command: str | Path, cwd: Path, typed: str = "", **settings: str) -> str:
    """Run a command that must succeed; its output."""
    done = attempt(command, cwd, typed, **settings)
    if done.returncode:
        words = " ".join(str(word) for word in command)
        raise ReleaseError(f"“{words}” failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def changed_files(root: Path) -> list[str]:
    """The files that are not committed as they are."""
    listed = run("git", "status", "--porcelain", cwd=root)
    return [line[3:] for line in listed.splitlines()]


def clean_copy(root: Path, target: Path) -> None:
    """Copy the files that git knows, and no others."""
    for name in run("git", "ls-files", "-z", cwd=root).split("\0"):
        if name:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / name, target / name)


def build(checkout: Path, target: Path, epoch: int) -> list[Path]:
    """A source archive, and a wheel that is built from it."""
    command = (sys.executable, "-m", "build", "--no-isolation", "--outdir", target, checkout)
    run(*command, cwd=checkout, SOURCE_DATE_EPOCH=str(epoch), **PURE)
    return sorted(target.iterdir())


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def contents(package: Path) -> dict[str, str]:
    """What a wheel or a source archive holds: the hash of each file."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as packed:
            return {name: sha256(packed.read(name)) for name in packed.namelist()}
    with tarfile.open(package) as archive:
        files = [(member.name, archive.extractfile(member)) for member in archive.getmembers()]
        return {name: sha256(file.read()) for name, file in files if file is not None}


def differing(one: Mapping[str, str], other: Mapping[str, str]) -> list[str]:
    """The names under which two packages hold different files."""
    return sorted(name for name in {*one, *other} if one.get(name) != other.get(name))


def check_identical(first: Sequence[Path], second: Sequence[Path]) -> None:
    """Refuse if two builds of the same sources differ in one byte."""
    if [file.name for file in first] != [file.name for file in second]:
        raise ReleaseError("Two builds of the same sources made different packages.")
    for one, other in zip(first, second, strict=True):
        if one.read_bytes() != other.read_bytes():
            names = differing(contents(one), contents(other)) or ["its metadata"]
            raise ReleaseError(f"Two builds of {one.name} differ in: {', '.join(names)}")
