"""Effects on the tracks and on what the Musketeers share: time, purse, siege, Louvre, honour, Epic tokens."""

from typing import TYPE_CHECKING

from ..ids import HONOUR, STRANGLED, TIME
from .on_turn import end_game

if TYPE_CHECKING:
    from ..machine import Game


def move_time(g: "Game", spaces: int) -> None:
    """The Time token moves. Milady wins when it leaves the last space."""
    last = len(g.table.components.time_dice)
    g.s.time = min(last, g.s.time + spaces)
    g.emit("time_moved", g.s.time)
    if g.s.time == last:
        end_game(g, TIME)  # GOAL-3


def gain_pistoles(g: "Game", pistoles: int) -> None:
    gained = min(pistoles, g.table.components.purse_most - g.s.purse)  # TRACK-PURSE
    if gained:
        g.s.purse += gained
        g.emit("purse_changed", gained, g.s.purse)


def lose_pistoles(g: "Game", pistoles: int) -> None:
    lost = min(pistoles, g.s.purse)  # RUL-PURSE-FLOOR
    if lost:
        g.s.purse -= lost
        g.emit("purse_changed", -lost, g.s.purse)


def gain_epic(g: "Game", tokens: int) -> None:
    gained = min(tokens, g.table.components.epic_tokens - g.s.epic)  # QST-6, RUL-EPIC-LIMIT
    if gained:
        g.s.epic += gained
        g.emit("epic_changed", gained, g.s.epic)


def spend_epic(g: "Game", tokens: int) -> None:
    """Spent tokens go back to the stock."""
    if tokens:
        g.s.epic -= tokens  # QST-6, RUL-EPIC-STOCK
        g.emit("epic_changed", -tokens, g.s.epic)


def gain_one_for_all(g: "Game") -> None:
    if g.s.one_stock:
        g.s.one_stock -= 1
        g.s.one_for_all += 1
        g.emit("one_gained", g.s.one_for_all)


def spend_one_for_all(g: "Game", effect: int) -> None:
    g.s.one_for_all -= 1
    g.emit("one_played", effect, g.s.one_for_all)


def stop_time(g: "Game") -> None:
    """The Time token stays where it is for the rest of the turn."""
    g.s.time_stopped = 1
    g.emit("time_held")


def lose_honour(g: "Game", points: int) -> None:
    """The Queen loses honour, down to Richelieu's space."""
    lost = min(points, g.s.honour)  # ONE-4
    g.s.honour -= lost
    g.emit("honour_lost", lost, g.s.honour)


def regain_honour(g: "Game", points: int) -> None:
    gained = min(points, g.table.components.honour - g.s.honour)  # ONE-4
    g.s.honour += gained
    g.emit("honour_regained", gained, g.s.honour)


def dishonour(g: "Game") -> None:
    end_game(g, HONOUR)  # GOAL-5


def set_constance(g: "Game", successes: int) -> None:
    if g.s.constance != successes:
        g.s.constance = successes
        g.emit("constance_moved", successes)


def strangle(g: "Game") -> None:
    end_game(g, STRANGLED)  # GOAL-6


def set_louvre_token(g: "Game", space: int) -> None:
    if g.s.louvre_space != space:
        g.s.louvre_space = space
        g.emit("louvre_moved", space)


def move_siege_token(g: "Game", spaces: int) -> None:
    """The siege token moves, to the left for Milady, up to the ends of its track."""
    end = g.table.components.siege_end
    g.s.siege = max(-end, min(end, g.s.siege + spaces))  # SIEGE-7, RUL-SIEGE-END
    if spaces:
        g.emit("siege_moved", g.s.siege)


def mark_siege_reward(g: "Game", reward: int) -> None:
    """A reward of the siege track is given only once."""
    g.s.siege_rewards |= reward
