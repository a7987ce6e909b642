"""The coach tells a seat nothing that it may not know: a changed secret does not change one byte of its advice."""

from random import Random

import msgspec
import pytest

from mousquetaires.bots import seat_prompt
from mousquetaires.bots.belief.destinations import chosen_chances, policy_chances
from mousquetaires.bots.belief.paris_hand import taken_chances
from mousquetaires.bots.belief.treachery_hand import weights_of_hand
from mousquetaires.bots.coach import advise, milady_places
from mousquetaires.engine.ids import PLACES
from mousquetaires.engine.machine import Game
from mousquetaires.engine.view import observe
from mousquetaires.server.jobs.bot_workers import set_components
from mousquetaires.server.jobs.coach_worker import CoachRequest, advice_for, as_message
from tests.leaks.changed_secrets import twins
from tests.leaks.positions import some_game
from tests.seeds import SOAK
from tools.random_play import BOX, put, some_input

TRIES = 8
GAMES = 60 if SOAK else 4
Pair = tuple[Game, Game, int]  # a game, its twin, and a seat that is asked and can't tell them apart


def pairs(index: int) -> list[Pair]:
    """Twin worlds at some prompts of a random game."""
    rng = Random(index)
    game, found = some_game(index, bool(index % 2), rng), list[Pair]()
    for number in range(300):
        if game.over:
            break
        if number % 12 == 0 and game.asking:
            found += asked_twins(game.clone(), rng)
        put(game, some_input(game, rng))
    return found


def asked_twins(game: Game, rng: Random) -> list[Pair]:
    return [
        (game, twin.game, seat)
        for twin in twins(game, rng)
        for seat in game.prompt().asked
        if not twin.knows >> seat & 1 and twin.first is None
    ]


def advice(game: Game, seat: int) -> bytes:
    """The advice in a program that has kept nothing of another world."""
    for kept in (chosen_chances, policy_chances, taken_chances, weights_of_hand):
        kept.cache_clear()
    view = observe(game, seat)
    return msgspec.json.encode(as_message(advise(view, seat_prompt(game, view), TRIES)))


@pytest.mark.parametrize("index", range(GAMES))
def test_advice_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(index: int) -> None:
    compared = pairs(index)
    assert compared
    for game, twin, seat in compared:
        assert advice(game, seat) == advice(twin, seat)


def test_a_coach_that_knew_miladys_place_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself can fail: with a deliberate leak it does."""
    games = [pair for index in range(4) for pair in pairs(index) if pair[0].s.destination != pair[1].s.destination]
    game, twin, seat = next(pair for pair in games if observe(pair[0], pair[2]).hiding)
    answers = []
    for one in (game, twin):
        truth = tuple(float(place == one.s.destination) for place in range(PLACES))
        monkeypatch.setattr(milady_places, "public_chances", lambda _, truth=truth: truth)
        answers.append(advice(one, seat))
    assert answers[0] != answers[1]


def test_the_worker_gives_the_same_advice_from_what_is_sent_to_it() -> None:
    """Only the seat's observation goes to the worker process; it needs nothing else."""
    set_components(BOX)
    for game, _, seat in pairs(1)[:3]:
        view = observe(game, seat)
        setup = msgspec.json.encode(game.table.setup.to_json()).decode()
        request = CoachRequest(setup, BOX.digest, msgspec.json.decode(msgspec.json.encode(view.to_json())), TRIES)
        assert msgspec.json.encode(advice_for(request)) == advice(game, seat)
