"""Near misses by one: a duel lost for want of a Shield, a challenge failed by a point."""

from mousquetaires.analysis.game_steps import Step, game_steps
from mousquetaires.analysis.near_misses import ONE_POINT, ONE_SHIELD, NearMiss, NearMisses
from mousquetaires.data import load
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.ids import HERO_NAMES, PLACE_NAMES, SKILL_NAMES
from mousquetaires.engine.record import Session
from mousquetaires.engine.record_replay import replay
from mousquetaires.engine.rules.duel_outcome import HERO_OUT
from mousquetaires.sim.plan import Plan, Player, seated
from mousquetaires.sim.play import GameResult
from mousquetaires.sim.records import RecordedMatch, record_of
from tests.analysis.games import golden
from tests.analysis.near_miss_facts import lacked_one_point, stands_with_one_more_shield

GAMES = ("bastille-must-win", "milady-2", "milady-6")


def novices(seed: int) -> Session:
    plan = Plan((seated(usual_setup(2), "novice", "novice"),), 1, seed, None, RecordedMatch)
    result = Player(plan, load()).play(0).result
    assert isinstance(result, GameResult)
    return replay(record_of(result, load()), load())


def misses(session: Session) -> list[tuple[Step, list[NearMiss]]]:
    """The near misses of each step."""
    found, made = NearMisses(), []
    for step in game_steps(session):
        known = len(found.found)
        found.add(step)
        made.append((step, found.found[known:]))
    return made


def test_a_musketeer_who_lacked_a_shield_stands_if_the_dice_show_one_more() -> None:
    fallen = [
        (step, [miss for miss in found if miss.kind == ONE_SHIELD])
        for name in GAMES
        for step, found in misses(golden(name))
        if any(event.kind == "duel_ended" and event.values[2] & HERO_OUT for event in step.events)
    ]
    lacked = [step for step, found in fallen if found]
    assert 0 < len(lacked) < len(fallen)
    assert all(stands_with_one_more_shield(step.before, step.text) for step in lacked)


def test_a_challenge_is_failed_by_a_point() -> None:
    """Rochefort had cost Aramis cards, and the rest was one point short."""
    ((step, (miss,)),) = [
        (step, found) for step, found in misses(novices(11)) if any(one.kind == ONE_POINT for one in found)
    ]
    assert any(event.kind == "challenge_failed" for event in step.events)
    assert lacked_one_point(step.before)
    named = HERO_NAMES[miss.hero], PLACE_NAMES[miss.place], SKILL_NAMES[miss.skill]
    assert named == ("aramis", "quest", "erudition")
