"""The lock files: every package is pinned, with hashes, and nothing that is needed is missing."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tools.lock import FOLDER, ROOT, environments

LOCKS = {file.stem: file.read_text("utf-8") for file in sorted(FOLDER.glob("*.txt"))}
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
PACKAGES: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]


def pins(lock: str) -> list[tuple[Requirement, list[str]]]:
    """Each requirement of a lock file, with its hashes."""
    entries = re.sub(r"\\\n\s*", "", re.sub(r"(?m)^\s*#.*\n", "", lock)).splitlines()
    return [(Requirement(entry.split("--hash")[0].strip()), HASH.findall(entry)) for entry in entries]


def test_there_is_a_lock_for_each_environment_and_no_other() -> None:
    assert set(LOCKS) == set(environments())


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_one_version_and_hashes(name: str) -> None:
    for need, hashes in pins(LOCKS[name]):
        assert re.fullmatch(r"==[^*,]+", str(need.specifier)), need
        assert hashes, need


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_what_pyproject_asks_for(name: str) -> None:
    pinned: dict[str, list[SpecifierSet]] = {}
    for need, _ in pins(LOCKS[name]):
        pinned.setdefault(canonicalize_name(need.name), []).append(need.specifier)
    for wanted in map(Requirement, environments()[name]):
        versions = pinned.get(canonicalize_name(wanted.name), [])
        assert versions, f"{wanted} is not in requirements/{name}.txt: make lock"
        assert all(wanted.specifier.contains(str(version).removeprefix("==")) for version in versions), wanted


def test_the_locks_agree() -> None:
    """Nothing that one environment needs undoes what another one installed."""
    found: dict[str, set[str]] = {}
    for lock in LOCKS.values():
        for need, _ in pins(lock):
            found.setdefault(f"{canonicalize_name(need.name)};{need.marker or ''}", set()).add(str(need.specifier))
    assert {key: versions for key, versions in found.items() if len(versions) > 1} == {}


def test_no_lock_names_a_registry() -> None:
    for name, lock in LOCKS.items():
        assert "://" not in lock, name
    assert not [name for name, package in PACKAGES.items() if "resolved" in package]


def test_every_package_of_the_browser_client_has_a_hash() -> None:
    assert not [name for name, package in PACKAGES.items() if name and "integrity" not in package]


def test_the_browser_client_can_be_built_on_every_system() -> None:
    """`npm ci` refuses a lock file without the binaries of the other systems."""
    wanted = {need for package in PACKAGES.values() for need in package.get("optionalDependencies", {})}
    assert {name for name in wanted if f"node_modules/{name}" not in PACKAGES} == set()


def test_the_makefile_installs_by_hash_only() -> None:
    makefile = Path(ROOT, "Makefile").read_text("utf-8")
    installs = [line for line in makefile.splitlines() if "pip install" in line]
    assert [line for line in installs if "--require-hashes" not in line and "--no-deps" not in line] == []
    assert re.findall(r"\$\(NPM\) (?:install|ci)[^\n]*", makefile) == [
        "$(NPM) ci --loglevel=error --no-audit --no-fund",
        "$(NPM) install --package-lock-only --loglevel=error",
    ]
