"""GAL: board 4 of the Quest, the Galleries of the Louvre."""

from typing import TYPE_CHECKING, Final

from ..actions import PASS
from ..effects.on_cards import discard_token
from ..effects.on_missions import pass_antechamber
from ..effects.on_tracks import spend_epic
from ..effects.on_turn import end_game
from ..frames import ASK, RUN, Contents, Done, Frame, Step
from ..ids import ANTECHAMBERS, DIAMONDS, NO_TOKEN, TOKEN_FOE, TOKEN_SNARE
from ..prompts import Prompt
from .duel import Duel
from .duel_outcome import BEATEN
from .one_for_all import WORTH
from .quest import bitten, challenge_space, show_antechamber

if TYPE_CHECKING:
    from ..machine import Game


class PassAntechamber(Frame):
    """An antechamber is passed: its other tokens go, and the next antechamber is turned up."""

    __slots__ = ()
    kind = "pass_antechamber"
    fields = ("result", "hero")

    def contents(self) -> Contents:
        return PASS_ANTECHAMBER_STEPS


class NextAntechamber(Step[PassAntechamber]):
    __slots__ = ()

    def run(self, g: "Game", frame: PassAntechamber) -> int:
        s = g.s
        first = challenge_space(g)
        for space in range(first, first + 3):
            if s.spaces[space] != NO_TOKEN:
                discard_token(g, space)  # GAL-3
        pass_antechamber(g, frame.hero)
        if s.antechamber == ANTECHAMBERS:
            end_game(g, DIAMONDS)  # GAL-4, GOAL-2, RUL-WIN-FIRST
        else:
            show_antechamber(g)  # GAL-3
        return g.done()


PASS_ANTECHAMBER_STEPS: Final = Contents(PassAntechamber, {"pass": NextAntechamber()})


class GalleryFight(Frame):
    """A Musketeer fights one of the two adversaries of the antechamber."""

    __slots__ = ("slot",)
    kind = "gallery_fight"
    fields = ("result", "hero", "place", "slot")

    def __init__(self, hero: int = -1, place: int = -1, slot: int = -1) -> None:
        super().__init__(hero, place)
        self.slot = slot  # 1 or 2, counted from the challenge

    def contents(self) -> Contents:
        return GALLERY_FIGHT_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.place, self.slot, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.slot, _ = numbers


class FightInGallery(Step[GalleryFight]):
    __slots__ = ()

    def run(self, g: "Game", fight: GalleryFight) -> int:
        space = challenge_space(g) + fight.slot
        token = g.s.spaces[space]
        if token == TOKEN_SNARE:
            bitten(g, fight.hero, space)
            fight.go_to("done")
            return leave_if_cleared(g, fight.hero)
        fight.next_step()
        return g.call(Duel(fight.hero, TOKEN_FOE[token], space))


class AfterGalleryFight(Step[GalleryFight]):
    __slots__ = ()

    def run(self, g: "Game", fight: GalleryFight) -> int:
        if fight.result & BEATEN:
            discard_token(g, challenge_space(g) + fight.slot)
        fight.next_step()
        return leave_if_cleared(g, fight.hero)


GALLERY_FIGHT_STEPS: Final = Contents(
    GalleryFight, {"fight": FightInGallery(), "result": AfterGalleryFight(), "done": Done()}
)


def leave_if_cleared(g: "Game", hero: int) -> int:
    """With both adversaries gone, the antechamber is passed."""
    first = challenge_space(g)
    if g.s.spaces[first + 1] == NO_TOKEN and g.s.spaces[first + 2] == NO_TOKEN:
        return g.call(PassAntechamber(hero))  # GAL-2
    return RUN


class Passage(Frame):
    """The secret passage: three Epic tokens pass an antechamber."""

    __slots__ = ()
    kind = "passage"
    fields = ("result", "hero")

    def contents(self) -> Contents:
        return PASSAGE_STEPS


class PayPassage(Step[Passage]):
    """The team pays. One for All, a free action, can make up what is missing (ONE-5)."""

    __slots__ = ()

    def run(self, g: "Game", passage: Passage) -> int:
        price = g.table.components.passage_price
        if g.s.epic < price:
            if g.s.epic + WORTH * g.s.one_for_all >= price:
                return ASK
            g.emit("action_lost", passage.hero)  # ROCH-9
            return g.done()
        spend_epic(g, price)  # GAL-2
        passage.next_step()
        return g.call(PassAntechamber(passage.hero))  # GAL-2

    def ask(self, g: "Game", passage: Passage) -> Prompt:
        return Prompt(g, passage, "epic_for_passage", g.table.team_mask, passage.hero)

    def options(self, g: "Game", passage: Passage) -> list[int]:
        return [PASS]

    def answer(self, g: "Game", passage: Passage, action: int) -> None:
        g.emit("action_lost", passage.hero)
        passage.next_step()


PASSAGE_STEPS: Final = Contents(Passage, {"pay": PayPassage(), "done": Done()})
