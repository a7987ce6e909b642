"""Every sentence of a story is true: a reader of the printed text compares it with the record."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

import pytest

from mousquetaires.analysis.story import SENTENCES, is_he, story
from mousquetaires.analysis.story_facts import Fact
from mousquetaires.engine import ids
from mousquetaires.engine.record import Session
from mousquetaires.i18n import languages, texts
from tests.analysis.games import all_tables, bot_game, golden, golden_names
from tests.analysis.story_facts import RecordFacts
from tests.analysis.story_reader import THERE, Reader, Told, messages, names, templates, written_forms
from tests.seeds import FRESH, SOAK

STORIES = 1000 if SOAK else 3  # for each language
KEPT = 12  # games in memory
# What is falsified: the kind of sentence, and what it says.
FALSEHOODS = (
    ("duel", "hero"), ("duel", "foe"), ("duel", "place"), ("result", "hero"), ("result", "foe"), ("wounds", "hero"),
    ("wounds", "n"), ("treachery", "treachery"), ("paris", "paris"), ("shown", "place"), ("rochefort", "hero"),
    ("challenge", "hero"), ("challenge", "skill"), ("board", "board"), ("board", "hero"), ("honour", "n"),
    ("siege_worse", "n"), ("sums", "duels"), ("sums", "won"), ("sums", "n"), ("chapter", "n"), ("crossed", "hero"),
    ("louvre_failed", "louvre"), ("paris_over", "paris"), ("bout", "hero"), ("bout", "place"), ("again", "hero"),
    ("sacrifice", "hero"), ("head_won", "hero"), ("head_lost", "foe"), ("head_board", "board"), ("head_fell", "hero"),
    ("seen", "place"), ("assassin", "hero"), ("one_shield", "hero"),
)  # fmt: skip


@lru_cache(KEPT)
def game(number: int) -> Session:
    tables = all_tables()
    return bot_game(tables[number % len(tables)], number + (FRESH or 0), ("novice", "adept")[number % 2])


@lru_cache(KEPT)
def facts_of(number: int) -> RecordFacts:
    return RecordFacts(game(number))


def false_sentences(text: str, language: str, facts: RecordFacts) -> list[str]:
    """The sentences that are not true, or told more often than they are true."""
    told = Reader(text, language).read()
    counts = Counter((one.chapter, one.kind, one.values) for one in told)
    return [f"{key} {n}" for key, n in counts.items() if n > facts.true(*key)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", range(STORIES))
def test_every_sentence_of_a_story_is_true(number: int, language: str) -> None:
    assert false_sentences(story(game(number), texts(language)), language, facts_of(number)) == []


@pytest.mark.parametrize("language", languages())
def test_the_reader_finds_every_planted_falsehood(language: str) -> None:
    found = {}
    for number in range(12):
        text = story(game(number), texts(language))
        for falsehood in FALSEHOODS:
            planted = falsehood not in found and next(falsified(text, language, facts_of(number), *falsehood), None)
            if planted:
                found[falsehood] = bool(noticed(planted, language, facts_of(number)))
        if len(found) == len(FALSEHOODS):
            break
    assert len(found) >= 20
    assert [falsehood for falsehood, seen in found.items() if not seen] == []


def noticed(text: str, language: str, facts: RecordFacts) -> bool:
    try:
        return bool(false_sentences(text, language, facts))
    except ValueError:
        return True


def falsified(text: str, language: str, facts: RecordFacts, kind: str, name: str) -> Iterator[str]:
    """The story with one thing changed in one sentence, so that it is no longer true."""
    for one in Reader(text, language).read():
        if one.kind != kind or name not in one.spans:
            continue
        start, end = one.spans[name]
        for other, word in others(one, name, text[start:end], language):
            changed = tuple(sorted({**dict(one.values), name: other}.items()))
            if not facts.true(one.chapter, kind, changed):
                yield text[:start] + word + text[end:]


def others(one: Told, name: str, word: str, language: str) -> Iterator[tuple[object, str]]:
    """Other values with their words, in the same form."""
    value = dict(one.values)[name]
    if isinstance(value, int):
        yield value + 1, str(value + 1)
        return
    named = {key.partition("-")[2]: written_forms(message) for key, message in messages(language, "names.ftl").items()
             if key.startswith(f"{name}-")}  # fmt: skip
    forms = [form for form, text in named[str(value)].items() if text.casefold() == word.casefold()]
    for own, written in named.items():
        if (
            own not in (value, "none", THERE)
            and own in names(language)[name].values()
            and forms
            and forms[0] in written
        ):
            yield own, written[forms[0]]


def test_a_story_has_a_title_and_a_chapter_for_each_turn() -> None:
    session = golden("milady-4")
    text = story(session, texts("en"))
    assert re.match(r"# .+\n\n", text)
    assert re.findall(r"^## Chapter (\d+)$", text, re.MULTILINE) == [str(n + 1) for n in range(session.game.s.turn)]


def test_he_is_the_musketeer_of_the_sentence_before_and_nobody_else() -> None:
    bought = Fact("bought", {"hero": ids.ATHOS, "items": 1})
    duel = Fact("duel", {"hero": ids.ATHOS, "foe": ids.ROCHEFORT, "place": ids.PARIS})
    result = Fact("result", {"hero": ids.ATHOS, "foe": ids.ROCHEFORT}, "won")
    assert is_he(duel, bought)
    assert is_he(result, duel)
    assert not is_he(bought, result), "it could be Rochefort"
    assert not is_he(bought, Fact("rochefort", {"hero": ids.ATHOS, "place": ids.PARIS}))
    assert not is_he(bought, Fact("bought", {"hero": ids.PORTHOS, "items": 1}))
    assert not is_he(bought, Fact("treachery", {"treachery": 0}))


def test_the_same_record_always_gives_the_same_story() -> None:
    session = golden("milady-3")
    assert story(session, texts("fr")) == story(session, texts("fr"))


def test_different_games_are_told_in_different_words() -> None:
    kinds: dict[str, set[str]] = {}
    for name in golden_names()[:4]:
        for line in story(golden(name), texts("en")).splitlines():
            if line.startswith("# "):
                kinds.setdefault("title", set()).add(line)
    assert len(kinds["title"]) > 1


@pytest.mark.parametrize("language", languages())
def test_the_reader_knows_every_sentence(language: str) -> None:
    known = {template.kind for template in templates(language)}
    assert known == {*SENTENCES, "chapter"}
