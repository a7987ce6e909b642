"""What the fitted policy looks at: a few facts of a decision, each as a small number.

Every fact is something that the asked seat may know. A decision has facts about the position (``facts``), and each
answer has a class and an ``ease`` (how well it would go, in the terms of its class). ``WIDTHS`` says how many values
each fact of a kind of prompt can have, in the order of its function. A test compares the two.
"""

from collections.abc import Callable
from typing import Final

from mousquetaires.engine.actions import (
    BLADE,
    BUY,
    CARDS,
    CHALLENGE,
    CHOOSE_PARIS,
    DISCARD,
    DUEL,
    FIGHT,
    GIFT,
    MOVE,
    PASS,
    PATH,
    PAY_CARD,
    PLAY,
    REINFORCE,
    RIDE,
    SACRIFICE,
    SPEND,
    TREACHERY,
    TURN,
    VERB_BITS,
    VERB_MASK,
)
from mousquetaires.engine.ids import (
    BEGGARS,
    COMBAT,
    DOUBLE,
    ENGLAND,
    FIRST_CHARACTER,
    GALLERIES,
    HEROES,
    INN,
    INN_LENGTH,
    INN_PATHS,
    LOUVRE,
    NO_MISSION,
    NO_TOKEN,
    PARIS,
    PLACES,
    QUEST,
    RETURN,
    ROCHEFORT,
    ROCHELLE,
    SKILLS,
    TOKEN_DECOY,
    TOKEN_FOE,
    TOKEN_SNARE,
)
from mousquetaires.engine.ids import CARDS as CARD_KINDS
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.duel import Duel
from mousquetaires.engine.rules.hero_turn import HeroTurn
from mousquetaires.engine.rules.siege import Siege

from .fitted_policy_odds import NO_FOE, best_at_challenge, challenge_ease, duel_ease, foe_power, place_ease

Facts = Callable[[Game, int], list[int]]  # of the Musketeer who is asked about

MENU: Final = ("musketeer_action", "ordered_action")
STAGES: Final = 17
WIDTHS: Final[dict[str, tuple[int, ...]]] = {
    "musketeer_action": (STAGES, 40, 16, 6, 28, 28, 20, 20, 20, 4, 9, 6, 32),
    "next_musketeer": (STAGES, 28, 28, 20),
    "combat_cards": (24, 27, 4, 12, 12),
    "epic_for_duel": (24, 27, 4, 12, 12),
    "gift": (24, 27, 4, 12, 12),
    "blade": (24, 25, 5, 25, 12),
    "purchase": (STAGES, 32, 6, 20, 5),
    "payment": (STAGES, 5),
    "sacrifice": (9, 4, 20),
    "treachery": (STAGES, 28, 20, 9, 6, 2),
    "quarters_card": (STAGES, 28, 20),
    "siege_discard": (1,),
}
WIDTHS["ordered_action"] = WIDTHS["musketeer_action"]
EASES: Final = 16  # values of ``ease``
CLASSES: Final = 48  # classes of answers, for every kind
CARD_CHOICES: Final = ("payment", "gift")
UNKNOWN: Final = -1


def limited(number: int, low: int, high: int) -> int:
    """The number, or the limit that it exceeds."""
    return low if number < low else min(number, high)


# --- facts about the position ---------------------------------------------------------------------


def stage(game: Game) -> int:
    """How far the Quest is: the board, and what is left of it."""
    s = game.s
    if s.board == INN:
        left = INN_LENGTH
        for path in range(INN_PATHS):
            first = path * INN_LENGTH
            left = min(left, len([1 for space in range(first, first + INN_LENGTH) if s.spaces[space] != NO_TOKEN]))
        return limited(left - 1, 0, 3)
    if s.board == ENGLAND:
        return 4 + s.england.bit_count()
    if s.board == RETURN:
        return 9 + limited(len([1 for space in range(3) if s.spaces[space] != NO_TOKEN]), 0, 3)
    return 13 + limited(s.antechamber, 0, 3)


def paris_state(game: Game) -> int:
    s = game.s
    if s.paris_card == NO_MISSION:
        return 0
    return 4 * (s.paris_card + 1) + limited(int(not s.paris_done) + guards(game, PARIS), 0, 3)


def louvre_state(game: Game) -> int:
    s = game.s
    if s.louvre_card == NO_MISSION:
        return 0
    return 4 * limited(s.louvre_space + 1, 1, 4) + limited(int(not s.louvre_done) + guards(game, LOUVRE), 0, 3)


def guards(game: Game, place: int) -> int:
    return len([1 for at in game.s.foe_at if at == place])


def siege_state(game: Game) -> int:
    s = game.s
    laid = s.siege_cards
    return 4 * limited(s.siege + 4, 0, 6) + limited(laid[COMBAT] + 2 * laid[DOUBLE], 0, 3)


def clock(game: Game) -> int:
    """The hours left, and the honour left."""
    s = game.s
    hours = len(game.table.components.time_dice) - s.time
    early = 0 if hours <= 1 else 1 if hours <= 2 else 2 if hours <= 3 else 3 if hours <= 5 else 4
    return 4 * early + (0 if s.honour <= 2 else 1 if s.honour <= 4 else 2 if s.honour <= 6 else 3)


def person(game: Game, hero: int) -> int:
    return 4 * hero + limited(game.s.life[hero] - 1, 0, 3)


def hand_state(game: Game, hero: int) -> int:
    """Combat cards, and all cards for each Musketeer of the seat."""
    s, seat = game.s, game.table.seat_of[hero]
    fighting = s.hands[seat * CARD_KINDS + COMBAT] + s.hands[seat * CARD_KINDS + DOUBLE]
    return 4 * limited(fighting, 0, 3) + limited(s.hand_size[seat] // len(game.table.run_by[seat]) // 2, 0, 3)


def purse_state(game: Game) -> int:
    purse = game.s.purse
    return purse if purse < 3 else 3 if purse < 5 else 4 if purse < 7 else 5


def gear(game: Game, hero: int) -> int:
    return game.s.equipment[hero] | (game.s.improved >> hero & 1) << 4


def crowd(game: Game) -> int:
    """How many Musketeers are at La Rochelle and on the Quest."""
    places = [game.s.place[hero] for hero in game.table.heroes]
    return 3 * limited(places.count(ROCHELLE), 0, 2) + limited(places.count(QUEST), 0, 2)


def beggars(game: Game) -> int:
    at = game.s.trap_at[BEGGARS]
    where = 0 if at == PARIS else 1 if at == LOUVRE else 2
    return 2 * where + int(game.s.purse >= game.table.components.traps[BEGGARS].amount)


def rochefort_here(game: Game, hero: int) -> int:
    """Whether Rochefort may be at the Musketeer's place: no, perhaps, yes, or he is beaten."""
    s = game.s
    place = s.place[hero]
    if s.fled or not s.foe_life[ROCHEFORT]:
        return 3
    if s.shown:
        return 2 if s.destination == place else 0
    return 0 if s.excluded >> place & 1 else 1


def menu_facts(game: Game, hero: int) -> list[int]:
    frame = game.stack[-1]
    left = frame.actions_left if isinstance(frame, HeroTurn) else 1
    return [
        stage(game),
        5 * game.s.place[hero] + limited(left, 0, 4),
        hand_state(game, hero),
        purse_state(game),
        paris_state(game),
        siege_state(game),
        clock(game),
        person(game, hero),
        louvre_state(game),
        rochefort_here(game, hero),
        crowd(game),
        beggars(game),
        gear(game, hero),
    ]


def order_facts(game: Game, _: int) -> list[int]:
    return [stage(game), paris_state(game), siege_state(game), clock(game)]


def the_duel(game: Game) -> Duel | None:
    for frame in reversed(game.stack):
        if isinstance(frame, Duel):
            return frame
    return None


def duel_facts(game: Game, hero: int) -> list[int]:
    """The foe, both strengths, lives, where it is, and the Combat cards in hand."""
    s = game.s
    duel = the_duel(game)
    foe = NO_FOE if duel is None or duel.foe < 0 else duel.foe
    power = foe_power(game, foe)
    dice = 0 if duel is None else duel.blue_dice
    seat = game.table.seat_of[hero]
    combat, double = s.hands[seat * CARD_KINDS + COMBAT], s.hands[seat * CARD_KINDS + DOUBLE]
    place = s.place[hero]
    return [
        foe,
        9 * limited(foe_life(game, duel) - 1, 0, 2) + limited(dice - power + 4, 0, 8),
        limited(s.life[hero] - 1, 0, 3),
        s.board if place == QUEST else 4 + place,
        3 * limited(combat, 0, 3) + limited(double, 0, 2),
    ]


def foe_life(game: Game, duel: Duel | None) -> int:
    if duel is None or duel.foe < 0:
        return 1
    return game.s.foe_life[duel.foe] if duel.foe < len(game.s.foe_life) else game.table.foes[duel.foe].life


def blade_facts(game: Game, hero: int) -> list[int]:
    duel = the_duel(game)
    assert duel is not None
    blue, red = duel.blue_roll, duel.red_roll
    return [
        max(0, duel.foe),
        5 * limited(blue & 15, 0, 4) + limited(blue >> 4 & 15, 0, 4),
        limited(blue >> 8, 0, 4),
        5 * limited(red & 15, 0, 4) + limited(red >> 4 & 15, 0, 4),
        3 * limited(game.s.life[hero] - 1, 0, 3) + limited(duel.round, 0, 2),
    ]


def purchase_facts(game: Game, hero: int) -> list[int]:
    return [stage(game), gear(game, hero), purse_state(game), person(game, hero), game.s.upgrades[hero].bit_count()]


def payment_facts(game: Game, hero: int) -> list[int]:
    return [stage(game), hero]


def sacrifice_facts(game: Game, hero: int) -> list[int]:
    frame = game.stack[-1]
    assert isinstance(frame, Siege)
    after = game.s.siege + frame.blue_swords - frame.red_swords
    return [limited(after + 7, 0, 8), limited(game.s.life[hero] - 1, 0, 3), clock(game)]


def treachery_facts(game: Game, _: int) -> list[int]:
    s = game.s
    weak = len([1 for hero in game.table.heroes if s.life[hero] == 1 and not s.lying >> hero & 1])
    held = limited(sum(s.treachery_hand), 0, 5)
    return [stage(game), siege_state(game), clock(game), crowd(game), held, limited(weak, 0, 1)]


def quarters_facts(game: Game, _: int) -> list[int]:
    return [stage(game), paris_state(game), clock(game)]


def no_facts(_: Game, __: int) -> list[int]:
    return [0]


FACTS: Final[dict[str, Facts]] = {
    "musketeer_action": menu_facts,
    "ordered_action": menu_facts,
    "next_musketeer": order_facts,
    "combat_cards": duel_facts,
    "epic_for_duel": duel_facts,
    "gift": duel_facts,
    "blade": blade_facts,
    "purchase": purchase_facts,
    "payment": payment_facts,
    "sacrifice": sacrifice_facts,
    "treachery": treachery_facts,
    "quarters_card": quarters_facts,
    "siege_discard": no_facts,
}


# --- classes of answers ---------------------------------------------------------------------------

# On the menu: verbs by themselves (0 to 18), moves and rides by place, challenges by place, cards.
FIRST_MOVE: Final = 19
FIRST_RIDE: Final = 25
FIRST_PLAY: Final = 31
FIRST_CHALLENGE: Final = 38  # in Paris, at the Louvre, on the Quest
LOUVRE_DUEL: Final = 41
OTHER_DUEL: Final = 42
DOUBLE_AT_SIEGE: Final = 43


def menu_class(game: Game, hero: int, action: int) -> int:
    verb, arg = action & VERB_MASK, action >> VERB_BITS
    if verb == MOVE:
        return FIRST_MOVE + arg
    if verb == RIDE:
        return FIRST_RIDE + arg
    if verb == PLAY:
        return FIRST_PLAY + (arg & 15) - FIRST_CHARACTER
    place = game.s.place[hero]
    if verb == CHALLENGE:
        return FIRST_CHALLENGE + (2 if place == QUEST else place)
    if verb == DUEL:
        return DUEL if arg >= ROCHEFORT else OTHER_DUEL if place == PARIS else LOUVRE_DUEL
    return DOUBLE_AT_SIEGE if verb == REINFORCE and arg == DOUBLE else verb


NUMBERED: Final = (BLADE, BUY, CHOOSE_PARIS, DISCARD, GIFT, PAY_CARD, SACRIFICE, SPEND, TREACHERY, TURN)


def answer_class(kind: str, game: Game, hero: int, action: int) -> int:
    """The class of an answer, from 0 to ``CLASSES``."""
    return menu_class(game, hero, action) if kind in MENU else plain_class(action)


def plain_class(action: int) -> int:
    """The class of an answer to other prompts: by its number."""
    verb, arg = action & VERB_MASK, action >> VERB_BITS
    if verb == CARDS:
        return limited(arg & 15, 0, 6) + 7 * limited(arg >> 4, 0, 3)
    return limited(arg + 1, 0, CLASSES - 1) if verb in NUMBERED else 0


# --- how well an answer would go ------------------------------------------------------------------


def answer_ease(kind: str, game: Game, hero: int, action: int) -> int:
    """A number from 0 to ``EASES``. What it means depends on the class of the answer."""
    return menu_ease(game, hero, action, unknown_places()) if kind in MENU else plain_ease(kind, game, hero, action)


def plain_ease(kind: str, game: Game, hero: int, action: int) -> int:
    verb, arg = action & VERB_MASK, action >> VERB_BITS
    if verb == TURN:
        return 2 * game.s.place[arg] + (game.s.lying >> arg & 1)
    return card_ease(game, hero, arg) if kind in CARD_CHOICES and verb != PASS else 0


def unknown_places() -> list[int]:
    """For ``menu_ease``: the eases of places that were not asked for yet."""
    return [UNKNOWN] * PLACES


def menu_ease(game: Game, hero: int, action: int, places: list[int]) -> int:
    """``places`` caches what moving to a place and riding there have in common."""
    verb, arg = action & VERB_MASK, action >> VERB_BITS
    if verb == MOVE or verb == RIDE:
        if places[arg] == UNKNOWN:
            places[arg] = place_ease(game, hero, arg)
        return places[arg]
    if verb == CHALLENGE:
        return challenge_ease(game, hero, game.s.place[hero], arg)
    if verb == DUEL:
        return duel_ease(game, hero, arg, game.s.foe_life[arg] if arg < len(game.s.foe_life) else 1)
    if verb == FIGHT or verb == PATH:
        return token_ease(game, hero, next_space(game, verb, arg))
    return healing_ease(game, arg >> 4 & 7) if verb == PLAY else 0


def healing_ease(game: Game, hero: int) -> int:
    """How many lives the Musketeer lacks whom a card would heal."""
    return limited(3 - game.s.life[hero], 0, 3) if hero < HEROES else 0


def next_space(game: Game, verb: int, arg: int) -> int:
    """The space of the token that an action would face, or -1."""
    s = game.s
    if s.board == GALLERIES:
        return 3 * s.antechamber + arg
    first, many = (arg * INN_LENGTH, INN_LENGTH) if verb == PATH else (0, 3)
    for space in range(first, first + many):
        if s.spaces[space] != NO_TOKEN:
            return space
    return -1


def token_ease(game: Game, hero: int, space: int) -> int:
    """A face-down token is unknown, whatever it is."""
    if space < 0:
        return 0
    if not game.s.face_up >> space & 1:
        return 15
    token = game.s.spaces[space]
    if token == TOKEN_DECOY or token == TOKEN_SNARE:
        return 14 if token == TOKEN_DECOY else 13
    return min(12, duel_ease(game, hero, TOKEN_FOE[token], 1))


def card_ease(game: Game, hero: int, card: int) -> int:
    """How many cards of this kind the seat holds, and whether it has the best Musketeer for that skill."""
    seat = game.table.seat_of[hero]
    mine = card < SKILLS and game.table.seat_of[best_at_challenge(game, card)] == seat
    return 2 * limited(game.s.hands[seat * CARD_KINDS + card], 0, 6) + int(mine)
