"""Writes the tables of docs/research.md that follow from the code: numbers of actions, and values of observations.

``python -m tools.research.tables`` writes them; ``--check`` only tells whether they are up to date (a test does).
"""

import sys
from pathlib import Path
from typing import Final

from mousquetaires.engine.action_index import COMPOSED_VERBS, DONE, LISTED, PIECE_GROUPS, field_values, number_of
from mousquetaires.engine.actions import VERB_FIELDS, VERB_NAMES, VERBS, verb_of
from mousquetaires.engine.observation_tensor import FIELDS, HOW_NAMES, NUMBER

PAGE: Final = Path(__file__).parents[2] / "docs" / "research.md"


def actions_table() -> str:
    lines = ["| first | numbers | action | fields |", "|---|---|---|---|"]
    for verb in range(VERBS):
        if verb not in COMPOSED_VERBS:
            actions = [action for action in LISTED if verb_of(action) == verb]
            fields = [f"{kind} ({len(v)})" for kind, v in zip(VERB_FIELDS[verb], field_values(verb), strict=True)]
            lines.append(f"| {number_of(actions[0])} | {len(actions)} | `{VERB_NAMES[verb]}` | {', '.join(fields)} |")
    for word, first, names in PIECE_GROUPS:
        lines.append(f"| {first} | {len(names)} | `{word}` | {names[0]} to {names[-1]} |")
    return "\n".join([*lines, f"| {DONE} | 1 | `done` | |"])


def values_table() -> str:
    lines = ["| first | values | field | how | what |", "|---|---|---|---|---|"]
    at = 0
    for field in FIELDS:
        how = f"{HOW_NAMES[field.how]}, most {field.most}" if field.how == NUMBER else HOW_NAMES[field.how]
        lines.append(f"| {at} | {field.size} | `{field.name}` | {how} | {field.what} |")
        at += field.size
    return "\n".join(lines)


def with_tables(page: str) -> str:
    """The page with both tables as the code has them now."""
    for name, table in (("actions", actions_table()), ("values", values_table())):
        before, _, rest = page.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition(f"\n<!-- end of {name} -->")
        assert end, f"docs/research.md has no place for the table of {name}"
        page = f"{before}<!-- {name} -->\n{table}{end}{after}"
    return page


def main() -> int:
    page = PAGE.read_text("utf-8")
    made = with_tables(page)
    if "--check" in sys.argv[1:]:
        return int(made != page)
    PAGE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
