"""Labels of actions for menus, with hints: odds, prices and effects."""

from collections.abc import Callable
from typing import Final

from mousquetaires.engine import actions as verbs
from mousquetaires.engine import ids
from mousquetaires.engine.components import PAID_PISTOLES, PAYMENT_NAMES
from mousquetaires.engine.odds import KEEP, Odds
from mousquetaires.engine.view import Observation
from mousquetaires.engine.view_queries import (
    NO_SPACE,
    blade_odds,
    challenge_level,
    duel_of,
    frame_of,
    most_dice,
    odds_against,
    skill_of,
)
from mousquetaires.i18n import Texts
from mousquetaires.i18n.descriptions import about_item, about_treachery
from mousquetaires.i18n.sentences import Setting, action_text, name_text

from ..odds import share
from .board import lying_token
from .look_command import about_card_here


def label(texts: Texts, view: Observation, action: int) -> str:
    """The label of an action in this viewer's menu."""
    return action_text(texts, action, Setting(view.table, view.board, view.asked))


class Hints:
    """Hints about actions for one viewer and one Musketeer."""

    def __init__(self, texts: Texts, view: Observation, hero: int) -> None:
        self.texts = texts
        self.view = view
        self.hero = hero
        self.components = view.table.components
        self.duel = duel_of(view)

    def about(self, action: int) -> str:
        """The hint for an action. Often empty."""
        make = HINTS.get(verbs.verb_of(action))
        return make(self, action) if make is not None else ""

    # --- before a mission step ------------------------------------------------------------------------
    def challenge(self, action: int) -> str:
        skill = verbs.arg_of(action)
        level = challenge_level(self.view, self.view.place[self.hero], skill)
        own, cards = skill_of(self.view, self.hero, skill), self.view.hand[skill]
        return self.texts.say("cli-hint-challenge", level=level, skill=own, cards=cards)

    def duel_with(self, action: int) -> str:
        return self._chances(verbs.arg_of(action))

    def escape(self, action: int) -> str:
        return self._chances(ids.GAOLER)

    def fight(self, action: int) -> str:
        """The guard of the road or of an antechamber."""
        at = self.view.spaces
        slot = verbs.arg_of(action)
        spaces = range(3) if self.view.board == ids.RETURN else [3 * self.view.antechamber + slot]
        return self._token(next(space for space in spaces if at[space] != ids.NO_TOKEN))

    def path(self, action: int) -> str:
        """The next token of a path, or the walk to it."""
        first = verbs.arg_of(action) * ids.INN_LENGTH
        empty = 0
        while empty < ids.INN_LENGTH and self.view.spaces[first + empty] == ids.NO_TOKEN:
            empty += 1
        if empty and self.view.spot[self.hero] != first + empty:
            return self.texts.say("cli-hint-walk")
        return self._token(first + empty) if empty < ids.INN_LENGTH else ""

    def _token(self, space: int) -> str:
        token = self.view.spaces[space]
        if token in (ids.TOKEN_DECOY, ids.TOKEN_SNARE):
            return self.texts.say(f"about-token-{ids.TOKEN_NAMES[token]}")
        foe = ids.TOKEN_FOE[token] if token >= 0 else ids.UNKNOWN_FOE
        return self.texts.labelled(lying_token(self.texts, self.view, space), self._chances(foe, space))

    def _chances(self, foe: int, space: int = NO_SPACE) -> str:
        """The chances without cards, and with all Combat cards in hand."""
        own = self.components.heroes[self.hero].combat
        most = most_dice(self.view, self.hero)
        bare = share(self.texts, odds_against(self.view, self.hero, foe, own, space).beats)
        if most == own:
            return self.texts.say("cli-hint-duel", bare=bare)
        best = share(self.texts, odds_against(self.view, self.hero, foe, most, space).beats)
        return self.texts.say("cli-hint-duel-cards", bare=bare, best=best)

    # --- during a duel or challenge --------------------------------------------------------------------
    def cards(self, action: int) -> str:
        """The exact odds of the duel with these cards."""
        single, double = self.components.combat_dice
        packed = verbs.arg_of(action)
        added = (packed & 15) * single + (packed >> 4) * double
        search = frame_of(self.view, "search_roll")
        if self.duel is None and search is not None:
            return self.texts.say("cli-hint-dice", dice=search["dice"] + added)
        return self._with(added)

    def gift(self, action: int) -> str:
        return self._with(1)

    def spend(self, action: int) -> str:
        return self._with(verbs.arg_of(action)) or self.skill_cards(action)

    def keep(self, action: int) -> str:
        """The odds if the dice, or the gift, stay as they are."""
        if self.view.asked == "blade":
            return self.blade(verbs.make(verbs.BLADE, KEEP))
        return self._with(0) if self.view.asked == "gift" else ""

    def blade(self, action: int) -> str:
        assert self.duel is not None, "the blade is only asked for in a duel"
        return duel_chances(self.texts, blade_odds(self.view, self.duel)[verbs.arg_of(action)], self.duel.foe)

    def _with(self, dice: int) -> str:
        """The odds of the coming duel, with this many additional dice."""
        if self.duel is None:
            return ""
        foe = self.duel.foe
        found = odds_against(self.view, self.hero, foe, self.duel.blue_dice + dice, self.duel.space)
        return duel_chances(self.texts, found, foe)

    def skill_cards(self, action: int) -> str:
        """Whether this many cards or tokens are enough."""
        challenge = frame_of(self.view, "challenge")
        if challenge is None:
            return ""
        return self.texts.say("cli-hint-lacks", n=max(0, challenge["lacks"] - verbs.arg_of(action)))

    def task(self, action: int) -> str:
        """The dice of a search in Paris. A discarded card rolls none."""
        if verbs.arg_of(action) < ids.CARDS:
            return ""
        return self.texts.say("cli-hint-search", dice=self.components.heroes[self.hero].combat)

    # --- prices and effects ---------------------------------------------------------------------------
    def play(self, action: int) -> str:
        target = verbs.play_hero(action)
        if target == ids.NOBODY:
            return about_card_here(self.texts, self.view.table, verbs.play_card(action))
        return self.texts.say("cli-status-life", now=self.view.life[target], full=self.components.heroes[target].life)

    def treachery(self, action: int) -> str:
        return about_treachery(self.texts, self.components, verbs.arg_of(action))

    def buy(self, action: int) -> str:
        item = verbs.arg_of(action)
        printed = self.components.items[item]
        price = printed.price if printed.payment == PAID_PISTOLES else 1
        cost = self.texts.say(f"cli-hint-price-{PAYMENT_NAMES[printed.payment]}", n=price)
        return f"{cost}; {about_item(self.texts, self.components, item)}"

    def beggars(self, action: int) -> str:
        return self.texts.say("cli-hint-price-pistoles", n=self.components.traps[ids.BEGGARS].amount)

    def passage(self, action: int) -> str:
        return self.texts.say("cli-hint-epic", n=self.components.passage_price)

    def whereabouts(self, action: int) -> str:
        return name_text(self.texts, "place", self.view.place[verbs.arg_of(action)], "loc")


def duel_chances(texts: Texts, found: Odds, foe: int) -> str:
    """The chances in a duel. Rochefort only has to be wounded."""
    wounded, out = share(texts, found.wounded), share(texts, found.out)
    if foe == ids.ROCHEFORT:
        return texts.say("cli-hint-rochefort", good=share(texts, found.wounds_foe), wounded=wounded, out=out)
    return texts.say("cli-hint-odds", good=share(texts, found.beats), wounded=wounded, out=out)


# fmt: off
HINTS: Final[dict[int, Callable[[Hints, int], str]]] = {
    verbs.CHALLENGE: Hints.challenge, verbs.DUEL: Hints.duel_with, verbs.ESCAPE: Hints.escape,
    verbs.FIGHT: Hints.fight, verbs.PATH: Hints.path, verbs.CARDS: Hints.cards, verbs.GIFT: Hints.gift,
    verbs.SPEND: Hints.spend, verbs.PASS: Hints.keep, verbs.BLADE: Hints.blade, verbs.SKILL_CARDS: Hints.skill_cards,
    verbs.PLAY: Hints.play, verbs.TREACHERY: Hints.treachery, verbs.SEARCH: Hints.treachery, verbs.BUY: Hints.buy,
    verbs.PAY_BEGGARS: Hints.beggars, verbs.PASSAGE: Hints.passage, verbs.TURN: Hints.whereabouts,
    verbs.ORDER: Hints.whereabouts, verbs.NAME: Hints.whereabouts, verbs.TASK: Hints.task,
}
# fmt: on
