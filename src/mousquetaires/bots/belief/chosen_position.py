"""The position in which Milady chose, as far as all players remember it, seen from her chair."""

from random import Random
from typing import Any

from mousquetaires.engine.actions import GO, VERB_BITS
from mousquetaires.engine.config import Table
from mousquetaires.engine.determinization import PUBLIC_NAMES
from mousquetaires.engine.ids import INN_SPACES, LOCATION_CARDS, MILADY, NO_TOKEN, NOWHERE
from mousquetaires.engine.milady_choice_history import Choice
from mousquetaires.engine.state import State
from mousquetaires.engine.view import NO_HAND, REMEMBERED, Observation

from ..adept.milady_destinations import WITH_ROCHEFORT
from ..adept.milady_position import MiladyPosition
from ..adept.milady_prices import MILADY_PRICES
from ..base import SeatPrompt


def choices_so_far(o: Observation) -> tuple[Choice, ...]:
    """Milady's choices, this turn's last. Without a memory of this turn, as if she had chosen just now."""
    if o.choices and o.choices[-1].turn == o.turn:
        return o.choices
    public: dict[str, Any] = {name: getattr(o, name) for name in REMEMBERED}
    return (*o.choices, Choice(seen_at=NOWHERE, rochefort=o.rochefort, **public))


def open_places(choice: Choice) -> list[int]:
    """Where Milady could go."""
    return [place for place in LOCATION_CARDS if choice.rochefort or place not in WITH_ROCHEFORT]


def chosen_position(table: Table, choice: Choice) -> MiladyPosition:
    """Her position without her secrets. What players don't remember has the value it has before a game starts."""
    view = blank_view(table).as_chosen(choice)
    options = [GO | place << VERB_BITS for place in open_places(choice)]
    return MiladyPosition(view, SeatPrompt(view, 0, options, [], options[0]), Random(0), MILADY_PRICES)


def blank_view(table: Table) -> Observation:
    """Milady's view of a game in which nothing has been laid out, at her question for a destination."""
    s = State.fresh()
    public: dict[str, Any] = {name: plain(getattr(s, name)) for name in PUBLIC_NAMES}
    return Observation(
        viewer=MILADY,
        table=table,
        **public,
        deck_size=0,
        treachery_hand_size=0,
        treachery_deck_size=0,
        paris_hand_size=0,
        paris_unseen=0,
        reserve_size=0,
        hiding=0,
        destination=NOWHERE,
        spaces=(NO_TOKEN,) * INN_SPACES,
        hand=NO_HAND,
        treachery_hand=(),
        treachery_deck=(),
        paris_hand=0,
        paris_unused=0,
        reserve=(),
        stack=(),
        asked="destination",
        asked_seats=1 << MILADY,
        asked_hero=-1,
    )


def plain(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value
