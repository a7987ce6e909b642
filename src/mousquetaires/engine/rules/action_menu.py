"""ACT: everything that a Musketeer can do with an action: what ``why_not`` does not refuse.

The functions add to one list, because a menu is made for every other decision of a game.
"""

from typing import TYPE_CHECKING

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
    QUEST,
    RETURN,
    ROCHELLE,
    SKILLS,
    WARDES,
)
from .legal_actions import why_no_horse, why_not, why_not_move
from .paris_tasks import NO_TASK_CARD
from .skill_challenge import mission_skill

if TYPE_CHECKING:
    from ..machine import Game


def add_actions(g: "Game", hero: int, found: list[int]) -> None:
    """Add everything that the Musketeer can do with an action here and now."""
    add_moves(g, hero, MOVE, found)
    if g.s.must_leave >> hero & 1:
        return  # RIC-5, RUL-LEAVE-RICHELIEU
    add_if_legal(g, hero, DRAW, found)
    add_if_legal(g, hero, EQUIP, found)
    place = g.s.place[hero]
    for partner in g.table.heroes:
        if partner != hero and g.s.place[partner] == place:
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


def add_moves(g: "Game", hero: int, verb: int, found: list[int]) -> None:
    for place in OPEN_PLACES:
        if why_not_move(g, hero, place) is None:
            found.append(verb | place << VERB_BITS)


def add_rides(g: "Game", hero: int, found: list[int]) -> None:
    if why_no_horse(g, hero) is None:
        add_moves(g, hero, RIDE, found)


def add_plays(g: "Game", hero: int, found: list[int]) -> None:
    """Add the character cards that the player holds."""
    first = g.table.seat_of[hero] * CARDS
    for card in range(FIRST_CHARACTER, CARDS):
        if not g.s.hands[first + card]:
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
        add_if_legal(g, hero, CHALLENGE | skill << VERB_BITS, found)
    for foe in range(ADVERSARIES):
        if g.s.foe_at[foe] == place:
            add_if_legal(g, hero, DUEL | foe << VERB_BITS, found)
    add_if_legal(g, hero, DUEL | NEMESIS_DUELLIST << VERB_BITS, found)
    if place == PARIS:
        add_if_legal(g, hero, TASK | NO_TASK_CARD << VERB_BITS, found)
        add_if_legal(g, hero, TASK | COMBAT << VERB_BITS, found)
        add_if_legal(g, hero, TASK | DOUBLE << VERB_BITS, found)
        add_if_legal(g, hero, DUEL | PARIS_DUELLIST << VERB_BITS, found)


def add_quest_actions(g: "Game", hero: int, found: list[int]) -> None:
    """Add what can be done on the Quest board in play."""
    board = g.s.board
    if board == INN:
        for path in range(INN_PATHS):
            add_if_legal(g, hero, PATH | path << VERB_BITS, found)
        add_if_legal(g, hero, BACK, found)
    elif board == RETURN:
        add_if_legal(g, hero, FIGHT, found)
    else:
        for skill in range(SKILLS):
            add_if_legal(g, hero, CHALLENGE | skill << VERB_BITS, found)
        if board == ENGLAND:
            add_if_legal(g, hero, DUEL | WARDES << VERB_BITS, found)
        else:
            add_if_legal(g, hero, FIGHT | 1 << VERB_BITS, found)
            add_if_legal(g, hero, FIGHT | 2 << VERB_BITS, found)
            add_if_legal(g, hero, PASSAGE, found)
