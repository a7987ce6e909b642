r"""Small changes that break a line: what ``tools/mutants/__main__.py`` tries on each line that carries a rule id.

>>> [mutant.mutation for mutant in python_mutants("", "if swords > 2:  # DUEL-8\n    hit()\n", 1)]
['if (swords <= 2):', 'if (swords >= 2):', 'if swords > (3):', 'if swords > (1):']
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from functools import lru_cache

Edit = tuple[int, int, str]  # start byte, end byte, replacement
Span = ast.expr | ast.stmt

SWAPPED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.GtE, ast.LtE), ast.GtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.LtE, ast.GtE), ast.LtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,), ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
}  # fmt: skip
NO_CODE = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER,
}  # fmt: skip
BLOCKS = {"body", "orelse", "finalbody", "handlers", "cases"}
NOT_VALUES = BLOCKS | {"decorator_list", "annotation", "returns", "bases", "keywords"}
CAN_GO = (ast.Assign, ast.AugAssign, ast.Expr, ast.Delete, ast.Raise, ast.Assert, ast.Continue, ast.Break)


@dataclass(frozen=True)
class Mutant:
    """One change to one file. ``line`` and ``mutation`` are shown to the reader."""

    file: str
    line: str
    mutation: str
    edit: Edit

    def apply(self, source: str) -> str:
        """The file with the change applied."""
        start, end, text = self.edit
        data = source.encode()
        return (data[:start] + text.encode() + data[end:]).decode()


def mutants_at(file: str, source: str, row: int) -> list[Mutant]:
    """All mutants of the line ``row``, whose comment carries an id."""
    return list((table_mutants if file.endswith(".toml") else python_mutants)(file, source, row))


# --- component tables ---------------------------------------------------------------------------------


def table_mutants(file: str, source: str, row: int) -> Iterator[Mutant]:
    """Each number in the row below a table header, increased by one."""
    lines = source.split("\n")
    for number in range(row, len(lines)):
        line = lines[number]
        if line.startswith("["):
            return
        key, equals, values = line.partition("#")[0].rpartition("=")
        values = re.sub(r'"[^"]*"', lambda text: " " * len(text[0]), values)
        for found in re.finditer(r"(?<![\w.-])-?\d+", values):
            start, end = (len(key + equals) + at for at in found.span())
            more = str(int(found[0]) + 1)
            before = len("\n".join([*lines[:number], ""]).encode())
            edit = (before + len(line[:start].encode()), before + len(line[:end].encode()), more)
            yield Mutant(file, line.strip(), (line[:start] + more + line[end:]).strip(), edit)


# --- Python -------------------------------------------------------------------------------------------


class Module:
    """The statements of a module, and the rows that hold code."""

    def __init__(self, source: str) -> None:
        self.data = source.encode()
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line.encode()))
        self.code: set[int] = set()
        self.comments: dict[int, int] = {}  # by row: the column of its comment
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                self.comments[token.start[0]] = len(token.line[: token.start[1]].encode())
            if token.type not in NO_CODE:
                self.code.update(range(token.start[0], token.end[0] + 1))
        self.statements: list[tuple[ast.stmt, ast.AST]] = []  # with the surrounding function, class or module
        self.collect(ast.parse(source))

    def collect(self, scope: ast.AST, node: ast.AST | None = None) -> None:
        """List all statements, including those in nested blocks."""
        for child in ast.iter_child_nodes(node or scope):
            if isinstance(child, ast.stmt):
                self.statements.append((child, scope))
            inner = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
            if isinstance(child, ast.stmt | ast.excepthandler | ast.match_case):
                self.collect(*((child,) if inner else (scope, child)))

    def on_row(self, row: int) -> tuple[int, list[tuple[ast.stmt, ast.AST]]]:
        """The statements on a row. For a comment, an ``else`` or a ``case``: those on the next row."""
        for code_row in sorted(number for number in self.code if number >= row):
            found = [
                (statement, scope)
                for statement, scope in self.statements
                if first_row(statement) <= code_row <= last_row(statement)
            ]
            if found and not isinstance(found[-1][0], ast.Try):
                return code_row, found
        return row, []

    def span(self, first: Span, last: Span | None = None) -> tuple[int, int]:
        """The start and end of a node, or of several in a row."""
        last = last or first
        end_row, end = last.end_lineno or last.lineno, last.end_col_offset or 0
        return self.starts[first.lineno - 1] + first.col_offset, self.starts[end_row - 1] + end

    def shown(self, edit: Edit) -> str:
        """The changed rows as one line, without the trailing comment."""
        start, end, text = edit
        first = max(at for at in self.starts if at <= start)
        row = max(number for number, at in enumerate(self.starts, 1) if at < max(end, start + 1))
        stop = self.starts[row - 1] + self.comments[row] if row in self.comments else self.starts[row]
        return " ".join((self.data[first:start].decode() + text + self.data[end:stop].decode()).split())


cached_module = lru_cache(maxsize=64)(Module)


def first_row(statement: ast.stmt) -> int:
    """The first row of a statement, including decorators."""
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(node.lineno for node in decorators)])


def last_row(statement: ast.stmt) -> int:
    """The last row of a statement, or of a block's head."""
    block: list[ast.stmt] = getattr(statement, "body", [])
    if isinstance(statement, ast.Match):
        return statement.cases[0].pattern.lineno - 1
    if block:
        return max(statement.lineno, first_row(block[0]) - 1)
    return statement.end_lineno or statement.lineno


def python_mutants(file: str, source: str, row: int) -> Iterator[Mutant]:
    """All mutants of the statement on a row, or of the part of it that begins there."""
    module = cached_module(source)
    code_row, statements = module.on_row(row)
    for whole in (False, True):
        found = [
            edit
            for statement, scope in statements
            for begins, edit in edits(module, statement, scope)
            if (whole or begins == code_row) and module.data[edit[0] : edit[1]].decode() != edit[2]
        ]
        if found:
            break
    line_start = module.starts[code_row - 1]
    line = module.shown((line_start, line_start, ""))
    yield from (Mutant(file, line, module.shown(edit), edit) for edit in found)


def edits(module: Module, statement: ast.stmt, scope: ast.AST) -> Iterator[tuple[int, Edit]]:
    """Each mutant of a statement, with the row of the changed part."""
    for old, new in statement_mutants(statement, scope):
        yield old.lineno, (*module.span(old), new)
    for condition in conditions(statement, scope):
        yield from ((condition.lineno, (*module.span(condition), f"({new})")) for new in negations(condition))
    for value in values(statement):
        for node, new in expression_mutants(value):
            yield node.lineno, (*module.span(node), f"({new})")
    if isinstance(statement, ast.FunctionDef):
        block = statement.body[1:] if ast.get_docstring(statement) else statement.body
        if block and ast.unparse(block[0]) != "...":
            for answer in ("True", "False") if says_yes_or_no(statement) else ("None",):
                yield statement.lineno, (*module.span(block[0], block[-1]), f"return {answer}")


def says_yes_or_no(scope: ast.AST) -> bool:
    """Whether this function returns a boolean."""
    returns = scope.returns if isinstance(scope, ast.FunctionDef) else None
    return returns is not None and ast.unparse(returns) == "bool"


def statement_mutants(statement: ast.stmt, scope: ast.AST) -> Iterator[tuple[Span, str]]:
    """The statement removed, plus for minus, a loop over nothing."""
    inside = isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef)  # elsewhere a name would be missing
    match statement:
        case ast.Return(value=None):
            yield statement, "pass"
        case ast.Return(value=ast.Constant(value=None | bool())):
            pass  # removing it returns None, and the other value is tried below
        case ast.Return():
            yield statement, "return None"
        case ast.For():
            yield statement.iter, "()"
        case ast.Expr(value=ast.Constant()):
            pass  # a docstring
        case ast.AnnAssign() if statement.value and inside:
            yield statement, "pass"
        case _ if isinstance(statement, CAN_GO) and inside:
            yield statement, "pass"
    if isinstance(statement, ast.AugAssign) and isinstance(statement.op, ast.Add | ast.Sub):
        changed = copy(statement)
        changed.op = ast.Sub() if isinstance(statement.op, ast.Add) else ast.Add()
        yield statement, ast.unparse(changed)


def values(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement, without its block, types and names."""
    if isinstance(statement, ast.FunctionDef):
        yield from (node for node in statement.args.defaults + statement.args.kw_defaults if node)
    for name, value in ast.iter_fields(statement):
        for node in value if isinstance(value, list) else [value]:
            expression = node.context_expr if isinstance(node, ast.withitem) else node
            if isinstance(expression, ast.expr) and name not in NOT_VALUES:
                yield expression


def expression_mutants(node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """Each part of an expression with its replacement."""
    if isinstance(node, ast.expr):
        yield from ((node, text) for text in node_mutants(node))
    for condition in conditions(node):
        yield from ((condition, text) for text in negations(condition))
    if not isinstance(node, ast.JoinedStr):  # its parts have no positions
        for child in ast.iter_child_nodes(node):
            yield from expression_mutants(child)


def conditions(node: ast.AST, scope: ast.AST | None = None) -> list[ast.expr]:
    """The expressions used as conditions."""
    match node:
        case ast.If() | ast.While() | ast.Assert() | ast.IfExp():
            return [node.test]
        case ast.BoolOp():
            return node.values
        case ast.comprehension():
            return node.ifs
        case ast.Return(value=ast.expr() as answer) if scope and says_yes_or_no(scope):
            return [answer]
    return []


def negations(condition: ast.expr) -> Iterator[str]:
    """The negation of a condition without an operator to change."""
    if not isinstance(condition, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
        yield ast.unparse(ast.UnaryOp(ast.Not(), condition))


def node_mutants(node: ast.expr) -> Iterator[str]:
    """The replacements of one node."""
    match node:
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield from (str(value + 1), str(value - 1))
        case ast.UnaryOp(op=ast.Not()):
            yield ast.unparse(node.operand)
        case ast.BinOp(op=ast.Add()):
            yield ast.unparse(ast.BinOp(node.left, ast.Sub(), node.right))
        case ast.BinOp(op=ast.Sub()):
            yield ast.unparse(ast.BinOp(node.left, ast.Add(), node.right))
        case ast.BoolOp():
            other_word = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield ast.unparse(ast.BoolOp(other_word, node.values))
        case ast.Compare():
            for number, operator in enumerate(node.ops):
                for other in SWAPPED[type(operator)]:
                    ops = [*node.ops[:number], other(), *node.ops[number + 1 :]]
                    yield ast.unparse(ast.Compare(node.left, ops, node.comparators))
