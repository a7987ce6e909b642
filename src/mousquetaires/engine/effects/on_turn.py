"""Effects on the course of the game: turn, phase, ending and the hourglass."""

from typing import TYPE_CHECKING

from ..ids import RICHELIEU

if TYPE_CHECKING:
    from ..machine import Game


def end_game(g: "Game", ending: int) -> None:
    g.s.ending = ending
    g.emit("game_over", ending)


def begin_turn(g: "Game") -> None:
    """A new turn begins: effects that last a turn end, and Milady has all Location cards again."""
    s = g.s
    s.turn += 1
    s.destination = -1
    s.shown = s.fled = s.found = s.excluded = 0  # MIL-1
    s.reinforced = s.emergency = s.sand_out = s.conscripts = s.isolated = s.time_stopped = s.gift_used = 0
    s.played = s.jailed = s.ridden = 0
    s.must_leave = 0
    for hero in g.table.heroes:
        hold_to_leaving(g, hero)
    g.emit("turn_began", s.turn)


def hold_to_leaving(g: "Game", hero: int) -> None:
    """A Musketeer who is at Richelieu when a round or their own turn begins has to leave first."""
    if g.s.place[hero] == RICHELIEU:
        g.s.must_leave |= 1 << hero  # RIC-5


def begin_phase(g: "Game", phase: int) -> None:
    g.s.phase = phase
    g.emit("phase_began", phase)


def empty_hourglass(g: "Game") -> None:
    g.s.sand_out = 1
    g.emit("sand_ran_out")
