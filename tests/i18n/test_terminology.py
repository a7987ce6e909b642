"""One word per thing: docs/terminology.md says which, and the texts use it."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from mousquetaires.i18n import languages
from tests.i18n.written import rulebook, said

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "terminology.md"
ANY: Final = "…"
CODE: Final = re.compile(r"\{ *\$\w+ *(?:->)?|\*?\[\w+\] ")  # variables, and the names of variants


@dataclass(frozen=True)
class Term:
    """A thing, the keys that name it, and its words in each language."""

    name: str
    keys: list[str]
    words: dict[str, list[str]]


@dataclass(frozen=True)
class Stranger:
    """Words that a language does not use, and the keys that may use them all the same."""

    language: str
    words: list[str]
    in_rules: bool
    allowed: list[str]


def rows(heading: str) -> list[dict[str, str]]:
    """The table under a heading of the page, by column."""
    section = PAGE.read_text("utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    table = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    head = [cell.strip() for cell in table[0]]
    return [dict(zip(head, (cell.strip() for cell in row), strict=True)) for row in table[2:]]


def listed(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip()]


def keys(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def terms() -> list[Term]:
    return [
        Term(row["term"], keys(row["keys"]), {language: listed(row[language]) for language in languages()})
        for row in rows("Our words")
    ]


def strangers() -> list[Stranger]:
    table = rows("Words we don't use")
    return [
        Stranger(row["language"], listed(row["not"]), row["where"] == "everywhere", keys(row["except in"]))
        for row in table
    ]


def matcher(words: list[str]) -> re.Pattern[str]:
    """Finds one of these words, with any letters where they have dots."""
    forms = "|".join(re.escape(word).replace(ANY, r"\w*") for word in words)
    return re.compile(rf"(?<!\w)(?:{forms})(?!\w)", re.IGNORECASE)


@cache
def messages(language: str) -> dict[str, str]:
    """Every message, without its key, its variables and the names of its variants."""
    return {key: CODE.sub("{", text.partition("=")[2]) for key, text in said(language).items()}


def uses(stranger: Stranger) -> list[tuple[str, str]]:
    """Where a language uses words that it should not, allowed places included."""
    word = matcher(stranger.words)
    texts = messages(stranger.language) | (rulebook(stranger.language) if stranger.in_rules else {})
    return [(key, found.group()) for key, text in texts.items() if (found := word.search(text))]


def allowed(pattern: str, key: str) -> bool:
    return re.fullmatch(re.escape(pattern).replace(ANY, ".*"), key) is not None


@pytest.mark.parametrize("term", terms(), ids=lambda term: term.name)
@pytest.mark.parametrize("language", languages())
def test_a_text_uses_the_word_for_the_thing_it_names(language: str, term: Term) -> None:
    word = matcher(term.words[language])
    assert [key for key in term.keys if not word.search(messages(language)[key])] == []


@pytest.mark.parametrize("language", languages())
def test_words_we_dont_use_do_not_occur(language: str) -> None:
    wrong = [
        (key, found)
        for stranger in strangers()
        if stranger.language == language
        for key, found in uses(stranger)
        if not any(allowed(one, key) for one in stranger.allowed)
    ]
    assert wrong == []


def test_every_language_has_words_it_does_not_use() -> None:
    assert {stranger.language for stranger in strangers()} == set(languages())


@pytest.mark.parametrize("stranger", strangers(), ids=lambda stranger: f"{stranger.language} {stranger.words[0]}")
def test_every_exception_is_needed(stranger: Stranger) -> None:
    used = [key for key, _ in uses(stranger)]
    assert [one for one in stranger.allowed if not any(allowed(one, key) for key in used)] == []


def test_dots_stand_for_any_letters() -> None:
    assert matcher(["annul…"]).search("Annulé : un coup")
    assert not matcher(["annul"]).search("Annulé : un coup")
    assert matcher(["point… de vie"]).search("2 points de vie")
    assert not matcher(["undo"]).search("undone")
