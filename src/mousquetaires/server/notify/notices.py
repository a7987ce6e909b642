"""What a notification says: it is your turn, or the game is over.

A notice contains only what everyone at the table knows: the table, the seat, and a link.
"""

from typing import Final, Literal, NamedTuple, assert_never

from msgspec import Struct

from mousquetaires.i18n import ENGLISH, languages, texts
from mousquetaires.i18n.sentences import seat_forms

from ..text_lines import single_spaced_line
from .errors import NoticeError
from .urls import LONGEST_URL, is_web_link

Kind = Literal["your_turn", "game_over"]

GAME: Final = "Mousquetaires du Roy"  # the title if a table has no name
LONGEST_NAME: Final = 60


class Notice(Struct, frozen=True):
    """A notification for a seat. It contains nothing that is secret at the table."""

    table: str
    seat: int
    kind: Kind
    link: str
    language: str
    table_name: str

    def __post_init__(self) -> None:
        """Refuse links with a fragment: resume links carry their secret behind the #."""
        if not is_web_link(self.link):
            raise NoticeError("notice-link", most=LONGEST_URL)


class NoticeText(NamedTuple):
    """A notice in one language."""

    title: str
    text: str


def notice_text(notice: Notice, language: str) -> NoticeText:
    """The notice's text in a language, or in English if there is no translation."""
    spoken = texts(supported_language(language))
    title = shortened_name(notice) or GAME
    seat = str(seat_forms(spoken, "seat", notice.seat, None)["seat"])
    match notice.kind:
        case "your_turn":
            return NoticeText(title, spoken.say("notice-your-turn", seat=seat))
        case "game_over":
            return NoticeText(title, spoken.say("notice-game-over"))
        case _:
            assert_never(notice.kind)


def supported_language(language: str) -> str:
    return language if language in languages() else ENGLISH


def shortened_name(notice: Notice) -> str:
    """The table's name in one line, cut to what fits into a notice."""
    return single_spaced_line(notice.table_name)[:LONGEST_NAME].rstrip()
