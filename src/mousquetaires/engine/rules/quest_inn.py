"""INN: board 1 of the Quest, the Golden Lily Inn."""

from typing import TYPE_CHECKING, Final

from ..effects.on_cards import discard_token, turn_up
from ..effects.on_musketeers import walk
from ..frames import RUN, Contents, Done, Frame, Step
from ..ids import INN_LENGTH, NO_TOKEN, QUEST, TOKEN_DECOY, TOKEN_FOE, TOKEN_SNARE
from .duel import Duel
from .duel_outcome import BEATEN
from .quest import BoardDone, bitten

if TYPE_CHECKING:
    from ..machine import Game


def inn_front(g: "Game", path: int) -> int:
    """How many spaces of a path are empty: the next token lies there."""
    front = 0
    while front < INN_LENGTH and g.s.spaces[path * INN_LENGTH + front] == NO_TOKEN:
        front += 1
    return front


def path_of(spot: int) -> int:
    """The path a Musketeer stands in, or -1 in the common room."""
    return (spot - 1) // INN_LENGTH if spot else -1


def faces_token(g: "Game", hero: int, path: int) -> bool:
    """Whether a Musketeer's next action in this path steps on a token, or only walks."""
    front = inn_front(g, path)
    spot = g.s.spot[hero]
    return front == 0 or spot == path * INN_LENGTH + front  # INN-2, INN-3


def walk_path(g: "Game", hero: int, path: int) -> None:
    """Along an opened path to its last empty space."""
    walk(g, hero, path * INN_LENGTH + inn_front(g, path))  # INN-3, RUL-INN-PATH


class PathStep(Frame):
    """A Musketeer steps on the next token of an Inn path."""

    __slots__ = ("path",)
    kind = "path_step"
    fields = ("result", "hero", "place", "path")

    def __init__(self, hero: int = -1, place: int = -1, path: int = -1) -> None:
        super().__init__(hero, place)
        self.path = path

    def contents(self) -> Contents:
        return PATH_STEP_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.place, self.path, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.path, _ = numbers

    def space(self, g: "Game") -> int:
        return self.path * INN_LENGTH + inn_front(g, self.path)


class MeetToken(Step[PathStep]):
    __slots__ = ()

    def run(self, g: "Game", step: PathStep) -> int:
        space = step.space(g)
        turn_up(g, space)  # INN-2
        token = g.s.spaces[space]
        if token == TOKEN_DECOY:
            discard_token(g, space)  # INN-2, TOKEN-DECOY
        elif token == TOKEN_SNARE:
            bitten(g, step.hero, space)
        else:
            step.next_step()
            return g.call(Duel(step.hero, TOKEN_FOE[token], space))
        stand_on(g, step.hero, space)
        return step.go_to("board")


class AfterPathDuel(Step[PathStep]):
    """A beaten foe makes room. Otherwise the token stays face up, and the Musketeer in front of it."""

    __slots__ = ()

    def run(self, g: "Game", step: PathStep) -> int:
        if step.result & BEATEN:  # INN-4, RUL-INN-BEATEN
            space = step.space(g)
            discard_token(g, space)
            stand_on(g, step.hero, space)
        return step.next_step()


class CheckPath(Step[PathStep]):
    __slots__ = ()

    def run(self, g: "Game", step: PathStep) -> int:
        step.next_step()
        if inn_front(g, step.path) == INN_LENGTH:  # INN-6
            return g.call(BoardDone(step.hero))
        return RUN


PATH_STEP_STEPS: Final = Contents(
    PathStep, {"turn_up": MeetToken(), "duel": AfterPathDuel(), "board": CheckPath(), "done": Done()}
)


def stand_on(g: "Game", hero: int, space: int) -> None:
    """Walk on to a space, unless a snare has put the Musketeer out."""
    if g.s.place[hero] == QUEST:
        walk(g, hero, space + 1)  # INN-2
