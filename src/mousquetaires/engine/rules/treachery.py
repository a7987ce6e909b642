"""Treachery cards take effect: the one that Milady plays, or the one drawn without her."""

from typing import TYPE_CHECKING, Final

from ..actions import NAME, VERB_BITS
from ..chance import SOLO_HERO, TREACHERY_DRAW, Chance, pick
from ..effects.on_cards import can_draw_treachery, refill_treachery, reveal_treachery
from ..effects.on_milady import heal_rochefort, isolate, reinforce_siege, start_hourglass, take_conscripts
from ..effects.on_musketeers import check_barred, jail, lose_life, put_out, standing
from ..frames import ASK, ROLL, RUN, Contents, Done, Frame, Step
from ..ids import (
    AMBUSH,
    BALM,
    CONSCRIPTS,
    DEAD_END,
    EMERGENCY,
    HEROES,
    ISOLATION,
    MILADY,
    PLOT,
    PRISON,
    REINFORCEMENTS,
    ROCHEFORT,
)
from ..prompts import Prompt
from ..reasons import Reason
from .one_for_all import AFTER_TREACHERY, OneWindow
from .recovery import Recover
from .time_and_honour import QueenLoses, TimeMove

if TYPE_CHECKING:
    from ..machine import Game


class SoloTreachery(Frame):
    """Without Milady a Treachery card is drawn and takes effect. Balm is drawn again if Rochefort is unhurt."""

    __slots__ = ()
    kind = "solo_treachery"

    def contents(self) -> Contents:
        return SOLO_TREACHERY_STEPS


class DrawSoloTreachery(Step[SoloTreachery]):
    __slots__ = ()

    def run(self, g: "Game", frame: SoloTreachery) -> int:
        if not can_draw_treachery(g):
            return g.done()
        refill_treachery(g)
        return ROLL

    def chance(self, g: "Game", frame: SoloTreachery) -> Chance:
        return pick(TREACHERY_DRAW, g.s.treachery_deck[:])  # SOLO-3

    def land(self, g: "Game", frame: SoloTreachery, outcome: int) -> None:
        unhurt = g.s.rochefort == g.table.components.foes[ROCHEFORT].life
        if outcome == BALM and unhurt:
            reveal_treachery(g, outcome, False)  # SOLO-3
            g.emit("treachery_without_effect", outcome)
            return
        frame.next_step()
        g.call(PlayTreachery(outcome))


SOLO_TREACHERY_STEPS: Final = Contents(SoloTreachery, {"draw": DrawSoloTreachery(), "done": Done()})


class PlayTreachery(Frame):
    """A Treachery card takes effect at once. Then the Musketeers may answer with One for All."""

    __slots__ = ("card",)
    kind = "play_treachery"
    fields = ("result", "", "", "card")

    def __init__(self, card: int = -1) -> None:
        super().__init__()
        self.card = card

    def contents(self) -> Contents:
        return PLAY_TREACHERY_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, -1, self.card, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.card, _ = numbers


class PlayCard(Step[PlayTreachery]):
    __slots__ = ()

    def run(self, g: "Game", play: PlayTreachery) -> int:
        card = play.card
        amount = g.table.components.treachery_amount[card]
        reveal_treachery(g, card, g.table.milady)
        play.go_to("answer")
        if card == AMBUSH or card == PRISON:
            if standing(g):
                return play.go_to("victim")
            g.emit("treachery_without_effect", card)  # RUL-PRISON-NOBODY
        elif card == DEAD_END:
            play.go_to("done")  # the Musketeers are asked before the Time token moves
            return g.call(TimeMove(amount))  # CARD-DEAD-END, RUL-DEAD-END
        elif card == PLOT:
            return g.call(QueenLoses(amount))  # CARD-PLOT
        elif card == BALM:
            heal_rochefort(g, amount)  # CARD-BALM
        elif card == REINFORCEMENTS:
            reinforce_siege(g, amount)  # CARD-REINFORCEMENTS
        elif card == EMERGENCY:
            start_hourglass(g)  # CARD-EMERGENCY
        elif card == CONSCRIPTS:
            take_conscripts(g, amount)  # CARD-CONSCRIPTS
        elif card == ISOLATION:
            isolate(g)  # CARD-ISOLATION
        return RUN


class ChooseVictim(Step[PlayTreachery]):
    """Milady names the Musketeer that an Ambush or a Prison card hits. Without Milady one is drawn."""

    __slots__ = ()

    def run(self, g: "Game", play: PlayTreachery) -> int:
        return ASK if g.table.milady else ROLL

    def ask(self, g: "Game", play: PlayTreachery) -> Prompt:
        return Prompt(g, play, "victim", 1 << MILADY)

    def options(self, g: "Game", play: PlayTreachery) -> list[int]:
        return [NAME | hero << VERB_BITS for hero in standing(g)]  # RUL-STANDING-VICTIM

    def why(self, g: "Game", play: PlayTreachery, action: int) -> Reason:
        return Reason("MIL-4", "reason-lying")

    def answer(self, g: "Game", play: PlayTreachery, action: int) -> None:
        self.hit(g, play, action >> VERB_BITS)

    def chance(self, g: "Game", play: PlayTreachery) -> Chance:
        return pick(SOLO_HERO, [int(hero in standing(g)) for hero in range(HEROES)])  # SOLO-7

    def land(self, g: "Game", play: PlayTreachery, outcome: int) -> None:
        self.hit(g, play, outcome)

    def hit(self, g: "Game", play: PlayTreachery, hero: int) -> None:
        play.next_step()
        if play.card == PRISON:
            jail(g, hero)  # CARD-PRISON, BAS-1, BAS-4
            return
        lose_life(g, hero, g.table.components.treachery_amount[AMBUSH])  # CARD-AMBUSH
        if g.s.life[hero] == 0:
            put_out(g, hero)
            check_barred(g)  # GOAL-7
            g.call(Recover(hero))  # CARD-AMBUSH, MUS-3


class AnswerTreachery(Step[PlayTreachery]):
    __slots__ = ()

    def run(self, g: "Game", play: PlayTreachery) -> int:
        play.next_step()
        return g.call(OneWindow(AFTER_TREACHERY))  # ONE-2


PLAY_TREACHERY_STEPS: Final = Contents(
    PlayTreachery, {"play": PlayCard(), "victim": ChooseVictim(), "answer": AnswerTreachery(), "done": Done()}
)
