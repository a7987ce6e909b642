"""Somebody at the keyboard: reads, prints, and understands what is typed."""

import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from mousquetaires.i18n import Texts

from ..common import screen
from .questions import Choice

COLUMN: Final = 39  # letters of a short line: two of them side by side in 80
GAP: Final = 1  # blanks between them


class Quit(Exception):
    """Whoever sits there has had enough: by a word, by Ctrl-C, or because there is no more input."""


class Desk:
    """The screen and the keyboard."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.console: Console = screen()
        self.log: list[Text] = []
        self.typed = sys.stdin.isatty() and sys.stdout.isatty()
        if self.typed:
            import readline  # noqa: F401  # arrow keys and history, where there is a keyboard

    def tell(self, lines: Sequence[Text]) -> None:
        """Parts of the story, shown now and kept for later."""
        self.log += lines
        for line in lines:
            self.console.print(line)

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def say(self, key: str, **values: str | int) -> None:
        self.console.print(Text(self.texts.say(key, **values), style="dim"))

    def menu(self, choices: Sequence[Choice], first: int = 1) -> None:
        """The lines to choose from: short ones side by side, long ones on a line of their own."""
        width = len(str(first + len(choices) - 1))
        columns = max(1, self.console.width // COLUMN)
        row, used = Text(), 0
        for number, choice in enumerate(choices, first):
            line = self._line(number, width, choice)
            taken = -(-(line.cell_len + GAP) // COLUMN)
            if used and used + taken > columns:
                self.console.print(row)
                row, used = Text(), 0
            row.append_text(line)
            used += taken
            row.pad_right(max(0, min(used, columns - 1) * COLUMN - row.cell_len))
        self.console.print(row)

    def _line(self, number: int, width: int, choice: Choice) -> Text:
        line = Text(f" {number:>{width}} ", style="bold cyan")
        label, hint = choice.label, choice.hint
        if hint and label.endswith(")"):  # one pair of brackets is enough
            label, _, within = label[:-1].rpartition(" (")
            hint = f"{within}, {hint}"
        line.append(label, style="not bold default")
        if hint:
            line.append(f" ({hint})", style="not bold dim default")
        return line

    def read(self) -> str:
        """What is typed next; the end of input is a way to say goodbye."""
        try:
            if self.typed:
                return input("> ").strip()
            self.console.print("> ", end="")
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt) as error:
            self.console.print()
            raise Quit from error
        if not line:
            self.console.print()
            raise Quit
        self.console.print(Text(line.strip()))  # a pipe does not echo what it is fed
        return line.strip()
