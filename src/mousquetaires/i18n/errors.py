"""Errors with a message in the user's language: each carries a text key and values."""

Value = str | int


class KeyedError(ValueError):
    """An error whose message is the text of ``key``, formatted with ``values``."""

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.values = values


def system_message(error: Exception) -> str:
    """The operating system's message for an error, used as ``$why`` in texts."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
