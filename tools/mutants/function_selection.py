"""Selects the functions of the rules to break, and the tests that may notice.

A method belongs to the ids of its class, because the methods of a frame implement its rules together. A function
without a class, or whose class has no ids, belongs to the ids of its module, which is one chapter of the rulebook.
Effects and menus that all chapters share belong to every id. Only ``tests/rules`` is used.
"""

import sys
from pathlib import Path

from tools import rulemap
from tools.mutants.function_mutations import FunctionMutants, function_mutants
from tools.mutants.function_runner import Task
from tools.mutants.line_mutations import Edit

ENGINE = "src/mousquetaires/engine/"
FUNCTIONS_OF = ("rules/*.py", "effects/*.py", "derived_values.py")  # modules whose functions are broken
# Used by every chapter, so the tests of every rule may notice.
USED_BY_ALL = ("effects/", "derived_values.py", "rules/action_menu.py")
QUICK_TESTS = "tests/rules/"  # only quick tests, because there are thousands of mutants


def function_tasks(rules: rulemap.RuleMap, root: Path, tried: set[tuple[str, Edit]]) -> dict[str, Task]:
    """For each function, the mutants that are not already tried on a line with an id."""
    engine = root / ENGINE
    tasks = {}
    for path in (found for pattern in FUNCTIONS_OF for found in sorted(engine.glob(pattern))):
        file = path.relative_to(root).as_posix()
        for function in function_mutants(file, path.read_text(encoding="utf-8")):
            module = path.relative_to(engine).as_posix()
            name = f"{module}:{function.name}"
            mutants = tuple(mutant for mutant in function.mutants if (file, mutant.edit) not in tried)
            near = ids_of(rules, file, function)
            if mutants and near:
                ids = tuple(rules.ids) if module.startswith(USED_BY_ALL) else near
                tasks[name] = Task(name, function.name, near, ids, mutants)
    return tasks


def ids_of(rules: rulemap.RuleMap, file: str, function: FunctionMutants) -> tuple[str, ...]:
    """The ids of a function or its class, or else of its module. Only ids with tests."""
    for rows in (function.rows, range(sys.maxsize)):
        found = [
            rule
            for rule in rules.ids
            if quick_proofs(rules, rule)
            and any(place.file == file and place.line in rows for place in rules.code[rule])
        ]
        if found:
            return tuple(found)
    return ()


def quick_proofs(rules: rulemap.RuleMap, rule: str) -> list[rulemap.Proof]:
    return [proof for proof in rules.proofs[rule] if proof.file.startswith(QUICK_TESTS)]
