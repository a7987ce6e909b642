"""Texts from people as one line of printable characters."""

from mousquetaires.i18n.printable import printable


def printable_line(text: str) -> str:
    """The text on one line of printable characters, without spaces at its ends. Spaces within it stay."""
    return printable(text, " ").strip()


def single_spaced_line(text: str) -> str:
    r"""The same with single spaces: nothing that XML forbids and nothing that reverses a line.

    >>> single_spaced_line("The Red\n Dove\x00\u202e")
    'The Red Dove'
    """
    return " ".join(printable_line(text).split())
