"""Exact odds of a choice, for the player who is about to make it.

Everything is computed from one seat's observation, never from the game, so the odds cannot reveal a secret. If nothing
exact can be said, there is no answer.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from random import Random
from typing import Final

from msgspec import Struct

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.bots.coach.dice_chances import face_chances
from mousquetaires.bots.coach.foe_ahead import foe_ahead
from mousquetaires.engine import actions as verbs
from mousquetaires.engine import ids
from mousquetaires.engine.components import LILIES
from mousquetaires.engine.derived_values import siege_blue_dice, siege_red_dice, smuggled_swords
from mousquetaires.engine.determinization import determinize
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.odds import KEEP, Odds
from mousquetaires.engine.view import Observation
from mousquetaires.engine.view_queries import (
    NO_SPACE,
    blade_odds,
    challenge_level,
    duel_of,
    frame_of,
    later_odds,
    most_dice,
    odds_against,
    skill_of,
    trap_at,
)

ADVISER: Final = "novice"
CACHE_SIZE: Final = 512  # answers: players look at the same few choices again and again


class Chance(Struct, tag_field="kind", forbid_unknown_fields=True):
    """The odds of a choice. Probabilities go from 0 (never) to 1 (certain)."""


class DuelOdds(Struct, forbid_unknown_fields=True):
    """How a duel ends with this many blue dice. ``wins``: the foe is beaten or, if it is Rochefort, wounded."""

    dice: int
    wins: float
    beats: float
    wounds_foe: float
    wounded: float
    out: float
    nothing: float
    life_lost: float
    foe_life_lost: float


class DuelChance(Chance, tag="duel"):
    """A duel with a foe (-1: a face-down token): as it stands, and with all Combat cards of the hand.

    ``later``: the odds before the second round and each one after it, if nobody is wounded before. It is only known
    for cards that are about to be played, and if neither side can roll a die again.
    """

    foe: int
    now: DuelOdds
    best: DuelOdds | None
    later: list[DuelOdds] = []


class ChallengeChance(Chance, tag="challenge"):
    """A challenge: what is still missing after this choice, and the cards of that skill left in hand."""

    skill: int
    level: int
    lacks: int
    cards: int


class SearchChance(Chance, tag="search"):
    """A search for Lilies: how many are still needed, and the probability of 0, 1, 2 ... Lilies."""

    dice: int
    wanted: int
    enough: float
    lilies: list[float]


class Step(Struct, forbid_unknown_fields=True):
    """A movement on the siege track (negative: to the left) and its probability."""

    spaces: int
    chance: float


class SiegeChance(Chance, tag="siege"):
    """How the siege moves at the end of the turn, before any sacrifice."""

    blue: int
    red: int
    steps: list[Step]


class TrapChance(Chance, tag="trap"):
    """A trap at the destination: how likely it strikes, and what it costs."""

    trap: int
    strikes: float
    amount: int


AnyChance = DuelChance | ChallengeChance | SearchChance | SiegeChance | TrapChance


@lru_cache(CACHE_SIZE)
def chances(view: Observation, action: int) -> AnyChance | None:
    """The odds of this option of the pending prompt, as far as this viewer can know them."""
    odds_of = ODDS_BY_VERB.get(verbs.verb_of(action))
    return odds_of(view, action) if odds_of is not None else None


def suggestion(view: Observation, seed: str) -> str:
    """The answer of the novice bot, which knows no more than the player at this seat."""
    rng = Random(seed)
    prompt = seat_prompt(determinize(view, rng), view)
    action = bot(ADVISER).choose(view, prompt, rng)
    return to_text(prompt.sample(rng) if verbs.is_free(action) else action)


# --- duels ----------------------------------------------------------------------------------------


def _odds(found: Odds, foe: int, dice: int) -> DuelOdds:
    wins = found.wounds_foe if foe == ids.ROCHEFORT else found.beats
    numbers = (
        wins,
        found.beats,
        found.wounds_foe,
        found.wounded,
        found.out,
        found.no_result,
        found.life_lost,
        found.foe_life_lost,
    )
    return DuelOdds(dice, *(float(number) for number in numbers))


def _duel(view: Observation, foe: int, space: int = NO_SPACE) -> DuelChance:
    """The odds without cards, and with all Combat cards of the hand."""
    hero = view.asked_hero
    own, most = view.table.components.heroes[hero].combat, most_dice(view, hero)
    now = _odds(odds_against(view, hero, foe, own, space), foe, own)
    return DuelChance(foe, now, now if most == own else _odds(odds_against(view, hero, foe, most, space), foe, most))


def duel_ahead(view: Observation, action: int) -> AnyChance | None:
    """A duel that this choice begins. None if the hero only walks up to a token."""
    ahead = foe_ahead(view, action)
    return None if ahead is None else _duel(view, ahead.foe, ahead.space)


def _with_more_dice(view: Observation, dice: int) -> AnyChance | None:
    """The duel or search that is about to begin, with this many more dice."""
    duel, search = duel_of(view), frame_of(view, "search_roll")
    if duel is not None:
        blue = duel.blue_dice + dice
        found = odds_against(view, duel.hero, duel.foe, blue, duel.space)
        rest = later_odds(view, duel.hero, duel.foe, blue, duel.space)
        later = [_odds(odds, duel.foe, max(0, blue - 1 - number)) for number, odds in enumerate(rest)]
        return DuelChance(duel.foe, _odds(found, duel.foe, blue), None, later)
    return _search(view, search["dice"] + dice) if search is not None else None


def cards(view: Observation, action: int) -> AnyChance | None:
    """Combat cards played for a duel or a search."""
    single, double = view.table.components.combat_dice
    packed = verbs.arg_of(action)
    return _with_more_dice(view, (packed & 15) * single + (packed >> 4) * double)


def gift(view: Observation, action: int) -> AnyChance | None:
    """A card that Aramis discards."""
    frame = frame_of(view, "challenge")
    if frame is None:
        return _with_more_dice(view, 1)
    return _challenge_now(view, 1, int(verbs.arg_of(action) == frame["skill"]))


def spend(view: Observation, action: int) -> AnyChance | None:
    return _challenge_now(view, verbs.arg_of(action)) or _with_more_dice(view, verbs.arg_of(action))


def keep(view: Observation, action: int) -> AnyChance | None:
    """Passing: keep the dice or cards as they are."""
    if view.asked == "blade":
        return blade(view, verbs.make(verbs.BLADE, KEEP))
    if view.asked == "gift":
        return _challenge_now(view, 0) or _with_more_dice(view, 0)
    return sacrifice(view, action) if view.asked == "sacrifice" else reroll(view, action)


def blade(view: Observation, action: int) -> AnyChance | None:
    """One die rolled again with the Toledo blade."""
    duel = duel_of(view)
    if duel is None:
        return None
    found = blade_odds(view, duel)[verbs.arg_of(action)]
    return DuelChance(duel.foe, _odds(found, duel.foe, duel.blue_dice), None)


# --- challenges and searches ----------------------------------------------------------------------


def challenge(view: Observation, action: int) -> AnyChance:
    skill, hero = verbs.arg_of(action), view.asked_hero
    level = challenge_level(view, view.place[hero], skill)
    return ChallengeChance(skill, level, max(0, level - skill_of(view, hero, skill)), view.hand[skill])


def skill_cards(view: Observation, action: int) -> AnyChance | None:
    return _challenge_now(view, verbs.arg_of(action), verbs.arg_of(action))


def _challenge_now(view: Observation, added: int, played: int = 0) -> ChallengeChance | None:
    """The current challenge, with this much more skill."""
    frame = frame_of(view, "challenge")
    if frame is None:
        return None
    skill = frame["skill"]
    lacks = max(0, frame["lacks"] - added)
    return ChallengeChance(skill, challenge_level(view, frame["place"], skill), lacks, view.hand[skill] - played)


def task(view: Observation, _action: int) -> AnyChance | None:
    """A search in Paris. Discarding a card rolls no dice."""
    wants_lilies = view.table.components.paris[view.paris_card].stipulation == LILIES
    return _search(view, view.table.components.heroes[view.asked_hero].combat) if wants_lilies else None


def _search(view: Observation, dice: int) -> SearchChance:
    components = view.table.components
    wanted = max(0, components.paris[view.paris_card].stipulation_amount - view.constance)
    lilies = face_chances(dice, components.blue_die, ids.LILY)
    return SearchChance(dice, wanted, sum(lilies[wanted:]), lilies)


# --- the siege, traps -----------------------------------------------------------------------------


def reinforce(view: Observation, action: int) -> AnyChance:
    """One more card played at La Rochelle."""
    return _siege(view, verbs.arg_of(action))


def play(view: Observation, action: int) -> AnyChance | None:
    return _siege(view, ids.BASSOMPIERRE) if verbs.play_card(action) == ids.BASSOMPIERRE else None


def _siege(view: Observation, card: int) -> SiegeChance:
    components = view.table.components
    blue = siege_blue_dice(components, [laid + (kind == card) for kind, laid in enumerate(view.siege_cards)])
    red = siege_red_dice(components, view.time, view.reinforced)
    ours, hers = face_chances(blue, components.blue_die, ids.SWORD), face_chances(red, components.red_die, ids.SWORD)
    steps: dict[int, float] = {}
    for (good, p), (bad, q) in product(enumerate(ours), enumerate(hers)):
        spaces = good - bad - smuggled_swords(view.table.components, view.paris_card)  # SIEGE-4
        steps[spaces] = steps.get(spaces, 0) + p * q
    return SiegeChance(blue, red, [Step(spaces, steps[spaces]) for spaces in sorted(steps)])


def sacrifice(view: Observation, action: int) -> AnyChance | None:
    """Where the siege token goes if no other hero makes a sacrifice. The dice have been rolled."""
    frame = frame_of(view, "siege")
    if frame is None:
        return None
    saved = int(verbs.verb_of(action) == verbs.SACRIFICE)
    return SiegeChance(0, 0, [Step(frame["blue_swords"] - frame["red_swords"] + saved, 1.0)])


def reroll(view: Observation, action: int) -> AnyChance | None:
    """Rerolling one of Milady's Shields at the siege, or not."""
    frame = frame_of(view, "siege")
    if frame is None or view.asked != "siege_reroll":
        return None
    now = frame["blue_swords"] - frame["red_swords"] - smuggled_swords(view.table.components, view.paris_card)
    if verbs.verb_of(action) != verbs.REROLL:
        return SiegeChance(0, 0, [Step(now, 1.0)])
    kept, struck = face_chances(1, view.table.components.red_die, ids.SWORD)
    return SiegeChance(0, 1, [Step(now - 1, struck), Step(now, kept)])


def move(view: Observation, action: int) -> AnyChance | None:
    """The trap at the destination of a move."""
    trap = trap_at(view, verbs.arg_of(action))
    if trap not in (ids.THIEF, ids.ASSASSIN):
        return None
    printed = view.table.components.traps[trap]
    die = view.table.components.red_die
    return TrapChance(trap, die[printed.face] / sum(die), printed.amount)  # TRAP-4


# fmt: off
ODDS_BY_VERB: Final[dict[int, Callable[[Observation, int], AnyChance | None]]] = {
    verbs.CHALLENGE: challenge, verbs.DUEL: duel_ahead, verbs.ESCAPE: duel_ahead, verbs.FIGHT: duel_ahead,
    verbs.PATH: duel_ahead,
    verbs.CARDS: cards, verbs.GIFT: gift, verbs.SPEND: spend, verbs.PASS: keep, verbs.BLADE: blade,
    verbs.SKILL_CARDS: skill_cards, verbs.TASK: task, verbs.REINFORCE: reinforce, verbs.PLAY: play,
    verbs.SACRIFICE: sacrifice, verbs.REROLL: reroll, verbs.MOVE: move, verbs.RIDE: move,
}
# fmt: on
