"""The coach's advice as it is sent."""

from msgspec import Struct


class CoachFact(Struct, forbid_unknown_fields=True):
    """A fact: the rule behind it, a text key, and its numbers and ids."""

    rule: str
    key: str
    values: dict[str, int]


class CoachAnswer(Struct, forbid_unknown_fields=True):
    """An answer, the chance (0 to 1) that this side wins after it, and half of the 95% interval of that chance."""

    action: str
    chance: float
    error: float
    facts: list[CoachFact]


class CoachPlace(Struct, forbid_unknown_fields=True):
    """How likely Milady is at a place (0 to 1), from public facts alone: the main one first."""

    place: int
    chance: float
    facts: list[CoachFact]


class CoachAdvice(Struct, forbid_unknown_fields=True):
    """The best answers, the best first. ``clear``: the first is better by more than the error of the difference.

    ``worlds``: how often each answer was tried. ``places``: empty unless Milady is hidden. ``losses``: what is lost if
    the turn ends now.
    """

    answers: list[CoachAnswer]
    clear: bool
    worlds: int
    places: list[CoachPlace]
    losses: list[CoachFact]
