"""ACT: why a Musketeer may not use an action.

``why_not`` is the only judge of legality. ``action_menu`` lists what it does not refuse.
"""

from typing import TYPE_CHECKING, Final

from ..actions import (
    BACK,
    BRIBE,
    CHALLENGE,
    DRAW,
    DUEL,
    END,
    EQUIP,
    ESCAPE,
    FIGHT,
    MOVE,
    PASSAGE,
    PATH,
    PLAY,
    REINFORCE,
    RIDE,
    TASK,
    TRADE,
    VERB_BITS,
    VERB_MASK,
    play_card,
    play_hero,
)
from ..components import CHARACTER_HEALS, CHARACTER_SIEGE
from ..effects.on_cards import can_draw, held, siege_count
from ..effects.on_musketeers import is_lying
from ..ids import (
    ADVERSARIES,
    BASTILLE,
    BEGGARS,
    CARDS,
    COMBAT,
    DOUBLE,
    ENGLAND,
    FIRST_CHARACTER,
    GALLERIES,
    INN,
    INN_PATHS,
    NEMESIS,
    NEMESIS_DUELLIST,
    NO_TOKEN,
    NOBODY,
    PARIS,
    PARIS_DUELLIST,
    QUEST,
    RETURN,
    ROCHELLE,
    THOROUGHBRED,
    WARDES,
)
from ..reasons import NOT_OFFERED, Reason
from .arsenal import why_not_equip
from .bastille import BRIBE_PRICE
from .one_for_all import WORTH
from .paris_tasks import wants_duels, why_no_task
from .quest import SPACES_RETURN, challenge_space
from .quest_inn import faces_token, inn_front, path_of
from .skill_challenge import why_no_challenge
from .trade import why_not_trade

if TYPE_CHECKING:
    from ..machine import Game

SIEGE_LIMIT: Final = 3  # cards at La Rochelle

# Constant reasons are made once: menus refuse far more than they offer.
IN_BASTILLE: Final = Reason("BAS-2", "reason-in-bastille")
MUST_LEAVE: Final = Reason("RIC-5", "reason-must-leave")
NO_DUEL: Final = Reason("ACT-7", "reason-nobody-to-fight")
NO_CARDS: Final = Reason("ACT-1", "reason-no-cards-left")
ALREADY_THERE: Final = Reason("ACT-2", "reason-already-there")
CLOSED: Final = Reason("ACT-2", "reason-closed-place")
BARRED: Final = Reason("VAR-2", "reason-barred")
NOT_HELD: Final = Reason("ACT-4", "reason-not-in-hand")
SIEGE_FULL: Final = Reason("ACT-5", "reason-siege-full")
NOT_AT_SIEGE: Final = Reason("ACT-5", "reason-not-at-rochelle")
NO_SUCH_STEP: Final = Reason("ACT-10", "reason-no-such-step")
BEGGARS_HERE: Final = Reason("TRAP-3", "reason-beggars")
NOT_JAILED: Final = Reason("ACT-11", "reason-not-in-bastille")
JAILED_NOW: Final = Reason("BAS-4", "reason-jailed-this-turn")
NO_HORSE: Final = Reason("ARM-5", "reason-no-horse")
TIRED_HORSE: Final = Reason("ARM-5", "reason-horse-used")
LYING: Final = Reason("ACT-4", "reason-lying")
COMBAT_CARD_NEEDED: Final = Reason("ACT-5", "reason-combat-card-needed")
OTHER_PATH: Final = Reason("INN-7", "reason-other-path")


def why_refused(g: "Game", hero: int, action: int) -> Reason:
    """The reason why an action is not on the Musketeer's menu. An unknown action gets the general reason."""
    verb = action & VERB_MASK
    if verb > ESCAPE or verb == END or verb == RIDE:
        return NOT_OFFERED
    return why_not(g, hero, action) or NOT_OFFERED


def why_not(g: "Game", hero: int, action: int) -> Reason | None:
    """Why this Musketeer may not use an action like this now, or None when he may."""
    verb = action & VERB_MASK
    arg = action >> VERB_BITS
    if verb == MOVE:
        return why_not_move(g, hero, arg)
    if g.s.must_leave >> hero & 1:
        return MUST_LEAVE  # RIC-5, RUL-LEAVE-RICHELIEU
    if verb == DRAW:
        return None if can_draw(g) else NO_CARDS  # ACT-1
    if verb == TRADE:
        return why_not_trade(g, hero, arg)
    if verb == PLAY:
        return why_not_play(g, hero, play_card(action), play_hero(action))
    if verb == EQUIP:
        return why_not_equip(g, hero)
    if verb == BRIBE or verb == ESCAPE:
        return why_not_escape(g, hero, verb)
    if g.s.place[hero] == BASTILLE:
        return IN_BASTILLE  # BAS-2
    if verb == REINFORCE:
        return why_not_reinforce(g, hero, arg)
    if verb == BACK:
        return None if g.s.spot[hero] else NO_SUCH_STEP  # INN-7
    return why_not_step(g, hero, verb, arg)


def why_not_move(g: "Game", hero: int, place: int) -> Reason | None:
    return why_no_way(g.s.place[hero], place, g.s.barred >> hero & 1)


def why_no_way(here: int, place: int, barred: int) -> Reason | None:
    """Why a Musketeer can't go from one place to another. ``barred`` is 1 if the Quest is closed to them."""
    if place >= BASTILLE:
        return CLOSED  # ACT-2, QRT-1
    if here == BASTILLE:
        return IN_BASTILLE  # BAS-2
    if here == place:
        return ALREADY_THERE
    if place == QUEST and barred:
        return BARRED  # VAR-2
    return None


def why_not_ride(g: "Game", hero: int, place: int) -> Reason | None:
    """A thoroughbred gives one free move a turn, from place to place."""
    reason = why_no_horse(g, hero)
    return why_not_move(g, hero, place) if reason is None else reason  # ARM-5, RUL-HORSE-PLACES


def may_ride(g: "Game", hero: int) -> bool:
    return why_no_horse(g, hero) is None and g.s.place[hero] != BASTILLE  # ARM-5, BAS-2


def why_no_horse(g: "Game", hero: int) -> Reason | None:
    if not g.s.equipment[hero] >> THOROUGHBRED & 1:
        return NO_HORSE
    if g.s.ridden >> hero & 1:
        return TIRED_HORSE  # ARM-5, ITEM-THOROUGHBRED
    return None


def why_not_play(g: "Game", hero: int, card: int, target: int) -> Reason | None:
    """A character card works wherever the Musketeer is."""
    if not FIRST_CHARACTER <= card < CARDS:
        return NOT_OFFERED
    if not held(g, g.table.seat_of[hero], card):
        return NOT_HELD
    effect = g.table.components.characters[card - FIRST_CHARACTER].effect
    if effect == CHARACTER_SIEGE and siege_count(g) >= SIEGE_LIMIT:
        return SIEGE_FULL  # ACT-4, CARD-BASSOMPIERRE
    if effect != CHARACTER_HEALS:
        return None if target == NOBODY else NOT_OFFERED
    if target not in g.table.heroes or is_lying(g, target):
        return LYING  # RUL-LYING
    return None


def why_not_reinforce(g: "Game", hero: int, card: int) -> Reason | None:
    if g.s.place[hero] != ROCHELLE:
        return NOT_AT_SIEGE  # ACT-5
    if siege_count(g) >= SIEGE_LIMIT:
        return SIEGE_FULL  # ACT-5
    if card not in (COMBAT, DOUBLE) or not held(g, g.table.seat_of[hero], card):
        return COMBAT_CARD_NEEDED  # ACT-5
    return None


def why_not_escape(g: "Game", hero: int, verb: int) -> Reason | None:
    if g.s.place[hero] != BASTILLE:
        return NOT_JAILED  # ACT-11
    if g.s.jailed >> hero & 1:
        return JAILED_NOW  # BAS-4, TREV-1
    if verb == BRIBE and g.s.purse < BRIBE_PRICE:  # BAS-2
        return Reason("BAS-2", "reason-pistoles", needed=BRIBE_PRICE, purse=g.s.purse)
    return None


# --- mission steps --------------------------------------------------------------------------------


def is_mission_step(g: "Game", hero: int, action: int) -> bool:
    """What can bring Rochefort: a challenge, a duel, a task, a token, a passage; never a trap."""
    verb = action & VERB_MASK
    if verb == DUEL:
        return action >> VERB_BITS != NEMESIS_DUELLIST  # TRAP-5, RUL-ROCHEFORT-TRAPS, RUL-NEMESIS
    if verb == PATH:
        return faces_token(g, hero, action >> VERB_BITS)  # QST-5, RUL-QUEST-ROCHEFORT
    return verb in (CHALLENGE, TASK, FIGHT, PASSAGE)  # ROCH-1, ROCH-2, QST-5


def why_not_step(g: "Game", hero: int, verb: int, arg: int) -> Reason | None:
    place = g.s.place[hero]
    if g.s.trap_at[BEGGARS] == place:
        return BEGGARS_HERE  # TRAP-3
    if verb == CHALLENGE:
        return why_no_challenge(g, hero, arg)
    if verb == DUEL:
        return None if foe_here(g, hero, arg) else NO_DUEL
    if verb == TASK:
        return why_no_task(g, hero, arg)
    if place != QUEST:
        return NO_SUCH_STEP  # ACT-10
    if verb == PATH:
        return why_not_path(g, hero, arg)
    if verb == FIGHT:
        return why_not_fight(g, arg)
    if verb == PASSAGE:
        return why_not_passage(g)
    return NOT_OFFERED


def foe_here(g: "Game", hero: int, foe: int) -> bool:
    """Whether the Musketeer can duel this foe where he stands."""
    s = g.s
    place = s.place[hero]
    if foe < ADVERSARIES:
        return s.foe_at[foe] == place  # ACT-7
    if foe == NEMESIS_DUELLIST:
        return s.trap_at[NEMESIS] == place and s.nemesis == hero  # CARD-NEMESIS
    if foe == PARIS_DUELLIST:
        return place == PARIS and wants_duels(g)  # ACT-9
    return foe == WARDES and place == QUEST and s.board == ENGLAND and s.england == 15  # ENG-1


def why_not_path(g: "Game", hero: int, path: int) -> Reason | None:
    """From the common room into any path, inside one only further along it."""
    s = g.s
    if s.board != INN or not 0 <= path < INN_PATHS:
        return NO_SUCH_STEP
    spot = s.spot[hero]
    if spot and path_of(spot) != path:
        return OTHER_PATH  # INN-7
    return None if inn_front(g, path) < 4 else NO_SUCH_STEP


def why_not_fight(g: "Game", slot: int) -> Reason | None:
    s = g.s
    if s.board == RETURN:
        left = any(s.spaces[space] != NO_TOKEN for space in range(SPACES_RETURN))
        return None if slot == 0 and left else NO_SUCH_STEP
    if s.board == GALLERIES and 1 <= slot <= 2 and s.spaces[challenge_space(g) + slot] != NO_TOKEN:
        return None
    return NO_SUCH_STEP


def why_not_passage(g: "Game") -> Reason | None:
    s = g.s
    price = g.table.components.passage_price
    if s.board != GALLERIES:
        return NO_SUCH_STEP
    if s.epic + WORTH * s.one_for_all < price:  # GAL-2
        return Reason("GAL-2", "reason-epic", needed=price, epic=s.epic)
    return None
