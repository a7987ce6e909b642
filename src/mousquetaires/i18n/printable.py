"""Text from outside, made safe to show: no control characters, nothing that moves the cursor or turns a line around."""


def printable(text: str, instead: str, also: str = "") -> str:
    r"""The text with ``instead`` for each letter that cannot be printed and is not in ``also``.

    >>> printable("The Red\nDove\u202e", "·")
    'The Red·Dove·'
    """
    return "".join(letter if letter.isprintable() or letter in also else instead for letter in text)
