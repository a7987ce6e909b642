"""Scenes without Milady, in which chance falls draw by draw."""

from tests.rules.opening import due
from tests.scene import PICKS, Scene, scene


def alone(players: int = 4) -> Scene:
    """Nobody plays Milady; her phase is about to begin. No Paris card is due unless one is asked for."""
    return scene(players, milady=False).put(paris_unused=0).phase("milady")


def may_fall(s: Scene, purpose: str) -> dict[str, int]:
    """What chance may bring for this purpose, which is due now."""
    if s.g.waiting == 0:
        s.g.advance()
    assert due(s.g) == purpose
    return {PICKS[purpose][outcome]: weight for outcome, weight in s.g.chance().outcomes()}


def falls(s: Scene, purpose: str, *names: str) -> Scene:
    """Chance falls, draw by draw."""
    for name in names:
        assert name in may_fall(s, purpose)
        s.g.land(PICKS[purpose].index(name))
    s.log += s.g.take_events()
    return s
