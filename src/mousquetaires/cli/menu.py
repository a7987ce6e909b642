"""What a seat may do, as lines of a menu, with what one would look up at the table beside each."""

from collections.abc import Callable
from typing import Final

from mousquetaires.engine import actions as verbs
from mousquetaires.engine import ids
from mousquetaires.engine.components import (
    CHARACTER_EFFECT_NAMES,
    CHARACTER_UNMASKS,
    PAID_PISTOLES,
    PAYMENT_NAMES,
)
from mousquetaires.engine.odds import KEEP, Odds
from mousquetaires.engine.view import Observation
from mousquetaires.i18n import Texts
from mousquetaires.i18n.face import Setting, action_text, name_text, roll_text

from .odds import share
from .screen import foe_text, token_text
from .sight import (
    blade_odds,
    challenge_level,
    duel_of,
    fighter,
    frame_of,
    most_dice,
    odds_against,
    on_top,
    skill_of,
)


def label(texts: Texts, view: Observation, action: int) -> str:
    """An action as it stands in the menu of this viewer."""
    return action_text(texts, action, Setting(view.table, view.board, view.asked))


def hint(texts: Texts, view: Observation, hero: int, action: int) -> str:
    """What is worth knowing about an action before choosing it; often nothing."""
    make = HINTS.get(verbs.verb_of(action))
    return make(texts, view, hero, action) if make is not None else ""


# --- hints ----------------------------------------------------------------------------------------


def _challenge(texts: Texts, view: Observation, hero: int, action: int) -> str:
    skill = verbs.arg_of(action)
    level = challenge_level(view, view.place[hero], skill)
    return texts.say("cli-hint-challenge", level=level, skill=skill_of(view, hero, skill), cards=view.hand[skill])


def _duel(texts: Texts, view: Observation, hero: int, action: int) -> str:
    return _chances(texts, view, hero, verbs.arg_of(action))


def _chances(texts: Texts, view: Observation, hero: int, foe: int) -> str:
    """His chances without cards, and with all the Combat cards he has."""
    own = view.table.components.heroes[hero].combat
    most = most_dice(view, hero)
    bare = share(odds_against(view, hero, foe, own).beats, False)
    if most == own:
        return texts.say("cli-hint-duel", bare=bare)
    return texts.say("cli-hint-duel-cards", bare=bare, best=share(odds_against(view, hero, foe, most).beats, False))


def _escape(texts: Texts, view: Observation, hero: int, action: int) -> str:
    return _chances(texts, view, hero, ids.GAOLER)


def _fight(texts: Texts, view: Observation, hero: int, action: int) -> str:
    slot = verbs.arg_of(action)
    spaces = range(3) if view.board == ids.RETURN else [3 * view.antechamber + slot]
    token = next((view.spaces[space] for space in spaces if view.spaces[space] != ids.NO_TOKEN), ids.NO_TOKEN)
    return _token(texts, view, hero, token)


def _path(texts: Texts, view: Observation, hero: int, action: int) -> str:
    """The next token of a path, or the walk to it."""
    first = verbs.arg_of(action) * ids.INN_LENGTH
    empty = 0
    while empty < ids.INN_LENGTH and view.spaces[first + empty] == ids.NO_TOKEN:
        empty += 1
    if empty and view.spot[hero] != first + empty:
        return texts.say("cli-hint-walk")
    return _token(texts, view, hero, view.spaces[first + empty]) if empty < ids.INN_LENGTH else ""


def _token(texts: Texts, view: Observation, hero: int, token: int) -> str:
    if token in (ids.TOKEN_DECOY, ids.TOKEN_SNARE):
        return texts.say(f"about-token-{ids.TOKEN_NAMES[token]}")
    foe = ids.TOKEN_FOE[token] if token >= 0 else ids.UNKNOWN_FOE
    return f"{token_text(texts, token)}: {_chances(texts, view, hero, foe)}"


def _cards(texts: Texts, view: Observation, hero: int, action: int) -> str:
    """The exact odds of the duel with these cards."""
    duel = duel_of(view)
    single, double = view.table.components.combat_dice
    packed = verbs.arg_of(action)
    added = (packed & 15) * single + (packed >> 4) * double
    if duel is None:
        search = frame_of(view, "search_roll")
        return texts.say("cli-hint-dice", dice=search[5] + added) if search is not None else ""
    return duel_chances(texts, odds_against(view, hero, duel.foe, duel.blue + added), duel.foe)


def _gift(texts: Texts, view: Observation, hero: int, action: int) -> str:
    duel = duel_of(view)
    if duel is None:
        return ""
    return duel_chances(texts, odds_against(view, hero, duel.foe, duel.blue + 1), duel.foe)


def _spend(texts: Texts, view: Observation, hero: int, action: int) -> str:
    duel = duel_of(view)
    if duel is None:
        return ""
    dice = duel.blue + verbs.arg_of(action)
    return duel_chances(texts, odds_against(view, hero, duel.foe, dice), duel.foe)


def _pass(texts: Texts, view: Observation, hero: int, action: int) -> str:
    """Keeping the dice, or the gift, in the middle of a duel."""
    duel = duel_of(view)
    if duel is None or view.viewer == ids.MILADY:
        return ""
    if view.asked == "blade":
        return duel_chances(texts, blade_odds(view, duel)[KEEP], duel.foe)
    return duel_chances(texts, odds_against(view, hero, duel.foe, duel.blue), duel.foe) if view.asked == "gift" else ""


def _blade(texts: Texts, view: Observation, hero: int, action: int) -> str:
    duel = duel_of(view)
    assert duel is not None, "the blade is only asked for in a duel"
    return duel_chances(texts, blade_odds(view, duel)[verbs.arg_of(action)], duel.foe)


def duel_chances(texts: Texts, found: Odds, foe: int) -> str:
    """How a duel will end; Rochefort only has to be wounded."""
    good = found.wounds_foe if foe == ids.ROCHEFORT else found.beats
    key = "cli-hint-rochefort" if foe == ids.ROCHEFORT else "cli-hint-odds"
    return texts.say(key, good=share(good, False), wounded=share(found.wounded, False), out=share(found.out, False))


def _play(texts: Texts, view: Observation, hero: int, action: int) -> str:
    printed = view.table.components.characters[verbs.play_card(action) - ids.FIRST_CHARACTER]
    n = printed.amount_alone if printed.effect == CHARACTER_UNMASKS else printed.amount
    return texts.say(f"about-character-{CHARACTER_EFFECT_NAMES[printed.effect]}", n=n)


def _treachery(texts: Texts, view: Observation, hero: int, action: int) -> str:
    card = verbs.arg_of(action)
    n = view.table.components.treachery_amount[card]
    return texts.say(f"about-treachery-{ids.TREACHERY_NAMES[card]}", n=n)


def _buy(texts: Texts, view: Observation, hero: int, action: int) -> str:
    """The price of an item, and what it does."""
    item = verbs.arg_of(action)
    printed = view.table.components.items[item]
    kind = PAYMENT_NAMES[printed.payment]
    price = texts.say(f"cli-hint-price-{kind}", n=printed.price if printed.payment == PAID_PISTOLES else 1)
    return f"{price}; {about_item(texts, view, item)}"


def about_item(texts: Texts, view: Observation, item: int) -> str:
    components = view.table.components
    if item == ids.MANOEUVRE:
        swords, shields, lilies = components.improved_manoeuvre
        return texts.say("about-item-manoeuvre", faces=roll_text(texts, swords | shields << 4 | lilies << 8))
    if item >= ids.FIRST_UPGRADE:
        return texts.say("about-item-skill", n=components.items[item].amount)
    return texts.say(f"about-item-{ids.ITEM_NAMES[item]}", n=components.items[item].amount)


def _turn(texts: Texts, view: Observation, hero: int, action: int) -> str:
    return name_text(texts, "place", view.place[verbs.arg_of(action)], "loc")


def _beggars(texts: Texts, view: Observation, hero: int, action: int) -> str:
    return texts.say("cli-hint-price-pistoles", n=view.table.components.traps[ids.BEGGARS].amount)


def _passage(texts: Texts, view: Observation, hero: int, action: int) -> str:
    return texts.say("cli-hint-epic", n=view.table.components.passage_price)


def _order(texts: Texts, view: Observation, hero: int, action: int) -> str:
    return name_text(texts, "place", view.place[verbs.arg_of(action)], "loc")


def _skill(texts: Texts, view: Observation, hero: int, action: int) -> str:
    """Whether so many cards are enough."""
    challenge = frame_of(view, "challenge")
    if challenge is None:
        return ""
    lacks = challenge[5] - verbs.arg_of(action)
    return texts.say("cli-hint-lacks", n=max(0, lacks))


HINTS: Final[dict[int, Callable[[Texts, Observation, int, int], str]]] = {
    verbs.CHALLENGE: _challenge, verbs.DUEL: _duel, verbs.ESCAPE: _escape, verbs.FIGHT: _fight, verbs.PATH: _path,
    verbs.CARDS: _cards, verbs.GIFT: _gift, verbs.SPEND: _spend, verbs.PASS: _pass, verbs.BLADE: _blade,
    verbs.PLAY: _play, verbs.TREACHERY: _treachery, verbs.SEARCH: _treachery, verbs.BUY: _buy, verbs.TURN: _turn,
    verbs.PAY_BEGGARS: _beggars, verbs.PASSAGE: _passage, verbs.ORDER: _order, verbs.SKILL_CARDS: _skill,
}
