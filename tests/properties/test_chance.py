"""Chance: which outcomes are possible, how likely they are, and that the outcome drawn is the one played."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mousquetaires.engine import chance as purposes
from mousquetaires.engine.chance import PURPOSE_NAMES, Chance, Seed, lilies_of, pick, roll, shields_of, swords_of
from mousquetaires.engine.config import Table
from mousquetaires.engine.events import Event
from mousquetaires.engine.ids import ADVERSARIES, CARDS
from mousquetaires.engine.machine import Game
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.rules.duel_rolls import face_of
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.save_load import dump
from tests.properties.strategies import Start, lengths, starts, walk
from tools.late_positions import THEMES
from tools.random_play import BOX, LAND, late_game, put, some_input, some_setup, theme_for

DICE = (BOX.blue_die, BOX.red_die)
ROLLS = 3000
SIGMAS = 4


def answered(seed: Seed, game: Game) -> int:
    """What the seed says to the question that is due."""
    due = game.chance()
    return seed.answer(due, game.s.rolls[due.purpose], game.s.undos)


# --- what may fall ----------------------------------------------------------------------------------


@settings(max_examples=25)
@given(starts(), lengths(120))
def test_outcomes_have_weights_that_sum_up_and_nothing_else_is_possible(start: Start, length: int) -> None:
    for game in walk(start, length):
        if not game.rolling:
            continue
        due = game.chance()
        weights = dict(due.outcomes())
        assert len(weights) == len(due.outcomes())
        assert all(weight > 0 for weight in weights.values())
        assert sum(weights.values()) == due.total()
        for outcome in range(-20, 0x710):  # six dice of one face are 0x600
            assert due.possible(outcome) == (outcome in weights)


def test_dice_fall_as_often_as_their_faces_say() -> None:
    for dice in range(1, 7):
        for die in DICE:
            due = roll(0, dice, die)
            for outcome, _ in due.outcomes():
                assert swords_of(outcome) + shields_of(outcome) + lilies_of(outcome) == dice
            shown = sum(swords_of(outcome) * weight for outcome, weight in due.outcomes())
            assert shown * sum(die) == dice * die[0] * due.total()


def test_what_cannot_fall_is_refused_and_nothing_has_changed() -> None:
    game = new_game(Table(some_setup(0, Random(0)), BOX))
    before = dump(game)
    for outcome in (-1, 99, 1 << 30):
        with pytest.raises(Refused, match="reason-impossible-outcome"):
            game.land(outcome)
    assert dump(game) == before


# --- what falls is played ---------------------------------------------------------------------------


def told(kind: str, *values: int) -> Callable[[list[Event]], bool]:
    """All seats, or one of them, were told exactly this."""
    return lambda events: any(event.kind == kind and event.values == values for event in events)


def tells(kind: str, at: int, value: int) -> Callable[[list[Event]], bool]:
    """An event of a kind with this value in that place."""
    return lambda events: any(event.kind == kind and event.values[at] == value for event in events)


def applied(before: Game, after: Game, outcome: int) -> bool:
    """Whether the outcome shows in what happened, by its purpose."""
    name = PURPOSE_NAMES[before.chance().purpose]
    events = after.events
    if name in EVENT_OF:
        return EVENT_OF[name](outcome)(events)
    return SHOWN_BY[name](before, after, outcome)


# The event that tells of an outcome.
EVENT_OF: dict[str, Callable[[int], Callable[[list[Event]], bool]]] = {
    "duel_blue": lambda outcome: tells("blue_rolled", 1, outcome),
    "search_dice": lambda outcome: tells("blue_rolled", 1, outcome),
    "duel_red": lambda outcome: tells("red_rolled", 1, outcome),
    "blade_die": lambda outcome: tells("blade_used", 2, face_of(outcome)),
    "foe_reroll": lambda outcome: tells("foe_rerolled", 1, face_of(outcome)),
    "adventure": lambda outcome: tells("card_drawn", 1, outcome),
    "louvre_draw": lambda outcome: told("louvre_opened", outcome),
    "trap_die": lambda outcome: tells("trap_rolled", 2, face_of(outcome)),
    "siege_red": lambda outcome: told("siege_red_rolled", outcome),
    "siege_blue": lambda outcome: told("siege_blue_rolled", outcome),
    "siege_reroll": lambda outcome: tells("siege_rerolled", 0, face_of(outcome)),
    "solo_place": lambda outcome: told("milady_shown", outcome),
    "solo_paris": lambda outcome: tells("paris_opened", 0, outcome),
    "solo_siege": lambda outcome: tells("siege_card_lost", 0, outcome),
}


def treachery_came(before: Game, after: Game, outcome: int) -> bool:
    """Into her hand, or, without her, into play."""
    kind = "treachery_drawn" if before.table.milady else "treachery_played"
    return tells(kind, 0, outcome)(after.events)


def strangled(before: Game, after: Game, outcome: int) -> bool:
    goal = BOX.paris_successes
    return after.s.constance == min(goal, before.s.constance + swords_of(outcome))


def laid_or_set_aside(before: Game, after: Game, outcome: int) -> bool:
    """A card drawn for a mission lies there, or is out of the draw until the mission has its rating."""
    foe = outcome < ADVERSARIES
    laid = tells("adversary_laid", 1, outcome) if foe else tells("trap_laid", 1, outcome - ADVERSARIES)
    drawn = [frame for frame in after.stack if frame.kind == "force"]
    return laid(after.events) or (not drawn) or bool(drawn[-1].view()["set_aside"] >> outcome & 1)


def token_laid(before: Game, after: Game, outcome: int) -> bool:
    """A token lies on the next space; the last one of a board may have been turned up at once."""
    return after.s.spaces[before.stack[-1].view()["laid"]] == outcome


def hero_struck(before: Game, after: Game, outcome: int) -> bool:
    kinds = ("nemesis_named", "life_lost", "jailed")
    return any(event.kind in kinds and event.values[0] == outcome for event in after.events)


SHOWN_BY: dict[str, Callable[[Game, Game, int], bool]] = {
    "treachery_draw": treachery_came,
    "strangle_dice": strangled,
    "solo_force": laid_or_set_aside,
    "solo_token": token_laid,
    "solo_hero": hero_struck,
}


def rolling_games(games: int, purpose_cap: int) -> Iterator[Game]:
    """Games at a question to chance, each purpose so many times at most."""
    met: Counter[int] = Counter()
    for index in range(games):
        rng = Random(index)
        setup = some_setup(index, rng)
        table = Table(setup, BOX)
        game = late_game(table, rng, theme_for(index // 2, setup)) if index % 2 else new_game(table)
        while not game.over:
            if game.rolling and met[game.chance().purpose] < purpose_cap:
                met[game.chance().purpose] += 1
                yield game
            put(game, some_input(game, rng))


@pytest.mark.untraced
def test_each_outcome_that_can_fall_is_really_applied() -> None:
    met: Counter[str] = Counter()
    for game in rolling_games(4 * len(THEMES), 25):
        due = game.chance()
        game.take_events()
        met[PURPOSE_NAMES[due.purpose]] += 1
        for outcome, _ in due.outcomes():
            branch = game.clone()
            branch.land(outcome)
            assert applied(game, branch, outcome), (PURPOSE_NAMES[due.purpose], outcome, branch.events)
            assert branch.s.rolls[due.purpose] == game.s.rolls[due.purpose] + 1
            assert sum(branch.s.rolls) == sum(game.s.rolls) + 1
            assert branch.s.barriers > game.s.barriers
    assert set(met) == set(PURPOSE_NAMES)


def test_a_drawn_card_leaves_the_deck_for_the_hand() -> None:
    for game in rolling_games(10, 40):
        if game.chance().purpose != purposes.ADVENTURE:
            continue
        seat = game.stack[-1].view()["seat"]
        for outcome, weight in game.chance().outcomes():
            branch = game.clone()
            branch.land(outcome)
            assert weight == game.s.deck[outcome]
            assert branch.s.hands[seat * CARDS + outcome] == game.s.hands[seat * CARDS + outcome] + 1


# --- the seed ---------------------------------------------------------------------------------------

QUESTIONS = (
    *(roll(purposes.DUEL_BLUE, dice, BOX.blue_die) for dice in (1, 3, 6)),
    *(roll(purposes.DUEL_RED, dice, BOX.red_die) for dice in (1, 4)),
    pick(purposes.ADVENTURE, list(BOX.adventure_copies)),
    pick(purposes.SOLO_HERO, [1, 0, 1, 1, 0]),
    pick(purposes.SOLO_TOKEN, [4 * 19, 4 * 8, 5 * 8, 2 * 8, 0, 1]),
)


@pytest.mark.parametrize("due", QUESTIONS, ids=lambda due: f"{PURPOSE_NAMES[due.purpose]}-{due.dice}")
def test_a_seed_answers_as_often_as_the_weights_say(due: Chance) -> None:
    seed = Seed.of(2026)
    fell = Counter(seed.answer(due, n, 0) for n in range(ROLLS))
    weights = dict(due.outcomes())
    assert set(fell) <= set(weights)
    for outcome, weight in weights.items():
        likely = weight / due.total()
        assert abs(fell[outcome] - ROLLS * likely) <= SIGMAS * sqrt(ROLLS * likely * (1 - likely)) + 1


@given(st.integers(0, 2**64), st.integers(0, 500), st.integers(1, 5), st.sampled_from(DICE))
def test_one_more_die_leaves_the_others_as_they_fell(number: int, n: int, dice: int, die: tuple[int, int, int]) -> None:
    seed = Seed.of(number)
    fewer = seed.answer(roll(purposes.DUEL_BLUE, dice, die), n, 0)
    more = seed.answer(roll(purposes.DUEL_BLUE, dice + 1, die), n, 0)
    assert more - fewer in (1, 16, 256)
    assert swords_of(more) >= swords_of(fewer)
    assert shields_of(more) >= shields_of(fewer)
    assert lilies_of(more) >= lilies_of(fewer)


@given(st.binary(min_size=1, max_size=64), st.integers(0, 500), st.integers(0, 3))
def test_the_same_question_gets_the_same_answer(secret: bytes, n: int, undos: int) -> None:
    due = pick(purposes.ADVENTURE, list(BOX.adventure_copies))
    assert Seed(secret).answer(due, n, undos) == Seed(secret).answer(due, n, undos)


def together(first: list[int], second: list[int], sides: int) -> float:
    """How far two streams of even picks are from being independent, in sigmas of their agreement."""
    agree = sum(a == b for a, b in zip(first, second, strict=True))
    likely = 1 / sides
    return abs(agree - len(first) * likely) / sqrt(len(first) * likely * (1 - likely))


@pytest.mark.parametrize("other", range(1, len(PURPOSE_NAMES)))
def test_streams_of_different_purposes_have_nothing_to_do_with_each_other(other: int) -> None:
    seed = Seed.of(7)
    first = [seed.answer(pick(0, [1] * 6), n, 0) for n in range(ROLLS)]
    second = [seed.answer(pick(other, [1] * 6), n, 0) for n in range(ROLLS)]
    assert together(first, second, 6) <= SIGMAS
    assert together(first[1:], second[:-1], 6) <= SIGMAS


def test_what_was_taken_back_does_not_fall_the_same_way_again() -> None:
    seed = Seed.of(7)
    streams = [[seed.answer(pick(0, [1] * 6), n, undos) for n in range(ROLLS)] for undos in range(3)]
    assert together(streams[0], streams[1], 6) <= SIGMAS
    assert together(streams[1], streams[2], 6) <= SIGMAS


def test_a_purpose_goes_its_own_way_however_often_the_others_are_asked() -> None:
    """Two games with one seed, played differently: the n-th question of a purpose has one answer."""
    seed = Seed.of(11)
    table = Table(some_setup(3, Random(3)), BOX)
    fell: dict[tuple[object, ...], int] = {}
    shared = 0
    for play in range(9):
        rng, game = Random(play), new_game(table)
        while not game.over:
            if not game.rolling:
                put(game, some_input(game, rng))
                continue
            due = game.chance()
            question = (due.purpose, game.s.rolls[due.purpose], due.dice, tuple(due.weights))
            outcome = answered(seed, game)
            shared += question in fell
            assert fell.setdefault(question, outcome) == outcome
            put(game, (LAND, due.purpose, outcome))
    assert shared > 300
