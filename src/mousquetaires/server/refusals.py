"""What the server refuses: a text key and values, with the HTTP status that fits, never a sentence."""

from collections.abc import Iterator
from contextlib import contextmanager

from mousquetaires.engine.notation import NotationError
from mousquetaires.engine.reasons import Refused

from .store.errors import StoreDown

Value = int | str


class Denied(Exception):
    """Something a visitor asked for that cannot be; nothing has changed."""

    def __init__(self, key: str, status: int = 409, rule: str = "", **values: Value) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.status = status
        self.rule = rule
        self.values = values

    @property
    def label(self) -> str:
        """Its name among the figures: which rule stood in somebody's way tells of his cards, so there all are one."""
        return "rules" if self.rule else self.key

    def to_json(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, "values": self.values}


def by_the_rules(refused: Refused) -> Denied:
    """What the rules of the game do not allow, as an answer to the player who tried it."""
    reason = refused.reason
    return denied_as(reason.key, 409, reason.rule, dict(reason.values))


def not_an_action(error: NotationError) -> Denied:
    return denied_as(error.key, 400, "", dict(error.values))


def denied_as(key: str, status: int, rule: str, values: dict[str, Value]) -> Denied:
    """A refusal whose key comes from elsewhere (its text is checked where it is written down)."""
    made = Denied(key, status, rule)
    made.values = values
    return made


@contextmanager
def store_answers() -> Iterator[None]:
    """A store that is away is told to whoever waits, and he may try again."""
    try:
        yield
    except StoreDown as down:
        raise store_down() from down


def store_down() -> Denied:
    """The store does not answer; the client may try again."""
    return Denied("server-store-down", 503)


def reason_of(down: StoreDown | Denied) -> str:
    """Why something has to wait, for the log: what a refusal says of a game is not for it."""
    return down.key if isinstance(down, Denied) else str(down)
