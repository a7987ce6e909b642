"""Whole functions are broken: their conditions, their order, and who is affected."""

from pathlib import Path

import pytest

from tests.tools.trees import TESTS, plant, run_tool
from tools.mutants.function_mutations import function_mutants

RULE_FILE = "src/mousquetaires/engine/rules/duel.py"
TEST_FILE = "tests/rules/test_duel.py"
STRIKE = """
def strike(swords: int, shields: int, ready: bool) -> int:
    if not ready:
        return 0
    return max(0, swords - shields)  # DUEL-8


class Duel:
    def wounds(self) -> int:
        return strike(3, 1, True)
"""
STRIKE_TESTS = (
    TESTS
    + """
from mousquetaires.engine.rules.duel import strike


@pytest.mark.rule("DUEL-8")
def test_shields_stop_swords_in_a_strike():
    assert [strike(3, 1, True), strike(0, 1, True), strike(1, 1, True)] == [2, 0, 0]
"""
)
READY_TEST = """

@pytest.mark.rule("DUEL-8")
def test_one_who_is_not_ready_wounds_nobody():
    assert strike(3, 1, False) == 0


@pytest.mark.rule("DUEL-8")
def test_a_duel_is_such_a_strike():
    from mousquetaires.engine.rules.duel import Duel

    assert Duel().wounds() == 2
"""


def mutations(source: str) -> list[str]:
    """Every mutant of the only function in a source; each must be valid Python."""
    [function] = function_mutants("duel.py", source)
    for mutant in function.mutants:
        compile(mutant.apply(source), "duel.py", "exec")
    return [mutant.mutation for mutant in function.mutants]


def in_function(body: str) -> list[str]:
    return mutations("def step(self, g, hero):\n" + "".join(f"    {line}\n" for line in body.splitlines()))


@pytest.mark.parametrize(
    ("body", "broken"),
    [
        ("if a:\n    b()", ["if (True):", "if (False):", "pass"]),
        ("if a == 2:\n    b()", ["if (True):", "if (False):", "if a == (3):", "if a == (1):", "pass"]),
        ("if a < b:\n    b()", ["if (True):", "if (False):", "if (a <= b):", "pass"]),
        ("while a:\n    b()", ["while (False):", "pass"]),
        ("return a and b", ["return (True) and b", "return a and (True)", "return (a or b)"]),
        ("return a or b", ["return (False) or b", "return a or (False)", "return (a and b)"]),
        ("return [a for a in b if a]", ["return [a for a in b if (True)]", "return [a for a in b if (False)]"]),
        ("return not a", ["return (a)"]),
        ("if a:\n    return 0\nb()", ["if (True):", "if (False):", "pass", "pass"]),
        ("a(g, b, c)", ["pass", "(a(g, c, b))"]),
        ("return min(a, b)", []),
        ("a(g)\nb(g)", ["pass", "b(g) a(g)", "pass"]),
        ("a(g)  # why\nb(g)", ["pass", "b(g) a(g)", "pass"]),
        ("self.n = 2\nb(g)", ["pass", "self.n = (3)", "self.n = (1)", "pass"]),
        ("fall(g, hero)", ["pass", "fall(g, g.table.heroes[0])", "fall(g, g.table.heroes[-1])"]),
        ("return hero in g.table.heroes", ["return (hero not in g.table.heroes)"]),
        ("g.s.fled = 1", ["pass"]),
        ("g.emit('fell', 2)", []),
        ("if a:\n    g.emit('fell', 2)", []),
        ("a = b", []),
    ],
)
def test_what_is_tried_on_a_function(body: str, broken: list[str]) -> None:
    assert in_function(body) == broken


def test_what_a_frame_needs_to_be_copied_is_no_rule() -> None:
    assert function_mutants("duel.py", "class Duel:\n    def clone(self):\n        return copy(self, 1)\n") == []


def test_a_condition_that_no_test_of_the_rule_needs_survives(tmp_path: Path) -> None:
    files = {RULE_FILE: STRIKE, "src/mousquetaires/engine/rules/__init__.py": "", TEST_FILE: STRIKE_TESTS}
    status, lines = run_tool("mutants", plant(tmp_path, files), "--functions", "rules/duel.py:strike")
    assert status == 1
    assert lines[0] == "4 mutants of 1 functions"
    assert "rules/duel.py:strike: survived" in lines
    assert [line for line in lines if line.startswith("mutation")] == ['mutation = "if (False):"', 'mutation = "pass"']
    assert lines[-2:] == ["4 mutants, 2 survived", "0 of 1 ids killed"]


def test_a_function_whose_every_mutant_is_noticed_is_killed(tmp_path: Path) -> None:
    files = {
        RULE_FILE: STRIKE,
        "src/mousquetaires/engine/rules/__init__.py": "",
        TEST_FILE: STRIKE_TESTS + READY_TEST,
    }
    status, lines = run_tool("mutants", plant(tmp_path, files), "--functions", "rules/duel.py:")
    assert (status, lines[-1]) == (0, "2 of 2 ids killed")


def test_a_function_whose_tests_fail_anyway_is_not_killed(tmp_path: Path) -> None:
    tests = STRIKE_TESTS.replace("[2, 0, 0]", "[2, 0, 1]")
    files = {RULE_FILE: STRIKE, "src/mousquetaires/engine/rules/__init__.py": "", TEST_FILE: tests}
    status, lines = run_tool("mutants", plant(tmp_path, files), "--functions", "rules/duel.py:strike")
    assert status == 1
    assert "rules/duel.py:strike: its tests fail without any mutant" in lines


def test_a_mutant_that_never_ends_is_noticed(tmp_path: Path) -> None:
    source = "def strike(a: int, b: int, ready: bool) -> int:\n    while b:\n        b -= 1\n        a -= 1\n"
    source += "    return max(0, a)  # DUEL-8\n"
    files = {RULE_FILE: source, "src/mousquetaires/engine/rules/__init__.py": "", TEST_FILE: STRIKE_TESTS}
    status, lines = run_tool("mutants", plant(tmp_path, files), "--functions", "rules/duel.py:strike")
    assert (status, lines[-1]) == (0, "1 of 1 ids killed")
