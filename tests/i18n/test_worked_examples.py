"""The worked examples of the rulebook are true: the engine plays each, and their numbers are its numbers."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest

from mousquetaires.i18n import languages, messages_in, sources, texts
from tests.box import BOXES, playing_with
from tests.i18n.worked_examples import duels, milady, missions, musketeers, quest, rochefort, tracks
from tools.rulebook import ROOT
from tools.rulebook import RULES as RULE_FILE

PREFIX: Final = "web-example-"
REFERENCE: Final = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)+\b")
# Numbers are written as digits, or else nothing would check them. "One" is an article, too.
WRITTEN_OUT: Final = {
    "en": "two three four five six seven eight nine ten twelve both",
    "fr": "deux trois quatre cinq six sept huit neuf dix douze",
    "it": "due tre quattro cinque sei sette otto nove dieci dodici entrambi",
    "pl": "dwa dwie dwóch dwaj dwoma trzy trzech cztery czterech pięć sześć siedem osiem dziewięć dziesięć dwanaście",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn zwölf beide",
}
ALLOWED: Final = {("duel_10", "both"), ("duel_10", "beide")}  # both sides, of which a duel has two

RULE_LIST: Final = tomllib.loads((ROOT / RULE_FILE).read_text("utf-8"))
RULES: Final = {*RULE_LIST["rules"], *RULE_LIST["rulings"]}
CHAPTERS: Final = {
    "goal", "mil", "mus", "act", "force", "chal", "duel", "arm", "roch", "ric", "qrt", "lou", "end", "siege", "inn",
    "eng", "ret", "gal", "one", "trev",
}  # fmt: skip

# The function of an example has the name of its key: it plays the example and returns the numbers of its text.
EXAMPLES: Final[dict[str, Callable[[], list[int]]]] = {
    name: play
    for module in (tracks, musketeers, missions, duels, rochefort, milady, quest)
    for name, play in vars(module).items()
    if re.fullmatch(r"[a-z]+_\d+", name)
}
EVERY: Final = [(name, language) for name in EXAMPLES for language in languages()]


def told(name: str, language: str) -> str:
    return texts(language).say(PREFIX + name)


def numbers(text: str) -> Counter[int]:
    """The numbers of a text, without those of the rules that it names."""
    return Counter(int(number) for number in re.findall(r"\d+", REFERENCE.sub("", text)))


def test_every_example_is_played_and_there_are_examples_where_players_err() -> None:
    for language in languages():
        keys = messages_in(sources(language)["web-examples.ftl"])
        assert {key.removeprefix(PREFIX) for key in keys if key.startswith(PREFIX)} == set(EXAMPLES)
    assert len(EXAMPLES) >= 20
    assert {name.partition("_")[0] for name in EXAMPLES} >= CHAPTERS


@pytest.mark.parametrize("name", EXAMPLES)
def test_its_numbers_are_those_of_the_engine(name: str) -> None:
    with playing_with(BOXES["shipped_box"]):
        played = Counter(EXAMPLES[name]())
    for language in languages():
        assert numbers(told(name, language)) == played, told(name, language)


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_its_numbers_are_digits_and_its_rules_exist(name: str, language: str) -> None:
    text = told(name, language)
    words = set(re.findall(r"\w+", text.lower())) & set(WRITTEN_OUT[language].split())
    assert not {word for word in words if (name, word) not in ALLOWED}, text
    assert {name.upper().replace("_", "-"), *REFERENCE.findall(text)} <= RULES
    assert set(REFERENCE.findall(text)) == set(REFERENCE.findall(told(name, "en")))
