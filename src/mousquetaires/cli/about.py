"""What things do, in a line each: for hints and for ``look``."""

from collections.abc import Iterator, Sequence

from mousquetaires.engine import ids
from mousquetaires.engine.components import (
    ABILITY_NAMES,
    CHARACTER_EFFECT_NAMES,
    CHARACTER_UNMASKS,
    NO_ABILITY,
    NO_FACES,
    PARIS_EFFECT_NAMES,
    Components,
    Faces,
)
from mousquetaires.engine.config import Table
from mousquetaires.engine.view import Observation
from mousquetaires.i18n import Texts
from mousquetaires.i18n.face import name_text, roll_text, sentence

from .sight import adversaries_at, life_of, trap_at


def about_item(texts: Texts, components: Components, item: int) -> str:
    """What an item of the Arsenal is good for."""
    if item == ids.MANOEUVRE:
        return texts.say("about-item-manoeuvre", faces=faces_text(texts, components.improved_manoeuvre))
    if item >= ids.FIRST_UPGRADE:
        return texts.say("about-item-skill", n=components.items[item].amount)
    return texts.say(f"about-item-{ids.ITEM_NAMES[item]}", n=components.items[item].amount)


def about_card(texts: Texts, table: Table, card: int) -> str:
    """What an Adventure card does at this table."""
    components = table.components
    if card < ids.SKILLS:
        return texts.say("about-card-skill")
    if card < ids.FIRST_CHARACTER:
        return texts.say("about-card-combat", n=components.combat_dice[card - ids.COMBAT])
    printed = components.characters[card - ids.FIRST_CHARACTER]
    if printed.effect == CHARACTER_UNMASKS and table.solo:
        return texts.say("about-character-draws", n=printed.amount_alone)
    return texts.say(f"about-character-{CHARACTER_EFFECT_NAMES[printed.effect]}", n=printed.amount)


def about_treachery(texts: Texts, components: Components, card: int) -> str:
    n = components.treachery_amount[card]
    return texts.say(f"about-treachery-{ids.TREACHERY_NAMES[card]}", n=n)


def about_trap(texts: Texts, components: Components, trap: int) -> str:
    return texts.say(f"about-trap-{ids.TRAP_NAMES[trap]}", n=components.traps[trap].amount)


def about_paris(texts: Texts, components: Components, card: int) -> str:
    """The harm a Paris card does at the end of each turn."""
    printed = components.paris[card]
    key = f"about-effect-{PARIS_EFFECT_NAMES[printed.effect]}"
    return texts.say(key, n=printed.effect_amount, dice=printed.effect_dice)


def about_foe(texts: Texts, view: Observation, foe: int) -> str:
    """Everything printed on a foe."""
    card = view.table.components.foes[foe]
    said = [texts.say("cli-about-foe", dice=card.dice, life=life_of(view, foe))]
    if card.manoeuvre != NO_FACES:
        said.append(texts.say("cli-about-manoeuvre", faces=faces_text(texts, card.manoeuvre)))
    if card.ability != NO_ABILITY:
        said.append(texts.say(f"about-ability-{ABILITY_NAMES[card.ability]}", n=card.ability_amount))
    return "; ".join([*said, *worth(texts, card.pistoles, card.epic)])


def worth(texts: Texts, pistoles: int, epic: int) -> list[str]:
    """A reward in words; nothing for nothing."""
    said = [texts.say("cli-about-worth-pistoles", n=pistoles)] if pistoles else []
    return [*said, texts.say("cli-about-worth-epic", n=epic)] if epic else said


def about_hero(texts: Texts, components: Components, hero: int) -> str:
    """A Musketeer's gift and his manoeuvre."""
    printed = components.heroes[hero]
    gift = texts.say(f"about-hero-{ids.HERO_NAMES[hero]}", n=printed.life)
    return f"{gift}; {texts.say('cli-about-manoeuvre', faces=faces_text(texts, printed.manoeuvre))}"


def faces_text(texts: Texts, faces: Faces) -> str:
    return roll_text(texts, faces[0] | faces[1] << 4 | faces[2] << 8)


def look(texts: Texts, views: Sequence[Observation]) -> Iterator[str]:
    """Everything on the table and in one's own hand, with what it does."""
    view = views[0]
    components = view.table.components
    for hero in view.table.heroes:
        yield _line(texts, "hero", hero, about_hero(texts, components, hero))
    for place in (ids.PARIS, ids.LOUVRE):
        for foe in adversaries_at(view, place):
            yield _line(texts, "foe", foe, about_foe(texts, view, foe))
        trap = trap_at(view, place)
        if trap != ids.NO_TRAP:
            yield _line(texts, "trap", trap, about_trap(texts, components, trap))
    yield _line(texts, "foe", ids.ROCHEFORT, about_foe(texts, view, ids.ROCHEFORT))
    if view.board == ids.ENGLAND:
        yield _line(texts, "foe", ids.WARDES, about_foe(texts, view, ids.WARDES))
    if view.paris_card != ids.NO_MISSION:
        yield _line(texts, "paris", view.paris_card, about_paris(texts, components, view.paris_card))
    for card in range(ids.CARDS):
        if any(one.hand[card] for one in views):
            yield _line(texts, "card", card, about_card(texts, view.table, card))
    for card, many in enumerate(view.treachery_hand):
        if many:
            yield _line(texts, "treachery", card, about_treachery(texts, components, card))


def _line(texts: Texts, group: str, thing: int, about: str) -> str:
    return texts.labelled(sentence(name_text(texts, group, thing)), about)
