"""The browser's rulebook says what the rules and the engine say now."""

import re
import tomllib
from pathlib import Path

from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.engine.rules.quest import TOKEN_RULES
from mousquetaires.i18n import ENGLISH, languages, sources, texts
from mousquetaires.lessons.script import EXPLAINED, OTHER, VERB_RULES
from tools import rulebook

ROOT = Path(__file__).resolve().parents[2]
RULE_OF_THE_BOARD = {"reason-token-missing", "reason-token-spaces"}  # refused by INN-1, RET-1 or GAL-1
OF_LESSONS = "reason-lesson-"  # a lesson's own explanations, with the rule of the move


def refusals() -> str:
    return "\n".join(sources(ENGLISH).values())


def test_the_browsers_rulebook_is_the_one_that_would_be_made_now() -> None:
    assert rulebook.main(["--check"]) == 0, "run tools/rulebook.py"


def test_it_is_made_in_every_language_and_no_file_is_left_over() -> None:
    assert set(rulebook.OTHERS) == set(languages()) - {ENGLISH}
    assert set((ROOT / rulebook.BOOK).parent.glob("rulebook*.gen.json")) == set(rulebook.files(ROOT))


def test_every_rule_ruling_and_component_has_its_sentence_in_it() -> None:
    told = tomllib.loads((ROOT / rulebook.RULES).read_text("utf-8"))
    book = rulebook.rulebook(ROOT)
    for kind in ("rules", "rulings", "components"):
        assert list(book[kind]) == list(told[kind])
    assert book["rules"]["DUEL-8"] == ["duel", told["rules"]["DUEL-8"]["text"]]


def test_what_is_asked_and_refused_stands_under_a_rule_that_exists_and_can_be_said() -> None:
    book = rulebook.rulebook(ROOT)
    assert sorted(kind for kinds in book["prompts"].values() for kind in kinds) == sorted(PROMPTS)
    spoken = texts("en")
    for family, start in (("reasons", ""), ("prompts", "prompt-")):
        for rule, found in book[family].items():
            assert rule in book["rules"]
            assert all(spoken.say(start + key) != start + key for key in found)


def test_every_refusal_leads_to_a_rule_with_a_title_and_a_text_in_every_language() -> None:
    book = rulebook.rulebook(ROOT)
    told = [rulebook.sentences(ROOT, language) for language in rulebook.OTHERS]
    for rule in book["reasons"]:
        assert book["rules"][rule][1]
        assert book["titles"][rule]
        assert all(other["rules"][rule] and other["titles"][rule] for other in told)
    keys = {key for found in book["reasons"].values() for key in found}
    said = set(re.findall(r"^(reason-[a-z0-9-]+) =", refusals(), re.MULTILINE))
    explained = {key for key in said if key.startswith(OF_LESSONS)}
    assert said - keys - explained == RULE_OF_THE_BOARD
    assert {rule for rule in TOKEN_RULES if rule} <= set(book["rules"])


def test_every_explanation_of_a_lesson_leads_to_a_rule_that_exists() -> None:
    book = rulebook.rulebook(ROOT)
    assert set(VERB_RULES.values()) <= set(book["rules"])
    explained = set(re.findall(rf"^({OF_LESSONS}[a-z]+) =", refusals(), re.MULTILINE))
    assert explained == {f"{OF_LESSONS}{verb}" for verb in (*EXPLAINED, OTHER)}


def test_what_people_type_instead_is_written_as_the_search_reads_it() -> None:
    for told in (rulebook.rulebook(ROOT), *(rulebook.sentences(ROOT, language) for language in rulebook.OTHERS)):
        assert all(word.isascii() and word.islower() and word.isalpha() for word in told["synonyms"])
