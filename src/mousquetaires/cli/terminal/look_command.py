"""``look``: describes everything on the table and in the user's hands."""

from collections.abc import Iterator, Sequence

from mousquetaires.engine import ids
from mousquetaires.engine.config import Table
from mousquetaires.engine.view import Observation
from mousquetaires.engine.view_queries import adversaries_at, life_of, trap_at
from mousquetaires.i18n import Texts
from mousquetaires.i18n.descriptions import (
    about_card,
    about_card_alone,
    about_foe_now,
    about_harm,
    about_hero,
    about_trap,
    about_treachery,
)
from mousquetaires.i18n.sentences import name_text, sentence


def about_card_here(texts: Texts, table: Table, card: int) -> str:
    """What an Adventure card does at this table."""
    return (about_card_alone if table.solo else about_card)(texts, table.components, card)


def look(texts: Texts, views: Sequence[Observation]) -> Iterator[str]:
    """A description of everything on the table and in the viewers' hands."""
    view = views[0]
    components = view.table.components
    for hero in view.table.heroes:
        yield _line(texts, "hero", hero, about_hero(texts, components, hero))
    for place in (ids.PARIS, ids.LOUVRE):
        for foe in adversaries_at(view, place):
            yield _foe(texts, view, foe)
        trap = trap_at(view, place)
        if trap != ids.NO_TRAP:
            yield _line(texts, "trap", trap, about_trap(texts, components, trap))
    yield _foe(texts, view, ids.ROCHEFORT)
    if view.board == ids.ENGLAND:
        yield _foe(texts, view, ids.WARDES)
    if view.paris_card != ids.NO_MISSION:
        yield _line(texts, "paris", view.paris_card, about_harm(texts, components, view.paris_card))
    for card in range(ids.CARDS):
        if any(one.hand[card] for one in views):
            yield _line(texts, "card", card, about_card_here(texts, view.table, card))
    for card, many in enumerate(view.treachery_hand):
        if many:
            yield _line(texts, "treachery", card, about_treachery(texts, components, card))


def _foe(texts: Texts, view: Observation, foe: int) -> str:
    return _line(texts, "foe", foe, about_foe_now(texts, view.table.components, foe, life_of(view, foe)))


def _line(texts: Texts, group: str, thing: int, about: str) -> str:
    return texts.labelled(sentence(name_text(texts, group, thing)), about)
