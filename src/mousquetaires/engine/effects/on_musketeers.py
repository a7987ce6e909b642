"""Effects on the Musketeers: where they are, their life, what they have done this turn."""

from typing import TYPE_CHECKING

from ..ids import BARRED, BASTILLE, COLOMBIER, QUEST
from .on_turn import end_game

if TYPE_CHECKING:
    from ..machine import Game


def is_lying(g: "Game", hero: int) -> bool:
    return bool(g.s.lying >> hero & 1)


def has_played(g: "Game", hero: int) -> bool:
    return bool(g.s.played >> hero & 1)


def standing(g: "Game") -> list[int]:
    """The Musketeers who are not out of action."""
    return [hero for hero in g.table.heroes if not g.s.lying >> hero & 1]


def mark_played(g: "Game", hero: int) -> None:
    g.s.played |= 1 << hero


def set_place(g: "Game", hero: int, place: int) -> None:
    s = g.s
    s.place[hero] = place
    s.spot[hero] = 0
    s.must_leave &= ~(1 << hero)


def lose_life(g: "Game", hero: int, wounds: int) -> None:
    """A Musketeer loses life. The caller calls ``put_out`` if none is left."""
    lost = min(wounds, g.s.life[hero])
    g.s.life[hero] -= lost
    g.emit("life_lost", hero, lost, g.s.life[hero])


def regain_life(g: "Game", hero: int, points: int) -> None:
    s = g.s
    gained = min(points, g.table.components.heroes[hero].life - s.life[hero])  # ARM-6
    s.life[hero] += gained
    g.emit("life_regained", hero, gained, s.life[hero])


def put_out(g: "Game", hero: int) -> None:
    """A Musketeer is out of action: they lie at the Vieux Colombier and keep all they own."""
    s = g.s
    if s.place[hero] == QUEST and g.table.mortal:
        s.barred |= 1 << hero  # VAR-2
        g.emit("barred", hero)
    set_place(g, hero, COLOMBIER)  # DUEL-14, VXC-1
    s.lying |= 1 << hero
    g.emit("fell", hero)


def stand_up(g: "Game", hero: int) -> None:
    """The Musketeer stands up with full life; their turn is over."""
    s = g.s
    s.lying &= ~(1 << hero)
    s.life[hero] = g.table.components.heroes[hero].life  # MUS-3
    mark_played(g, hero)
    g.emit("recovered", hero, s.life[hero])


def jail(g: "Game", hero: int) -> None:
    set_place(g, hero, BASTILLE)
    g.emit("jailed", hero)


def mark_jailed(g: "Game", hero: int) -> None:
    """A Musketeer was jailed this turn and may not leave the Bastille before the next one."""
    g.s.jailed |= 1 << hero


def mark_for_bastille(g: "Game", hero: int) -> None:
    """A Musketeer will go to the Bastille after recovering."""
    g.s.marked |= 1 << hero


def unmark_for_bastille(g: "Game", hero: int) -> None:
    g.s.marked &= ~(1 << hero)


def tire_horse(g: "Game", hero: int) -> None:
    """A Musketeer's thoroughbred was ridden this turn."""
    g.s.ridden |= 1 << hero


def spend_gift(g: "Game") -> None:
    """Aramis's gift is used up for this turn."""
    g.s.gift_used = 1


def walk(g: "Game", hero: int, spot: int) -> None:
    """A Musketeer walks to another spot of the Quest board."""
    g.s.spot[hero] = spot
    g.emit("walked", hero, spot)


def check_barred(g: "Game") -> None:
    """Mortal Quest: the game is lost when no Musketeer may go to the Quest any more."""
    if g.table.mortal and all(g.s.barred >> hero & 1 for hero in g.table.heroes):
        end_game(g, BARRED)  # GOAL-7
