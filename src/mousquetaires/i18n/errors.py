"""Errors that are told to somebody: each has a text key and values, never a sentence of its own."""

from . import Value


class Keyed(ValueError):
    """Something that cannot be, with the key of the text that says why."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


def system_words(error: Exception) -> str:
    """What the system says about it, as ``$why`` of a text."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
