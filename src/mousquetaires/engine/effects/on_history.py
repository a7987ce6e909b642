"""Effects on fields that no rule reads: how many inputs there were, what can be undone, and what all players saw."""

from typing import TYPE_CHECKING

from ..milady_choice_history import choice_now, shown_at

if TYPE_CHECKING:
    from ..machine import Game


def count_decision(g: "Game") -> None:
    g.s.decisions += 1


def count_aside(g: "Game") -> None:
    """Count a choice inside a free action, separately from the answers to prompts."""
    g.s.asides += 1


def count_roll(g: "Game", purpose: int) -> None:
    g.s.rolls[purpose] += 1
    g.s.barriers += 1


def count_undos(g: "Game", undos: int) -> None:
    """Set how often dice were undone. The seed gives other outcomes after that."""
    g.s.undos = undos


def bar_undo(g: "Game") -> None:
    """Something hidden was shown: earlier inputs can be undone only if all other players agree."""
    g.s.barriers += 1


def remember_choice(g: "Game") -> None:
    """All players remember the position in which Milady chose."""
    g.s.choices = (*g.s.choices, choice_now(g.s))


def complete_choice(g: "Game") -> None:
    """All players remember where Milady was this turn, and where they knew she was not."""
    if g.s.choices and g.s.choices[-1].turn == g.s.turn:
        g.s.choices = (*g.s.choices[:-1], shown_at(g.s.choices[-1], g.s.destination, g.s.excluded))
