"""Near misses: a Musketeer who walked past Milady, a clock one space from its end, a duel or challenge lost by one."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from mousquetaires.engine.components import EFFECT_STRANGLES, PARTING_WOUND
from mousquetaires.engine.effects.on_cards import skill_of
from mousquetaires.engine.events import Event
from mousquetaires.engine.ids import NO_MISSION, NOBODY, ROCHEFORT
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.duel import Duel
from mousquetaires.engine.rules.duel_outcome import BEATEN, FOE_WOUNDED, HERO_OUT, compare_swords
from mousquetaires.engine.rules.skill_challenge import Challenge, level_of, means

from .game_steps import Step

CROSSED: Final = "crossed"  # a Musketeer came to Milady's hidden place, and they didn't meet
ONE_SPACE: Final = "one_space"  # a clock of Milady's was one space from her victory
ONE_SHORT: Final = "one_short"  # a foe was left with one life point
ONE_SHIELD: Final = "one_shield"  # one more Shield on the dice, and the Musketeer would not have fallen
ONE_POINT: Final = "one_point"  # a challenge was failed by one point
MANOEUVRES: Final = ("manoeuvre_shown", "foe_manoeuvre_shown")  # they decide a duel before the Swords
ROLLED_BLUE: Final = ("blue_rolled", "blade_used")  # the last value is the roll as it lies
ROLLED_RED: Final = ("red_rolled", "foe_rerolled")
CLOCKS: Final = ("time", "siege", "honour", "constance")


class NearMiss(NamedTuple):
    """Something that almost happened. Ids are -1 and names are empty where they don't belong to it."""

    kind: str
    at: int
    turn: int
    hero: int = -1
    place: int = -1
    foe: int = -1
    clock: str = ""
    skill: int = -1


def clocks_left(game: Game) -> tuple[int | None, ...]:
    """How many spaces are left before Milady wins by time, siege, honour and Constance; None if it can't happen now."""
    s, box = game.s, game.table.components
    printed = box.paris[s.paris_card] if s.paris_card != NO_MISSION else None
    held = printed is not None and printed.effect == EFFECT_STRANGLES
    constance = printed.effect_amount - s.constance if printed is not None and held else None
    return len(box.time_dice) - s.time, box.siege_end + s.siege, s.honour, constance


class NearMisses:
    """Collects the near misses of a game, step by step."""

    def __init__(self) -> None:
        self.found: list[NearMiss] = []
        self.visits: list[NearMiss] = []  # to Milady's hidden place in this turn
        self.met: set[int] = set()  # Musketeers who met Rochefort or found her in this turn
        self.close: set[str] = set()  # clocks that are one space from the end

    def add(self, step: Step) -> None:
        self._visits(step)
        self._duels(step)
        self._challenges(step)
        if step.after.s.turn != step.before.s.turn or step.after.over:
            self._end_turn(step)

    def _visits(self, step: Step) -> None:
        s = step.before.s
        for event in step.events:
            if event.kind in ("moved", "rode") and not s.shown and event.values[1] == s.destination:
                self.visits.append(NearMiss(CROSSED, step.at, s.turn, event.values[0], event.values[1]))
            elif event.kind in ("rochefort_came", "milady_found"):
                self.met.add(event.values[0])

    def _duels(self, step: Step) -> None:
        for event in step.events:
            if event.kind == "duel_ended" and event.values[2] & (FOE_WOUNDED | BEATEN) == FOE_WOUNDED:
                hero, foe, _ = event.values
                if foe != ROCHEFORT and _life_left(step.events, foe) == 1:
                    self.found.append(NearMiss(ONE_SHORT, step.at, step.before.s.turn, hero, -1, foe))
            if event.kind == "duel_ended" and event.values[2] & HERO_OUT and _lacked_a_shield(step):
                hero, foe, _ = event.values
                self.found.append(NearMiss(ONE_SHIELD, step.at, step.before.s.turn, hero, -1, foe))

    def _challenges(self, step: Step) -> None:
        for event in step.events:
            if event.kind == "challenge_failed":
                hero, place, skill = event.values
                if lacking(step.before, hero, place, skill) == 1:
                    self.found.append(NearMiss(ONE_POINT, step.at, step.before.s.turn, hero, place, skill=skill))

    def _end_turn(self, step: Step) -> None:
        passed = {visit.hero: visit for visit in self.visits if visit.hero not in self.met}
        self.found += passed.values()
        left = dict(zip(CLOCKS, clocks_left(step.after), strict=True))
        close = {clock for clock in CLOCKS if left[clock] == 1}
        for clock in CLOCKS:
            if clock in close - self.close:
                self.found.append(NearMiss(ONE_SPACE, step.at, step.before.s.turn, NOBODY, clock=clock))
        self.visits, self.met, self.close = [], set(), close


def lacking(game: Game, hero: int, place: int, skill: int) -> int:
    """How many points a Musketeer lacks for a challenge with all means of the team; 0 or less if they suffice."""
    missing = level_of(game, place, skill) - skill_of(game, hero, skill)
    for frame in game.stack:
        if isinstance(frame, Challenge):
            missing = frame.lacks  # some points are paid already
    return missing - (means(game, hero, place, skill) - skill_of(game, hero, skill))


def _lacked_a_shield(step: Step) -> bool:
    """Whether a Musketeer who falls by Swords in this step would stand with one more Shield on the dice."""
    game = step.before.clone()
    duel = next((frame for frame in reversed(game.stack) if isinstance(frame, Duel)), None)
    if duel is None or any(event.kind in MANOEUVRES for event in step.events):
        return False
    for event in step.events:
        if event.kind in ROLLED_BLUE:
            duel.blue_roll = event.values[-1]
        elif event.kind in ROLLED_RED:
            duel.red_roll = event.values[-1]
    foe = duel.foe_card(game)
    if foe.ability == PARTING_WOUND:
        return False  # he wounds anyone who still stands
    dealt, taken = compare_swords(game, duel, foe)
    if not dealt and taken == 1:
        return False  # without that wound the duel would go on, and anything could happen
    limit = 1 if foe.one_wound_each and dealt else taken
    return min(limit, taken - 1) < game.s.life[duel.hero] <= min(limit, taken)


def _life_left(events: Iterable[Event], foe: int) -> int:
    return min(
        [event.values[2] for event in events if event.kind == "foe_wounded" and event.values[0] == foe], default=0
    )
