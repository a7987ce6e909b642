"""ACT: everything that a Musketeer can do with an action: what ``why_not`` does not refuse.

The functions add to one list, because a menu is made for every other decision of a game.
"""

from typing import TYPE_CHECKING, Final

from ..actions import (
    BACK,
    BRIBE,
    CHALLENGE,
    DRAW,
    DUEL,
    EQUIP,
    ESCAPE,
    FIGHT,
    MOVE,
    PASSAGE,
    PATH,
    REINFORCE,
    RIDE,
    TASK,
    TRADE,
    VERB_BITS,
    play_action,
)
from ..components import CHARACTER_HEALS
from ..ids import (
    ADVERSARIES,
    BASTILLE,
    CARDS,
    COMBAT,
    DOUBLE,
    ENGLAND,
    FIRST_CHARACTER,
    INN,
    INN_PATHS,
    LOUVRE,
    NEMESIS_DUELLIST,
    NO_CHALLENGE,
    NOBODY,
    OPEN_PLACES,
    PARIS,
    PARIS_DUELLIST,
    PLACES,
    QUEST,
    RETURN,
    ROCHELLE,
    SKILLS,
    WARDES,
)
from .action_refusals import why_no_horse, why_no_way, why_not, why_not_step
from .paris_tasks import NO_TASK_CARD
from .skill_challenge import mission_skill

if TYPE_CHECKING:
    from ..machine import Game


def ways_of(verb: int) -> list[list[int]]:
    """The moves or rides from each place, with the Quest open and with the Quest barred."""
    ways = []
    for here in range(PLACES):
        for barred in range(2):
            open_to = [place for place in OPEN_PLACES if why_no_way(here, place, barred) is None]
            ways.append([verb | place << VERB_BITS for place in open_to])
    return ways


MOVES: Final = ways_of(MOVE)
RIDES: Final = ways_of(RIDE)


def add_actions(g: "Game", hero: int, found: list[int]) -> None:
    """Add everything that the Musketeer can do with an action here and now."""
    add_ways(g, hero, MOVES, found)
    if g.s.must_leave >> hero & 1:
        return  # RIC-5, RUL-LEAVE-RICHELIEU
    add_if_legal(g, hero, DRAW, found)
    add_if_legal(g, hero, EQUIP, found)
    places = g.s.place
    place = places[hero]
    for partner in g.table.heroes:
        if partner != hero and places[partner] == place:
            add_if_legal(g, hero, TRADE | partner << VERB_BITS, found)
    add_plays(g, hero, found)
    if place == PARIS or place == LOUVRE:
        add_town_actions(g, hero, place, found)
    elif place == QUEST:
        add_quest_actions(g, hero, found)
    elif place == ROCHELLE:
        add_if_legal(g, hero, REINFORCE | COMBAT << VERB_BITS, found)
        add_if_legal(g, hero, REINFORCE | DOUBLE << VERB_BITS, found)
    elif place == BASTILLE:
        add_if_legal(g, hero, BRIBE, found)
        add_if_legal(g, hero, ESCAPE, found)


def add_if_legal(g: "Game", hero: int, action: int, found: list[int]) -> None:
    if why_not(g, hero, action) is None:
        found.append(action)


def add_ways(g: "Game", hero: int, ways: list[list[int]], found: list[int]) -> None:
    """Add the moves or the rides from where the Musketeer is."""
    found.extend(ways[g.s.place[hero] * 2 + (g.s.barred >> hero & 1)])


def add_step(g: "Game", hero: int, verb: int, arg: int, found: list[int]) -> None:
    """Add a mission step. The rest of what ``why_not`` looks at has been seen to."""
    if why_not_step(g, hero, verb, arg) is None:
        found.append(verb | arg << VERB_BITS)


def add_rides(g: "Game", hero: int, found: list[int]) -> None:
    if why_no_horse(g, hero) is None:
        add_ways(g, hero, RIDES, found)


def add_plays(g: "Game", hero: int, found: list[int]) -> None:
    """Add the character cards that the player holds."""
    first = g.table.seat_of[hero] * CARDS
    hands = g.s.hands
    for card in range(FIRST_CHARACTER, CARDS):
        if not hands[first + card]:
            continue
        if g.table.components.characters[card - FIRST_CHARACTER].effect == CHARACTER_HEALS:
            for target in g.table.heroes:
                add_if_legal(g, hero, play_action(card, target), found)
        else:
            add_if_legal(g, hero, play_action(card, NOBODY), found)


def add_town_actions(g: "Game", hero: int, place: int, found: list[int]) -> None:
    """Add what can be done for the mission at Paris or the Louvre."""
    skill = mission_skill(g, place)
    if skill != NO_CHALLENGE:
        add_step(g, hero, CHALLENGE, skill, found)
    foe_at = g.s.foe_at
    for foe in range(ADVERSARIES):
        if foe_at[foe] == place:
            add_step(g, hero, DUEL, foe, found)
    add_step(g, hero, DUEL, NEMESIS_DUELLIST, found)
    if place == PARIS:
        add_step(g, hero, TASK, NO_TASK_CARD, found)
        add_step(g, hero, TASK, COMBAT, found)
        add_step(g, hero, TASK, DOUBLE, found)
        add_step(g, hero, DUEL, PARIS_DUELLIST, found)


def add_quest_actions(g: "Game", hero: int, found: list[int]) -> None:
    """Add what can be done on the Quest board in play."""
    board = g.s.board
    if board == INN:
        for path in range(INN_PATHS):
            add_step(g, hero, PATH, path, found)
        add_if_legal(g, hero, BACK, found)
    elif board == RETURN:
        add_step(g, hero, FIGHT, 0, found)
    else:
        for skill in range(SKILLS):
            add_step(g, hero, CHALLENGE, skill, found)
        if board == ENGLAND:
            add_step(g, hero, DUEL, WARDES, found)
        else:
            add_step(g, hero, FIGHT, 1, found)
            add_step(g, hero, FIGHT, 2, found)
            add_step(g, hero, PASSAGE, 0, found)
