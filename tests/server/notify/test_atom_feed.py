"""The Atom feed of a player's notices."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Any
from xml.etree import ElementTree

import pytest

from mousquetaires.server.notify.atom_feed import FeedEntry, atom_feed
from mousquetaires.server.notify.notices import notice_text
from tests.server.notify.endpoints import LINK, notice

ATOM = "{http://www.w3.org/2005/Atom}"
NOON = datetime(1625, 4, 1, 12, tzinfo=UTC)


def parsed(document: bytes) -> ElementTree.Element:
    return ElementTree.fromstring(document)


def leaf(node: ElementTree.Element, name: str) -> str:
    found = node.findall(ATOM + name)
    assert len(found) == 1, name
    return found[0].text or ""


def made_feed(*entries: FeedEntry, language: str = "en") -> ElementTree.Element:
    return parsed(atom_feed(entries, "Your turns", "https://play.example/feed/token", language))


def test_a_feed_has_its_entries_the_newest_first() -> None:
    later = NOON + timedelta(hours=3)
    root = made_feed(FeedEntry(notice(), NOON, 10), FeedEntry(notice("game_over", name="<Dove> & \x00Co"), later, 90))
    assert root.tag == ATOM + "feed"
    assert leaf(root, "title") == "Your turns"
    assert leaf(root, "updated") == "1625-04-01T15:00:00Z"
    assert [(leaf(one, "title"), leaf(one, "updated")) for one in root.findall(ATOM + "entry")] == [
        ("<Dove> & Co: The game is over.", "1625-04-01T15:00:00Z"),
        ("The Red Dove: It’s your turn (Player 2).", "1625-04-01T12:00:00Z"),
    ]


def test_a_feed_has_what_atom_asks_for() -> None:
    """RFC 4287, 4.1.1 and 4.1.2: id, title and updated once each, an author, a link to itself or to the page."""
    root = made_feed(FeedEntry(notice(), NOON, 10))
    assert leaf(root, "id").startswith("urn:uuid:")
    assert leaf(root.findall(ATOM + "author")[0], "name")
    assert [link.attrib["href"] for link in root.findall(ATOM + "link")] == ["https://play.example/feed/token"]
    (entry,) = root.findall(ATOM + "entry")
    assert leaf(entry, "id").startswith("urn:uuid:")
    assert leaf(entry, "content") == "It’s your turn (Player 2)."
    assert [(link.attrib["rel"], link.attrib["href"]) for link in entry.findall(ATOM + "link")] == [("alternate", LINK)]


def test_an_entry_keeps_its_id_and_another_turn_has_another() -> None:
    first, again = FeedEntry(notice(), NOON, 10), FeedEntry(notice(language="fr"), NOON, 10)
    next_turn = FeedEntry(notice(), NOON, 12)
    assert first.id() == again.id() != next_turn.id()
    entries = (first, next_turn)
    assert atom_feed(entries, "x", LINK, "en") == atom_feed(reversed(entries), "x", LINK, "en"), (
        "the same bytes each time"
    )


def test_times_in_a_feed_are_universal() -> None:
    paris = NOON.astimezone(timezone(timedelta(hours=2)))
    assert leaf(made_feed(FeedEntry(notice(), paris, 1)), "updated") == "1625-04-01T12:00:00Z"


def test_a_feed_without_entries_is_a_feed() -> None:
    root = made_feed()
    assert leaf(root, "updated") == "1970-01-01T00:00:00Z"
    assert root.findall(ATOM + "entry") == []


@pytest.mark.parametrize(("language", "spoken"), [("pl", "pl"), ("de", "de"), ("tlh", "en")])
def test_a_feed_says_its_language(language: str, spoken: str) -> None:
    root = made_feed(FeedEntry(notice(), NOON, 1), language=language)
    attributes: dict[str, Any] = dict(root.attrib)
    assert attributes == {"{http://www.w3.org/XML/1998/namespace}lang": spoken}
    assert notice_text(notice(), spoken).text in leaf(root.findall(ATOM + "entry")[0], "title")
