"""Features of a position between two turns: the inputs of the master's value function.

They include secrets, because the search evaluates worlds that it has dealt itself. Most values are between 0 and 1.
The names of each group stand beside it, in the same order. A test compares the two.
"""

from typing import Final

from mousquetaires.engine.derived_values import siege_blue_dice
from mousquetaires.engine.ids import (
    ABDUCTION,
    ATHOS,
    BASTILLE,
    CARDS,
    COLOMBIER,
    COMBAT,
    DISAPPEARANCE,
    DOUBLE,
    ENGLAND,
    EQUIPMENT,
    FIRST_CHARACTER,
    GALLERIES,
    INN,
    INN_LENGTH,
    INN_PATHS,
    LOUVRE,
    MESSAGE,
    NO_CHALLENGE,
    NO_MISSION,
    NO_TOKEN,
    PARIS,
    PARIS_CARDS,
    PARIS_NAMES,
    QUEST,
    RETURN,
    RICHELIEU,
    ROCHELLE,
    SKILLS,
    THOROUGHBRED,
    TOKEN_ERUDITION,
    TRAP_NAMES,
    TREACHERY_NAMES,
)
from mousquetaires.engine.machine import Game

# Actions that tokens take (decoy, two, three and four dice, the fixed ones, a trap, challenges), and the boards.
TOKEN_WORK: Final = (1.2, 1.7, 2.2, 2.7, 2.2, 1.95, 1.95, 1.7, 0.0, 0.0, 0.0, 0.0)
BOARD_WORK: Final = (9.0, 14.0, 7.0, 14.0)
STEPS: Final = (0.0, 9.0, 23.0, 30.0)
ANTECHAMBERS: Final = 4
COUNTS: Final = 5  # possible numbers of players

QUEST_NAMES: Final = (
    "inn", "england", "return", "galleries", "inn_work", "england_work", "return_work", "galleries_work",
    "england_lack", "galleries_lack", "antechamber", "work", "rush", "reserve",
)  # fmt: skip
CLOCK_NAMES: Final = (
    "hours", "hours_1", "hours_2", "hours_3", "hours_5", "honour", "honour_2", "honour_4", "honour_6",
    "siege", "siege_2", "siege_3", "siege_4", "siege_dice", "drift",
)  # fmt: skip
PARIS_FEATURES: Final = (
    *PARIS_NAMES, "paris_left", "constance", "abduction_left", "disappearance_left", "message_left", "paris_held",
    "paris_unused", "abduction_held", "disappearance_held", "message_held",
)  # fmt: skip
MEANS_NAMES: Final = (*TREACHERY_NAMES, "treachery", "rochefort", "rochefort_fell", *TRAP_NAMES)
LOUVRE_FEATURES: Final = ("louvre", "louvre_0", "louvre_1", "louvre_2", "louvre_left", "louvre_late")
STOCK_NAMES: Final = ("purse", "epic", "epic_england", "epic_galleries", "one_for_all")
TEAM_NAMES: Final = (
    "life", "lying", "weak", "thoroughbred", "pistol", "armour", "blade", "improved", "upgrades", "best_armed",
    "at_paris", "at_louvre", "at_rochelle", "at_quest", "at_colombier", "at_richelieu", "at_bastille", "athos_at_quest",
)  # fmt: skip
HAND_NAMES: Final = (
    "combat", "skills", "erudition", "nobility", "gallantry", "panache",
    "bassompierre", "essarts", "buckingham", "constance_card", "winter", "kitty", "la_porte",
)  # fmt: skip
COUNT_NAMES: Final = tuple(f"count_{n}" for n in range(COUNTS))
NAMES: Final = (
    QUEST_NAMES + CLOCK_NAMES + PARIS_FEATURES + MEANS_NAMES + LOUVRE_FEATURES + STOCK_NAMES + TEAM_NAMES + HAND_NAMES
    + COUNT_NAMES
)  # fmt: skip


def features(game: Game) -> list[float]:
    """The feature values, in the order of ``NAMES``."""
    foes = guards(game)
    return (
        quest(game) + clocks(game) + paris(game, foes[PARIS]) + means(game) + louvre(game, foes[LOUVRE])
        + stocks(game) + team(game) + hands(game) + count(game)
    )  # fmt: skip


def yes(fact: bool) -> float:
    return 1.0 if fact else 0.0


# --- the Quest ------------------------------------------------------------------------------------


def quest(game: Game) -> list[float]:
    s, table = game.s, game.table
    board = s.board
    here = board_work(game)
    work = here + sum(BOARD_WORK[board + 1 :])
    actions = len(table.heroes) * table.action_count * max(1, len(table.components.time_dice) - s.time)
    lack = lacking(game) / 8
    return [
        *[yes(board == one) for one in range(4)],
        *[here / 10 if board == one else 0.0 for one in range(4)],
        lack if board == ENGLAND else 0.0,
        lack if board == GALLERIES else 0.0,
        token_work(s.spaces[3 * s.antechamber + 1 : 3 * s.antechamber + 3]) / 4 if board == GALLERIES else 0.0,
        work / 44,
        min(2.0, work / actions),
        sum([number * TOKEN_WORK[token] for token, number in enumerate(s.reserve)]) / 40,
    ]


def board_work(game: Game) -> float:
    """About how many actions the current board still takes."""
    s = game.s
    if s.board == INN:
        paths = [s.spaces[path * INN_LENGTH : (path + 1) * INN_LENGTH] for path in range(INN_PATHS)]
        return 1.0 + min([token_work(path) for path in paths])
    if s.board == ENGLAND:
        return 2.6 * (SKILLS - s.england.bit_count()) + 3.5
    if s.board == RETURN:
        return 1.0 + token_work(s.spaces[:3])
    return 3.5 * (ANTECHAMBERS - s.antechamber)


def token_work(tokens: list[int]) -> float:
    return sum([TOKEN_WORK[token] for token in tokens if token != NO_TOKEN])


def lacking(game: Game) -> float:
    """The missing cards of the best Musketeer for each challenge ahead on this board."""
    s, box = game.s, game.table.components
    if s.board == ENGLAND:
        return sum([max(0, box.england[k] - reach(game, k)) for k in range(SKILLS) if not s.england >> k & 1])
    if s.board != GALLERIES:
        return 0.0
    doors = [s.spaces[3 * door] - TOKEN_ERUDITION for door in range(s.antechamber, ANTECHAMBERS)]
    return sum([min(4, max(0, box.gallery_level - reach(game, skill))) for skill in doors if skill >= 0])


def reach(game: Game, skill: int) -> int:
    """The highest level of a skill that any Musketeer reaches with the cards in hand."""
    s, table = game.s, game.table
    cards, seat_of, printed = s.hands, table.seat_of, table.components.heroes
    return max([
        printed[hero].skills[skill] + (s.upgrades[hero] >> skill & 1) + cards[seat_of[hero] * CARDS + skill]
        for hero in table.heroes
    ])  # fmt: skip


# --- Milady's progress ----------------------------------------------------------------------------


def clocks(game: Game) -> list[float]:
    s, box = game.s, game.table.components
    hours = len(box.time_dice) - s.time
    dice = siege_blue_dice(box, s.siege_cards)
    drift = s.siege + box.siege_end - sum(box.time_dice[s.time :]) / 2 + dice / 3 * hours
    return [
        hours / len(box.time_dice),
        *[yes(hours <= few) for few in (1, 2, 3, 5)],
        s.honour / box.honour,
        *[yes(s.honour <= few) for few in (2, 4, 6)],
        s.siege / box.siege_end,
        *[yes(s.siege <= -far) for far in (2, 3, 4)],
        dice / 4,
        max(-2.0, min(2.0, drift / 5)),
    ]


def guards(game: Game) -> list[int]:
    """The strength of the adversaries in Paris and at the Louvre."""
    foes = game.table.components.foes
    found = [0, 0]
    for foe, at in enumerate(game.s.foe_at):
        if at in (PARIS, LOUVRE):
            found[at] += foes[foe].strength
    return found


def paris(game: Game, foes: int) -> list[float]:
    s = game.s
    left = paris_left(game, foes) / 5
    return [
        *[yes(s.paris_card == card) for card in range(PARIS_CARDS)],
        left,
        s.constance / 6 if s.paris_card == ABDUCTION else 0.0,
        *[left if s.paris_card == card else 0.0 for card in (ABDUCTION, DISAPPEARANCE, MESSAGE)],
        s.paris_hand.bit_count() / 2,
        s.paris_unused.bit_count() / 6,
        *[float(s.paris_hand >> card & 1) for card in (ABDUCTION, DISAPPEARANCE, MESSAGE)],
    ]


def paris_left(game: Game, foes: int) -> float:
    """The actions still needed for the Paris card."""
    s = game.s
    if s.paris_card == NO_MISSION:
        return 0.0
    card = game.table.components.paris[s.paris_card]
    task = max(0, card.stipulation_amount - s.progress) / 2
    return yes(not s.paris_done and card.skill != NO_CHALLENGE) + foes + task


def means(game: Game) -> list[float]:
    s = game.s
    return [
        *[held / 2 for held in s.treachery_hand],
        sum(s.treachery_hand) / 4,
        s.rochefort / 5,
        yes(s.rochefort == 0),
        *[yes(at in (PARIS, LOUVRE)) for at in s.trap_at],
    ]


def louvre(game: Game, foes: int) -> list[float]:
    s = game.s
    if s.louvre_card == NO_MISSION:
        return [0.0] * len(LOUVRE_FEATURES)
    left = (yes(not s.louvre_done) + foes) / 4
    return [1.0, *[yes(s.louvre_space == at) for at in range(3)], left, left if s.louvre_space else 0.0]


# --- the Musketeers' means ------------------------------------------------------------------------


def stocks(game: Game) -> list[float]:
    s = game.s
    epic = s.epic / 7
    return [
        s.purse / 10,
        epic,
        epic if s.board == ENGLAND else 0.0,
        epic if s.board == GALLERIES else 0.0,
        float(s.one_for_all),
    ]


def team(game: Game) -> list[float]:
    s, heroes = game.s, game.table.heroes
    many = len(heroes)
    improved = sum([s.improved >> hero & 1 for hero in heroes])
    armed = [(s.improved >> hero & 1) + (s.equipment[hero] & ~(1 << THOROUGHBRED)).bit_count() for hero in heroes]
    places = [s.place[hero] for hero in heroes]
    return [
        sum([s.life[hero] for hero in heroes]) / (3 * many),
        s.lying.bit_count() / many,
        sum([1 for hero in heroes if s.life[hero] == 1]) / many,
        *[sum([s.equipment[hero] >> item & 1 for hero in heroes]) / 2 for item in range(EQUIPMENT)],
        improved / 2,
        sum([s.upgrades[hero].bit_count() for hero in heroes]) / 4,
        max(armed) / 3,
        *[
            places.count(place) / many
            for place in (PARIS, LOUVRE, ROCHELLE, QUEST, COLOMBIER, RICHELIEU, BASTILLE)
        ],
        yes(ATHOS in heroes and s.place[ATHOS] == QUEST),
    ]  # fmt: skip


def hands(game: Game) -> list[float]:
    s, seats = game.s, game.table.seats
    held = [sum([s.hands[seat * CARDS + card] for seat in seats]) for card in range(CARDS)]
    return [
        (held[COMBAT] + 2 * held[DOUBLE]) / 8,
        sum(held[:SKILLS]) / 10,
        *[(reach(game, skill) - 4) / 4 for skill in range(SKILLS)],
        *[float(number) for number in held[FIRST_CHARACTER:]],
    ]


def count(game: Game) -> list[float]:
    players = len([seat for seat in game.table.seats if seat])
    return [yes(players == number + 1) for number in range(COUNTS)]
