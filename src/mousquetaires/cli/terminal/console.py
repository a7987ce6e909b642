"""Reads typed lines and prints menus and the story of the game."""

import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from mousquetaires.i18n import Texts

from ..standard_streams import plain_console
from .questions import Choice

COLUMN: Final = 39  # width of a short entry: two fit in 80 columns
GAP: Final = 1  # blanks between entries


class Quit(Exception):
    """The user leaves the game: by a command, by Ctrl-C, or because the input ends."""


class GameConsole:
    """The screen and the keyboard."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.screen: Console = plain_console()
        self.log: list[Text] = []
        self.typed = sys.stdin.isatty() and sys.stdout.isatty()
        if self.typed:
            import readline  # noqa: F401  # arrow keys and history, where there is a keyboard

    def tell(self, lines: Sequence[Text]) -> None:
        """Print sentences of the story and keep them for the log."""
        self.log += lines
        for line in lines:
            self.screen.print(line)

    def show(self, what: RenderableType) -> None:
        self.screen.print(what)

    def say(self, key: str, **values: str | int) -> None:
        self.screen.print(Text(self.texts.say(key, **values), style="dim"))

    def menu(self, choices: Sequence[Choice], first: int = 1) -> None:
        """Print a numbered menu. Short entries stand side by side, long ones on their own line."""
        width = len(str(first + len(choices) - 1))
        columns = max(1, self.screen.width // COLUMN)
        row, used = Text(), 0
        for number, choice in enumerate(choices, first):
            line = self._line(number, width, choice)
            taken = -(-(line.cell_len + GAP) // COLUMN)
            if used and used + taken > columns:
                self.screen.print(row)
                row, used = Text(), 0
            row.append_text(line)
            used += taken
            row.pad_right(max(0, min(used, columns - 1) * COLUMN - row.cell_len))
        self.screen.print(row)

    def _line(self, number: int, width: int, choice: Choice) -> Text:
        line = Text(f" {number:>{width}} ", style="bold cyan")
        label, hint = choice.label, choice.hint
        if hint and label.endswith(")"):  # merge two pairs of brackets
            label, _, within = label[:-1].rpartition(" (")
            hint = f"{within}, {hint}"
        line.append(label, style="not bold default")
        if hint:
            line.append(f" ({hint})", style="not bold dim default")
        return line

    def read(self) -> str:
        """The next typed line. Raises ``Quit`` at the end of input."""
        try:
            if self.typed:
                return input("> ").strip()
            self.screen.print("> ", end="")
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt) as error:
            self.screen.print()
            raise Quit from error
        if not line:
            self.screen.print()
            raise Quit
        self.screen.print(Text(line.strip()))  # a pipe does not echo its input
        return line.strip()
