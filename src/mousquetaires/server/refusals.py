"""Refusals: a text key and values with an HTTP status. The sentence is made for the reader's language."""

from collections.abc import Iterator
from contextlib import contextmanager

from mousquetaires.engine.notation import NotationError
from mousquetaires.engine.reasons import Refused

from .store.errors import StoreDown

Value = int | str


class Denied(Exception):
    """A request that is not possible. Nothing has changed."""

    def __init__(self, key: str, status: int = 409, rule: str = "", **values: Value) -> None:
        super().__init__(f"{key} {values}")
        self.key = key
        self.status = status
        self.rule = rule
        self.values = values

    @property
    def label(self) -> str:
        """Its label in the metrics. Which rule refused a move tells of a player's cards, so rules share one label."""
        return "rules" if self.rule else self.key

    def to_json(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, "values": self.values}


def by_the_rules(refused: Refused) -> Denied:
    """A move that the rules of the game do not allow."""
    reason = refused.reason
    return denied_as(reason.key, 409, reason.rule, dict(reason.values))


def not_an_action(error: NotationError) -> Denied:
    return denied_as(error.key, 400, "", dict(error.values))


def denied_as(key: str, status: int, rule: str, values: dict[str, Value]) -> Denied:
    """A refusal with a key from another module, whose texts are checked there."""
    made = Denied(key, status, rule)
    made.values = values
    return made


@contextmanager
def store_answers() -> Iterator[None]:
    """Turn ``StoreDown`` into a refusal that tells the client to try again."""
    try:
        yield
    except StoreDown as down:
        raise store_down() from down


def store_down() -> Denied:
    """The store does not answer; the client may try again."""
    return Denied("server-store-down", 503)


def reason_of(down: StoreDown | Denied) -> str:
    """Why a job has to wait, for the log: without a refusal's values, which may tell of a game."""
    return down.key if isinstance(down, Denied) else str(down)
