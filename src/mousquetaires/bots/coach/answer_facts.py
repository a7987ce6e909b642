"""The facts behind an answer: exact odds, the chance of meeting Milady, and the clock that it is about."""

from collections.abc import Callable
from typing import Final

from mousquetaires.engine import actions as verbs
from mousquetaires.engine import ids
from mousquetaires.engine.components import EFFECT_STRANGLES, LILIES
from mousquetaires.engine.knowledge import least_held, unseen_cards
from mousquetaires.engine.odds import Odds
from mousquetaires.engine.view import Observation
from mousquetaires.engine.view_queries import (
    blade_odds,
    challenge_level,
    duel_of,
    frame_of,
    odds_against,
    skill_of,
    trap_at,
)

from ..belief.chosen_position import choices_so_far
from ..belief.destinations import chosen_chances
from .advice_types import Fact, fact, percent
from .dice_chances import face_chances, siege_loss_chance
from .foe_ahead import foe_ahead
from .milady_places import public_chances

MOST: Final = 3  # facts of one answer
Facts = list[Fact]


def answer_facts(view: Observation, action: int) -> tuple[Fact, ...]:
    """The facts behind an answer, the most important first."""
    tell = FACTS_BY_VERB.get(verbs.verb_of(action))
    return tuple(tell(view, action)[:MOST]) if tell is not None else ()


# --- mission steps --------------------------------------------------------------------------------


def duel_step(view: Observation, action: int) -> Facts:
    """A duel as it stands, without Combat cards."""
    ahead = foe_ahead(view, action)
    if ahead is None:  # only a walk: Rochefort does not bar it
        return clock_fact(view, view.place[view.asked_hero])
    dice = view.table.components.heroes[view.asked_hero].combat
    return [duel_fact(view, view.asked_hero, ahead.foe, dice, ahead.space), *step_facts(view)]


def escape(view: Observation, action: int) -> Facts:
    return duel_step(view, action)[:1]  # Milady and her missions are elsewhere


def duel_fact(view: Observation, hero: int, foe: int, dice: int, space: int) -> Fact:
    """The exact odds of a duel. ``n`` are the blue dice, ``wins`` and ``wounded`` are in percent."""
    odds = odds_against(view, hero, foe, dice, space)
    wins, wounded = won(odds, foe), percent(float(odds.wounded))
    if foe == ids.UNKNOWN_FOE:
        return fact("coach-duel-unknown", "DUEL-1", n=dice, wins=wins, wounded=wounded)
    if foe == ids.ROCHEFORT:
        return fact("coach-duel-rochefort", "ROCH-4", n=dice, wins=wins, wounded=wounded)
    return fact("coach-duel", "DUEL-1", foe=foe, n=dice, wins=wins, wounded=wounded)


def won(odds: Odds, foe: int) -> int:
    """How often a duel is won, in percent: Rochefort only has to be wounded (ROCH-4)."""
    return percent(float(odds.wounds_foe if foe == ids.ROCHEFORT else odds.beats))


def challenge_step(view: Observation, action: int) -> Facts:
    """What a challenge takes, and what this hand has for it."""
    skill, hero = verbs.arg_of(action), view.asked_hero
    level, own = challenge_level(view, view.place[hero], skill), skill_of(view, hero, skill)
    need, cards = max(0, level - own), view.hand[skill]
    taken = fact("coach-challenge", "CHAL-2", skill=skill, level=level, own=own, n=need, cards=cards)
    return [taken, *step_facts(view)]


def task_step(view: Observation, _action: int) -> Facts:
    """The chance that one search finds all Lilies that are missing. Other tasks roll no dice."""
    box = view.table.components
    printed = box.paris[view.paris_card]
    if printed.stipulation != LILIES:
        return step_facts(view)
    dice, wanted = box.heroes[view.asked_hero].combat, max(0, printed.stipulation_amount - view.constance)
    chances = face_chances(dice, box.blue_die, ids.LILY)
    found = fact("coach-search", "PAR-3", n=dice, lilies=wanted, percent=percent(sum(chances[wanted:])))
    return [found, *step_facts(view)]


def step_facts(view: Observation) -> Facts:
    """What all mission steps at a place have in common: Rochefort's interruption, and the clock behind the mission."""
    place = view.place[view.asked_hero]
    return [*rochefort_fact(view, place), *clock_fact(view, place)]


def rochefort_fact(view: Observation, place: int) -> Facts:
    """The chance that Milady is here: then Rochefort comes first (ROCH-1). He does not fight Athos (ROCH-3)."""
    if view.fled or view.asked_hero == ids.ATHOS or place not in (ids.PARIS, ids.LOUVRE, ids.QUEST):
        return []
    chance = public_chances(view)[place]
    return [fact("coach-rochefort", "ROCH-1", place=place, percent=percent(chance))] if chance else []


def clock_fact(view: Observation, place: int) -> Facts:
    """The clock that a mission at this place is about."""
    box = view.table.components
    if place == ids.QUEST:
        return [fact("coach-clock-time", "END-2", n=len(box.time_dice) - view.time)]
    if place == ids.LOUVRE and view.louvre_card != ids.NO_MISSION:
        return [louvre_clock(view)]
    if place == ids.PARIS and view.paris_card != ids.NO_MISSION:
        printed = box.paris[view.paris_card]
        if printed.effect == EFFECT_STRANGLES:
            return [fact("coach-clock-constance", "PAR-3", n=view.constance, most=printed.effect_amount)]
    return []


def louvre_clock(view: Observation) -> Fact:
    """How long the mission still brings Epic tokens; after that, the Queen's honour."""
    early = view.table.components.louvre_spaces - 2  # LOU-3: the spaces above the third
    if view.louvre_space < early:
        return fact("coach-clock-epic", "LOU-3", n=early - view.louvre_space)
    return fact("coach-clock-honour", "LOU-5", n=view.honour)


# --- other actions of a Musketeer -----------------------------------------------------------------


def going(view: Observation, action: int) -> Facts:
    """A trap at the destination, and the chance that Milady is there."""
    place, box = verbs.arg_of(action), view.table.components
    trap, found = trap_at(view, place), list[Fact]()
    if trap in (ids.THIEF, ids.ASSASSIN):
        strikes = box.red_die[box.traps[trap].face] / sum(box.red_die)
        found.append(fact("coach-trap", "TRAP-4", trap=trap, percent=percent(strikes)))
    return [*found, *being_there(view, place)]


def next_turn(view: Observation, action: int) -> Facts:
    return being_there(view, view.place[verbs.arg_of(action)])


def being_there(view: Observation, place: int) -> Facts:
    """The chance that Milady is at a place, and the clock of its mission."""
    chance = public_chances(view)[place]
    here = [fact("coach-milady-there", "MIL-1", place=place, percent=percent(chance))] if chance else []
    return [*here, *clock_fact(view, place)]


def drawing(view: Observation, _action: int) -> Facts:
    """The chance of a Combat card, if every card that this seat doesn't see is equally likely on top of the deck."""
    if not view.deck_size or view.viewer == ids.MILADY:
        return []
    left, known = list(unseen_cards(view, view.table)), least_held(view)
    for seat in view.table.seats:
        if seat != view.viewer:
            left = [left[card] - known[seat * ids.CARDS + card] for card in range(ids.CARDS)]
    chance = (left[ids.COMBAT] + left[ids.DOUBLE]) / sum(left)
    return [fact("coach-draw", "ACT-1", percent=percent(chance))]


def reinforcing(view: Observation, action: int) -> Facts:
    """The chance that the siege is lost this turn, with this card and without."""
    laid = list(view.siege_cards)
    before = siege_loss_chance(view, laid)
    laid[verbs.arg_of(action)] += 1
    after = siege_loss_chance(view, laid)
    if before is None or after is None:
        return []
    return [fact("coach-siege", "SIEGE-4", before=percent(before), percent=percent(after))]


# --- choices during a duel ------------------------------------------------------------------------


def combat_cards(view: Observation, action: int) -> Facts:
    """The odds with the dice of these cards."""
    single, double = view.table.components.combat_dice
    return with_more_dice(view, (verbs.arg_of(action) & 15) * single + (verbs.arg_of(action) >> 4) * double)


def epic_tokens(view: Observation, action: int) -> Facts:
    return with_more_dice(view, verbs.arg_of(action)) if view.asked == "epic_for_duel" else []


def with_more_dice(view: Observation, dice: int) -> Facts:
    duel = duel_of(view)
    if duel is None:
        return []
    return [duel_fact(view, duel.hero, duel.foe, duel.blue_dice + dice, duel.space)]


def blade(view: Observation, action: int) -> Facts:
    """The odds after a reroll with the Toledo blade, or without."""
    duel = duel_of(view) if view.asked == "blade" else None
    if duel is None:
        return []
    odds = blade_odds(view, duel)[verbs.arg_of(action) if verbs.verb_of(action) == verbs.BLADE else -1]
    return [fact("coach-blade", "DUEL-18", wins=won(odds, duel.foe), wounded=percent(float(odds.wounded)))]


def sacrifice(view: Observation, action: int) -> Facts:
    """Where the siege token ends up if no other Musketeer gives a life."""
    siege = frame_of(view, "siege")
    if siege is None or view.asked != "sacrifice":
        return []
    saved = int(verbs.verb_of(action) == verbs.SACRIFICE)
    end = view.table.components.siege_end
    left = view.siege + end + siege["blue_swords"] - siege["red_swords"] + saved
    return [fact("coach-sacrifice", "SIEGE-5", n=max(0, min(2 * end, left)))]


def passing(view: Observation, action: int) -> Facts:
    return blade(view, action) or sacrifice(view, action)


# --- Milady ---------------------------------------------------------------------------------------


def hiding(view: Observation, action: int) -> Facts:
    """How likely the Musketeers think she is there, and how many of them are."""
    place = verbs.arg_of(action)
    expected = chosen_chances(view.table, choices_so_far(view))[place]
    here = sum(1 for hero in view.table.heroes if view.place[hero] == place)
    guess = fact("coach-expected", "MIL-1", place=place, percent=percent(expected))
    return [guess, fact("coach-hide-heroes", "ROCH-1", place=place, n=here)]


def placing(view: Observation, action: int) -> Facts:
    """How many adversaries she lays, and how many red dice they roll together."""
    foes = [foe for foe in range(ids.ADVERSARIES) if verbs.arg_of(action) >> foe & 1]
    dice = sum(view.table.foes[foe].dice for foe in foes)
    return [fact("coach-lay", "FORCE-1", n=len(foes), dice=dice)]


# fmt: off
FACTS_BY_VERB: Final[dict[int, Callable[[Observation, int], Facts]]] = {
    verbs.DUEL: duel_step, verbs.FIGHT: duel_step, verbs.PATH: duel_step, verbs.ESCAPE: escape,
    verbs.CHALLENGE: challenge_step, verbs.TASK: task_step, verbs.MOVE: going, verbs.RIDE: going,
    verbs.TURN: next_turn, verbs.DRAW: drawing, verbs.REINFORCE: reinforcing, verbs.CARDS: combat_cards,
    verbs.SPEND: epic_tokens,
    verbs.BLADE: blade, verbs.PASS: passing, verbs.SACRIFICE: sacrifice, verbs.GO: hiding, verbs.LAY: placing,
}
# fmt: on
