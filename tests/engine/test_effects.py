"""Only effects write the state: read from the source, so that a write nobody runs is found, too."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from mousquetaires.engine.state import FIELD_NAMES

SRC = Path("src/mousquetaires")
EFFECTS = "engine/effects/"
# Other functions that may write a state, and why.
EXCEPTIONS = {
    "engine/state.py": "the State itself: fresh, cloned or loaded, it belongs to no game yet",
    "engine/rules/setup.py": "empty_table lays out a new State before its game exists",
    "engine/determinization.py": "determinize deals a new State that fits an observation",
    "env/resampling.py": "a dealt State also gets the hands that the rest of the team sees",
}
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "__setitem__", "__delitem__"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Writes:
    """The lines of one function that write a field of a state."""

    def __init__(self, function: Function | ast.Module) -> None:
        self.nodes = list(own_nodes(function))
        self.states: set[str] = set()
        self.lists: set[str] = set()
        if not isinstance(function, ast.Module):
            for arg in [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]:
                if arg.annotation is not None and ast.unparse(arg.annotation).strip("\"'") == "State":
                    self.states.add(arg.arg)
        for node in self.nodes:
            for name, value in named_values(node):
                if self.is_state(value) or makes_state(value):
                    self.states.add(name)
                elif self.is_field(value):
                    self.lists.add(name)

    def lines(self) -> Iterator[int]:
        for node in self.nodes:
            by_call = isinstance(node, ast.Call) and self.changes(node)
            if by_call or any(self.is_written(target) for target in targets_of(node)):
                yield node.lineno

    def is_state(self, node: ast.expr) -> bool:
        """``g.s``, or a name that stands for it."""
        if isinstance(node, ast.Name):
            return node.id in self.states
        return isinstance(node, ast.Attribute) and node.attr == "s"

    def is_field(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Attribute) and node.attr in FIELD_NAMES and self.is_state(node.value)

    def is_written(self, target: ast.expr) -> bool:
        if isinstance(target, ast.Tuple | ast.List):
            return any(self.is_written(part) for part in target.elts)
        if isinstance(target, ast.Starred):
            return self.is_written(target.value)
        if isinstance(target, ast.Subscript):
            return self.is_list(target.value)
        return self.is_field(target)

    def is_list(self, node: ast.expr) -> bool:
        return self.is_field(node) or (isinstance(node, ast.Name) and node.id in self.lists)

    def changes(self, call: ast.Call) -> bool:
        """A method that changes a list in place, or ``setattr``."""
        if isinstance(call.func, ast.Attribute):
            return call.func.attr in CHANGING and self.is_list(call.func.value)
        return isinstance(call.func, ast.Name) and call.func.id == "setattr" and self.is_state(call.args[0])


def own_nodes(function: Function | ast.Module) -> Iterator[ast.stmt | ast.expr]:
    """The statements and expressions of a function in order, without those of functions inside it."""
    for child in ast.iter_child_nodes(function):
        yield from _inside(child)


def _inside(node: ast.AST) -> Iterator[ast.stmt | ast.expr]:
    if isinstance(node, Function):
        return
    if isinstance(node, ast.stmt | ast.expr):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from _inside(child)


def targets_of(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign | ast.Delete):
        return node.targets
    if isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For):
        return [node.target]
    return []


def named_values(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Names and the values they are given."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name):
                yield target.id, node.value
            elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                for part, value in zip(target.elts, node.value.elts, strict=False):
                    if isinstance(part, ast.Name):
                        yield part.id, value
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and isinstance(node.target, ast.Name) and node.value:
        yield node.target.id, node.value


def makes_state(node: ast.expr) -> bool:
    """``State()``, ``State.fresh()``, ``g.s.clone()`` and the like."""
    if not isinstance(node, ast.Call):
        return False
    made = ast.unparse(node.func)
    return made == "State" or made.startswith("State.") or made.endswith(".s.clone")


def writes(source: str) -> list[int]:
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, Function)]
    return sorted({line for function in (tree, *functions) for line in Writes(function).lines()})


@cache
def modules() -> dict[str, list[int]]:
    """Every module of the package that writes a state, and its lines."""
    found = {file.relative_to(SRC).as_posix(): writes(file.read_text()) for file in sorted(SRC.rglob("*.py"))}
    return {name: lines for name, lines in found.items() if lines}


def test_only_effects_write_the_state() -> None:
    allowed = (EFFECTS, *EXCEPTIONS)
    assert {name: lines for name, lines in modules().items() if not name.startswith(allowed)} == {}


def test_every_module_allowed_to_write_the_state_does() -> None:
    effects = {file.relative_to(SRC).as_posix() for file in (SRC / EFFECTS).glob("on_*.py")}
    assert set(modules()) == {*effects, *EXCEPTIONS}


def test_set_up_writes_only_a_new_state() -> None:
    tree = ast.parse((SRC / "engine/rules/setup.py").read_text())
    functions = [node for node in ast.walk(tree) if isinstance(node, Function)]
    assert {function.name for function in functions if list(Writes(function).lines())} == {"empty_table"}


def test_writes_are_found_in_every_form() -> None:
    forms = (
        "g.s.purse = 1",
        "g.s.purse += 1",
        "g.s.life[0] -= 1",
        "s = g.s\n    s.played |= 2",
        "s, n = g.s, 1\n    s.purse = n",
        "g.s.purse, n = 1, 2",
        "life = g.s.life\n    life[0] = 2",
        "g.s.deck.append(1)",
        "del g.s.deck[0]",
        "setattr(g.s, 'purse', 1)",
        "state = State.fresh()\n    state.purse = 3",
    )
    for form in forms:
        assert writes(f"def rule(g):\n    {form}\n"), form
    assert writes("def rule(s: 'State'):\n    s.purse = 1\n")


def test_reading_and_writing_something_else_is_no_write() -> None:
    forms = (
        "purse = g.s.purse",
        "self.place = g.s.place[0]",
        "deck = g.s.deck[:]\n    deck[0] = 1",
        "n = g.s.deck.count(1)",
    )
    for form in forms:
        assert not writes(f"def rule(g):\n    {form}\n"), form
