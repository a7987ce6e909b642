"""The rule map finds every id, and tells what is missing."""

import tomllib
from pathlib import Path

import pytest

from tests.tools.trees import DUEL, DUEL_FILE, RULES, TABLE, TABLE_FILE, TESTS, plant, run_tool
from tools import rulemap

RULES_FILE = "src/mousquetaires/data/rules.toml"
TESTS_FILE = "tests/test_duel.py"
ROOT = Path(__file__).resolve().parents[2]


def nodes(tests: str) -> dict[str, set[tuple[str, bool]]]:
    """The tests found for each id, and whether only some of their parameters carry it."""
    found: dict[str, set[tuple[str, bool]]] = {}
    for rule, proof in rulemap.marked_tests(tests, "t.py", []):
        found.setdefault(rule, set()).add((proof.node, proof.partly))
    return found


def test_a_project_whose_rules_are_all_shown_passes(tmp_path: Path) -> None:
    status, lines = run_tool("rulemap", plant(tmp_path, {}))
    assert status == 0
    assert lines == [
        "DUEL-8       engine/duel.py:3             test_duel.py:12",
        "CARD-CAVOIS  data/box/adversaries.toml:2  test_duel.py:17",
        "2 of 2 rules shown",
    ]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({RULES_FILE: RULES + '[rulings."RUL-X"]\ntext = ""\n'}, "RUL-X: no code line, no test"),
        ({DUEL_FILE: DUEL.replace("DUEL-8", "why")}, "DUEL-8: no code line"),
        ({DUEL_FILE: DUEL.replace("# DUEL-8", '; "# DUEL-8"')}, "DUEL-8: no code line"),
        ({TABLE_FILE: TABLE.replace("# CARD-CAVOIS", "")}, "CARD-CAVOIS: no code line"),
        ({TESTS_FILE: TESTS.replace('@pytest.mark.rule("DUEL-8")', "")}, "DUEL-8: no test"),
    ],
)
def test_a_rule_that_is_not_shown_is_named_with_what_it_lacks(
    tmp_path: Path, changes: dict[str, str], complaint: str
) -> None:
    status, lines = run_tool("rulemap", plant(tmp_path, changes))
    assert status == 1
    assert complaint in lines
    assert lines[-1] in {"1 of 2 rules shown", "2 of 3 rules shown"}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({DUEL_FILE: DUEL + "# as in DUEL-9\n"}, f"{DUEL_FILE}:4: there is no rule DUEL-9"),
        ({TABLE_FILE: TABLE + "[a.b]  # CARD-CAVOI\n"}, f"{TABLE_FILE}:7: there is no rule CARD-CAVOI"),
        (
            {TESTS_FILE: TESTS.replace('rule("DUEL-8"', 'rule("DUEL-8", "DUAL-8"')},
            f"{TESTS_FILE}:12: there is no rule DUAL-8",
        ),
        (
            {TESTS_FILE: TESTS + '\n@pytest.mark.rule(f"DUEL-{8}")\ndef test_more(): pass\n'},
            f"{TESTS_FILE}:21: a rule mark names its ids in plain strings",
        ),
    ],
)
def test_an_id_that_does_not_exist_is_an_error(tmp_path: Path, changes: dict[str, str], complaint: str) -> None:
    status, lines = run_tool("rulemap", plant(tmp_path, changes))
    assert status == 1
    assert lines[-2:] == [complaint, "2 of 2 rules shown"]


def test_other_words_with_a_dash_are_no_ids(tmp_path: Path) -> None:
    comments = "# UTF-8, duel-9, a DUEL, PRE-DUEL-9, DUEL-like\n"
    status, _ = run_tool("rulemap", plant(tmp_path, {DUEL_FILE: DUEL + comments}))
    assert status == 0


def test_a_rule_is_shown_by_the_bots_as_well(tmp_path: Path) -> None:
    bots = {DUEL_FILE: "", "src/mousquetaires/bots/odds.py": DUEL}
    assert run_tool("rulemap", plant(tmp_path, bots))[0] == 0


def test_no_rules_at_all_is_not_a_success(tmp_path: Path) -> None:
    empty = dict.fromkeys((RULES_FILE, DUEL_FILE, TABLE_FILE, TESTS_FILE), "")
    status, lines = run_tool("rulemap", plant(tmp_path, empty))
    assert (status, lines[-1]) == (1, "0 of 0 rules shown")


def test_the_mark_of_a_module_or_a_class_holds_for_each_of_its_tests() -> None:
    tests = """
pytestmark = [pytest.mark.slow, pytest.mark.rule("M")]

@pytest.mark.rule("C")
class TestDuel:
    pytestmark = pytest.mark.rule("D")
    @mark.rule("F", "G")
    def test_one(self): ...
    def helper(self): ...

def test_two(): ...
"""
    one, two = ("t.py::TestDuel::test_one", False), ("t.py::test_two", False)
    assert nodes(tests) == {"M": {one, two}, "C": {one}, "D": {one}, "F": {one}, "G": {one}}


def test_the_mark_of_a_parameter_holds_for_part_of_the_test() -> None:
    tests = """
CASES: list[object] = [pytest.param(3, marks=pytest.mark.rule("THREE"))]
WHOLE = pytest.mark.rule("WHOLE")

@WHOLE
@pytest.mark.parametrize("n", [
    1, pytest.param(2, marks=[pytest.mark.rule("TWO"), pytest.mark.rule("WHOLE")]), *CASES,
])
def test_one(n): ...

def test_two(): ...
"""
    one = "t.py::test_one"
    assert nodes(tests) == {"TWO": {(one, True)}, "THREE": {(one, True)}, "WHOLE": {(one, False)}}


def test_a_helper_that_makes_parameters_hands_on_the_ids_it_is_called_with() -> None:
    tests = """
def row(rules, n): return pytest.param(n, marks=pytest.mark.rule(*rules.split()))
def rows(rules): return [row(rules, 1), row(rules, 2)]
def other(text): return text
ROWS = [row("CARD-A CARD-B", "no id"), *rows("CARD-C")]

@pytest.mark.parametrize("n", [*ROWS, other("CARD-D")])
def test_one(n): ...
"""
    one = {("t.py::test_one", True)}
    assert nodes(tests) == {"CARD-A": one, "CARD-B": one, "CARD-C": one}


def test_the_rule_list_only_points_at_rules_that_exist() -> None:
    ids = rulemap.known_ids(ROOT / rulemap.RULES)
    pattern = rulemap.id_pattern(ids)
    tables = tomllib.loads((ROOT / rulemap.RULES).read_text(encoding="utf-8"))
    entries = [entry for chapter in rulemap.CHAPTERS for entry in tables[chapter].values()]
    mentioned = {rule for entry in entries for rule in pattern.findall(entry["text"])}
    about = {rule for entry in tables["rulings"].values() for rule in entry["about"]}
    assert mentioned | about <= set(ids)
    assert len(ids) == len(set(ids))
    assert all(entry["chapter"] for entry in tables["rules"].values())
    assert all(entry["about"] for entry in tables["rulings"].values())
