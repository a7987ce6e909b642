r"""Ways to break a function that carries a rule id: its conditions, its order, and who is affected.

``tools/mutants/line_mutations.py`` breaks the line that carries the id. Here every line of the function is broken:

- a condition, or one operand of ``and`` and ``or``, is forced to be true or false; ``and`` becomes ``or``;
- a comparison is moved (``<`` to ``<=``), a number is one off, plus becomes minus;
- a statement or an early ``return`` is left out; two calls that follow each other change places;
- two arguments of a call change places; another Musketeer is affected.

Statements that only report to players (``g.emit`` and the like) or only bar undo are left alone: other tests compare
the events of whole games and take moves back.

>>> source = "def hit(g, hero):\n    if g.s.life[hero] < 2:\n        fall(g, hero)\n"
>>> for mutant in function_mutants("", source)[0].mutants[:4]:
...     print(mutant.mutation)
if (True):
if (False):
if (g.s.life[hero] <= 2):
if g.s.life[hero] < (3):
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tools.mutants.line_mutations import SWAPPED, Edit, Module, Mutant, cached_module, first_row

Function = ast.FunctionDef | ast.AsyncFunctionDef
# What a frame needs to be copied, stored or answered at random: no rule.
PLUMBING = {"__init__", "clone", "contents", "fill", "numbers"} | {
    "sample", "default", "lay_something", "subset_of", "some_layout", "some_offer",
}  # fmt: skip
TELLS = re.compile(r"(g|self)\.(emit|tell|tell_others|tell_but)\(|(g\.)?s\.barriers \+=|bar_undo\(")
SIMPLE = (ast.Assign, ast.AugAssign, ast.Expr, ast.Delete)
OTHERS = ("g.table.heroes[0]", "g.table.heroes[-1]")  # instead of the intended Musketeer


@dataclass(frozen=True)
class FunctionMutants:
    """A function, the rows whose rule ids it implements, and its mutants."""

    name: str
    rows: range  # of the surrounding class or module, whose functions implement the same rules
    mutants: tuple[Mutant, ...]


def function_mutants(file: str, source: str) -> list[FunctionMutants]:
    """All functions of a module with their mutants."""
    module = cached_module(source)
    found = []
    for parent in ast.walk(ast.parse(source)):
        if not isinstance(parent, ast.Module | ast.ClassDef):
            continue
        for node in parent.body:
            if isinstance(node, Function) and node.name not in PLUMBING:
                owner = parent if isinstance(parent, ast.ClassDef) else node
                name = node.name if owner is node else f"{owner.name}.{node.name}"
                edits = dict.fromkeys(edits_of(module, node))
                around = rows(owner) if owner is parent else range(1, len(module.starts) + 1)
                found.append(FunctionMutants(name, around, tuple(mutant_of(module, file, edit) for edit in edits)))
    return found


def rows(node: ast.stmt) -> range:
    """The rows of a function or a class, decorators included."""
    return range(first_row(node), (node.end_lineno or node.lineno) + 1)


def mutant_of(module: Module, file: str, edit: Edit) -> Mutant:
    """A mutant with the row where its change begins."""
    start = max(at for at in module.starts if at <= edit[0])
    return Mutant(file, module.shown((start, start, "")), module.shown(edit), edit)


def edits_of(module: Module, function: Function) -> Iterator[Edit]:
    """All changes that are tried on a function."""
    for block in blocks(function):
        for number, statement in enumerate(block):
            if only_tells(statement) or is_docstring(statement):
                continue
            early_return = isinstance(statement, ast.Return) and block is not function.body
            if early_return or can_be_left_out(statement):
                yield (*module.span(statement), "pass")
            if number + 1 < len(block) and order_matters(statement, block[number + 1]):
                yield swapped(module, statement, block[number + 1])
            yield from expression_edits(module, statement, function)


def blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """Each list of statements in a function."""
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if isinstance(block, list) and block:
            yield block
            for statement in block:
                yield from blocks(statement)


# --- statements -----------------------------------------------------------------------------------


def only_tells(statement: ast.stmt) -> bool:
    """Whether a statement only reports to players."""
    if isinstance(statement, ast.If | ast.For):
        return all(only_tells(inner) for inner in statement.body + statement.orelse)
    return bool(TELLS.match(ast.unparse(statement)))


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def names_local(statement: ast.stmt) -> bool:
    """Whether a statement only assigns a local name. Without it the next line would fail anyway."""
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return any(isinstance(name, ast.Name) for target in targets for name in ast.walk(target) if is_stored(name))


def is_stored(node: ast.AST) -> bool:
    return isinstance(getattr(node, "ctx", None), ast.Store)


def can_be_left_out(statement: ast.stmt) -> bool:
    return isinstance(statement, (*SIMPLE, ast.Raise)) and not names_local(statement)


def order_matters(first: ast.stmt, second: ast.stmt) -> bool:
    """Whether both statements are calls that change the game."""
    return all(isinstance(one, ast.Expr) and not only_tells(one) for one in (first, second))


def swapped(module: Module, first: ast.stmt, second: ast.stmt) -> Edit:
    """The two statements in reverse order."""
    texts = [module.data[slice(*module.span(one))] for one in (first, second)]
    start, end = module.span(first)[0], module.span(second)[1]
    between = module.data[module.span(first)[1] : module.span(second)[0]]
    between = b"\n" + between.rpartition(b"\n")[2]  # without the first one's comment
    return start, end, (texts[1] + between + texts[0]).decode()


# --- expressions ----------------------------------------------------------------------------------


def expression_edits(module: Module, statement: ast.stmt, function: Function) -> Iterator[Edit]:
    """All changes to the expressions of a statement, without its blocks."""
    has_game = any(argument.arg == "g" for argument in function.args.args)
    for node in ast.walk(statement):
        if isinstance(node, ast.If | ast.While) and node is not statement:
            continue  # handled separately
        if not isinstance(node, ast.expr | ast.If | ast.While | ast.comprehension):
            continue
        if isinstance(node, ast.expr) and not belongs_to(statement, node):
            continue
        for part, text in changes(node, statement):
            yield (*module.span(part), f"({text})")
        if has_game and isinstance(node, ast.expr) and is_hero(node, statement):
            yield from ((*module.span(node), other) for other in OTHERS)


def belongs_to(statement: ast.stmt, node: ast.expr) -> bool:
    """Whether an expression is part of a statement's head, not of its block."""
    inner = [part for name in ("body", "orelse", "finalbody") for part in getattr(statement, name, [])]
    return not any(node in ast.walk(part) for part in inner)


def is_hero(node: ast.expr, statement: ast.stmt) -> bool:
    """Whether an expression is the Musketeer concerned, except in a check whether they are in play."""
    name = ast.unparse(node)
    read = isinstance(getattr(node, "ctx", None), ast.Load)
    return (
        (name == "hero" or name.endswith(".hero"))
        and read
        and f"{name} in g.table.heroes" not in ast.unparse(statement)
    )


def changes(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.expr, str]]:
    """Each part of a node that can be changed, with its replacement."""
    match node:
        case ast.If() | ast.IfExp():
            yield from ((node.test, text) for text in ("True", "False"))
        case ast.While():
            yield node.test, "False"  # ``while True`` would only time out
        case ast.comprehension():
            yield from ((test, text) for test in node.ifs for text in ("True", "False"))
        case ast.BoolOp():
            neutral = "True" if isinstance(node.op, ast.And) else "False"
            yield from ((operand, neutral) for operand in node.values)
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, ast.unparse(ast.BoolOp(other, node.values))
        case ast.Compare():
            yield from moved(node, node is getattr(statement, "test", None))
        case ast.UnaryOp(op=ast.Not()):
            yield node, ast.unparse(node.operand)
        case ast.BinOp(op=ast.Add() | ast.Sub()):
            other_sign = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield node, ast.unparse(ast.BinOp(node.left, other_sign, node.right))
        case ast.Constant(value=int(number)) if not isinstance(number, bool) and not is_flag(statement, node):
            yield from ((node, str(number + step)) for step in (1, -1))
        case ast.Call():
            yield from swapped_arguments(node)


def moved(node: ast.Compare, whole_test: bool) -> Iterator[tuple[ast.expr, str]]:
    """Another comparison. A whole condition is already forced to both values, so only its boundary is moved."""
    for number, operator in enumerate(node.ops):
        border = isinstance(operator, ast.Lt | ast.LtE | ast.Gt | ast.GtE)
        for other in SWAPPED[type(operator)][1 if whole_test or border else 0 :]:
            ops = [*node.ops[:number], other(), *node.ops[number + 1 :]]
            yield node, ast.unparse(ast.Compare(node.left, ops, node.comparators))


def is_flag(statement: ast.stmt, node: ast.Constant) -> bool:
    """A 0 or 1 that is stored or returned: a flag, not a count."""
    if node.value not in (0, 1):
        return False
    if isinstance(statement, ast.Return):
        return statement.value is node
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return any(not ast.unparse(target).startswith("self.") for target in targets)


def swapped_arguments(call: ast.Call) -> Iterator[tuple[ast.expr, str]]:
    """Two neighbouring arguments in reverse order."""
    if ast.unparse(call.func) in ("min", "max"):
        return
    for number in range(len(call.args) - 1):
        pair = call.args[number : number + 2]
        if all(isinstance(one, ast.Name | ast.Attribute) and ast.unparse(one) != "g" for one in pair):
            arguments = [*call.args[:number], pair[1], pair[0], *call.args[number + 2 :]]
            yield call, ast.unparse(ast.Call(call.func, arguments, call.keywords))
