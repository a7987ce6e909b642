"""The rules in every language: the same rules, the same numbers, the same references."""

import re
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from mousquetaires.i18n import ENGLISH, languages

KINDS = ("words", "rules", "rulings", "components")
OTHERS = [language for language in languages() if language != ENGLISH]
ID = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)+\b")  # of a rule, a ruling or a component
NUMBER = re.compile(r"\d+")

Told = dict[str, dict[str, str]]


def english() -> Told:
    told = tomllib.loads(files("mousquetaires.data").joinpath("rules.toml").read_text("utf-8"))
    return {kind: {one: row if kind == "words" else row["text"] for one, row in told[kind].items()} for kind in KINDS}


def told_in(language: str) -> Told:
    return tomllib.loads(files("mousquetaires.i18n").joinpath(language, "rules.toml").read_text("utf-8"))


def references(sentence: str) -> Counter[str]:
    return Counter(ID.findall(sentence))


def numbers(sentence: str) -> Counter[str]:
    return Counter(NUMBER.findall(ID.sub("", sentence)))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_exactly_the_rules_there_are(language: str) -> None:
    assert {kind: list(told) for kind, told in told_in(language).items()} == {
        kind: list(told) for kind, told in english().items()
    }


@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_has_the_same_numbers_and_names_the_same_rules_in_every_language(language: str) -> None:
    told = told_in(language)
    wrong = {
        one: (sentence, told[kind][one])
        for kind, sentences in english().items()
        for one, sentence in sentences.items()
        if references(sentence) != references(told[kind][one]) or numbers(sentence) != numbers(told[kind][one])
    }
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_empty_or_in_english(language: str) -> None:
    told = told_in(language)
    same = [
        one
        for kind, sentences in english().items()
        for one, sentence in sentences.items()
        if not told[kind][one].strip() or told[kind][one] == sentence
    ]
    assert same == []
