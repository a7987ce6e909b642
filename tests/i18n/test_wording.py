"""One word for one thing, and the spaces and signs a reader of the language expects."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from mousquetaires.data import load
from mousquetaires.engine import ids
from mousquetaires.engine.events import Event
from mousquetaires.i18n import ENGLISH, languages, texts
from mousquetaires.i18n.descriptions import about_card
from mousquetaires.i18n.sentences import event_text
from tests.i18n.written import rulebook, rules, said, titles

BROWSER: Final = Path(__file__).parents[2] / "web" / "src"
LONGEST_TITLE: Final = 50
OTHERS: Final = tuple(language for language in languages() if language != ENGLISH)
CODE: Final = re.compile(r"\{[^{}]*\}|https?://\S*|\w+=\.\.\.|Content-Type:|mailto:|\b(?:play|watch):")
THIN: Final = "\u202f"  # before ; : ! ? %
HARD: Final = "\u00a0"  # inside quotation marks; in German before dots and %
QUOTES: Final = {"en": "“”", "fr": "«»", "it": "«»", "pl": "„”", "de": "„“"}


def wrong_spaces(text: str) -> list[str]:
    """Where French has a plain space, or none, beside a sign that wants its own."""
    plain = CODE.sub("x", text)
    signs = re.finditer(r"\w*[^\s;!?](\s?)[;:!?%](?=[\s.,;)]|$)", plain)
    wrong = [sign.group() for sign in signs if sign[1] != THIN]
    return wrong + re.findall(rf"«[^{HARD}]|[^{HARD}]»", plain)


def test_french_signs_have_their_spaces() -> None:
    written = said("fr") | {key: text for part in rules("fr").values() for key, text in part.items()}
    wrong = {key: spaces for key, text in written.items() if (spaces := wrong_spaces(text))}
    assert wrong == {}


def test_wrong_french_spaces_are_noticed() -> None:
    for wrong in ("Si : non", "Si: non", f"Si{HARD}: non", "Quoi ?", "Quoi?", f"Quoi{HARD}?", "8 %."):
        assert wrong_spaces(wrong), wrong
    for wrong in ("« oui »", "«oui»"):
        assert wrong_spaces(wrong), wrong
    right = f"Quoi{THIN}? Ceci{THIN}: «{HARD}{{ $name }}{HARD}»{THIN}; 8{THIN}%, play: ou https://x."
    assert wrong_spaces(right) == []


@pytest.mark.parametrize("language", ["en", "fr", "it", "pl"])
def test_dots_follow_their_word(language: str) -> None:
    assert [key for key, text in said(language).items() if re.search(r"\s…", text)] == []


def test_in_german_dots_and_percent_stay_with_their_word() -> None:
    loose = re.compile(rf"[^{HARD}]…(?!/)|[^{HARD}, -]%")  # not in an address, and not in 95-%-Intervall
    assert [key for key, text in said("de").items() if loose.search(text)] == []


@pytest.mark.parametrize("language", ["en", "it", "pl"])
def test_percent_follows_its_number(language: str) -> None:
    assert [key for key, text in said(language).items() if re.search(r"[\w}]\s%", text)] == []


@pytest.mark.parametrize("language", languages())
def test_apostrophes_are_curved(language: str) -> None:
    written = said(language) | rulebook(language)
    assert [key for key, text in written.items() if "'" in text] == []


@pytest.mark.parametrize("language", languages())
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    written = {key: CODE.sub("", text) for key, text in (said(language) | rulebook(language)).items()}
    wrong = {key: found for key, text in written.items() if (found := foreign_quotes(text, QUOTES[language]))}
    assert wrong == {}


def foreign_quotes(text: str, own: str) -> str:
    """Quotation marks of another language; straight ones are left to commands to type."""
    return "".join(sign for sign in text if sign in "“”„«»" and sign not in own)


def test_foreign_quotation_marks_are_noticed() -> None:
    assert foreign_quotes("Er sagt „ja” und «nein».", QUOTES["de"]) == "”«»"
    assert foreign_quotes("Er sagt „ja“.", QUOTES["de"]) == ""


def test_the_browser_puts_no_signs_between_words_by_itself() -> None:
    wrong = [
        (file.name, found)
        for file in sorted(BROWSER.rglob("*.svelte"))
        for found in re.findall(r"""\)\}[:;] \$?\{|["`}] ?…["`]""", file.read_text("utf-8"))
        if file.name != "RuleText.svelte"  # its dots are the gaps of a sentence
    ]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_no_sentence_ends_twice(language: str) -> None:
    spoken = texts(language)
    for kind in ("treachery_drawn", "treachery_played", "treachery_without_effect"):
        for card in range(len(ids.TREACHERY_NAMES)):
            assert re.search(r"[^.!?][.!]$", event_text(spoken, Event(kind, 0, (card,)))), (kind, card)


@pytest.mark.parametrize("language", languages())
def test_kitty_has_milady_show_her_card_and_draws_none(language: str) -> None:
    assert "0" not in about_card(texts(language), load(), ids.CARD_NAMES.index("kitty"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_is_told_in_every_language(language: str) -> None:
    english = tomllib.loads(files("mousquetaires.data").joinpath("rules.toml").read_text("utf-8"))
    told = rules(language)
    for part in ("words", "rules", "rulings", "components"):
        assert list(told[part]) == list(english[part]), part
        assert all(text.strip() for text in told[part].values())


@pytest.mark.parametrize("language", languages())
def test_every_rule_has_a_short_title_of_its_own(language: str) -> None:
    english = tomllib.loads(files("mousquetaires.data").joinpath("rules.toml").read_text("utf-8"))
    told = titles(language)
    assert list(told) == list(english["rules"])
    assert len(set(told.values())) == len(told)
    assert [title for title in told.values() if not title.strip() or len(title) > LONGEST_TITLE] == []
