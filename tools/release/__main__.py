"""``python -m tools.release``: build, compare and try out what a maintainer publishes (docs/releasing.md)."""

import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from mousquetaires.data import load, texts
from mousquetaires.engine.component_table_parser import values_text

from .building import build, changed_files, check_identical, clean_copy, sha256
from .changelog import ReleaseError, prepared, releases, source_date, version_in
from .trying import Environment, try_bare, try_server

ROOT: Final = Path(__file__).resolve().parents[2]
WORK: Final = ROOT / "build" / "release"
DIST: Final = ROOT / "dist"
CHANGELOG: Final = ROOT / "CHANGELOG.md"
RELEASED: Final = ROOT / "src" / "mousquetaires" / "data" / "released"
SOURCE_OF_VERSION: Final = ROOT / "src" / "mousquetaires" / "__init__.py"


def say(line: str) -> None:
    print(line, flush=True)


def prepare() -> tuple[str, int]:
    """Write the changelog's heading; the version, and the time that its files carry."""
    changed = [name for name in changed_files(ROOT) if name != CHANGELOG.name]
    if changed:
        raise ReleaseError(f"Commit these files first, or undo the changes: {', '.join(changed)}")
    version = version_in(SOURCE_OF_VERSION.read_text("utf-8"))
    before = CHANGELOG.read_text("utf-8")
    after = prepared(before, version, datetime.now(UTC).date())
    if after != before:
        CHANGELOG.write_text(after, "utf-8")
        say(f"CHANGELOG.md has a heading for {version} now.")
    return version, source_date(releases(after)[version])


def keep_box() -> None:
    """Make sure that this release's box is among the released ones: later releases replay its games."""
    file = RELEASED / f"{load().digest}.json"
    if not file.exists():
        file.write_text(values_text(texts()), "utf-8")
        raise ReleaseError(f"Commit {file.relative_to(ROOT)}, the box of this release, and run make release again.")


def build_twice(epoch: int) -> list[Path]:
    """The packages of the first build, when a second one in another folder is the same."""
    shutil.rmtree(WORK, ignore_errors=True)
    made = []
    for name in ("first", "second"):
        say(f"Building the {name} time")
        checkout = WORK / name / "checkout"
        clean_copy(ROOT, checkout)
        made.append(build(checkout, WORK / name / "dist", epoch))
    check_identical(*made)
    return made[0]


def try_out(packages: list[Path], version: str) -> None:
    """Install the wheel and the source archive into empty environments, and play."""
    (archive,) = [file for file in packages if file.name.endswith(".tar.gz")]
    (wheel,) = [file for file in packages if file.suffix == ".whl"]
    say("Trying the wheel in an empty environment")
    environment = Environment(WORK / "wheel")
    environment.install(wheel)
    try_bare(environment, version)
    environment.install(wheel, "server")
    try_server(environment, version)
    say("Trying the source archive in an empty environment")
    environment = Environment(WORK / "archive")
    environment.install(archive)
    try_bare(environment, version)


def publishable(packages: list[Path]) -> None:
    """Put the packages and their hashes into dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    for file in packages:
        shutil.copy(file, DIST)
    sums = "".join(f"{sha256(file.read_bytes())}  {file.name}\n" for file in packages)
    (DIST / "SHA256SUMS").write_text(sums, "utf-8")
    say(sums.strip())


def main() -> None:
    try:
        keep_box()
        version, epoch = prepare()
        packages = build_twice(epoch)
        try_out(packages, version)
        publishable(packages)
    except ReleaseError as error:
        sys.exit(str(error))
    shutil.rmtree(WORK)
    say(f"Version {version} is ready in dist/. docs/releasing.md says how to publish it.")


if __name__ == "__main__":
    main()
