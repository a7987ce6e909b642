"""What is worth doing where: each place's steps, priced in actions (a card drawn is about one).

A ``Job`` is something one Musketeer could do at a place; ``walk`` are actions it takes to get there
once he is at the place, ``again`` whether the next action there is worth about as much.
"""

from typing import Final, NamedTuple

from mousquetaires.engine.actions import CHALLENGE, DUEL, FIGHT, PASSAGE, PATH, REINFORCE, TASK, make
from mousquetaires.engine.components import DISCARDS, LILIES, WINS
from mousquetaires.engine.ids import (
    ABDUCTION,
    BEGGARS,
    COMBAT,
    CONFINED,
    DISAPPEARANCE,
    DOUBLE,
    DUELS,
    ENGLAND,
    GALLERIES,
    HARLOT,
    INN,
    INN_LENGTH,
    INN_PATHS,
    LOUVRE,
    MESSAGE,
    NEMESIS,
    NEMESIS_DUELLIST,
    NO_CHALLENGE,
    NO_MISSION,
    NO_TOKEN,
    PARIS,
    PARIS_DUELLIST,
    QUEST,
    RETURN,
    ROCHEFORT,
    ROCHELLE,
    SKILLS,
    SMUGGLER,
    TOKEN_DECOY,
    TOKEN_ERUDITION,
    TOKEN_FOE,
    TOKEN_SNARE,
    UNKNOWN_FOE,
    WARDES,
)

from .fights import LIFE, best_duel
from .sight import Sight

NO_TASK_CARD: Final = 15  # a task that costs no card
SIEGE_ROOM: Final = 3  # cards that can lie at La Rochelle

# Prices in actions.
QUEST_STEP: Final = 5.0
ANTECHAMBER: Final = 9.0
EPIC: Final = 1.4
PISTOLE: Final = 0.5
SKILL_CARD: Final = 0.7
ROCHEFORT_BOUNTY: Final = 0.8
BEGGARS_PRICE: Final = 1.0


class Job(NamedTuple):
    worth: float
    action: int
    walk: int = 0
    again: bool = False


def jobs_at(sight: Sight, hero: int, place: int) -> list[Job]:
    """Everything he could do at a place, if he stood there."""
    if place == QUEST:
        found = [] if sight.o.barred >> hero & 1 else quest_jobs(sight, hero)
    elif place == PARIS:
        found = paris_jobs(sight, hero)
    elif place == LOUVRE:
        found = louvre_jobs(sight, hero)
    else:
        return siege_jobs(sight, hero) if place == ROCHELLE else []
    return behind_beggars(sight, place, [behind_rochefort(sight, hero, place, job) for job in found])


def behind_rochefort(sight: Sight, hero: int, place: int, job: Job) -> Job:
    """A step is worth less where he may stand in the way, more with a blade that can move him."""
    risk = sight.meets(hero, place)
    if not risk or job.action == make(DUEL, NEMESIS_DUELLIST):
        return job
    through = best_duel(sight, hero, ROCHEFORT, max(0.0, job.worth) + ROCHEFORT_BOUNTY)
    return job._replace(worth=(1 - risk) * job.worth + risk * through)


def behind_beggars(sight: Sight, place: int, jobs: list[Job]) -> list[Job]:
    """Beggars have to be paid before anything can be done."""
    if sight.o.trap_at[BEGGARS] != place:
        return jobs
    if sight.o.purse < sight.box.traps[BEGGARS].amount:
        return []
    return [job._replace(worth=job.worth - BEGGARS_PRICE) for job in jobs]


# --- challenges -----------------------------------------------------------------------------------


def challenge_cost(sight: Sight, hero: int, skill: int, level: int, epic: bool) -> float | None:
    """The price of the cards a challenge takes, or None when he has not enough."""
    lacks = level - sight.skill(hero, skill)
    hand = sight.hand(hero)
    if lacks > 0 and sight.has_gift(hero) and sum(hand) > hand[skill]:
        lacks -= 1
    cards = max(0, min(lacks, hand[skill]))
    rest = max(0, lacks - cards)
    if rest and not (epic and rest <= sight.o.epic):
        return None
    return cards * SKILL_CARD + rest * EPIC


def challenge_job(sight: Sight, hero: int, skill: int, level: int, stake: float, epic: bool = False) -> list[Job]:
    cost = challenge_cost(sight, hero, skill, level, epic)
    return [] if cost is None else [Job(stake - cost, make(CHALLENGE, skill))]


# --- the Quest ------------------------------------------------------------------------------------


def quest_jobs(sight: Sight, hero: int) -> list[Job]:
    board = sight.o.board
    if board == INN:
        return inn_jobs(sight, hero)
    if board == ENGLAND:
        return england_jobs(sight, hero)
    return road_jobs(sight, hero) if board == RETURN else gallery_jobs(sight, hero)


def token_worth(sight: Sight, hero: int, space: int, stake: float) -> float:
    """What stepping on a token is worth, known or not."""
    token = sight.o.spaces[space]
    if not sight.o.face_up >> space & 1:
        return best_duel(sight, hero, UNKNOWN_FOE, stake)
    if token == TOKEN_SNARE:
        return stake - LIFE - (2.0 if sight.o.life[hero] == 1 else 0.0)
    return stake if token == TOKEN_DECOY else best_duel(sight, hero, TOKEN_FOE[token], stake)


def path_order(sight: Sight, path: int) -> float:
    """How far a path is from its end: fewer tokens first, one with a known weak token before others."""
    front = sight.front(path)
    left = INN_LENGTH - front
    first = path * INN_LENGTH
    known = [sight.o.spaces[s] for s in range(first, first + INN_LENGTH) if sight.o.face_up >> s & 1]
    decoys = sum(token in (TOKEN_DECOY, TOKEN_SNARE) for token in known)
    hard = sum(token not in (TOKEN_DECOY, TOKEN_SNARE, NO_TOKEN) for token in known)
    return left - 0.6 * decoys + 0.2 * hard + 0.01 * path


def inn_jobs(sight: Sight, hero: int) -> list[Job]:
    """Everybody works on one path: the one nearest its end."""
    path = min(range(INN_PATHS), key=lambda p: path_order(sight, p))
    front = sight.front(path)
    here = sight.o.spot[hero] if sight.o.place[hero] == QUEST else 0
    inside_other = here and (here - 1) // INN_LENGTH != path
    at_front = front == 0 or here == path * INN_LENGTH + front
    walk = (0 if at_front else 1) + (1 if inside_other else 0)
    return [Job(token_worth(sight, hero, path * INN_LENGTH + front, QUEST_STEP), make(PATH, path), walk, True)]


def england_jobs(sight: Sight, hero: int) -> list[Job]:
    if sight.o.england == 15:
        return [Job(best_duel(sight, hero, WARDES, 1.5 * QUEST_STEP), make(DUEL, WARDES), 0, True)]
    found: list[Job] = []
    for skill in range(SKILLS):
        if not sight.o.england >> skill & 1:
            found += challenge_job(sight, hero, skill, sight.box.england[skill], 1.2 * QUEST_STEP, True)
    return found


def road_jobs(sight: Sight, hero: int) -> list[Job]:
    space = next((s for s in range(len(sight.o.spaces)) if sight.o.spaces[s] != NO_TOKEN), -1)
    if space < 0:
        return []
    return [Job(token_worth(sight, hero, space, 1.2 * QUEST_STEP), FIGHT, 0, True)]


def gallery_jobs(sight: Sight, hero: int) -> list[Job]:
    """A challenge, a passage or two duels pass an antechamber."""
    o = sight.o
    first = 3 * o.antechamber
    found = challenge_job(sight, hero, o.spaces[first] - TOKEN_ERUDITION, sight.box.gallery_level, ANTECHAMBER)
    if o.epic + 2 * o.one_for_all >= sight.box.passage_price:
        found.append(Job(ANTECHAMBER - 1.0, PASSAGE))
    left = [slot for slot in (1, 2) if o.spaces[first + slot] != NO_TOKEN]
    stake = ANTECHAMBER / 2 if len(left) == 2 else 0.8 * ANTECHAMBER
    found += [Job(token_worth(sight, hero, first + slot, stake), make(FIGHT, slot)) for slot in left]
    return found


# --- Paris and the Louvre -------------------------------------------------------------------------


def paris_harm(sight: Sight) -> float:
    """What it is worth to be rid of the Paris card, for good."""
    o = sight.o
    turns = min(6, sight.spaces_left())
    card = o.paris_card
    if card == ABDUCTION:
        return 14.0 + 4.0 * o.constance
    if card == DISAPPEARANCE:
        return 5.0 * turns
    if card == SMUGGLER:
        return turns * (1.5 + (1.5 if o.siege < -1 else 0.0))
    if card == MESSAGE:
        return turns * honour_price(sight)
    return turns * {CONFINED: 1.2, DUELS: 0.8}.get(card, 1.0)


def honour_price(sight: Sight) -> float:
    """The Queen's last points are the dear ones."""
    honour = sight.o.honour
    return 0.8 if honour > 7 else 1.5 if honour > 4 else 3.0


def reward(sight: Sight, foe: int) -> float:
    card = sight.box.foes[foe]
    return card.pistoles * PISTOLE + card.epic * EPIC


def town_steps(sight: Sight, place: int, challenge: bool) -> float:
    """Roughly how many actions a mission still takes."""
    foes = sum(1.3 * sight.box.foes[foe].life for foe in sight.foes_at(place))
    trap = sight.trap_at(place)
    return (1.5 if challenge else 0.0) + foes + (2.0 if trap == NEMESIS else 0.0)


def town_jobs(sight: Sight, hero: int, place: int, share: float) -> list[Job]:
    """The adversaries at a mission, each worth a share of it and his reward; and a Nemesis."""
    found = []
    for foe in sight.foes_at(place):
        stake = share + reward(sight, foe)
        found.append(Job(best_duel(sight, hero, foe, stake), make(DUEL, foe), 0, sight.o.foe_life[foe] > 1))
    if sight.o.trap_at[NEMESIS] == place and sight.o.nemesis == hero:
        found.append(Job(best_duel(sight, hero, NEMESIS_DUELLIST, 1.5 * share), make(DUEL, NEMESIS_DUELLIST)))
    return found


def paris_jobs(sight: Sight, hero: int) -> list[Job]:
    o = sight.o
    if o.paris_card == NO_MISSION:
        return []
    card = sight.box.paris[o.paris_card]
    open_challenge = not o.paris_done and card.skill != NO_CHALLENGE
    made = o.constance if card.stipulation == LILIES else o.progress
    left = max(0, card.stipulation_amount - made) if card.stipulation else 0
    steps = town_steps(sight, PARIS, open_challenge) + left * (1.4 if card.stipulation == WINS else 0.8)
    share = paris_harm(sight) / max(1.0, steps)
    found = town_jobs(sight, hero, PARIS, share)
    if open_challenge:
        level = card.level + (sight.box.traps[HARLOT].amount if o.trap_at[HARLOT] == PARIS else 0)
        found += challenge_job(sight, hero, card.skill, level, 1.5 * share)
    return found + (task_jobs(sight, hero, card.stipulation, share) if left else [])


def task_jobs(sight: Sight, hero: int, stipulation: int, share: float) -> list[Job]:
    """The Paris card's own task: lilies to roll, Combat cards to give, duels to win."""
    hand = sight.hand(hero)
    if stipulation == LILIES:
        return [Job(share, make(TASK, NO_TASK_CARD), 0, True)]
    if stipulation == DISCARDS:
        kinds = [card for card in (COMBAT, DOUBLE) if hand[card]][:1]
        return [Job(share - sight.card_price(card), make(TASK, card), 0, hand[card] > 1) for card in kinds]
    return [Job(best_duel(sight, hero, PARIS_DUELLIST, share), make(DUEL, PARIS_DUELLIST), 0, True)]


def louvre_jobs(sight: Sight, hero: int) -> list[Job]:
    """Cheap and quick it brings Epic tokens; late it saves the Queen's honour."""
    o = sight.o
    if o.louvre_card == NO_MISSION:
        return []
    card = sight.box.louvre[o.louvre_card]
    prize = 2 * EPIC if o.louvre_space <= 1 else 0.0
    last = sight.box.louvre_spaces - 1
    danger = honour_price(sight) * (3.0 if o.louvre_space < last - 1 else 2.0)
    steps = town_steps(sight, LOUVRE, not o.louvre_done)
    share = (prize + danger) / max(1.0, steps)
    found = town_jobs(sight, hero, LOUVRE, share)
    if not o.louvre_done:
        level = card.level + (sight.box.traps[HARLOT].amount if o.trap_at[HARLOT] == LOUVRE else 0)
        stake = 1.5 * share + card.pistoles * PISTOLE + card.epic * EPIC
        found += challenge_job(sight, hero, card.skill, level, stake)
    return found


# --- La Rochelle ----------------------------------------------------------------------------------


def siege_forecast(sight: Sight) -> float:
    """Where the token would end if nobody did anything more."""
    o = sight.o
    single, double = sight.box.combat_dice
    blue = min(sight.box.blue_dice, sum(o.siege_cards) * single + o.siege_cards[DOUBLE] * (double - single))
    swords = sum(sight.box.time_dice[o.time :]) / 2
    if o.paris_card == SMUGGLER:
        swords += 2
    return o.siege + blue * sight.spaces_left() / 3 - swords


def siege_price(sight: Sight) -> float:
    """What a space on the siege track is worth."""
    lost = -sight.box.siege_end - siege_forecast(sight)
    near = 2.0 if sight.o.siege <= -3 else 1.0 if sight.o.siege <= -1 else 0.5
    return near * (1.5 if lost > -1 else 0.7 if lost > -4 else 0.25)


def siege_jobs(sight: Sight, hero: int) -> list[Job]:
    """Cards laid early strike every turn."""
    o = sight.o
    room = SIEGE_ROOM - sum(o.siege_cards)
    if room <= 0:
        return []
    hand = sight.hand(hero)
    each = siege_price(sight) * min(6, sight.spaces_left()) / 3
    found = []
    for card, dice in ((DOUBLE, 2), (COMBAT, 1)):
        if hand[card]:
            again = room > 1 and hand[card] > 1
            found.append(Job(dice * each - sight.card_price(card) + 0.4, make(REINFORCE, card), 0, again))
    return found


def sacrifice_worth(sight: Sight, hero: int) -> float:
    """What it is worth to stand at La Rochelle when the dice fall."""
    o = sight.o
    if sight.lying(hero):
        return 0.0
    red = sight.box.time_dice[min(o.time, len(sight.box.time_dice) - 1)] / 2
    danger = o.siege - red
    spare = 1.0 if o.life[hero] > 1 else 0.4
    others = sum(1 for other in sight.heroes_at(ROCHELLE) if other != hero)
    if others >= red:
        return 0.0
    return spare * (5.0 if danger <= -4 else 2.0 if danger <= -3 else 0.4)
