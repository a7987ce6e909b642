"""A person's notices as an Atom feed (RFC 4287)."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final
from uuid import NAMESPACE_URL, uuid5
from xml.etree.ElementTree import Element, SubElement, tostring

from msgspec import Struct

from mousquetaires.i18n import texts

from ..text_lines import single_spaced_line
from .notices import GAME, Notice, notice_text, supported_language

ATOM: Final = "http://www.w3.org/2005/Atom"
EMPTY_FEED_TIME: Final = datetime(1970, 1, 1, tzinfo=UTC)  # Atom requires a time


class FeedEntry(Struct, frozen=True):
    """A notice in a feed, with its time and the game's version (which distinguishes two turns)."""

    notice: Notice
    at: datetime
    version: int

    def id(self) -> str:
        """The entry's id. It does not depend on the server's address."""
        return _urn(f"{self.notice.table} {self.notice.seat} {self.notice.kind} {self.version}")


def atom_feed(entries: Iterable[FeedEntry], title: str, self_link: str, language: str) -> bytes:
    """The feed as an XML document, newest entry first."""
    spoken = supported_language(language)
    newest_first = sorted(entries, key=lambda entry: (entry.at, entry.version), reverse=True)
    root = Element("feed", {"xmlns": ATOM, "xml:lang": spoken})
    _add_text(root, "id", _urn(self_link))
    _add_text(root, "title", title)
    _add_text(root, "updated", _time(newest_first[0].at if newest_first else EMPTY_FEED_TIME))
    SubElement(root, "link", {"rel": "self", "type": "application/atom+xml", "href": self_link})
    _add_text(SubElement(root, "author"), "name", GAME)
    for entry in newest_first:
        _add_entry(root, entry, spoken)
    xml: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return xml


def _add_entry(root: Element, entry: FeedEntry, language: str) -> None:
    said = notice_text(entry.notice, language)
    node = SubElement(root, "entry")
    _add_text(node, "id", entry.id())
    _add_text(node, "title", texts(language).labelled(said.title, said.text))
    _add_text(node, "updated", _time(entry.at))
    SubElement(node, "link", {"rel": "alternate", "href": entry.notice.link})
    SubElement(node, "category", {"term": entry.notice.kind})
    _add_text(node, "content", said.text)


def _add_text(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = single_spaced_line(text)


def _time(at: datetime) -> str:
    """A time in the format of RFC 3339, in UTC."""
    return at.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _urn(name: str) -> str:
    return uuid5(NAMESPACE_URL, name).urn
