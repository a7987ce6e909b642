"""What all players saw when Milady chose a destination, turn by turn.

Between her choice and the moment she is shown the Musketeers move, missions end and cards are played. Players who
guess where she is think of the position in which she chose. Everything here was public, so each player could have
written it down. No rule reads it.
"""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .ids import NOWHERE

if TYPE_CHECKING:
    from .state import State


class Choice(NamedTuple):
    """One choice of a destination: where she was shown, and what was public when she chose, named as in the view.

    ``ruled_out`` is the last field: games saved by earlier versions don't have it.
    """

    turn: int
    seen_at: int  # where she was shown later in the turn; NOWHERE until then
    time: int
    purse: int
    siege: int
    honour: int
    louvre_space: int
    constance: int
    epic: int
    paris_card: int
    paris_done: int
    progress: int
    louvre_card: int
    louvre_done: int
    lying: int
    board: int
    england: int
    rochefort: int  # his life
    treachery_hand_size: int
    paris_hand_size: int
    paris_unseen: int
    place: tuple[int, ...]
    life: tuple[int, ...]
    siege_cards: tuple[int, ...]
    ruled_out: int = 0  # the places (a mask) where all players knew she wasn't, when she was shown; 0 until then


MAKE: Final = tuple.__new__  # ``Choice()`` takes twice as long


def choice_now(s: "State") -> Choice:
    """What is public now, as Milady chooses."""
    public = (
        s.turn,
        NOWHERE,
        s.time,
        s.purse,
        s.siege,
        s.honour,
        s.louvre_space,
        s.constance,
        s.epic,
        s.paris_card,
        s.paris_done,
        s.progress,
        s.louvre_card,
        s.louvre_done,
        s.lying,
        s.board,
        s.england,
        s.rochefort,
        sum(s.treachery_hand),
        s.paris_hand.bit_count(),
        s.paris_hand | s.paris_unused,
        tuple(s.place),
        tuple(s.life),
        tuple(s.siege_cards),
        0,
    )
    return MAKE(Choice, public)


def shown_at(choice: Choice, place: int, ruled_out: int) -> Choice:
    """The same choice, after Milady was shown. ``_replace`` takes several times as long."""
    return MAKE(Choice, (choice.turn, place) + choice[2:-1] + (ruled_out,))  # noqa: RUF005  # a star takes longer


def choices_from(rows: object) -> tuple[Choice, ...]:
    """The choices in a saved game or a view, where they are lists."""
    assert isinstance(rows, (list, tuple))
    return tuple([_choice(row) for row in rows])


def _choice(row: object) -> Choice:
    assert isinstance(row, (list, tuple))
    values: list[Any] = [tuple(value) if isinstance(value, (list, tuple)) else value for value in row]
    return Choice(*values)
