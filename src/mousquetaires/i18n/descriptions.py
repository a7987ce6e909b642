"""One-line descriptions of cards, items, adversaries and tokens, for hints and help.

>>> from mousquetaires.data import load
>>> from mousquetaires.i18n import texts
>>> about_everything(texts("en"), load())["token"][ids.TOKEN_DECOY]
'nobody is there'
"""

from functools import reduce

from mousquetaires.engine import ids
from mousquetaires.engine.components import (
    ABILITY_NAMES,
    CHARACTER_EFFECT_NAMES,
    CHARACTER_UNMASKS,
    NO_ABILITY,
    NO_FACES,
    NO_STIPULATION,
    PARIS_EFFECT_NAMES,
    STIPULATION_NAMES,
    Components,
    Faces,
)
from mousquetaires.engine.rules.one_for_all import WORTH

from . import Texts
from .sentences import NAMES, name_text, roll_text


def about_everything(spoken: Texts, components: Components) -> dict[str, list[str]]:
    """A description of every component, by group, in the order of ids."""
    makers = {
        "hero": about_hero,
        "card": about_card,
        "treachery": about_treachery,
        "foe": about_foe,
        "trap": about_trap,
        "token": about_token,
        "paris": about_paris,
        "louvre": about_louvre,
        "item": about_item,
        "board": about_board,
    }
    made = {
        group: [make(spoken, components, one) for one in range(len(NAMES[group]))] for group, make in makers.items()
    }
    made["foe_trait"] = [about_foe_trait(spoken, components, foe) for foe in range(len(NAMES["foe"]))]
    for group in ("place", "one"):
        made[group] = [spoken.say(f"about-{group}-{name}", n=WORTH) for name in NAMES[group]]
    return made


def joined(texts: Texts, parts: list[str]) -> str:
    r"""The parts of a description, joined by this language's punctuation.

    >>> from mousquetaires.i18n import texts
    >>> joined(texts("fr"), ["un", "deux"])
    'un\u202f; deux'
    """
    return reduce(lambda first, next: texts.say("about-parts", first=first, next=next), parts)


# --- cards and items ------------------------------------------------------------------------------


def about_item(texts: Texts, components: Components, item: int) -> str:
    """What an Arsenal item does."""
    if item == ids.MANOEUVRE:
        return texts.say("about-item-manoeuvre", faces=faces_text(texts, components.improved_manoeuvre))
    if item >= ids.FIRST_UPGRADE:
        return texts.say("about-item-skill", n=components.items[item].amount)
    return texts.say(f"about-item-{ids.ITEM_NAMES[item]}", n=components.items[item].amount)


def about_card(texts: Texts, components: Components, card: int) -> str:
    """What an Adventure card does."""
    if card < ids.SKILLS:
        return texts.say("about-card-skill")
    if card < ids.FIRST_CHARACTER:
        return texts.say("about-card-combat", n=components.combat_dice[card - ids.COMBAT])
    printed = components.characters[card - ids.FIRST_CHARACTER]
    return texts.say(f"about-character-{CHARACTER_EFFECT_NAMES[printed.effect]}", n=printed.amount)


def about_card_alone(texts: Texts, components: Components, card: int) -> str:
    """What an Adventure card does in a game without a Milady player, where Kitty cannot unmask her."""
    if card >= ids.FIRST_CHARACTER:
        printed = components.characters[card - ids.FIRST_CHARACTER]
        if printed.effect == CHARACTER_UNMASKS:
            return texts.say("about-character-draws", n=printed.amount_alone)
    return about_card(texts, components, card)


def about_treachery(texts: Texts, components: Components, card: int) -> str:
    n = components.treachery_amount[card]
    return texts.say(f"about-treachery-{ids.TREACHERY_NAMES[card]}", n=n)


# --- missions -------------------------------------------------------------------------------------


def about_paris(texts: Texts, components: Components, card: int) -> str:
    """What a Paris card requires, and the harm it does at the end of each turn."""
    printed = components.paris[card]
    said = [_challenge(texts, printed.skill, printed.level)] if printed.skill != ids.NO_CHALLENGE else []
    if printed.stipulation != NO_STIPULATION:
        said.append(
            texts.say(f"about-stipulation-{STIPULATION_NAMES[printed.stipulation]}", n=printed.stipulation_amount)
        )
    said += [texts.say("about-rating", n=printed.rating)] if printed.rating else []
    return joined(texts, [*said, about_harm(texts, components, card)])


def about_harm(texts: Texts, components: Components, card: int) -> str:
    """The harm a Paris card does at the end of each turn."""
    printed = components.paris[card]
    key = f"about-effect-{PARIS_EFFECT_NAMES[printed.effect]}"
    return texts.say(key, n=printed.effect_amount, dice=printed.effect_dice)


def about_louvre(texts: Texts, components: Components, card: int) -> str:
    """What a Louvre card requires, and its reward."""
    printed = components.louvre[card]
    said = [_challenge(texts, printed.skill, printed.level), texts.say("about-rating", n=printed.rating)]
    return joined(texts, [*said, *reward_texts(texts, printed.pistoles, printed.epic)])


def _challenge(texts: Texts, skill: int, level: int) -> str:
    return texts.say("about-challenge", skill=name_text(texts, "skill", skill), level=level)


def about_trap(texts: Texts, components: Components, trap: int) -> str:
    return texts.say(f"about-trap-{ids.TRAP_NAMES[trap]}", n=components.traps[trap].amount)


# --- adversaries and Musketeers --------------------------------------------------------------------


def about_foe(texts: Texts, components: Components, foe: int) -> str:
    """Everything printed on an adversary."""
    return about_foe_now(texts, components, foe, components.foes[foe].life)


def about_foe_now(texts: Texts, components: Components, foe: int, life: int) -> str:
    """An adversary with the remaining life."""
    card = components.foes[foe]
    if card.rolls:
        said = [texts.say("about-foe", dice=card.dice, life=life)]
    else:
        said = [texts.say("about-foe-fixed", faces=faces_text(texts, card.fixed), life=life)]
    if card.manoeuvre != NO_FACES:
        said.append(texts.say("about-manoeuvre", faces=faces_text(texts, card.manoeuvre)))
    return joined(texts, [*said, *_trait_texts(texts, components, foe)])


def about_foe_trait(texts: Texts, components: Components, foe: int) -> str:
    """An adversary's ability and reward, where dice and life are shown as pictures. Empty if there are none."""
    said = _trait_texts(texts, components, foe)
    return joined(texts, said) if said else ""


def _trait_texts(texts: Texts, components: Components, foe: int) -> list[str]:
    card = components.foes[foe]
    said = []
    if card.ability != NO_ABILITY:
        said.append(texts.say(f"about-ability-{ABILITY_NAMES[card.ability]}", n=card.ability_amount))
    return [*said, *reward_texts(texts, card.pistoles, card.epic)]


def reward_texts(texts: Texts, pistoles: int, epic: int) -> list[str]:
    """A reward in words. Empty if there is none."""
    said = [texts.say("about-worth-pistoles", n=pistoles)] if pistoles else []
    return [*said, texts.say("about-worth-epic", n=epic)] if epic else said


def about_hero(texts: Texts, components: Components, hero: int) -> str:
    """A Musketeer's special ability and manoeuvre."""
    printed = components.heroes[hero]
    gift = texts.say(f"about-hero-{ids.HERO_NAMES[hero]}", n=printed.life)
    return joined(texts, [gift, texts.say("about-manoeuvre", faces=faces_text(texts, printed.manoeuvre))])


def faces_text(texts: Texts, faces: Faces) -> str:
    return roll_text(texts, faces[0] | faces[1] << 4 | faces[2] << 8)


# --- the Quest and the board ----------------------------------------------------------------------


def about_token(texts: Texts, components: Components, token: int) -> str:
    """A Quest token: a decoy, a trap, a challenge or an adversary."""
    if token in (ids.TOKEN_DECOY, ids.TOKEN_SNARE):
        return texts.say(f"about-token-{ids.TOKEN_NAMES[token]}")
    if token in ids.CHALLENGE_TOKENS:
        return _challenge(texts, token - ids.TOKEN_ERUDITION, components.gallery_level)
    return about_foe(texts, components, ids.TOKEN_FOE[token])


def about_board(texts: Texts, components: Components, board: int) -> str:
    return texts.say(f"about-board-{ids.BOARD_NAMES[board]}", n=components.passage_price)
