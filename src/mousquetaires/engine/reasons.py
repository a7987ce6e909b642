"""Why an input is refused: a rule, a text key and values. ``i18n`` has the sentences."""

from typing import Final

from .mypyc_hints import mypyc_attr

SHOWN: Final = 5  # legal actions in the message of a refusal


@mypyc_attr(acyclic=True)
class Reason:
    """The rule that forbids an input, with the values that explain it to a player."""

    __slots__ = ("key", "rule", "values")

    def __init__(self, rule: str, key: str, **values: int | str) -> None:
        self.rule = rule
        self.key = key
        self.values = values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.rule, self.key, self.values) == (other.rule, other.key, other.values)

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __repr__(self) -> str:
        return f"Reason({self.rule}, {self.key}, {self.values})"

    def to_json(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, "values": self.values}


class Refused(ValueError):
    """Raised for an input that the rules do not allow now. The game has not changed.

    The message says what was tried, the position, and what the seat could do instead. It is for developers:
    a server sends only the reason.
    """

    def __init__(self, reason: Reason, tried: str, position: str = "", legal: tuple[str, ...] = ()) -> None:
        where = f" at {position}" if position else ""
        super().__init__(f"{tried}: {reason.key} ({reason.rule}) {reason.values}{where}{_legal_text(legal)}")
        self.reason = reason
        self.tried = tried
        self.position = position
        self.legal = legal


def _legal_text(legal: tuple[str, ...]) -> str:
    """The end of the message: some of the legal actions.

    >>> _legal_text(("draw", "move paris", "move louvre", "equip", "end", "order athos", "ride quest"))
    '; legal: draw, move paris, move louvre, equip, end and 2 more'
    """
    if not legal:
        return ""
    more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
    return f"; legal: {', '.join(legal[:SHOWN])}{more}"


NOT_YOUR_PROMPT: Final = Reason("TURN-1", "reason-not-asked")
NOTHING_PENDING: Final = Reason("TURN-1", "reason-nothing-pending")
GAME_OVER: Final = Reason("GOAL-1", "reason-game-over")
NOT_OFFERED: Final = Reason("TURN-1", "reason-not-offered")
