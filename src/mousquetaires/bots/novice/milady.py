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

from .position import Position

Answer = Callable[[Position], int]

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


def answer(position: Position) -> int:
    """The novice's answer for Milady."""
    return ANSWERS.get(position.prompt.kind, no_advice)(position)


def no_advice(position: Position) -> int:
    """The default answer."""
    return position.prompt.default()


def weighted(position: Position, weights: list[float]) -> int:
    """A random option, chosen with these weights. A predictable Milady is caught."""
    return position.rng.choices(position.prompt.options, raised(weights))[0]


def raised(weights: list[float]) -> list[float]:
    """Weights with a least value, so that every option has a chance."""
    return [max(0.01, weight) for weight in weights]


# --- phase I --------------------------------------------------------------------------------------


def destination(position: Position) -> int:
    return weighted(position, [destination_weight(position, arg_of(action)) for action in position.prompt.options])


def destination_weight(position: Position, place: int) -> float:
    """The weight of a destination this turn."""
    o = position.o
    prey = sum(1 for hero in position.heroes_at(place) if hero != ATHOS)
    if place == QUEST:
        hunt = 2.0 if position.table.mortal else 1.0
        return hunt * (1.5 + 1.5 * prey + (2.0 if o.board > INN else 0.0))
    if place == PARIS:
        return (0.6 + prey) * PARIS_SPITE[o.paris_card] / 2 if o.paris_card != NO_MISSION else 0.0
    if place == LOUVRE:
        return 0.4 + 0.6 * prey if o.louvre_card != NO_MISSION else 0.0
    if place == ROCHELLE:
        bad = 1.5 if o.siege <= -2 else 1.0
        return bad * (0.6 * sum(o.siege_cards) + 1.5 * o.siege_cards[DOUBLE]) if any(o.siege_cards) else 0.0
    if place == QUARTERS:
        return 3.0 if o.paris_unseen and not o.paris_hand_size and o.turn <= 7 else 0.1
    return 2.0 if o.treachery_hand_size <= 1 else 0.3


def new_paris(position: Position) -> int:
    """Play a Paris card if there is none, or if the current one is almost done."""
    best = max((a for a in position.prompt.options if a != PASS), key=lambda a: PARIS_SPITE[arg_of(a)])
    now = position.o.paris_card
    if now == NO_MISSION:
        return best
    spent = bool(position.o.paris_done) and not position.foes_at(PARIS)
    worth = PARIS_SPITE[now] * (0.3 if spent else 1.0)
    return best if PARIS_SPITE[arg_of(best)] > worth + 1 and position.o.constance < 3 else PASS


def opening_paris(position: Position) -> int:
    return weighted(position, [PARIS_SPITE[arg_of(action)] for action in position.prompt.options])


def treachery(position: Position) -> int:
    """Play a card that has an effect now, or else draw one."""
    cards = [action for action in position.prompt.options if action != TAKE]
    if not cards:
        return TAKE
    best = max(cards, key=lambda action: damage(position, arg_of(action)) + 0.3 * position.rng.random())
    return TAKE if TAKE in position.prompt.options and damage(position, arg_of(best)) < enough(position) else best


def enough(position: Position) -> float:
    """The effect that makes a Treachery card worth playing. With a full hand, little is enough."""
    return 0.3 if position.o.treachery_hand_size >= 4 else ENOUGH


def damage(position: Position, card: int) -> float:
    """How much a Treachery card hurts now."""
    o = position.o
    weak = any(o.life[hero] == 1 and not position.lying(hero) for hero in position.table.heroes)
    on_quest = len(position.heroes_at(QUEST))
    if card == DEAD_END:
        return 3.0 if position.spaces_left() <= 4 else 0.9
    if card == BALM:
        hurt = position.box.foes[ROCHEFORT].life - o.rochefort
        return 4.0 if not o.rochefort else 1.5 if hurt >= 3 else 0.0
    return {
        AMBUSH: 2.0 if weak else 0.8,
        PRISON: 2.0 if on_quest else 0.7,
        CONSCRIPTS: 1.5 + 0.3 * on_quest,
        REINFORCEMENTS: 1.2 - 0.4 * o.siege,
        EMERGENCY: 0.9,
        ISOLATION: 0.4,
        PLOT: 0.9 + 0.25 * (position.box.honour - o.honour),
    }[card]


def victim(position: Position) -> int:
    """The weakest Musketeer, preferably one on the Quest."""

    def hate(action: int) -> float:
        hero = arg_of(action)
        quest = 1.5 if position.o.place[hero] == QUEST else 0.0
        return quest + (1.5 if position.o.life[hero] == 1 else 0.0) + position.rng.random()

    return max(position.prompt.options, key=hate)


# --- adversaries and tokens ------------------------------------------------------------------------


def adversaries(position: Position) -> int:
    """The most harmful of several random sets."""
    sets = position.prompt.samples(position.rng, TRIES)
    return max(sets, key=lambda action: total_harm(position, action) + position.rng.random())


def total_harm(position: Position, action: int) -> float:
    total = 0.0
    for foe in range(ADVERSARIES):
        if arg_of(action) >> foe & 1:
            card = position.box.foes[foe]
            total += card.dice * 0.6 + card.life * 0.6 + (0.6 if card.ability else 0.0) - 0.2 * card.pistoles
    trap = lay_trap(action)
    return total + (TRAP_SPITE[trap] if trap != NO_TRAP else 0.0)


def nemesis(position: Position) -> int:
    """A weak Musketeer who is elsewhere."""
    place = position.mission_place()

    def far(action: int) -> float:
        hero = arg_of(action)
        return (2.0 if position.o.place[hero] != place else 0.0) - 0.3 * position.o.life[hero] + position.rng.random()

    return max(position.prompt.options, key=far)


def tokens(position: Position) -> int:
    """A random layout: it cannot be guessed."""
    return position.prompt.sample(position.rng)


def return_tokens(position: Position) -> int:
    """Three adversaries of at least average strength."""
    few = position.rng.sample(position.prompt.options, min(6, len(position.prompt.options)))
    return max(few, key=lambda action: sum(TOKEN_SPITE[token] for token in assigned(action)[:3]))


# --- other prompts --------------------------------------------------------------------------------


def reroll(position: Position) -> int:
    """Always reroll: it never hurts Milady."""
    return position.prompt.options[-1]


def siege_discard(position: Position) -> int:
    return max(position.prompt.options, key=lambda action: arg_of(action) == DOUBLE)


def quarters_card(position: Position) -> int:
    """Always take a card."""
    cards = [action for action in position.prompt.options if action != PASS]
    return max(cards, key=lambda action: PARIS_SPITE[arg_of(action)] + position.rng.random())


def richelieu_deed(position: Position) -> int:
    """Fill an empty hand, or else look for the most harmful card."""
    if FILL in position.prompt.options and sum(position.o.treachery_hand) <= 1:
        return FILL
    searches = [action for action in position.prompt.options if verb_of(action) != FILL]
    return max(searches, key=lambda action: damage(position, arg_of(action)) + position.rng.random())


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
