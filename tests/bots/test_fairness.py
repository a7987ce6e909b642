"""A bot gets an observation and a prompt; neither leads to the game, and hidden things do not move it."""

from collections.abc import Iterator
from random import Random

import pytest

from mousquetaires.bots import SeatPrompt, bot
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.actions import PAY_BEGGARS, make
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.frames import Frame
from mousquetaires.engine.game import new_game
from mousquetaires.engine.ids import ATHOS, CARDS, MILADY, NO_TOKEN, PARIS, QUARTERS, RICHELIEU, ROCHELLE
from mousquetaires.engine.machine import Game
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.state import State
from mousquetaires.engine.view import observe
from tests.bots.advice import face
from tests.box import FIRST_BOX as BOX
from tests.scene import scene

THE_GAME = (Game, State, Frame, Prompt, Seed)


def reachable(thing: object, seen: set[int]) -> Iterator[object]:
    """Everything that public attributes, items and elements lead to."""
    if id(thing) in seen or callable(thing):
        return
    seen.add(id(thing))
    yield thing
    if isinstance(thing, (list, tuple, set, frozenset)):
        inside = list(thing)
    elif isinstance(thing, dict):
        inside = [*thing, *thing.values()]
    else:
        inside = []
    if not isinstance(thing, (int, str, bytes, float)):
        inside += [getattr(thing, name, None) for name in dir(thing) if not name.startswith("_")]
    for one in inside:
        yield from reachable(one, seen)


@pytest.mark.parametrize(("players", "milady"), [(5, True), (2, False)])
def test_nothing_public_leads_from_a_bots_hands_to_the_game(players: int, milady: bool) -> None:
    for game in prompts(players, milady, 60):
        seat = answering_seat(game.prompt(), game.table)
        given = (observe(game, seat), SeatPrompt(game.prompt(), seat))
        assert not [thing for thing in reachable(given, set()) if isinstance(thing, THE_GAME)]


def test_the_walk_would_find_a_game() -> None:
    class Leaky:
        def __init__(self) -> None:
            self.inner = [{"game": new_game(Table(usual_setup(2), BOX))}]

    assert any(isinstance(thing, Game) for thing in reachable(Leaky(), set()))


def prompts(players: int, milady: bool, most: int, name: str = "novice") -> Iterator[Game]:
    """A game of bots, stopped at each of its first prompts."""
    game = new_game(Table(usual_setup(players, milady), BOX))
    fate, rng, player = Seed.of(5), Random(5), bot(name)
    while most and not game.over:
        if game.rolling:
            chance = game.chance()
            game.land(fate.answer(chance, game.s.rolls[chance.purpose], 0))
            continue
        yield game
        most -= 1
        seat = answering_seat(game.prompt(), game.table)
        game.act(seat, player.choose(observe(game, seat), SeatPrompt(game.prompt(), seat), rng))


def other_world(game: Game, seat: int) -> Game:
    """The same game for this seat, with other secrets: Milady's place and cards, tokens, hands."""
    twin = game.clone()
    s = twin.s
    if seat != MILADY and s.destination >= 0 and not s.shown:
        s.destination = next(p for p in (RICHELIEU, QUARTERS, ROCHELLE) if p != s.destination)
    if seat != MILADY:
        s.treachery_hand, s.treachery_deck = s.treachery_hand[::-1], s.treachery_deck[::-1]
        hidden = [x for x in range(12) if s.spaces[x] != NO_TOKEN and not s.face_up >> x & 1]
        for space, token in zip(hidden, [s.spaces[x] for x in reversed(hidden)], strict=True):
            s.spaces[space] = token
    for other in twin.table.seats:
        if other != seat:
            first = other * CARDS
            s.hands[first : first + CARDS] = s.hands[first : first + CARDS][::-1]
    return twin


@pytest.mark.parametrize(("name", "players"), [("random", 5), ("novice", 5), ("adept", 5), ("adept", 3)])
def test_a_bot_plays_the_same_whatever_it_cannot_see_and_says_the_same_of_it(name: str, players: int) -> None:
    differed = 0
    for game in prompts(players, True, 250, name):
        seat = answering_seat(game.prompt(), game.table)
        twin = other_world(game, seat)
        differed += twin.s.dump() != game.s.dump()
        one, other = [
            bot(name).explain(observe(g, seat), SeatPrompt(g.prompt(), seat), Random(9)) for g in (game, twin)
        ]
        assert one.action == other.action, (game.prompt().kind, game.stack)
        assert repr(one.reasons) == repr(other.reasons), (game.prompt().kind, game.stack)
    assert differed > 100


def test_a_bot_owns_its_lists() -> None:
    table = scene().turn(ATHOS)
    prompt = face(table)
    before = table.options
    prompt.options.clear()
    prompt.free.append(0)
    assert table.options == before
    assert face(table).options


def test_a_seat_that_is_not_asked_gets_no_prompt() -> None:
    table = scene().turn(ATHOS)
    with pytest.raises(ValueError, match="not asked"):
        SeatPrompt(table.g.prompt(), MILADY)


def test_free_actions_are_for_the_musketeers_only() -> None:
    alms = make(PAY_BEGGARS, PARIS)
    table = scene().trap("beggars", "paris").turn(ATHOS)
    assert face(table).free == [alms]
    assert face(table).validate(alms) is None
    table = scene().trap("beggars", "paris").phase("milady").settle()
    prompt = face(table)
    assert (prompt.seat, prompt.free) == (MILADY, [])
    assert prompt.validate(alms) is not None


def test_a_prompt_says_what_it_is_about() -> None:
    prompt = face(scene().turn(ATHOS))
    assert (prompt.kind, prompt.hero, prompt.rule, prompt.shape, prompt.listed) == (
        "musketeer_action", ATHOS, "MUS-2", "choose", True,
    )  # fmt: skip
    assert prompt.default() == prompt.options[0]
    assert prompt.sample(Random(1)) in prompt.options
    assert prompt.validate(-1) is not None
    assert prompt.choices == len(prompt.options)
