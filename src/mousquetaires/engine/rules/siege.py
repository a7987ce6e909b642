"""SIEGE: phase III, the assessment of La Rochelle."""

from typing import TYPE_CHECKING, Final

from ..actions import PASS, REROLL, SACRIFICE
from ..chance import SIEGE_BLUE, SIEGE_RED, SIEGE_REROLL, Chance, roll
from ..derived_values import siege_blue_dice, siege_red_dice, smuggled_swords
from ..effects.on_musketeers import is_lying, lose_life, put_out
from ..effects.on_tracks import gain_epic, gain_one_for_all, mark_siege_reward, move_siege_token
from ..effects.on_turn import begin_phase, end_game
from ..frames import ASK, ROLL, RUN, Contents, Done, Frame, Step
from ..ids import HEROES, MILADY, ROCHELLE, SHIELD
from ..ids import SIEGE as LOST_SIEGE
from ..prompts import Prompt
from .card_drawing import DrawTreachery
from .duel_rolls import FACE_COUNT, face_of

if TYPE_CHECKING:
    from ..machine import Game

# First-time rewards already given, as bits.
LEFT_REWARD: Final = 1
RIGHT_REWARD: Final = 2
END_REWARD: Final = 4


def siege_red(g: "Game") -> int:
    return siege_red_dice(g.table.components, g.s.time, g.s.reinforced)  # SIEGE-2


def siege_blue(g: "Game") -> int:
    return siege_blue_dice(g.table.components, g.s.siege_cards)  # SIEGE-3


class Siege(Frame):
    """Phase III: both sides roll for Swords, and the Siege token moves by the difference."""

    __slots__ = ("asked", "blue_swords", "red_swords")
    kind = "siege"
    fields = ("result", "", "blue_swords", "red_swords", "asked")

    def __init__(self) -> None:
        super().__init__()
        self.red_swords = 0  # Milady's
        self.blue_swords = 0  # the Musketeers'
        self.asked = 0  # the Musketeers who were asked to give a life, or were passed over

    def contents(self) -> Contents:
        return SIEGE_STEPS

    def numbers(self) -> list[int]:
        return [self.result, -1, self.blue_swords, self.red_swords, self.asked]

    def fill(self, numbers: list[int]) -> None:
        self.hero = self.place = -1
        self.result, _, self.blue_swords, self.red_swords, self.asked = numbers


class Begin(Step[Siege]):
    __slots__ = ()

    def run(self, g: "Game", siege: Siege) -> int:
        begin_phase(g, 3)
        return siege.next_step()


class RollRed(Step[Siege]):
    """Milady rolls."""

    __slots__ = ()

    def run(self, g: "Game", siege: Siege) -> int:
        return ROLL

    def chance(self, g: "Game", siege: Siege) -> Chance:
        return roll(SIEGE_RED, siege_red(g), g.table.components.red_die)

    def land(self, g: "Game", siege: Siege, outcome: int) -> None:
        siege.red_swords = outcome & 15  # SIEGE-4
        g.emit("siege_red_rolled", outcome)
        siege.next_step()


class RollBlue(Step[Siege]):
    """The Musketeers roll, if they have laid cards at La Rochelle."""

    __slots__ = ()

    def run(self, g: "Game", siege: Siege) -> int:
        return ROLL if siege_blue(g) else siege.next_step()

    def chance(self, g: "Game", siege: Siege) -> Chance:
        return roll(SIEGE_BLUE, siege_blue(g), g.table.components.blue_die)

    def land(self, g: "Game", siege: Siege, outcome: int) -> None:
        siege.blue_swords = outcome & 15  # SIEGE-4
        g.emit("siege_blue_rolled", outcome)
        siege.next_step()


class Reroll(Step[Siege]):
    """When Reinforcements bring more dice than there are, Milady may roll one Shield again."""

    __slots__ = ()

    def run(self, g: "Game", siege: Siege) -> int:
        base = g.table.components.time_dice[g.s.time]
        full = base + g.s.reinforced > g.table.components.red_dice
        if not (full and siege.red_swords < siege_red(g)):  # SIEGE-2
            return to_sacrifices(g, siege)
        return ASK if g.table.milady else siege.next_step()  # SOLO-7

    def ask(self, g: "Game", siege: Siege) -> Prompt:
        return Prompt(g, siege, "siege_reroll", 1 << MILADY)

    def options(self, g: "Game", siege: Siege) -> list[int]:
        return [PASS, REROLL]

    def answer(self, g: "Game", siege: Siege, action: int) -> None:
        if action == REROLL:
            siege.next_step()
        else:
            to_sacrifices(g, siege)


class RerollDie(Step[Siege]):
    """The Shield is rolled again."""

    __slots__ = ()

    def run(self, g: "Game", siege: Siege) -> int:
        return ROLL

    def chance(self, g: "Game", siege: Siege) -> Chance:
        return roll(SIEGE_REROLL, 1, g.table.components.red_die)

    def land(self, g: "Game", siege: Siege, outcome: int) -> None:
        siege.red_swords += outcome & 15  # SIEGE-2
        shields = siege_red(g) - siege.red_swords  # a red die has no Lily
        g.emit("siege_rerolled", face_of(outcome), siege.red_swords + FACE_COUNT[SHIELD] * shields)
        to_sacrifices(g, siege)


def to_sacrifices(g: "Game", siege: Siege) -> int:
    """The Smuggler adds a Sword to Milady's. Then the Musketeers may give lives."""
    siege.red_swords += smuggled_swords(g.table.components, g.s.paris_card)  # SIEGE-2, CARD-SMUGGLER
    return siege.go_to("sacrifice")


class Sacrifice(Step[Siege]):
    """Each Musketeer at La Rochelle may give a life for a Sword, while Milady has Swords left."""

    __slots__ = ()

    def run(self, g: "Game", siege: Siege) -> int:
        while siege.asked < HEROES:
            hero = siege.asked
            there = hero in g.table.heroes and g.s.place[hero] == ROCHELLE and not is_lying(g, hero)
            if there and siege.red_swords > 0:
                return ASK  # SIEGE-5
            siege.asked += 1
        return siege.next_step()

    def ask(self, g: "Game", siege: Siege) -> Prompt:
        hero = siege.asked
        return Prompt(g, siege, "sacrifice", 1 << g.table.seat_of[hero], hero)  # RUL-TEAM-DECIDES

    def options(self, g: "Game", siege: Siege) -> list[int]:
        return [PASS, SACRIFICE]

    def answer(self, g: "Game", siege: Siege, action: int) -> None:
        hero = siege.asked
        siege.asked += 1
        if action == SACRIFICE:
            siege.red_swords -= 1  # SIEGE-5
            g.emit("sacrificed", hero)
            lose_life(g, hero, 1)  # SIEGE-5
            if g.s.life[hero] == 0:
                put_out(g, hero)  # SIEGE-5, RUL-LAST-LIFE


class MoveToken(Step[Siege]):
    __slots__ = ()

    def run(self, g: "Game", siege: Siege) -> int:
        siege.next_step()
        return move_siege(g, siege.blue_swords - siege.red_swords)  # SIEGE-4


SIEGE_STEPS: Final = Contents(
    Siege,
    {
        "begin": Begin(),
        "red": RollRed(),
        "blue": RollBlue(),
        "reroll": Reroll(),
        "reroll_die": RerollDie(),
        "sacrifice": Sacrifice(),
        "move": MoveToken(),
        "done": Done(),
    },
)


def move_siege(g: "Game", spaces: int) -> int:
    """The token moves, to the left for Milady. Some spaces give a reward the first time it gets there."""
    s = g.s
    end = g.table.components.siege_end
    move_siege_token(g, spaces)  # SIEGE-4
    if s.siege == -end:
        end_game(g, LOST_SIEGE)  # GOAL-4
        return RUN
    if s.siege >= end - 1 and not s.siege_rewards & RIGHT_REWARD:  # SIEGE-6, RUL-SIEGE-PASSED
        mark_siege_reward(g, RIGHT_REWARD)
        gain_epic(g, 1)  # SIEGE-6
    if s.siege == end and not s.siege_rewards & END_REWARD:  # SIEGE-6
        mark_siege_reward(g, END_REWARD)
        gain_one_for_all(g)  # SIEGE-6, ONE-1
    if s.siege == 1 - end and not s.siege_rewards & LEFT_REWARD:  # SIEGE-6
        mark_siege_reward(g, LEFT_REWARD)
        return g.call(DrawTreachery(1))  # SIEGE-6
    return RUN
