"""The coach's numbers and reasons are true: another program derives all of them again."""

from collections.abc import Iterator
from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest

from mousquetaires.bots import SeatPrompt, bot, seat_prompt
from mousquetaires.bots.coach import advise
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import Observation, observe
from mousquetaires.server.jobs.coach_worker import as_message
from tests.bots.coach_checker import Checker, facts_of
from tests.bots.coach_tries import wrong_numbers
from tests.box import FIRST_BOX as BOX
from tests.seeds import SOAK, seeds
from tests.server.recorders import Stopwatch

TRIES = 24  # enough for each of sixteen answers; the full number is for players
ANSWERS = 1_000 if SOAK else 60
TABLES = ((2, True), (4, True), (6, True), (5, True), (3, True), (2, False), (1, False), (4, False))
Asked = tuple[Observation, SeatPrompt]


def positions(seed: int) -> Iterator[Asked]:
    """Prompts with a choice, from games of bots at all kinds of tables. One of five moves is made at random."""
    rng = Random(seed)
    while True:
        for players, milady in TABLES:
            yield from sampled(new_positions(players, milady, rng), rng)


def sampled(game: Iterator[Asked], rng: Random) -> Iterator[Asked]:
    return (asked for asked in game if asked[1].choices > 1 and rng.random() < 0.06)


def new_positions(players: int, milady: bool, rng: Random) -> Iterator[Asked]:
    game, dice, adept = new_game(Table(usual_setup(players, milady), BOX)), Seed.of(rng.getrandbits(31)), bot("adept")
    while not game.over:
        if game.rolling:
            chance = game.chance()
            game.land(dice.answer(chance, game.s.rolls[chance.purpose], 0))
            continue
        view = observe(game, answering_seat(game.prompt(), game.table))
        prompt = seat_prompt(game, view)
        yield view, prompt
        wild = rng.random() < 0.2 and prompt.listed
        game.act(view.viewer, prompt.sample(rng) if wild else adept.choose(view, prompt, rng))


def as_sent(view: Observation, prompt: SeatPrompt) -> dict[str, Any]:
    """The advice as a client gets it."""
    sent = msgspec.json.encode(as_message(advise(view, prompt, TRIES)))
    return dict(msgspec.json.decode(sent))


@pytest.mark.parametrize("seed", seeds(1625))
def test_no_number_and_no_reason_of_the_coach_is_false(seed: int) -> None:
    facts: set[str] = set()
    for _, (view, prompt) in zip(range(ANSWERS), positions(seed), strict=False):
        advice = as_sent(view, prompt)
        wrong = Checker(view).wrong(advice) + wrong_numbers(view, prompt, advice, TRIES)
        assert wrong == [], (prompt, wrong)
        facts |= {fact["key"] for fact in facts_of(advice)}
    assert len(facts) > (30 if SOAK else 15), sorted(facts)


def test_the_same_view_gives_the_same_advice() -> None:
    view, prompt = next(positions(3))
    assert as_sent(view, prompt) == as_sent(view, prompt)


CHANGED = ("percent", "wins", "wounded", "n", "own", "cards", "before", "lilies", "dice", "has", "most")


def with_a_false_number(advice: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Copies of an advice, each with one number of one fact changed by one."""
    for wrong in (advice["answers"], [{"facts": advice["losses"]}]):
        for one in wrong:
            for fact in one["facts"]:
                for name in set(CHANGED) & set(fact["values"]):
                    fact["values"][name] += 1
                    yield advice
                    fact["values"][name] -= 1


def test_a_fact_with_a_false_number_is_noticed() -> None:
    noticed = 0
    for _, (view, prompt) in zip(range(12), positions(5), strict=False):
        for changed in with_a_false_number(as_sent(view, prompt)):
            assert Checker(view).wrong(changed), changed
            noticed += 1
    assert noticed > 20


def test_a_fact_under_another_rule_is_noticed() -> None:
    noticed = set()
    for _, (view, prompt) in zip(range(12), positions(5), strict=False):
        advice = as_sent(view, prompt)
        for fact in facts_of(advice):
            fact["rule"], rule = "GOAL-1", fact["rule"]
            assert Checker(view).wrong(advice), fact
            fact["rule"] = rule
            noticed.add(fact["key"])
    assert len(noticed) > 10, noticed


def test_a_false_chance_is_noticed() -> None:
    view, prompt = next(positions(5))
    advice = as_sent(view, prompt)
    advice["answers"][0]["chance"] += 0.01
    assert wrong_numbers(view, prompt, advice, TRIES)


def test_advice_takes_less_than_two_seconds() -> None:
    took = []
    for _, (view, prompt) in zip(range(60 if SOAK else 1), positions(9), strict=False):
        watch = Stopwatch()
        advise(view, prompt)
        took.append(watch.seconds())
        watch.check(2.0)
    print(f"an answer of the coach: median {median(took):.2f} s, longest {max(took):.2f} s")
