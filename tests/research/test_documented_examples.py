"""The examples of docs/research.md run as they stand there."""

from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = [part.split("```")[0] for part in PAGE.read_text("utf-8").split("```python\n")[1:]]


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_example_runs(number: int) -> None:
    exec(compile(EXAMPLES[number], f"example {number} of {PAGE.name}", "exec"), {})  # noqa: S102  # our own page


def test_every_python_interface_has_an_example() -> None:
    for module in ("numbered_game", "pettingzoo_env", "gymnasium_env", "openspiel_game"):
        assert sum(module in example for example in EXAMPLES) == 1
