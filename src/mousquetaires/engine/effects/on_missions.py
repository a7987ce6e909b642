"""Effects on the missions in Paris and the Louvre, and on the Quest."""

from typing import TYPE_CHECKING

from ..ids import MILADY, NO_MISSION, NOBODY

if TYPE_CHECKING:
    from ..machine import Game


# --- missions -------------------------------------------------------------------------------------


def take_paris(g: "Game", card: int) -> None:
    """Milady takes an unused Paris card. The others see only that she took one."""
    g.s.paris_unused &= ~(1 << card)
    g.s.paris_hand |= 1 << card
    held_now = g.s.paris_hand.bit_count()
    g.tell(MILADY, "paris_taken", card, held_now)
    g.tell_others(MILADY, "paris_card_taken", held_now)


def lay_paris_card(g: "Game", card: int, from_hand: bool) -> None:
    """A Paris card comes into play. Nothing is done for it yet."""
    s = g.s
    if from_hand:
        s.paris_hand &= ~(1 << card)
    else:
        s.paris_unused &= ~(1 << card)
    s.paris_card = card
    s.barriers += 1
    s.paris_done = 0
    s.progress = 0
    g.emit("paris_opened", card, s.paris_hand.bit_count())


def remove_paris_card(g: "Game") -> None:
    g.emit("paris_closed", g.s.paris_card)
    g.s.paris_card = NO_MISSION


def complete_paris_challenge(g: "Game") -> None:
    g.s.paris_done = 1


def count_task(g: "Game", hero: int) -> None:
    """A Musketeer does one more of what the Paris card asks for."""
    g.s.progress += 1
    g.emit("task_advanced", hero, g.s.progress)


def open_louvre_card(g: "Game", card: int) -> None:
    s = g.s
    s.louvre_deck &= ~(1 << card)
    s.louvre_card = card
    s.louvre_done = 0
    g.emit("louvre_opened", card)


def remove_louvre_card(g: "Game") -> None:
    g.s.louvre_card = NO_MISSION


def complete_louvre_challenge(g: "Game") -> None:
    g.s.louvre_done = 1


def name_nemesis(g: "Game", hero: int) -> None:
    g.s.nemesis = hero
    g.emit("nemesis_named", hero)


def forget_nemesis(g: "Game") -> None:
    g.s.nemesis = NOBODY


# --- the Quest ------------------------------------------------------------------------------------


def complete_england_challenge(g: "Game", skill: int) -> None:
    g.s.england |= 1 << skill


def open_next_board(g: "Game") -> None:
    """The next Quest board begins. All Musketeers are at its start."""
    s = g.s
    s.board += 1  # QST-1
    for hero in g.table.heroes:
        s.spot[hero] = 0  # QST-4
    g.emit("board_opened", s.board)


def pass_antechamber(g: "Game", hero: int) -> None:
    g.s.antechamber += 1
    g.emit("antechamber_passed", hero, g.s.antechamber)
