"""Where a game started that does not begin with the deal: a lesson, or a moment of another game.

Such a record has, before its own inputs, those that lead to its first position. Random outcomes can be fixed
beforehand. They are used first; after that the seed decides.

>>> start = RecordStart(inputs=12, chance=("duel_blue SSHL", "duel_red SH"), source="first_turn")
>>> RecordStart.from_json(start.to_json()) == start
True
"""

from dataclasses import dataclass
from typing import Final

from .chance import PURPOSE_NAMES, Chance
from .components import Sent
from .notation import NotationError, parse_outcome

LONGEST_SOURCE: Final = 100  # characters


@dataclass(frozen=True)
class RecordStart(Sent):
    """How many of the inputs were made elsewhere, the outcomes that are fixed after them, and where this is from."""

    inputs: int = 0
    chance: tuple[str, ...] = ()  # "duel_blue SSHL": a purpose and its outcome
    source: str = ""

    def to_json(self) -> dict[str, object]:
        return {"inputs": self.inputs, "chance": list(self.chance), "source": self.source}

    @staticmethod
    def from_json(made: object) -> "RecordStart | None":
        """The start that ``to_json`` wrote, or None for anything else."""
        if not isinstance(made, dict) or set(made) != {"inputs", "chance", "source"}:
            return None
        inputs, chance, source = made["inputs"], made["chance"], made["source"]
        texts = isinstance(chance, list) and all(isinstance(text, str) for text in chance)
        if type(inputs) is not int or inputs < 0 or not texts or not isinstance(source, str):
            return None
        start = RecordStart(inputs, tuple(chance), source)
        return start if len(source) <= LONGEST_SOURCE and start.wrong_chance() is None else None

    def wrong_chance(self) -> str | None:
        """The first fixed outcome that cannot be read."""
        return next((text for text in self.chance if _outcome(text) is None), None)


NO_START: Final = RecordStart()


class FixedChance:
    """The outcomes that a start has fixed, in their order for each purpose.

    ``rolls`` are the outcomes of each purpose so far. Outcome ``n`` depends on ``n`` alone, so an undone roll comes
    again.
    """

    __slots__ = ("_before", "_chance", "_texts")

    def __init__(self, chance: tuple[str, ...], rolls: list[int]) -> None:
        self._chance = chance
        self._before = rolls[:]
        self._texts: list[list[str]] = [[] for _ in PURPOSE_NAMES]
        for text in chance:
            purpose, outcome = text.split()
            self._texts[PURPOSE_NAMES.index(purpose)].append(outcome)

    def __reduce__(self) -> tuple[object, ...]:
        return FixedChance, (self._chance, self._before)

    def answer(self, chance: Chance, n: int) -> int | None:
        """Outcome ``n`` of this purpose, or None if it is not fixed or not possible here.

        Dice may be fixed for a longer roll: a roll uses as many as it has dice.
        """
        texts = self._texts[chance.purpose]
        at = n - self._before[chance.purpose]
        if not 0 <= at < len(texts):
            return None
        text = texts[at][: chance.dice] if chance.dice else texts[at]
        outcome = parse_outcome(chance.purpose, text)
        return outcome if chance.possible(outcome) else None

    def left(self, rolls: list[int]) -> tuple[str, ...]:
        """The outcomes that are not used yet after so many rolls of each purpose."""
        found: list[str] = []
        for purpose, texts in enumerate(self._texts):
            used = rolls[purpose] - self._before[purpose]
            found += [f"{PURPOSE_NAMES[purpose]} {text}" for text in texts[used:]]
        return tuple(found)


def _outcome(text: str) -> int | None:
    words = text.split()
    if len(words) != 2 or words[0] not in PURPOSE_NAMES:
        return None
    try:
        return parse_outcome(PURPOSE_NAMES.index(words[0]), words[1])
    except NotationError:
        return None
