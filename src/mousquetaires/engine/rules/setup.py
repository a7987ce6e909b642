"""SETUP: from an empty table to the first turn."""

from typing import Final

from ..actions import CHOOSE_PARIS, VERB_BITS
from ..chance import SOLO_PARIS, Chance, pick
from ..config import STARTING_PLACE, Table
from ..effects.on_missions import take_paris
from ..effects.on_tracks import gain_one_for_all
from ..frames import ASK, ROLL, Call, Contents, Done, Frame, Step
from ..ids import ADVERSARIES, BLADE, LOUVRE_CARDS, MILADY, NAMED_FOES, PARIS, PARIS_CARDS, TREVILLE
from ..machine import Game
from ..prompts import Prompt
from ..state import State
from .adversary_placement import Force
from .card_drawing import DrawCards, DrawTreachery
from .mission_cards import NextLouvre, open_paris, unused_paris
from .quest import LayTokens
from .turn import Turn


def empty_table(table: Table) -> State:
    """Every piece in its place, nothing dealt yet."""
    s = State.fresh()
    printed = table.components
    s.time = table.start_time  # SETUP-1
    s.purse = printed.purse_start  # SETUP-1, TRACK-PURSE
    s.honour = printed.honour  # SETUP-1, TRACK-HONOUR
    for foe in range(ADVERSARIES, NAMED_FOES):
        s.foe_life[foe] = printed.foes[foe].life  # SETUP-1, FOE-ROCHEFORT, FOE-WARDES
    s.one_stock = printed.one_for_all  # SETUP-9, TRACK-ONE
    s.louvre_deck = (1 << LOUVRE_CARDS) - 1
    s.paris_unused = (1 << PARIS_CARDS) - 1  # SETUP-3
    s.stock = [item.stock for item in printed.items]  # SETUP-9
    s.deck = list(printed.adventure_copies)  # SETUP-8
    s.treachery_deck = list(table.treachery_used)  # SETUP-2
    s.reserve = list(printed.token_copies)  # QST-2
    for hero in table.heroes:
        s.place[hero] = STARTING_PLACE[hero]  # SETUP-7
        s.life[hero] = printed.heroes[hero].life  # SETUP-7
    if TREVILLE in table.heroes:
        s.equipment[TREVILLE] = 1 << BLADE  # TREV-2, HERO-TREVILLE
        s.stock[BLADE] -= 1  # TREV-2, SETUP-9
    return s


class Root(Frame):
    """The whole game: set-up, then turn after turn until one side has won."""

    __slots__ = ()
    kind = "root"

    def contents(self) -> Contents:
        return ROOT_STEPS


class BeginGame(Step[Root]):
    __slots__ = ()

    def run(self, g: Game, root: Root) -> int:
        root.next_step()
        g.emit("game_began")
        return g.call(SetUp())


class NextTurn(Step[Root]):
    __slots__ = ()

    def run(self, g: Game, root: Root) -> int:
        return g.call(Turn())


ROOT_STEPS: Final = Contents(Root, {"setup": BeginGame(), "turns": NextTurn()})


class SetUp(Frame):
    """Milady's preparations and the deal, in the order of the rulebook."""

    __slots__ = ("dealt",)
    kind = "set_up"
    fields = ("result", "", "", "", "dealt")

    def __init__(self) -> None:
        super().__init__()
        self.dealt = 0  # how many seats have their cards

    def contents(self) -> Contents:
        return SET_UP_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, -1, -1, self.dealt]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, _, self.dealt = numbers


class DealTreachery(Step[SetUp]):
    __slots__ = ()

    def run(self, g: Game, setup: SetUp) -> int:
        setup.next_step()
        return g.call(DrawTreachery(g.table.treachery_hand))  # SETUP-2


class ChooseParis(Step[SetUp]):
    """Milady chooses one of the unused Paris cards. Without Milady, one is drawn."""

    __slots__ = ()

    def run(self, g: Game, setup: SetUp) -> int:
        return ROLL if g.table.solo else ASK

    def options(self, g: Game, setup: SetUp) -> list[int]:
        return [CHOOSE_PARIS | card << VERB_BITS for card in unused_paris(g.s.paris_unused)]  # SETUP-3

    def answer(self, g: Game, setup: SetUp, action: int) -> None:
        self.take(g, action >> VERB_BITS)
        setup.next_step()

    def chance(self, g: Game, setup: SetUp) -> Chance:
        return pick(SOLO_PARIS, [g.s.paris_unused >> card & 1 for card in range(PARIS_CARDS)])  # SOLO-4

    def land(self, g: Game, setup: SetUp, outcome: int) -> None:
        self.take(g, outcome)
        setup.next_step()

    def take(self, g: Game, card: int) -> None:
        """What is done with the card."""
        raise self.lacks("take")


class OpeningParis(ChooseParis):
    """The card that is in play first."""

    __slots__ = ()

    def ask(self, g: Game, setup: SetUp) -> Prompt:
        return Prompt(g, setup, "opening_paris", 1 << MILADY)

    def take(self, g: Game, card: int) -> None:
        open_paris(g, card, False)  # SETUP-3


class OpeningParisHand(ChooseParis):
    """A second card, for Milady's hand, at tables of some sizes."""

    __slots__ = ()

    def run(self, g: Game, setup: SetUp) -> int:
        return super().run(g, setup) if g.table.two_paris else setup.next_step()

    def ask(self, g: Game, setup: SetUp) -> Prompt:
        return Prompt(g, setup, "opening_paris_hand", 1 << MILADY)

    def take(self, g: Game, card: int) -> None:
        take_paris(g, card)  # SETUP-3, RUL-SIX-PARIS


class DealAdventure(Step[SetUp]):
    """Each Musketeer player in turn draws a first hand."""

    __slots__ = ()

    def run(self, g: Game, setup: SetUp) -> int:
        if setup.dealt < len(g.table.seats):
            setup.dealt += 1
            return g.call(DrawCards(setup.dealt, g.table.hand))  # SETUP-8
        return setup.next_step()


class GainOneForAll(Step[SetUp]):
    __slots__ = ()

    def run(self, g: Game, setup: SetUp) -> int:
        if g.table.easier:
            gain_one_for_all(g)  # VAR-1, ONE-1
        return setup.next_step()


class SendToParis(Step[SetUp]):
    __slots__ = ()

    def run(self, g: Game, setup: SetUp) -> int:
        setup.next_step()
        return g.call(Force(PARIS))  # SETUP-5


SET_UP_STEPS: Final = Contents(
    SetUp,
    {
        "treachery": DealTreachery(),
        "paris": OpeningParis(),
        "paris_hand": OpeningParisHand(),
        "inn": Call(lambda: LayTokens()),  # SETUP-6
        "deal": DealAdventure(),
        "one": GainOneForAll(),
        "force": SendToParis(),
        "louvre": Call(lambda: NextLouvre()),  # SETUP-5
        "done": Done(),
    },
)


def new_game(table: Table) -> Game:
    """A game at its beginning: it waits for a draw, or for Milady."""
    game = Game(table, empty_table(table), Root())
    game.advance()
    return game
