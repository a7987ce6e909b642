"""Games, prompts and sessions can be looked at, copied, pickled; refusals say what would have been legal."""

import copy
import pickle
from collections.abc import Callable
from random import Random

import pytest

from mousquetaires.engine.actions import END, MOVE, make
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.ids import HERO_NAMES
from mousquetaires.engine.notation import to_text
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.reasons import Refused
from mousquetaires.engine.record import Session
from mousquetaires.engine.save_load import dump
from mousquetaires.engine.state import State
from tests.box import FIRST_BOX as BOX

WAYS: list[Callable[[Session], Session]] = [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
NAMES = ["copy", "deepcopy", "pickle"]


def played(inputs: int, players: int = 4) -> Session:
    """A session some way into a game of chance."""
    session = Session(usual_setup(players), BOX, Seed.of(11))
    go_on(session, inputs)
    return session


def go_on(session: Session, inputs: int) -> None:
    rng = Random(3)
    while len(session.inputs) < inputs and not session.game.over:
        prompt = session.game.prompt()
        session.act(prompt.first_seat, prompt.sample(rng))


def at(kind: str) -> Session:
    """A session at the first prompt of a kind."""
    session, rng = Session(usual_setup(4), BOX, Seed.of(11)), Random(3)
    while session.game.prompt().kind != kind:
        prompt = session.game.prompt()
        session.act(prompt.first_seat, prompt.sample(rng))
    return session


@pytest.mark.parametrize("way", WAYS, ids=NAMES)
def test_a_copied_session_goes_on_by_itself(way: Callable[[Session], Session]) -> None:
    session = played(150)
    before, record = dump(session.game), session.to_json()
    twin = way(session)
    assert (dump(twin.game), twin.to_json(), twin.standing) == (before, record, session.standing)
    go_on(twin, 300)
    assert (dump(session.game), session.to_json()) == (before, record)
    go_on(session, 300)
    assert session.to_json() == twin.to_json()


@pytest.mark.parametrize("inputs", range(1, 400, 23))
@pytest.mark.parametrize("way", WAYS, ids=NAMES)
def test_a_copied_game_asks_the_same_and_keeps_its_events(way: Callable[[Session], Session], inputs: int) -> None:
    session = played(inputs)
    game, twin = session.game, way(session).game
    assert [repr(event) for event in twin.events] == [repr(event) for event in game.events]
    assert (twin.waiting, repr(twin), repr(twin.stack)) == (game.waiting, repr(game), repr(game.stack))
    if game.asking:
        assert twin.prompt().options() == game.prompt().options()


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=NAMES)
def test_a_prompt_can_be_copied(way: Callable[[Prompt], Prompt]) -> None:
    prompt = played(60).game.prompt()
    twin = way(prompt)
    assert twin is not prompt
    assert (twin.kind, twin.seats, twin.hero, twin.number) == (prompt.kind, prompt.seats, prompt.hero, prompt.number)
    assert (twin.options(), twin.free(), twin.default()) == (prompt.options(), prompt.free(), prompt.default())


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=NAMES)
def test_a_state_can_be_copied(way: Callable[[State], State]) -> None:
    state = played(200).game.s
    twin = way(state)
    assert twin.dump() == state.dump()
    twin.hands[13] += 1
    assert twin.dump() != state.dump()


def test_mixed_dice_survive_pickling() -> None:
    seed = Seed.mixed(bytes(32), {0: bytes(16), 1: bytes(range(16))})
    twin = pickle.loads(pickle.dumps(seed))
    assert (twin.key, twin.nonces, twin.secret) == (seed.key, seed.nonces, seed.secret)
    assert repr(seed) == f"<Seed {seed.commitment()[:8]}>"


def test_everything_says_in_a_line_where_it_stands() -> None:
    session = at("musketeer_action")
    game = session.game
    prompt = game.prompt()
    where = f"turn 1, phase 2, {prompt!r}"
    assert (
        repr(prompt)
        == f"<Prompt {prompt.number} musketeer_action about {HERO_NAMES[prompt.hero]} for seat {prompt.seat}>"
    )
    assert repr(game) == f"<Game {where}>"
    assert repr(session) == f"<Session of 4, {len(session.inputs)} inputs, {where}>"
    assert repr(game.s).startswith("<State turn 1, phase 2: time 0, siege 0, honour ")


def test_a_game_says_for_which_chance_it_waits_and_how_it_ended() -> None:
    session = Session(usual_setup(4), BOX, None)
    assert repr(session.game) == "<Game turn 0, phase 0, chance treachery_draw>"
    over = played(100_000).game
    assert repr(over).startswith(f"<Game turn {over.s.turn}, phase {over.s.phase}, over: ")


def test_a_prompt_to_the_team_has_no_single_seat() -> None:
    prompt = at("next_musketeer").game.prompt()
    assert (prompt.asked, prompt.first_seat) == ((1, 2, 3), 1)
    with pytest.raises(ValueError, match=r"next_musketeer asks the seats 1, 2, 3"):
        _ = prompt.seat
    assert repr(prompt).endswith("next_musketeer for seats (1, 2, 3)>")


def test_a_refusal_says_what_was_tried_where_and_what_was_legal() -> None:
    game = at("musketeer_action").game
    prompt = game.prompt()
    with pytest.raises(Refused) as caught:
        game.act(prompt.seat, make(MOVE, 99))
    refused, message = caught.value, str(caught.value)
    assert refused.legal[0] == "end"
    assert refused.position == f"turn 1, phase 2, {prompt!r}"
    assert f"by seat {prompt.seat}: {refused.reason.key} ({refused.reason.rule})" in message
    assert f"at turn 1, phase 2, {prompt!r}; legal: end, " in message
    assert message.endswith(f" and {len(refused.legal) - 5} more")


def test_a_refusal_shows_a_seat_that_is_not_asked_nothing_of_the_others_options() -> None:
    game = at("destination").game
    with pytest.raises(Refused) as caught:
        game.act(1, END)
    free = tuple([to_text(action) for action in game.prompt().free()])
    assert (caught.value.legal, caught.value.reason.key) == (free, "reason-not-asked")


def test_a_refusal_of_a_composed_answer_names_one_that_is_legal() -> None:
    game = at("inn_tokens").game
    with pytest.raises(Refused) as caught:
        game.act(0, END)
    assert len(caught.value.legal) == 1
    assert caught.value.legal[0].startswith("assign ")
