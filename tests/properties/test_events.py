"""Events carry the value after a change: a viewer who only follows them knows what the view says."""

from collections.abc import Callable
from typing import Final

from hypothesis import given, settings

from mousquetaires.engine.config import Table
from mousquetaires.engine.events import Event, heard_by
from mousquetaires.engine.view import Observation, observe
from tests.properties.strategies import Start, lengths, starts, walk

# A fact is a field of the view and its place there (-1 if the field is one number).
Facts = dict[tuple[str, int], int]
Values = tuple[int, ...]
LISTS: Final = ("hand_size", "siege_cards", "stock", "life")
NUMBERS: Final = ("treachery_hand_size", "paris_hand_size", "purse", "epic", "honour", "one_for_all")


def number(field: str, at: int) -> Callable[[Table, Values], Facts]:
    """The event says a number of the view."""
    return lambda _, values: {(field, -1): values[at]}


def in_list(field: str, place: int, at: int) -> Callable[[Table, Values], Facts]:
    """The event says one number of a list."""
    return lambda _, values: {(field, values[place]): values[at]}


def traded(table: Table, values: Values) -> Facts:
    giver, taker, _, _, giver_holds, taker_holds = values
    seats = table.seat_of
    return {("hand_size", seats[giver]): giver_holds, ("hand_size", seats[taker]): taker_holds}


def laid_at_siege(table: Table, values: Values) -> Facts:
    hero, card, held, lying = values
    return {("hand_size", table.seat_of[hero]): held, ("siege_cards", card): lying}


SAID_BY: Final[dict[str, Callable[[Table, Values], Facts]]] = {
    "card_drawn": in_list("hand_size", 0, 2),
    "cards_drawn": in_list("hand_size", 0, 2),
    "card_discarded": in_list("hand_size", 0, 2),
    "traded": traded,
    "siege_card_laid": laid_at_siege,
    "siege_card_lost": in_list("siege_cards", 0, 1),
    "treachery_drawn": number("treachery_hand_size", 1),
    "treachery_taken": number("treachery_hand_size", 1),
    "treachery_played": number("treachery_hand_size", 1),
    "paris_taken": number("paris_hand_size", 1),
    "paris_card_taken": number("paris_hand_size", 0),
    "paris_opened": number("paris_hand_size", 1),
    "bought": in_list("stock", 1, 2),
    "life_lost": in_list("life", 0, 2),
    "life_regained": in_list("life", 0, 2),
    "recovered": in_list("life", 0, 1),
    "purse_changed": number("purse", 1),
    "epic_changed": number("epic", 1),
    "honour_lost": number("honour", 1),
    "honour_regained": number("honour", 1),
    "one_gained": number("one_for_all", 0),
    "one_played": number("one_for_all", 1),
}


def seen(view: Observation) -> Facts:
    facts = {(field, at): value for field in LISTS for at, value in enumerate(getattr(view, field))}
    return facts | {(field, -1): getattr(view, field) for field in NUMBERS}


def follow(facts: Facts, events: list[Event], table: Table) -> None:
    for event in events:
        if event.kind in SAID_BY:
            facts.update(SAID_BY[event.kind](table, event.values))


@settings(max_examples=30)
@given(starts(), lengths(200))
def test_a_viewer_who_only_follows_the_events_knows_the_counts_of_the_view(start: Start, length: int) -> None:
    told: dict[int, Facts] = {}
    for game in walk(start, length):
        events = game.take_events()
        for viewer in game.table.viewers:
            facts = told.setdefault(viewer, seen(observe(game, viewer)))
            follow(facts, heard_by(events, viewer), game.table)
            assert facts == seen(observe(game, viewer)), events
