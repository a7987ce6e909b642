"""The tasks of Paris cards: duels, discards for the smuggler, the search for Constance (ACT-9, PAR)."""

from typing import TYPE_CHECKING, Final

from ..actions import GIFT, PASS, PAY_CARD, VERB_BITS, VERB_MASK
from ..chance import SEARCH_DICE, Chance, roll
from ..components import LILIES, WINS
from ..effects.on_cards import discard_cards, held
from ..effects.on_milady import heal_foe
from ..effects.on_missions import count_task
from ..effects.on_tracks import set_constance
from ..frames import ASK, ROLL, Contents, Done, Frame, Step
from ..ids import COMBAT, DOUBLE, NO_MISSION, PARIS
from ..prompts import Prompt
from ..reasons import Reason
from .combat_cards import combat_choices, gift_choices, may_use_gift, play_combat, use_gift
from .duel_with_reward import DuelWithReward, duel_with_reward_steps
from .mission_cards import MissionCheck, paris_print, stipulation_done, wants_cards

if TYPE_CHECKING:
    from ..machine import Game

NO_TASK_CARD: Final = 15  # the card field of a task that costs none


NO_TASK: Final = Reason("ACT-9", "reason-no-task")
COMBAT_CARD_NEEDED: Final = Reason("ACT-9", "reason-combat-card-needed")
NOT_HELD: Final = Reason("ACT-9", "reason-not-in-hand")


def why_no_task(g: "Game", hero: int, card: int) -> Reason | None:
    """Why the Paris card's own task cannot be done now, or None. ``card`` is what is discarded for it."""
    if g.s.place[hero] != PARIS or g.s.paris_card == NO_MISSION or stipulation_done(g):
        return NO_TASK
    if wants_cards(g):
        if card not in (COMBAT, DOUBLE):
            return COMBAT_CARD_NEEDED
        if not held(g, g.table.seat_of[hero], card):
            return NOT_HELD
        return None
    if paris_print(g).stipulation == LILIES and card == NO_TASK_CARD:
        return None
    return NO_TASK


def wants_duels(g: "Game") -> bool:
    """Whether the Paris card asks for duels against its own duellist."""
    return g.s.paris_card != NO_MISSION and paris_print(g).stipulation == WINS and not stipulation_done(g)


class ParisDuel(DuelWithReward):
    """A duel against the duellist of Duels in Paris. A win counts, no matter which Musketeer wins it."""

    __slots__ = ()
    kind = "paris_duel"

    def contents(self) -> Contents:
        return PARIS_DUEL_STEPS

    def won(self, g: "Game") -> int:
        advance_task(g, self.hero)  # CARD-DUELS, RUL-DUELS
        heal_foe(g, self.foe)  # DUEL-13: the next duellist is another man
        return g.call(MissionCheck(PARIS))


PARIS_DUEL_STEPS: Final = duel_with_reward_steps(ParisDuel)


def advance_task(g: "Game", hero: int) -> None:
    count_task(g, hero)  # RUL-CONSTANCE-ZERO: these are not counted on Constance's track


class SmugglerDiscard(Frame):
    """A Combat card is discarded for the smuggler. After Rochefort the player chooses the card anew."""

    __slots__ = ("card",)
    kind = "smuggler_discard"
    fields = ("result", "hero", "place", "card")

    def __init__(self, hero: int = -1, place: int = -1, card: int = -1) -> None:
        super().__init__(hero, place)
        self.card = card  # NO_TASK_CARD while none is chosen

    def contents(self) -> Contents:
        return SMUGGLER_DISCARD_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.place, self.card, 0]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.card, _ = numbers


class DiscardForSmuggler(Step[SmugglerDiscard]):
    __slots__ = ()

    def run(self, g: "Game", task: SmugglerDiscard) -> int:
        if task.card == NO_TASK_CARD:
            return ASK  # ROCH-9
        task.next_step()
        discard_cards(g, g.table.seat_of[task.hero], task.card)  # CARD-SMUGGLER
        advance_task(g, task.hero)  # CARD-SMUGGLER, RUL-SMUGGLER-DOUBLE
        return g.call(MissionCheck(PARIS))

    def ask(self, g: "Game", task: SmugglerDiscard) -> Prompt:
        return Prompt(g, task, "task_card", 1 << g.table.seat_of[task.hero], task.hero)

    def options(self, g: "Game", task: SmugglerDiscard) -> list[int]:
        """The player's Combat cards. Without any the step is lost; the question alone does not tell that to others."""
        seat = g.table.seat_of[task.hero]
        return [PAY_CARD | card << VERB_BITS for card in (COMBAT, DOUBLE) if held(g, seat, card)] or [PASS]

    def answer(self, g: "Game", task: SmugglerDiscard, action: int) -> None:
        if action == PASS:
            g.emit("action_lost", task.hero)  # ROCH-9
            task.next_step()
        else:
            task.card = action >> VERB_BITS


SMUGGLER_DISCARD_STEPS: Final = Contents(SmugglerDiscard, {"discard": DiscardForSmuggler(), "done": Done()})


class SearchRoll(Frame):
    """The Disappearance: combat dice are rolled, and each Lily is a success."""

    __slots__ = ("dice",)
    kind = "search_roll"
    fields = ("result", "hero", "place", "", "dice")

    def __init__(self, hero: int = -1, place: int = -1) -> None:
        super().__init__(hero, place)
        self.dice = 0  # 0 until the search begins

    def contents(self) -> Contents:
        return SEARCH_ROLL_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.place, -1, self.dice]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, _, self.dice = numbers

    def room(self, g: "Game") -> int:
        """How many more dice there are to add."""
        return g.table.components.blue_dice - self.dice


class SearchCards(Step[SearchRoll]):
    """Combat cards add dice."""

    __slots__ = ()

    def run(self, g: "Game", search: SearchRoll) -> int:
        if search.dice == 0:
            search.dice = g.table.components.heroes[search.hero].combat
        return ASK if g.s.hand_size[g.table.seat_of[search.hero]] and search.room(g) > 0 else search.next_step()

    def ask(self, g: "Game", search: SearchRoll) -> Prompt:
        return Prompt(g, search, "combat_cards", 1 << g.table.seat_of[search.hero], search.hero)

    def options(self, g: "Game", search: SearchRoll) -> list[int]:
        return combat_choices(g, g.table.seat_of[search.hero], search.room(g))  # CARD-DISAPPEARANCE

    def answer(self, g: "Game", search: SearchRoll, action: int) -> None:
        search.dice += play_combat(g, search.hero, action >> VERB_BITS)
        search.next_step()


class GiftForSearch(Step[SearchRoll]):
    """Aramis may discard a card for a die."""

    __slots__ = ()

    def run(self, g: "Game", search: SearchRoll) -> int:
        return ASK if search.room(g) > 0 and may_use_gift(g, search.hero) else search.next_step()

    def ask(self, g: "Game", search: SearchRoll) -> Prompt:
        return Prompt(g, search, "gift", 1 << g.table.seat_of[search.hero], search.hero)

    def options(self, g: "Game", search: SearchRoll) -> list[int]:
        return gift_choices(g, g.table.seat_of[search.hero])

    def answer(self, g: "Game", search: SearchRoll, action: int) -> None:
        if action & VERB_MASK == GIFT:
            use_gift(g, search.hero, action >> VERB_BITS)
            search.dice += 1
        search.next_step()


class RollSearch(Step[SearchRoll]):
    __slots__ = ()

    def run(self, g: "Game", search: SearchRoll) -> int:
        return ROLL

    def chance(self, g: "Game", search: SearchRoll) -> Chance:
        return roll(SEARCH_DICE, search.dice, g.table.components.blue_die)

    def land(self, g: "Game", search: SearchRoll, outcome: int) -> None:
        g.emit("blue_rolled", search.hero, outcome)
        most = g.table.components.paris_successes  # TRACK-PARIS
        set_constance(g, min(most, g.s.constance + (outcome >> 8)))  # CARD-DISAPPEARANCE, PAR-3
        search.next_step()
        g.call(MissionCheck(PARIS))


SEARCH_ROLL_STEPS: Final = Contents(
    SearchRoll, {"cards": SearchCards(), "gift": GiftForSearch(), "roll": RollSearch(), "done": Done()}
)
