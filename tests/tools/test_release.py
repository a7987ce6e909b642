"""A release: the changelog's heading, the version, and what two builds have in common."""

import subprocess
import tarfile
import zipfile
from datetime import date
from io import BytesIO
from pathlib import Path

import pytest

from mousquetaires import __version__
from mousquetaires.data import load
from mousquetaires.engine.component_table_parser import parse_values
from tools.release import __main__ as release
from tools.release.__main__ import CHANGELOG, SOURCE_OF_VERSION
from tools.release.building import changed_files, check_identical, clean_copy, contents, differing
from tools.release.changelog import ReleaseError, prepared, releases, unreleased, version_in

TODAY = date(2026, 11, 17)
CHANGES = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A card.\n\n## [0.1.0] - 2026-11-01\n\n- The game.\n"


def test_what_was_unreleased_comes_under_the_heading_of_the_version() -> None:
    found = prepared(CHANGES, "0.2.0", TODAY)
    assert found == CHANGES.replace("## [Unreleased]", "## [Unreleased]\n\n## [0.2.0] - 2026-11-17")
    assert unreleased(found) == ""
    assert releases(found) == {"0.2.0": TODAY, "0.1.0": date(2026, 11, 1)}
    assert prepared(found, "0.2.0", date(2027, 1, 1)) == found, "a second run changes nothing"


def test_new_entries_need_a_new_version() -> None:
    with pytest.raises(ReleaseError, match="raise __version__"):
        prepared(CHANGES, "0.1.0", TODAY)


def test_a_version_without_entries_is_no_release() -> None:
    with pytest.raises(ReleaseError, match="no entries"):
        prepared(CHANGES.replace("### Added\n\n- A card.\n", ""), "0.2.0", TODAY)


@pytest.mark.parametrize("heading", ["0.1.0", "[0.1.0]", "[0.1] - 2026-11-01", "[0.1.0] - soon"])
def test_a_heading_has_a_version_and_a_day(heading: str) -> None:
    with pytest.raises(ReleaseError, match="must be like"):
        prepared(f"## [Unreleased]\n\n- A card.\n\n## {heading}\n", "0.2.0", TODAY)


def test_our_changelog_can_be_released() -> None:
    text = CHANGELOG.read_text("utf-8")
    days = list(releases(text).values())
    assert days == sorted(days, reverse=True)
    assert unreleased(text) or __version__ in releases(text)


def test_the_version_stands_in_one_place() -> None:
    assert version_in(SOURCE_OF_VERSION.read_text("utf-8")) == __version__
    with pytest.raises(ReleaseError, match="names no version"):
        version_in("")


def test_the_box_of_a_release_is_kept_before_anything_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "RELEASED", tmp_path)
    with pytest.raises(ReleaseError, match=f"Commit {load().digest}.json"):
        release.keep_box()
    assert parse_values((tmp_path / f"{load().digest}.json").read_text("utf-8")) == load()
    release.keep_box()


def packages(folder: Path, text: bytes) -> list[Path]:
    """A source archive and a wheel with one file."""
    folder.mkdir()
    with tarfile.open(folder / "game.tar.gz", "w:gz") as archive:
        member = tarfile.TarInfo("rules.py")
        member.size = len(text)
        archive.addfile(member, BytesIO(text))
    with zipfile.ZipFile(folder / "game.whl", "w") as packed:
        packed.writestr(zipfile.ZipInfo("rules.py"), text)
    return [folder / "game.tar.gz", folder / "game.whl"]


def test_two_builds_that_differ_are_refused_with_the_files_that_differ(tmp_path: Path) -> None:
    one, other = packages(tmp_path / "one", b"1"), packages(tmp_path / "other", b"2")
    check_identical(one, one)
    with pytest.raises(ReleaseError, match=r"game\.whl differ in: rules\.py"):
        check_identical(one[1:], other[1:])
    with pytest.raises(ReleaseError, match="different packages"):
        check_identical(one, other[1:])
    assert contents(one[0]) == contents(one[1])
    assert differing(contents(one[0]), contents(other[1])) == ["rules.py"]


def test_a_clean_copy_has_what_git_knows_and_nothing_else(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    (checkout / "src").mkdir(parents=True)
    for name in ("src/known.py", "new.py"):
        (checkout / name).write_text("")
    for command in (["init", "--quiet"], ["add", "src"]):
        subprocess.run(["git", *command], cwd=checkout, check=True)
    clean_copy(checkout, tmp_path / "copy")
    assert [file.name for file in (tmp_path / "copy").rglob("*") if file.is_file()] == ["known.py"]
    assert changed_files(checkout) == ["src/known.py", "new.py"]
