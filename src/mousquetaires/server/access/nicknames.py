"""Nicknames that cannot be seen, or that look like another one.

>>> look_alike("Athos", "ATHOS"), look_alike("Athos", "Аthоs"), look_alike("Athos", "Porthos")
(True, True, False)
"""

from importlib.resources import files
from typing import Final
from unicodedata import category, normalize

import msgspec

DATA: Final = files("confusable_homoglyphs") / "confusables.json"  # by itself: the package keeps 20 MB in memory
MARK: Final = "\u200e"  # stands around letters that are written from right to left, in the data
UNSEEN_KINDS: Final = ("C", "M", "Z")  # control signs, marks on the letter before, spaces
# Letters and signs that show nothing: fillers, the blank Braille pattern, variation selectors and the like.
UNSEEN: Final = frozenset(
    chr(number)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0x1D159, 0x1D159),
        (0xE0100, 0xE01EF),
    )
    for number in range(first, last + 1)
)


def can_be_seen(text: str) -> bool:
    """Whether there is anything to see in a text.

    >>> can_be_seen("\u3164\u2800"), can_be_seen("❤")
    (False, True)
    """
    return any(letter not in UNSEEN and category(letter)[0] not in UNSEEN_KINDS for letter in text)


def look_alike(one: str, other: str) -> bool:
    """Whether two names are hard to tell apart, in capitals or not: I looks like l, and i does not."""
    small, other_small = one.casefold(), other.casefold()
    return _folded(one) == _folded(other) or _folded(small) == _folded(other_small)


def _folded(text: str) -> str:
    return skeleton(text).casefold()


def skeleton(text: str) -> str:
    """A text with each letter replaced by the one that stands for all that look like it (Unicode's UTS #39)."""
    plain = normalize("NFD", normalize("NFKC", text))
    seen = (letter for letter in plain if letter not in UNSEEN and category(letter) != "Cf")
    return normalize("NFD", "".join(PROTOTYPES.get(letter, letter) for letter in seen))


class Alike(msgspec.Struct):
    """One of the texts that look like a letter, in the data."""

    c: str


def _prototypes() -> dict[str, str]:
    """For each letter the one that stands for it.

    The data has, for the one that stands for others, all of these, and for each of them just that one. Where two
    letters have only each other, it is the first of them.
    """
    data = msgspec.json.decode(DATA.read_bytes(), type=dict[str, list[Alike]])
    alike = {letter.strip(MARK): [one.c.strip(MARK) for one in found] for letter, found in data.items()}
    return {
        letter: found[0] if len(alike[found[0]]) > 1 else min(letter, found[0])
        for letter, found in alike.items()
        if len(found) == 1
    }


PROTOTYPES: Final = _prototypes()
