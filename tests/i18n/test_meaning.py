"""Texts that once said something else than they mean."""

import re
from typing import Final

import pytest

from mousquetaires.engine.events import Event
from mousquetaires.engine.ids import LILY, SWORD
from mousquetaires.i18n import languages, texts
from mousquetaires.i18n.sentences import event_text
from tests.i18n.written import rulebook, said

MARKUP: Final = re.compile(r"[`<>]|\*\*|\b[a-z]+_[a-z_]+\b|\]\(")  # also names from the code, such as must_win
RESIGN: Final = {  # on a button these words end the game; a card is discarded
    "en": r"\b(?:[Gg]iv(?:e|es|en|ing)|[Gg]ave) up\b",
    "fr": r"[Aa]bandonn",
    "it": r"[Aa]bbandon",
    "pl": r"[Pp]oddaj|[Pp]oddaje",
    "de": r"[Aa]uf(?:zu)?geb|[Aa]ufgegeb|\b[Gg]ibt\b[^:;.]*\bauf\b",
}
SIEGE: Final = {"en": "siege", "fr": "siège", "it": "assedio", "pl": "oblężeni", "de": "Belagerung"}
DECIDED: Final = ("action-", "prompt-", "event-", "about-")  # what is decided in the game, and what came of it
ROLLED_AGAIN: Final = {"en": "rerolled", "fr": "relance", "it": "rilancia", "pl": "przerzuca", "de": "neu"}
ONE_CARD: Final = {"en": "1 card", "fr": "1 carte", "it": "1 carta", "pl": "1 kartę", "de": "1 Karte"}
COMMAND: Final = re.compile(r"\bmake [a-z]+|\bmousquetaires [a-z]+|HOST=|--[a-z]")

# A key, and what it must not say again.
WRONG: Final = [
    ("pl", "web-feed-about", "kolejami"),  # railways
    ("de", "web-feed-about", "deiner Züge"),  # of your moves
    ("de", "web-way-honour-about", r"\bsie ganz\b"),
    ("it", "web-commit-so", "Così sia"),  # Amen
    ("it", "why-blind", "faccia in giù"),  # somebody who lies on their face
    ("it", "prompt-nemesis", "Quale Moschettiere attende"),  # who waits for whom?
    ("pl", "web-play-musketeers-about", "Milady gra bot"),  # Milady plays a bot
    ("en", "action-sacrifice", "Give 1 life"),  # to die
    ("de", "action-sacrifice", "1 Leben geben"),
]


@pytest.mark.parametrize("language", languages())
def test_rules_are_shown_without_markup(language: str) -> None:
    wrong = {one: found.group() for one, text in rulebook(language).items() if (found := MARKUP.search(text))}
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_nobody_resigns_by_discarding(language: str) -> None:
    wrong = {
        key: found.group()
        for key, text in said(language).items()
        if key.startswith(DECIDED) and (found := re.search(RESIGN[language], text))
    }
    assert wrong == {}


@pytest.mark.parametrize("key", ["why-siege-falls", "why-sacrifice"])
@pytest.mark.parametrize("language", languages())
def test_it_is_the_siege_that_is_lost(language: str, key: str) -> None:
    """The fall of La Rochelle is the King's victory."""
    text = said(language)[key]
    assert SIEGE[language] in text
    assert "La Rochelle" not in text


@pytest.mark.parametrize(("language", "key", "wrong"), WRONG)
def test_it_does_not_say_something_else(language: str, key: str, wrong: str) -> None:
    assert not re.search(wrong, said(language)[key])


def test_in_italian_the_host_need_not_have_opened_the_table() -> None:
    assert [key for key, text in said("it").items() if re.search("ha aperto (?:il|questo|un) tavolo", text)] == []


def test_in_english_notifications_are_not_called_notes() -> None:
    pushed = {key: text for key, text in said("en").items() if key.startswith("web-push")}
    assert [key for key, text in pushed.items() if re.search(r"\b[Nn]otes?\b", text)] == []


@pytest.mark.parametrize("language", languages())
def test_a_die_that_shows_the_same_face_again_was_rolled_again(language: str) -> None:
    """It was not turned into what it had been."""
    for face in (SWORD, LILY):
        sentence = event_text(texts(language), Event("blade_used", 0, (0, LILY, face, 0)))
        assert ROLLED_AGAIN[language] in sentence


@pytest.mark.parametrize("language", languages())
def test_cards_that_are_traded_are_counted_in_a_sentence(language: str) -> None:
    sentence = event_text(texts(language), Event("traded", 0, (0, 1, 1, 1, 3, 3)))
    assert ONE_CARD[language] in sentence
    assert not re.search(r"\w:? \d+, ", sentence), "a form, not a sentence"


@pytest.mark.parametrize("language", languages())
def test_the_browser_asks_nobody_to_type_a_command(language: str) -> None:
    """Guests have not started the server."""
    pages = {key: text for key, text in said(language).items() if key.startswith("web-")}
    assert len(pages) > 500
    assert {key: found.group() for key, text in pages.items() if (found := COMMAND.search(text))} == {}
