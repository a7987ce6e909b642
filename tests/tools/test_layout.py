"""Code is short, and tests are where a reader looks for them: named folders, shared helpers outside test files."""

import ast
import re
import tomllib
from pathlib import Path

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
PACKAGE = ROOT / "src" / "mousquetaires"
SERVER = PACKAGE / "server"
LISTED = re.compile(r"^ *(\w+)/? ", re.MULTILINE)  # the first word of a line in a list of packages
LONGEST = 500  # lines
LONGEST_FUNCTION = 40  # lines; ESLint counts those of the browser client
# Functions that only list fields or columns, one per line.
TABLES = {
    "src/mousquetaires/engine/state.py:__init__",
    "src/mousquetaires/engine/state.py:clone",
    "src/mousquetaires/engine/view.py:observe",
    "src/mousquetaires/server/store/migrations/versions/0001_first.py:upgrade",
}
# Folders of tests/server for a promise of the whole server, not of one package.
WHOLE_SERVER = {"cluster", "security"}


def test_no_test_file_is_longer_than_500_lines() -> None:
    sizes = {str(file.relative_to(TESTS)): len(file.read_text("utf-8").splitlines()) for file in TESTS.rglob("*.py")}
    assert {file: size for file, size in sizes.items() if size > LONGEST} == {}


def long_functions(file: Path) -> set[str]:
    """The functions of a file that are too long."""
    return {
        f"{file.relative_to(ROOT)}:{node.name}"
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION
    }


def test_no_function_but_tables_is_longer_than_40_lines() -> None:
    files = [file for folder in ("src", "tools") for file in (ROOT / folder).rglob("*.py")]
    assert set().union(*(long_functions(file) for file in files)) == TABLES


def imported_tests(file: Path) -> list[str]:
    """The test modules that a file imports from."""
    modules = [
        node.module or "" for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)
    ]
    return [module for module in modules if module.startswith("tests.") and ".test_" in module]


def test_no_test_of_engine_server_or_browser_imports_from_another_test() -> None:
    files = [
        file
        for folder in ("browser", "engine", "leaks", "properties", "server")
        for file in (TESTS / folder).rglob("*.py")
    ]
    assert {str(file): found for file in files if (found := imported_tests(file))} == {}


def test_the_folders_of_server_tests_are_the_packages_of_the_server() -> None:
    packages = packages_in(SERVER)
    folders = {file.parent.name for file in (TESTS / "server").glob("*/test_*.py")}
    assert folders - packages == WHOLE_SERVER
    assert packages <= folders


def packages_in(folder: Path) -> set[str]:
    return {file.parent.name for file in folder.glob("*/__init__.py")}


def layers() -> list[set[str]]:
    """The packages by layer, the lowest first, as ``lint-imports`` enforces them."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    lines = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    return [set(re.findall(r"\w+", line)) for line in reversed(lines)]


def test_the_architecture_page_lists_all_packages_in_the_order_of_their_imports() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    listed = LISTED.findall(page.split("## Packages")[1].split("```")[1])
    assert set(listed) == packages_in(PACKAGE)
    layer = {name: number for number, names in enumerate(layers()) for name in names}
    imported = [layer[name] for name in listed if name != "native"]  # all may import native
    assert imported == sorted(imported)


def test_the_architecture_page_lists_all_packages_of_the_server() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    listed = re.findall(r"^  (\w+)/ ", page.split("## The server")[1].split("```")[1], re.MULTILINE)
    assert set(listed) == packages_in(SERVER)


def test_the_readme_lists_all_packages() -> None:
    listed = re.findall(r"^  (\w+)/ ", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert set(listed) == packages_in(PACKAGE)


def test_every_test_in_the_security_list_exists() -> None:
    folder = TESTS / "server" / "security"
    listed = re.findall(r"`(test_\w+)`", (folder / "README.md").read_text("utf-8"))
    source = "\n".join(file.read_text("utf-8") for file in folder.glob("test_*.py"))
    assert len(listed) > 40
    assert [name for name in listed if f"def {name}" not in source] == []
