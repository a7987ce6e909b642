"""Scenes without Milady, with forced draws."""

from tests.rules.opening import due
from tests.scene import PICKS, Scene, scene


def alone(players: int = 4) -> Scene:
    """A game without Milady at the start of Milady's phase. No Paris card is left to come into play."""
    return scene(players, milady=False).put(paris_unused=0).phase("milady")


def may_fall(s: Scene, purpose: str) -> dict[str, int]:
    """The possible outcomes, by name, of the draw that is due now."""
    if s.g.waiting == 0:
        s.g.advance()
    assert due(s.g) == purpose
    return {PICKS[purpose][outcome]: weight for outcome, weight in s.g.chance().outcomes()}


def falls(s: Scene, purpose: str, *names: str) -> Scene:
    """Draw these, one after the other."""
    for name in names:
        assert name in may_fall(s, purpose)
        s.g.land(PICKS[purpose].index(name))
    s.log += s.g.take_events()
    return s
