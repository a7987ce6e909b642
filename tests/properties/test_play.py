"""What holds in every game at every moment, whatever is played: over all tables, early and late."""

import json
import tomllib
from dataclasses import replace
from importlib.resources import files
from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from mousquetaires.engine import ids
from mousquetaires.engine.actions import ONE_NAMES, VERB_BITS, VERBS
from mousquetaires.engine.config import VARIANTS, Setup
from mousquetaires.engine.events import EVENT_FIELDS
from mousquetaires.engine.invariants import broken
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import from_json, parse, to_json, to_text
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import apply_line
from mousquetaires.engine.save_load import digest, dump, load
from tests.properties.strategies import Start, answers, inputs_open, lengths, picture, setups, starts, step, walk
from tools.late_positions import THEMES
from tools.random_play import ACT, MORTAL, Input, put, written

RULES = set(tomllib.loads(files("mousquetaires.data").joinpath("rules.toml").read_text(encoding="utf-8"))["rules"])
SEATS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 99)
FAMILY = 8  # clones of one game alive at once
# How many there are of what an event's values name.
# fmt: off
RANGES = {
    "hero": ids.HEROES, "place": ids.PLACES, "card": ids.CARDS, "treachery": ids.TREACHERIES, "trap": ids.TRAPS,
    "paris": ids.PARIS_CARDS, "louvre": ids.LOUVRE_CARDS, "foe": ids.FOES, "skill": ids.SKILLS, "item": ids.ITEMS,
    "board": ids.BOARDS, "token": ids.TOKENS, "space": ids.INN_SPACES, "face": ids.FACES, "ending": ids.ENDINGS,
    "seat": ids.SEATS, "one": len(ONE_NAMES),
}
# fmt: on


def games(examples: int) -> settings:
    """So many games a run."""
    return settings(max_examples=examples)


# --- the position -----------------------------------------------------------------------------------


@games(30)
@given(starts(), lengths(150))
def test_no_card_is_lost_and_no_track_leaves_its_board(start: Start, length: int) -> None:
    for game in walk(start, length):
        assert broken(game) == []


@games(20)
@given(starts(), st.data())
def test_no_choice_of_inputs_breaks_a_position(start: Start, data: st.DataObject) -> None:
    game = start.game()
    for _ in range(data.draw(lengths(40))):
        if game.over:
            return
        what = data.draw(st.sampled_from(inputs_open(game, Random(0))))
        note(written(what))
        put(game, what)
        assert broken(game) == []


@games(10)
@given(setups(), st.integers(0, 2**32))
def test_every_game_comes_to_an_end(setup: Setup, seed: int) -> None:
    for game in walk(Start(setup, "", seed), 5000):
        assert game.over or game.asking != game.rolling
    assert game.over
    assert game.options(1) == []


# --- prompts ----------------------------------------------------------------------------------------


@games(20)
@given(starts(), lengths(100))
def test_whoever_is_asked_can_answer_and_every_offered_answer_is_taken(start: Start, length: int) -> None:
    rng = Random(start.seed)
    for game in walk(start, length):
        if not game.asking:
            continue
        prompt = game.prompt()
        assert prompt.rule in RULES
        offered = answers(game, rng)
        assert offered or not prompt.listed
        if prompt.listed:
            assert len(set(offered)) == len(offered)
            assert prompt.default() in offered
        for seat in (seat for seat in range(6) if prompt.seats >> seat & 1):
            for action in (*offered, prompt.default(), prompt.sample(rng)):
                assert game.refusal(seat, action) is None, to_text(action)
        for seat in game.table.seats:
            assert all(game.refusal(seat, action) is None for action in prompt.free())


@pytest.mark.untraced
@games(12)
@given(starts(), lengths(60))
def test_every_offered_answer_leads_to_a_sound_position(start: Start, length: int) -> None:
    for game in walk(start, length):
        for what in inputs_open(game, Random(start.seed)):
            branch = game.clone()
            put(branch, what)
            assert broken(branch) == [], written(what)


@games(20)
@given(starts(), lengths(80))
def test_asking_changes_nothing(start: Start, length: int) -> None:
    for game in walk(start, length):
        untouched = game.clone()
        before = picture(game)
        for seat in SEATS:
            game.options(seat)
            game.refusal(seat, 5)
        broken(game)
        assert picture(game) == before
        assert dump(untouched) == dump(game)


@pytest.mark.parametrize("theme", ["", *THEMES])
@games(3)
@given(setups(), st.integers(0, 2**32), lengths(60))
def test_whatever_is_refused_has_a_reason_and_changes_nothing(theme: str, setup: Setup, seed: int, length: int) -> None:
    rng = Random(seed)
    seen: list[int] = [0]
    variants = setup.variants if theme != MORTAL else VARIANTS
    for game in walk(Start(replace(setup, variants=variants), theme, seed), length):
        if game.asking:
            seen += answers(game, rng) + game.prompt().free()
        before = picture(game)
        asked = game.prompt().seats.bit_length() - 1 if game.asking else 1
        for action in nonsense(rng, seen):
            for seat in (asked, rng.choice(SEATS)):
                refuse(game, seat, action)
        refuse_other_inputs(game, rng)
        assert picture(game) == before


def nonsense(rng: Random, seen: list[int]) -> list[int]:
    """Actions of other moments, and numbers that are no actions at all."""
    real = rng.choice(seen)
    return [
        rng.choice(seen),
        rng.choice(seen),
        real | 1 << rng.randrange(200),
        ~real,
        -1,
        rng.getrandbits(200),
        rng.randrange(VERBS, 64),
        *(verb | rng.randrange(32) << VERB_BITS for verb in range(VERBS)),
    ]


def refuse(game: Game, seat: int, action: int) -> None:
    """An action is either open to the seat, or refused for a reason that names a rule."""
    reason = game.refusal(seat, action)
    if reason is None:
        prompt = game.prompt()
        assert action in game.options(seat) or (not prompt.listed and prompt.validate(action) is None)
        return
    assert reason.rule in RULES
    assert reason.key.startswith("reason-")
    with pytest.raises(Refused) as refused:
        game.act(seat, action)
    assert refused.value.reason == reason


def refuse_other_inputs(game: Game, rng: Random) -> None:
    """Outcomes that cannot fall, cards that nobody holds, seats that nobody has."""
    with pytest.raises(Refused):
        game.land(rng.choice((-1, 1 << 40)))
    with pytest.raises(Refused):
        game.show(rng.choice((-1, 0, 6, 99)), 0)
    with pytest.raises(Refused):
        game.show(1, rng.choice((-1, 13, 1 << 40)))


@games(20)
@given(starts(), lengths(120))
def test_answers_move_the_prompt_number_on_and_free_actions_do_not(start: Start, length: int) -> None:
    rng = Random(start.seed)
    game = start.game()
    for _ in range(length):
        if game.over:
            return
        before = game.prompt() if game.asking else None
        number, kind, free = (before.number, before.kind, before.free()) if before else (0, "", [])
        aside = game.in_frame("aside")
        what = step(game, rng)
        if before is None or not game.asking:
            continue
        if what[0] != ACT or what[2] in free:
            assert game.prompt().number == number or game.prompt().kind != kind
        elif not aside:
            assert game.prompt().number > number


# --- events -----------------------------------------------------------------------------------------


@games(20)
@given(starts(), lengths(150))
def test_every_event_is_on_the_list_with_its_fields_and_somebody_hears_it(start: Start, length: int) -> None:
    for game in walk(start, length):
        for event in game.take_events():
            fields = EVENT_FIELDS[event.kind]
            assert len(event.values) == len(fields)
            assert any(event.audience >> viewer & 1 for viewer in game.table.viewers)
            for field, value in zip(fields, event.values, strict=True):
                blind = event.kind == "duel_began" and value == ids.UNKNOWN_FOE  # a token that lies face down
                assert field not in RANGES or 0 <= value < RANGES[field] or blind, event


# --- copying, saving, playing again -----------------------------------------------------------------


@pytest.mark.untraced
@games(15)
@given(starts(), lengths(150), st.integers(0, 2**32))
def test_clones_of_clones_never_touch_each_other(start: Start, length: int, seed: int) -> None:
    """Frames are shared until one of the games changes them: each branch has to end as if it had been alone."""
    rng = Random(seed)
    family: list[tuple[Game, list[Input]]] = [(start.game(), [])]
    for _ in range(length):
        at = rng.randrange(len(family))
        game, log = family[at]
        if rng.random() < 0.35:
            other = rng.randrange(len(family) + 1)
            family[other : other + (len(family) == FAMILY)] = [(game.clone(), log[:])]
        elif not game.over:
            log.append(step(game, rng))
    for game, log in family:
        alone = start.game()
        for what in log:
            put(alone, what)
        alone.take_events()
        game.take_events()
        assert picture(game) == picture(alone)


@pytest.mark.untraced
@games(12)
@given(starts(), lengths(60))
def test_a_clone_is_equal_and_neither_changes_with_the_other(start: Start, length: int) -> None:
    for game in walk(start, length):
        game.take_events()
        before = picture(game)
        for what in inputs_open(game, Random(start.seed)):
            clone = game.clone()
            assert picture(clone) == before
            kept = clone.clone()
            put(clone, what)
            assert picture(game) == before
            assert picture(kept) == before


@games(20)
@given(starts(), lengths(100))
def test_a_saved_game_goes_on_as_if_it_had_never_been_away(start: Start, length: int) -> None:
    for game in walk(start, length):
        game.take_events()
    saved = json.loads(json.dumps(dump(game)))
    kept = json.dumps(saved)
    loaded = load(game.table, saved)
    assert picture(loaded) == picture(game)
    rng, same = Random(start.seed), Random(start.seed)
    for _ in range(20):
        if game.over:
            break
        assert step(game, rng) == step(loaded, same)
        assert picture(loaded) == picture(game)
    assert json.dumps(saved) == kept


@games(20)
@given(starts(), lengths(80))
def test_at_every_moment_saved_and_loaded_is_the_same(start: Start, length: int) -> None:
    for game in walk(start, length):
        saved = dump(game)
        loaded = load(game.table, saved)
        assert dump(loaded) == saved
        game.take_events()
        assert picture(loaded) == picture(game)


@games(20)
@given(starts(), lengths(150))
def test_the_same_inputs_give_the_same_game(start: Start, length: int) -> None:
    rng = Random(start.seed)
    game = start.game()
    lines = []
    for _ in range(length):
        if not game.over:
            lines.append(written(step(game, rng)))
    again = start.game()
    for at, line in enumerate(lines):
        apply_line(again, line, at)
    assert digest(again) == digest(game)
    assert picture(again) == picture(game)


# --- the readable face ------------------------------------------------------------------------------


@games(20)
@given(starts(), lengths(100))
def test_every_action_reads_back_as_it_was_written(start: Start, length: int) -> None:
    rng = Random(start.seed)
    for game in walk(start, length):
        if game.asking:
            for action in (*answers(game, rng), *game.prompt().free(), game.prompt().default()):
                assert parse(to_text(action)) == action
                assert from_json(json.loads(json.dumps(to_json(action)))) == action


def test_every_prompt_names_a_rule_that_exists() -> None:
    assert {rule for _, rule in PROMPTS.values()} <= RULES
