"""The novice's answers for Milady: hard to predict, and harmful where it pays."""

from collections.abc import Callable
from typing import Final

from mousquetaires.engine.actions import FILL, PASS, TAKE, arg_of, assigned, lay_trap, verb_of
from mousquetaires.engine.ids import (
    ABDUCTION,
    ADVERSARIES,
    AMBUSH,
    ASSASSIN,
    ATHOS,
    BALM,
    BEGGARS,
    CONFINED,
    CONSCRIPTS,
    DEAD_END,
    DISAPPEARANCE,
    DOUBLE,
    DUELS,
    EMERGENCY,
    HARLOT,
    INN,
    ISOLATION,
    LOUVRE,
    MESSAGE,
    NEMESIS,
    NO_MISSION,
    NO_TRAP,
    PARIS,
    PLOT,
    PRISON,
    QUARTERS,
    QUEST,
    REINFORCEMENTS,
    ROCHEFORT,
    ROCHELLE,
    SMUGGLER,
    THIEF,
    TOKEN_FOUR,
    TOKEN_SHIELD_SHIELD,
    TOKEN_SNARE,
    TOKEN_SWORD_SHIELD,
    TOKEN_SWORD_SWORD,
    TOKEN_THREE,
    TOKEN_TWO,
)

from .position import Sight

Answer = Callable[[Sight], int]

PARIS_SPITE: Final = {DISAPPEARANCE: 4.0, ABDUCTION: 4.0, MESSAGE: 2.5, SMUGGLER: 2.5, CONFINED: 2.0, DUELS: 1.0}
TRAP_SPITE: Final = {BEGGARS: 1.2, THIEF: 0.8, ASSASSIN: 1.2, HARLOT: 1.2, NEMESIS: 1.6}
TOKEN_SPITE: Final = {
    TOKEN_TWO: 1.0,
    TOKEN_THREE: 2.0,
    TOKEN_FOUR: 3.0,
    TOKEN_SWORD_SWORD: 2.5,
    TOKEN_SWORD_SHIELD: 2.0,
    TOKEN_SHIELD_SHIELD: 2.0,
    TOKEN_SNARE: 1.0,
}
TRIES: Final = 8  # sets of adversaries to compare before sending one
ENOUGH: Final = 1.0  # a Treachery card with less effect is kept


def answer(sight: Sight) -> int:
    """The novice's answer for Milady."""
    return ANSWERS.get(sight.prompt.kind, no_advice)(sight)


def no_advice(sight: Sight) -> int:
    """The default answer."""
    return sight.prompt.default()


def weighted(sight: Sight, weights: list[float]) -> int:
    """A random option, chosen with these weights. A predictable Milady is caught."""
    return sight.rng.choices(sight.prompt.options, [max(0.01, weight) for weight in weights])[0]


# --- phase I --------------------------------------------------------------------------------------


def destination(sight: Sight) -> int:
    return weighted(sight, [lure(sight, arg_of(action)) for action in sight.prompt.options])


def lure(sight: Sight, place: int) -> float:
    """The weight of a destination this turn."""
    o = sight.o
    prey = sum(1 for hero in sight.heroes_at(place) if hero != ATHOS)
    if place == QUEST:
        hunt = 2.0 if sight.table.mortal else 1.0
        return hunt * (1.5 + 1.5 * prey + (2.0 if o.board > INN else 0.0))
    if place == PARIS:
        return (0.6 + prey) * PARIS_SPITE[o.paris_card] / 2 if o.paris_card != NO_MISSION else 0.0
    if place == LOUVRE:
        return 0.4 + 0.6 * prey if o.louvre_card != NO_MISSION else 0.0
    if place == ROCHELLE:
        bad = 1.5 if o.siege <= -2 else 1.0
        return bad * (0.6 * sum(o.siege_cards) + 1.5 * o.siege_cards[DOUBLE]) if any(o.siege_cards) else 0.0
    if place == QUARTERS:
        return 3.0 if o.paris_unused and not o.paris_hand and o.turn <= 7 else 0.1
    return 2.0 if sum(o.treachery_hand) <= 1 else 0.3


def new_paris(sight: Sight) -> int:
    """Play a Paris card if there is none, or if the current one is almost done."""
    best = max((a for a in sight.prompt.options if a != PASS), key=lambda a: PARIS_SPITE[arg_of(a)])
    now = sight.o.paris_card
    if now == NO_MISSION:
        return best
    spent = bool(sight.o.paris_done) and not sight.foes_at(PARIS)
    worth = PARIS_SPITE[now] * (0.3 if spent else 1.0)
    return best if PARIS_SPITE[arg_of(best)] > worth + 1 and sight.o.constance < 3 else PASS


def opening_paris(sight: Sight) -> int:
    return weighted(sight, [PARIS_SPITE[arg_of(action)] for action in sight.prompt.options])


def treachery(sight: Sight) -> int:
    """Play a card that has an effect now, or else draw one."""
    cards = [action for action in sight.prompt.options if action != TAKE]
    if not cards:
        return TAKE
    best = max(cards, key=lambda action: bite(sight, arg_of(action)) + 0.3 * sight.rng.random())
    full = sum(sight.o.treachery_hand) >= 4
    if TAKE in sight.prompt.options and bite(sight, arg_of(best)) < (0.3 if full else ENOUGH):
        return TAKE
    return best


def bite(sight: Sight, card: int) -> float:
    """How much a Treachery card hurts now."""
    o = sight.o
    weak = any(o.life[hero] == 1 and not sight.lying(hero) for hero in sight.table.heroes)
    on_quest = len(sight.heroes_at(QUEST))
    if card == DEAD_END:
        return 3.0 if sight.spaces_left() <= 4 else 0.9
    if card == BALM:
        hurt = sight.box.foes[ROCHEFORT].life - o.rochefort
        return 4.0 if not o.rochefort else 1.5 if hurt >= 3 else 0.0
    return {
        AMBUSH: 2.0 if weak else 0.8,
        PRISON: 2.0 if on_quest else 0.7,
        CONSCRIPTS: 1.5 + 0.3 * on_quest,
        REINFORCEMENTS: 1.2 - 0.4 * o.siege,
        EMERGENCY: 0.9,
        ISOLATION: 0.4,
        PLOT: 0.9 + 0.25 * (sight.box.honour - o.honour),
    }[card]


def victim(sight: Sight) -> int:
    """The weakest Musketeer, preferably one on the Quest."""

    def hate(action: int) -> float:
        hero = arg_of(action)
        quest = 1.5 if sight.o.place[hero] == QUEST else 0.0
        return quest + (1.5 if sight.o.life[hero] == 1 else 0.0) + sight.rng.random()

    return max(sight.prompt.options, key=hate)


# --- adversaries and tokens ------------------------------------------------------------------------


def adversaries(sight: Sight) -> int:
    """The most harmful of several random sets."""
    sets = sight.prompt.samples(sight.rng, TRIES)
    return max(sets, key=lambda action: nasty(sight, action) + sight.rng.random())


def nasty(sight: Sight, action: int) -> float:
    total = 0.0
    for foe in range(ADVERSARIES):
        if arg_of(action) >> foe & 1:
            card = sight.box.foes[foe]
            total += card.dice * 0.6 + card.life * 0.6 + (0.6 if card.ability else 0.0) - 0.2 * card.pistoles
    trap = lay_trap(action)
    return total + (TRAP_SPITE[trap] if trap != NO_TRAP else 0.0)


def nemesis(sight: Sight) -> int:
    """A weak Musketeer who is elsewhere."""
    force = sight.frame("force")
    place = force["place"] if force is not None else PARIS

    def far(action: int) -> float:
        hero = arg_of(action)
        return (2.0 if sight.o.place[hero] != place else 0.0) - 0.3 * sight.o.life[hero] + sight.rng.random()

    return max(sight.prompt.options, key=far)


def tokens(sight: Sight) -> int:
    """A random layout: it cannot be guessed."""
    return sight.prompt.sample(sight.rng)


def return_tokens(sight: Sight) -> int:
    """Three adversaries of at least average strength."""
    few = sight.rng.sample(sight.prompt.options, min(6, len(sight.prompt.options)))
    return max(few, key=lambda action: sum(TOKEN_SPITE[token] for token in assigned(action)[:3]))


# --- other prompts --------------------------------------------------------------------------------


def reroll(sight: Sight) -> int:
    """Always reroll: it never hurts Milady."""
    return sight.prompt.options[-1]


def siege_discard(sight: Sight) -> int:
    return max(sight.prompt.options, key=lambda action: arg_of(action) == DOUBLE)


def quarters_card(sight: Sight) -> int:
    """Always take a card."""
    cards = [action for action in sight.prompt.options if action != PASS]
    return max(cards, key=lambda action: PARIS_SPITE[arg_of(action)] + sight.rng.random())


def richelieu_deed(sight: Sight) -> int:
    """Fill an empty hand, or else look for the most harmful card."""
    if FILL in sight.prompt.options and sum(sight.o.treachery_hand) <= 1:
        return FILL
    searches = [action for action in sight.prompt.options if verb_of(action) != FILL]
    return max(searches, key=lambda action: bite(sight, arg_of(action)) + sight.rng.random())


ANSWERS: Final[dict[str, Answer]] = {
    "destination": destination,
    "new_paris": new_paris,
    "opening_paris": opening_paris,
    "opening_paris_hand": opening_paris,
    "treachery": treachery,
    "victim": victim,
    "adversaries": adversaries,
    "nemesis": nemesis,
    "inn_tokens": tokens,
    "gallery_tokens": tokens,
    "return_tokens": return_tokens,
    "foe_reroll": reroll,
    "siege_reroll": reroll,
    "siege_discard": siege_discard,
    "quarters_card": quarters_card,
    "richelieu_deed": richelieu_deed,
}
