"""Effects on Milady, Rochefort and the other foes."""

from typing import TYPE_CHECKING

from ..ids import ROCHEFORT, TOKEN_FOE
from .on_history import complete_choice

if TYPE_CHECKING:
    from ..machine import Game


# --- Milady and Rochefort -------------------------------------------------------------------------


def set_destination(g: "Game", place: int) -> None:
    """Milady's Location card is laid face down, or drawn in a game without Milady."""
    g.s.destination = place


def exclude_places(g: "Game", places: int) -> None:
    """All players know that Milady is at none of these places (a mask)."""
    g.s.excluded = places


def stay_away(g: "Game") -> None:
    """In a game without Milady, there may be no place for her to go to this turn."""
    g.s.shown = 1
    g.emit("milady_nowhere")


def find_milady(g: "Game", hero: int) -> None:
    """Milady was found at Richelieu and can do nothing there this turn."""
    g.s.found = 1
    g.emit("milady_found", hero)


def reinforce_siege(g: "Game", dice: int) -> None:
    """Milady rolls more dice at the siege this turn."""
    g.s.reinforced = dice


def start_hourglass(g: "Game") -> None:
    """The Musketeers play this turn against the hourglass."""
    g.s.emergency = 1


def take_conscripts(g: "Game", actions: int) -> None:
    """Each Musketeer has fewer actions this turn."""
    g.s.conscripts = actions


def isolate(g: "Game") -> None:
    """Trades are not allowed this turn."""
    g.s.isolated = 1


def show_milady(g: "Game") -> None:
    """Milady's Location card is turned up, and her figure goes there."""
    if not g.s.shown:
        g.s.shown = 1
        g.s.barriers += 1
        complete_choice(g)
        g.emit("milady_shown", g.s.destination)


def rule_out(g: "Game", place: int) -> None:
    """All players have seen that Milady is not at this place."""
    g.s.barriers += 1
    if not g.s.shown:
        g.s.excluded |= 1 << place


def drive_off_rochefort(g: "Game", hero: int) -> None:
    """Rochefort was wounded and is away for the rest of the turn."""
    g.s.fled = 1
    g.emit("rochefort_fled", hero)


def fell_rochefort(g: "Game") -> None:
    """Remember that Rochefort was beaten. Only the first time brings a reward."""
    g.s.rochefort_fell = 1
    g.emit("rochefort_fell")


def wound_foe(g: "Game", foe: int, wounds: int) -> None:
    """A named foe loses life. The wounds last into its next duel."""
    lost = min(wounds, g.s.foe_life[foe])
    g.s.foe_life[foe] -= lost  # DUEL-13
    if foe == ROCHEFORT:
        g.emit("rochefort_wounded", lost, g.s.rochefort)
    else:
        g.emit("foe_wounded", foe, wounds, g.s.foe_life[foe])


def heal_foe(g: "Game", foe: int) -> None:
    """Set a named foe to full life."""
    g.s.foe_life[foe] = g.table.components.foes[foe].life


def wound_token(g: "Game", space: int, wounds: int) -> None:
    """An adversary of the Quest loses life, and does not regain it while the token lies there."""
    foe = TOKEN_FOE[g.s.spaces[space]]
    g.s.token_wounds[space] += wounds  # DUEL-13
    g.emit("foe_wounded", foe, wounds, max(0, g.table.components.foes[foe].life - g.s.token_wounds[space]))


def heal_rochefort(g: "Game", points: int) -> None:
    from_full = g.table.components.foes[ROCHEFORT].life - g.s.rochefort
    healed = min(points, from_full)
    g.s.foe_life[ROCHEFORT] += healed
    g.emit("rochefort_healed", healed, g.s.rochefort)
