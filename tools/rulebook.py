"""Writes the browser's rulebook: ids, chapters, sentences, and what refers to each rule.

It only reads files and imports nothing: ``data/rules.toml`` contains the rules,
``i18n/LANGUAGE/rules.toml`` their translations, ``i18n/LANGUAGE/rule_search.toml`` their titles and
what people type to find them, and the engine's sources show which refusal
(``Reason("ACT-2", "reason-already-there")``) and which prompt belongs to which rule.

One file has the structure and the English sentences. Each other language has its own file, so that a browser loads only
one language. Run it after a rule has changed: ``.venv/bin/python tools/rulebook.py``. ``--check`` only tells whether
the files are up to date.
"""

import ast
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RULES = "src/mousquetaires/data/rules.toml"
ENGINE = "src/mousquetaires/engine"
PROMPTS = "src/mousquetaires/engine/prompts.py"
TOLD = "src/mousquetaires/i18n/{language}/rules.toml"
FINDING = "src/mousquetaires/i18n/{language}/rule_search.toml"
BOOK = "web/src/pages/rulebook.gen.json"
SENTENCES = "web/src/pages/rulebook.{language}.gen.json"
OTHERS = ("fr", "it", "pl", "de")
KINDS = ("words", "rules", "rulings", "components")
REASON_PARTS = 2  # the rule and the key come first


def rulebook(root: Path) -> dict[str, Any]:
    """Everything the page needs, by id and in the order of the rule list."""
    told = tomllib.loads((root / RULES).read_text("utf-8"))
    return {
        "words": told["words"],
        "rules": {rule: [row["chapter"], row["text"]] for rule, row in told["rules"].items()},
        "rulings": {ruling: [row["about"], row["text"]] for ruling, row in told["rulings"].items()},
        "components": {part: row["text"] for part, row in told["components"].items()},
        **finding(root, "en"),
        "reasons": by_rule(reasons(root)),
        "prompts": by_rule(prompts(root)),
    }


def finding(root: Path, language: str) -> dict[str, dict[str, str]]:
    """The titles of the rules, and words people type instead of those of the rules."""
    told = tomllib.loads((root / FINDING.format(language=language)).read_text("utf-8"))
    return {"titles": told["titles"], "synonyms": told["synonyms"]}


def sentences(root: Path, language: str) -> dict[str, dict[str, str]]:
    """The sentences of another language by kind and id, in the order of the English ones."""
    told = tomllib.loads((root / TOLD.format(language=language)).read_text("utf-8"))
    english = tomllib.loads((root / RULES).read_text("utf-8"))
    texts = {kind: {one: told[kind][one] for one in english[kind]} for kind in KINDS}
    return texts | finding(root, language)


def by_rule(pairs: Iterator[tuple[str, str]]) -> dict[str, list[str]]:
    """What belongs to each rule, without repetition and in a fixed order."""
    found: dict[str, set[str]] = {}
    for rule, what in pairs:
        found.setdefault(rule, set()).add(what)
    return {rule: sorted(found[rule]) for rule in sorted(found)}


def reasons(root: Path) -> Iterator[tuple[str, str]]:
    """Every refusal of the engine: its rule and its text key."""
    for path in sorted((root / ENGINE).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                yield from written_out(node)


def written_out(call: ast.Call) -> Iterator[tuple[str, str]]:
    """The rule and the key of one refusal, if both are string literals."""
    parts = [part.value for part in call.args[:REASON_PARTS] if isinstance(part, ast.Constant)]
    if len(parts) == REASON_PARTS and all(isinstance(part, str) for part in parts):
        yield str(parts[0]), str(parts[1])


def prompts(root: Path) -> Iterator[tuple[str, str]]:
    """Every prompt of the engine: its rule and its kind."""
    for node in ast.walk(ast.parse((root / PROMPTS).read_text("utf-8"))):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "PROMPTS":
            assert isinstance(node.value, ast.Dict)
            for kind, row in zip(node.value.keys, node.value.values, strict=True):
                assert isinstance(kind, ast.Constant)
                assert isinstance(row, ast.Tuple)
                rule = row.elts[1]
                assert isinstance(rule, ast.Constant)
                yield str(rule.value), str(kind.value)


def files(root: Path) -> dict[Path, str]:
    """All files for the browser, by path."""
    made: dict[str, object] = {BOOK: rulebook(root)}
    made |= {SENTENCES.format(language=language): sentences(root, language) for language in OTHERS}
    return {root / path: json.dumps(what, ensure_ascii=False, indent=1) + "\n" for path, what in made.items()}


def main(arguments: list[str]) -> int:
    made = files(ROOT)
    if "--check" in arguments:
        return 0 if all(path.is_file() and path.read_text("utf-8") == text for path, text in made.items()) else 1
    for path, text in made.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
