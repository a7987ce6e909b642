"""``python -m tools.rulebook_sequences FOLDER``: hashes of every eight-word sequence in the printed rulebooks.

The folder has the rulebooks as text files (``*.txt``, in any languages). They are not ours and stay outside the
repository. Only the hashes are committed, in ``tests/i18n/rulebook_sequences.bin``: five bytes each, sorted. A test
finds with them whether one of our texts has eight consecutive words of a rulebook.
"""

import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).resolve().parent.parent / "tests" / "i18n" / "rulebook_sequences.bin"
LENGTH: Final = 8  # words
SIZE: Final = 5  # bytes kept of each hash
WORD: Final = re.compile(r"[^\W_]+")
HYPHENATED: Final = re.compile(r" ?-[ \t]*\n\s*")  # a word divided at the end of a line


def words_of(text: str) -> list[str]:
    """The words of a text in lower case: letters and digits only.

    >>> words_of("d’Artagnan rolls 2 “Swords”.")
    ['d', 'artagnan', 'rolls', '2', 'swords']
    """
    return WORD.findall(text.casefold())


def sequences(text: str) -> Iterator[str]:
    """Every eight consecutive words of a text."""
    words = words_of(text)
    for at in range(len(words) - LENGTH + 1):
        yield " ".join(words[at : at + LENGTH])


def hash_of(sequence: str) -> bytes:
    return hashlib.sha256(sequence.encode()).digest()[:SIZE]


def hashes_of(rulebooks: list[str]) -> bytes:
    """The contents of the file: all hashes, sorted, without repetition."""
    found = {hash_of(one) for text in rulebooks for one in sequences(HYPHENATED.sub("", text))}
    return b"".join(sorted(found))


def read_hashes(file: Path = FILE) -> frozenset[bytes]:
    read = file.read_bytes()
    return frozenset(read[at : at + SIZE] for at in range(0, len(read), SIZE))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m tools.rulebook_sequences FOLDER", file=sys.stderr)
        return 2
    files = sorted(Path(arguments[0]).glob("*.txt"))
    if not files:
        print(f"There is no rulebook (*.txt) in {arguments[0]}.", file=sys.stderr)
        return 2
    FILE.write_bytes(hashes_of([file.read_text("utf-8") for file in files]))
    print(f"{FILE.name}: {len(read_hashes())} sequences from {len(files)} rulebooks")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
