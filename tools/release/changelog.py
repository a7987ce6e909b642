"""CHANGELOG.md and the version: what a release needs of them."""

import re
from datetime import UTC, date, datetime, time
from typing import Final

UNRELEASED: Final = "## [Unreleased]"
HEADING: Final = re.compile(r"(?m)^## (.*)$")
RELEASE: Final = re.compile(r"\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})")
VERSION: Final = re.compile(r'(?m)^__version__ = "([^"]+)"$')


class ReleaseError(RuntimeError):
    """Why this cannot be released: one sentence."""


def version_in(source: str) -> str:
    """The version that a module names.

    >>> version_in('__version__ = "1.2.3"')
    '1.2.3'
    """
    found = VERSION.search(source)
    if found is None:
        raise ReleaseError("src/mousquetaires/__init__.py names no version.")
    return found[1]


def releases(changelog: str) -> dict[str, date]:
    """The day of each version, the newest first."""
    found: dict[str, date] = {}
    for heading in HEADING.findall(changelog):
        if f"## {heading}" == UNRELEASED:
            continue
        matched = RELEASE.fullmatch(heading)
        if matched is None:
            raise ReleaseError(f"A heading of CHANGELOG.md must be like “## [1.2.3] - 2026-11-17”: {heading}")
        found[matched[1]] = date.fromisoformat(matched[2])
    return found


def unreleased(changelog: str) -> str:
    """The entries that no version has yet."""
    if changelog.count(UNRELEASED) != 1:
        raise ReleaseError(f"CHANGELOG.md must have one heading “{UNRELEASED}”.")
    after = changelog.partition(UNRELEASED)[2]
    return HEADING.split(after)[0].strip()


def prepared(changelog: str, version: str, today: date) -> str:
    """The changelog with a heading for this version: what was unreleased comes under it, with today's date."""
    entries = unreleased(changelog)
    if version in releases(changelog):
        if entries:
            raise ReleaseError(f"Version {version} has its heading, and new entries are unreleased: raise __version__.")
        return changelog
    if not entries:
        raise ReleaseError(f"CHANGELOG.md has no entries for version {version}.")
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n\n## [{version}] - {today}")


def source_date(day: date) -> int:
    """The time that every packed file carries (SOURCE_DATE_EPOCH): the day of the release, so that builds repeat.

    >>> source_date(date(2026, 11, 17))
    1794873600
    """
    return int(datetime.combine(day, time(), UTC).timestamp())
