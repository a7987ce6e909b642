"""One database file, one server, whatever names the file has."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mousquetaires.i18n import texts
from mousquetaires.server.backup import BackupError, backup
from mousquetaires.server.store import StoreError, open_store
from tests.server.served import PATIENCE, Served

NAMES: dict[str, Callable[[Path, Path], object]] = {
    "symbolic link": lambda file, other: other.symlink_to(file),
    "hard link": lambda file, other: other.hardlink_to(file),
    "new name": lambda file, other: file.rename(other),
    "folder": lambda file, other: other.symlink_to(file.parent),
}


def address(file: Path) -> str:
    return f"sqlite:///{file}"


def refusal(file: Path) -> str:
    """The key of the sentence with which a database is refused; nothing when it is not."""

    async def run() -> None:
        await (await open_store(address(file))).close()

    try:
        asyncio.run(run())
    except StoreError as error:
        return error.key
    return ""


@pytest.mark.parametrize("kind", NAMES)
def test_another_name_of_a_file_in_use_is_refused(tmp_path: Path, kind: str) -> None:
    file, other = tmp_path / "games.sqlite3", tmp_path / "other"

    async def run() -> None:
        first = await open_store(address(file))
        NAMES[kind](file, other)
        try:
            await (await open_store(address(other / file.name if kind == "folder" else other))).close()
        finally:
            await first.close()

    with pytest.raises(StoreError, match="store-in-use"):
        asyncio.run(run())


def test_a_file_with_a_hard_link_is_refused_until_the_link_is_gone(tmp_path: Path) -> None:
    """Moves that were written under one name are not found under the other."""
    file, other = tmp_path / "games.sqlite3", tmp_path / "other.sqlite3"
    assert refusal(file) == ""
    other.hardlink_to(file)
    assert [refusal(file), refusal(other)] == ["store-linked", "store-linked"]
    with pytest.raises(BackupError, match="store-linked"):
        backup(address(other), tmp_path / "copy.sqlite3", force=False)
    other.unlink()
    assert refusal(file) == ""


def test_a_symbolic_link_alone_is_as_good_as_the_file(tmp_path: Path) -> None:
    file, other = tmp_path / "games.sqlite3", tmp_path / "other.sqlite3"
    other.symlink_to(file)
    assert refusal(other) == ""
    assert file.exists()
    assert refusal(file) == ""


def test_a_symbolic_link_that_leads_to_itself_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.symlink_to(file)
    assert refusal(file) == "store-unwritable"


def test_a_second_server_on_a_hard_link_ends_with_a_sentence(tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    with Served(tmp_path / "first"):
        other.hardlink_to(tmp_path / "first" / "games.sqlite3")
        second = subprocess.run(
            [sys.executable, "-m", "mousquetaires", "serve", "--port", "0", "--database", address(other)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
    assert second.returncode == 2
    assert texts("en").say("store-in-use", file=str(other)) in " ".join(second.stderr.split())
