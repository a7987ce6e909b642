"""A bot gets an observation and a prompt; neither leads to the game, and hidden things do not move it."""

import copy
import gc
import pickle
from collections.abc import Iterator
from random import Random
from types import FunctionType, ModuleType

import pytest

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.actions import PAY_BEGGARS, make
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.frames import Frame
from mousquetaires.engine.ids import ATHOS, CARDS, MILADY, NO_TOKEN, PARIS, QUARTERS, RICHELIEU, ROCHELLE
from mousquetaires.engine.machine import Game
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.state import State
from mousquetaires.engine.view import observe
from tests.bots.advice import face
from tests.box import FIRST_BOX as BOX
from tests.scene import scene

THE_GAME = (Game, State, Frame, Prompt, Seed)
NO_WAY_ON = (int, str, bytes, float, type(None), type, ModuleType)


def reachable(thing: object) -> Iterator[object]:
    """Everything a bot's code could get at from here, private attributes and closures included."""
    seen: set[int] = set()
    left = [thing]
    while left:
        one = left.pop()
        if id(one) in seen or isinstance(one, NO_WAY_ON):
            continue
        seen.add(id(one))
        yield one
        if isinstance(one, FunctionType):
            left += [one.__closure__, one.__defaults__, one.__kwdefaults__]  # its globals are only imports
        else:
            left += gc.get_referents(one)
            left += [getattr(one, name) for name in properties(type(one))]


def properties(kind: type) -> list[str]:
    return [name for name in dir(kind) if isinstance(getattr(kind, name, None), property)]


@pytest.mark.parametrize(("players", "milady"), [(5, True), (2, False)])
def test_nothing_leads_from_a_bots_hands_to_the_game(players: int, milady: bool) -> None:
    for game in prompts(players, milady, 60):
        view = observe(game, answering_seat(game.prompt(), game.table))
        prompt = seat_prompt(game, view)
        prompt.validate(-1)  # whatever it had to work out is not kept
        prompt.samples(Random(1), 2)
        assert not [thing for thing in reachable((view, prompt)) if isinstance(thing, THE_GAME)]


def test_the_walk_would_find_a_game() -> None:
    game = next(prompts(2, True, 1))

    class Leaky:
        __slots__ = ("_inner",)

        def __init__(self) -> None:
            self._inner = [{"game": game}]

    for leak in (Leaky(), game.prompt, lambda: game, [(game.prompt(),)]):
        assert any(isinstance(thing, State) for thing in reachable(leak))


def test_a_seat_prompt_can_be_copied_and_sent_to_another_process() -> None:
    prompt = face(scene().turn(ATHOS))
    for twin in (copy.copy(prompt), copy.deepcopy(prompt), pickle.loads(pickle.dumps(prompt))):
        assert twin is not prompt
        assert twin.view.to_json() == prompt.view.to_json()
        assert (twin.options, twin.free, twin.number) == (prompt.options, prompt.free, prompt.number)
        assert (twin.kind, twin.rule, twin.seat) == ("musketeer_action", "MUS-2", prompt.seat)
        assert twin.default() == prompt.default()
    assert repr(prompt).startswith("<SeatPrompt ")


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
        game.act(seat, player.choose(observe(game, seat), seat_prompt(game, observe(game, seat)), rng))


def other_world(game: Game, seat: int) -> Game:
    """The same game for this seat, with other secrets: Milady's place and cards, tokens, hands."""
    twin = game.clone()
    twin.own_state()
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
            bot(name).explain(observe(g, seat), seat_prompt(g, observe(g, seat)), Random(9)) for g in (game, twin)
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
        seat_prompt(table.g, observe(table.g, MILADY))


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
