"""RET: board 3 of the Quest, the Return to Paris."""

from typing import TYPE_CHECKING, Final

from ..effects.on_cards import discard_token
from ..frames import RUN, Contents, Done, Frame, Step
from ..ids import NO_TOKEN, TOKEN_FOE, TOKEN_SNARE, UNKNOWN_FOE
from .duel import Duel
from .duel_outcome import BEATEN, SNARED
from .quest import SPACES_RETURN, BoardDone, bitten

if TYPE_CHECKING:
    from ..machine import Game


def road_space(g: "Game") -> int:
    """The first token left on the road."""
    return next(space for space in range(SPACES_RETURN) if g.s.spaces[space] != NO_TOKEN)  # RET-1


class RoadFight(Frame):
    """A Musketeer fights the first token left on board 3, without knowing it unless it lies face up."""

    __slots__ = ("space",)
    kind = "road_fight"
    fields = ("result", "hero", "space")

    def __init__(self, hero: int = -1) -> None:
        super().__init__(hero)
        self.space = -1  # of the token

    def contents(self) -> Contents:
        return ROAD_FIGHT_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.space, -1, 0]

    def fill(self, numbers: list[int]) -> None:
        self.place = -1
        self.result, self.hero, self.space, _, _ = numbers


class FightOnRoad(Step[RoadFight]):
    __slots__ = ()

    def run(self, g: "Game", fight: RoadFight) -> int:
        space = fight.space = road_space(g)
        token = g.s.spaces[space]
        face_up = bool(g.s.face_up >> space & 1)
        fight.next_step()
        if face_up and token == TOKEN_SNARE:
            fight.result = SNARED
            return RUN
        foe = TOKEN_FOE[token] if face_up else UNKNOWN_FOE  # RET-1, RET-3, RUL-RETURN-FACE-UP
        return g.call(Duel(fight.hero, foe, space))


class AfterRoadFight(Step[RoadFight]):
    __slots__ = ()

    def run(self, g: "Game", fight: RoadFight) -> int:
        fight.next_step()
        if fight.result & SNARED:
            bitten(g, fight.hero, fight.space)
        elif fight.result & BEATEN:
            discard_token(g, fight.space)
        if all(g.s.spaces[space] == NO_TOKEN for space in range(SPACES_RETURN)):
            return g.call(BoardDone(fight.hero))
        return RUN


ROAD_FIGHT_STEPS: Final = Contents(RoadFight, {"fight": FightOnRoad(), "result": AfterRoadFight(), "done": Done()})
