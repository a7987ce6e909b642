"""The browser's rulebook says what the rules and the engine say now."""

import tomllib
from pathlib import Path

from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.i18n import ENGLISH, languages, texts
from tools import rulebook

ROOT = Path(__file__).resolve().parents[2]


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
