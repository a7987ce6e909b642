"""A feed of notices for one person, to be read with any feed reader: Atom, RFC 4287."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final
from uuid import NAMESPACE_URL, uuid5
from xml.etree.ElementTree import Element, SubElement, tostring

from msgspec import Struct

from mousquetaires.i18n import ENGLISH, languages, texts

from .notices import GAME, Notice, one_line, words

ATOM: Final = "http://www.w3.org/2005/Atom"
NOTHING_YET: Final = datetime(1970, 1, 1, tzinfo=UTC)  # a feed without entries needs a time as well


class Entry(Struct, frozen=True):
    """A notice in a feed: since when it stands there, and the game's version then, which tells two turns apart."""

    notice: Notice
    at: datetime
    version: int

    def id(self) -> str:
        """The same entry has the same id, however often the feed is read and whatever the server is called."""
        return _urn(f"{self.notice.table} {self.notice.seat} {self.notice.kind} {self.version}")


def feed(entries: Iterable[Entry], title: str, self_link: str, language: str) -> bytes:
    """The feed as an XML document, the newest entry first."""
    spoken = language if language in languages() else ENGLISH
    newest_first = sorted(entries, key=lambda entry: (entry.at, entry.version), reverse=True)
    root = Element("feed", {"xmlns": ATOM, "xml:lang": spoken})
    _leaf(root, "id", _urn(self_link))
    _leaf(root, "title", title)
    _leaf(root, "updated", _time(newest_first[0].at if newest_first else NOTHING_YET))
    SubElement(root, "link", {"rel": "self", "type": "application/atom+xml", "href": self_link})
    _leaf(SubElement(root, "author"), "name", GAME)
    for entry in newest_first:
        _add(root, entry, spoken)
    made: bytes = tostring(root, encoding="utf-8", xml_declaration=True)
    return made


def _add(root: Element, entry: Entry, language: str) -> None:
    said = words(entry.notice, language)
    node = SubElement(root, "entry")
    _leaf(node, "id", entry.id())
    _leaf(node, "title", texts(language).labelled(said.title, said.text))
    _leaf(node, "updated", _time(entry.at))
    SubElement(node, "link", {"rel": "alternate", "href": entry.notice.link})
    SubElement(node, "category", {"term": entry.notice.kind})
    _leaf(node, "content", said.text)


def _leaf(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = one_line(text)


def _time(at: datetime) -> str:
    """A moment as RFC 3339 wants it, in universal time."""
    return at.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def _urn(name: str) -> str:
    return uuid5(NAMESPACE_URL, name).urn
