"""One word for one thing, and the spaces and signs a reader of the language expects."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from mousquetaires.data import load
from mousquetaires.engine import ids
from mousquetaires.engine.events import Event
from mousquetaires.i18n import ENGLISH, languages, sources, texts
from mousquetaires.i18n.descriptions import about_card
from mousquetaires.i18n.sentences import event_text

BROWSER: Final = Path(__file__).parents[2] / "web" / "src"
OTHERS: Final = tuple(language for language in languages() if language != ENGLISH)
CODE: Final = re.compile(r"\{[^{}]*\}|https?://\S*|\w+=\.\.\.|Content-Type:|mailto:|\b(?:play|watch):")
THIN: Final = "\u202f"  # before ; : ! ? %
HARD: Final = "\u00a0"  # inside quotation marks

# Words that once named the same thing twice, and the only keys that may say them (a Snare is no trap).
STRANGERS: Final = {
    "fr": {r"pièges?\b": r"token-snare|event-snare_bit|reason-return-tokens", r"robots?\b|gratuit": ""},
    "it": {
        r"Constance|allogg|talento|percors|[Cc]olpo segreto|gratis|gratuit|puntali": r"web-story-affair",
        r"\bMr\.|[Aa]ffari\b": "",
    },
    "pl": {
        r"przedpok|[Tt]ajn[ey]|darmow|nieobecność": "",
        r"\b[Tt]ur(?:a|ą|ę|y|ach)\b": (
            r"event-turn_.*|action-end|reason-.*|cli-play-end|about-.*|web-hour.*|web-dest.*|web-word-.*"
        ),
    },
    "de": {
        r"Fallen?\b": r"token-snare|event-snare_bit|reason-return-tokens",
        r"\bProben?\b|Bildungsprobe|Plättchen|Manöver|kostenlos|Geldbörse|Abschnitt|Herrn? de ": "",
        r"\bGegnern?\b": "",
    },
}


def said(language: str) -> dict[str, str]:
    """Every message as it is written, without its comment."""
    found = {}
    for text in sources(language).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message):
                entry.comment = None
                found[entry.id.name] = FluentSerializer().serialize_entry(entry)
    return found


def rules(language: str) -> dict[str, dict[str, str]]:
    told = files("mousquetaires.i18n").joinpath(language, "rules.toml").read_text("utf-8")
    return tomllib.loads(told)


def wrong_spaces(text: str) -> list[str]:
    """Where French has a plain space, or none, beside a sign that wants its own."""
    plain = CODE.sub("x", text)
    signs = re.finditer(r"\w*[^\s;!?](\s?)[;:!?%](?=[\s.,;)]|$)", plain)
    wrong = [sign.group() for sign in signs if sign[1] != THIN]
    return wrong + re.findall(rf"«[^{HARD}]|[^{HARD}]»", plain)


@pytest.mark.parametrize("language", OTHERS)
def test_a_thing_has_one_name(language: str) -> None:
    wrong = [
        (key, found.group())
        for key, text in said(language).items()
        for words, allowed in STRANGERS[language].items()
        if (found := re.search(words, text.partition("=")[2])) and not re.fullmatch(allowed, key)
    ]
    assert wrong == []


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


@pytest.mark.parametrize("language", ["fr", "it", "pl"])
def test_dots_follow_their_word(language: str) -> None:
    assert [key for key, text in said(language).items() if " …" in text] == []


def test_italian_quotes_like_this() -> None:
    assert [key for key, text in said("it").items() if re.search("[“”]", text)] == []


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
