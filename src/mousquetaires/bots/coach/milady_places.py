"""Where Milady may be, from public facts: the chances of the belief, and the main fact about each place."""

from typing import Final

from mousquetaires.engine.ids import (
    COMBAT,
    DOUBLE,
    LOCATION_CARDS,
    LOUVRE,
    MILADY,
    NOWHERE,
    PARIS,
    PLACES,
    QUEST,
    RICHELIEU,
    ROCHELLE,
)
from mousquetaires.engine.view import Observation

from ..belief import place_chances
from ..belief.chosen_position import choices_so_far
from .advice_types import Fact, PlaceChance, fact

CLOSED_WITHOUT_ROCHEFORT: Final = (PARIS, LOUVRE, QUEST)  # MIL-2
NONE: Final = (0.0,) * PLACES
DIGITS: Final = 4


def is_hidden(o: Observation) -> bool:
    """Whether Milady has chosen a place this turn that the Musketeers don't know."""
    return bool(o.hiding) or (o.viewer == MILADY and o.destination != NOWHERE and not o.shown)


def public_chances(o: Observation) -> tuple[float, ...]:
    """The chance that Milady is at each place, as every Musketeer could work it out. All are 0 if she isn't hidden."""
    if not is_hidden(o):
        return NONE
    return place_chances(o._replace(hiding=1, destination=NOWHERE))  # Milady's own knowledge left out


def milady_places(o: Observation) -> tuple[PlaceChance, ...]:
    """The six places where she may be, the likeliest first. Empty if she isn't hidden."""
    if not is_hidden(o):
        return ()
    chances = public_chances(o)
    found = [PlaceChance(place, round(chances[place], DIGITS), place_facts(o, place)) for place in LOCATION_CARDS]
    return tuple(sorted(found, key=lambda one: -one.chance))


def place_facts(o: Observation, place: int) -> tuple[Fact, ...]:
    """What all players know about a place, the main fact first."""
    return (main_fact(o, place), *seen_there(o, place), *what_she_finds(o, place))


def seen_there(o: Observation, place: int) -> list[Fact]:
    """How often she was there, of all the turns in which she was seen."""
    seen = [choice.seen_at for choice in choices_so_far(o)[:-1] if choice.seen_at != NOWHERE]
    return [fact("coach-place-seen", "MIL-1", n=seen.count(place), of=len(seen))] if seen else []


def what_she_finds(o: Observation, place: int) -> list[Fact]:
    """What a place offers her: adversaries that Rochefort can help, cards to take or to destroy."""
    if place in (PARIS, LOUVRE):
        return [fact("coach-place-foes", "ROCH-1", n=sum(at == place for at in o.foe_at))]
    if place == RICHELIEU:
        return [fact("coach-place-search", "RIC-1", n=o.treachery_deck_size)]
    if place == ROCHELLE:
        return [fact("coach-place-siege", "SIEGE-1", n=o.siege_cards[COMBAT] + o.siege_cards[DOUBLE])]
    return []


def main_fact(o: Observation, place: int) -> Fact:
    """The main fact about a place: why she can't be there, that she was there last turn, or who stands there."""
    chosen = choices_so_far(o)
    if not chosen[-1].rochefort and place in CLOSED_WITHOUT_ROCHEFORT:
        return fact("coach-place-closed", "MIL-2")
    if o.excluded >> place & 1:
        return fact("coach-place-excluded", "ROCH-1")
    if len(chosen) > 1 and chosen[-2].seen_at == place:
        return fact("coach-place-again", "MIL-1")
    here = [hero for hero in o.table.heroes if o.place[hero] == place]
    if len(here) == 1:
        return fact("coach-place-hero", "MIL-1", hero=here[0])
    return fact("coach-place-heroes", "MIL-1", n=len(here))
