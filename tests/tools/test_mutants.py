"""The mutant runner tells a mutant that tests notice from one that they let live."""

import hashlib
from pathlib import Path

import pytest

from tests.tools.trees import DUEL_FILE, TABLE_FILE, TESTS, plant, run_tool
from tools.mutants.line_mutations import mutants_at

WEAK = TESTS.replace("wounds(3, 1), wounds(0, 1), wounds(1, 1)] == [2, 0, 0]", "wounds(3, 0)] == [3]")
SWAPPED = "return max(0, (swords + shields))"
LISTED = """
[[survivor]]
id = "DUEL-8"
file = "src/mousquetaires/engine/duel.py"
line = "return max(0, swords - shields)"
mutation = "return max(0, (swords + shields))"
reason = "nobody has Shields yet"

[[survivor]]
id = "DUEL-8"
file = "src/mousquetaires/engine/duel.py"
line = "return max(0, swords - shields)"
mutation = "return max((1), swords - shields)"
reason = "somebody is always wounded"

[[survivor]]
id = "DUEL-8"
file = "src/mousquetaires/engine/duel.py"
line = "return max(0, swords - shields)"
mutation = "return max((-1), swords - shields)"
reason = "a negative wound is none"
"""


def mutations(source: str) -> list[str]:
    """The mutants of the line that ends with the comment ``# ID``."""
    row = next(number for number, line in enumerate(source.splitlines(), 1) if "# ID" in line)
    found = mutants_at("duel.py", source, row)
    for mutant in found:
        compile(mutant.apply(source), "duel.py", "exec")
    return [mutant.mutation for mutant in found]


def digest(root: Path) -> dict[str, str]:
    """Every file of the tree with a digest of what is in it."""
    files = [path for path in root.rglob("*") if path.is_file()]
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_tests_that_hold_a_rule_in_place_kill_every_mutant(tmp_path: Path) -> None:
    status, lines = run_tool("mutants", plant(tmp_path, {}))
    assert status == 0
    assert lines == ["5 mutants of 2 ids", "5 mutants, 0 survived", "2 of 2 ids killed"]


def test_the_working_tree_is_not_touched(tmp_path: Path) -> None:
    before = digest(plant(tmp_path, {}))
    assert run_tool("mutants", tmp_path)[0] == 0
    assert digest(tmp_path) == before


def test_a_mutant_that_no_test_notices_is_shown_as_an_entry_for_the_list(tmp_path: Path) -> None:
    status, lines = run_tool("mutants", plant(tmp_path, {"tests/test_duel.py": WEAK}))
    assert status == 1
    assert "DUEL-8: survived" in lines
    assert f'mutation = "{SWAPPED}"' in lines
    assert 'line = "return max(0, swords - shields)"' in lines
    assert lines[-2:] == ["5 mutants, 3 survived", "1 of 2 ids killed"]


def test_a_survivor_with_a_reason_is_accepted(tmp_path: Path) -> None:
    changes = {"tests/test_duel.py": WEAK, "tests/mutants.toml": LISTED}
    status, lines = run_tool("mutants", plant(tmp_path, changes))
    assert (status, lines[-1]) == (0, "2 of 2 ids killed")


@pytest.mark.parametrize(
    ("tests", "listed", "complaint"),
    [
        (TESTS, LISTED, f"tests/mutants.toml: DUEL-8: killed now, or gone: {SWAPPED}"),
        (WEAK, LISTED.replace("max(0, swords - shields)\"", "max(0, x)\""), "DUEL-8: survived"),
        (
            WEAK, LISTED.replace("nobody has Shields yet", " "),
            f"tests/mutants.toml: no reason is given for DUEL-8: {SWAPPED}",
        ),
        (WEAK, LISTED + LISTED.replace("DUEL-8", "DUEL-9"), "tests/mutants.toml: there is no rule or function DUEL-9"),
    ],
)  # fmt: skip
def test_an_entry_that_is_not_true_is_an_error(tmp_path: Path, tests: str, listed: str, complaint: str) -> None:
    changes = {"tests/test_duel.py": tests, "tests/mutants.toml": listed}
    status, lines = run_tool("mutants", plant(tmp_path, changes))
    assert status == 1
    assert complaint in lines


def test_only_the_tests_of_the_id_count(tmp_path: Path) -> None:
    tests = WEAK + TESTS.replace('@pytest.mark.rule("DUEL-8")', "").replace("test_each", "test_every")
    _, lines = run_tool("mutants", plant(tmp_path, {"tests/test_duel.py": tests}), "--ids", "DUEL-8")
    assert lines[-2:] == ["4 mutants, 3 survived", "0 of 1 ids killed"]


@pytest.mark.parametrize(("marked", "verdict"), [((0, 1, 2), "1 of 1"), ((0,), "0 of 1"), ((2,), "0 of 1")])
def test_only_the_parameters_that_carry_the_id_count(tmp_path: Path, marked: tuple[int, ...], verdict: str) -> None:
    cases = ["3, 1, 2", "0, 1, 0", "1, 1, 0"]
    shown = ', marks=pytest.mark.rule("DUEL-8")'
    rows = [f"pytest.param({case}{shown if at in marked else ''})" for at, case in enumerate(cases)]
    tests = f"""
import pytest
from mousquetaires.engine.duel import wounds

@pytest.mark.parametrize("swords, shields, hurt", [{", ".join(rows)}])
def test_wounds(swords, shields, hurt):
    assert wounds(swords, shields) == hurt
"""
    _, lines = run_tool("mutants", plant(tmp_path, {"tests/test_duel.py": tests}), "--ids", "DUEL-8")
    assert lines[-1] == f"{verdict} ids killed"


def test_each_mutant_stands_alone(tmp_path: Path) -> None:
    untested = {"src/mousquetaires/engine/limits.py": "MOST = 6  # DUEL-8\n"}
    _, lines = run_tool("mutants", plant(tmp_path, untested), "--ids", "DUEL-8", "--jobs", "1")
    assert [line for line in lines if line.startswith("mutation")] == [
        'mutation = "MOST = (7)"',
        'mutation = "MOST = (5)"',
    ]


def test_each_number_in_the_row_of_a_table_counts(tmp_path: Path) -> None:
    table = '[adversaries.cavois]  # CARD-CAVOIS\nlife = 2\ndice = [4, 4]\nname = "5"\n[a]\nlife = 1\n'
    status, lines = run_tool("mutants", plant(tmp_path, {TABLE_FILE: table}), "--ids", "CARD-CAVOIS")
    assert status == 1
    assert [line for line in lines if line.startswith("mutation")] == [
        'mutation = "dice = [5, 4]"',
        'mutation = "dice = [4, 5]"',
    ]


def test_a_mutant_that_never_ends_is_killed(tmp_path: Path) -> None:
    source = """
def rounds(dice: int) -> int:
    done = 0
    while dice > 0:
        dice -= 1  # DUEL-8
        done += 1
    return done
"""
    tests = TESTS.replace("import wounds", "import rounds").replace(
        "[wounds(3, 1), wounds(0, 1), wounds(1, 1)] == [2, 0, 0]", "rounds(3) == 3"
    )
    changes = {DUEL_FILE: source, "tests/test_duel.py": tests}
    status, lines = run_tool("mutants", plant(tmp_path, changes), "--ids", "DUEL-8", "--seconds", "1")
    assert (status, lines[-2]) == (0, "4 mutants, 0 survived")


def test_tests_that_fail_anyway_kill_nothing(tmp_path: Path) -> None:
    changes = {"tests/test_duel.py": TESTS.replace("[2, 0, 0]", "[2, 0, 1]")}
    status, lines = run_tool("mutants", plant(tmp_path, changes))
    assert status == 1
    assert "DUEL-8: its tests fail without any mutant" in lines
    assert lines[-1] == "1 of 2 ids killed"


def test_an_id_without_tests_or_without_anything_to_break_is_not_killed(tmp_path: Path) -> None:
    untested = {"tests/test_duel.py": TESTS.replace('@pytest.mark.rule("DUEL-8")', "")}
    status, lines = run_tool("mutants", plant(tmp_path / "1", untested), "--ids", "DUEL-8")
    assert (status, lines[-3:]) == (1, ["DUEL-8: no test", "0 mutants, 0 survived", "0 of 1 ids killed"])
    idle = {DUEL_FILE: "class Duel:  # DUEL-8\n    pass\n\n\ndef wounds(*_: int) -> int: ...\n"}
    idle["tests/test_duel.py"] = TESTS.replace("assert [wounds", "[wounds")
    status, lines = run_tool("mutants", plant(tmp_path / "2", idle), "--ids", "DUEL-8")
    assert (status, lines[-1]) == (1, "0 of 1 ids killed")
    assert 'mutation = "nothing to break on its lines"' in lines


def test_a_sample_can_be_repeated(tmp_path: Path) -> None:
    status, lines = run_tool("mutants", plant(tmp_path, {}), "--sample", "1")
    assert (status, lines[-1]) == (0, "1 of 1 ids killed")
    options = lines[0].removeprefix("a sample; the same again: ").split()
    assert run_tool("mutants", tmp_path, *options) == (status, lines)


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("x = 3", ["pass", "x = (4)", "x = (2)"]),
        ("x = y + z", ["pass", "x = (y - z)"]),
        ("x -= y", ["pass", "x += y"]),
        ("x = y < z", ["pass", "x = (y >= z)", "x = (y <= z)"]),
        ("x = y in z", ["pass", "x = (y not in z)"]),
        ("call(True)", ["pass", "call((False))"]),
        ("if a and not b: call()", [
            "if (a or not b): call()", "if (not a) and not b: call()", "if a and (b): call()",
            "if a and not b: pass",
        ]),
        ("if a: call()", ["if (not a): call()", "if a: pass"]),
        ("for a in b: call()", ["for a in (): call()", "for a in b: pass"]),
        ("x = [a for a in b if a]", ["pass", "x = [a for a in b if (not a)]"]),
        ("x = f'{a + 1}'", ["pass"]),
        ("x: int = -1", ["pass", "x: int = -(2)", "x: int = -(0)"]),
        ("raise Refused", ["pass"]),
        ("return None", []),
        ("return", ["pass"]),
        ("return a", ["return None", "return (not a)"]),
        ("return True", ["return (False)"]),
    ],
)  # fmt: skip
def test_what_is_tried_on_a_line(line: str, broken: list[str]) -> None:
    assert mutations(f"def may(a: int) -> bool:\n    {line}  # ID: é\n") == broken


def test_a_number_outside_a_function_is_changed_but_its_name_stays() -> None:
    assert mutations("LIMIT: Final = 6  # ID\n") == ["LIMIT: Final = (7)", "LIMIT: Final = (5)"]


@pytest.mark.parametrize(
    ("head", "broken"),
    [
        ("def may() -> bool:", ["return True", "return False"]),
        ("def step() -> int:", ["return None"]),
        ("def step(n: int = 1) -> int:", [
            "def step(n: int = (2)) -> int:", "def step(n: int = (0)) -> int:", "return None",
        ]),
    ],
)  # fmt: skip
def test_the_head_of_a_function_stands_for_all_of_it(head: str, broken: list[str]) -> None:
    assert mutations(f'{head}  # ID\n    """Say."""\n    x = 1\n    return x\n') == broken


@pytest.mark.parametrize(
    "source",
    [
        "def f():\n    # ID: why\n    # and more\n\n    x = y\n",
        "def f():\n    if y:\n        z()\n    else:  # ID\n        x = y\n",
        "def f():\n    match y:\n        case 1:  # ID\n            x = y\n",
        "def f():\n    try:  # ID\n        x = y\n    finally:\n        pass\n",
        "def f():\n    x = (  # ID\n        y\n    )\n",
        "def f():\n    x = (\n        y\n    )  # ID\n",
    ],
)
def test_a_comment_beside_no_statement_is_about_the_next_one(source: str) -> None:
    assert mutations(source) == ["pass"]


@pytest.mark.parametrize(
    ("row", "broken"),
    [
        (1, ["if ((a > b or c)):", "if ((a <= b)", "if ((a >= b)"]),
        (2, ["and (not c)):"]),
    ],
)
def test_a_row_of_a_long_condition_is_broken_by_itself(row: int, broken: list[str]) -> None:
    rows = ["if (a > b", "    and c):", "    call()"]
    rows[row - 1] += "  # ID"
    assert mutations("\n".join(rows)) == broken
