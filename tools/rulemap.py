"""Finds the code lines that implement each rule, and the tests that show it.

The ids are those of ``data/rules.toml``: rules, components and rulings. A code line carries an id in its comment
(``damage = swords - shields  # DUEL-8``), a row of a component table in the comment of its header, a test in its mark
(``@pytest.mark.rule("DUEL-8")``). Sources are only read, never imported, so the map also works for broken code.

Run it as ``make rules``. It fails if an id has no code line or no test, or if a comment or a mark names an unknown id.
"""

import argparse
import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

RULES = "src/mousquetaires/data/rules.toml"
CODE = ("src/mousquetaires/engine", "src/mousquetaires/bots")
TABLES = "src/mousquetaires/data/box"
TESTS = "tests"
CHAPTERS = ("rules", "components", "rulings")
RULE_MARKS = {"pytest.mark.rule", "mark.rule"}
ID_WORD = re.compile(r"[A-Z]+(?:-[A-Z0-9]+)+")

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Place:
    """A line whose comment carries an id."""

    file: str
    line: int


@dataclass(frozen=True)
class Proof:
    """A test marked with an id. ``partly``: only some of its parameters carry the mark."""

    file: str
    line: int
    name: str
    partly: bool

    @property
    def node(self) -> str:
        """The test's name for pytest."""
        return f"{self.file}::{self.name}"


@dataclass
class RuleMap:
    """All ids in the order of the rule list, with their code lines and tests."""

    ids: list[str]
    code: dict[str, list[Place]]
    proofs: dict[str, list[Proof]]
    errors: list[str] = field(default_factory=list)

    def missing(self, rule: str) -> list[str]:
        """What is missing for this rule."""
        found = {"no code line": self.code[rule], "no test": self.proofs[rule]}
        return [lack for lack, places in found.items() if not places]


def build(root: Path) -> RuleMap:
    """Read the project under ``root``."""
    ids = known_ids(root / RULES)
    rules = RuleMap(ids, {rule: [] for rule in ids}, {rule: [] for rule in ids})
    looks_like_id = id_pattern(ids)
    for file, line, comment in comments(root):
        for rule in dict.fromkeys(looks_like_id.findall(comment)):
            if rule in rules.code:
                rules.code[rule].append(Place(file, line))
            else:
                rules.errors.append(f"{file}:{line}: there is no rule {rule}")
    for path in sorted((root / TESTS).rglob("test_*.py")):
        file = path.relative_to(root).as_posix()
        for rule, proof in marked_tests(path.read_text(encoding="utf-8"), file, rules.errors):
            if rule in rules.proofs:
                rules.proofs[rule].append(proof)
            else:
                rules.errors.append(f"{file}:{proof.line}: there is no rule {rule}")
    return rules


# --- ids ------------------------------------------------------------------------------------------


def known_ids(path: Path) -> list[str]:
    """All ids of the rule list, in its order."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return [rule for chapter in CHAPTERS for rule in tables.get(chapter, {})]


def id_pattern(ids: Iterable[str]) -> re.Pattern[str]:
    """Matches an id, or a word that looks like one.

    >>> id_pattern(["DUEL-8", "CARD-DEAD-END"]).findall("DUEL-9: see CARD-DEAD-END, UTF-8")
    ['DUEL-9', 'CARD-DEAD-END']
    """
    prefixes = sorted({re.escape(rule.partition("-")[0]) for rule in ids})
    return re.compile(rf"(?<![\w-])(?:{'|'.join(prefixes)})(?:-[A-Z0-9]+)+(?!\w)")


# --- code -----------------------------------------------------------------------------------------


def comments(root: Path) -> Iterator[tuple[str, int, str]]:
    """All comments that may carry ids: file, line, text."""
    for folder in CODE:
        for path in sorted((root / folder).rglob("*.py")):
            for line, comment in python_comments(path.read_text(encoding="utf-8")):
                yield path.relative_to(root).as_posix(), line, comment
    for path in sorted((root / TABLES).rglob("*.toml")):
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if text.startswith("["):
                yield path.relative_to(root).as_posix(), line, text.partition("#")[2]


def python_comments(source: str) -> Iterator[tuple[int, str]]:
    """The comments of a module."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


# --- tests ----------------------------------------------------------------------------------------


def marked_tests(source: str, file: str, errors: list[str]) -> Iterator[tuple[str, Proof]]:
    """Each id with each test that carries it, directly or by its class, its module or a parameter."""
    module = ast.parse(source)
    named = {name: value for name, value in assignments(module.body) if name != "pytestmark"}
    marks = Marks(file, named, mark_makers(module), errors)

    def visit(body: list[ast.stmt], scope: str, outer: list[ast.expr]) -> Iterator[tuple[str, Proof]]:
        own = outer + [value for name, value in assignments(body) if name == "pytestmark"]
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from visit(node.body, f"{scope}{node.name}::", own + node.decorator_list)
            elif isinstance(node, Function) and node.name.startswith("test"):
                for rule, partly in marks.of(own + node.decorator_list).items():
                    yield rule, Proof(file, node.lineno, scope + node.name, partly)

    yield from visit(module.body, "", [])


def assignments(body: list[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """The names that a block assigns."""
    for node in body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        value = getattr(node, "value", None)
        for target in targets:
            if isinstance(target, ast.Name) and isinstance(value, ast.expr):
                yield target.id, value


def mark_makers(module: ast.Module) -> set[str]:
    """Helper functions that create parameters with a rule mark from their arguments."""
    functions = [node for node in module.body if isinstance(node, Function)]
    calls = {node.name: {ast.unparse(call.func) for call in called(node)} for node in functions}
    makers: set[str] = set()
    while grown := {name for name in calls if name not in makers and calls[name] & (makers | RULE_MARKS)}:
        makers |= grown
    return makers


def called(node: ast.AST) -> Iterator[ast.Call]:
    """Every call in a piece of code."""
    return (part for part in ast.walk(node) if isinstance(part, ast.Call))


@dataclass
class Marks:
    """Reads the ids from the marks of one module."""

    file: str
    named: dict[str, ast.expr]  # the module's assignments
    makers: set[str]
    errors: list[str]

    def of(self, expressions: Iterable[ast.expr]) -> dict[str, bool]:
        """The ids in some mark expressions, and whether each belongs to parameters only."""
        found: dict[str, bool] = {}
        for expression in expressions:
            for rule, partly in self.within(expression, frozenset(), False):
                found[rule] = found.get(rule, True) and partly
        return found

    def within(self, node: ast.AST, seen: frozenset[str], partly: bool) -> Iterator[tuple[str, bool]]:
        """The ids in a node, and in everything it refers to."""
        if isinstance(node, ast.Name) and node.id in self.named and node.id not in seen:
            yield from self.within(self.named[node.id], seen | {node.id}, partly)
        name = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and name in RULE_MARKS:
            yield from ((rule, partly) for rule in self.plain_ids(node))
            return
        if isinstance(node, ast.Call) and name in self.makers:
            words = " ".join(text for text in map(plain_string, node.args) if text).split()
            yield from ((word, True) for word in words if ID_WORD.fullmatch(word))
        for child in ast.iter_child_nodes(node):
            yield from self.within(child, seen, partly or name in {"pytest.param", "param"})

    def plain_ids(self, mark: ast.Call) -> Iterator[str]:
        """The ids of one mark."""
        for argument in mark.args:
            if text := plain_string(argument):
                yield text
            else:
                self.errors.append(f"{self.file}:{mark.lineno}: a rule mark names its ids in plain strings")


def plain_string(node: ast.expr) -> str:
    """The value of a string literal, or an empty string."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


# --- the table --------------------------------------------------------------------------------------


def places(found: Iterable[Place | Proof], above: str) -> str:
    """Files with line numbers, shortened: ``rules/duel.py:12,40``."""
    lines = sorted({(place.file, place.line) for place in found})
    return " ".join(
        f"{file.removeprefix(above)}:{','.join(str(line) for _, line in group)}"
        for file, group in groupby(lines, key=lambda place: place[0])
    )


def table(rules: RuleMap) -> Iterator[str]:
    """One line per rule: id, code, tests."""
    rows = [
        (rule, places(rules.code[rule], "src/mousquetaires/"), places(rules.proofs[rule], "tests/"))
        for rule in rules.ids
    ]
    id_width = max((len(rule) for rule, _, _ in rows), default=0)
    code_width = min(60, max((len(code) for _, code, _ in rows), default=0))
    for rule, code, tests in rows:
        yield f"{rule:<{id_width}}  {code or '-':<{code_width}}  {tests or '-'}"


def main(arguments: list[str] | None = None) -> int:
    """Print the map. Returns 0 if every rule is implemented and tested."""
    parser = argparse.ArgumentParser(description="Map every rule id to its code lines and its tests.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--missing", action="store_true", help="leave out the table")
    options = parser.parse_args(arguments)
    rules = build(options.root)
    if not options.missing:
        print("\n".join(table(rules)))
    lacking = {rule: rules.missing(rule) for rule in rules.ids if rules.missing(rule)}
    for rule, lacks in lacking.items():
        print(f"{rule}: {', '.join(lacks)}")
    print("".join(f"{error}\n" for error in dict.fromkeys(rules.errors)), end="")
    print(f"{len(rules.ids) - len(lacking)} of {len(rules.ids)} rules shown")
    return 1 if lacking or rules.errors or not rules.ids else 0


if __name__ == "__main__":
    sys.exit(main())
