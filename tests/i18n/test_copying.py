"""Our texts are our own: none has eight consecutive words of a printed rulebook."""

import re
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement

from mousquetaires.i18n import languages, sources
from tests.i18n.written import rulebook
from tools.rulebook_sequences import SIZE, hash_of, hashes_of, read_hashes, sequences

ROOT: Final = Path(__file__).resolve().parents[2]
KNOWN: Final = read_hashes()
VALUE: Final = "\0"  # stands for a value in a message: no sequence goes across it
PARAGRAPH: Final = re.compile(r"\n\s*\n|\n(?=\s*[-*|#>])")
# Sequences made of names, with the reason why they are not written in another way.
NAMES: Final = {"à paris au louvre ou à la quête": "three names of places, in the order of the rules"}

Texts = Iterable[tuple[str, str]]  # with the key or the file of each


def copied(text: str) -> list[str]:
    """The sequences of a text that are in a rulebook, allowed ones included."""
    return [one for part in text.split(VALUE) for one in sequences(part) if hash_of(one) in KNOWN]


def spoken(pattern: Pattern) -> Iterator[str]:
    """Every text that a message can become: one for each choice among its variants."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, SelectExpression):
            parts.append([one for variant in element.expression.variants for one in spoken(variant.value)])
        else:
            parts.append([VALUE])
    yield from ("".join(chosen) for chosen in product(*parts))


def messages(language: str) -> Texts:
    """Every text of the Fluent files."""
    for file in sources(language).values():
        for entry in FluentParser().parse(file).body:
            if isinstance(entry, Message) and entry.value is not None:
                for pattern in (entry.value, *(form.value for form in entry.attributes)):
                    yield from ((entry.id.name, text) for text in spoken(pattern))


def pages() -> Texts:
    """Every paragraph of the documentation and of the box's tables."""
    tables = (ROOT / "src" / "mousquetaires" / "data").rglob("*.toml")
    for file in sorted((*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *tables)):
        for part in PARAGRAPH.split(file.read_text("utf-8")):
            yield str(file.relative_to(ROOT)), part


def copies(texts: Texts) -> set[tuple[str, str]]:
    """Where a text copies a rulebook, and which words."""
    return {(key, one) for key, text in texts for one in copied(text) if one not in NAMES}


@pytest.mark.parametrize("language", languages())
def test_no_message_copies_a_rulebook(language: str) -> None:
    assert copies(messages(language)) == set()


@pytest.mark.parametrize("language", languages())
def test_no_rule_copies_a_rulebook(language: str) -> None:
    assert copies(rulebook(language).items()) == set()


def test_no_page_copies_a_rulebook() -> None:
    assert copies(pages()) == set()


def test_every_allowed_sequence_is_one_of_a_rulebook_and_one_of_ours() -> None:
    ours = {one for language in languages() for text in rulebook(language).values() for one in copied(text)}
    assert set(NAMES) <= ours


def test_the_hashes_are_those_of_five_rulebooks_sorted_and_without_repetition() -> None:
    kept = b"".join(sorted(KNOWN))
    assert len(kept) > 40_000 * SIZE
    assert (ROOT / "tests" / "i18n" / "rulebook_sequences.bin").read_bytes() == kept


def test_eight_words_are_a_copy_and_seven_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = "The first eight words here were printed-\nand the rest also."
    made = hashes_of([printed])
    known = frozenset(made[at : at + SIZE] for at in range(0, len(made), SIZE))
    monkeypatch.setitem(globals(), "KNOWN", known)
    assert copied("“First EIGHT words here: were printedand the rest”!") == [
        "first eight words here were printedand the rest"
    ]
    assert copied("eight words here were printedand the rest of it") == []
    assert copied("first eight words here were\0printedand the rest also") == []
